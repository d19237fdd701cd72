"""The conformance pages: each rule with its tests, a position to look at, and its rulings.

The tests run once, and the first position that each of them loads is kept. The pages are Markdown
for the documentation site; a position is a page of its own, with the board and its document.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bigshoulders.box.faces import Terminal, face, voice
from bigshoulders.kernel.errors import BadPosition
from bigshoulders.kernel.frames import CHANCE, NOBODY
from bigshoulders.language.messages import messages
from bigshoulders.language.voice import player_names
from bigshoulders.rulebook import Paragraph, paragraphs, read_book
from bigshoulders.shelf import box_of_position, boxes
from rules_coverage import excuses, is_excused

ROOT = Path(__file__).resolve().parents[1]
REPOSITORY = "https://github.com/bigshoulders/bigshoulders/blob/main/"
RULING = re.compile(r"\b(?:Q|R)-\d+\b")
WIDTH = 118
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem }}
body {{ padding: 0 1rem }}
pre {{ background: #fbf8f1; color: #26221c; line-height: 1.25; overflow-x: auto; padding: 1rem }}
</style></head><body><h1>{title}</h1>
<p>{question} <a href="{name}.json" download>Download the position</a> and look at it with
<code>bigshoulders position show {name}.json</code>, or load it in a program with
<code>bigshoulders.load_position</code>.</p>
{board}
<details><summary>The document</summary><pre>{document}</pre></details>
</body></html>
"""


@dataclass
class Story:
    """A test about rules: its place, and the position it starts from."""

    file: str
    name: str
    rules: tuple[str, ...]
    document: dict[str, Any] | None = None


def rules_of(item: pytest.Item) -> tuple[str, ...]:
    """The ids of the rules that a test carries."""
    return tuple(str(name) for mark in item.iter_markers("rule") for name in mark.args)


@dataclass
class Recorder:
    """A pytest plugin that keeps each rule's tests, and the first position each of them loads."""

    stories: list[Story] = field(default_factory=list)
    current: Story | None = None

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep one case of each test and rule."""
        seen: set[tuple[str, str]] = set()
        kept = []
        for item in items:
            pairs = {(item.nodeid.partition("[")[0], name) for name in rules_of(item)}
            if pairs - seen:
                kept.append(item)
                seen |= pairs
        items[:] = kept

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        file = item.path.relative_to(ROOT).as_posix()
        self.current = Story(file, item.name.partition("[")[0], rules_of(item))
        self.stories.append(self.current)

    def keep(self, document: Any) -> None:
        if self.current and self.current.document is None and isinstance(document, dict):
            self.current.document = json.loads(json.dumps(document))


def run_stories() -> list[Story]:
    """Run every test that carries a rule; exits if one fails."""
    recorder = Recorder()
    files = [
        str(file)
        for file in sorted((ROOT / "tests" / "games").rglob("test_*.py"))
        if "rule(" in file.read_text(encoding="utf-8")
    ]
    with contextlib.ExitStack() as stack:
        for box in boxes():
            stack.enter_context(recording(type(box.game), recorder))
        printed = stack.enter_context(contextlib.redirect_stdout(io.StringIO()))
        code = pytest.main(["-q", "-p", "no:cacheprovider", *files], plugins=[recorder])
    if code != pytest.ExitCode.OK:
        sys.exit(f"The tests of the rules failed:\n{printed.getvalue()[-3000:]}")
    return recorder.stories


@contextlib.contextmanager
def recording(game: Any, recorder: Recorder) -> Any:
    """Report every position that a game loads."""
    original = game.import_position

    def reported(self: Any, document: Any) -> Any:
        loaded = original(self, document)
        recorder.keep(document)
        return loaded

    game.import_position = reported
    try:
        yield
    finally:
        game.import_position = original


def write_position(story: Story, folder: Path) -> str | None:
    """The name of the page of a story's position; None if it has none that can be shown."""
    if story.document is None:
        return None
    text = json.dumps(story.document, indent=1, ensure_ascii=False)
    name = sha256(text.encode()).hexdigest()[:12]
    if (folder / f"{name}.html").exists():
        return name
    try:
        board, question = drawn(story.document)
    except BadPosition:
        return None
    (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    title = "A position for " + ", ".join(story.rules)
    page = PAGE.format(
        title=escape(title), name=name, board=board, question=question, document=escape(text)
    )
    (folder / f"{name}.html").write_text(page, encoding="utf-8")
    return name


def drawn(document: dict[str, Any]) -> tuple[str, str]:
    """The board of a position as HTML, and the question it asks."""
    box = box_of_position(document)
    g, s = box.game.import_position(document)
    words = messages("en")
    speaker = voice(box, words, player_names(words, box.game.seats(g)), g)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False
    )
    face(box, Terminal).show(console, speaker, s, NOBODY)
    asked = [speaker.decision(s, seat) for seat in box.game.awaited(g, s) if seat != CHANCE]
    html = console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
    return html, escape(" ".join(str(one) for one in asked))


def title_of(story: Story) -> str:
    """The name of a test as words."""
    return story.name.removeprefix("test_").replace("_", " ")


def write_pages(folder: Path, positions: Path, stories: list[Story]) -> dict[str, int]:
    """A page per book, and a page per position; the numbers of rules and what they have."""
    positions.mkdir(parents=True, exist_ok=True)
    by_rule: dict[str, list[Story]] = defaultdict(list)
    for story in stories:
        for name in story.rules:
            if all(story.name != known.name for known in by_rule[name]):
                by_rule[name].append(story)
    reasons = excuses()
    counts = {"rules": 0, "tested": 0, "positions": 0}
    for box in boxes():
        lines = [f"# Conformance: {box.title}", "", INTRODUCTION.format(book=box.book), ""]
        section = ""
        for paragraph in merged(paragraphs(read_book(box.book))):
            if paragraph.section != section:
                section = paragraph.section
                lines += [f"## {section}", ""]
            told = rule_lines(paragraph, by_rule[paragraph.id], reasons, positions)
            counts["rules"] += 1
            counts["tested"] += bool(by_rule[paragraph.id])
            counts["positions"] += any("positions/" in line for line in told)
            lines += told
        (folder / f"conformance-{box.id}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return counts


def merged(found: list[Paragraph]) -> list[Paragraph]:
    """Every id once: the rows of a table under one id become one text."""
    by_id: dict[str, Paragraph] = {}
    for one in found:
        known = by_id.get(one.id)
        text = f"{known.text} · {one.text}" if known else one.text
        by_id[one.id] = Paragraph(one.id, known.section if known else one.section, text)
    return list(by_id.values())


INTRODUCTION = """\
For players and programmers who want to know whether a rule is implemented. Each rule of
[the specification]({book}.md) is listed with the tests that carry its id, a position to open in
your browser, and the rulings that settle its doubtful cases."""


def rule_lines(
    paragraph: Paragraph, stories: list[Story], reasons: dict[str, str], positions: Path
) -> list[str]:
    """One rule: its text, its tests, a position and its rulings."""
    text = re.sub(r"([\\`*_{}\[\]<>$|~#])", r"\\\1", paragraph.text)
    lines = [f"({paragraph.id.lower()})=", f"**{paragraph.id}** {text}", ""]
    for story in stories:
        lines.append(f"- Test: {title_of(story)} ([{story.file}]({REPOSITORY}{story.file}))")
    if not stories:
        key = next((k for k in reasons if is_excused(paragraph.id, {k: ""})), "")
        lines.append(f"- No test: {reasons.get(key, 'the id names a table')}")
    shown = next((name for story in stories if (name := write_position(story, positions))), None)
    if shown:
        link = f'<a href="../../positions/{shown}.html">open the position</a>'
        lines.append(f"- Position: {link}")
    named = {name for story in stories for name in story.rules} | set(RULING.findall(text))
    rulings = sorted(name for name in named - {paragraph.id} if RULING.fullmatch(name))
    if rulings:
        links = [f"[{name}](#{name.lower()})" for name in rulings]
        lines.append("- Rulings: " + ", ".join(links))
    return [*lines, ""]
