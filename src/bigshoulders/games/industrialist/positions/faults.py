"""Finds every fault in a position, with its location. A position without faults can be played."""

from __future__ import annotations

from bigshoulders.games.industrialist.engine import frames
from bigshoulders.games.industrialist.engine.frames import FRAME_TABLE
from bigshoulders.games.industrialist.engine.ids import (
    BEYOND,
    CARD_WORDS,
    CARDS,
    CENTRAL_TRACKS,
    KIND_IDS,
    KINDS,
    LAST_YEAR,
    MIDDLE,
    MOST_WORKERS,
    NO_PLACE,
    NO_SIDE,
    PLACE_WORDS,
    ROW,
    SIDE_IDS,
    SIDES,
    TRACKS,
)
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.games.industrialist.engine.steps.building import free_places
from bigshoulders.games.industrialist.engine.steps.course import FLIPPED
from bigshoulders.games.industrialist.engine.verbs import (
    buildings,
    card_at,
    has_marker,
    is_built,
    kind_of_track,
)
from bigshoulders.kernel.documents import Faults
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.frames import Frame

MARKERS = 7  # SOLO-COMP-5: of the nine, two are on the Years/Profit card
MOST_COUNT = 999  # in a frame

# The steps that each step can lie on, and the stage of the lower one (None: any). Questions about
# units and workers aren't listed: they can be asked during any turn.
LIES_ON: dict[int, list[tuple[int, int | None]]] = {
    frames.SETUP_CARDS: [(frames.GAME, 1)],
    frames.SETUP_FLIPS: [(frames.GAME, 2)],
    frames.SETUP_KINDS: [(frames.GAME, 3)],
    frames.TURN: [(frames.GAME, 4)],
    frames.DRAW_A_CARD: [(frames.SETUP_CARDS, 0)],
    frames.FLIP_A_CARD: [(frames.SETUP_FLIPS, None)],
    frames.MARKET_CHOICE: [(frames.TURN, 1)],
    frames.ROLL_THE_MARKET: [(frames.TURN, 1)],
    frames.ACTIONS: [(frames.TURN, 2)],
    frames.LABOUR: [(frames.TURN, 3)],
    frames.LABOUR_CHOICE: [(frames.TURN, 3)],
    frames.UPKEEP: [(frames.TURN, 4)],
    frames.UPKEEP_CHOICE: [(frames.TURN, 4)],
    frames.SELLING: [(frames.ACTIONS, 0)],
    frames.STAFFING: [(frames.ACTIONS, 0)],
    frames.BUILDING: [(frames.ACTIONS, 0)],
    frames.PRODUCTION: [(frames.ACTIONS, 0)],
    frames.MANAGERS_DOWN: [(frames.ACTIONS, 0), (frames.SELLING, 0), (frames.STAFFING, 0)],
    frames.GAIN_LOT: [(frames.SELLING, 0)],
    frames.OPEN_BUILDING: [(frames.ACTIONS, 0), (frames.MANAGERS_DOWN, 0)],
    frames.PAY_COST: [(frames.OPEN_BUILDING, 0)],
    frames.MARKER_CHOICE: [(frames.OPEN_BUILDING, 1)],
    frames.EVENT: [(frames.ACTIONS, 0), (frames.MANAGERS_DOWN, 0)],
    frames.RESOLVE: [(frames.EVENT, 1)],
}
# The last stage of a step; those not listed have only stage 0.
FARTHEST = {
    frames.GAME: 4,
    frames.SETUP_FLIPS: FLIPPED,
    frames.TURN: 4,
    frames.PAY_COST: KINDS,
    frames.OPEN_BUILDING: 1,
    frames.EVENT: 1,
    frames.PUT_UNITS: TRACKS,
    frames.NEW_WORKERS: CARDS,
}


def problems(g: Rules, s: State) -> list[Problem]:
    """Everything that would break play: cards, tracks, markers, dice, years, the map, the stack."""
    faults = Faults()
    check_cards(s, faults)
    check_tracks(g, s, faults)
    check_map(s, faults)
    if s.year % 2:
        faults.add("position/odd-year", "year", got=s.year)
    markers = s.spare + s.central_markers.bit_count() + len(buildings(s))
    if markers != MARKERS or s.spare < 0:
        faults.add("position/markers", "spare_markers", got=markers, expected=MARKERS)
    for card in range(CARDS):
        if is_built(s, card) and not 1 <= s.workers[card] <= MOST_WORKERS:
            faults.add("position/worker-die", str(CARD_WORDS.spell(card)), got=s.workers[card])
    for side in range(SIDES):
        if s.unpaid >> side & 1 and s.place[side] == NO_PLACE:
            faults.add("position/not-built", "unpaid", side=SIDE_IDS[side])
    check_stack(g, s, faults)
    if not faults.problems:
        check_question(g, s, faults)
    return faults.problems


def check_cards(s: State, faults: Faults) -> None:
    """Each of the six cards shows one side, in the row or on the map; before the deal, none
    does."""
    being_dealt = bool(s.stack) and s.stack[0].step == frames.GAME and s.stack[0].pc <= 1
    for card in range(ROW):
        sides = (card * 2, card * 2 + 1)
        lies = sum(s.row.count(side) + (s.place[side] != NO_PLACE) for side in sides)
        # While its event is resolved, a built card still leaves a gap in the row.
        has_gap = any(f.step == frames.EVENT and f.a in sides for f in s.stack)
        if lies > (2 if has_gap else 1) or (lies < 1 and not being_dealt):
            faults.add("position/card-in-two-places", "row", card=card + 1)


def check_tracks(g: Rules, s: State, faults: Faults) -> None:
    """No track holds more than its maximum."""
    for track in range(TRACKS):
        if has_marker(s, track) and s.units[track] > g.cards.most[track]:
            if track < CENTRAL_TRACKS:
                where = f"buildings.{SIDE_IDS[track]}"
            else:
                where = f"central.tracks.{KIND_IDS[track - CENTRAL_TRACKS]}"
            faults.add("position/track", where, got=s.units[track], most=g.cards.most[track])


def check_map(s: State, faults: Faults) -> None:
    """SOLO-BUILD-1: every Building has its own place, connected by edges to the centre."""
    reached = [MIDDLE]
    for place in reached:  # grows during the loop
        for edge in range(4):
            beyond = BEYOND[place * 4 + edge]
            if beyond != NO_PLACE and beyond not in reached and card_at(s, beyond) != NO_SIDE:
                reached.append(beyond)
    for side in buildings(s):
        where = f"buildings.{SIDE_IDS[side]}.place"
        if card_at(s, s.place[side]) != side:
            faults.add("position/place-taken", where, place=PLACE_WORDS.spell(s.place[side]))
        elif s.place[side] not in reached:
            faults.add("position/place-apart", where, place=PLACE_WORDS.spell(s.place[side]))


def check_stack(g: Rules, s: State, faults: Faults) -> None:
    """The stack follows the order of the rules, and each step finds what it needs."""
    if not s.stack and s.year != LAST_YEAR:
        faults.add("position/nothing-awaited", "stack")
    if s.stack and s.stack[0].step != frames.GAME:
        faults.add("position/stack-bottom", "stack[0]", expected="game")
        return
    for i, f in enumerate(s.stack):
        where = f"stack[{i}]"
        most = len(g.cards.event_ops[f.a]) // 3 if f.step == frames.RESOLVE else 0
        most = FARTHEST.get(f.step, most)
        if not 0 <= f.pc <= most:
            faults.add("position/too-far", where, got=f.pc, most=most)
        elif min(f.a, f.b, f.c) < 0 or max(f.a, f.b, f.c) > MOST_COUNT:
            got = min(f.a, f.b, f.c) if min(f.a, f.b, f.c) < 0 else max(f.a, f.b, f.c)
            faults.add("position/number-out-of-range", where, got=got, least=0, most=MOST_COUNT)
        elif i and not lies_well(f, s.stack[i - 1]):
            below = FRAME_TABLE.kinds[s.stack[i - 1].step].name
            faults.add("position/out-of-course", f"stack[{i - 1}]", got=below)
        elif not has_what_it_needs(g, s, f):
            faults.add("position/step-without-ground", where, got=FRAME_TABLE.kinds[f.step].name)


def lies_well(f: Frame, below: Frame) -> bool:
    """Whether a step may lie on another."""
    if f.step in LIES_ON:
        return any(below.step == step and at in (None, below.pc) for step, at in LIES_ON[f.step])
    return f.step != frames.GAME and below.step not in SETTING_UP


SETTING_UP = [
    frames.GAME,
    frames.SETUP_CARDS,
    frames.SETUP_FLIPS,
    frames.SETUP_KINDS,
    frames.DRAW_A_CARD,
    frames.FLIP_A_CARD,
]


def has_what_it_needs(g: Rules, s: State, f: Frame) -> bool:
    """Whether cards and dice are in the state a step requires."""
    dealt = [side for side in s.row if side != NO_SIDE]
    fronts = [side for side in dealt if side % 2 == 0]
    if f.step == frames.SETUP_CARDS:  # the deal shows fronts, and continues until there are six
        return fronts == dealt
    if f.step == frames.DRAW_A_CARD:
        return len(dealt) < ROW
    if f.step in (frames.SETUP_FLIPS, frames.FLIP_A_CARD):
        left = FLIPPED - f.pc if f.step == frames.SETUP_FLIPS else 1
        return len(dealt) == ROW and len(fronts) >= left
    if f.step == frames.TURN:
        return f.pc < 2 or s.market > 0
    if f.step in (frames.PAY_COST, frames.MARKER_CHOICE):
        return f.a in s.row and s.place[f.a] == NO_PLACE
    if f.step == frames.OPEN_BUILDING:
        return f.a in s.row and s.place[f.a] == NO_PLACE and f.b in free_places(s)
    if f.step == frames.EVENT:
        return f.a in s.row and s.place[f.a] != NO_PLACE
    if f.step == frames.TAKE_ANY:
        return s.place[f.a] != NO_PLACE
    if f.step == frames.PUT_UNITS and f.pc:
        return has_marker(s, f.pc - 1) and kind_of_track(g, f.pc - 1) == f.a
    if f.step == frames.NEW_WORKERS and f.pc:
        return is_built(s, f.pc - 1)
    return True


def check_question(g: Rules, s: State, faults: Faults) -> None:
    """Every question has an answer; otherwise the game would wait forever."""
    if not s.stack:
        return
    f = s.stack[-1]
    step = g.steps[f.step]
    if step.waits and not step.idle(g, s, f) and not step.legal(g, s, f, f.seat):
        name = FRAME_TABLE.kinds[f.step].name
        faults.add("position/no-answer", f"stack[{len(s.stack) - 1}]", got=name)
