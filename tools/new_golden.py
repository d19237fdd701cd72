"""Writes tests/golden anew: whole games as logs, and one annotated playthrough for reviews."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from bigshoulders.chicago.game import CHICAGO
from bigshoulders.kernel.match import Match
from bigshoulders.language.chicago import Speaker
from bigshoulders.language.messages import messages
from games import Options, choose

GOLDEN = ROOT / "tests" / "golden"
SPECIALS = ["american_flyer", "quaker_oats", "oscar_mayer", "schwinn", "florsheim"]
GAMES: dict[str, Options] = {
    "basic-2": {"players": 2},
    "advanced-3": {"players": 3, "advanced": True},
    "advanced-4-specials": {"players": 4, "advanced": True, "special_companies": SPECIALS},
    "chain-draft-3": {"players": 3, "advanced_chain": True, "draft": True, "chiefs": True},
    "friendly-4": {
        "players": 4,
        "advanced": True,
        "goals": False,
        "friendly_closure": True,
        "friendly_sales": True,
        "relaxed_purchasing": True,
    },
}
PLAYTHROUGH = "basic-2"


def play(name: str, config: Options) -> Match:
    """One whole game by players who seldom ruin a company; now and then somebody takes back."""
    rng = Random(name)
    match = Match(CHICAGO, config, f"golden {name}".encode())
    while awaited := CHICAGO.awaited(match.rules, match.state):
        seat = rng.choice(awaited)
        legal = CHICAGO.legal(match.rules, match.state, seat)
        match.play(seat, choose(CHICAGO, match.rules, legal, rng))
        if match.can_undo(seat) and rng.random() < 0.03:
            match.undo(seat)
    return match


def playthrough(log_of: Match) -> str:
    """A game in words: each question, how many moves there were, the one made, what happened."""
    match = Match(CHICAGO, log_of.log.header.config, log_of.log.header.seed)
    speaker = Speaker(messages("en"), ["Ann", "Bob", "Cat", "Dan"], match.rules)
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
    for name, config in GAMES.items():
        match = play(name, config)
        (GOLDEN / f"{name}.jsonl").write_text(match.log.text(), encoding="utf-8")
        print(f"{name}: {len(match.log.entries)} entries")
        if name == PLAYTHROUGH:
            (GOLDEN / f"{name}.txt").write_text(playthrough(match), encoding="utf-8")


if __name__ == "__main__":
    main()
