"""Following a recipe in CONTRIBUTING.md to the letter gives what it promises."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from recipes import ROOT, Kitchen, blocks
from table import rule

PLAY = str(Path(__file__).with_name("play.py"))
GOLDEN = ["tests/golden", "-k", "replays and advanced-4-specials"]

FULL_RUN = """
from bigshoulders.games.chicago.sheet.table import make
from table import directing
t = directing("florsheim", {"factories": [{"workers": 2, "managers": 1}, {}, {}]})
print(make(t.rules, t.state, 0).companies["florsheim"].full_run.goods)
"""
OFFERED = """
from bigshoulders.games.chicago.box import BOX
from bigshoulders.games.chicago.content.printed import printed
print(list(printed()["spaces"])[-1], *BOX.option("building_sets").choices)
"""
SAMPLES = """
import sys
from bigshoulders.language.messages import messages
m = messages(sys.argv[1])
print(m.money(1250), m.decimal(2.5), m.percent(3), m.text("chicago-space-I-9"))
"""


@pytest.fixture
def kitchen(tmp_path: Path) -> Kitchen:
    return Kitchen(tmp_path)


def played(kitchen: Kitchen, **config: Any) -> dict[str, Any]:
    """A whole game of bots in the copy: words of the moves, and the last sheet."""
    found: dict[str, Any] = json.loads(kitchen.run(PLAY, json.dumps(config)))
    return found


@rule("OPT-16")
def test_a_new_building(kitchen: Kitchen) -> None:
    """It is dealt, used and shown in games with its set; old games replay digest by digest."""
    kitchen.follow("Recipe: a new Building")
    kitchen.test("tests/games/chicago/test_fair_buildings.py")
    kitchen.test(*GOLDEN)
    with_set = played(kitchen, players=4, building_sets=["fair"])
    assert with_set["sheet"]["decks"]["buildings"] == [0, 0, 1]
    assert played(kitchen, players=4)["sheet"]["decks"]["buildings"] == [0, 0, 0]
    assert kitchen.run("-c", OFFERED).split() == ["III-17", "fair"]


def test_a_new_optional_rule(kitchen: Kitchen) -> None:
    """It works in both settings; old games replay digest by digest."""
    kitchen.follow("Recipe: a new optional rule")
    kitchen.test("tests/games/chicago/test_gentle_sales.py")
    kitchen.test(*GOLDEN)
    assert played(kitchen, players=3, advanced=True, gentle_sales=True)["sheet"]["scorepad"]


def test_a_new_company_power(kitchen: Kitchen) -> None:
    """Bots found the company and play it to the end; the sheet counts its Goods."""
    kitchen.follow("Recipe: a new company power")
    kitchen.test("tests/games/chicago/test_night_shift.py")
    found = played(kitchen, players=2, companies=["swift"], special_companies=["florsheim"])
    assert "florsheim" in found["sheet"]["companies"]
    assert kitchen.run("-c", FULL_RUN).split() == ["3"]


def test_a_new_language(kitchen: Kitchen) -> None:
    """The copy speaks it, with its own formats; keys are those of English."""
    for command in blocks("Recipe: a new language", "text"):
        program, *arguments = shlex.split(command)
        assert (program, arguments[0]) == ("cp", "-r")
        kitchen.run("-c", "import shutil, sys; shutil.copytree(*sys.argv[1:])", *arguments[1:])
    kitchen.follow("Recipe: a new language")
    english = kitchen.run("-c", SAMPLES, "en")
    assert english.startswith("$1,250 2.5 30% ")
    italian = kitchen.run("-c", SAMPLES, "it")
    assert italian == "1.250\N{NO-BREAK SPACE}$ 2,5 30% " + english.split(" ", 3)[3]
    assert "it" in kitchen.run("-m", "bigshoulders", "--help").split("language", 1)[1]


def test_the_recipes_leave_the_project_alone(kitchen: Kitchen) -> None:
    """Only the copy changes."""
    kitchen.follow("Recipe: a new Building")
    assert "III-17" not in (ROOT / "src/bigshoulders/games/chicago/data/buildings.toml").read_text(
        encoding="utf-8"
    )
