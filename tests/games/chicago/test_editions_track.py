"""Section 17, the Stock Track of both editions: its top (ED-13), its bottom (ED-14), the bumps."""

from __future__ import annotations

from typing import Any

import pytest

from printed import STOCK_TRACK, ready
from table import Table, bid, papers, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)
TOP = {"new": 400, "first": 450}
BOTTOM = {"new": 0, "first": 10}


def position(edition: str, value: int, players: int = 2, **words: Any) -> Table:
    """Ann directs Swift at this value; `swift` adds facts about it."""
    swift = {"director": 0, "value": value, **words.pop("swift", {})}
    return table(players, edition=edition, companies={"swift": swift}, **words)


def at_payout(edition: str, value: int, revenue: int) -> Table:
    """Libby ran a factory, sold a Good and has this revenue to pay or withhold."""
    companies = {
        "libby": {"director": 0, "value": value, **ready("libby")},
        "swift": {"director": 1, "value": 50, "appeal": 0, "goods": 1},  # operates afterwards
    }
    t = table(2, edition=edition, phase="operating", companies=companies)
    document = t.run("1").sell_goods("half_price").upto("payout").position
    document["operating"]["revenue"] = revenue
    return Table(document)


# --- ED-13: the top ------------------------------------------------------------------------------


@rule("ED-13")
def test_ed13_450_lies_one_step_above_400():
    t = position("first", 450, swift=papers(ann="D", bob="cc"), priority=1)
    t.sell("bob", "swift common", "swift common")
    assert t.cash("bob") == 500 + 2 * 450
    assert t.told("stock_moved") == [("swift", 450, 360, "shares_sold")]
    t = position("first", 450, swift=papers(ann="D", bob="cc"), priority=1)
    t.sell("bob", "swift common")
    assert t.value("swift") == 400


@rule("ED-13")
def test_ed13_a_share_costs_450_at_the_top():
    t = position("first", 450, cash=[500, 449], priority=1)
    short = ("funds-short", "STOCK-22", {"have": 449, "cost": 450})
    assert t.why("bob", **bid("swift")) == short
    t = position("first", 450, cash=[500, 900], priority=1).buy("bob", "swift", "preferred")
    assert (t.cash("bob"), t.treasury("swift")) == (0, 900)


@rule("ED-13")
@each_edition
def test_ed13_the_initial_values_are_the_same(edition: str):
    t = table(2, edition=edition, cash=[2000, 2000])
    found = [m["value"] for m in t.legal("ann", "found") if m["company"] == "libby"]
    assert found == ["35", "40", "50", "60"]


@rule("ED-13")
@pytest.mark.parametrize(
    ("edition", "value", "after"),
    [
        ("new", 360, 400),
        ("first", 360, 400),
        ("new", 400, 400),
        ("first", 400, 450),
        ("first", 450, 450),
    ],
)
def test_ed13_a_sold_out_company_rises_to_the_top_and_no_further(
    edition: str, value: int, after: int
):
    t = position(edition, value, swift=papers(ann="Dccc", bob="Pcc"))
    t.play("ann", do="pass").play("bob", do="pass")
    assert (t.phase, t.value("swift")) == ("building", after)
    moved = [("swift", value, after, "sold_out")] if after != value else []
    assert t.told("stock_moved") == moved


def advertise(edition: str, value: int, appeal: int) -> Table:
    """Swift, with its last $20, reaches the next space of the Appeal Track."""
    swift = {"treasury": 20, "appeal": appeal}
    return position(edition, value, swift=swift, phase="action").use("ann", "advertising", "swift")


@rule("ED-13")
@pytest.mark.parametrize("appeal", [12, 15])
@pytest.mark.parametrize(("edition", "value", "after"), [("new", 360, 400), ("first", 400, 450)])
def test_ed13_the_appeal_bonus_is_possible_one_step_below_the_top(
    edition: str, value: int, after: int, appeal: int
):
    t = advertise(edition, value, appeal)
    assert t.asks("ann", "bonus") == [{"do": "take_bonus"}, {"do": "take_cash"}]
    t.play("ann", do="take_bonus")
    assert (t.value("swift"), t.treasury("swift")) == (after, 0)
    assert t.told("stock_moved") == [("swift", value, after, "appeal_bonus")]


@rule("ED-13")
@pytest.mark.parametrize("appeal", [12, 15])
@each_edition
def test_ed13_the_appeal_bonus_is_impossible_at_the_top(edition: str, appeal: int):
    t = advertise(edition, TOP[edition], appeal)
    assert t.asked != "bonus"  # nothing to choose
    assert (t.value("swift"), t.treasury("swift")) == (TOP[edition], 25)


@rule("ED-13")
@pytest.mark.parametrize(
    ("value", "revenue", "new", "first"),
    [
        (280, 840, 400, 400),
        (320, 959, 400, 400),  # two steps
        (320, 960, 400, 450),  # three
        (360, 720, 400, 450),
        (360, 1080, 400, 450),  # the third step exists in neither
        (400, 399, 400, 400),
        (400, 400, 400, 450),
        (400, 1200, 400, 450),
    ],
)
def test_ed13_a_dividend_raises_to_the_top_and_surplus_steps_are_lost(
    value: int, revenue: int, new: int, first: int
):
    for edition, after in (("new", new), ("first", first)):
        t = at_payout(edition, value, revenue).play("ann", do="pay_dividends")
        assert t.value("libby") == after
        assert t.cash("ann") == 500 + 3 * (revenue // 10)


@rule("ED-13", "ED-15")
@pytest.mark.parametrize("revenue", [449, 450, 900, 1350, 2000])
def test_ed13_at_450_no_dividend_moves_the_marker(revenue: int):
    t = at_payout("first", 450, revenue).play("ann", do="pay_dividends")
    assert t.value("libby") == 450
    assert t.events("stock_moved") == []


@rule("ED-13")
@pytest.mark.parametrize(("edition", "after"), [("new", 360), ("first", 400)])
def test_ed13_withholding_costs_one_step_from_the_top(edition: str, after: int):
    t = at_payout(edition, TOP[edition], 20).play("ann", do="withhold")
    assert t.value("libby") == after


@rule("ED-13")
@each_edition
def test_ed13_at_the_end_every_share_is_worth_the_top(edition: str):
    swift = papers(ann="Dc", bob="Pc")
    words = {"phase": "operating", "decade": 5, "operating": {"operated": ["swift"]}}
    t = position(edition, TOP[edition], swift=swift, cash=[10, 20], **words)
    assert t.scores() == [10 + 4 * TOP[edition], 20 + 3 * TOP[edition]]


# --- ED-14: the bottom ---------------------------------------------------------------------------


@rule("ED-14")
@pytest.mark.parametrize(
    ("value", "offered", "paid", "new", "first"),
    [
        (10, "c", 10, 0, 10),
        (10, "Pccc", 50, 0, 10),
        (15, "c", 15, 10, 10),
        (15, "cc", 30, 0, 10),
        (20, "Pc", 60, 0, 10),
        (25, "Pccc", 125, 0, 10),
    ],
)
def test_ed14_a_sale_is_paid_in_full_and_stops_at_the_bottom(
    value: int, offered: str, paid: int, new: int, first: int
):
    batch = ["swift preferred" if letter == "P" else "swift common" for letter in offered]
    for edition, after in (("new", new), ("first", first)):
        t = position(edition, value, swift=papers(ann="D", bob="Pccc"), priority=1)
        t.sell("bob", *batch)
        assert (t.cash("bob"), t.value("swift")) == (500 + paid, after)
        moved = [("swift", value, after, "shares_sold")] if after != value else []
        assert t.told("stock_moved") == moved


@rule("ED-14")
@pytest.mark.parametrize(("edition", "each"), [("new", 0), ("first", 10)])
def test_ed14_the_next_seller_is_paid_10_a_share_again(edition: str, each: int):
    t = position(edition, 10, 3, swift=papers(ann="D", bob="c", cat="cc"), priority=1)
    t.sell("bob", "swift common").play("bob", do="done")
    t.sell("cat", "swift common", "swift common")
    assert (t.cash("bob"), t.cash("cat")) == (510, 500 + 2 * each)
    assert t.value("swift") == BOTTOM[edition]


@rule("ED-14")
def test_ed14_a_company_at_the_bottom_is_for_sale_in_the_first_edition():
    tables = {}
    for edition in EDITIONS:
        t = position(edition, 10, 3, swift=papers(ann="D", bob="c"), priority=1)
        tables[edition] = t.sell("bob", "swift common").play("bob", do="done")
    no = ("closed-not-for-sale", "STOCK-26", {"company": "swift"})
    for certificate, source in (("common", "bank_pool"), ("common", "treasury")):
        assert tables["new"].why("cat", **bid("swift", certificate, source)) == no
        assert tables["first"].can("cat", **bid("swift", certificate, source))
    t = tables["first"].buy("cat", "swift", "preferred")
    assert (t.cash("cat"), t.treasury("swift"), t.value("swift")) == (480, 20, 10)


@rule("ED-14")
@each_edition
def test_ed14_the_directors_certificate_also_brings_three_times_10(edition: str):
    t = position(edition, 10, swift=papers(ann="D", bob="Pc"), advanced=True)
    t.sell("ann", "swift director")
    assert (t.cash("ann"), t.value("swift")) == (530, BOTTOM[edition])
    assert t.company("swift")["director"] == 1


@rule("ED-14")
@pytest.mark.parametrize(
    ("value", "issued", "raised", "new", "first"),
    [
        (10, ["common"], 10, 0, 10),
        (10, ["preferred", "common", "common"], 40, 0, 10),
        (20, ["common"], 20, 10, 10),
        (20, ["common", "common"], 40, 0, 10),
        (35, ["preferred", "common"], 105, 10, 10),
        (35, ["preferred", "common", "common"], 140, 0, 10),
    ],
)
def test_ed14_emergency_fundraising_stops_at_the_bottom(
    value: int, issued: list[str], raised: int, new: int, first: int
):
    for edition, after in (("new", new), ("first", first)):
        t = position(edition, value, swift={"goods": 1}, phase="operating", advanced=True)
        for certificate in issued:
            t.play("ann", do="issue_certificate", certificate=certificate)
        t.play("ann", do="done")
        assert (t.asked, t.treasury("swift"), t.value("swift")) == ("sales", raised, after)


@rule("ED-14")
def test_ed14_a_company_at_the_bottom_may_raise_emergency_funds_in_the_first_edition():
    # the same company, driven to the bottom by a sale of this Decade
    for edition, asked in (("new", "sales"), ("first", "issue")):
        companies = {
            "swift": {"value": 10, "goods": 1, **papers(ann="D", bob="c")},
            "libby": {"director": 1, "value": 50, "appeal": 0},
        }
        t = table(2, edition=edition, advanced=True, companies=companies, priority=1)
        t.sell("bob", "swift common").play("bob", do="done")
        t.drift(1, "operating")
        assert (t.asked, t.value("swift")) == (asked, BOTTOM[edition])


@rule("ED-14")
@pytest.mark.parametrize(("edition", "after"), [("new", 10), ("first", 20)])
def test_ed14_at_10_a_dividend_is_compared_with_10(edition: str, after: int):
    # emergency fundraising at $10: Closed in the new edition, from where any dividend is one step
    libby = {"director": 0, "value": 10, **ready("libby")}
    t = table(2, edition=edition, advanced=True, phase="operating", companies={"libby": libby})
    t.play("ann", do="issue_certificate", certificate="common").play("ann", do="done")
    assert t.value("libby") == BOTTOM[edition]
    t.run("1").sell_goods("bonus_20").upto("payout").play("ann", do="pay_dividends")
    assert t.value("libby") == after  # a revenue of 20 is twice 10


@rule("ED-14")
@each_edition
def test_ed14_withholding_at_10(edition: str):
    t = at_payout(edition, 10, 20).play("ann", do="withhold")
    assert (t.value("libby"), t.treasury("libby")) == (BOTTOM[edition], 20)
    moved = [("libby", 10, 0, "withheld")] if edition == "new" else []
    assert t.told("stock_moved") == moved


GUARDED = {"assets": ["price_protection"]}


@rule("ED-14")
@pytest.mark.parametrize(
    ("edition", "value", "asked"),
    [
        ("new", 15, "protection"),
        ("first", 15, "protection"),
        ("new", 10, "protection"),
        ("first", 10, "afterwards"),
    ],
)
def test_ed14_price_protection_is_not_asked_when_withholding_cannot_move_the_marker(
    edition: str, value: int, asked: str
):
    t = position(edition, value, swift=GUARDED, phase="operating")  # nothing to do but withhold
    assert t.asked == asked
    if asked == "protection":
        t.play("ann", do="decline")
        assert t.value("swift") == (10 if value == 15 else 0)
    else:
        assert (t.value("swift"), t.company("swift")["exhausted"]) == (10, [])


@rule("ED-14")
@pytest.mark.parametrize(
    ("edition", "value", "asked"),
    [("new", 15, True), ("first", 15, True), ("new", 10, True), ("first", 10, False)],
)
def test_ed14_nor_when_another_players_sale_cannot(edition: str, value: int, asked: bool):
    swift = {**GUARDED, **papers(ann="D", bob="cc")}
    t = position(edition, value, swift=swift, priority=1)
    t.sell("bob", "swift common", "swift common")
    assert (t.asked == "protection") == asked
    if asked:
        t.play("ann", do="protect")
        assert t.value("swift") == value
    assert (t.awaited, t.asked) == (["bob"], "stock_turn")
    assert t.cash("bob") == 500 + 2 * value
    assert t.company("swift")["exhausted"] == (["price_protection"] if asked else [])


@rule("ED-14", "ED-63")
def test_ed14_a_company_at_10_withholds_and_still_exists_in_the_next_stock_phase():
    for edition, status in (("new", "closed"), ("first", "open")):
        swift = {"treasury": 30, "goods": 0, **papers(ann="D", bob="cc")}
        t = position(edition, 10, swift=swift, phase="operating")
        assert (t.decade, t.phase) == (2, "stock")
        assert t.company("swift")["status"] == status
        assert t.held("bob") == (2 if status == "open" else 0)
    # it is the first edition's table
    assert (t.value("swift"), t.treasury("swift")) == (10, 30)
    t.play("ann", do="pass").sell("bob", "swift common", "swift common")
    assert t.cash("bob") == 520


@rule("ED-14", "ED-4", "ED-63")
def test_ed14_a_company_that_never_pays_lasts_to_the_end_in_the_first_edition():
    ends = {}
    for edition in EDITIONS:
        companies = {"swift": {"director": 0, "value": 20}, "libby": {"director": 1, "value": 400}}
        t = table(2, edition=edition, companies=companies)
        while t.awaited:
            t.least()
        ends[edition] = t.company("swift")
    assert ends["new"] == {"status": "closed"}
    assert (ends["first"]["status"], ends["first"]["value"]) == ("open", 10)


@rule("ED-14")
@each_edition
def test_ed14_at_the_end_a_share_of_a_fallen_company_is_worth_the_bottom(edition: str):
    swift = papers(ann="D", bob="Pcc")
    t = position(edition, 10, swift=swift, phase="operating", decade=5)  # it withholds at once
    assert t.scores() == [500 + 3 * BOTTOM[edition], 500 + 4 * BOTTOM[edition]]


# --- the stock bump ------------------------------------------------------------------------------


def steps(edition: str, value: int, revenue: int) -> int:
    """The number of steps a dividend from this revenue raises a company."""
    track = [*STOCK_TRACK, 450]
    t = at_payout(edition, value, revenue).play("ann", do="pay_dividends")
    return track.index(t.value("libby")) - track.index(value)


@rule("ED-15", "ED-30")
@each_edition
@pytest.mark.parametrize("value", STOCK_TRACK[1:-3])
def test_ed15_the_rows_of_the_guide_hold_in_both_editions(edition: str, value: int):
    three = 3 if value >= 60 else 2  # the first edition's legend does not mention the $60
    multiples = [value - 1, value, 2 * value - 1, 2 * value, 3 * value - 1, 3 * value]
    expected = [0, 1, 1, 2, 2, three]
    assert [steps(edition, value, revenue) for revenue in multiples] == expected


@rule("ED-16")
@each_edition
def test_ed16_the_whole_revenue_is_compared_not_the_amount_per_share(edition: str):
    assert steps(edition, 50, 100) == 2  # $10 a share, far less than $50


@rule("ED-31")
@each_edition
def test_ed31_after_a_small_dividend_the_marker_stays_where_it_is(edition: str):
    # it rose in this Decade's Action Phase, and doesn't return to where it was before
    libby = {"director": 0, "value": 50, "treasury": 100, **ready("libby")}
    companies = {"libby": libby, "swift": {"director": 1, "value": 50, "appeal": 0}}
    t = table(2, edition=edition, phase="action", companies=companies)
    t.use("ann", "extra_dividends", "libby")
    assert t.value("libby") == 80
    t.wait_for("run_factory").run("1").sell_goods("bonus_20").upto("payout")
    t.play("ann", do="pay_dividends")
    assert (t.phase, t.value("libby")) == ("operating", 80)
