"""Section 9.4, OPS-30 to OPS-33: Bonus Goods, the reserved Partner, and what is not production."""

from __future__ import annotations

from printed import ready
from table import Table, rule, table, using

LIBBY = {"director": 0, "value": 40, **ready("libby", 2)}


def producer(libby: dict[str, object], **words: object) -> Table:
    """Ann's Libby at the start of production."""
    words = {"seed": None, **words}
    t = table(phase="operating", companies={"libby": {**LIBBY, **libby}}, **words)
    return t.upto("production")


def raise_funds(t: Table, company: str) -> Table:
    """Ann's other Partners all raise funds."""
    while t.asked == "action_turn":
        move = using("fundraising_40", company)
        t.play("ann", **(move if t.can("ann", **move) else {"do": "done"}))
    return t


@rule("EX-32", "OPS-22", "OPS-24", "OPS-31", "OPS-32")
def test_ex32_libbys_whole_production():
    t = table(
        phase="operating",
        companies={
            "libby": {
                "director": 0,
                "value": 40,
                "appeal": 1,
                "bonus_goods": 1,
                "resources": {"steel": 2, "livestock": 3},
                "factories": [{"automated": 2, "managers": 1}, {"workers": 2}],
            }
        },
        board={"haymarket": {"coal": 1}},
        people={"ann": {"reserved_partner": "libby"}},
        seed=None,
    )
    t.upto("production")
    t.run(1)
    assert (t.goods("libby"), t.appeal("libby")) == (4, 2)
    t.take("ann", "coal")
    assert t.resources("libby") == {"steel": 1, "livestock": 2, "coal": 1}
    assert t.player("ann")["reserved_partner"] == "libby"
    t.run(2)
    assert t.asked == "sales"
    assert t.goods("libby") == 4 + 3 + 1
    assert t.player("ann")["reserved_partner"] == "gained"


@rule("OPS-30", "Q-100")
def test_q100_bonus_goods_come_before_the_reserved_partner():
    t = producer({"bonus_goods": 2}, people={"ann": {"reserved_partner": "libby"}})
    t.run(1, 2)
    heard = t.events()
    good = heard.index({"event": "goods_moved", "origin": "supply", "target": "libby", "count": 2})
    partner = heard.index(
        {"event": "partner_moved", "seat": 0, "origin": "libby", "target": "hand"}
    )
    assert good < partner


@rule("OPS-30", "OPS-31", "Q-101", "Q-178")
def test_q178_production_ends_when_the_director_ends_it_and_a_token_gained_before_counts():
    t = producer(
        {"appeal": 9, "assets": ["brand_recognition"]},
        people={"ann": {"reserved_partner": "libby"}},
    )
    t.run(1, 2)
    assert t.asked == "production"
    assert t.player("ann")["reserved_partner"] == "libby"
    t.activate("ann", "brand_recognition")  # to Appeal 11
    t.play("ann", do="take_bonus")
    assert t.company("libby")["bonus_goods"] == 1
    assert t.asked == "sales"  # nothing is left to do in production
    assert t.goods("libby") == 3 + 3 + 1
    assert t.player("ann")["reserved_partner"] == "gained"


@rule("OPS-31", "Q-101")
def test_q101_a_token_gained_by_a_manager_in_production_counts_this_turn():
    t = producer({"appeal": 10, "factories": [{"workers": 2, "managers": 1}, {}]})
    t.run(1).play("ann", do="take_bonus")
    t.take("ann", "steel")
    t.upto("sales")
    assert t.company("libby")["bonus_goods"] == 1
    assert t.goods("libby") == 3 + 1


@rule("OPS-31", "Q-101")
def test_q101_a_token_gained_after_production_makes_no_good_this_turn():
    t = producer({"appeal": 9, "assets": ["brand_recognition"]})
    t.run(1)
    t.upto("sales")
    t.activate("ann", "brand_recognition").play("ann", do="take_bonus")
    assert t.company("libby")["bonus_goods"] == 1
    assert t.goods("libby") == 3
    t.play("ann", do="done")
    assert t.goods("libby") == 3


@rule("OPS-31")
def test_ops31_each_token_makes_one_good_even_if_no_factory_ran():
    t = producer({"bonus_goods": 3, "goods": 1})
    t.play("ann", do="done")
    assert t.told("goods_moved") == [("supply", "libby", 3)]
    assert (t.goods("libby"), t.company("libby")["bonus_goods"]) == (4, 3)


@rule("OPS-32", "Q-165")
def test_q165_the_reserved_partner_is_gained_without_asking():
    t = producer({}, people={"ann": {"reserved_partner": "libby"}})
    before = t.player("ann")["partners"]
    t.run(1, 2)
    assert t.asked == "sales"
    assert t.told("partner_moved") == [(0, "libby", "hand")]
    assert t.player("ann")["reserved_partner"] == "gained"
    assert t.player("ann")["partners"] == before + 1


@rule("OPS-32", "Q-164")
def test_q164_the_reserved_partner_needs_all_factories_in_the_same_turn():
    t = producer(
        {"resources": {"steel": 3, "livestock": 4}},
        people={"ann": {"reserved_partner": "libby", "partners": 2}},
        seed="00",
    )
    t.run(1)
    t.upto("sales")
    assert t.player("ann")["reserved_partner"] == "libby"
    t.drift(2, "operating")
    t.run(1)  # the second run, but again of the first factory only
    t.upto("sales")
    assert t.player("ann")["reserved_partner"] == "libby"


@rule("OPS-32")
def test_ops32_the_gained_partner_acts_in_the_next_action_phase():
    t = producer({}, people={"ann": {"reserved_partner": "libby"}}, seed="00")
    t.run(1, 2)
    t.drift(2, "action")
    assert t.player("ann")["partners"] == 3
    for _ in range(3):
        assert (t.awaited, t.phase) == (["ann"], "action")
        t.use("ann", "fundraising_40", "libby")
        while t.asked == "action_turn" and t.can("ann", do="done"):
            t.play("ann", do="done")
    assert t.phase == "operating"


@rule("OPS-32")
def test_ops32_another_company_of_the_same_director_does_not_unlock_the_partner():
    t = table(
        phase="operating",
        companies={
            "libby": {**LIBBY, "appeal": 9},
            "swift": {"director": 0, "value": 40},
            "elgin": {"director": 1, "value": 40},
        },
        people={"ann": {"reserved_partner": "swift"}, "bob": {"reserved_partner": "elgin"}},
        seed=None,
    )
    t.run(1, 2)
    assert t.player("ann")["reserved_partner"] == "swift"
    assert t.player("bob")["reserved_partner"] == "elgin"
    assert t.events("partner_moved") == []


@rule("Q-102", "OPS-41", "TERM-15")
def test_q102_bonus_good_tokens_are_not_factory_production():
    t = producer({"bonus_goods": 2, "assets": ["mail_order_catalog"]})
    t.sell_goods("bonus_20").play("ann", do="done")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-run", "OPS-41", {"company": "libby"})


@rule("Q-102", "OPS-41", "TERM-15", "ASSET-17")
def test_q102_the_chief_of_rd_is_not_factory_production():
    t = producer({"assets": ["chief_of_rd"], "treasury": 20}, chiefs=True)
    t.activate("ann", "chief_of_rd")
    assert (t.goods("libby"), t.treasury("libby")) == (1, 0)
    t.sell_goods("bonus_20")
    assert t.told("earnings_withheld") == [("libby", 20)]
    assert t.value("libby") == 35


@rule("Q-102", "OPS-41", "TERM-15", "ACT-39")
def test_q102_a_production_building_is_not_factory_production():
    t = table(
        phase="action",
        companies={"libby": {**LIBBY, "treasury": 20, "assets": ["mail_order_catalog"]}},
        people={"ann": {"row": [{"building": "I-11"}]}},
    )
    t.use("ann", "I-11", "libby")
    assert t.goods("libby") == 1
    raise_funds(t, "libby")
    t.sell_goods("bonus_20").play("ann", do="done")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-run", "OPS-41", {"company": "libby"})


@rule("Q-102", "OPS-41", "TERM-15")
def test_q102_schwinns_replacement_is_not_factory_production():
    t = table(
        phase="action",
        special_companies=["schwinn"],
        companies={
            "schwinn": {
                "director": 0,
                "value": 40,
                "treasury": 60,
                "appeal": 5,
                "resources": {"steel": 2},
                "assets": ["mail_order_catalog"],
            }
        },
    )
    t.use("ann", "hire_manager", "schwinn")
    t.play("ann", do="spend_steel")
    assert t.goods("schwinn") == 2
    raise_funds(t, "schwinn")
    t.sell_goods("bonus_20").play("ann", do="done")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-run", "OPS-41", {"company": "schwinn"})
