"""A game's counsel: notes and warnings about a move, and moves worth making together.

Counsel is arithmetic on a redacted position, never a bot's judgement. A game says it in codes and
facts; its voice turns them into sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from bigshoulders.box.any_game import AnyPosition, AnyRules, AnyView
from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import Face, face, has_face
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.moves import Move
from bigshoulders.language.voice import AnyVoice


@dataclass(frozen=True)
class Note:
    """Something a move opens, gives up or brings later: the message `note-<code>`."""

    code: str
    facts: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class MoveWarning:
    """Something a player might regret about a move: the message `warning-<code>`, and a way out."""

    code: str
    facts: Mapping[str, Json] = field(default_factory=dict)
    fix: tuple[Move, ...] = ()
    """Moves to make instead, one after another; none if nothing helps now."""


@dataclass(frozen=True)
class Suggestion:
    """Moves to make in one go: the message `suggestion-<code>`; its `.result` says what they do."""

    code: str
    facts: Mapping[str, Json]
    moves: tuple[Move, ...]


def no_notes(g: AnyRules, view: AnyView, m: Move, after: AnyPosition) -> list[Note]:
    return []


def no_warnings(g: AnyRules, view: AnyView, m: Move, after: AnyPosition) -> list[MoveWarning]:
    return []


def no_suggestions(g: AnyRules, view: AnyView) -> list[Suggestion]:
    return []


@dataclass(frozen=True)
class Counsel(Face):
    """Counsel for a seat that is asked. `after` is the redacted position after a legal move."""

    module: ClassVar[str] = "counsel"
    notes: Callable[[AnyRules, AnyView, Move, AnyPosition], list[Note]] = no_notes
    warnings: Callable[[AnyRules, AnyView, Move, AnyPosition], list[MoveWarning]] = no_warnings
    suggestions: Callable[[AnyRules, AnyView], list[Suggestion]] = no_suggestions


@cache
def counsel(box: AnyBox) -> Counsel:
    """The counsel of a game; none at all if it has no such face."""
    return face(box, Counsel) if has_face(box, Counsel) else Counsel()


@dataclass(frozen=True)
class Prospect:
    """A legal move, looked at before it is made."""

    view: AnyView
    move: Move
    events: list[Event]
    notes: list[Note]
    warnings: list[MoveWarning]

    def lines(self, voice: AnyVoice) -> list[str]:
        """Its effects in sentences, never none."""
        told = voice.outline(self.events) + self.notes_in(voice)
        return told or [voice.move(self.view.seen, self.move)]

    def notes_in(self, voice: AnyVoice) -> list[str]:
        """The last of these sentences: everything that figures can't show."""
        return [voice.remark(f"note-{note.code}", note.facts) for note in self.notes]


def prospect(box: AnyBox, g: AnyRules, view: AnyView, m: Move) -> Prospect:
    """The consequences of a legal move, up to the first draw or reveal."""
    events, after = box.game.foresee(g, view, m)
    asked = counsel(box)
    return Prospect(
        view, m, events, asked.notes(g, view, m, after), asked.warnings(g, view, m, after)
    )


def plan_words(
    box: AnyBox, voice: AnyVoice, g: AnyRules, view: AnyView, moves: tuple[Move, ...]
) -> list[str]:
    """Moves of one seat in words, each as the question that it answers says it."""
    said: list[str] = []
    s = view.seen
    for m in moves:
        said.append(voice.move(s, m))
        s = box.game.foresee(g, View(view.seat, s, [view.seat], [m]), m)[1]
    return voice.counted(said)


def fix_text(box: AnyBox, voice: AnyVoice, g: AnyRules, view: AnyView, warning: MoveWarning) -> str:
    """The label for the way out of a warning: its own message, or the move; empty if there is
    none."""
    key = f"warning-{warning.code}"
    if len(warning.fix) > 1 and voice.has(key, "fix"):
        return voice.remark(key, warning.facts, "fix")
    return voice.messages.joined(plan_words(box, voice, g, view, warning.fix))
