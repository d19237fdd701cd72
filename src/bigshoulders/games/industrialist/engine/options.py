"""The options of a game of Industrialist: the market side and the card set."""

from __future__ import annotations

from dataclasses import dataclass

from bigshoulders.games.industrialist.engine.cards import CardSet, own_cards, read_cards
from bigshoulders.kernel.data_files import unknown
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.json import Json

SIDES_OF_MARKET = ["A", "B"]
OPTIONS = ["side", "cards"]


@dataclass(frozen=True)
class IndustrialistConfig:
    """The options of a game. `cards` is None for the project's own set, or the whole card file."""

    side: str
    cards: Json

    def document(self) -> dict[str, Json]:
        return {"side": self.side, "cards": self.cards}


def read_config(document: Json) -> tuple[IndustrialistConfig, CardSet]:
    """The options of a document and their cards, or BadConfig."""
    if not isinstance(document, dict):
        raise BadConfig("config/not-an-object", "", {"got": document})
    for name in document:
        if name not in OPTIONS:
            raise BadConfig("config/unknown-option", name, unknown(name, OPTIONS))
    side = document.get("side", "A")
    if not isinstance(side, str) or side not in SIDES_OF_MARKET:
        known: Json = [*SIDES_OF_MARKET]
        raise BadConfig("config/unknown-side", "side", {"got": side, "known": known})
    cards = document.get("cards")
    if cards is None:
        return IndustrialistConfig(side, None), own_cards()
    card_set, problems = read_cards(cards)
    if problems:
        first = problems[0]
        facts: dict[str, Json] = {"count": len(problems), "place": first.where, "fault": first.code}
        raise BadConfig("config/bad-cards", "cards", facts)
    return IndustrialistConfig(side, cards), card_set
