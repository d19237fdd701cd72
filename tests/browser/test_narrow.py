"""Every label fits its place on the narrowest phones, in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage, Server
from .solitaire import played
from .town import NAMES, arrange

NARROW = {"width": 320, "height": 640}
LANGUAGES = ["en", "fr", "de"]
PAGES = [
    "/",
    "/new",
    "/new?with=friends",
    "/new?game=industrialist",
    "/lobby",
    "/settings",
    "/settings/account",
    "/settings/notifications",
    "/rules/STOCK-15",
    "/nowhere",
]
QUESTIONS = ["founding", "stock_turn", "build", "action_turn", "purchase", "payout"]
VIEWS = ["companies", "shares", "markets", "log", "play"]

# The labels that are cut off or stick out of their box, and the page itself if it scrolls sideways.
# A box that scrolls sideways on purpose may hold wider ones.
OVERFLOWING = """() => {
  const LABELS = "button, a, h1, h2, h3, h4, label, legend, summary, select, th, [role=tab], .tag";
  const found = [];
  const scrolls = (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
  const inScroller = (box) => {
    for (let up = box.parentElement; up; up = up.parentElement) if (scrolls(up)) return true;
    return false;
  };
  for (const box of document.querySelectorAll(LABELS)) {
    const text = (box.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 60);
    const { left, right, width, height } = box.getBoundingClientRect();
    if (!text || width <= 1 || height <= 1 || !box.checkVisibility()) continue;
    const more = box.scrollWidth - box.clientWidth;
    const isInline = getComputedStyle(box).display === "inline";
    if (!isInline && !scrolls(box) && more > 1) found.push(`${text}: ${more} px too long`);
    else if (!inScroller(box) && (left < -1 || right > innerWidth + 1))
      found.push(`${text}: off the screen`);
  }
  const more = document.documentElement.scrollWidth - innerWidth;
  if (more > 0) found.push(`the page is ${more} px too wide`);
  return found;
}"""


def assert_labels_fit(page: Page, where: str) -> None:
    page.wait_for_load_state("networkidle")
    assert page.evaluate(OVERFLOWING) == [], where


@pytest.fixture
def waiting_room(server: Server) -> str:
    """The link of a player whose friends haven't joined yet."""
    invitation = {"kind": "invite", "name": ""}
    seats = [{"kind": "me", "name": NAMES[0]}, invitation, {"kind": "open", "name": ""}]
    wish = {"game": "chicago", "config": {"players": 3}, "seats": seats}
    made = server.ask("/api/tables", wish)
    return f"/t/{made['table']}#{made['seats'][0]['token']}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_around_the_games(open_page: OpenPage, waiting_room: str, lang: str) -> None:
    page = open_page("/", lang=lang, size=NARROW)
    for path in [*PAGES, waiting_room]:
        page.goto(path)
        expect(page.locator("main").first).to_be_visible()
        assert_labels_fit(page, path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_of_chicago(server: Server, open_page: OpenPage, lang: str) -> None:
    page = open_page("/", lang=lang, size=NARROW)
    for question in QUESTIONS:
        town = arrange(server)
        seat, _ = town.until(question)
        town.reopen(page, seat)
        assert_labels_fit(page, question)
        for view in VIEWS if question in ("stock_turn", "action_turn") else []:
            page.locator(f"[data-view={view}]").click()
            expect(page.locator(f"[data-view={view}][aria-current]")).to_be_visible()
            assert_labels_fit(page, f"{question}, {view}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_industrialist(server: Server, open_page: OpenPage, lang: str) -> None:
    page = open_page("/", lang=lang, size=NARROW)
    for year in (0, 8, 32):
        page.goto(played(server, until_year=year).link)
        expect(page.locator("main").first).to_be_visible()
        assert_labels_fit(page, f"year {year}")
