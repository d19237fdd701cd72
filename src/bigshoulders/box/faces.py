"""Faces: how a game presents itself to one kind of reader. Each is the `FACE` of one of its
modules.

Faces need more libraries than the rules, so they are imported on demand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from bigshoulders.box.any_game import AnyPosition, AnyRules
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

if TYPE_CHECKING:
    import argparse

    from msgspec import Struct
    from rich.console import Console

    from bigshoulders.box.box import AnyBox
    from bigshoulders.box.canvas import Canvas
    from bigshoulders.box.meter import AnyMeter
    from bigshoulders.box.passages import Passage
    from bigshoulders.box.review import Critic
    from bigshoulders.box.wealth import Holder
    from bigshoulders.language.messages import Messages
    from bigshoulders.language.voice import AnyVoice

# A game passes these to itself; only its own code knows their classes.
OwnVoice: TypeAlias = Any
OwnSheet: TypeAlias = Any

COLOURS = ("bright_blue", "red", "yellow", "green")


class Face:
    """One face of a game; `module` is its place in the game's package."""

    module: ClassVar[str]


@dataclass(frozen=True)
class Speech(Face):
    """The sentences of a game; `voice` makes a Voice for a language, names and rules."""

    module: ClassVar[str] = "voice"
    voice: Callable[[Messages, list[str], AnyRules], AnyVoice]


@dataclass(frozen=True)
class Sheet(Face):
    """The sheet that clients draw."""

    module: ClassVar[str] = "sheet"
    make: Callable[[AnyRules, AnyPosition, int], Struct]
    """The sheet of rules, a redacted position and its seat."""
    sketch: Callable[[AnyRules, AnyPosition, OwnSheet], Struct]
    """From rules, a redacted position and its sheet: the few facts a returning player wants."""
    wealth: Callable[[AnyRules, AnyPosition, OwnSheet], list[Holder]]
    """From rules, a redacted position and its sheet: the wealth of each seat."""


@dataclass(frozen=True)
class Terminal(Face):
    """The text table."""

    module: ClassVar[str] = "terminal"
    show: Callable[[Console, OwnVoice, AnyPosition, int], None]
    """Draws a position as a seat sees it, in the words of a voice."""
    welcome: str
    """The message at the start."""
    help: str
    """The message that lists what can be typed."""
    commands: Mapping[str, Callable[[Console, OwnVoice, AnyPosition], None]] = field(
        default_factory=dict
    )
    """Further commands for the player; each draws something."""
    opens_with: Callable[[AnyPosition], list[str]] = lambda s: []
    """Which of these commands also run when the board of a position is shown."""
    result: Callable[[Console, OwnVoice, AnyPosition, str], None] | None = None
    """Announces the end, given the voice, the position and the day of a daily game or ""."""
    colours: tuple[str, ...] = COLOURS
    """By seat."""


@dataclass(frozen=True)
class Picture(Face):
    """The board as an image."""

    module: ClassVar[str] = "picture"
    paint: Callable[[OwnVoice, AnyPosition, int], Canvas]
    """Paints a position as a seat sees it, in the words of a voice."""


@dataclass(frozen=True)
class Meters(Face):
    """The lab's meters for this game, by name."""

    module: ClassVar[str] = "meters"
    by_name: Mapping[str, Callable[[], AnyMeter]]


@dataclass(frozen=True)
class Commands(Face):
    """Terminal commands that only this game has."""

    module: ClassVar[str] = "commands"
    add: Callable[[argparse._SubParsersAction[argparse.ArgumentParser]], None]


@dataclass(frozen=True)
class Story(Face):
    """The course of a game, as facts for its players."""

    module: ClassVar[str] = "story"
    ending: Callable[
        [AnyRules, AnyPosition, AnyPosition, list[Passage], int, dict[int, list[int]]], Struct
    ]
    """From rules, the first and the last position, all entries, the reader's seat, and the leads
    that seats could expect after entries, as far as they are known."""
    digest: Callable[[AnyRules, AnyPosition, AnyPosition, list[Passage], int], Struct] | None = None
    """From rules, two redacted positions, the entries between them and the reader's seat."""
    chapters: Callable[[list[Passage]], list[int]] = lambda told: []
    """The last entry of each chapter that has ended, but the last chapter."""
    chapter: Callable[[AnyRules, AnyPosition, AnyPosition, list[Passage], int], Struct] | None = (
        None
    )
    """From rules, the first position, the one that ends a chapter, all entries up to it and its
    number."""


@dataclass(frozen=True)
class Judging(Face):
    """The rows from which a judgement of positions is learned; one of the meters notes them.

    Chapters and stages divide the course of a game; Chicago's are its decades and phases.
    """

    module: ClassVar[str] = "judging"
    version: int
    """Of the rows."""
    facts: tuple[str, ...]
    """The name of every number in a row."""
    estimate: int
    """The place of the hand-made estimate that the judgement corrects."""
    parts: int
    """Of a dollar or a point: the unit of the learned numbers."""
    chapters: int
    stages: int
    file: str
    """The name of the file in the game's folder `data`."""


@dataclass(frozen=True)
class Reviewing(Face):
    """The judge of decisions that reviews finished games."""

    module: ClassVar[str] = "reviewing"
    critic: Callable[[AnyRules], Critic]


F = TypeVar("F", bound=Face)


def has_face(box: AnyBox, kind: type[Face]) -> bool:
    return find_spec(f"{box.package}.{kind.module}") is not None


def face(box: AnyBox, kind: type[F]) -> F:
    """A face of a game, or BadConfig if the game has none of this kind."""
    if not has_face(box, kind):
        facts: dict[str, Json] = {"game": box.id, "face": kind.module}
        raise BadConfig("config/no-face", "game", facts)
    found: F = import_module(f"{box.package}.{kind.module}").FACE
    return found


def voice(box: AnyBox, messages: Messages, names: list[str], g: AnyRules) -> AnyVoice:
    """The voice of a game at one table."""
    return face(box, Speech).voice(messages, names, g)
