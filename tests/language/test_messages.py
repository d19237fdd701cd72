"""Every word in every language: the same messages, the same variables, and all of them can be said.

English is the pattern; French and German must have what it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bigshoulders.chicago.config import EDITIONS
from bigshoulders.chicago.events import EVENT_TABLE, KINDS_OF_EVENT
from bigshoulders.chicago.frames import KINDS_OF_FRAME
from bigshoulders.chicago.game import CHICAGO
from bigshoulders.chicago.ids import (
    ASSET_IDS,
    CERTIFICATE_IDS,
    COMPANY_IDS,
    GOAL_IDS,
    INDUSTRY_IDS,
    PHASE_IDS,
    RESOURCE_IDS,
    SPACE_WORDS,
)
from bigshoulders.chicago.moves import KINDS_OF_MOVE, SPACE
from bigshoulders.chicago.refusals import REFUSALS
from bigshoulders.chicago.rules import APPEAL_BONUS_IDS
from bigshoulders.kernel.events import Event, Events
from bigshoulders.kernel.frames import EVERYBODY
from bigshoulders.kernel.moves import pack
from bigshoulders.kernel.words import COUNT, Domain, Kind, Numbers
from bigshoulders.language.chicago import Speaker
from bigshoulders.language.messages import LANGUAGES, ftl_names, messages, read_ftl
from games import CASES, choose

SOURCES = Path(__file__).parents[2] / "src" / "bigshoulders"
EVERYTHING = CASES[-1]
NAMES = ["Ada", "Jen", "Susan", "Thomas"]
COUNTS = [0, 1, 2, 5, 1200]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CODE = re.compile(
    r'"((?:config|position|spelling|log|data|undo|chance|engine|play|simulate|rules|file)'
    r'/[a-z]+(?:-[a-z]+)*)"'
)
NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

# What may read as in English: names, formats, and words the languages share.
SAME_IN_ALL = {
    *(f"company-{name}" for name in COMPANY_IDS),
    *(f"company-{name}.full" for name in COMPANY_IDS),
    *(f"asset-{name}" for name in ASSET_IDS),
    "asset-fuelworks.first_edition",
    "edition-new",
    "event-phase_began",
    "place-demand",
    "cli-name",
}
SAME_AS_ENGLISH = {
    "fr": SAME_IN_ALL | {"board-initiative", "reason-bank_building"},
    "de": SAME_IN_ALL
    | {
        "cli-label",
        "event-asset_moved",
        "event-cubes_moved",
        "event-paid",
        "error-file",
        "space-I-9",
        "space-II-9",
        "staff-manager",
    },
}

Patterns = dict[str, ast.Pattern]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)


# --- reading the files -------------------------------------------------------------------------


class Variables(Visitor):
    """The variables of a pattern, wherever they stand: placeables, selectors, arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Texts(Visitor):
    """The plain text of a pattern, in pieces."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)


def variables(pattern: ast.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def texts(pattern: ast.Pattern) -> list[str]:
    found = Texts()
    found.visit(pattern)
    return found.pieces


def patterns_of(language: str, name: str) -> Patterns:
    """The messages of a file by key, their attributes by `key.attribute`."""
    found: Patterns = {}
    for entry in FluentParser().parse(read_ftl(language, name)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            key = entry.id.name
            parts = [(key, entry.value)]
            parts += [(f"{key}.{part.id.name}", part.value) for part in entry.attributes]
            for place, pattern in parts:
                assert place not in found, f"{place} is there twice"
                if pattern is not None:
                    found[place] = pattern
    return found


def all_patterns(language: str) -> Patterns:
    found: Patterns = {}
    for name in ftl_names(language):
        found.update(patterns_of(language, name))
    return found


# --- speaking ----------------------------------------------------------------------------------


def speaker_of(language: str) -> Speaker:
    return Speaker(messages(language), NAMES, CHICAGO.assemble(EVERYTHING.config))


def numbers_of(domain: Domain) -> list[int]:
    """Every number a domain has a word for; of counts, some."""
    if domain is COUNT:
        return COUNTS
    return list(range(domain.size)) if isinstance(domain, Numbers) else list(domain.spelling)


def examples(kind: Kind) -> Iterator[list[int]]:
    """Arguments for a kind in which every word of every field comes up."""
    choices = [numbers_of(domain) for _, domain in kind.fields]
    yield [numbers[0] for numbers in choices]
    for place, numbers in enumerate(choices):
        for number in numbers:
            yield [number if i == place else other[0] for i, other in enumerate(choices)]


def questions() -> list[Kind]:
    """The kinds of frames that wait for a person."""
    steps = CHICAGO.assemble(EVERYTHING.config).steps
    return [kind for i, kind in enumerate(KINDS_OF_FRAME) if steps[i].waits]


# --- the same in every language ----------------------------------------------------------------


@each_translation
def test_the_same_files(language: str) -> None:
    assert ftl_names(language) == ftl_names("en")


@each_translation
@pytest.mark.parametrize("name", ftl_names("en"))
def test_the_same_keys_in_the_same_order(language: str, name: str) -> None:
    assert list(patterns_of(language, name)) == list(patterns_of("en", name))


@each_translation
def test_the_same_variables(language: str) -> None:
    english = {place: variables(pattern) for place, pattern in all_patterns("en").items()}
    assert {p: variables(pattern) for p, pattern in all_patterns(language).items()} == english


@each_language
def test_no_key_is_in_two_files(language: str) -> None:
    places = list(chain.from_iterable(patterns_of(language, name) for name in ftl_names(language)))
    assert len(places) == len(set(places))


@each_translation
def test_only_names_and_formats_read_as_in_english(language: str) -> None:
    english = all_patterns("en")
    same = {p for p, pattern in all_patterns(language).items() if pattern.equals(english[p])}
    assert same == SAME_AS_ENGLISH[language]


# --- everything has its message ----------------------------------------------------------------


@each_language
def test_every_move_has_a_message(language: str) -> None:
    patterns = all_patterns(language)
    for kind in KINDS_OF_MOVE:
        known = {name for name, _ in kind.fields}
        assert variables(patterns[f"move-{kind.name}"]) <= known, kind.name


@each_language
def test_every_event_has_a_message(language: str) -> None:
    patterns = all_patterns(language)
    for kind in KINDS_OF_EVENT:
        known = {name for name, _ in kind.fields}
        assert variables(patterns[f"event-{kind.name}"]) <= known, kind.name


@each_language
def test_every_refusal_has_a_message(language: str) -> None:
    patterns = all_patterns(language)
    for kind, _ in REFUSALS:
        known = {name for name, _ in kind.fields}
        assert variables(patterns[f"refusal-{kind.name}"]) <= known, kind.name


@each_language
def test_every_question_has_a_message(language: str) -> None:
    assert {f"decision-{kind.name}" for kind in questions()} <= set(all_patterns(language))


@pytest.mark.parametrize(
    ("prefix", "kinds"),
    [
        ("move", KINDS_OF_MOVE),
        ("event", KINDS_OF_EVENT),
        ("decision", questions()),
        ("refusal", [kind for kind, _ in REFUSALS]),
    ],
    ids=["move", "event", "decision", "refusal"],
)
def test_no_message_is_left_over(prefix: str, kinds: list[Kind]) -> None:
    """What no kind needs any more is taken out of the files."""
    needed = {f"{prefix}-{kind.name}" for kind in kinds}
    keys = {place for place in all_patterns("en") if "." not in place}
    assert {key for key in keys if key.startswith(f"{prefix}-")} == needed


@each_language
def test_every_thing_has_a_name(language: str) -> None:
    things = {
        "asset": ASSET_IDS,
        "bonus": [name for name in APPEAL_BONUS_IDS if name != "none"],
        "certificate": CERTIFICATE_IDS,
        "company": COMPANY_IDS,
        "decade": ["1", "2", "3", "4", "5"],
        "edition": EDITIONS,
        "goal": GOAL_IDS,
        "industry": INDUSTRY_IDS,
        "mode": ["basic", "advanced"],
        "phase": PHASE_IDS,
        "resource": RESOURCE_IDS,
        "space": SPACE_WORDS.ids,
    }
    needed = {f"{prefix}-{name}" for prefix, names in things.items() for name in names}
    needed |= {f"company-{name}.full" for name in COMPANY_IDS}
    needed |= {f"asset-{name}.{part}" for name in ASSET_IDS for part in ("effect", "bonus")}
    assert needed - set(all_patterns(language)) == set()


@each_language
def test_every_word_of_every_kind_can_be_said(language: str) -> None:
    """The words of all domains, such as places and reasons, come up in some sentence."""
    speaker = speaker_of(language)
    for number, kind in enumerate(KINDS_OF_MOVE):
        for args in examples(kind):
            assert speaker.plain_move(pack(number, *args))
    for number, kind in enumerate(KINDS_OF_EVENT):
        if kind.name == "phase_began":  # its second number is a Decade
            continue
        for args in examples(kind):
            assert speaker.event(Event(number, EVERYBODY, *args, *[0] * (4 - len(args))))
    for kind in (*questions(), *(kind for kind, _ in REFUSALS)):
        for args in examples(kind):
            speaker.arguments(kind, args)


@each_language
def test_every_phase_of_every_decade_can_be_said(language: str) -> None:
    speaker = speaker_of(language)
    began = EVENT_TABLE.number["phase_began"]
    for phase in range(len(PHASE_IDS)):
        for decade in range(1, 6):
            assert speaker.event(Event(began, EVERYBODY, phase, decade, 0, 0))


def test_every_error_has_a_message() -> None:
    codes = set()
    for path in sorted(SOURCES.rglob("*.py")):
        codes |= set(CODE.findall(path.read_text(encoding="utf-8")))
    needed = {"error-" + code.replace("/", "-") for code in codes}
    assert len(needed) > 50
    assert needed - set(all_patterns("en")) == set()


# --- everything can be said --------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("number", COUNTS)
def test_every_message_formats(language: str, number: int) -> None:
    """Singular and plural, with numbers for everything: no function or selector is misspelt."""
    words = messages(language)
    for place, pattern in all_patterns(language).items():
        key, _, attribute = place.partition(".")
        assert words.text(key, dict.fromkeys(variables(pattern), number), attribute)


def say_refusals(speaker: Speaker, s: Any, seat: int, moves: list[int]) -> int:
    kinds = {kind.name: kind for kind, _ in REFUSALS}
    said = 0
    for move in moves:
        refusal = CHICAGO.refusal(speaker.g, s, seat, move)
        if refusal is not None:
            assert speaker.refusal(refusal, kinds[refusal.code])
            said += 1
    return said


def test_a_whole_game_is_told_in_every_language() -> None:
    """Every question, every legal move, every event and some refusals of one random game."""
    speakers = [speaker_of(language) for language in LANGUAGES]
    g = speakers[0].g
    rng = Random(1875)
    out = Events()
    s = CHICAGO.new(g, b"told in every language", out)
    refusals = 0
    while awaited := CHICAGO.awaited(g, s):
        seat = rng.choice(awaited)
        legal = CHICAGO.legal(g, s, seat)
        tried = [SPACE.move(rng.randrange(SPACE.size)) for _ in range(10)]
        move = choose(CHICAGO, g, legal, rng)
        expected = CHICAGO.preview(g, CHICAGO.redact(g, s, seat), move)
        for speaker in speakers:
            assert NAMES[seat] in speaker.decision(s, seat)
            assert all(speaker.move(s, m) for m in legal)
            speaker.outline(expected)
            refusals += say_refusals(speaker, s, seat, tried)
        CHICAGO.apply(g, s, seat, move, out)
    for speaker in speakers:
        assert all(speaker.story(out.items))
    assert refusals > 1000


def said(language: str, name: str, **words: str | int) -> str:
    """An event of the given kind in words."""
    number, args = EVENT_TABLE.parse({"event": name, **words})
    event = Event(number, EVERYBODY, *args, *[0] * (4 - len(args)))
    return speaker_of(language).event(event)


@pytest.mark.parametrize(
    ("resource", "plural"),
    [("livestock", "bétails"), ("steel", "aciers"), ("wood", "bois"), ("coal", "charbons")],
)
def test_french_resources_are_counted(resource: str, plural: str) -> None:
    """The plural is chosen by the singular, so the two must stay in step."""
    told = said("fr", "cubes_moved", resource=resource, origin="bag", target="haymarket", count=2)
    assert told.startswith(f"2 {plural}{NO_BREAK}:")


@pytest.mark.parametrize(
    ("staff", "plural"),
    [("worker", "ouvriers"), ("manager", "managers"), ("salesperson", "commerciaux")],
)
def test_french_staff_is_counted(staff: str, plural: str) -> None:
    told = said("fr", "staff_moved", staff=staff, origin="supply", target="supply", count=2)
    assert told.startswith(f"2 {plural}{NO_BREAK}:")


@pytest.mark.parametrize(("language", "zero"), [("en", "Goods"), ("fr", "marchandise ")])
def test_nothing_is_singular_in_french_only(language: str, zero: str) -> None:
    told = said(language, "factory_ran", company="swift", factory="1", goods=0)
    assert f"0 {zero}" in told


# --- typography --------------------------------------------------------------------------------


def test_french_typography() -> None:
    """Narrow no-break space before ; ! ?, no-break space before : and inside « »."""
    bad = re.compile(f'(?<!{NARROW})[;!?]|(?<!{NO_BREAK})[:»]|«(?!{NO_BREAK})|["“”]')
    wrong = {
        place
        for place, pattern in all_patterns("fr").items()
        for text in texts(pattern)
        if bad.search(text)
    }
    assert wrong == set()


def test_german_typography() -> None:
    """Quotes are „ and “; nothing stands before : ; ! ?"""
    bad = re.compile(f'[ {NARROW}{NO_BREAK}][:;!?]|["”«»]')
    wrong = {
        place
        for place, pattern in all_patterns("de").items()
        for text in texts(pattern)
        if bad.search(text) or text.count("„") > 1
    }
    assert wrong == set()
