"""Each language has its own quotation marks, dashes, spaces and elisions."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from bigshoulders.language.messages import LANGUAGES, messages
from patterns import all_patterns, nodes, places_with

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
each_language = pytest.mark.parametrize("language", LANGUAGES)

QUOTES = {"en": "“”", "fr": "«»", "de": "„“"}
DASHES = re.compile(r" - |\d-(?=\d+\b(?!-))")  # a hyphen between words or in a range


@each_language
def test_no_doubled_spaces(language: str) -> None:
    assert places_with(language, re.compile(f"[ {NARROW}{NO_BREAK}]{{2}}")) == set()


@each_language
def test_no_straight_quotes_or_apostrophes(language: str) -> None:
    """Code to be typed keeps its quotes: it is a string in braces."""
    assert places_with(language, re.compile("[\"']")) == set()


@each_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    others = set("“”„«»‘‚") - set(QUOTES[language])
    assert places_with(language, re.compile(f"[{''.join(sorted(others))}]")) == set()


@each_language
def test_no_hyphen_stands_for_a_dash(language: str) -> None:
    assert places_with(language, DASHES) == set()


@each_language
def test_three_dots_are_one_character(language: str) -> None:
    assert places_with(language, re.compile(r"\.\.\.")) == set()


def test_french_typography() -> None:
    """Narrow no-break space before ; ! ? %, no-break space before : and inside « »."""
    bad = re.compile(
        f"(?<!{NARROW})[;!?]|(?<!{NO_BREAK})[:»]|«(?!{NO_BREAK})|(?<=\\d)[ {NO_BREAK}]?%"
    )
    assert places_with("fr", bad) == set()


def test_german_typography() -> None:
    """Nothing stands before : ; ! ?, a no-break space before % and before three dots."""
    bad = re.compile(f"[ {NARROW}{NO_BREAK}][:;!?]|(?<=\\d) ?%|(?<=\\w) ?…")
    assert places_with("de", bad) == set()


@pytest.mark.parametrize(
    ("language", "amount", "change", "share"),
    [
        ("en", "$1,200", "−$30", "20%"),
        ("fr", f"1{NARROW}200{NO_BREAK}$", f"−30{NO_BREAK}$", f"20{NARROW}%"),
        ("de", f"1.200{NO_BREAK}$", f"−30{NO_BREAK}$", f"20{NO_BREAK}%"),
    ],
)
def test_money_and_percent(language: str, amount: str, change: str, share: str) -> None:
    words = messages(language)
    assert (words.money(1200), words.signed_money(-30), words.percent(2)) == (amount, change, share)


@each_language
def test_no_message_writes_money_by_hand(language: str) -> None:
    assert places_with(language, re.compile(r"\$\d|\d[\s]?\$")) == set()


# Names that may begin with a vowel: « de Elgin » would have to be « d’Elgin ».
NAMES = {
    *("asset", "awaited", "bot", "building", "card", "company", "goal", "name", "names", "other"),
    *("person", "player", "resource", "seat", "side", "space", "staff", "title"),
}
ELIDED = re.compile(r"\b(de|que|le|la|ne|se|jusque|lorsque)[ \n]$", re.IGNORECASE)


def test_french_never_needs_an_elision_before_a_name() -> None:
    found = set()
    for place, pattern in all_patterns("fr").items():
        for part in (node for node in nodes(pattern) if isinstance(node, ast.Pattern)):
            for text, placeable in zip(part.elements, part.elements[1:], strict=False):
                named = isinstance(placeable, ast.Placeable) and placeable.expression
                if isinstance(text, ast.TextElement) and isinstance(named, ast.VariableReference):
                    if named.id.name in NAMES and ELIDED.search(text.value):
                        found.add(place)
    assert found == set()
