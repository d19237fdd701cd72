"""Each number on Industrialist's sheet matches what happens when its move is made."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.ids import KIND_IDS, LAST_YEAR, RAIL_IDS, SIDE_IDS
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.verbs import rail
from bigshoulders.games.industrialist.sheet.table import make
from bigshoulders.kernel.events import SILENT, Events

Words = dict[str, Any]
PLAYER = 0
EDGES = ("north", "east", "south", "west")
LEAST = ("done", "take_unit", "choose_card", "put_unit")  # answers that lead to the end
USES = [
    {"do": "manager_unit", "track": "central.goods"},
    {"do": "manager_worker", "card": "central"},
    {"do": "manager_build", "side": "1F", "place": "-1,0"},
]
# Refusals of one use of the managers die; another use may be possible.
OF_A_USE = {"track-full", "no-such-track", "die-full", "not-in-row", "cost-short"}
OF_A_PLACE = {"place-taken", "place-apart", "rail-at-edge"}


def shown(g: Rules, s: State) -> Words:
    seen = INDUSTRIALIST.redact(g, s, PLAYER).seen
    return msgspec.to_builtins(make(g, seen, PLAYER))


def legal(g: Rules, s: State) -> list[Words]:
    return [INDUSTRIALIST.space(g).spell(m) for m in INDUSTRIALIST.legal(g, s, PLAYER)]


def play(g: Rules, s: State, words: Words) -> list[Words]:
    """The events of a move, and of paying with the first suitable units."""
    out = Events()
    space = INDUSTRIALIST.space(g)
    INDUSTRIALIST.apply(g, s, PLAYER, space.parse(words), out)
    while s.stack and (pay := [w for w in legal(g, s) if w["do"] == "take_unit"]):
        INDUSTRIALIST.apply(g, s, PLAYER, space.parse(pay[0]), out)
    return [INDUSTRIALIST.spell_event(event) for event in out.items]


def units(facts: Words) -> dict[str, int]:
    return {kind: stock["units"] for kind, stock in facts["stock"].items()}


def moments(side: str) -> Iterator[tuple[Rules, State]]:
    """Positions of a random game in which the player can start something."""
    g = INDUSTRIALIST.assemble({"side": side})
    s = INDUSTRIALIST.new(g, b"promises", SILENT)
    rng = Random(side)
    while awaited := INDUSTRIALIST.awaited(g, s):
        yield g, s
        moves = INDUSTRIALIST.legal(g, s, awaited[0])
        INDUSTRIALIST.apply(g, s, awaited[0], rng.choice(moves), SILENT)


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_sheet_promises_what_happens(side: str) -> None:
    asked: set[str] = set()
    for g, s in moments(side):
        facts = shown(g, s)
        asked.add(facts["turn"]["question"])
        check_position(g, s, facts)
        if facts["turn"]["question"] == "actions":
            check_actions(g, s, facts)
            check_managers(g, s, facts)
            check_score(g, s, facts)
        elif facts["turn"]["question"] == "selling":
            check_lots(g, s, facts)
        elif facts["turn"]["question"] == "building":
            check_builds(g, s, facts)
    assert {"actions", "selling", "building"} <= asked


@pytest.mark.parametrize("side", ["A", "B"])
def test_no_refusal_means_that_the_engine_allows_it(side: str) -> None:
    """The managers die and the actions ahead, in every question, while a draw is due, and at the
    end."""
    seen: set[str] = set()
    for g, s in moments(side):
        seen |= check_refusals(g, s)
        if {"do": "done"} in legal(g, s):
            after = s.copy()
            after.seed = b""  # the next roll is left to the caller
            play(g, after, {"do": "done"})
            seen |= check_refusals(g, after)
    assert {"actions", "selling", "staffing", "building"} <= seen
    assert {"not-now", "do-something-first", "draw-first", "game-over"} <= seen


def check_position(g: Rules, s: State, facts: Words) -> None:
    """SOLO-COMP-2, SOLO-UP-1: the managers die, labour, and what cards show."""
    position: Words = INDUSTRIALIST.export_position(g, s)
    assert facts["managers"]["used"] == position["managers_used"]
    labour, capital = facts["labour"], facts["stock"]["capital"]["units"]
    buildings = len(labour["buildings"])
    payable = capital // labour["each"] if labour["each"] else buildings
    assert labour["capital"] == labour["each"] * buildings
    assert labour["unpaid"] == max(0, buildings - payable)
    for number, side in enumerate(SIDE_IDS):
        if side in facts["cards"]:
            first = number * len(KIND_IDS)
            cost = [facts["cards"][side]["cost"][kind] for kind in KIND_IDS]
            assert cost == g.cards.cost[first : first + len(KIND_IDS)]
            rails = [facts["cards"][side]["rails"][edge] for edge in EDGES]
            assert rails == [RAIL_IDS[rail(g, number, edge)] for edge in range(len(EDGES))]


def check_actions(g: Rules, s: State, facts: Words) -> None:
    """SOLO-TURN-3, SOLO-PROD-1: which actions can start, their costs, and the yield of
    production."""
    for action in facts["actions"]:
        begin = {"do": "begin", "action": action["action"]}
        begins = action["status"] == "ahead" and action["refusal"] is None
        assert (begin in legal(g, s)) == begins
        if not begins:
            continue
        after = s.copy()
        events = play(g, after, begin)
        began = [e for e in events if e["event"] == "action_began"]
        assert [e["cost"] for e in began] == [action["cost"]]
        spent = [e for e in events if e["event"] == "units_moved" and e["reason"] == "action"]
        assert -sum(e["change"] for e in spent) == action["cost"]
        if action["action"] == "produce" and action["cost"] == 0:
            gained = {kind: n - units(facts)[kind] for kind, n in units(shown(g, after)).items()}
            assert gained == facts["production"]["kinds"]


def refused(g: Rules, s: State, words: Words) -> Words | None:
    no = INDUSTRIALIST.refusal(g, s, PLAYER, INDUSTRIALIST.space(g).parse(words))
    return None if no is None else {"code": no.code, "rule": no.rule, "facts": no.facts}


def check_refusals(g: Rules, s: State) -> set[str]:
    """SOLO-TURN-3, R-15: the sheet refuses the managers die and an action as the engine does. Gives
    the question and the code."""
    facts = shown(g, s)
    shown_no = facts["managers"]["refusal"]
    for use in USES:
        engine = refused(g, s, use)
        if engine is not None and engine["code"] in OF_A_USE | OF_A_PLACE:
            engine = None
        assert shown_no == engine, facts["turn"]["question"]
    for action in facts["actions"]:
        if action["status"] == "ahead":
            assert action["refusal"] == refused(g, s, {"do": "begin", "action": action["action"]})
    return {facts["turn"]["question"], shown_no["code"] if shown_no else ""}


def check_managers(g: Rules, s: State, facts: Words) -> None:
    """SOLO-MGR-1: the cost of the managers die, and where a card fits without rails."""
    managers = facts["managers"]
    moves = [w for w in legal(g, s) if w["do"].startswith("manager_")]
    if managers["refusal"] is not None:
        assert moves == []
    for move in moves[:1]:
        events = play(g, s.copy(), move)
        paid = [e for e in events if e["event"] == "units_moved" and e["reason"] == "managers"]
        assert -sum(e["change"] for e in paid if e["change"] < 0) == managers["cost"]


def check_lots(g: Rules, s: State, facts: Words) -> None:
    """SOLO-SELL-1 to SOLO-SELL-3: as many lots as the sheet counts, each at its price."""
    for kind, now in facts["market"]["now"].items():
        sell = {"do": "sell_lot", "kind": kind, "income": "profit"}
        assert (sell in legal(g, s)) == (now["lots"] > 0)
        after = s.copy()
        for sold in range(1, now["lots"] + 1):
            assert sell in legal(g, after)
            play(g, after, sell)
            assert units(shown(g, after))[kind] == units(facts)[kind] - sold * now["price"]
        assert sell not in (legal(g, after) if after.stack else [])


def check_builds(g: Rules, s: State, facts: Words) -> None:
    """SOLO-BUILD-1, SOLO-BUILD-2, SOLO-EVENT-1: what can be built, where, and its event."""
    moves = [w for w in legal(g, s) if w["do"] == "build_card"]
    for card in facts["row"]:
        places = [w["place"] for w in moves if w["side"] == card["side"]]
        assert places == (card["places"] if card["affordable"] else [])
        assert card["affordable"] == (not any(card["lacks"].values()))
    for move in moves[:2]:
        events = play(g, s.copy(), move)
        if any(e["event"] == "card_built" for e in events):
            event = next(c["event"] for c in facts["row"] if c["side"] == move["side"])
            happened = [e["side"] for e in events if e["event"] == "event_happened"]
            assert happened == ([event["side"]] if event and event["happens"] else [])


def check_score(g: Rules, s: State, facts: Words) -> None:
    """SOLO-END-1, SOLO-END-2: the score and rank, if this were the last year without upkeep."""
    last = s.copy()
    last.year = LAST_YEAR
    upkeep = shown(g, last)
    if upkeep["maintenance"]["due"] or upkeep["labour"]["due"]:
        last.market = 1  # labour costs nothing
    out = Events()
    play_on(g, last, out)
    ends = [INDUSTRIALIST.spell_event(e) for e in out.items]
    lost = sum(e["change"] for e in ends if e["event"] == "profit_moved" and e["reason"] != "end")
    scored = next(e for e in ends if e["event"] == "scored")
    assert scored["profit"] == facts["score"]["now"] + lost
    if lost == 0:
        assert scored["rank"] == facts["score"]["rank"]


def play_on(g: Rules, s: State, out: Events) -> None:
    while s.stack:
        moves = [w for w in legal(g, s) if w["do"] in LEAST]
        INDUSTRIALIST.apply(g, s, PLAYER, INDUSTRIALIST.space(g).parse(moves[0]), out)
