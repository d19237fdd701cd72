"""Both speakers in every language: every word, every sentence, and whole games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bigshoulders.box.faces import voice
from bigshoulders.games.chicago.engine import events as chicago_events
from bigshoulders.games.chicago.engine import frames as chicago_frames
from bigshoulders.games.chicago.engine.ids import PHASE_IDS
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine import events as solo_events
from bigshoulders.games.industrialist.engine import frames as solo_frames
from bigshoulders.games.industrialist.engine.ids import KIND_IDS, LADDER, place_of
from bigshoulders.games.industrialist.engine.moves import DONE
from bigshoulders.kernel.events import Event, Events, EventTable
from bigshoulders.kernel.frames import CHANCE, EVERYBODY, Frame
from bigshoulders.kernel.moves import ActionSpace, pack
from bigshoulders.kernel.refusals import Refusal
from bigshoulders.kernel.spelling import COUNT, Domain, Kind, Numbers
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.shelf import box_of
from cases import CASES, Case, choose

NAMES = ["Ada", "Jen", "Susan", "Thomas"]
COUNTS = [0, 1, 2, 5, 1200]
NO_BREAK = "\N{NO-BREAK SPACE}"
CASE = {case.name: case for case in CASES}
EVERYTHING, SOLO = CASE["chicago-4-everything"], CASE["industrialist-B"]
FRAMES = {"chicago": chicago_frames.KINDS_OF_FRAME, "industrialist": solo_frames.KINDS_OF_FRAME}
EVENTS: dict[str, EventTable] = {
    "chicago": chicago_events.EVENT_TABLE,
    "industrialist": solo_events.EVENT_TABLE,
}
# The event of each game with a number that isn't a plain count: a Decade, a rung of the ladder.
NUMBERED = {"chicago": "phase_began", "industrialist": "scored"}
TOLD = [EVERYTHING, CASE["chicago-3-first-edition"], CASE["industrialist-A"], SOLO]
TRIED = 100  # moves tried at every decision; each reason for a refusal is spoken once

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("case", [EVERYTHING, SOLO], ids=str)


def speaker_of(language: str, case: Case = EVERYTHING) -> Any:
    """The speaker of a case's game, at a table with its rules."""
    g = case.game.assemble(case.config)
    names = NAMES[: case.game.seats(g)]
    return voice(box_of(case.game.name), messages(language), names, g)


# --- every word ----------------------------------------------------------------------------------


def numbers_of(domain: Domain) -> list[int]:
    """Every number that a domain has a word for; for counts, a few."""
    if domain is COUNT:
        return COUNTS
    return list(range(domain.size)) if isinstance(domain, Numbers) else list(domain.spelling)


def examples(kind: Kind) -> Iterator[list[int]]:
    """Arguments for a kind that use every word of every field."""
    choices = [numbers_of(domain) for _, domain in kind.fields]
    yield [numbers[0] for numbers in choices]
    for place, numbers in enumerate(choices):
        for number in numbers:
            yield [number if i == place else other[0] for i, other in enumerate(choices)]


def event_of(number: int, args: list[int]) -> Event:
    return Event(number, EVERYBODY, *args, *[0] * (4 - len(args)))


@each_language
@each_game
def test_every_move_has_a_sentence(language: str, case: Case) -> None:
    """The words of all domains, such as places and tracks, occur in some sentence."""
    speaker = speaker_of(language, case)
    for number, kind in enumerate(case.game.space(speaker.g).table.kinds):
        for args in examples(kind):
            assert speaker.plain_move(pack(number, *args))


@each_language
@each_game
def test_every_event_has_a_sentence(language: str, case: Case) -> None:
    speaker = speaker_of(language, case)
    for number, kind in enumerate(EVENTS[case.game.name].kinds):
        if kind.name != NUMBERED[case.game.name]:
            for args in examples(kind):
                assert speaker.event(event_of(number, args))


@each_language
@each_game
def test_every_refusal_has_a_sentence(language: str, case: Case) -> None:
    speaker = speaker_of(language, case)
    for kind, rule in speaker.refusals.rows:
        for args in examples(kind):
            said = speaker.refusal(Refusal(kind.name, rule, kind.spell(args)))
            assert said.endswith(f" [{rule}]")


@each_language
@each_game
def test_every_word_of_every_question_has_a_sentence(language: str, case: Case) -> None:
    speaker = speaker_of(language, case)
    for number, kind in enumerate(FRAMES[case.game.name]):
        if speaker.g.steps[number].waits:
            for args in examples(kind):
                speaker.arguments(kind, args)


@each_language
def test_every_question_of_industrialist_has_a_sentence(language: str) -> None:
    """Everything that can be on the stack, and what ends it."""
    speaker = speaker_of(language, SOLO)
    s = INDUSTRIALIST.new(speaker.g, b"asked", Events())
    for number, kind in enumerate(solo_frames.KINDS_OF_FRAME):
        if speaker.g.steps[number].waits:
            for args in examples(kind):
                s.stack.append(Frame(number, 0, 0, *args, *[0] * (3 - len(args))))
                assert speaker.decision(s, 0)
                assert speaker.move(s, pack(DONE))
                s.stack.pop()


@each_language
def test_every_phase_of_every_decade_has_a_sentence(language: str) -> None:
    speaker = speaker_of(language)
    began = chicago_events.PHASE_BEGAN
    for phase in range(len(PHASE_IDS)):
        for decade in range(1, 6):
            assert speaker.event(event_of(began, [phase, decade]))


@each_language
def test_every_rung_of_the_ladder_has_a_sentence(language: str) -> None:
    speaker = speaker_of(language, SOLO)
    said = {
        speaker.event(event_of(solo_events.SCORED, [profit, rank]))
        for rank, profit in enumerate(LADDER)
    }
    assert len(said) == len(LADDER)


@each_language
def test_the_event_of_every_card_has_a_sentence(language: str) -> None:
    speaker = speaker_of(language, SOLO)
    for side, ops in enumerate(speaker.g.cards.event_ops):
        assert speaker.effects(side).count(";") == len(ops) // 3 - 1


# --- whole games -------------------------------------------------------------------------------


def some_move(space: ActionSpace, rng: Random) -> int:
    """Any move, legal or not: the kind is chosen first, so that none is rare."""
    kind = rng.randrange(len(space.offsets))
    ends = [*space.offsets[1:], space.size]
    return space.move(rng.randrange(space.offsets[kind], ends[kind]))


@pytest.mark.parametrize("case", TOLD, ids=str)
def test_a_whole_game_has_sentences_in_every_language(case: Case) -> None:
    """Every question, every legal move, every event and some refusals of one random game."""
    game = case.game
    speakers = [speaker_of(language, case) for language in LANGUAGES]
    g = speakers[0].g
    rng, asking = Random(175), Random(1875)  # with 175, much happens in the solitaire games too
    out = Events()
    s = game.new(g, b"told in every language", out)
    refused: set[str] = set()
    while awaited := game.awaited(g, s):
        seat = rng.choice(awaited)
        legal = game.legal(g, s, seat)
        move = choose(game, g, legal, rng)
        tried = [some_move(game.space(g), asking) for _ in range(TRIED)]
        refusals = {no.code: no for m in tried if (no := game.refusal(g, s, seat, m))}
        expected = game.preview(g, game.redact(g, s, seat), move)
        for speaker in speakers:
            named = NAMES[seat] in speaker.decision(s, seat)
            assert named == (game.seats(g) > 1)  # a solo player needn't be named
            assert all(speaker.move(s, m) for m in legal)
            speaker.outline(expected)
            for no in refusals.values():
                assert speaker.refusal(no)
        refused |= set(refusals)
        game.apply(g, s, seat, move, out)
    for speaker in speakers:
        assert all(speaker.story(out.items))
    for seat in range(game.seats(g)):
        no = game.refusal(g, s, seat, move)
        assert no is not None
        assert all(speaker.refusal(no) for speaker in speakers)
    assert len({event.kind for event in out.items}) > 15
    assert len(refused) > 15


@each_language
def test_chance_has_sentences_in_industrialist(language: str) -> None:
    """A game with cards dealt and dice rolled by hand, up to the first turn."""
    speaker = speaker_of(language, SOLO)
    rng = Random(1875)
    out = Events()
    s = INDUSTRIALIST.new(speaker.g, b"", out)
    told = set()
    while INDUSTRIALIST.awaited(speaker.g, s) == [CHANCE]:
        refusals = [
            INDUSTRIALIST.refusal(speaker.g, s, CHANCE, pack(DONE)),
            INDUSTRIALIST.refusal(speaker.g, s, 0, pack(DONE)),
        ]
        assert [no.code for no in refusals if no] == ["not-a-draw", "draw-first"]
        assert all(speaker.refusal(no) for no in refusals if no)
        move = rng.choice(INDUSTRIALIST.legal(speaker.g, s, CHANCE))
        told.add(speaker.move(s, move))
        INDUSTRIALIST.apply(speaker.g, s, CHANCE, move, out)
    assert len(told) == 10  # six cards, three flips, one roll
    assert all(speaker.story(out.items))


# --- numbers and plurals -------------------------------------------------------------------------


def said(language: str, name: str, case: Case = EVERYTHING, **words: str | int) -> str:
    """An event of the given kind as a sentence."""
    event = EVENTS[case.game.name].parse({"event": name, **words})
    return str(speaker_of(language, case).event(event))


@pytest.mark.parametrize(
    ("resource", "plural"),
    [("livestock", "bétails"), ("steel", "aciers"), ("wood", "bois"), ("coal", "charbons")],
)
def test_french_resources_have_plurals(resource: str, plural: str) -> None:
    """The singular selects the plural, so the two must stay in step."""
    told = said("fr", "cubes_moved", resource=resource, origin="bag", target="haymarket", count=2)
    assert told.startswith(f"2 {plural}{NO_BREAK}:")


@pytest.mark.parametrize(
    ("staff", "plural"),
    [("worker", "ouvriers"), ("manager", "managers"), ("salesperson", "commerciaux")],
)
def test_french_staff_has_plurals(staff: str, plural: str) -> None:
    told = said("fr", "staff_moved", staff=staff, origin="supply", target="supply", count=2)
    assert told.startswith(f"2 {plural}{NO_BREAK}:")


@pytest.mark.parametrize(("language", "zero"), [("en", "Goods"), ("fr", "marchandise ")])
def test_zero_is_singular_only_in_french(language: str, zero: str) -> None:
    told = said(language, "factory_ran", company="swift", factory="1", goods=0)
    assert f"0 {zero}" in told


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "and 1 unit", "and 2 units"),
        ("fr", "et 1 unité", "et 2 unités"),
        ("de", "und 1 Einheit", "und 2 Einheiten"),
    ],
)
def test_units_have_plurals(language: str, one: str, two: str) -> None:
    for count, words in ((1, one), (2, two)):
        told = said(language, "marker_taken", SOLO, kind="goods", units=count)
        assert words in told
    assert "0" not in said(language, "marker_taken", SOLO, kind="goods", units=0)


def test_french_units_need_no_elision() -> None:
    """The messages say "de" before a kind of units, and never "d'"."""
    speaker = speaker_of("fr", SOLO)
    assert all(speaker.kind(kind)[0] in "bcdfgjklmnpqrstvwxz" for kind in range(len(KIND_IDS)))


@pytest.mark.parametrize(
    ("language", "beside", "corner"),
    [
        (
            "en",
            "1 space east of the Central Factory",
            "2 spaces north and 1 space west of the Central Factory",
        ),
        (
            "fr",
            "à 1 case à l’est de l’Usine centrale",
            "à 2 cases au nord et 1 case à l’ouest de l’Usine centrale",
        ),
        (
            "de",
            "1 Feld östlich der Zentralfabrik",
            "2 Felder nördlich und 1 Feld westlich der Zentralfabrik",
        ),
    ],
)
def test_places_are_described_by_direction(language: str, beside: str, corner: str) -> None:
    speaker = speaker_of(language, SOLO)
    assert speaker.place(place_of(1, 0)) == beside
    assert speaker.place(place_of(-1, -2)) == corner
