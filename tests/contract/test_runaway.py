"""Rules that never end are a bug: the engine reports it instead of hanging.

The step that never ends is written in plain Python, and a compiled driver accepts no such steps. So
the game is played by the sources in a process of their own, whichever build is installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENDLESS = """
import json
import sys
from importlib import import_module

from bigshoulders.kernel import driver
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT

name, options = sys.argv[1], json.loads(sys.argv[2])
box = import_module(f"bigshoulders.games.{name}.box")
rules = import_module(f"bigshoulders.games.{name}.engine.rules")
frames = import_module(f"bigshoulders.games.{name}.engine.frames")
PATIENCE = 100_000


class Endless(rules.Step):
    rounds = 0

    def run(self, g, s, f, out):
        self.rounds += 1
        assert self.rounds < PATIENCE, "nothing stops it"


game = getattr(box, name.upper())
g = game.assemble(options)
endless = Endless()
g.steps[frames.GAME] = endless
try:
    game.new(g, b"endless", SILENT)
except GameError as error:
    print(error.code, error.facts == {"step": frames.GAME}, endless.rounds == driver.RUNAWAY)
"""


@pytest.mark.parametrize(
    ("game", "options"), [("chicago", '{"players": 2}'), ("industrialist", '{"side": "A"}')]
)
def test_a_procedure_that_never_ends_is_an_error(game: str, options: str):
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", ENDLESS, game, options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["engine/runaway", "True", "True"], done.stderr
