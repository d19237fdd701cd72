"""A copy of the Industrialist table built from events alone: if it agrees, events are complete.

It knows no rules: it moves units, workers, Profit, cards, markers and dice as the events say, and
can be compared with an exported position.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

Words = dict[str, Any]


class IndustrialistShadow:
    """The facts from the events so far, in the terms of a position document."""

    def __init__(self) -> None:
        """The table before the first card is dealt (SOLO-SETUP-2, SOLO-SETUP-3)."""
        first = {"materials": 2, "commodities": 2, "goods": 2, "capital": 4}
        self.units = {f"central.{kind}": n for kind, n in first.items()}
        self.workers = {"central": 1}
        self.places: dict[str, str] = {}
        self.row: list[str] = []
        self.happened: list[str] = []
        self.profit = 0
        self.year = 0
        self.market = 0
        self.managers = 1
        self.spare = 3
        self.lost: list[str] = []

    @classmethod
    def of(cls, position: Words) -> IndustrialistShadow:
        """A shadow that starts from a position, because events report only changes."""
        shadow = cls()
        facts = deepcopy(facts_of(position))
        shadow.lost = [track[8:] for track in shadow.units if track not in facts["units"]]
        for name, value in facts.items():
            setattr(shadow, name, value)
        shadow.units |= {f"central.{kind}": 0 for kind in shadow.lost}
        return shadow

    def hear(self, event: Words) -> None:
        told = getattr(self, f"on_{event['event']}", None)
        if told is not None:
            told(event)

    def on_card_dealt(self, e: Words) -> None:
        self.row.append(e["side"])
        assert len(self.row) == e["position"]

    def on_card_turned(self, e: Words) -> None:
        assert self.row[e["position"] - 1] == e["old"]
        self.row[e["position"] - 1] = e["new"]

    def on_year_began(self, e: Words) -> None:
        self.year = e["year"]

    def on_market_set(self, e: Words) -> None:
        self.market = int(e["face"])

    def on_units_moved(self, e: Words) -> None:
        self.units[e["track"]] += e["change"]
        assert self.units[e["track"]] == e["units"]

    def on_profit_moved(self, e: Words) -> None:
        self.profit += e["change"]
        assert self.profit == e["profit"]

    def on_workers_moved(self, e: Words) -> None:
        self.workers[e["origin"]] -= e["count"]
        self.workers[e["target"]] += e["count"]

    def on_workers_changed(self, e: Words) -> None:
        self.workers[e["card"]] += e["change"]
        assert self.workers[e["card"]] == e["workers"]

    def on_card_built(self, e: Words) -> None:
        self.places[e["side"]] = e["place"]
        self.workers[e["side"]] = 1
        self.units[e["side"]] = 0

    def on_marker_taken(self, e: Words) -> None:
        assert self.units[f"central.{e['kind']}"] == e["units"]
        self.spare += 1
        self.lost.append(e["kind"])

    def on_marker_placed(self, e: Words) -> None:
        self.spare -= 1
        assert self.spare == e["spare"]

    def on_event_happened(self, e: Words) -> None:
        assert e["side"] not in self.happened
        self.happened.append(e["side"])

    def on_row_closed(self, e: Words) -> None:
        self.row = [side for side in self.row if side not in self.places]
        assert len(self.row) == e["left"]

    def on_managers_moved(self, e: Words) -> None:
        self.managers += e["change"]
        assert self.managers == e["managers"]

    def on_scored(self, e: Words) -> None:
        assert self.profit == e["profit"]

    # --- comparing -----------------------------------------------------------------------------

    def facts(self) -> Words:
        """Everything the events reported."""
        for kind in self.lost:
            assert self.units[f"central.{kind}"] == 0
        gone = [f"central.{kind}" for kind in self.lost]
        return {
            "units": {track: n for track, n in self.units.items() if track not in gone},
            "workers": self.workers,
            "places": self.places,
            "row": self.row,
            "happened": sorted(self.happened),
            "profit": self.profit,
            "year": self.year,
            "market": self.market,
            "managers": self.managers,
            "spare": self.spare,
        }


def facts_of(position: Words) -> Words:
    """The same facts from an exported position."""
    units = {f"central.{kind}": n for kind, n in position["central"]["tracks"].items()}
    units |= {side: card["units"] for side, card in position["buildings"].items()}
    workers = {side: card["workers"] for side, card in position["buildings"].items()}
    return {
        "units": units,
        "workers": {"central": position["central"]["workers"], **workers},
        "places": {side: card["place"] for side, card in position["buildings"].items()},
        "row": position["row"],
        "happened": sorted(position["happened"]),
        "profit": position["profit"],
        "year": position["year"],
        "market": position["market"],
        "managers": position["managers"],
        "spare": position["spare_markers"],
    }
