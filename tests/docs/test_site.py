"""The documentation site: links, the reference and the conformance pages. `make docs` builds it."""

from __future__ import annotations

import json
import re
from ast import get_docstring, parse
from importlib.util import find_spec
from pathlib import Path

import pytest

import conformance
import site_builder
from bigshoulders.rulebook import Paragraph
from samples import ROOT

POSITION = {
    "format": "bigshoulders/chicago/1",
    "config": {"players": 2, "goals": False},
    "players": [{"cash": 300}, {"cash": 250}],
    "companies": {"swift": {"director": 0, "value": 60}, "libby": {"director": 1, "value": 40}},
}


def test_a_rule_has_its_tests_a_position_to_open_and_its_rulings(tmp_path: Path) -> None:
    story = conformance.Story("tests/x.py", "test_ops1_swift_runs", ("OPS-1", "Q-100"), POSITION)
    rule = Paragraph("OPS-1", "Order", "Companies operate [once]. (Q-101)")
    lines = conformance.rule_lines(rule, [story], {}, tmp_path)
    assert "**OPS-1** Companies operate \\[once\\]. (Q-101)" in lines
    source = f"{site_builder.REPOSITORY}tests/x.py"
    assert f"- Test: ops1 swift runs ([tests/x.py]({source}))" in lines
    assert "- Rulings: [Q-100](#q-100), [Q-101](#q-101)" in lines
    [name] = re.findall(r"positions/([0-9a-f]+)\.html", "\n".join(lines))
    assert json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8")) == POSITION
    page = (tmp_path / f"{name}.html").read_text(encoding="utf-8")
    assert "A position for OPS-1" in page
    assert "Swift" in page
    assert "Player 1" in page


def test_a_rule_without_a_test_says_why(tmp_path: Path) -> None:
    rule = Paragraph("LANG-7", "Languages", "A difference.")
    lines = conformance.rule_lines(rule, [], {"LANG-*": "each row names its rule"}, tmp_path)
    assert "- No test: each row names its rule" in lines


def test_links_to_sources_lead_to_the_repository(tmp_path: Path) -> None:
    text = site_builder.with_links(ROOT / "README.md", {ROOT / "docs" / "README.md"})
    assert "](docs/README.md)" in text
    assert f"]({site_builder.REPOSITORY}LICENSE)" in text


def test_a_notebook_is_a_page_that_others_link_to(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Tour\n", "See [research](research.md)."]},
        {"cell_type": "code", "source": ["print(1)\n", "print(2)"], "outputs": []},
    ]
    (tmp_path / "tour.ipynb").write_text(json.dumps({"cells": cells}), encoding="utf-8")
    assert site_builder.notebook_page(tmp_path / "tour.ipynb").split("\n\n") == [
        "# Tour\nSee [research](research.md).",
        "```python\nprint(1)\nprint(2)\n```",
        "{download}`Download the notebook <tour.ipynb>`\n",
    ]
    (tmp_path / "page.md").write_text("The [tour](tour.ipynb).", encoding="utf-8")
    assert site_builder.with_links(tmp_path / "page.md", set()) == "The [tour](tour.md)."


def test_every_module_of_the_reference_exists_and_says_what_it_is() -> None:
    names = [one for part in site_builder.REFERENCE.values() for one in part]
    for module in [module for name in names for module in site_builder.modules_of(name)]:
        found = find_spec(module)  # compiled modules lose their docstrings
        assert found, module
        source = Path(ROOT, "src", *module.split("."))
        source = (
            source / "__init__.py"
            if found.submodule_search_locations
            else source.with_suffix(".py")
        )
        assert get_docstring(parse(source.read_text(encoding="utf-8"))), module


SEARCH_PAGE = '<script src="searchindex.js?v=1" defer></script><h1 id="top">Search</h1>'


def site_of(folder: Path, **pages: str) -> list[str]:
    """The faults of a site that has these pages and a search."""
    (folder / "searchindex.js").touch()
    for name, text in {"search": SEARCH_PAGE, **pages}.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return list(site_builder.faults(folder))


def test_a_site_that_works_from_files_has_no_faults(tmp_path: Path) -> None:
    page = '<a href="search.html#top">a</a><a href="#b" id="b">b</a><a href="https://x.org">c</a>'
    assert site_of(tmp_path, index=page) == []


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ('<a href="none.html">a</a>', "leads to none.html, which is missing"),
        ('<a href="search.html#end">a</a>', "where there is no such place"),
        ('<img src="none.png">', "leads to none.png, which is missing"),
        ('<script src="https://x.org/x.js">', "loads https://x.org/x.js from the network"),
        ('<link rel="stylesheet" href="//x.org/x.css">', "loads //x.org/x.css from the network"),
    ],
)
def test_dead_links_and_the_network_are_faults(tmp_path: Path, page: str, fault: str) -> None:
    [found] = site_of(tmp_path, index=page)
    assert found.startswith("index.html")
    assert fault in found


def test_a_site_without_its_own_search_is_faulty(tmp_path: Path) -> None:
    assert site_of(tmp_path, search="<h1>Search</h1>") == ["there is no search page with an index"]


def test_conformance_pages_need_positions_for_most_rules() -> None:
    assert site_builder.too_few({"rules": 100, "positions": 80}) == ""
    fault = "only 79 of 100 rules have a position"
    assert site_builder.too_few({"rules": 100, "positions": 79}) == fault


@pytest.mark.parametrize("target", site_builder.SEARCHED.values())
def test_a_search_looks_for_pages_that_exist(target: str) -> None:
    assert (ROOT / target).with_suffix(".md").is_file()
