"""A word that only one game uses is that game's: it stands in its files, with its id in front."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bigshoulders.shelf import SHELF

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "bigshoulders" / "locales" / "en"
CLIENT = ROOT / "web" / "src"
ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
QUOTED = re.compile(r"[\"'`]([a-z][\w-]*)(?=[\"'`.])")
# These stand beside ids that every game uses, and are built from the same stem.
BESIDE_SHARED = {"card-once", "daily-boards", "side-fold", "web-learn"}


def users() -> dict[str, set[str]]:
    """For each quoted word in the client, the games in whose folders it stands; "" is elsewhere."""
    found: dict[str, set[str]] = {}
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        parts = path.relative_to(CLIENT).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for word in QUOTED.findall(path.read_text(encoding="utf-8")):
            found.setdefault(word, set()).add(game)
    return found


def test_shared_files_have_no_word_that_only_one_game_uses() -> None:
    used = users()
    shared = [
        key for path in LOCALES.glob("web*.ftl") for key in ID.findall(path.read_text("utf-8"))
    ]
    lonely = {key for key in shared if len(used.get(key, ())) == 1 and "" not in used[key]}
    assert lonely - BESIDE_SHARED == set()


@pytest.mark.parametrize("game", SHELF)
def test_a_game_s_words_start_with_its_id(game: str) -> None:
    for path in [*LOCALES.glob(f"{game}-*.ftl"), *LOCALES.glob(f"{game}.*.ftl")]:
        for key in ID.findall(path.read_text("utf-8")):
            assert key.startswith(f"{game}-"), path.name
