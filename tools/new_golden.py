"""Rewrites tests/golden: whole games as logs, and one annotated playthrough for reviews."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.voice import ChicagoVoice
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.match import Match
from bigshoulders.language.messages import messages
from cases import Options, choose

GOLDEN = ROOT / "tests" / "golden"
SPECIALS = ["american_flyer", "quaker_oats", "oscar_mayer", "schwinn", "florsheim"]


@dataclass(frozen=True)
class Golden:
    """One golden game: the game, its options, and `deal` if it should be eventful."""

    game: Game[Any, Any]
    config: Options
    deal: str = ""


GAMES: dict[str, Golden] = {
    "basic-2": Golden(CHICAGO, {"players": 2}),
    "advanced-3": Golden(CHICAGO, {"players": 3, "advanced": True}),
    "advanced-4-specials": Golden(
        CHICAGO, {"players": 4, "advanced": True, "special_companies": SPECIALS}
    ),
    "chain-draft-3": Golden(
        CHICAGO, {"players": 3, "advanced_chain": True, "draft": True, "chiefs": True}
    ),
    "friendly-4": Golden(
        CHICAGO,
        {
            "players": 4,
            "advanced": True,
            "goals": False,
            "friendly_closure": True,
            "friendly_sales": True,
            "relaxed_purchasing": True,
        },
    ),
    "first-2": Golden(CHICAGO, {"players": 2, "edition": "first"}),
    "first-4-advanced": Golden(
        CHICAGO,
        {"players": 4, "edition": "first", "advanced": True, "special_companies": SPECIALS},
    ),
    # the last cube that is needed empties the bag, so Haymarket returns at once.
    "last-cube-2": Golden(CHICAGO, {"players": 2, "goals": False}, deal=" 3453"),
    # ED-35: Backroom Deals after the payout.
    "late-asset-2": Golden(
        CHICAGO,
        {"players": 2, "edition": "first", "goals": False, "decades": 4},
        deal=" 2177",
    ),
    "industrialist-A": Golden(INDUSTRIALIST, {"side": "A"}, deal=" 3715"),
    "industrialist-B": Golden(INDUSTRIALIST, {"side": "B"}, deal=" 1283"),
}
PLAYTHROUGH = "basic-2"
# How much an industrious solitaire player likes a move or an action.
LIKED = {"build": 60, "produce": 20, "hire": 12, "sell": 3, "manager_build": 9}


def choose_industrious(game: Game[Any, Any], g: Any, legal: list[int], rng: Random) -> int:
    """A random move by a player who builds, hires and produces where possible."""
    words = [game.space(g).spell(m) for m in legal]
    likes = [LIKED.get(str(w.get("action", w["do"])), 1) for w in words]
    return rng.choices(legal, likes)[0]


def play(name: str) -> Match[Any, Any]:
    """One whole game by well-meaning players; now and then someone takes a move back."""
    game = GAMES[name].game
    pick = choose if game is CHICAGO else choose_industrious
    rng = Random(name + GAMES[name].deal)
    match = Match(game, GAMES[name].config, f"golden {name}{GAMES[name].deal}".encode())
    while awaited := game.awaited(match.rules, match.state):
        seat = rng.choice(awaited)
        legal = game.legal(match.rules, match.state, seat)
        match.play(seat, pick(game, match.rules, legal, rng))
        if match.can_undo(seat) and rng.random() < 0.03:
            match.undo(seat)
    return match


def playthrough(log_of: Match[Any, Any]) -> str:
    """A game in words: each question, the number of moves, the one made, what happened."""
    match = Match(CHICAGO, log_of.log.header.config, log_of.log.header.seed)
    speaker = ChicagoVoice(messages("en"), ["Ann", "Bob", "Cat", "Dan"], match.rules)
    lines: list[str] = [*speaker.story(match.opening)]
    for entry in log_of.log.entries:
        if "undo_to" in entry.do:
            match.undo(entry.seat)
            lines.append(f"{entry.seq:>4} {speaker.names[entry.seat]} takes back")
            continue
        move = CHICAGO.space(match.rules).parse(entry.do)
        legal = CHICAGO.legal(match.rules, match.state, entry.seat)
        lines.append("")
        lines.append(f"{entry.seq:>4} {speaker.decision(match.state, entry.seat)}")
        lines.append(f"     of {len(legal)} moves: {speaker.move(match.state, move)}")
        events = match.play(entry.seat, move)
        lines += [f"       {sentence}" for sentence in speaker.story(events)]
    return "\n".join(lines) + "\n"


def main() -> None:
    for name in GAMES:
        match = play(name)
        (GOLDEN / f"{name}.jsonl").write_text(match.log.text(), encoding="utf-8")
        print(f"{name}: {len(match.log.entries)} entries")
        if name == PLAYTHROUGH:
            (GOLDEN / f"{name}.txt").write_text(playthrough(match), encoding="utf-8")


if __name__ == "__main__":
    main()
