"""Section 8.6: extra dividends (ACT-40 to ACT-44)."""

from __future__ import annotations

from typing import Any

import pytest

from printed import ready
from table import Table, rule, table, using

SPACES = {"extra_dividends": 100, "III-13": 150, "III-14": 200, "III-15": 250, "III-16": 300}
QUIET = ("done", "pass", "withhold", "decline")


def acting(space: str = "extra_dividends", players: int = 4, **swift: Any) -> Table:
    """Ann directs Swift; the Building, if there is one, is Bob's. Decade 4."""
    names = {"swift": 0, "libby": 1, "elgin": 2, "doggett": 3}
    companies = {
        name: {"director": seat, "value": 40} for name, seat in names.items() if seat < players
    }
    companies["swift"] = {"director": 0, "value": 100, "treasury": 1000, **swift}
    last = space if space in SPACES and space.startswith("III") else "III-5"
    row = [{"building": b} for b in ("I-6", "II-6", "II-8", last)]
    return table(
        players, phase="action", decade=4, companies=companies, people={"bob": {"row": row}}
    )


def paid(t: Table) -> list[tuple[str, str, int]]:
    reasons = ("extra_dividends",)
    return [
        (e["payer"], e["payee"], e["amount"]) for e in t.events("paid") if e["reason"] in reasons
    ]


@rule("ACT-40", "ACT-42", "Q-73")
@pytest.mark.parametrize(("space", "amount"), list(SPACES.items()))
def test_act42_players_and_pool_are_paid_per_share_treasury_shares_stay(space, amount):
    t = acting(space, preferred="seat_1", common={"seat_0": 1, "seat_2": 1, "bank_pool": 2})
    t.use("ann", space, "swift")
    per_share = amount // 10
    assert paid(t) == [
        ("swift", "seat_0", 4 * per_share),
        ("swift", "seat_1", 2 * per_share),
        ("swift", "seat_2", per_share),
        ("swift", "bank", 2 * per_share),
    ]
    assert t.cash("ann") == 500 + 4 * per_share
    assert t.cash("cat") == 500 + per_share
    assert t.cash("dan") == 500
    assert t.treasury("swift") == 1000 - 9 * per_share  # one share is its own


@rule("DX-14", "ACT-40", "ACT-42", "ACT-43")
def test_dx14_at_50_the_bank_building_gives_two_steps():
    t = acting(players=2, value=50, treasury=100).use("ann", "extra_dividends", "swift")
    assert t.value("swift") == 80
    assert t.cash("ann") == 530
    assert t.treasury("swift") == 70


@rule("EX-20", "ACT-40")
def test_ex20_250_is_25_per_share_and_the_bank_pays_the_owner_50():
    t = acting("III-15", players=3, treasury=250, common={"seat_2": 2})
    t.use("ann", "III-15", "swift")
    assert (t.cash("ann"), t.cash("bob"), t.cash("cat")) == (575, 550, 550)
    assert t.treasury("swift") == 250 - 5 * 25


@rule("ACT-41", "Q-72")
@pytest.mark.parametrize(("space", "amount"), list(SPACES.items()))
def test_q72_the_full_amount_must_be_in_the_treasury(space, amount):
    t = acting(space, treasury=amount - 1)  # only 3 shares are out, so 0.3 D would leave
    r = t.refusal("ann", **using(space, "swift"))
    assert (r.code, r.rule) == ("dividend-short", "ACT-41")
    assert r.facts == {"company": "swift", "have": amount - 1, "cost": amount}
    t = acting(space, treasury=amount).use("ann", space, "swift")
    assert t.treasury("swift") == amount - 3 * amount // 10


@rule("ACT-41", "ACT-42")
def test_act42_nothing_is_left_when_no_share_is_in_the_treasury():
    shares = {"seat_0": 3, "seat_1": 1, "bank_pool": 1}
    t = acting(treasury=100, preferred="seat_2", common=shares)
    t.use("ann", "extra_dividends", "swift")
    assert t.treasury("swift") == 0
    assert (t.cash("ann"), t.cash("bob"), t.cash("cat")) == (560, 510, 520)


@rule("ACT-43")
@pytest.mark.parametrize(
    ("space", "value", "after"),
    [
        ("extra_dividends", 120, 120),  # 100 < v: no step
        ("extra_dividends", 100, 120),  # v <= 100 < 2v: one step
        ("extra_dividends", 60, 80),
        ("extra_dividends", 50, 80),  # 2v: two steps
        ("extra_dividends", 10, 20),  # never three at $50 or less
        ("III-13", 80, 100),
        ("III-13", 60, 100),
        ("III-14", 60, 120),  # 3v from $60 up: three steps
        ("III-14", 50, 80),
        ("III-15", 80, 140),
        ("III-15", 250, 280),
        ("III-15", 280, 280),
        ("III-16", 100, 160),
        ("III-16", 140, 190),
        ("III-16", 400, 400),
    ],
)
def test_act43_the_stock_value_moves_as_for_revenue_of_that_amount(space, value, after):
    t = acting(space, value=value).use("ann", space, "swift")
    assert t.value("swift") == after
    expected = []
    if value != after:
        cause = "extra_dividends"
        expected = [
            {"event": "stock_moved", "company": "swift", "old": value, "new": after, "cause": cause}
        ]
    assert t.events("stock_moved") == expected


@rule("ACT-43")
def test_act43_the_value_moves_by_the_whole_amount_after_the_payment():
    t = acting(value=50).use("ann", "extra_dividends", "swift")
    kinds = [e["event"] for e in t.events()]
    assert kinds.index("paid") < kinds.index("stock_moved")


@rule("Q-74", "Q-191", "ACT-43", "CLOSE-9")
@pytest.mark.parametrize("space", list(SPACES))
def test_q74_a_company_in_closed_rises_one_step_to_10(space):
    t = acting(space, value=0).use("ann", space, "swift")
    assert t.value("swift") == 10
    assert t.cash("ann") == 500 + 3 * SPACES[space] // 10


@rule("ACT-44", "OPS-41")
def test_act44_extra_dividends_do_not_replace_the_operating_turns_decision():
    t = acting(players=2, value=100, goods=0).use("ann", "extra_dividends", "swift")
    assert t.value("swift") == 120
    heard = []
    while t.phase in ("action", "operating") and t.decade == 4:
        name = t.awaited[0]
        legal = t.legal(name)
        assert "pay_dividends" not in [m["do"] for m in legal]
        quiet = [m for m in legal if m["do"] in QUIET or m.get("space") == "fundraising_40"]
        t.play(name, **quiet[0])
        heard += t.events("earnings_withheld")
    # it operates as usual, and without a run and a sale it must withhold
    assert {"event": "earnings_withheld", "company": "swift", "revenue": 0} in heard
    assert t.value("swift") == 100


@rule("ACT-44")
def test_act44_extra_dividends_may_be_paid_more_than_once_and_still_be_followed_by_dividends():
    cracker_jack = {"director": 0, "value": 60, "treasury": 400, **ready("cracker_jack")}
    companies = {"cracker_jack": cracker_jack, "libby": {"director": 1, "value": 40}}
    demand = {"food_and_dairy.bonus_50": {"tile": "4-1"}}
    t = table(2, phase="action", companies=companies, board={"demand": demand})
    for _ in range(2):
        t.use("ann", "extra_dividends", "cracker_jack")
        t.use("bob", "fundraising_40", "libby")
    assert t.value("cracker_jack") == 100
    while not t.legal("ann", "pay_dividends"):
        name = t.awaited[0]
        wanted = ("run_factory", "sell_good", "done", "withhold")
        legal = t.legal(name)
        choice = [m for kind in wanted for m in legal if m["do"] == kind]
        choice += [m for m in legal if m.get("space") == "fundraising_40"]
        t.play(name, **choice[0])
    before = t.cash("ann")
    t.play("ann", do="pay_dividends")
    assert t.cash("ann") == before + 3 * 6  # two Goods at $30: $6 per share
    assert t.value("cracker_jack") == 100  # $60 alone counts, not $160
