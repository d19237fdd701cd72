"""Sections 1.1 and 1.3: conventions and terms that play can show."""

from __future__ import annotations

from printed import ready
from table import activating, at_payout, bid, directing, new_game, papers, row, rule, table, using


@rule("CONV-1")
def test_conv1_must_may_and_cannot():
    """A Starting Company must be founded; a Stock turn may be passed; cubes on X can't be
    bought."""
    t = new_game()
    assert {move["do"] for move in t.legal(t.awaited[0])} == {"found"}
    t = table(2, companies={"libby": {"director": 0, "value": 50}})
    assert t.can("ann", do="pass")
    assert t.can("ann", **bid("libby"))
    board = {"chain": {"x": {"coal": 3}}}
    t = directing("libby", {"treasury": 90, "goods": 1}, phase="operating", board=board)
    assert t.legal("ann", "buy_cube") == []


@rule("CONV-6")
def test_conv6_no_fraction_of_a_dollar_is_kept():
    """$25 of revenue is $2 per share; the $5 left over go to nobody."""
    t = at_payout(25, value=400, common={"seat_1": 2, "bank_pool": 1})
    t.play("ann", do="pay_dividends")
    assert (t.cash("ann"), t.cash("bob"), t.treasury("libby")) == (506, 504, 8)
    assert sum(e["amount"] for e in t.events("paid")) == 18


@rule("CONV-9")
def test_conv9_a_component_overrides_a_general_rule():
    """American Flyer's charter lets its factory run although Worker spaces are empty (OPS-19)."""
    facts = {"factories": [{"workers": 2}], "resources": {"steel": 1, "wood": 1, "coal": 1}}
    t = directing("american_flyer", facts, phase="operating").run("1")
    assert t.goods("american_flyer") == 2


@rule("TERM-1")
def test_term1_five_decades():
    """A game in which everyone always makes the first legal move."""
    t = new_game(players=2)
    decades = []
    while t.awaited:
        t.play(t.awaited[0], **t.legal(t.awaited[0])[0])
        decades += [e["decade"] for e in t.events("phase_began") if e["phase"] == "stock"]
    assert decades == [1, 2, 3, 4, 5]
    assert (t.decade, t.phase) == (5, "end")


@rule("TERM-2")
def test_term2_certificates_are_worth_one_two_or_three_shares():
    """$100 of dividends: the Director's pays $30, the Preferred $20, a Common $10."""
    t = at_payout(100, value=400, preferred="seat_1", common={"bank_pool": 4})
    t.play("ann", do="pay_dividends")
    assert (t.cash("ann"), t.cash("bob"), t.treasury("libby")) == (530, 520, 10)


@rule("TERM-3")
def test_term3_the_director_decides_for_the_company_even_against_larger_shareholders():
    libby = {"value": 50, "goods": 1, **papers(ann="Pcccc", bob="D")}
    t = table(2, phase="operating", companies={"libby": libby})
    assert t.awaited == ["bob"]
    r = t.refusal("ann", do="sell_good", outlet="bonus_20")
    assert (r.code, r.rule, r.facts) == ("not-your-turn", "FLOW-3", {"awaited": 1})


@rule("TERM-3")
def test_term3_a_players_companies_are_those_they_direct():
    swift = {"value": 50, **papers(ann="ccccc", bob="D")}
    t = directing("libby", {}, phase="action", companies={"swift": swift})
    r = t.refusal("ann", **using("fundraising_40", "swift"))
    assert (r.code, r.rule, r.facts) == ("not-director", "ACT-7", {"company": "swift"})


@rule("TERM-4")
def test_term4_personal_funds_and_treasury_are_different_purses():
    """Ann is rich, her company is not: it cannot pay the $20 of Advertising."""
    t = directing("libby", {"treasury": 19}, phase="action", cash=[5000, 0])
    why = ("treasury-short", "MONEY-4", {"company": "libby", "have": 19, "cost": 20})
    assert t.why("ann", **using("advertising", "libby")) == why


@rule("TERM-5")
def test_term5_the_bank_pool_holds_what_players_sold():
    companies = {"swift": {"director": 0, "value": 100, "common": {"seat_1": 2}}}
    t = table(2, companies=companies, priority=1)
    t.sell("bob", "swift common")
    assert t.company("swift")["common"] == {"seat_1": 1, "treasury": 3, "bank_pool": 1}


@rule("TERM-7")
def test_term7_appeal_is_the_position_on_the_track_that_ranks_companies():
    companies = {
        "libby": {"director": 0, "value": 50, "appeal": 4, "goods": 1},
        "swift": {"director": 1, "value": 50, "appeal": 5, "goods": 1},
    }
    t = table(2, phase="operating", companies=companies)
    assert t.awaited == ["bob"]
    t.play("bob", do="done")
    assert t.awaited == ["ann"]


@rule("TERM-8")
def test_term8_an_automation_token_is_not_a_worker():
    """Quaker Oats pays wages for its two Workers, not for the three tokens."""
    factories = [{"workers": 1, "automated": 1}, {"workers": 1, "automated": 2}]
    facts = {"treasury": 100, "factories": factories}
    t = directing("quaker_oats", facts, phase="operating")
    assert t.treasury("quaker_oats") == 60


@rule("TERM-9", "TERM-10")
def test_term9_available_partners_are_the_gained_ones_not_placed():
    """Two at the start; the reserved one isn't available while it is on the charter."""
    companies = {"libby": {"director": 0, "value": 50}, "swift": {"director": 1, "value": 50}}
    people = {"ann": {"reserved_partner": "libby"}, "bob": {"reserved_partner": "gained"}}
    t = table(2, phase="action", companies=companies, people=people, initiative=[0, 1])
    assert (t.player("ann")["partners"], t.player("bob")["partners"]) == (2, 3)
    turns = []
    while t.phase == "action":
        name = t.awaited[0]
        turns.append(name)
        company = "libby" if name == "ann" else "swift"
        t.use(name, "fundraising_40", company)
    assert turns == ["ann", "bob", "ann", "bob", "bob"]


@rule("TERM-11")
def test_term11_bank_buildings_and_all_player_buildings_are_action_spaces():
    companies = {"libby": {"director": 0, "value": 50, "treasury": 500}}
    people = {"ann": row("I-8"), "bob": row("I-11")}
    t = table(2, phase="action", companies=companies, people=people, initiative=[0, 1])
    spaces = [move["space"] for move in t.legal("ann", "use_building")]
    assert spaces == [
        "I-8",
        "I-11",
        "job_market",
        "advertising",
        "hire_manager",
        "hire_salesperson",
        "extra_dividends",
        "fundraising_40",
    ]
    r = t.refusal("ann", **using("I-9", "libby"))
    assert (r.code, r.rule, r.facts) == ("building-not-built", "ACT-11", {"space": "I-9"})


@rule("TERM-12")
def test_term12_haymarket_is_a_pool_open_to_every_company():
    """The next company trades for what another company's factory spent."""
    t = table(
        2,
        phase="operating",
        companies={
            "libby": {"director": 0, "value": 50, "appeal": 5, **ready("libby")},
            "swift": {"director": 1, "value": 50, "appeal": 1, "resources": {"coal": 2}},
        },
    )
    t.run("1")
    assert t.haymarket() == {"steel": 1, "livestock": 1}
    while t.awaited == ["ann"]:
        t.play("ann", **t.legal("ann")[0])
    t.play("bob", do="trade", company="swift", give="coal", take="steel")
    assert t.resources("swift") == {"steel": 1}
    swapped = [("coal", "swift", "haymarket", 2), ("steel", "haymarket", "swift", 1)]
    assert t.told("cubes_moved")[:2] == swapped


@rule("TERM-14")
def test_term14_revenue_is_goods_demand_bonuses_and_catalogs():
    facts = {"treasury": 0, "goods": 2, "assets": ["mail_order_catalog"]}
    board = {"demand": {"food_and_dairy.bonus_50": {"tile": "1-2"}}}
    t = directing("libby", facts, phase="operating", board=board).upto("sales")
    totals = []
    for move in (
        {"do": "sell_good", "outlet": "bonus_50"},
        {"do": "sell_good", "outlet": "bonus_20"},
        activating("mail_order_catalog"),
    ):
        t.play("ann", **move)
        totals += [e["total"] for e in t.events("revenue_added")]
    assert totals == [20, 20 + 50, 70 + 20, 90 + 40]
    while t.awaited == ["ann"] and t.asked != "afterwards":
        t.play("ann", do="done")
    assert t.treasury("libby") == 130  # no factory ran: withheld


@rule("TERM-15")
def test_term15_goods_from_another_source_are_not_factory_production():
    """Stored Goods and Bonus Good tokens: Libby sells, but no factory ran, so it withholds."""
    facts = {"goods": 1, "bonus_goods": 1, "assets": ["mail_order_catalog"]}
    t = directing("libby", facts, phase="operating")
    t.sell_goods("bonus_20", "bonus_20").upto("payout")
    assert t.why("ann", do="pay_dividends") == ("pay-needs-run", "OPS-41", {"company": "libby"})


@rule("TERM-19")
def test_term19_left_is_the_next_player_clockwise():
    """Cat acts last in the Stock Phase: the Priority Deal goes to dan; after dan comes ann."""
    for trader, left in (("cat", 3), ("dan", 0)):
        companies = {"libby": {"director": 0, "value": 50}}
        t = table(4, companies=companies)
        while t.phase == "stock":
            name = t.awaited[0]
            if name == trader and t.cash(trader) == 500:
                t.buy(name, "libby")
            else:
                t.play(name, do="pass")
        assert t.position["priority"] == left
