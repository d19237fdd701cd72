"""Section 4.2: money."""

from __future__ import annotations

import pytest

from table import rule, table, using

LIBBY = {"libby": {"director": 1, "value": 40, "treasury": 500}}


@rule("MONEY-1", "MONEY-3")
def test_money1_a_company_pays_from_its_treasury_and_its_director_keeps_the_cash():
    companies = {
        "swift": {"director": 0, "value": 100, "treasury": 100},
        "elgin": {"director": 0, "value": 100, "treasury": 100},
        **LIBBY,
    }
    t = table(2, phase="action", cash=[500, 500], companies=companies)
    t.use("ann", "hire_manager", "swift")
    t.play("ann", do="put_manager", factory="1")
    assert (t.treasury("swift"), t.treasury("elgin"), t.cash("ann")) == (40, 100, 500)


@rule("MONEY-2")
def test_money2_a_certificate_from_the_treasury_is_paid_from_personal_funds():
    companies = {"swift": {"director": 0, "value": 100, "treasury": 900}}
    t = table(2, cash=[99, 500], companies=companies)
    common = {"company": "swift", "certificate": "common", "source": "treasury"}
    r = t.refusal("ann", do="buy_certificate", **common)
    assert (r.code, r.facts) == ("funds-short", {"have": 99, "cost": 100})
    t.play("ann", do="pass")
    t.play("bob", do="buy_certificate", **common)
    assert (t.cash("bob"), t.treasury("swift")) == (400, 1000)


@rule("MONEY-3", "MONEY-4", "Q-54", "ACT-11")
@pytest.mark.parametrize(
    ("space", "cost", "why"),
    [
        ("advertising", 20, ("treasury-short", "MONEY-4")),
        ("hire_manager", 60, ("treasury-short", "MONEY-4")),
        ("hire_salesperson", 70, ("treasury-short", "MONEY-4")),
        ("job_market", 40, ("worker-too-dear", "ACT-21")),
        ("extra_dividends", 100, ("dividend-short", "ACT-41")),
        ("I-12", 40, ("treasury-short", "MONEY-4")),  # automate one Worker, from her own row
        ("I-8", 30, ("treasury-short", "MONEY-4")),  # Appeal +2, from bob's row
    ],
)
def test_money4_an_action_must_be_paid_in_full_by_the_acting_company(space, cost, why):
    def poor(treasury):
        companies = {
            "swift": {
                "director": 0,
                "value": 100,
                "treasury": treasury,
                "factories": [{"workers": 1}],
            },
            "elgin": {"director": 0, "value": 100, "treasury": 900},
            **LIBBY,
        }
        rows = {"ann": {"row": [{"building": "I-12"}]}, "bob": {"row": [{"building": "I-8"}]}}
        return table(2, phase="action", cash=[900, 900], companies=companies, people=rows)

    r = poor(cost - 1).refusal("ann", **using(space, "swift"))
    assert (r.code, r.rule) == why
    assert r.facts == {"company": "swift", "have": cost - 1, "cost": cost}
    assert poor(cost).can("ann", **using(space, "swift"))


@rule("MONEY-3", "MONEY-4")
def test_money3_only_the_operating_company_pays_for_cubes():
    companies = {
        "swift": {"director": 0, "value": 100, "treasury": 29, "appeal": 4},
        "elgin": {"director": 0, "value": 100, "treasury": 900},
    }
    chain = {"30": {"coal": 1}, "20": {"coal": 1}, "10": {"coal": 1}}
    t = table(2, phase="operating", companies=companies, board={"chain": chain})
    r = t.refusal("ann", do="buy_cube", price="30", resource="coal")
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "swift", "have": 29, "cost": 30}
    t.buy_cubes("20 coal")
    # $9 buy nothing more: Swift's turn runs to its end, and Elgin's begins
    assert t.told("operating_began") == [("elgin", 0)]
    assert (t.treasury("swift"), t.treasury("elgin"), t.cash("ann")) == (9, 900, 500)


@rule("MONEY-6", "Q-2", "COMP-23", "COMP-25")
def test_money6_the_bank_pays_even_beyond_the_money_in_the_box():
    companies = {
        "swift": {"director": 0, "value": 400, "treasury": 25_840, "common": {"seat_1": 1}}
    }
    t = table(2, phase="action", cash=[25_840, 25_840], companies=companies)
    t.use("ann", "fundraising_40", "swift")
    assert t.treasury("swift") == 25_880
    t = table(2, phase="stock", cash=[25_840, 25_840], companies=companies, priority=1)
    t.sell("bob", "swift common")
    assert t.cash("bob") == 26_240


@rule("MONEY-7")
@pytest.mark.parametrize("phase", ["stock", "action", "operating"])
def test_money7_no_move_lends_gives_or_trades_between_players_or_companies(phase):
    companies = {
        "swift": {"director": 0, "value": 100, "treasury": 0, "resources": {"coal": 4}, "goods": 3},
        "elgin": {"director": 0, "value": 100, "treasury": 900},
        **LIBBY,
    }
    board = {"haymarket": {"wood": 1}, "chain": {"10": {"wood": 1}}}
    t = table(2, phase=phase, companies=companies, board=board)
    kinds = {move["do"] for move in t.legal("ann")}
    assert kinds <= {
        "pass",
        "done",
        "found",
        "buy_certificate",
        "use_building",
        "trade",
        "buy_cube",
    }
    # a trade is with Haymarket, for one company
    for move in t.legal("ann", do="trade"):
        assert move == {"do": "trade", "company": "swift", "give": "coal", "take": "wood"}
