"""Builds the documentation site in build/site: all pages, the reference and the conformance pages.

python tools/site_builder.py
python tools/site_builder.py --search   (searches the built site in Chromium, from its files)

Every warning is an error, and so is a dead link in the built site. The pages need no network:
fonts, styles and the search index are part of the site, which also works from files.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tools")]

import conformance
from browser import MISSING, find_browser

SOURCES = ROOT / "build" / "site-sources"
SITE = ROOT / "build" / "site"
SEARCH = "searchindex.js"
REPOSITORY = conformance.REPOSITORY
SHOWN = 0.8  # the least share of the rules that must have a position
SEARCHED = {  # words, and the page that a search for each must find
    "haymarket": "docs/rules/chicago1875.html",
    "systemd": "docs/host/home-server.html",
    "SelfPlay": "docs/build/research.html",
}
PATIENCE_MS = 30_000
NOTEBOOK = ".ipynb"
COPIED = [".md", ".png", ".svg", NOTEBOOK, ".json", ".toml", ".html"]
LINK = re.compile(r"(?<=\]\()([^)\s#]+)(#[^)\s]*)?(?=\))")
# The parts of the reference: modules, and packages (with a star) whose modules are all listed.
REFERENCE = {
    "The engine": ["bigshoulders", "bigshoulders.kernel.board", "bigshoulders.kernel.contract"],
    "Moves, events and chance": [
        "bigshoulders.kernel.moves",
        "bigshoulders.kernel.events",
        "bigshoulders.kernel.chance",
        "bigshoulders.kernel.refusals",
    ],
    "Logs, undo and errors": [
        "bigshoulders.kernel.log",
        "bigshoulders.kernel.match",
        "bigshoulders.kernel.undo",
        "bigshoulders.kernel.errors",
    ],
    "Games and bots": ["bigshoulders.shelf", "bigshoulders.box.*", "bigshoulders.bots.*"],
    "Environments": ["bigshoulders.envs.*"],
    "The lab": ["bigshoulders.lab.play", "bigshoulders.lab.experiment.*"],
}
FIRST = [
    "README",
    "first-steps",
    "install",
    "home-server",
    "cloud",
    "containers",
    "engine",
    "how-to-play",
]
CONFIGURATION = """
project = "Big Shoulders"
author = copyright = "The Big Shoulders contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Big Shoulders"
html_extra_path = ["extra"]
html_copy_source = html_show_sourcelink = False
source_suffix = {".md": "markdown"}
exclude_patterns = ["extra"]
myst_heading_anchors = 6
myst_links_external_new_tab = False
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_type_aliases = {"Json": "Json"}
default_role = "code"
suppress_warnings = ["misc.highlighting_failure", "autodoc.mocked_object"]
maximum_signature_line_length = 88
"""
FRONT = """\
# Big Shoulders

{welcome}

```{{toctree}}
:caption: Play
:maxdepth: 1
{play}
docs/rules/chicago1875
docs/rules/industrialist
docs/rules/conformance-chicago
docs/rules/conformance-industrialist
```

```{{toctree}}
:caption: Host
:maxdepth: 1
{host}
```

```{{toctree}}
:caption: Build on it
:maxdepth: 1
{build}
docs/build/reference
```

```{{toctree}}
:caption: How it works
:maxdepth: 1
{how}
docs/adr/README
CONTRIBUTING
CHANGELOG
{rest}
```
"""


def stage() -> None:
    """Copy the pages and what they show; links to other files lead to the repository."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*")]
    staged = {file for file in files if file.is_file() and file.suffix in COPIED}
    for file in staged:
        target = SOURCES / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            target.write_text(with_links(file, staged), encoding="utf-8")
            continue
        shutil.copy(file, target)
        if file.suffix == NOTEBOOK:
            text = with_links(file, staged, notebook_page(file))
            target.with_suffix(".md").write_text(text, encoding="utf-8")


def notebook_page(file: Path) -> str:
    """A notebook as a page, with the notebook to download."""
    parts = []
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
    return "\n\n".join([*parts, f"{{download}}`Download the notebook <{file.name}>`"]) + "\n"


def with_links(page: Path, staged: set[Path], text: str | None = None) -> str:
    """The text of a page; a link to a file that isn't part of the site leads to the repository."""

    def link(found: re.Match[str]) -> str:
        target = (page.parent / found[1]).resolve()
        if target.suffix == NOTEBOOK:
            return found[1].removesuffix(NOTEBOOK) + ".md"
        if ":" in found[1] or target in staged or not target.exists():
            return found[0]
        return REPOSITORY + target.relative_to(ROOT).as_posix()

    return LINK.sub(link, page.read_text(encoding="utf-8") if text is None else text)


def pages(folder: str, but: str = "") -> str:
    """The pages of a folder for a table of contents."""
    found = [page.relative_to(SOURCES).with_suffix("") for page in (SOURCES / folder).rglob("*.md")]
    found.sort(key=lambda page: (FIRST.index(page.name) if page.name in FIRST else 99, page))
    return "\n".join(page.as_posix() for page in found if page.name != but)


def modules_of(name: str) -> list[str]:
    """A module, or all modules of a package named with a star."""
    package, star, _ = name.partition(".*")
    if not star:
        return [name]
    folder = ROOT / "src" / package.replace(".", "/")
    return [f"{package}.{file.stem}" for file in sorted(folder.glob("[!_]*.py"))]


def write_reference() -> None:
    """The API reference, from docstrings."""
    lines = ["# API reference", "", "For programmers: all documented classes and functions.", ""]
    for title, names in REFERENCE.items():
        lines += [f"## {title}", ""]
        for module in [module for name in names for module in modules_of(name)]:
            lines += [f"### {module}", "", "```{eval-rst}", f".. automodule:: {module}"]
            lines += ["   :members:", "   :show-inheritance:", "```", ""]
    page = SOURCES / "docs" / "build" / "reference.md"
    page.write_text("\n".join(lines), encoding="utf-8")


def write_front() -> None:
    """The front page with the table of contents of everything."""
    readme = (SOURCES / "README.md").read_text(encoding="utf-8")
    welcome = readme.partition("\n")[2].partition("## Documentation")[0].strip()
    listed = {"README", "CONTRIBUTING", "CHANGELOG"}
    rest = sorted(page.stem for page in SOURCES.glob("*.md") if page.stem not in listed)
    front = FRONT.format(
        welcome=welcome,
        play=pages("docs/play"),
        host=pages("docs/host"),
        build=pages("docs/build", "reference"),
        how=pages("docs/how-it-works"),
        rest="\n".join(rest),
    )
    (SOURCES / "README.md").unlink()
    (SOURCES / "docs" / "README.md").unlink()
    (SOURCES / "index.md").write_text(front, encoding="utf-8")
    decisions = SOURCES / "docs" / "adr" / "README.md"
    names = sorted(page.stem for page in decisions.parent.glob("0*.md"))
    text = decisions.read_text(encoding="utf-8")
    toc = "\n".join(["```{toctree}", ":hidden:", *names, "```"])
    decisions.write_text(f"{text}\n{toc}\n", encoding="utf-8")


def point_to_the_front() -> None:
    """Links to the two READMEs lead to the front page."""
    for page in SOURCES.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        up = "../" * (len(page.relative_to(SOURCES).parts) - 1)

        def link(found: re.Match[str], page: Path = page, up: str = up) -> str:
            target = (page.parent / found[1]).resolve()
            fronts = [SOURCES / "README.md", SOURCES / "docs" / "README.md"]
            return f"{up}index.md" if target in fronts else found[0]

        page.write_text(LINK.sub(link, text), encoding="utf-8")


class Page(HTMLParser):
    """A built page: what it links to, what it loads, and the places that links can lead to."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.places: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.places |= {found[name] for name in ("id", "name") if name in found}
        if "src" in found:
            self.loads.add(found["src"])
        if tag == "link" and not {"canonical", "author"} & {*found.get("rel", "").split()}:
            self.loads.add(found.get("href", ""))
        elif "href" in found:
            self.links.add(found["href"])


def faults(site: Path) -> Iterator[str]:
    """The dead links of a built site, and whatever its pages would load from a network."""
    pages = {file.resolve(): Page(file) for file in sorted(site.rglob("*.html"))}
    for file, page in pages.items():
        name = file.relative_to(site.resolve())
        for address in sorted(page.links | page.loads):
            parts = urlsplit(address)
            if parts.scheme == "data" or (address not in page.loads and parts.scheme):
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if parts.scheme or parts.netloc:
                yield f"{name} loads {address} from the network"
            elif not target.exists():
                yield f"{name} leads to {address}, which is missing"
            elif target in pages and parts.fragment:
                if unquote(parts.fragment) not in pages[target].places:
                    yield f"{name} leads to {address}, where there is no such place"
    search = pages.get((site / "search.html").resolve())
    if search is None or not any(urlsplit(one).path == SEARCH for one in search.loads):
        yield "there is no search page with an index"


def too_few(counts: Mapping[str, int]) -> str:
    """The fault of conformance pages that lack positions; empty if enough rules have one."""
    if counts["positions"] >= SHOWN * counts["rules"]:
        return ""
    return f"only {counts['positions']} of {counts['rules']} rules have a position"


def unfound(site: Path, wanted: Mapping[str, str]) -> Iterator[str]:
    """The words for which the site's search, in Chromium and from its files, misses the page."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser() or sys.exit(MISSING), args=["--no-sandbox"]
        )
        for word, target in wanted.items():
            page = browser.new_page()
            page.goto(f"{(site / 'search.html').resolve().as_uri()}?q={word}")
            done = page.locator(".search-summary:not(:empty)")
            done.wait_for(state="attached", timeout=PATIENCE_MS)
            links = page.locator("ul.search a").evaluate_all("all => all.map(one => one.href)")
            if not any(urlsplit(link).path.endswith(f"/{target}") for link in links):
                yield f"a search for {word} finds {len(links)} pages, but not {target}"
        browser.close()


def search() -> int:
    """Search the built site."""
    found = list(unfound(SITE, SEARCHED))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


def main() -> int:
    if "--search" in sys.argv:
        return search()
    stage()
    stories = conformance.run_stories()
    positions = SOURCES / "extra" / "positions"
    counts = conformance.write_pages(SOURCES / "docs" / "rules", positions, stories)
    print(", ".join(f"{number} {name}" for name, number in counts.items()), flush=True)
    write_reference()
    write_front()
    point_to_the_front()
    (SOURCES / "conf.py").write_text(CONFIGURATION, encoding="utf-8")
    shutil.rmtree(SITE, ignore_errors=True)
    doctrees = ROOT / "build" / "site-doctrees"
    options = ["-W", "--keep-going", "-q", "-d", str(doctrees)]
    if status := build_main([*options, str(SOURCES), str(SITE)]):
        return status
    found = [*faults(SITE), *filter(None, [too_few(counts)])]
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
