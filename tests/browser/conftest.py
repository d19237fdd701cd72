"""The page as people use it: a real browser, a real server process, the built client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser import MISSING, find_browser
from served import ROOT, Server

CLIENT = ROOT / "src" / "bigshoulders" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = (
    30_000  # the most a page may take on a busy machine; no test waits this long needlessly
)
MOST_IDLE = 5  # browsers kept for later tests; each has a process
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@pytest.fixture(scope="session")
def built_client() -> None:
    """The client must be built from the current sources."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`", pytrace=False)
    newest = max(file.stat().st_mtime for file in (ROOT / "web" / "src").rglob("*.*"))
    if newest > CLIENT.stat().st_mtime:
        pytest.fail("the client is older than its sources: run `make web`", pytrace=False)


@pytest.fixture(scope="session")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def own_server(built_client: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        # Without a GPU, drawing through an emulated one costs a tenth more.
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


class Trouble:
    """Problems on pages that a test wouldn't notice: errors, and requests to other hosts."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.found: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.found.append(f"error: {error}"))
        page.on("request", lambda request: self.hear(request.url))

    def hear(self, address: str) -> None:
        ours = (self.url, self.url.replace("http", "ws"), "data:", "blob:")
        if not address.startswith(ours):
            self.found.append(f"asks elsewhere: {address}")


OpenPage = Callable[..., Page]


class Visitor:
    """One person's browser, which later tests reuse: its open page keeps the process and the
    compiled client."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.home = context.new_page()
        self.home.goto(f"{url}/favicon.svg")

    def remember(self, stored: dict[str, str]) -> None:
        """Put entries into the storage of the page."""
        for name, value in stored.items():
            self.home.evaluate(
                "([name, value]) => localStorage.setItem(name, value)", [name, value]
            )

    def leave(self) -> None:
        """Close the pages and forget everything a page can store."""
        for page in self.context.pages:
            if page is not self.home:
                page.close()
        self.context.clear_cookies()
        self.home.evaluate(FORGET)


FORGET = """async () => {
  localStorage.clear();
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}"""


@pytest.fixture(scope="session")
def idle() -> list[tuple[str, Visitor]]:
    """Browsers that no test uses at the moment, each with its server, language, size and theme."""
    return []


@pytest.fixture
def open_page(
    chromium: Browser, server: Server, idle: list[tuple[str, Visitor]]
) -> Iterator[OpenPage]:
    """Opens a page in a separate browser: `open_page("/", lang="fr", size=PHONE, dark=True)`."""
    used: list[tuple[str, Visitor]] = []
    trouble = Trouble(server.url)
    watch = trouble.watch

    def start(
        path: str = "/",
        lang: str = "en",
        size: dict[str, int] | None = None,
        dark: bool = False,
        url: str = server.url,
        stored: dict[str, str] | None = None,
        **more: Any,
    ) -> Page:
        trouble.url = url
        kind = f"{url} {lang} {size} {dark}" if url == server.url and not more else ""
        found = next((one for one in idle if kind and one[0] == kind), None)
        if found is None:
            context = chromium.new_context(
                base_url=url,
                viewport=size or DESKTOP,
                locale=lang,
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                has_touch=size == PHONE,
                **more,
            )
            context.set_default_timeout(2 * PATIENCE_MS)
            found = (kind, Visitor(context, url))
        else:
            idle.remove(found)
        used.append(found)
        _, visitor = found
        visitor.remember(stored or {})
        visitor.context.on("page", watch)
        page = visitor.context.new_page()
        page.goto(path)
        return page

    yield start
    for kind, visitor in used:
        visitor.context.remove_listener("page", watch)
        if kind:
            visitor.leave()
            idle.append((kind, visitor))
        else:
            visitor.context.close()
    while len(idle) > MOST_IDLE:
        idle.pop(0)[1].context.close()
    assert trouble.found == []


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


# Only violations, and of each only what a failure shows: the full result is megabytes.
RUN_AXE = """async ({ tags, contrast }) => {
  const rules = { "color-contrast": { enabled: contrast } };
  const options = { resultTypes: ["violations"], runOnly: { type: "tag", values: tags }, rules };
  const { violations } = await axe.run(document, options);
  const places = (nodes) => nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(", ");
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${places(nodes)}`);
}"""


def axe(page: Page, contrast: bool = True) -> list[str]:
    """Violations of WCAG 2.2 AA found by axe: the rule and the places.

    Contrast takes most of the time; a second look at the same colours may do without it.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, {"tags": AXE_TAGS, "contrast": contrast})
    return found


@pytest.fixture
def assert_accessible() -> Callable[..., None]:
    def check(page: Page, contrast: bool = True) -> None:
        assert axe(page, contrast) == [], page.url

    return check


@pytest.fixture
def assert_fits() -> Callable[[Page], None]:
    """The page must not scroll sideways."""

    def check(page: Page) -> None:
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{page.url} is {width} px wider than the screen"

    return check
