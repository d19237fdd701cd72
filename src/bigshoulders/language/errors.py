"""Errors as sentences: what was wrong, where, and what would be valid."""

from __future__ import annotations

import json

from bigshoulders.kernel.errors import BadPosition, GameError, Problem
from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import Messages

HINTS = ("did_you_mean", "known")
# In these errors a text may differ from a valid value only by its quotes, so the quotes are shown.
QUOTED = ("config/players", "config/decades", "config/not-a-flag", "spec/games")

LONGEST = 200  # characters of a value in a sentence; Fluent accepts at most 2500


def explain(messages: Messages, error: GameError | OSError) -> str:
    """A sentence for any error a user can cause."""
    if isinstance(error, OSError):
        args = {"file": str(error.filename), "fault": str(error.strerror)}
        return messages.text("error-file", args)
    if isinstance(error, BadPosition):
        lines = [describe(messages, problem) for problem in error.problems]
        head = messages.text("error-position", {"count": len(lines)})
        return "\n".join([head, *lines])
    place = f"{clip(error.where)}: " if error.where else ""
    return place + sentence(messages, error.code, error.facts)


def describe(messages: Messages, problem: Problem) -> str:
    """A sentence for one fault in a position, with its location."""
    place = clip(problem.where) or messages.text("error-document")
    return f"  {place}: {sentence(messages, problem.code, problem.facts)}"


def sentence(messages: Messages, code: str, facts: dict[str, Json]) -> str:
    """The message of a code, then the valid values if known."""
    key = "error-" + code.replace("/", "-")
    told = as_json if code in QUOTED else readable
    args = {name: told(value) for name, value in facts.items() if name not in HINTS}
    parts = [messages.text(key, args)]
    if "did_you_mean" in facts:
        parts.append(messages.text("error-did-you-mean", {"word": readable(facts["did_you_mean"])}))
    elif "known" in facts:
        known = facts["known"]
        words = [readable(word) for word in known] if isinstance(known, list) else []
        parts.append(messages.text("error-known", {"words": ", ".join(str(w) for w in words)}))
    return " ".join(parts)


def readable(value: Json) -> str | int:
    """A fact in readable form: words and whole numbers unchanged, anything else as JSON."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return clip(value) if isinstance(value, str) else as_json(value)


def as_json(value: Json) -> str:
    return clip(json.dumps(value, ensure_ascii=False))


def clip(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
