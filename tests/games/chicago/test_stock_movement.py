"""Section 4.3: movement on the Stock Track."""

from __future__ import annotations

from printed import ready
from table import papers, rule, table


@rule("TRACK-5")
def test_track5_a_move_up_stops_at_400_and_surplus_steps_are_lost():
    brunswick = {"director": 0, "value": 320, "salespeople": 3, "goods": 8, **ready("brunswick")}
    demand = {"dry_goods.bonus_50": {"tile": "4-6"}, "dry_goods.bonus_20": {"tile": "4-1"}}
    t = table(4, phase="operating", companies={"brunswick": brunswick}, board={"demand": demand})
    t.run("1").sell_goods(*["bonus_50"] * 8, "bonus_20").play("ann", do="pay_dividends")
    # revenue 9 x 110 + 50 = 1040, at least 3 x 320: three steps, but only two are left
    assert t.events("dividend_declared")[0]["revenue"] == 1040
    assert t.value("brunswick") == 400
    assert t.told("stock_moved") == [("brunswick", 320, 400, "dividends")]


@rule("TRACK-5")
def test_track5_lost_steps_are_not_remembered():
    swift = {"director": 0, "value": 0, "treasury": 200}
    t = table(2, phase="action", companies={"swift": swift})
    t.use("ann", "extra_dividends", "swift")
    assert t.value("swift") == 10


@rule("TRACK-6")
def test_track6_companies_share_a_space_and_their_order_there_has_no_meaning():
    companies = {
        "elgin": {"director": 0, "value": 60},
        "swift": {"value": 80, **papers(ann="D", bob="c")},
        "libby": {"value": 100, **papers(ann="D", bob="cc")},
    }
    sales = ["swift", "libby", "libby"]
    positions = []
    for order in (sales, sales[::-1]):
        t = table(2, companies=companies, priority=1)
        for company in order:
            t.offer("bob", f"{company} common")
        t.play("bob", do="done")
        assert [t.value(c) for c in companies] == [60, 60, 60]
        positions.append(t.position)
    assert positions[0] == positions[1]


@rule("TRACK-8")
def test_track8_a_company_in_closed_acts_operates_and_pays_until_the_next_stock_phase():
    libby = {"director": 0, "value": 0, "treasury": 20, **ready("libby")}
    board = {"demand": {"food_and_dairy.bonus_50": {"tile": "2-2"}}}
    partners = {"ann": {"partners": 1, "row": [{"building": "I-11", "partner": 0}]}}
    t = table(
        2,
        phase="action",
        companies={"libby": libby},
        board={**board, "bank_buildings": {"fundraising_40": [1, 0]}},
        people=partners,
    )
    t.use("ann", "advertising", "libby")
    assert t.appeal("libby") == 2
    assert (t.phase, t.asked) == ("operating", "production")
    t.run("1")
    t.sell_goods("bonus_50")
    t.play("ann", do="done")
    t.play("ann", do="pay_dividends")
    assert t.cash("ann") == 500 + 3 * 2
    assert t.value("libby") == 10
    assert t.company("libby")["status"] == "open"


@rule("TRACK-8")
def test_track8_the_company_still_exists_after_operating_but_not_after_the_check():
    t = table(2, decade=1, phase="operating", companies={"swift": {"director": 0, "value": 10}})
    # the next decision is in the Stock Phase of Decade 2, after the check
    assert (t.decade, t.phase) == (2, "stock")
    assert t.company("swift") == {"status": "closed"}
    t = table(2, decade=1, phase="action", companies={"swift": {"director": 0, "value": 0}})
    assert t.company("swift")["status"] == "open"


@rule("TRACK-9")
def test_track9_emergency_fundraising_costs_a_further_step_and_withholding_one():
    t = table(
        2, phase="operating", advanced=True, companies={"swift": {"director": 0, "value": 100}}
    )
    t.play("ann", do="issue_certificate", certificate="preferred")
    t.play("ann", do="issue_certificate", certificate="common")
    t.play("ann", do="done")
    # three shares and the penalty: four steps; then nothing to decide, so it withholds
    moves = [(e["old"], e["new"], e["cause"]) for e in t.events("stock_moved")]
    assert moves == [(100, 40, "emergency_fundraising"), (40, 35, "withheld")]
