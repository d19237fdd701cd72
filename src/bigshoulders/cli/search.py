"""Finding a move by words a person types: `why buy swift preferred`."""

from __future__ import annotations

import re

from bigshoulders.chicago.moves import DRAW_START, SPACE
from bigshoulders.chicago.state import State
from bigshoulders.kernel.moves import Move, kind_of
from bigshoulders.language.chicago import Speaker

MOST = 5


def best_matches(speaker: Speaker, s: State, typed: str) -> list[Move]:
    """The moves that contain most of the typed words; at most a handful."""
    wanted = words_of(typed)
    if not wanted:
        return []
    best = 0
    found: list[Move] = []
    for index in range(SPACE.size):
        move = SPACE.move(index)
        if kind_of(move) >= DRAW_START:
            break
        score = likeness(wanted, known_words(speaker, s, move))
        if score > best:
            best, found = score, [move]
        elif score == best and score:
            found.append(move)
    return found[:MOST]


def words_of(text: str) -> list[str]:
    """Small words: letters and digits, without case."""
    return re.findall(r"[^\W_]+", text.lower())


def known_words(speaker: Speaker, s: State, move: Move) -> list[str]:
    """The words of a move: its spelling and its sentence."""
    spelling = " ".join(str(value) for value in SPACE.spell(move).values())
    return words_of(spelling) + words_of(speaker.move(s, move))


def likeness(wanted: list[str], known: list[str]) -> int:
    """Whole words count more than beginnings; words that are not there count against."""
    score = 0
    for word in wanted:
        if word in known:
            score += 4
        elif any(other.startswith(word) for other in known):
            score += 2
        else:
            score -= 3
    return score * 8 - len(set(known) - set(wanted)) if score > 0 else 0
