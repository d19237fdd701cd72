"""Section 5: the phases of a Decade, and the order of the players in each."""

from __future__ import annotations

from table import Table, rule, table


def phases(t: Table) -> list[tuple[str, int]]:
    """The phases that began with the last move."""
    return [(e["phase"], e["decade"]) for e in t.events("phase_began")]


ONE_EACH = {
    "anglo": {"director": 0, "value": 50, "assets": ["brand_recognition"]},
    "libby": {"director": 1, "value": 50},
}


@rule("FLOW-1")
def test_flow1_a_decade_runs_stock_building_action_operating_cleanup():
    t = table(2, companies=ONE_EACH)
    assert t.phase == "stock"
    begun = []
    while t.decade == 1:
        t.least()
        begun += phases(t)
    assert begun == [("building", 1), ("action", 1), ("operating", 1), ("cleanup", 1), ("stock", 2)]


@rule("FLOW-2")
def test_flow2_decade_5_ends_after_its_operating_phase_without_a_cleanup():
    t = table(
        2,
        decade=5,
        phase="operating",
        companies=ONE_EACH,
        board={"demand": {"dry_goods.bonus_50": {"tile": "1-2", "goods": 1}}},
    )
    begun = []
    while t.awaited:
        t.least()
        begun += phases(t)
    assert begun == [("end", 5)]
    assert t.scores() is not None
    assert t.board["demand"]["dry_goods.bonus_50"] == {
        "tile": "1-2",
        "goods": 1,
    }  # CLEAN-10 not done


@rule("FLOW-2")
def test_flow2_decade_4_still_has_a_cleanup_and_is_followed_by_decade_5():
    t = table(2, decade=4, phase="operating", companies=ONE_EACH)
    begun = []
    while t.phase == "operating":
        t.least()
        begun += phases(t)
    assert begun == [("cleanup", 4), ("stock", 5)]
    assert t.scores() is None


@rule("FLOW-3", "STOCK-2")
def test_flow3_stock_turns_go_clockwise_from_the_priority_deal_holder():
    t = table(4, companies=ONE_EACH, priority=2, initiative=[1, 0, 3, 2])
    order = []
    for _ in range(4):
        order += t.awaited
        t.least()
    assert order == ["cat", "dan", "ann", "bob"]


@rule("FLOW-3")
def test_flow3_a_player_cannot_act_in_another_players_stock_turn():
    t = table(3, companies=ONE_EACH, priority=1)
    assert t.why("ann", do="pass") == ("not-your-turn", "FLOW-3", {"awaited": 1})


@rule("FLOW-3")
def test_flow3_the_building_phase_asks_everyone_at_once():
    t = table(3, phase="building", companies=ONE_EACH, priority=2, initiative=[2, 1, 0])
    assert t.awaited == ["ann", "bob", "cat"]
    for do in ("place_building", "remove_building"):
        t.play("bob", **t.legal("bob", do)[0])
    assert t.awaited == ["ann", "cat"]


@rule("FLOW-3")
def test_flow3_the_action_phase_follows_the_initiative_track():
    companies = {**ONE_EACH, "swift": {"director": 2, "value": 50}}
    t = table(3, phase="action", companies=companies, priority=0, initiative=[2, 0, 1])
    order = []
    while t.phase == "action" and len(order) < 6:
        order += t.awaited
        name = t.awaited[0]
        while t.awaited == [name] and t.asked == "action_turn":
            t.least()
    assert order == ["cat", "ann", "bob", "cat", "ann", "bob"]


@rule("FLOW-3")
def test_flow3_the_operating_phase_follows_appeal_rank():
    companies = {
        "anglo": {"director": 0, "value": 50, "appeal": 2, "height": 0},
        "libby": {"director": 1, "value": 50, "appeal": 2, "height": 1},
        "swift": {"director": 2, "value": 50, "appeal": 4},
    }
    for company in companies.values():
        company["treasury"] = 100  # so that each Director is asked what to buy
    board = {"chain": {"30": {"coal": 1}, "20": {"coal": 1}, "10": {"coal": 1}, "x": {"coal": 1}}}
    t = table(3, phase="operating", companies=companies, priority=1, board=board)
    order = []
    while t.phase == "operating":
        if not order or order[-1] != t.awaited[0]:
            order += t.awaited
        t.least()
    assert order == ["cat", "bob", "ann"]


@rule("FLOW-3")
def test_flow3_cleanup_asks_nobody():
    t = table(2, phase="cleanup", companies=ONE_EACH, priority=1)
    assert (t.decade, t.phase) == (2, "stock")
    assert t.awaited == ["bob"]
