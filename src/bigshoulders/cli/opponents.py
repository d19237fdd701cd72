"""The bots at a text table: their seats, their last choices and their faults."""

from __future__ import annotations

import json
from copy import copy
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from bigshoulders.bots.guarded_seat import GuardedSeat
from bigshoulders.bots.names import BotName
from bigshoulders.box.any_game import AnyRules, AnyView
from bigshoulders.cli.files import data_folder, write_whole
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.moves import Move
from bigshoulders.shelf import guarded_seat


@dataclass(frozen=True)
class Choice:
    """A bot's choice, with everything needed to ask it why."""

    named: BotName | None  # the chooser: the bot, its stand-in, or None
    seat: int
    view: AnyView
    dice: Random
    move: Move


class Opponents:
    """Seats 1, 2, ... of a table; the last named bot fills it."""

    def __init__(self, bots: list[BotName], count: int, seed: bytes) -> None:
        if count and len(bots) > count:
            raise BadConfig("bots/too-many", "--bots", {"got": len(bots), "most": count})
        self.named = [bots[min(i, len(bots) - 1)] for i in range(count)]
        self.seats = [guarded_seat(named) for named in self.named]
        self.rng = Random(seed)

    def choose(self, g: AnyRules, view: AnyView) -> Choice:
        """A bot's move, with the view it saw."""
        dice = copy(self.rng)
        seat = self.seats[view.seat - 1]
        move = seat.choose(g, view, self.rng)
        return Choice(seat.answered, view.seat, view, dice, move)


def save_faults(seat: GuardedSeat) -> list[Path]:
    """Save the faults since the last time, each with its position."""
    folder = data_folder() / "faults"
    saved: list[Path] = []
    for fault in seat.faults:
        paths = (folder / f"{fault.kind}-{number}.json" for number in count(1))
        saved.append(next(path for path in paths if not path.exists()))
        write_whole(saved[-1], json.dumps(fault.document(), indent=1) + "\n")
    seat.faults.clear()
    return saved
