"""Section 8.1 and 8.3: rounds, the Initiative Track, Partners."""

from __future__ import annotations

from typing import Any

import pytest

from printed import ready
from table import NAMES, Table, rule, table, using

COMPANIES = {
    "swift": {"director": 0, "value": 40, "treasury": 200, "appeal": 3},
    "libby": {"director": 1, "value": 40, "treasury": 200, "appeal": 3},
    "elgin": {"director": 2, "value": 40, "treasury": 200, "appeal": 3},
    "doggett": {"director": 3, "value": 40, "treasury": 200, "appeal": 3},
}
OWN = {"ann": "swift", "bob": "libby", "cat": "elgin", "dan": "doggett"}
ON_CHARTER: dict[str, Any] = {name: {"reserved_partner": OWN[name]} for name in OWN}


def acting(players: int, **words: Any) -> Table:
    """An Action Phase in which everyone directs one company and has two Partners."""
    mine = dict(list(COMPANIES.items())[:players])
    people = {name: ON_CHARTER[name] for name in NAMES[:players]}
    people = {**people, **words.pop("people", {})}
    companies = {name: {**mine[name], **words.pop(name, {})} for name in mine}
    return table(players, phase="action", companies=companies, people=people, **words)


def raise_funds(t: Table, name: str) -> Table:
    return t.use(name, "fundraising_40", OWN[name])


def advertise(t: Table, name: str, answer: str) -> Table:
    t.use(name, "advertising", OWN[name])
    return t.play(name, do=answer)


def turns(t: Table, most: int = 99) -> list[str]:
    """The players who place a Partner, in order, while everyone raises funds."""
    order: list[str] = []
    while t.phase == "action" and len(order) < most:
        (name,) = t.awaited
        order.append(name)
        raise_funds(t, name)
    return order


# --- rounds --------------------------------------------------------------------------------------


@rule("ACT-1", "EX-11")
def test_ex11_players_act_in_initiative_order():
    t = acting(4, initiative=[2, 0, 3, 1])
    assert turns(t) == ["cat", "ann", "dan", "bob"] * 2


@rule("ACT-1")
def test_act1_a_player_places_exactly_one_partner_per_turn():
    asset = {"assets": ["brilliant_marketing"]}  # leaves a window after the placement
    t = acting(2, swift=asset)
    raise_funds(t, "ann")
    assert t.player("ann")["partners"] == 1
    assert t.why("ann", **using("fundraising_40", "swift")) == ("partner-placed", "ACT-1", {})
    r = t.refusal("bob", **using("fundraising_40", "libby"))
    assert (r.code, r.rule, r.facts) == ("not-your-turn", "FLOW-3", {"awaited": 0})
    t.play("ann", do="done")
    assert t.awaited == ["bob"]


@rule("ACT-1", "Q-49")
def test_q49_players_without_an_available_partner_are_skipped():
    people = {
        "ann": {"reserved_partner": "gained", "partner_on_appeal": False},
        "bob": {"reserved_partner": "libby"},
        "cat": {"reserved_partner": "gained"},
    }
    t = acting(3, people=people)
    assert [t.player(name)["partners"] for name in people] == [4, 2, 3]
    assert turns(t) == ["ann", "bob", "cat", "ann", "bob", "cat", "ann", "cat", "ann"]


@rule("ACT-2")
def test_act2_the_phase_ends_when_all_partners_are_placed():
    t = acting(3)
    assert len(turns(t)) == 6
    assert t.phase == "operating"
    assert [t.player(name)["partners"] for name in ("ann", "bob", "cat")] == [0, 0, 0]
    assert t.board["bank_buildings"]["fundraising_40"] == [2, 2, 2]


@rule("ACT-2")
def test_act2_passing_is_not_possible():
    t = acting(2)
    assert {m["do"] for m in t.legal("ann")} == {"use_building"}
    assert t.why("ann", do="done") == ("partner-first", "ACT-2", {})
    assert t.why("ann", do="pass") == ("not-now", "FLOW-1", {"step": "action_turn"})


# --- the Initiative Track ------------------------------------------------------------------------


@rule("ACT-3", "ACT-23", "Q-51")
def test_act3_taking_the_initiative_counts_from_the_next_round():
    t = acting(4, initiative=[0, 1, 2, 3])
    raise_funds(t, "ann")
    raise_funds(t, "bob")
    advertise(t, "cat", "take_initiative")
    assert t.position["initiative"] == [2, 0, 1, 3]
    assert t.told("initiative_taken") == [(2,)]
    assert turns(t) == ["dan", "cat", "ann", "bob", "dan"]


@rule("Q-51", "ACT-3", "ACT-23")
def test_q51_the_last_of_several_movers_is_first_in_the_next_round():
    t = acting(3, initiative=[0, 1, 2])
    raise_funds(t, "ann")
    advertise(t, "bob", "take_initiative")
    assert t.position["initiative"] == [1, 0, 2]
    assert t.awaited == ["cat"]
    advertise(t, "cat", "take_initiative")
    assert t.position["initiative"] == [2, 1, 0]
    assert turns(t) == ["cat", "bob", "ann"]


@rule("Q-51", "ACT-3")
def test_q51_a_player_overtaken_in_the_current_round_still_acts_in_it():
    t = acting(3, initiative=[0, 1, 2])
    t.use("ann", "advertising", "swift")
    assert t.awaited == ["bob"]  # ann is first already: nothing to ask
    assert t.position["initiative"] == [0, 1, 2]
    advertise(t, "bob", "take_initiative")
    raise_funds(t, "cat")
    assert turns(t) == ["bob", "ann", "cat"]


@rule("ACT-23")
def test_act23_moving_to_space_1_is_optional():
    t = acting(2, initiative=[1, 0])
    raise_funds(t, "bob")
    t.use("ann", "advertising", "swift")
    assert t.asked == "initiative"
    assert t.legal("ann") == [{"do": "decline"}, {"do": "take_initiative"}]
    t.play("ann", do="decline")
    assert t.position["initiative"] == [1, 0]
    assert turns(t) == ["bob", "ann"]


@rule("ACT-23")
@pytest.mark.parametrize(
    ("mover", "after"),
    [("bob", [1, 3, 0, 2]), ("ann", [0, 3, 1, 2]), ("cat", [2, 3, 1, 0]), ("dan", [3, 1, 0, 2])],
)
def test_act23_only_those_ahead_of_the_mover_move_down(mover, after):
    before = [3, 1, 0, 2]
    t = acting(4, initiative=before)
    while t.awaited != [mover]:
        raise_funds(t, t.awaited[0])
    t.use(mover, "advertising", OWN[mover])
    if mover != "dan":
        t.play(mover, do="take_initiative")
    assert t.position["initiative"] == after


@rule("ACT-5", "Q-52", "ACT-23")
def test_q52_a_change_in_the_last_round_counts_from_the_next_decade():
    t = acting(3, initiative=[2, 0, 1])
    turns(t, most=5)
    advertise(t, "bob", "take_initiative")
    assert t.phase == "operating"
    t.drift(2, "action")
    assert t.position["initiative"] == [1, 2, 0]
    assert turns(t, most=3) == ["bob", "cat", "ann"]


@rule("ACT-5")
def test_act5_the_order_is_kept_from_decade_to_decade():
    t = acting(3, initiative=[2, 0, 1])
    for decade in (2, 3):
        t.drift(decade, "action")
        assert t.position["initiative"] == [2, 0, 1]
        assert turns(t, most=3) == ["cat", "ann", "bob"]


# --- Partners ------------------------------------------------------------------------------------


@rule("ACT-4", "ACT-16", "APP-17")
def test_act4_a_partner_gained_in_the_phase_is_placed_in_a_later_turn():
    t = acting(3, libby={"appeal": 8}, initiative=[1, 0, 2])
    t.use("bob", "advertising", "libby")
    t.play("bob", do="take_bonus")
    assert t.told("partner_moved") == [(1, "appeal_9", "hand")]
    assert t.player("bob")["partners"] == 2
    assert t.awaited == ["ann"]  # available at once, but not in the same turn
    assert turns(t) == ["ann", "cat", "bob", "ann", "cat", "bob"]


@rule("ACT-4", "Q-50")
def test_q50_a_partner_gained_on_the_last_turn_gives_one_more_turn():
    t = acting(3, elgin={"appeal": 8}, initiative=[0, 1, 2])
    assert turns(t, most=5) == ["ann", "bob", "cat", "ann", "bob"]
    t.use("cat", "advertising", "elgin")
    t.play("cat", do="take_bonus")
    t.play("cat", do="decline")
    assert t.phase == "action"
    assert turns(t) == ["cat"]
    assert t.phase == "operating"


@rule("ACT-16")
@pytest.mark.parametrize(
    ("gained", "partners"),
    [
        ({"reserved_partner": "swift"}, 3),
        ({"reserved_partner": "gained"}, 4),
        ({"reserved_partner": "swift", "partner_on_appeal": False}, 4),
        ({"reserved_partner": "gained", "partner_on_appeal": False}, 5),
        ({"reserved_partner": "swift", "partner_on_row": True}, 2),
    ],
)
def test_act16_two_partners_and_up_to_three_more(gained, partners):
    t = acting(2, decade=4, people={"ann": gained})
    assert t.player("ann")["partners"] == partners
    assert turns(t).count("ann") == partners  # the Initiative marker is never placed


@rule("ACT-16", "OPS-32")
def test_act16_the_reserved_partner_is_available_in_the_next_action_phase():
    fairbank = {"director": 0, "value": 40, **ready("fairbank", 2)}
    companies = {"fairbank": fairbank, "libby": COMPANIES["libby"]}
    people = {"ann": {"reserved_partner": "fairbank"}, "bob": {"reserved_partner": "libby"}}
    t = table(2, phase="operating", companies=companies, people=people)
    while not t.legal("ann", "run_factory"):
        t.play(t.awaited[0], do="done")
    t.run("1", "2")
    t.drift(2, "action")
    assert t.player("ann")["reserved_partner"] == "gained"
    assert [t.player(name)["partners"] for name in ("ann", "bob")] == [3, 2]
