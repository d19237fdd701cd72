"""Section 9.1: the running order, and the steps of an Operating turn."""

from __future__ import annotations

from printed import ONE_COAL_EACH, ready
from table import Table, rule, table


def operating(t: Table) -> str:
    """The company whose Operating turn it is; "" if none operates."""
    turns = [f["company"] for f in t.position["stack"] if f["step"] == "operating_turn"]
    return str(turns[0]) if turns else ""


def order_of_turns(t: Table) -> list[str]:
    """Nobody buys anything until the phase ends; return the companies in the order of their
    turns."""
    order: list[str] = []
    while t.phase == "operating":
        order.append(operating(t))
        assert t.asked == "purchase"
        t.play(t.awaited[0], do="done")
    return order


def idle_company(director: int, appeal: int, **facts: object) -> dict[str, object]:
    """A company that can only buy one cube in its turn."""
    return {"director": director, "value": 100, "appeal": appeal, "treasury": 10, **facts}


@rule("OPS-1", "EX-28")
def test_ops1_companies_operate_by_appeal_space_and_within_a_space_from_the_top_down():
    t = table(
        phase="operating",
        companies={
            "anglo": idle_company(1, 4, height=0),
            "cracker_jack": idle_company(0, 4, height=1),
            "fairbank": idle_company(1, 5, height=0),
        },
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    assert order_of_turns(t) == ["fairbank", "cracker_jack", "anglo"]


@rule("OPS-1")
def test_ops1_the_stack_decides_within_a_space_regardless_of_the_charters():
    t = table(
        phase="operating",
        companies={
            "anglo": idle_company(0, 4, height=1),
            "cracker_jack": idle_company(1, 4, height=0),
            "libby": idle_company(1, 4, height=2),
            "swift": idle_company(0, 3, height=0),
        },
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    assert order_of_turns(t) == ["libby", "anglo", "cracker_jack", "swift"]


@rule("OPS-2")
def test_ops2_every_company_operates_once_including_one_in_closed():
    t = table(
        phase="operating",
        companies={
            "swift": idle_company(0, 9),
            "libby": idle_company(1, 2, value=0),
            "elgin": idle_company(1, 5, value=0),
        },
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    assert order_of_turns(t) == ["swift", "elgin", "libby"]
    assert t.phase == "cleanup"


@rule("OPS-2", "Q-119")
def test_q119_a_company_established_this_decade_operates_this_decade():
    t = table(
        phase="stock", companies={"swift": idle_company(1, 3)}, board={"chain": ONE_COAL_EACH}
    )
    t.play("ann", do="found", company="libby", value="35").drift(1, "operating")
    assert order_of_turns(t) == ["swift", "libby"]


@rule("OPS-3", "Q-118")
def test_q118_an_appeal_gain_in_a_companys_turn_changes_no_other_turn():
    t = table(
        phase="operating",
        companies={
            "libby": idle_company(1, 4, height=0),
            "spalding": idle_company(1, 4, height=2),
            "swift": idle_company(0, 4, height=1, assets=["brilliant_marketing"]),
            "anglo": idle_company(1, 5),
        },
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    order = []
    while t.phase == "operating":
        order.append(operating(t))
        if operating(t) == "swift":
            t.activate("ann", "brilliant_marketing")
            t.play("ann", do="take_cash")
            assert (t.appeal("swift"), t.company("swift")["height"]) == (5, 1)  # above Anglo
            t.play("ann", do="done")
            assert t.asked == "afterwards"
        t.play(t.awaited[0], do="done")
    assert order == ["anglo", "spalding", "swift", "libby"]


@rule("OPS-4", "Q-120")
def test_q120_without_companies_the_phase_is_skipped_and_the_chain_is_not_maintained():
    t = table(phase="operating", board={"chain": {"30": {"coal": 1}}}, seed=None)
    assert t.phase == "cleanup"
    # Maintenance would have brought the coal to $10 and drawn nine cubes; Cleanup shifts it once.
    assert t.board["chain"]["20"]["coal"] == 1
    for space in ("x", "30", "10"):
        assert sum(t.board["chain"][space].values()) == 0
    assert t.awaited == ["chance"]


@rule("OPS-5")
def test_ops5_the_steps_of_an_operating_turn_come_in_order():
    t = table(
        advanced=True,
        phase="operating",
        companies={
            "libby": {
                "director": 0,
                "value": 40,
                "treasury": 10,
                **ready("libby"),
                "assets": ["mail_order_catalog"],
            }
        },
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    asked = [t.asked]
    t.play("ann", do="done")
    asked.append(t.asked)
    t.buy_cubes("10 coal").play("ann", do="done")
    asked.append(t.asked)
    t.run("1").play("ann", do="done")
    asked.append(t.asked)
    t.sell_goods("bonus_20").play("ann", do="done")
    asked.append(t.asked)
    t.play("ann", do="withhold")
    assert t.events("stock_moved")[0]["new"] == 35
    asked.append(t.asked)
    assert t.board["chain"]["10"]["coal"] == 0
    t.play("ann", do="done")
    asked.append(t.asked)
    assert t.board["chain"]["10"]["coal"] == 1
    assert asked == [
        "issue",
        "purchase",
        "production",
        "sales",
        "payout",
        "afterwards",
        "draw_a_cube",
    ]


@rule("OPS-5", "OPS-41", "TERM-14")
def test_ops5_revenue_runs_and_sales_are_counted_separately_in_every_turn():
    company = {
        "director": 0,
        "value": 100,
        "goods": 1,
        "resources": {"steel": 1, "livestock": 1},
        "factories": [{"workers": 2}],
        "assets": ["mail_order_catalog"],
    }
    t = table(
        phase="operating",
        companies={
            "libby": {**company, "appeal": 6},
            "swift": {**company, "appeal": 5, "assets": ["color_catalog"]},
        },
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    t.run("1")
    t.sell_goods("bonus_20")
    t.upto("payout").play("ann", do="pay_dividends").play("ann", do="done")
    assert (operating(t), t.asked) == ("swift", "purchase")
    t.activate("ann", "color_catalog")
    assert t.told("revenue_added") == [("swift", 60, 60, "catalog")]
    t.upto("sales")  # without a run
    t.sell_goods("half_price")
    assert t.events("revenue_added")[0]["total"] == 85
    assert t.told("earnings_withheld") == [("swift", 85)]


@rule("OPS-66")
def test_ops66_after_the_last_company_cleanup_begins():
    t = table(
        phase="operating",
        decade=4,
        companies={"swift": idle_company(0, 3)},
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    t.play("ann", do="done")
    assert t.told("phase_began") == [("cleanup", 4)]


@rule("OPS-66", "END-1")
def test_ops66_after_the_last_company_of_decade_5_the_game_ends():
    t = table(
        phase="operating",
        decade=5,
        companies={"swift": idle_company(0, 3), "libby": idle_company(1, 2)},
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )
    t.play("ann", do="done")
    assert t.awaited == ["bob"]
    assert t.scores() is None
    t.play("bob", do="done")
    assert t.told("phase_began") == [("end", 5)]
    assert t.awaited == []
    assert t.why("bob", do="done") == ("game-over", "END-1", {})
