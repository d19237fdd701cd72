"""Sentences that say why a bot prefers a move in Chicago 1875. Reasons arrive as a key and
facts."""

from __future__ import annotations

from collections.abc import Mapping

from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import Messages

SEATS = ("player", "seat")


def reason(messages: Messages, names: list[str], key: str, facts: Mapping[str, Json]) -> str:
    """The sentence for a reason; a reason without a message is a bug and raises an error."""
    args = {name: word(messages, names, name, value) for name, value in facts.items()}
    return messages.text(f"reason-{key}", args)


def word(messages: Messages, names: list[str], name: str, value: Json) -> str | int:
    """A fact in readable form: a seat as its player's name, an id as the name of the thing."""
    if isinstance(value, int):
        return names[value] if name in SEATS else int(value)
    known = f"{name}-{value}"
    return messages.text(known) if messages.has(known) else str(value)
