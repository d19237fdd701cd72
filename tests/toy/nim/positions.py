"""Positions of Nim as documents."""

from __future__ import annotations

from bigshoulders.kernel.documents import Faults, Part, read_rules, read_seed
from bigshoulders.kernel.errors import Problem
from bigshoulders.kernel.frames import CHANCE, NOBODY, UNKNOWN, Frame
from bigshoulders.kernel.json import Json
from toy.nim.engine import DEAL, FRAMES, NOT_DEALT, SEATS, TURN, Rules, State, assemble

FORMAT = "bigshoulders/nim/1"
CARDS = {"1": 0, "2": 1, "3": 2, "none": NOT_DEALT, "hidden": UNKNOWN}
WORDS = {number: word for word, number in CARDS.items()}


def export_position(g: Rules, s: State) -> dict[str, Json]:
    document: dict[str, Json] = {
        "format": FORMAT,
        "config": {"stones": g.stones},
        "heap": s.heap,
        "cards": [WORDS[card] for card in s.cards],
        "last": s.last,
        "draws": s.draws[0],
        "stack": [{"step": FRAMES[f.step], "seat": f.seat, "for": f.a} for f in s.stack],
    }
    return {**document, "seed": s.seed.hex()} if s.seed else document


def import_position(document: Json) -> tuple[Rules, State]:
    faults = Faults()
    root = Part(faults, "", document)
    g = read_rules(root, FORMAT, assemble, {})
    s = State(read_seed(root), root.number("heap", most=g.stones))
    cards = root.items("cards")
    if len(cards) != SEATS:
        root.fault("position/wrong-length", "cards", got=len(cards), expected=SEATS)
    s.cards = [CARDS[word] for word in cards if isinstance(word, str) and word in CARDS]
    s.last = root.number("last", NOBODY, least=NOBODY, most=SEATS - 1)
    s.draws = [root.number("draws")]
    for i, item in enumerate(root.items("stack")):
        part = Part(faults, f"stack[{i}]", item)
        step = part.word("step", FRAMES, FRAMES[TURN])
        seat = part.number("seat", least=CHANCE, most=SEATS - 1)
        s.stack.append(Frame(step, seat, 0, part.number("for", most=SEATS - 1), 0, 0))
        part.done()
    root.finish(lambda: problems(g, s))
    return g, s


def problems(g: Rules, s: State) -> list[Problem]:
    """Every fault of a position."""
    found: list[Problem] = []
    if len(s.cards) != SEATS:
        found.append(Problem("position/unknown-id", "cards", {"got": "?"}))
    elif NOT_DEALT in s.cards and (not s.stack or s.stack[-1].step != DEAL):
        found.append(Problem("position/nothing-awaited", "stack"))
    return found
