"""The project speaks with one voice: no sentence uses a word from the list in tools/words.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from prose import Sentence, read
from sentences import sample
from words import AVOID, SCOPES, faults, sentences

IN_FORCE = [name for name, scope in SCOPES.items() if scope.in_force]


@pytest.mark.parametrize("scope", IN_FORCE)
def test_no_sentence_uses_a_word_we_avoid(scope: str) -> None:
    found = sentences(scope)
    assert len(found) > 100
    assert [fault for sentence in found for fault in faults(sentence)] == []


@pytest.mark.parametrize(
    "text",
    [
        "The players are told about it.",
        "Each deed is stored.",
        "the assets of the own companies",
        "A mistake of ours is reported.",
        "You can stop it, and it can be gone on with.",
        "Who has the link has the seat.",
        "What is done is never played again.",
        "That is no link to a table.",
        "Whoever stops a run keeps every game.",
        "The position has not what the step needs.",
        "The server sends it to the live lines.",
    ],
)
def test_the_list_finds_the_words_we_avoid(text: str) -> None:
    assert faults(Sentence("page", 1, text))


@pytest.mark.parametrize(
    "text",
    [
        "Who can see my hand?",
        "Anyone with the link controls the seat.",
        "A file called `deed` is allowed in code.",
        "The player's own companies come first.",
    ],
)
def test_the_list_leaves_good_sentences_alone(text: str) -> None:
    assert faults(Sentence("page", 1, text)) == []


def test_every_entry_has_a_replacement() -> None:
    assert all(avoid.instead for avoid in AVOID)


def test_sentences_are_read_from_every_kind_of_file(tmp_path: Path) -> None:
    files = {
        "a.md": "# Title here\n\nOne `a. B` sentence. Another\none.\n\n```sh\nnot this\n```\n",
        "a.ftl": "# a comment\nkey = A message.\n    .label = Its label\n",
        "a.py": '"""A docstring."""\n\nx = 1  # a comment\n',
        "a.ts": "const x = 1; // a comment\n/** Another. */\n",
        "Makefile": "help: ## List the targets\n",
    }
    found = {}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        found[name] = [sentence.text for sentence in read(tmp_path / name)]
    assert found == {
        "a.md": ["Title here", "One `a. B` sentence.", "Another one."],
        "a.ftl": ["A message.", "Its label"],
        "a.py": ["A docstring.", "a comment"],
        "a.ts": ["a comment", "Another."],
        "Makefile": ["List the targets"],
    }


def test_the_same_seed_draws_the_same_sentences() -> None:
    drawn = sample("docs", 5, 1)
    assert drawn == sample("docs", 5, 1)
    assert drawn != sample("docs", 5, 2)
