"""Pages that fit together: links, the index, numbered decisions, rule ids, generated figures."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import balance_industrialist
import ladder
from bigshoulders.rulebook import books, paragraphs, read_book
from samples import PAGES, ROOT

LINK = re.compile(r"\]\(([^)\s]+)\)")
RULE_ID = re.compile(r"\b(?!I+-|SHA-)[A-Z]+(?:-[A-Z]+)*-\d+\b")
DECISIONS = sorted((ROOT / "docs" / "adr").glob("0*.md"))
BOOK_PAGES = [page for page in PAGES if "rules" not in page.parts]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def anchors(page: Path) -> set[str]:
    """The fragments that lead to the headings of a page."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if link.startswith("http"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


CODE = re.compile(r"(\[?)`([^`\n]+)`")
OFFERED = re.compile(r"(?:examples|deploy)/[\w./]*\.\w+")


@pytest.mark.parametrize("page", [*PAGES, ROOT / "docs/build/quickstart.ipynb"], ids=name)
def test_files_that_a_reader_may_take_are_links(page: Path) -> None:
    """A package contains neither examples nor deployment files, so their names lead to them."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    bare = [code for link, code in CODE.findall(text) if not link and OFFERED.match(code)]
    assert bare == []


def test_every_page_is_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        here = waiting.pop()
        if here in reached or here.suffix != ".md":
            continue
        reached.add(here)
        links = LINK.findall(here.read_text(encoding="utf-8"))
        paths = [link.partition("#")[0] for link in links if not link.startswith("http")]
        waiting += [(here.parent / path).resolve() for path in paths if path]
    assert set(BOOK_PAGES) - reached == set()


def test_a_page_first_says_who_it_is_for() -> None:
    """Decisions share one index page that says it for all of them."""
    pages = [page for page in BOOK_PAGES if "docs" in page.parts and page not in DECISIONS]
    for page in pages:
        second = page.read_text(encoding="utf-8").split("\n\n")[1]
        assert second.startswith("For "), name(page)


def test_decisions_are_numbered_without_gaps_and_listed() -> None:
    index = (ROOT / "docs" / "adr" / "README.md").read_text(encoding="utf-8")
    for number, page in enumerate(DECISIONS, 1):
        assert page.name.startswith(f"{number:04}-")
        assert page.read_text(encoding="utf-8").startswith(f"# {number}. ")
        assert f"[{number}]({page.name})" in index


def test_rules_that_pages_name_exist() -> None:
    known = {found.id for book in books() for found in paragraphs(read_book(book))}
    for page in BOOK_PAGES:
        text = re.sub(r"`[^`]*`|\([^)]*\.md[^)]*\)", "", page.read_text(encoding="utf-8"))
        named = set(RULE_ID.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL)))
        assert named <= known, name(page)


def test_the_balance_of_industrialist_shows_the_stored_scores() -> None:
    scores = json.loads(balance_industrialist.SCORES.read_text(encoding="utf-8"))
    former = json.loads(balance_industrialist.FORMER.read_text(encoding="utf-8"))
    page = balance_industrialist.REPORT.read_text(encoding="utf-8")
    assert page == balance_industrialist.report(scores, former)


def test_the_ladder_has_its_place() -> None:
    page = ladder.PAGE.read_text(encoding="utf-8")
    for mark in ("ladder", "decades"):
        assert f"<!-- {mark} -->" in page
        assert f"<!-- end of {mark} -->" in page
