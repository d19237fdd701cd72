"""Why a bot prefers a move of Chicago 1875. Reasons come as a key and facts in ids and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from bigshoulders.kernel.json import Json
from bigshoulders.language.messages import Messages

SEATS = ("player", "seat")


def reason(messages: Messages, names: list[str], key: str, facts: Mapping[str, Json]) -> str:
    """The sentence of a reason; one without a message is our mistake and says so loudly."""
    args = {name: word(messages, names, name, value) for name, value in facts.items()}
    return messages.text(f"reason-{key}", args)


def word(messages: Messages, names: list[str], name: str, value: Json) -> str | int:
    """A fact as it is read: a seat by its player's name, an id by the name of the thing."""
    if isinstance(value, int):
        return names[value] if name in SEATS else int(value)
    known = f"{name}-{value}"
    return messages.text(known) if messages.has(known) else str(value)
