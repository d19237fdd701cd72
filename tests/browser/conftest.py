"""The page as people use it: a real browser, a real server process, the built client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    Playwright,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from browser import MISSING, find_browser
from served import ROOT, Server

CLIENT = ROOT / "src" / "bigshoulders" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = (
    30_000  # the most a page may take on a busy machine; no test waits this long needlessly
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    # Without a GPU, drawing through an emulated one costs a tenth more.
    "--disable-gpu",
    # No page lives long enough to gain the time that optimizing its code takes.
    "--js-flags=--no-maglev --no-turbofan",
    # Requests to other hosts fail, with or without a network. Trouble sees only failed requests.
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
MOST_IDLE = 8  # browsers kept for later tests; each has a process
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


@pytest.fixture(scope="session")
def built_client() -> None:
    """The client must be built from the current sources."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`", pytrace=False)
    newest = max(file.stat().st_mtime for file in (ROOT / "web" / "src").rglob("*.*"))
    if newest > CLIENT.stat().st_mtime:
        pytest.fail("the client is older than its sources: run `make web`", pytrace=False)


def start_server(folder: Path) -> Server:
    """A server whose deals are the same each time."""
    running = Server(folder)
    running.program = [str(Path(__file__).with_name("dealt.py"))]
    running.start()
    return running


@pytest.fixture(scope="session")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = start_server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture
def own_server(built_client: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may be killed."""
    running = start_server(tmp_path)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    path = find_browser(whole)
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications, which the headless shell doesn't."""
    browser = launch(playwright, whole=True)
    yield browser
    browser.close()


class Trouble:
    """Problems on pages that a test wouldn't notice: errors, and requests to other hosts.

    Chromium refuses these requests. Listening to every request would take a tenth of a page's time.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.found: list[str] = []
        self.watched: list[Page] = []

    def watch(self, page: Page) -> None:
        page.on("pageerror", self.fail)
        page.on("requestfailed", self.hear)
        self.watched.append(page)

    def rest(self) -> None:
        """Stop watching."""
        for page in self.watched:
            page.remove_listener("pageerror", self.fail)
            page.remove_listener("requestfailed", self.hear)

    def fail(self, error: Error) -> None:
        self.found.append(f"error: {error}")

    def hear(self, request: Request) -> None:
        ours = (self.url, self.url.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(ours):
            self.found.append(f"asks elsewhere: {request.url}")


OpenPage = Callable[..., Page]


class Visitor:
    """One person's browser with one page, which later tests reuse: a new page costs as much as
    loading the client into it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.empty = f"{url}/favicon.svg"
        self.page = context.new_page()
        self.page.goto(self.empty)

    def look(self, size: ViewportSize, dark: bool) -> None:
        self.page.set_viewport_size(size)
        self.page.emulate_media(color_scheme="dark" if dark else "light")

    def remember(self, stored: dict[str, str]) -> None:
        """Put entries into the storage of the page."""
        for name, value in stored.items():
            self.page.evaluate(
                "([name, value]) => localStorage.setItem(name, value)", [name, value]
            )

    def leave(self) -> None:
        """Empty the page, close others and forget everything a page can store."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all()
        self.page.remove_locator_handler(digest_button(self.page))
        self.page.goto(self.empty)
        self.page.mouse.move(*NOWHERE)
        self.context.clear_cookies()
        self.page.evaluate(FORGET)


def digest_button(page: Page) -> Locator:
    """The button that dismisses the digest of the others' moves."""
    return page.get_by_test_id("digest-done")


def dismiss_digests(page: Page) -> None:
    """Dismiss each digest that lies over what the test presses. It comes when it is ready."""
    # D does nothing if the digest has just gone.
    page.add_locator_handler(
        digest_button(page), lambda _: page.keyboard.press("d"), no_wait_after=True
    )


NOWHERE = (-1, -1)  # no page is under the pointer
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}"""


def refuse(*_: Any) -> NoReturn:
    """Stands in for what can't be undone on a page that later tests reuse."""
    raise ValueError("this changes the page for good: open it with own=True")


@pytest.fixture(scope="session")
def idle() -> list[tuple[str, Visitor]]:
    """Browsers that no test uses at the moment, each with its server, language and touch."""
    return []


@pytest.fixture
def open_page(
    chromium: Browser, server: Server, idle: list[tuple[str, Visitor]]
) -> Iterator[OpenPage]:
    """Opens a page in a separate browser: `open_page("/", lang="fr", size=PHONE, dark=True)`.

    With `own=True` no later test reuses the browser, so the page may be changed for good.
    """
    used: list[tuple[str, Visitor]] = []
    trouble = Trouble(server.url)

    def start(
        path: str = "/",
        lang: str = "en",
        size: ViewportSize | None = None,
        dark: bool = False,
        url: str = server.url,
        stored: dict[str, str] | None = None,
        own: bool = False,
        browser: Browser = chromium,
        **more: Any,
    ) -> Page:
        trouble.url = url
        has_touch = size == PHONE
        own = own or bool(more) or url != server.url or browser is not chromium
        kind = "" if own else f"{url} {lang} {has_touch}"
        found = next((one for one in idle if kind and one[0] == kind), None)
        if found is None:
            context = browser.new_context(
                base_url=url, locale=lang, reduced_motion="reduce", has_touch=has_touch, **more
            )
            context.set_default_timeout(2 * PATIENCE_MS)
            found = (kind, Visitor(context, url))
            if kind:
                found[1].page.add_init_script = found[1].page.route_web_socket = refuse
        else:
            idle.remove(found)
        used.append(found)
        _, visitor = found
        visitor.look(size or DESKTOP, dark)
        visitor.remember(stored or {})
        visitor.context.on("page", trouble.watch)
        trouble.watch(visitor.page)
        visitor.page.goto(path)
        return visitor.page

    yield start
    trouble.rest()
    for kind, visitor in used:
        visitor.context.remove_listener("page", trouble.watch)
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


COPIED = "() => window.copied"
RECORD_COPIES = """() => {
  window.copied = null;
  navigator.clipboard.writeText = async (text) => { window.copied = text; };
}"""


def copied(page: Page, button: str) -> str:
    """The link that a button copies, as a path of the server."""
    page.evaluate(RECORD_COPIES)
    page.get_by_role("button", name=button).click()
    page.wait_for_function(COPIED)
    link: str = page.evaluate(COPIED)
    return "/t/" + link.partition("/t/")[2]


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
