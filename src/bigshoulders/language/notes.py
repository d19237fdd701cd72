"""Notes in a log: entries about the table and its seats, not about the position."""

from __future__ import annotations

from collections.abc import Mapping

from bigshoulders.language.messages import Messages

UNITS = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}


def note_text(words: Messages, name: str, do: Mapping[str, object]) -> str:
    """A note about the seat of `name` as a sentence."""
    kind, why = str(do["note"]), str(do.get("why", ""))
    if kind == "times":
        times = {
            "pace": pace_text(words, do["pace"]),
            "absence": absence_text(words, do["absence"]),
        }
        return words.text("note-times", times)
    if kind == "joined" and not do.get("name"):  # perhaps deleted since
        return words.text("note-joined-unnamed")
    key = f"note-{kind}-{why}" if why else f"note-{kind}"
    args = {"name": name, "bot": bot_name(words, str(do.get("bot", "")))}
    return words.text(key, args | {"other": str(do.get("name", ""))})


def bot_name(words: Messages, bot: str) -> str:
    """The name of a bot, or its id if it has none."""
    key = f"web-bot-{bot.partition(':')[0]}"
    return words.text(key) if words.has(key) else bot


def pace_text(words: Messages, pace: object) -> str:
    """The clocks of a table in words; the page says it the same way."""
    if not isinstance(pace, Mapping):
        return words.text("times-pace-none")
    seconds = span_text(words, pace["seconds"])
    if pace["kind"] == "move":
        return words.text("times-pace-move", {"seconds": seconds})
    if not pace.get("increment"):
        return words.text("times-pace-bank", {"seconds": seconds})
    increment = span_text(words, pace["increment"])
    return words.text("times-pace-increment", {"seconds": seconds, "increment": increment})


def absence_text(words: Messages, absence: object) -> str:
    """The rule for absent players, in words."""
    if not isinstance(absence, int | float):
        return words.text("times-absence-never")
    return words.text("times-absence", {"seconds": span_text(words, absence)})


def span_text(words: Messages, seconds: float) -> str:
    """A span of time in the largest unit that fits without a rest."""
    unit = next(unit for unit, size in UNITS.items() if seconds % size == 0 or size == 1)
    return words.text(f"span-{unit}", {"count": round(seconds / UNITS[unit])})
