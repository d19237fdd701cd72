"""Exports and imports positions as documents, in the format of docs/build/positions.md."""

from __future__ import annotations

from bigshoulders.games.industrialist.content import assemble
from bigshoulders.games.industrialist.engine.frames import FRAME_TABLE
from bigshoulders.games.industrialist.engine.ids import (
    ACTION_IDS,
    CENTRAL,
    CENTRAL_TRACKS,
    KIND_IDS,
    KINDS,
    LAST_YEAR,
    MOST_PROFIT,
    MOST_WORKERS,
    NO_SIDE,
    PLACE_WORDS,
    PLAYER,
    ROW,
    SIDE_IDS,
    SIDES,
)
from bigshoulders.games.industrialist.engine.opening import blank
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import (
    ACTIONS_ARE_FREE,
    CHEAPER,
    CHOICE_OF_MARKET,
    MORE_PRODUCTION,
    State,
)
from bigshoulders.games.industrialist.engine.verbs import buildings
from bigshoulders.games.industrialist.positions.faults import check_question, problems
from bigshoulders.kernel.bits import bits_of
from bigshoulders.kernel.documents import Faults, Part, read_rules, read_seed
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.errors import BadMove, Problem
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.json import Json

MOST_NUMBER = 999  # limit for numbers that no rule limits: draws made, amounts promised
FORMAT = "bigshoulders/industrialist/1"
STREAM_IDS = ["cards", "flips", "market"]
PROMISE_IDS = {
    "choose_market": CHOICE_OF_MARKET,
    "production_bonus": MORE_PRODUCTION,
    "free_actions": ACTIONS_ARE_FREE,
    **{f"sale_bonus_{kind}": CHEAPER + number for number, kind in enumerate(KIND_IDS)},
}


def export_position(g: Rules, s: State) -> dict[str, Json]:
    """A position with its options. Importing and exporting it again gives the same bytes."""
    return {
        "format": FORMAT,
        "config": g.config.document(),
        "year": s.year,
        "profit": s.profit,
        "market": s.market,
        "managers": s.managers,
        "spare_markers": s.spare,
        "actions_taken": [word for i, word in enumerate(ACTION_IDS) if s.taken >> i & 1],
        "managers_used": s.manager_used == 1,
        "row": [SIDE_IDS[side] for side in s.row if side != NO_SIDE],
        "central": {
            "workers": s.workers[CENTRAL],
            "tracks": {
                KIND_IDS[kind]: s.units[CENTRAL_TRACKS + kind]
                for kind in range(KINDS)
                if s.central_markers >> kind & 1
            },
        },
        "buildings": {
            SIDE_IDS[side]: {
                "place": PLACE_WORDS.spell(s.place[side]),
                "workers": s.workers[side],
                "units": s.units[side],
            }
            for side in buildings(s)
        },
        "happened": [SIDE_IDS[side] for side in range(SIDES) if s.happened >> side & 1],
        "unpaid": [SIDE_IDS[side] for side in range(SIDES) if s.unpaid >> side & 1],
        "promises": {name: s.promises[cell] for name, cell in PROMISE_IDS.items()},
        "now": {name: s.now[cell] for name, cell in PROMISE_IDS.items()},
        "draws": {name: s.draws[stream] for stream, name in enumerate(STREAM_IDS)},
        "seed": s.seed.hex() if s.seed else None,
        "stack": [export_frame(f) for f in s.stack],
    }


def export_frame(f: Frame) -> dict[str, Json]:
    words = FRAME_TABLE.spell(f.step, [f.a, f.b, f.c])
    return {"step": words.pop("step"), "at": f.pc, **words}


def import_position(document: Json) -> tuple[Rules, State]:
    """The rules and the settled position of a document, or BadPosition with every fault."""
    root = Part(Faults(), "", document)
    g = read_rules(root, FORMAT, assemble, default={})
    s = read_position(g, root)
    root.finish(lambda: problems(g, s))
    settle(g.steps, g, s, SILENT)
    check_question(g, s, root.faults)
    root.faults.check()
    return g, s


def read_position(g: Rules, root: Part) -> State:
    """The columns of a document; missing fields are as at the start."""
    s = blank(g, read_seed(root))
    s.year = root.number("year", 0, most=LAST_YEAR)
    s.profit = root.number("profit", 0, most=MOST_PROFIT)
    s.market = root.number("market", 0, most=6)
    s.managers = root.number("managers", 1, most=MOST_WORKERS)
    s.taken = bits_of(root.words("actions_taken", ACTION_IDS))
    s.manager_used = 1 if root.flag("managers_used") else 0
    row = root.words("row", SIDE_IDS)
    s.row = row[:ROW] + [NO_SIDE] * (ROW - len(row))
    read_central(g, s, root.part("central"))
    read_buildings(s, root.part("buildings"))
    s.spare = root.number("spare_markers", spare_by_count(s), most=7)
    s.happened = bits_of(root.words("happened", SIDE_IDS))
    s.unpaid = bits_of(root.words("unpaid", SIDE_IDS))
    for key, column in (("promises", s.promises), ("now", s.now)):
        part = root.part(key)
        for name, cell in PROMISE_IDS.items():
            column[cell] = part.number(name, most=MOST_NUMBER)
        part.done()
    draws = root.part("draws")
    for stream, name in enumerate(STREAM_IDS):
        s.draws[stream] = draws.number(name, most=MOST_NUMBER)
    draws.done()
    read_stack(g, s, root)
    return s


def read_central(g: Rules, s: State, part: Part) -> None:
    """The Central Factory; a track missing from its tracks has lost its marker."""
    s.workers[CENTRAL] = part.number("workers", 1, least=1, most=MOST_WORKERS)
    if part.has("tracks"):
        tracks = part.part("tracks")
        s.central_markers = 0
        for kind, word in enumerate(KIND_IDS):
            s.units[CENTRAL_TRACKS + kind] = 0
            if tracks.has(word):
                s.central_markers |= 1 << kind
                s.units[CENTRAL_TRACKS + kind] = tracks.number(word)
        tracks.done()
    part.done()


def read_buildings(s: State, part: Part) -> None:
    for side, word in enumerate(SIDE_IDS):
        if part.has(word):
            card = part.part(word)
            s.place[side] = card.word("place", PLACE_WORDS.ids, "")
            s.workers[side] = card.number("workers", 1, least=1, most=MOST_WORKERS)
            s.units[side] = card.number("units")
            card.done()
    part.done()


def spare_by_count(s: State) -> int:
    """SOLO-COMP-5: two of the nine markers are on the Years/Profit card."""
    return 7 - s.central_markers.bit_count() - len(buildings(s))


def read_stack(g: Rules, s: State, root: Part) -> None:
    """The stack; by default the actions of the year, or the setup if there is no row."""
    documents = root.items("stack")
    if not root.has("stack"):
        documents = [{"step": "game", "at": 0}]
        if s.row[0] != NO_SIDE or buildings(s):
            documents = [{"step": "game", "at": 4}, {"step": "turn", "at": 2 if s.market else 0}]
            documents += [{"step": "actions"}] if s.market else []
    for i, item in enumerate(documents):
        where = f"stack[{i}]"
        part = Part(root.faults, where, item)
        at = part.number("at", most=MOST_NUMBER)
        words = {key: value for key, value in part.values.items() if key != "at"}
        try:
            step, args = FRAME_TABLE.parse(fill(words), where)
        except BadMove as error:
            root.faults.problems.append(Problem(error.code, error.where, error.facts))
            continue
        args += [0] * (3 - len(args))
        s.stack.append(Frame(step, PLAYER, at, args[0], args[1], args[2]))


def fill(words: dict[str, Json]) -> dict[str, Json]:
    """Fill in the counts missing from a frame with 0."""
    if words.get("step") == "selling":
        return {"lots": 0, **words}
    if words.get("step") == "staffing":
        return {"hired": "no", "moved": "no", **words}
    return words
