"""Section 12.1: the end of the game and the score."""

from __future__ import annotations

import pytest

from table import Table, rule, table

FIVE_GOALS = [
    "most_managers",
    "most_salespeople",
    "most_workers",
    "most_automation",
    "richest_company",
]

# EX-51 with 110 replaced by 100. Ann, Bob, Cat and Dan are the book's Jen, Thomas, Susan and Bob.
SCOREPAD = {
    "anglo": {
        "director": 3,
        "value": 100,
        "preferred": "seat_1",
        "common": {"seat_0": 1},
        "treasury": 90,
    },
    "cracker_jack": {
        "director": 0,
        "value": 250,
        "preferred": "seat_3",
        "common": {"seat_0": 2, "seat_1": 1, "seat_2": 1},
        "salespeople": 1,
    },
    "doggett": {
        "director": 1,
        "value": 140,
        "preferred": "seat_0",
        "common": {"seat_1": 3, "seat_2": 1},
        "factories": [{"automated": 2}],
    },
    "elgin": {
        "director": 2,
        "value": 320,
        "preferred": "seat_0",
        "common": {"seat_2": 1, "seat_3": 1},
        "factories": [{"workers": 2}, {"managers": 1}],
    },
    "libby": {
        "director": 0,
        "value": 80,
        "preferred": "seat_1",
        "common": {"seat_3": 1},
        "factories": [{"managers": 1}],
    },
    "swift": {
        "director": 3,
        "value": 400,
        "preferred": "seat_1",
        "common": {"seat_3": 2, "seat_2": 3},
    },
    "spalding": {
        "director": 2,
        "value": 100,
        "preferred": "seat_0",
        "common": {"seat_2": 1, "seat_1": 3},
    },
}


def over(players: int, companies: dict[str, dict[str, object]], **words: object) -> Table:
    """All companies have operated in Decade 5: the game is over."""
    t = table(
        players,
        phase="operating",
        decade=5,
        companies=companies,
        operating={"operated": list(companies)},
        **words,
    )
    assert t.awaited == []
    return t


@rule("EX-51", "EX-52", "END-2", "END-3", "END-4", "END-6", "GOAL-11")
def test_ex51_the_scorepad():
    t = over(4, SCOREPAD, cash=[456, 288, 420, 362], goals=True, board={"goals": FIVE_GOALS})
    assert t.scores() == [3566, 3038, 4090, 3762]
    assert t.winners() == ["cat"]
    assert {name: t.value(name) for name in SCOREPAD} == {
        name: facts["value"] for name, facts in SCOREPAD.items()
    }


@rule("EX-51", "EX-52", "END-2", "GOAL-11")
def test_ex51_the_scorepad_line_by_line():
    # The same, but Anglo has still to operate: at $120 it can only withhold and fall to $100.
    anglo = {**SCOREPAD["anglo"], "value": 120}
    t = table(
        4,
        phase="operating",
        decade=5,
        companies={**SCOREPAD, "anglo": anglo},
        cash=[456, 288, 420, 362],
        goals=True,
        board={
            "goals": FIVE_GOALS,
            "chain": {space: {"coal": 1} for space in ("x", "30", "20", "10")},
        },
        operating={"operated": [name for name in SCOREPAD if name != "anglo"]},
    )
    t.play("dan", do="done")
    assert sorted((e["goal"], e["seat"]) for e in t.events("goal_won")) == [
        ("most_automation", 1),
        ("most_managers", 0),
        ("most_managers", 2),
        ("most_salespeople", 0),
        ("most_workers", 2),
        ("richest_company", 3),
    ]
    assert [(e["seat"], e["cash"], e["goals"], e["shares"]) for e in t.events("scored")] == [
        (0, 456, 400, 100 + 1250 + 280 + 640 + 240 + 200),
        (1, 288, 200, 200 + 250 + 840 + 160 + 800 + 300),
        (2, 420, 400, 250 + 140 + 1280 + 1200 + 400),
        (3, 362, 200, 300 + 500 + 320 + 80 + 2000),
    ]
    assert t.told("won") == [(2,)]
    assert t.scores() == [3566, 3038, 4090, 3762]


@rule("EX-50", "END-2", "END-3")
@pytest.mark.parametrize(("preferred", "common"), [("seat_1", {}), ("treasury", {"seat_1": 2})])
def test_ex50_two_shares_of_cracker_jack_at_100_pay_200(preferred, common):
    cracker_jack = {"director": 0, "value": 100, "preferred": preferred, "common": common}
    t = over(2, {"cracker_jack": cracker_jack}, cash=[0, 0])
    assert t.scores() == [300, 200]
    assert t.value("cracker_jack") == 100


@rule("END-1")
def test_end1_the_game_is_not_over_while_a_company_has_to_operate():
    companies = {
        "libby": {"director": 0, "value": 100, "goods": 1},
        "swift": {"director": 1, "value": 100},
    }
    t = table(phase="operating", decade=5, companies=companies, operating={"operated": ["swift"]})
    assert (t.awaited, t.scores(), t.winners()) == (["ann"], None, [])
    t.play("ann", do="done")
    assert t.awaited == []
    assert t.scores() == [500 + 3 * 80, 500 + 3 * 100]


@rule("END-1", "OPS-4")
def test_end1_without_a_company_the_game_ends_when_decade_5_operates():
    t = table(phase="operating", decade=5, cash=[3, 4])
    assert (t.awaited, t.scores(), t.winners()) == ([], [3, 4], ["bob"])


@rule("END-1", "FLOW-2")
@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_end1_the_game_continues_after_the_operating_phases_before_decade_5(decade):
    t = table(
        phase="operating",
        decade=decade,
        companies={"swift": {"director": 1, "value": 100}},
        operating={"operated": ["swift"]},
    )
    assert t.scores() is None
    assert t.decade == decade + 1


@rule("END-4")
def test_end4_treasuries_pool_shares_goods_cubes_assets_and_buildings_are_worth_nothing():
    swift = {
        "director": 0,
        "value": 50,
        "treasury": 1000,
        "goods": 9,
        "bonus_goods": 2,
        "resources": {"steel": 9},
        "assets": ["foundry"],
        "salespeople": 2,
        "preferred": "bank_pool",
        "common": {"bank_pool": 2, "treasury": 3},
    }
    assert over(2, {"swift": swift}, cash=[7, 8]).scores() == [157, 8]


@rule("END-5", "Q-125", "TRACK-7", "Q-13")
def test_end5_shares_of_a_company_in_closed_pay_nothing():
    swift = {"director": 0, "value": 0, "preferred": "seat_1", "common": {"seat_0": 3}}
    t = over(2, {"swift": swift}, cash=[1, 2])
    assert t.scores() == [1, 2]
    assert t.company("swift")["status"] == "open"


GOALS_OF_TWO = ["most_managers", "most_salespeople", "most_assets", "most_workers", "most_common"]


def tie(cash: list[int], ann: dict[str, object], bob: dict[str, object], goals: bool) -> Table:
    """Two players whose companies are in Closed: only cash and goals count."""
    companies = {
        "swift": {"director": 0, "value": 0, **ann},
        "libby": {"director": 1, "value": 0, **bob},
    }
    board = {"goals": GOALS_OF_TWO} if goals else {}
    return over(2, companies, cash=cash, goals=goals, board=board)


@rule("DX-24", "END-6")
def test_dx24_with_equal_scores_two_goals_beat_one():
    ann = {"salespeople": 1}
    bob = {"factories": [{"managers": 1, "workers": 1}]}
    t = tie([700, 500], ann, bob, goals=True)
    assert t.scores() == [900, 900]
    assert t.winners() == ["bob"]


@rule("END-6")
def test_end6_the_score_comes_before_the_number_of_goals():
    bob = {"factories": [{"managers": 1, "workers": 1}]}
    t = tie([901, 500], {}, bob, goals=True)
    assert t.scores() == [901, 900]
    assert t.winners() == ["ann"]


@rule("END-6")
def test_end6_with_equal_scores_and_goals_the_victory_is_shared():
    t = tie([500, 500], {"salespeople": 1}, {"factories": [{"managers": 1}]}, goals=True)
    assert t.scores() == [700, 700]
    assert t.winners() == ["ann", "bob"]


@rule("END-6", "Q-139")
def test_q139_without_goals_a_tie_is_a_shared_victory():
    t = tie([500, 500], {"factories": [{"managers": 1}]}, {}, goals=False)
    assert t.scores() == [500, 500]
    assert t.winners() == ["ann", "bob"]
    assert tie([500, 501], {}, {}, goals=False).winners() == ["bob"]


@rule("END-2")
def test_end2_without_the_goals_module_goals_bring_nothing():
    t = tie([500, 500], {"salespeople": 2}, {}, goals=False)
    assert t.scores() == [500, 500]
