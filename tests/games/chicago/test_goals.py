"""Section 12.2: the Public Goals."""

from __future__ import annotations

import pytest

from table import Table, discarding, rule, table

ALL_GOALS = [
    "most_managers",
    "most_salespeople",
    "most_assets",
    "most_workers",
    "most_automation",
    "highest_appeal",
    "richest_company",
    "most_partners",
    "most_common",
    "most_preferred",
]
Facts = dict[str, object]


def winners(goal: str, players: int, companies: dict[str, Facts], **words: Facts) -> list[int]:
    """The winners of a goal if the game ends like this. All values are in Closed, so only goals
    score.

    Doggett, directed by the last player, operates last; it has two cubes to trade, so that the game
    ends with a move whose events can be checked.
    """
    others = [name for name in ALL_GOALS if name != goal][:4]
    last = {"director": players - 1, "value": 0, "appeal": 0, "resources": {"wood": 2}}
    t = table(
        players,
        phase="operating",
        decade=5,
        goals=True,
        companies={
            "doggett": last,
            **{name: {"value": 0, **facts} for name, facts in companies.items()},
        },
        cash=[0] * players,
        board={"goals": [goal, *others], "haymarket": {"coal": 1}, **words.pop("board", {})},
        operating={"operated": [name for name in companies if name != "doggett"]},
        **words,
    )
    return finish(t, goal)


def finish(t: Table, goal: str) -> list[int]:
    """Play the last turn; return the seats that win a goal, $200 each in the score."""
    while t.awaited:
        t.play(t.awaited[0], do="done")
    won = t.events("goal_won")
    for seat, score in enumerate(t.scores() or []):
        assert score == 200 * len([e for e in won if e["seat"] == seat])
    return [e["seat"] for e in won if e["goal"] == goal]


def managers(*counts: int) -> Facts:
    return {"factories": [{"managers": n} for n in counts]}


@rule("GOAL-1")
def test_goal1_managers_of_all_charters_of_a_player_are_counted():
    companies = {
        "swift": {"director": 0, **managers(1)},
        "libby": {"director": 0, **managers(0, 1)},
        "elgin": {"director": 1, **managers(1)},
        "henderson": {"director": 2, "factories": [{"workers": 1}] * 3, "salespeople": 2},
    }
    assert winners("most_managers", 3, companies) == [0]
    companies["henderson"] = {"director": 2, **managers(1, 1, 1)}
    assert winners("most_managers", 3, companies) == [2]


@rule("GOAL-2")
def test_goal2_salespeople_of_all_charters_of_a_player_are_counted():
    companies = {
        "swift": {"director": 0, "salespeople": 1},
        "libby": {"director": 0, "salespeople": 1},
        "elgin": {"director": 1, "salespeople": 1, **managers(1, 1)},
        "brunswick": {"director": 2},
    }
    assert winners("most_salespeople", 3, companies) == [0]
    companies["brunswick"] = {"director": 2, "salespeople": 3}
    assert winners("most_salespeople", 3, companies) == [2]


@rule("GOAL-3")
def test_goal3_assets_on_all_charters_of_a_player_are_counted_exhausted_ones_too():
    companies = {
        "swift": {"director": 0, "assets": ["foundry"], "exhausted": ["foundry"]},
        "libby": {"director": 0, "assets": ["workshop"]},
        "anglo": {"director": 1, "assets": ["fuelworks"]},
    }
    assert winners("most_assets", 2, companies) == [0]


@rule("GOAL-3", "GOAL-14", "Q-141")
@pytest.mark.parametrize("keep", [True, False])
def test_q141_a_discarded_asset_does_not_count(keep):
    goals = ["most_assets", "most_managers", "most_workers", "most_common", "most_preferred"]
    t = table(
        phase="operating",
        decade=5,
        goals=True,
        companies={
            "swift": {"director": 0, "value": 0, "assets": ["foundry"]},
            "libby": {"director": 1, "value": 0, "assets": ["workshop"]},
        },
        cash=[0, 0],
        board={"goals": goals},
        operating={"operated": ["libby"]},
    )
    while t.asked != "afterwards":
        t.play("ann", do="withhold" if t.asked == "payout" else "done")
    if not keep:
        t.play("ann", **discarding("foundry"))
    assert finish(t, "most_assets") == ([0, 1] if keep else [1])


@rule("GOAL-4", "GOAL-14", "Q-137")
def test_goal4_employed_workers_are_counted_and_automated_spaces_are_not():
    companies = {
        "swift": {"director": 0, "factories": [{"workers": 1}, {"workers": 1}]},
        "libby": {"director": 0, "factories": [{"workers": 1}]},
        "elgin": {"director": 1, "factories": [{"workers": 2}, {"automated": 2}]},
    }
    assert winners("most_workers", 2, companies) == [0]
    companies["elgin"] = {"director": 1, "factories": [{"workers": 2}, {"workers": 2}]}
    assert winners("most_workers", 2, companies) == [1]


@rule("GOAL-5", "GOAL-14", "Q-137")
def test_goal5_tokens_on_worker_spaces_are_counted_and_those_in_the_row_are_not():
    companies = {
        "fairbank": {"director": 0, "factories": [{"automated": 1}, {"automated": 1}]},
        "cracker_jack": {"director": 0, "factories": [{"automated": 1}]},
        "swift": {"director": 1, "factories": [{"workers": 2}, {"automated": 2, "workers": 1}]},
    }
    assert winners("most_automation", 2, companies) == [0]
    companies["swift"] = {"director": 1, "factories": [{"automated": 1}, {"automated": 3}]}
    assert winners("most_automation", 2, companies) == [1]


@rule("GOAL-6")
def test_goal6_the_directors_of_the_companies_on_the_highest_occupied_space_win():
    companies = {
        "swift": {"director": 0, "appeal": 7},
        "libby": {"director": 0, "appeal": 7},
        "elgin": {"director": 1, "appeal": 8},
    }
    assert winners("highest_appeal", 3, companies) == [1]


@rule("GOAL-6", "GOAL-11")
@pytest.mark.parametrize("heights", [(0, 1), (1, 0)])
def test_goal6_the_order_in_the_stack_is_ignored(heights):
    companies = {
        "swift": {"director": 0, "appeal": 7, "height": heights[0]},
        "elgin": {"director": 1, "appeal": 7, "height": heights[1]},
        "libby": {"director": 2, "appeal": 6, "height": 0},
    }
    assert winners("highest_appeal", 3, companies) == [0, 1]


@rule("GOAL-7", "GOAL-14", "Q-140")
def test_goal7_the_cash_of_a_single_company_is_counted_and_nothing_else():
    companies = {
        "swift": {"director": 0, "treasury": 60},
        "libby": {"director": 0, "treasury": 60},
        "elgin": {"director": 1, "treasury": 61, "common": {"seat_0": 4}, "preferred": "seat_0"},
        "anglo": {"director": 2, "treasury": 10, "goods": 20, "resources": {"steel": 9}},
    }
    assert winners("richest_company", 3, companies) == [1]


@rule("GOAL-8", "GOAL-14", "Q-138")
def test_goal8_gained_partners_are_counted_and_unclaimed_or_waiting_ones_are_not():
    people = {
        "ann": {"reserved_partner": "gained", "partner_on_appeal": True},  # 4
        "bob": {"reserved_partner": "waiting", "partner_on_appeal": True},  # 3
        "cat": {"reserved_partner": "swift", "partner_on_appeal": False},  # 4
        "dan": {"reserved_partner": "gained", "partner_on_appeal": True, "partner_on_row": True},
    }
    companies = {"swift": {"director": 2}}
    board: Facts = {"bank_buildings": {"fundraising_40": [4, 1, 2, 0]}}  # wherever they are
    assert winners("most_partners", 4, companies, people=people, board=board) == [0, 2]
    people["bob"] = {"reserved_partner": "gained", "partner_on_appeal": False}  # 5
    assert winners("most_partners", 4, companies, people=people, board=board) == [1]


@rule("GOAL-8", "GOAL-11")
def test_goal8_with_two_partners_each_everyone_wins():
    fact = {"reserved_partner": "waiting", "partner_on_appeal": True, "partner_on_row": True}
    people = {"ann": fact, "bob": fact, "cat": fact}
    assert winners("most_partners", 3, {}, people=people) == [0, 1, 2]


@rule("GOAL-9")
def test_goal9_common_certificates_of_all_companies_are_counted():
    companies = {
        "swift": {"director": 0, "common": {"seat_1": 2, "treasury": 3}},
        "libby": {"director": 0, "common": {"seat_1": 1, "bank_pool": 4}, "preferred": "seat_2"},
        "elgin": {"director": 2, "common": {"seat_0": 2}, "preferred": "seat_0"},
    }
    assert winners("most_common", 3, companies) == [1]


@rule("GOAL-10")
def test_goal10_preferred_certificates_are_counted():
    companies = {
        "swift": {"director": 0, "common": {"seat_1": 5}, "preferred": "seat_2"},
        "libby": {"director": 0, "preferred": "seat_2"},
        "elgin": {"director": 2, "preferred": "seat_0"},
        "anglo": {"director": 2, "preferred": "bank_pool"},
    }
    assert winners("most_preferred", 3, companies) == [2]


@rule("GOAL-11")
def test_goal11_all_who_tie_for_first_win_in_full():
    companies = {
        "swift": {"director": 0, **managers(1, 1)},
        "libby": {"director": 1, **managers(0, 1)},
        "elgin": {"director": 1, **managers(1)},
        "anglo": {"director": 2, **managers(1)},
    }
    assert winners("most_managers", 3, companies) == [0, 1]


@rule("GOAL-12", "Q-136")
@pytest.mark.parametrize(
    ("goal", "facts"), [("highest_appeal", {"appeal": 9}), ("richest_company", {"treasury": 99})]
)
def test_q136_a_director_of_two_tied_companies_wins_once(goal, facts):
    companies = {
        "swift": {"director": 0, **facts},
        "libby": {"director": 0, **facts},
        "elgin": {"director": 1},
    }
    assert winners(goal, 2, companies) == [0]


@rule("GOAL-13", "Q-135")
@pytest.mark.parametrize(
    "goal",
    [
        "most_managers",
        "most_salespeople",
        "most_assets",
        "most_workers",
        "most_automation",
        "most_common",
        "most_preferred",
    ],
)
def test_q135_a_measure_of_0_never_wins(goal):
    assert winners(goal, 3, {"swift": {"director": 0}, "libby": {"director": 1}}) == []


@rule("GOAL-15", "Q-176")
def test_q176_a_player_without_a_company_wins_neither_appeal_nor_cash():
    companies = {"swift": {"director": 1, "appeal": 0, "common": {"seat_0": 5}}}
    assert winners("highest_appeal", 3, companies) == [1, 2]
    assert winners("richest_company", 3, companies) == [1, 2]


@rule("GOAL-15", "Q-176")
def test_q176_with_all_treasuries_at_0_every_director_wins_the_cash_goal():
    companies = {"swift": {"director": 0}, "libby": {"director": 1}, "elgin": {"director": 1}}
    assert winners("richest_company", 3, companies) == [0, 1, 2]


@rule("END-2")
def test_end2_only_the_goals_of_the_game_are_evaluated():
    t = table(
        phase="operating",
        decade=5,
        goals=True,
        companies={"swift": {"director": 0, "value": 0, "salespeople": 2, **managers(1)}},
        cash=[0, 0],
        board={"goals": ALL_GOALS[5:]},
        operating={"operated": ["swift"]},
    )
    # Ann wins Appeal, cash and Partners, Bob Partners; Managers and Salespeople are not in play.
    assert t.scores() == [600, 200]
