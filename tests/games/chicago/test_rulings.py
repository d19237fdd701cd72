"""Section 21, part L: the rulings made while building the engine (Q-179 to Q-185), and Q-163."""

from __future__ import annotations

import pytest

from printed import CUBES, ready
from table import Table, activating, at_payout, directing, discarding, papers, rule, table

DONE = {"do": "done"}


# --- shares in the Bank Pool --------------------------------------------------------------


@rule("Q-163")
@pytest.mark.parametrize(
    "papers",
    [
        {"common": {"bank_pool": 1}},
        {"preferred": "bank_pool", "common": {"bank_pool": 5}},
        {"preferred": "bank_pool", "common": {"seat_0": 3, "seat_1": 2}},
    ],
)
@pytest.mark.parametrize("edition", ["new", "first"])
def test_q163_shares_in_the_bank_pool_lower_no_value_at_the_end_of_the_stock_phase(papers, edition):
    swift = {"director": 0, "value": 100, **papers}
    t = table(2, edition=edition, companies={"swift": swift})
    t.play("ann", do="pass").play("bob", do="pass")
    assert t.phase == "building"
    assert t.value("swift") == 100
    assert t.events("stock_moved") == []


@rule("Q-163")
def test_q163_a_share_sold_in_this_phase_costs_no_second_step_at_its_end():
    t = table(2, companies={"swift": {"value": 100, **papers(ann="D", bob="c")}})
    t.play("ann", do="pass").sell("bob", "swift common").play("bob", do="done")
    t.play("ann", do="pass").play("bob", do="pass")
    assert (t.phase, t.value("swift")) == ("building", 80)


# --- between dividends and stock value ----------------------------------------------------

OPERATIONS = "chief_of_operations"


def schwinn(treasury: int = 0, **facts: object) -> Table:
    """Schwinn has run and sold for $200; $20 would buy it three Appeal, from 10 to 13."""
    return at_payout(
        200,
        "schwinn",
        chiefs=True,
        appeal=10,
        treasury=treasury,
        assets=[OPERATIONS],
        resources={"steel": 2},
        **facts,
    )


def spend_on_appeal(t: Table) -> Table:
    """Chief of Operations: two Steel in place of the Manager, and all Appeal bonuses."""
    t.activate("ann", OPERATIONS).play("ann", do="take_manager").play("ann", do="spend_steel")
    while t.asked == "bonus":
        t.play("ann", do="take_bonus")
    assert t.appeal("schwinn") == 13
    return t


@rule("Q-179", "FREE-2", "FREE-4")
def test_q179_money_from_step_4_may_raise_the_value_before_step_5_compares_it():
    # The dividends bring the $20. With Appeal 13 Schwinn is at $60 when the revenue is compared:
    # 200 is at least 3 x 60. At $50 only two steps would be possible.
    t = schwinn().play("ann", do="pay_dividends")
    assert t.treasury("schwinn") == 7 * 20
    assert (t.asked, t.value("schwinn")) == ("adjustment", 50)
    assert t.legal("ann") == [DONE, activating(OPERATIONS), discarding(OPERATIONS)]
    spend_on_appeal(t).upto("afterwards")
    assert t.value("schwinn") == 120
    # afterwards would have been too late
    t = spend_on_appeal(schwinn().play("ann", do="pay_dividends").upto("afterwards"))
    assert t.value("schwinn") == 100


@rule("Q-179", "FREE-2")
def test_q179_after_withholding_the_window_comes_before_the_fall():
    t = schwinn().play("ann", do="withhold")
    assert (t.asked, t.value("schwinn"), t.treasury("schwinn")) == ("adjustment", 50, 200)
    spend_on_appeal(t)
    # it closes automatically when nothing new is left; then the value falls from $60
    assert (t.asked, t.value("schwinn")) == ("afterwards", 50)
    t = schwinn().play("ann", do="withhold").play("ann", do="done")
    assert t.value("schwinn") == 40


@rule("Q-179")
@pytest.mark.parametrize("decision", ["pay_dividends", "withhold"])
def test_q179_it_is_not_asked_if_the_activation_was_affordable_before(decision):
    t = schwinn(treasury=20)
    assert t.can("ann", **activating(OPERATIONS))
    t.play("ann", do=decision)
    assert t.asked == "afterwards"
    assert t.value("schwinn") == {"pay_dividends": 80, "withhold": 40}[decision]


@rule("Q-179")
@pytest.mark.parametrize(
    "facts",
    [
        {"exhausted": [OPERATIONS]},
        # no share in the Treasury: the company itself receives nothing
        {"preferred": "bank_pool", "common": {"bank_pool": 5}},
        {"assets": ["brilliant_marketing"]},  # free of charge, so it was possible before
        {"assets": ["popular_partners"]},  # possible only afterwards
        {"assets": ["chief_of_sales"]},  # $20, but only before the first sale
        {"assets": []},
    ],
)
def test_q179_it_is_not_asked_unless_the_money_makes_an_activation_possible(facts):
    facts = {"assets": [OPERATIONS], **facts}
    t = at_payout(200, "schwinn", chiefs=True, treasury=0, **facts)
    t.play("ann", do="pay_dividends")
    assert t.asked != "adjustment"
    assert t.told("stock_moved")[0] == ("schwinn", 50, 80, "dividends")


@rule("Q-179")
def test_q179_it_is_not_asked_if_there_is_still_too_little_money():
    # one share in the Treasury; Cincinnati Steel costs $10
    shares = {"preferred": "bank_pool", "common": {"bank_pool": 4, "treasury": 1}}
    facts = {"assets": ["cincinnati_steel"], "treasury": 0, "value": 100, **shares}
    assert at_payout(99, **facts).play("ann", do="pay_dividends").asked == "afterwards"  # $9
    assert at_payout(100, **facts).play("ann", do="pay_dividends").asked == "adjustment"  # $10


@rule("Q-179", "FREE-2", "ASSET-19", "ASSET-20")
def test_q179_in_the_window_every_free_action_without_a_fixed_time_is_possible():
    for other, why in (
        ("color_catalog", ("asset-before-payout", "ASSET-19", {"asset": "color_catalog"})),
        ("popular_partners", ("asset-afterwards", "ASSET-20", {"asset": "popular_partners"})),
    ):
        t = at_payout(
            100,
            "american_flyer",
            assets=["cincinnati_steel", other],
            resources={"coal": 2},
            board={"haymarket": {"wood": 1, "steel": 2}},
        )
        t.play("ann", do="pay_dividends")
        trades = [
            {"do": "trade", "company": "american_flyer", "give": "coal", "take": kind}
            for kind in ("steel", "wood")
        ]
        free = [
            activating("cincinnati_steel"),
            discarding("cincinnati_steel"),
            discarding(other),
            *trades,
        ]
        assert t.asks("ann", "adjustment") == [DONE, *free]
        assert t.why("ann", **activating(other)) == why
        t.activate("ann", "cincinnati_steel")
        assert t.resources("american_flyer") == {"steel": 2, "coal": 2}


# --- windows with only a discard ----------------------------------------------------------


@rule("Q-180")
def test_q180_in_an_operating_turn_only_the_last_window_is_asked_for_a_discard_alone():
    facts = {**ready("libby"), "assets": ["foundry"], "exhausted": ["foundry"], "treasury": 9}
    t = directing("libby", facts, phase="operating")
    # neither the purchase nor the time after the run or the sale is asked
    assert t.asked == "production"
    t.run("1")
    assert t.asked == "sales"
    t.sell_goods("bonus_20", "bonus_20", "bonus_20")
    assert t.asked == "payout"
    t.play("ann", do="withhold")
    assert t.asks("ann", "afterwards") == [DONE, discarding("foundry")]


@rule("Q-180")
@pytest.mark.parametrize("assets", [["price_protection"], ["popular_partners"]])
def test_q180_a_ready_asset_that_cannot_be_activated_opens_no_window_either(assets):
    t = directing("libby", {"assets": assets, "treasury": 9}, phase="operating")
    assert t.asked == ("protection" if assets == ["price_protection"] else "afterwards")


@rule("Q-180")
def test_q180_after_an_action_the_turn_ends_if_only_a_discard_is_left():
    for exhausted, goes_on in ((["foundry"], False), ([], True)):
        facts = {"assets": ["foundry"], "exhausted": exhausted}
        t = directing("libby", facts, phase="action", initiative=[0, 1])
        assert t.can("ann", **discarding("foundry"))  # before the Partner is placed she may
        t.use("ann", "fundraising_40", "libby")
        assert t.awaited == (["ann"] if goes_on else ["bob"])


# --- counting a swapped Director's Certificate --------------------------------------------


def robbed(over: int) -> Table:
    """Bob took over a company; ann is this many certificates over the limit and holds six of
    Libby's shares.

    Bob holds three of Libby's: if ann sells the Director's Certificate alone, she gets it back.
    """
    companies = {
        "libby": {"value": 40, **papers(ann="Dccc", bob="Pc")},
        "anglo": {"value": 40, **papers(ann="Dccc")},
        "elgin": {"director": 1, "value": 50, "common": {"seat_0": over - 1}},
        "swift": {"value": 60, **papers(ann="D", bob="ccc")},
    }
    t = table(2, advanced=True, companies=companies, priority=1).buy("bob", "swift")
    assert t.held("ann") == 10 + over
    return t.offer("ann", "libby director")


@rule("Q-181", "STOCK-6", "DIR-8")
def test_q181_a_directors_certificate_that_comes_back_counts_as_one_sold():
    t = robbed(over=1).play("ann", do="done")  # 11 minus one is the limit
    assert t.papers("libby") == {"ann": "D", "bob": "Pc", "bank_pool": "ccc", "treasury": "c"}
    assert (t.cash("ann"), t.value("libby")) == (500 + 3 * 40, 20)


@rule("Q-181", "STOCK-6", "DIR-8")
def test_q181_the_three_common_given_for_it_do_not_count():
    t = robbed(over=2)  # 12 minus one is too many, although the swap would leave her with nine
    assert t.why("ann", do="done") == ("must-sell", "STOCK-6", {"held": 11, "limit": 10})
    t.sell("ann", "swift common")
    assert t.company("libby")["director"] == 0
    assert t.held("ann") == 8


# --- Chief of Sales without a sale --------------------------------------------------------


def with_chief_of_sales() -> Table:
    """American Flyer, whose other asset keeps every window open."""
    facts = {"goods": 2, "treasury": 20, "assets": ["chief_of_sales", "brilliant_marketing"]}
    return directing("american_flyer", facts, phase="operating", chiefs=True)


@rule("Q-182", "ASSET-21")
@pytest.mark.parametrize("step", ["purchase", "production", "sales"])
def test_q182_chief_of_sales_may_be_activated_until_the_sale_step_ends(step):
    t = with_chief_of_sales().upto(step).activate("ann", "chief_of_sales")
    assert t.treasury("american_flyer") == 0
    t.sell_goods("bonus_20")
    assert t.events("revenue_added")[0]["amount"] == 50


@rule("Q-182", "ASSET-21")
def test_q182_after_the_sale_step_it_comes_too_late_even_if_nothing_was_sold():
    t = with_chief_of_sales().upto("payout")
    why = ("asset-before-sale", "ASSET-21", {"asset": "chief_of_sales"})
    assert t.legal("ann", "activate_asset") == [activating("brilliant_marketing")]
    assert t.why("ann", **activating("chief_of_sales")) == why
    t.play("ann", do="withhold")
    assert t.asked == "afterwards"
    assert t.why("ann", **activating("chief_of_sales")) == why


# --- Schwinn's Worker and Manager ---------------------------------------------------------


def worker_and_manager(factories: list[dict[str, int]], appeal: int) -> Table:
    """Schwinn, with two Steel, uses bob's Building for a Worker and a Manager."""
    facts = {"treasury": 40, "appeal": appeal, "factories": factories, "resources": {"steel": 2}}
    people = {"bob": {"row": [{"building": b} for b in ("I-9", "II-9", "II-15", "III-9")]}}
    t = directing("schwinn", facts, 4, phase="action", decade=4, people=people)
    return t.use("ann", "III-9", "schwinn")


@rule("Q-183", "ACT-56")
def test_q183_the_buildings_worker_takes_the_last_space_before_the_appeal_bonus_of_3():
    t = worker_and_manager([{"workers": 2}, {"workers": 1}], appeal=1)
    assert t.workers("schwinn") == [2, 2]
    assert t.asked == "steel_offer"
    t.play("ann", do="spend_steel")
    # Appeal 4: the Worker of space 3 finds no space, so the company gets $25
    assert (t.appeal("schwinn"), t.treasury("schwinn")) == (4, 25)
    assert t.is_turn_of("bob")


@rule("Q-183", "ACT-56")
def test_q183_the_buildings_worker_can_be_automated_by_the_appeal_bonus_of_7():
    t = worker_and_manager([], appeal=5)
    assert t.asks("ann", "workers") == [{"do": "put_worker", "factory": f} for f in ("1", "2")]
    t.play("ann", do="put_worker", factory="1")
    assert t.asked == "steel_offer"
    t.play("ann", do="spend_steel")
    assert (t.asked, t.question["space"]) == ("bonus", 7)  # offered: a Worker is employed
    t.play("ann", do="take_bonus")
    assert t.spaces("schwinn")[0] == (0, 1)


# --- a Cleanup without enough cubes -------------------------------------------------------


@rule("Q-184", "CLEAN-1")
def test_q184_in_cleanup_the_few_cubes_drawn_stay_on_x():
    chain = {"20": {"coal": 2}}
    rest = {**CUBES, "coal": CUBES["coal"] - 2, "wood": CUBES["wood"] - 1}
    t = table(
        phase="cleanup",
        companies={"libby": {"director": 0, "value": 100, "resources": rest}},
        board={"chain": chain, "bag": {"wood": 1}},
        seed=None,
    )
    t.draw("wood")
    # all moved once; the Wood doesn't run down into the empty spaces as at the end of a turn
    assert t.chain() == [{"wood": 1}, {}, {}, {"coal": 2}]
    assert (t.phase, t.bag(), t.haymarket()) == ("stock", {}, {})


@rule("Q-184", "CLEAN-1", "OPS-64")
def test_q184_the_empty_spaces_are_filled_at_the_end_of_the_next_operating_turn():
    chain = {"x": {"wood": 1}, "10": {"coal": 2}}
    rest = {**CUBES, "coal": CUBES["coal"] - 2, "wood": CUBES["wood"] - 1}
    swift = {"director": 1, "value": 100, "appeal": 9, "resources": rest}
    libby = {"director": 0, "value": 100, "appeal": 8, "goods": 1}
    t = table(
        phase="operating",
        companies={"swift": swift, "libby": libby},
        board={"chain": chain, "bag": {}},
        operating={"operated": ["swift"]},
        seed=None,
        decade=5,
    )
    t.play("ann", do="done")
    assert t.chain() == [{}, {}, {"wood": 1}, {"coal": 2}]


# --- forced moves -------------------------------------------------------------------------


@rule("Q-185")
def test_q185_a_stock_turn_is_asked_even_if_passing_is_the_only_move():
    t = table(3, companies={"swift": {"director": 1, "value": 400}}, cash=[0, 0, 0])
    for name in ("ann", "bob", "cat"):
        assert t.asks(name, "stock_turn") == [{"do": "pass"}]
        assert t.play(name, do="pass").told("passed") == [(["ann", "bob", "cat"].index(name),)]
    assert t.phase == "building"


@rule("Q-185", "STOCK-3")
def test_q185_after_a_sale_the_purchase_is_asked_even_if_nothing_can_be_bought():
    swift = {"value": 10, **papers(ann="D", bob="c")}
    t = table(2, companies={"swift": swift}, cash=[0, 0], priority=1).sell("bob", "swift common")
    assert t.asks("bob", "stock_turn") == [DONE]
    t.play("bob", do="done")
    assert t.awaited == ["ann"]


@rule("Q-185")
def test_q185_elsewhere_a_forced_move_is_made_without_asking():
    swift = {"director": 0, "value": 100, "factories": [{"workers": 2}, {"workers": 2}]}
    companies = {"swift": {**swift, "treasury": 40}, "libby": {"director": 1, "value": 100}}
    t = table(3, phase="action", companies=companies)
    t.use("ann", "job_market", "swift")  # one space is free, and it must be filled
    assert (t.awaited, t.workers("swift")) == (["bob"], [2, 3])
    t.use("bob", "fundraising_40", "libby")  # cat directs nothing: she takes $25
    assert (t.awaited, t.cash("cat")) == (["ann"], 525)
    # nothing to buy, run or sell: Swift withholds, and the next question is a Stock turn
    t = table(3, phase="operating", companies={"swift": swift})
    assert (t.decade, t.asked, t.value("swift")) == (2, "stock_turn", 80)
