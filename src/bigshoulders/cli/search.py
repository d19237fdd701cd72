"""Finds a move by the words a person types: `why buy swift preferred`."""

from __future__ import annotations

import re

from bigshoulders.box.any_game import AnyPosition
from bigshoulders.kernel.moves import ActionSpace, Move
from bigshoulders.language.voice import AnyVoice

MOST = 5
CHANCE_WORDS = ("draw_", "deal_", "flip_", "roll_")  # outcomes of chance aren't moves of a person


def best_matches(speaker: AnyVoice, space: ActionSpace, s: AnyPosition, typed: str) -> list[Move]:
    """The moves that contain most of the typed words; at most a handful."""
    wanted = words_of(typed)
    if not wanted:
        return []
    best = 0
    found: list[Move] = []
    for index in range(space.size):
        move = space.move(index)
        spelling = space.spell(move)
        if str(spelling["do"]).startswith(CHANCE_WORDS):
            continue
        spelt = " ".join(str(value) for value in spelling.values())
        score = likeness(wanted, words_of(spelt) + words_of(speaker.move(s, move)))
        if score > best:
            best, found = score, [move]
        elif score == best and score:
            found.append(move)
    return found[:MOST]


def words_of(text: str) -> list[str]:
    """Small words: letters and digits, without case."""
    return re.findall(r"[^\W_]+", text.lower())


def likeness(wanted: list[str], known: list[str]) -> int:
    """Whole words count more than prefixes; missing words count against."""
    score = 0
    for word in wanted:
        if word in known:
            score += 4
        elif any(other.startswith(word) for other in known):
            score += 2
        else:
            score -= 3
    return score * 8 - len(set(known) - set(wanted)) if score > 0 else 0
