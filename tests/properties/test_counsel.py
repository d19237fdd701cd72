"""Counsel in random games: every choice has a preview, suggestions are legal, nothing is leaked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.box.box import AnyBox
from bigshoulders.box.counsel import Prospect, counsel, plan_words, prospect
from bigshoulders.box.faces import voice
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.events import Events
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.language.voice import AnyVoice
from bigshoulders.shelf import box_of
from cases import CASES, Case, choose

NAMES = ["Ann", "Bob", "Cid", "Dan"]
MOST_LOOKED_AT = 8  # choices per question; later questions of the game bring the others

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def voices(box: AnyBox, g: Any) -> list[AnyVoice]:
    names = NAMES[: box.game.seats(g)]
    return [voice(box, messages(language), names, g) for language in LANGUAGES]


def looked_at(view: View[Any], rng: Random) -> list[int]:
    few = len(view.legal) <= MOST_LOOKED_AT
    return list(view.legal) if few else rng.sample(view.legal, MOST_LOOKED_AT)


def told(seen: Prospect, says: AnyVoice, where: str) -> None:
    """The preview in one language, and every warning with its way out."""
    lines = seen.lines(says)
    assert lines, where
    assert all(line.strip() for line in lines), where
    assert lines != [says.move(seen.view.seen, seen.move)], f"{where}: {lines}"
    assert len(set(lines)) == len(lines), f"{where}: {lines}"
    for warning in seen.warnings:
        key = f"warning-{warning.code}"
        assert says.remark(key, warning.facts)
        assert says.remark(key, warning.facts, "text")


@each_case
def test_every_choice_has_a_preview_in_every_language(case: Case) -> None:
    box, game = box_of(case.game.name), case.game
    rng = Random(f"preview {case.name}")
    g = game.assemble(case.config)
    s = game.new(g, b"preview", Events(False))
    speakers = voices(box, g)
    number = 0
    while game.awaited(g, s):
        seat = rng.choice(game.awaited(g, s))
        view = game.redact(g, s, seat)
        for m in looked_at(view, rng):
            seen = prospect(box, g, view, m)
            number += 1
            told(seen, speakers[number % len(speakers)], speakers[0].move(view.seen, m))
            for warning in seen.warnings:
                assert all(fix in view.legal for fix in warning.fix[:1]), warning
                assert m not in warning.fix[:1], warning
        game.apply(g, s, seat, choose(game, g, view.legal, rng), Events(False))
    assert number > 100


@each_case
def test_suggestions_are_legal_from_first_to_last(case: Case) -> None:
    """Each can be sent in one go, and meets no draw on the way to its last move."""
    box, game = box_of(case.game.name), case.game
    rng = Random(f"suggestions {case.name}")
    g = game.assemble(case.config)
    s = game.new(g, b"suggestions", Events(False))
    says = voices(box, g)[0]
    while game.awaited(g, s):
        seat = rng.choice(game.awaited(g, s))
        view = game.redact(g, s, seat)
        for found in counsel(box).suggestions(g, view):
            assert len(found.moves) < 100
            assert says.remark(f"suggestion-{found.code}", found.facts, "result")
            assert plan_words(box, says, g, view, found.moves)
            tried = game.copy(s)
            for place, m in enumerate(found.moves):
                luck = game.luck(tried)
                game.apply(g, tried, seat, m, Events(False))
                assert game.luck(tried) == luck or place == len(found.moves) - 1
        game.apply(g, s, seat, choose(game, g, view.legal, rng), Events(False))


@each_case
def test_counsel_knows_only_what_the_seat_knows(case: Case) -> None:
    """Two positions that look the same to a seat bring the same counsel."""
    box, game = box_of(case.game.name), case.game
    rng = Random(f"leaks {case.name}")
    g = game.assemble(case.config)
    s = game.new(g, b"leaks", Events(False))
    while game.awaited(g, s):
        seat = rng.choice(game.awaited(g, s))
        view = game.redact(g, s, seat)
        if rng.random() < 0.1:
            other = game.redact(g, game.resample(g, view, rng.randbytes(8)), seat)
            m = rng.choice(view.legal)
            one, two = prospect(box, g, view, m), prospect(box, g, other, m)
            assert (one.notes, one.warnings) == (two.notes, two.warnings)
            asked = counsel(box)
            assert asked.suggestions(g, view) == asked.suggestions(g, other)
        game.apply(g, s, seat, choose(game, g, view.legal, rng), Events(False))
