"""Plays random games of Industrialist on both market sides and checks every invariant.

    python tools/fuzz_industrialist.py --games 50000

Odd games use side A, even ones side B. Every third player prefers to build and so sees more of the
game. Repeat a fault with --first N --games 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from rich.progress import Progress

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.ids import LAST_YEAR, MOST_PROFIT, TRACKS
from bigshoulders.games.industrialist.engine.moves import BUILD_CARD, DONE, MANAGER_BUILD
from bigshoulders.games.industrialist.engine.rules import Rules
from bigshoulders.games.industrialist.engine.state import State
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.moves import kind_of

CHUNK = 100
CHECKED = 0.02  # share of the positions that are checked thoroughly
TURNS = 16
EAGERNESS = 5  # how many times likelier an eager player builds or continues
RULES = {side: INDUSTRIALIST.assemble({"side": side}) for side in ("A", "B")}


@dataclass
class Tally:
    """The results of a batch of games."""

    games: int = 0
    decisions: int = 0
    buildings: int = 0
    faults: list[str] = field(default_factory=list)


def run_batch(first: int, count: int) -> Tally:
    """Play games first, first + 1, ..."""
    tally = Tally()
    for number in range(first, first + count):
        tally.games += 1
        try:
            run_game(number, tally)
        except Exception as error:  # every fault is a bug: its number repeats it
            tally.faults.append(f"game {number}: {type(error).__name__}: {error}")
    return tally


def run_game(number: int, tally: Tally) -> None:
    """Play to the end of year 30, with a thorough check now and then."""
    g = RULES["A" if number % 2 else "B"]
    rng = Random(number)
    out = Events()
    s = INDUSTRIALIST.new(g, b"fuzz %d" % number, out)
    years = [s.year]
    while awaited := INDUSTRIALIST.awaited(g, s):
        assert awaited == [0], "the player is awaited"
        legal = INDUSTRIALIST.legal(g, s, 0)
        assert legal, "the player is awaited and can do nothing"
        assert legal == sorted(set(legal)), "legal moves are sorted and different"
        if rng.random() < CHECKED:
            look(g, s, legal, rng)
        weights = [eager(m) if number % 3 == 0 else 1 for m in legal]
        INDUSTRIALIST.apply(g, s, 0, rng.choices(legal, weights)[0], out)
        check(g, s)
        if s.year != years[-1]:
            years.append(s.year)
        tally.decisions += 1
    assert years == list(range(0, LAST_YEAR + 1, 2)), f"sixteen turns, not {years}"
    assert len(years) == TURNS
    assert INDUSTRIALIST.problems(g, s) == []
    assert INDUSTRIALIST.result(g, s) == [s.profit]
    tally.buildings += sum(place >= 0 for place in s.place)


def eager(move: int) -> int:
    kind = kind_of(move)
    return EAGERNESS if kind in (BUILD_CARD, MANAGER_BUILD) else 1 if kind == DONE else 2


def check(g: Rules, s: State) -> None:
    """After every move: tracks within their bounds, markers conserved, dice between 1 and 6."""
    assert 0 <= s.profit <= MOST_PROFIT, "Profit"
    assert all(0 <= s.units[t] <= g.cards.most[t] for t in range(TRACKS)), "tracks"
    built = [card for card in range(len(s.place)) if s.place[card] >= 0]
    assert s.spare + s.central_markers.bit_count() + len(built) == 7, "markers"
    assert all(1 <= s.workers[card] <= 6 for card in [*built, len(s.place)]), "worker dice"
    assert 0 <= s.managers <= 6, "managers die"


def look(g: Rules, s: State, legal: list[int], rng: Random) -> None:
    """Check positions, refusals and previews, and that looking changes nothing."""
    before = INDUSTRIALIST.digest(s)
    assert INDUSTRIALIST.problems(g, s) == []
    written = json.dumps(INDUSTRIALIST.export_position(g, s))
    g2, s2 = INDUSTRIALIST.import_position(json.loads(written))
    assert json.dumps(INDUSTRIALIST.export_position(g2, s2)) == written, "position round trip"
    space = INDUSTRIALIST.space(g)
    for _ in range(40):
        move = space.move(rng.randrange(space.size))
        refused = INDUSTRIALIST.refusal(g, s, 0, move)
        assert (refused is None) == (move in legal), f"refusal of {space.spell(move)}"
    view = INDUSTRIALIST.redact(g, s, 0)
    move = rng.choice(legal)
    out = Events()
    INDUSTRIALIST.apply(g, INDUSTRIALIST.copy(s), 0, move, out)
    expected = INDUSTRIALIST.preview(g, view, move)
    assert out.items[: len(expected)] == expected, "preview"
    assert INDUSTRIALIST.digest(s) == before, "looking changed the position"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    starts = list(range(options.first, options.first + options.games, CHUNK))
    counts = [min(CHUNK, options.first + options.games - start) for start in starts]
    total = Tally()
    with (
        ProcessPoolExecutor(options.jobs) as pool,
        Progress(transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task("fuzz", total=options.games)
        for part in pool.map(run_batch, starts, counts):
            total.games += part.games
            total.decisions += part.decisions
            total.buildings += part.buildings
            total.faults += part.faults
            progress.update(task, advance=part.games)
    print(
        f"{total.games} games, {total.decisions} decisions, {total.buildings} Buildings, "
        f"{len(total.faults)} faults"
    )
    for fault in total.faults:
        print(fault)
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
