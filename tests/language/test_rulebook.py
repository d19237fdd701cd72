"""The rulebook for people agrees with the law and with the engine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rulebook as tool
from bigshoulders.rulebook import is_known
from bigshoulders.shelf import box_of

ROOT = Path(__file__).resolve().parents[2]
CITED = re.compile(r"\b(?:[A-Z]+-)+[A-Z0-9]*\d\b")
MONEY = re.compile(r"\{\$(\d+)\}")
each_game = pytest.mark.parametrize("game", tool.shown())


def folder(game: str) -> Path:
    return tool.target(game).parent


def pages(game: str) -> list[Path]:
    found = sorted(folder(game).glob("words/*/*.md"))
    assert found
    return found


@each_game
def test_figures_are_what_the_engine_says(game: str) -> None:
    """`python tools/rulebook.py` writes them again."""
    assert tool.target(game).read_text(encoding="utf-8") == tool.text(game)


@each_game
def test_every_cited_rule_exists(game: str) -> None:
    cited = {rule for page in pages(game) for rule in CITED.findall(page.read_text("utf-8"))}
    assert len(cited) > 10
    assert {rule for rule in cited if not is_known(rule)} == set()


EDITION = re.compile(r"^::: edition first (.*)$", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_first_edition_has_boxes_for_what_its_players_would_miss(language: str) -> None:
    """A freed Worker, the certificate at three shares each, the two Partners' Buildings."""
    words = [page.read_text("utf-8") for page in pages("chicago") if page.parent.name == language]
    boxed = {rule for text in words for box in EDITION.findall(text) for rule in box.split()}
    assert {"ED-24", "ED-27", "ED-35", "ED-67", "ED-68"} <= boxed


@pytest.mark.parametrize(
    ("game", "rules"),
    [("chicago", {"AUTO-5", "DIR-8"}), ("industrialist", {"R-14", "R-15", "SOLO-TURN-4"})],
)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_book_cites_rulings_that_players_ask_for(
    game: str, rules: set[str], language: str
) -> None:
    words = [page.read_text("utf-8") for page in pages(game) if page.parent.name == language]
    assert rules <= {rule for text in words for rule in CITED.findall(text)}


@each_game
def test_amounts_without_a_position_are_in_the_law(game: str) -> None:
    """Amounts of a rule, and stock values; questions may also invent a sum."""
    law = (ROOT / "docs" / "rules" / f"{box_of(game).book}.md").read_text("utf-8")
    known = {int(amount) for amount in re.findall(r"\$(\d+)", law)} | {300}
    used = {
        int(amount) for page in pages(game) for amount in MONEY.findall(page.read_text("utf-8"))
    }
    assert used <= known


@each_game
def test_every_refusal_has_a_chapter(game: str) -> None:
    chapters = json.loads((folder(game) / "chapters.json").read_text("utf-8"))
    starts = [start for chapter in chapters for start in chapter["rules"]]
    refusals = box_of(game).game.refusals
    rules = {rule for _, rule in refusals.rows if rule}
    assert len(rules) > 10

    def has_chapter(rule: str) -> bool:
        return any(rule == start or rule.startswith(f"{start}-") for start in starts)

    assert {rule for rule in rules if not has_chapter(rule)} == set()
