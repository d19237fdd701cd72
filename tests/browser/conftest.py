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
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
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


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[OpenPage]:
    """Opens a page in a separate browser: `open_page("/", lang="fr", size=PHONE, dark=True)`."""
    contexts: list[BrowserContext] = []
    trouble = Trouble(server.url)

    def start(
        path: str = "/",
        lang: str = "en",
        size: dict[str, int] | None = None,
        dark: bool = False,
        url: str = server.url,
        **more: Any,
    ) -> Page:
        trouble.url = url
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
        contexts.append(context)
        context.on("page", trouble.watch)
        page = context.new_page()
        page.goto(path)
        return page

    yield start
    for context in contexts:
        context.close()
    assert trouble.found == []


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page()


def axe(page: Page) -> list[str]:
    """Violations of WCAG 2.2 AA found by axe: the rule and the places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    run = "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})"
    found = page.evaluate(run, AXE_TAGS)
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
    ]


@pytest.fixture
def assert_accessible() -> Callable[[Page], None]:
    def check(page: Page) -> None:
        assert axe(page) == []

    return check


@pytest.fixture
def assert_fits() -> Callable[[Page], None]:
    """The page must not scroll sideways."""

    def check(page: Page) -> None:
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"the page is {width} px wider than the screen"

    return check
