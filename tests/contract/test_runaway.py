"""Rules that never come to an end are a bug: the engine says so instead of hanging."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine import driver as chicago_engine
from bigshoulders.games.chicago.engine import rules as chicago_rules
from bigshoulders.games.chicago.engine.frames import GAME as CHICAGO_GAME
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine import driver as solo_engine
from bigshoulders.games.industrialist.engine import rules as solo_rules
from bigshoulders.games.industrialist.engine.frames import GAME as SOLO_GAME
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT

PATIENCE = 100_000


class EndlessChicago(chicago_rules.Step):
    """A procedure that does nothing and stays."""

    rounds = 0

    def run(self, g: Any, s: Any, f: Any, out: Any) -> None:
        self.rounds += 1
        assert self.rounds < PATIENCE, "nothing stops it"


class EndlessSolo(solo_rules.Step):
    """The same for Industrialist."""

    rounds = 0

    def run(self, g: Any, s: Any, f: Any, out: Any) -> None:
        self.rounds += 1
        assert self.rounds < PATIENCE, "nothing stops it"


@pytest.mark.parametrize(
    ("game", "options", "engine", "step", "endless"),
    [
        (CHICAGO, {"players": 2}, chicago_engine, CHICAGO_GAME, EndlessChicago()),
        (INDUSTRIALIST, {"side": "A"}, solo_engine, SOLO_GAME, EndlessSolo()),
    ],
    ids=["chicago", "industrialist"],
)
def test_a_procedure_that_never_ends_is_an_error(
    game: Any, options: Any, engine: Any, step: int, endless: Any
):
    g = game.assemble(options)
    g.steps[step] = endless
    with pytest.raises(GameError) as caught:
        game.new(g, b"endless", SILENT)
    assert (caught.value.code, caught.value.facts) == ("engine/runaway", {"step": step})
    assert endless.rounds == engine.RUNAWAY
