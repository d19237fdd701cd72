"""Players of tests among those of Chicago."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigshoulders.bots.names import Player
from bigshoulders.games.chicago import box


def seat_player(monkeypatch: pytest.MonkeyPatch, player: Player, default: str = "") -> None:
    """Offer one more player, or another by a known name; perhaps with another default player."""
    others = tuple(known for known in box.BOX.players if known.name != player.name)
    changed = replace(
        box.BOX, players=(*others, player), default_player=default or box.BOX.default_player
    )
    monkeypatch.setattr(box, "BOX", changed)
