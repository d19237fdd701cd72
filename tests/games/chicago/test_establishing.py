"""Section 3.2: establishing a company, in setup and in a Stock turn."""

from __future__ import annotations

import pytest

from printed import BASE, SPECIAL
from table import Table, new_game, rule, table


def setup_table(**config: object) -> Table:
    """Two players; ann is the starting player, so bob establishes first."""
    t = new_game(b"", players=2, **config)
    while t.awaited == ["chance"]:
        t.chance(**t.legal("chance")[0])
    assert t.awaited == ["bob"]
    return t


@rule("EST-1", "Q-124")
def test_est1_only_a_company_of_this_game_never_established_before():
    companies = {"libby": {"director": 1, "value": 50}, "swift": {"status": "closed"}}
    t = table(2, companies=companies, special_companies=["schwinn"])
    for company, status in {"libby": "open", "swift": "closed", "florsheim": "absent"}.items():
        r = t.refusal("ann", do="found", company=company, value="35")
        assert (r.code, r.rule) == ("company-not-available", "EST-1")
        assert r.facts == {"company": company, "status": status}
    assert t.can("ann", do="found", company="schwinn", value="35")
    t = setup_table()
    t.play("bob", do="found", company="libby", value="40")
    assert not t.can("ann", do="found", company="libby", value="40")


@rule("EST-1", "EST-4")
def test_est1_only_if_the_player_can_pay():
    t = table(2, cash=[104, 500])
    assert t.legal("ann", "found") == []
    r = t.refusal("ann", do="found", company="libby", value="35")
    assert (r.code, r.rule, r.facts) == ("value-too-high", "EST-4", {"have": 104, "cost": 105})
    assert table(2, cash=[105, 500]).can("ann", do="found", company="libby", value="35")


@rule("EST-2", "EST-12")
def test_est2_in_setup_exactly_one_company_each():
    t = setup_table()
    t.play("bob", do="found", company="libby", value="35")
    t.play("ann", do="found", company="swift", value="35")
    assert t.asked == "stock_turn"
    established = [c for c, facts in t.position["companies"].items() if facts["status"] == "open"]
    assert established == ["libby", "swift"]


@rule("EST-2")
def test_est2_afterwards_it_is_the_purchase_of_a_stock_turn():
    t = table(2, companies={"swift": {"director": 1, "value": 35}})
    t.play("ann", do="found", company="libby", value="35")
    assert t.awaited == ["bob"]  # one purchase ends the turn
    t.play("bob", do="pass")
    assert t.can("ann", do="found", company="anglo", value="35")


@rule("EST-2")
@pytest.mark.parametrize(("phase", "asked"), [("action", "action_turn"), ("operating", "sales")])
def test_est2_not_in_other_phases(phase: str, asked: str):
    companies = {"swift": {"director": 0, "value": 35, "goods": 1}}
    t = table(2, phase=phase, companies=companies, initiative=[0, 1])
    r = t.refusal("ann", do="found", company="libby", value="35")
    assert (r.code, r.facts) == ("not-now", {"step": asked})


@rule("EST-3", "EST-4", "COMP-8")
@pytest.mark.parametrize(
    "value", [35, pytest.param(40, marks=rule("EX-2")), pytest.param(50, marks=rule("EX-1")), 60]
)
def test_est3_and_4_three_times_the_value_goes_into_the_treasury(value: int):
    t = table(2, cash=[3 * value, 0])
    t.play("ann", do="found", company="elgin", value=str(value))
    assert (t.cash("ann"), t.treasury("elgin"), t.value("elgin")) == (0, 3 * value, value)
    assert t.appeal("elgin") == 2
    assert t.told("paid") == [("seat_0", "elgin", 3 * value, "founding")]
    assert t.company("elgin")["director"] == 0
    t = table(2, cash=[3 * value - 1, 0])
    r = t.refusal("ann", do="found", company="elgin", value=str(value))
    assert (r.code, r.rule) == ("value-too-high", "EST-4")
    assert r.facts == {"have": 3 * value - 1, "cost": 3 * value}


@rule("EST-5", "Q-92", "Q-170")
def test_est5_a_new_marker_goes_under_every_marker_on_its_space():
    """Elgin, then Anglo start on 2, where ann's Libby already is: each goes under the others."""
    t = table(2, companies={"libby": {"director": 0, "value": 50, "appeal": 2}})
    t.play("ann", do="found", company="elgin", value="35")
    t.play("bob", do="found", company="anglo", value="35")
    heights = {name: t.company(name)["height"] for name in ("libby", "elgin", "anglo")}
    assert heights == {"libby": 2, "elgin": 1, "anglo": 0}


@rule("EST-5", "Q-170")
def test_est5_the_earlier_company_operates_first():
    t = table(2, cash=[200, 200], decade=1)
    t.play("ann", do="found", company="swift", value="35")
    t.play("bob", do="found", company="fairbank", value="35")
    operated = []
    while t.phase != "cleanup" and len(operated) < 2:
        name = t.awaited[0]
        move = t.legal(name)[0]
        if t.asked == "action_turn":
            fund = {"do": "use_building", "space": "fundraising_40"}
            move = next(m for m in t.legal(name) if {**m, **fund} == m)
        t.play(name, **move)
        operated += [e["company"] for e in t.events("operating_began")]
    assert operated == ["swift", "fairbank"]


@rule("EST-6")
@pytest.mark.parametrize("company", ["swift", "fairbank"])
def test_est6_no_bonus_for_the_starting_space(company: str):
    """Both start on 3, the Worker."""
    t = table(2)
    t.play("ann", do="found", company=company, value="35")
    assert t.appeal(company) == 3
    assert t.events("appeal_bonus") == []
    assert t.treasury(company) == 105
    assert t.workers(company) == [0, 0]
    assert t.awaited == ["bob"]


@rule("EST-6")
def test_est6_a_space_below_the_starting_space_gives_nothing_later():
    """Swift moves from 3 to 4: the Worker of 3 was not received at the start and doesn't come
    later."""
    companies = {"swift": {"director": 0, "value": 50, "treasury": 100}}
    t = table(2, phase="action", companies=companies, initiative=[0, 1])
    t.use("ann", "advertising", "swift")
    assert (t.appeal("swift"), t.treasury("swift")) == (4, 80)
    assert t.events("appeal_bonus") == []


@rule("EST-7", "COMP-19")
def test_est7_automation_tokens_on_every_automation_space():
    t = table(2)
    t.play("ann", do="found", company="henderson", value="35")
    assert [(e["factory"], e["count"]) for e in t.events("tokens_placed")] == [
        ("1", 1),
        ("2", 2),
        ("3", 1),
    ]
    assert [f["automated"] for f in t.company("henderson")["factories"]] == [0, 0, 0]


@rule("EST-8", "COMP-5", "COMP-6", "COMP-7", "COMP-4", "TERM-2", "CERT-1", "CERT-2")
@pytest.mark.parametrize("company", BASE + SPECIAL)
def test_est8_seven_certificates_of_ten_shares(company: str):
    t = table(2, special_companies=SPECIAL)
    t.play("ann", do="found", company=company, value="35")
    facts = t.company(company)
    assert (facts["director"], facts["preferred"]) == (0, "treasury")
    assert facts["common"] == {"treasury": 5}
    certificates = [("common", 35), ("preferred", 70)]
    for certificate, price in certificates:  # what each is worth in shares
        bought = table(
            2,
            cash=[500, price],
            special_companies=SPECIAL,
            priority=1,
            companies={company: {"director": 0, "value": 35}},
        )
        bought.buy("bob", company, certificate)
        assert bought.cash("bob") == 0


@rule("EST-9")
@pytest.mark.parametrize("company", BASE)
def test_est9_no_staff_no_resources_no_goods_no_assets(company: str):
    t = table(2)
    t.play("ann", do="found", company=company, value="35")
    facts = t.company(company)
    for factory in facts["factories"]:
        assert factory == {"workers": 0, "automated": 0, "managers": 0}
    assert (facts["salespeople"], facts["goods"], facts["bonus_goods"]) == (0, 0, 0)
    assert t.resources(company) == {}
    assert (facts["assets"], facts["exhausted"]) == ([], [])


@rule("EST-10")
def test_est10_a_waiting_reserved_partner_goes_onto_the_new_company():
    t = table(2, people={"ann": {"reserved_partner": "waiting"}})
    t.play("ann", do="found", company="libby", value="35")
    assert t.player("ann")["reserved_partner"] == "libby"
    moved = [(e["seat"], e["origin"], e["target"]) for e in t.events("partner_moved")]
    assert moved == [(0, "waiting", "libby")]
    t.play("bob", do="found", company="swift", value="35")  # bob has already gained his
    assert t.player("bob")["reserved_partner"] == "gained"
    t.play("ann", do="found", company="anglo", value="35")  # only the next company gets it
    assert t.player("ann")["reserved_partner"] == "libby"


@rule("EST-12")
def test_est12_no_limit_on_how_many_companies_a_player_directs():
    t = table(2, cash=[5000, 0])
    for company in BASE[:9]:
        t.play("ann", do="found", company=company, value="35")
        t.play("bob", do="pass")
    assert all(t.company(name)["director"] == 0 for name in BASE[:9])
    assert t.can("ann", do="found", company=BASE[9], value="35")


@rule("EX-3", "SETUP-13", "DATA-13")
def test_ex3_jen_establishes_libby_at_40_in_setup():
    t = setup_table()
    t.play("bob", do="found", company="libby", value="40")
    facts = t.company("libby")
    assert (t.cash("bob"), facts["treasury"], facts["value"]) == (55, 120, 40)
    assert (facts["director"], facts["preferred"]) == (1, "treasury")
    assert facts["common"] == {"treasury": 5}
    assert [(e["factory"], e["count"]) for e in t.events("tokens_placed")] == [("1", 2), ("2", 2)]
    assert facts["appeal"] == 1
    assert t.player("bob")["reserved_partner"] == "libby"


@rule("EX-4", "EST-4")
def test_ex4_60_is_out_of_reach_in_setup():
    t = setup_table()
    r = t.refusal("bob", do="found", company="libby", value="60")
    assert (r.code, r.rule, r.facts) == ("value-too-high", "EST-4", {"have": 175, "cost": 180})
    values = {move["value"] for move in t.legal("bob", "found")}
    assert values == {"35", "40", "50"}
