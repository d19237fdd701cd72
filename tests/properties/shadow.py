"""A copy of the table built from events alone: if it agrees, events are complete.

It knows no rules: it moves money, certificates, cubes, Goods, staff, tiles, assets, Partners and
markers as the events say, and can be compared with an exported position.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Words = dict[str, Any]


class Shadow:
    """The facts from the events so far, in the terms of a position document."""

    def __init__(self, position: Words) -> None:
        """Start from a position, because events report only changes."""
        self.counts: Counter[tuple[str, ...]] = Counter()
        self.marks: dict[tuple[str, ...], Any] = {}
        self.read(position)

    # --- from a position -----------------------------------------------------------------------

    def read(self, position: Words) -> None:
        self.counts, self.marks = counts_of(position), marks_of(position)

    # --- from events ---------------------------------------------------------------------------

    def hear(self, event: Words) -> None:
        told = getattr(self, f"on_{event['event']}", None)
        if told is not None:
            told(event)

    def move(self, what: str, kind: str, origin: str, target: str, n: int) -> None:
        self.counts[what, kind, origin] -= n
        self.counts[what, kind, target] += n

    def on_paid(self, e: Words) -> None:
        self.move("money", "", e["payer"], e["payee"], e["amount"])

    def on_certificate_moved(self, e: Words) -> None:
        origin, target = e["origin"], e["target"]
        self.move("certificate", f"{e['company']} {e['certificate']}", origin, target, 1)

    def on_cubes_moved(self, e: Words) -> None:
        self.move("cube", e["resource"], e["origin"], e["target"], e["count"])

    def on_goods_moved(self, e: Words) -> None:
        self.move("goods", "", e["origin"], e["target"], e["count"])

    def on_staff_moved(self, e: Words) -> None:
        self.move("staff", e["staff"], e["origin"], e["target"], e["count"])

    def on_automated(self, e: Words) -> None:
        self.counts["token", e["company"], e["factory"]] += 1

    def on_tokens_returned(self, e: Words) -> None:
        for key in [key for key in self.counts if key[:2] == ("token", e["company"])]:
            del self.counts[key]

    def on_bonus_goods_moved(self, e: Words) -> None:
        self.counts["bonus_goods", e["company"], ""] += e["change"]

    def on_stock_moved(self, e: Words) -> None:
        self.marks["value", e["company"]] = e["new"]

    def on_appeal_moved(self, e: Words) -> None:
        self.marks["appeal", e["company"]] = e["new"]

    def on_closed_down(self, e: Words) -> None:
        self.marks.pop(("value", e["company"]))
        self.marks.pop(("appeal", e["company"]))

    def on_asset_moved(self, e: Words) -> None:
        self.place("asset", e["asset"], e["target"])
        if e["target"] == "gone":
            self.marks.pop(("exhausted", e["asset"]), None)

    def place(self, what: str, name: str, target: str) -> None:
        """Move a unique piece somewhere else, or out of the game."""
        self.marks.pop((what, name), None)
        if target != "gone":
            self.marks[what, name] = target

    def on_asset_exhausted(self, e: Words) -> None:
        self.marks["exhausted", e["asset"]] = True

    def on_asset_readied(self, e: Words) -> None:
        del self.marks["exhausted", e["asset"]]

    def on_tile_moved(self, e: Words) -> None:
        self.place("tile", e["tile"], e["target"])

    def on_partner_moved(self, e: Words) -> None:
        self.move("partner", str(e["seat"]), e["origin"], e["target"], 1)

    def on_building_revealed(self, e: Words) -> None:
        self.marks["building", e["building"]] = f"{e['seat']} {e['space']}"

    def on_goal_drawn(self, e: Words) -> None:
        self.marks["goal", e["goal"]] = True

    def on_priority_moved(self, e: Words) -> None:
        self.marks["priority",] = e["new"]

    def on_initiative_taken(self, e: Words) -> None:
        order = [seat for seat in self.marks["initiative",] if seat != e["seat"]]
        self.marks["initiative",] = [e["seat"], *order]

    def on_phase_began(self, e: Words) -> None:
        self.marks["phase",] = e["phase"]
        self.marks["decade",] = e["decade"]

    # --- comparing -----------------------------------------------------------------------------

    def differences(self, position: Words) -> list[str]:
        """Where the shadow and the position disagree. Endless supplies aren't counted."""
        faults: list[str] = []
        counts = counts_of(position)
        for key in sorted(set(counts) | set(self.counts)):
            if key[2] in ENDLESS.get(key[0], ()):
                continue
            if counts[key] != self.counts[key]:
                faults.append(f"{key}: position {counts[key]}, events {self.counts[key]}")
        marks = marks_of(position)
        for mark in sorted(set(marks) | set(self.marks), key=str):
            if marks.get(mark) != self.marks.get(mark):
                faults.append(f"{mark}: position {marks.get(mark)}, events {self.marks.get(mark)}")
        return faults


# Places from which and to which pieces move uncounted (or, for cubes, are drawn in secret order).
ENDLESS = {
    "money": ("bank",),
    "staff": ("supply", "aside"),
    "goods": ("supply",),
    "certificate": ("none",),
}


def counts_of(position: Words) -> Counter[tuple[str, ...]]:
    """Everything that is counted, by piece, kind and place."""
    counts: Counter[tuple[str, ...]] = Counter()
    for seat, player in enumerate(position["players"]):
        counts["money", "", f"seat_{seat}"] = player["cash"]
        count_partners(position, seat, player, counts)
    board = position["board"]
    for kind, n in board["haymarket"].items():
        counts["cube", kind, "haymarket"] = n
        counts["cube", kind, "bag"] = board["bag"][kind]
        counts["cube", kind, "aside"] = board["set_aside"][kind]
        for column in board["overlay"][kind]:
            counts["cube", kind, f"overlay_{column + 1}"] = 1
        for space, cubes in board["chain"].items():
            counts["cube", kind, f"chain_{space}"] = cubes[kind]
    for space, cell in board["demand"].items():
        counts["goods", "", space] = cell["goods"]
    counts["staff", "worker", "job_market"] = board["job_market"]
    for name, company in position["companies"].items():
        if company["status"] == "open":
            count_company(name, company, counts)
    return +counts


def count_company(name: str, company: Words, counts: Counter[tuple[str, ...]]) -> None:
    counts["money", "", name] = company["treasury"]
    counts["certificate", f"{name} director", f"seat_{company['director']}"] = 1
    counts["certificate", f"{name} preferred", company["preferred"]] = 1
    for holder, n in company["common"].items():
        counts["certificate", f"{name} common", holder] = n
    for kind, n in company["resources"].items():
        counts["cube", kind, name] = n
    counts["goods", "", name] = company["goods"]
    counts["bonus_goods", name, ""] = company["bonus_goods"]
    counts["staff", "salesperson", f"{name}.sales"] = company["salespeople"]
    for number, factory in enumerate(company["factories"], start=1):
        counts["staff", "worker", f"{name}.{number}"] = factory["workers"]
        counts["staff", "manager", f"{name}.{number}"] = factory["managers"]
        counts["token", name, str(number)] = factory["automated"]


def count_partners(
    position: Words, seat: int, player: Words, counts: Counter[tuple[str, ...]]
) -> None:
    me = str(seat)
    counts["partner", me, "hand"] = player["partners"]
    counts["partner", me, "appeal_9"] = int(player["partner_on_appeal"])
    counts["partner", me, "building_row"] = int(player["partner_on_row"])
    if player["reserved_partner"] != "gained":
        counts["partner", me, player["reserved_partner"]] = 1
    for owner in position["players"]:
        for cell in owner["row"]:
            if cell is not None and cell["partner"] == seat:
                counts["partner", me, cell["building"]] += 1
    for space, partners in position["board"]["bank_buildings"].items():
        counts["partner", me, space] += partners[seat]


def marks_of(position: Words) -> dict[tuple[str, ...], Any]:
    """Everything unique: markers, tiles, orders."""
    marks: dict[tuple[str, ...], Any] = {
        ("priority",): position["priority"],
        ("initiative",): position["initiative"],
        ("phase",): position["phase"],
        ("decade",): position["decade"],
    }
    board = position["board"]
    for name, company in position["companies"].items():
        if company["status"] == "open":
            marks["value", name] = company["value"]
            marks["appeal", name] = company["appeal"]
            for asset in company["assets"]:
                marks["asset", asset] = name
            for asset in company["exhausted"]:
                marks["exhausted", asset] = True
    for price, asset in board["asset_display"].items():
        if asset is not None:
            marks["asset", asset] = f"display_{price}"
    for asset in board["asset_stack"]:
        marks["asset", asset] = "stack"
    for frame in position["stack"]:
        if frame["step"] == "asset_keep":
            marks["asset", frame["asset"]] = frame["company"]
    for space, cell in board["demand"].items():
        if cell["tile"] is not None:
            marks["tile", cell["tile"]] = space
    for tile in board["demand_stack"]:
        marks["tile", tile] = "stack"
    for goal in board["goals"]:
        marks["goal", goal] = True
    for seat, player in enumerate(position["players"]):
        for number, cell in enumerate(player["row"], start=1):
            if cell is not None:
                marks["building", cell["building"]] = f"{seat} {number}"
    return marks
