"""Room on the screen: the page never scrolls, the panels and the thing asked about stay in
sight."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import PHONE, OpenPage, Server
from .sight import expect_in_sight, in_sight
from .solitaire import arrange as arrange_solitaire
from .solitaire import played
from .town import arrange

SIZES: dict[str, ViewportSize] = {
    "small desktop": {"width": 1280, "height": 800},
    "desktop": {"width": 1440, "height": 900},
    "full HD": {"width": 1920, "height": 1080},
    "4K": {"width": 3840, "height": 2160},
    "phone": PHONE,
}
DESKTOPS = {name: size for name, size in SIZES.items() if name != "phone"}
QUESTIONS = ["founding", "stock_turn", "build", "action_turn", "hire", "purchase", "payout"]
HEADS = 200  # pixels for header, question and tracks, before the screen's own scale
SMALL_TOKEN = 12  # pixels, the least width of a token and of the bar below it
LIVE = "main [data-target].live"

MEASURED = """() => {
  const zoom = Number(getComputedStyle(document.body).zoom) || 1;
  const tokens = [...document.querySelectorAll(".tape .tk:not(.sr)")];
  const overlapping = tokens.filter((one, i) => tokens.some((other, j) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return i < j && a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }));
  return {
    scrolls: document.documentElement.scrollHeight - innerHeight,
    heads: document.querySelector(".tapes, .tape").getBoundingClientRect().bottom / zoom,
    overlapping: overlapping.length,
    bars: tokens.map((token) => {
      const { width, height, backgroundColor } = getComputedStyle(token, "::after");
      return [parseFloat(width), parseFloat(height), backgroundColor];
    }),
    crowd: Math.max(0, ...[...document.querySelectorAll(".tape .cell")].map(
      (cell) => cell.querySelectorAll(".tk").length)),
  };
}"""


def check(page: Page, question: str) -> Any:
    """Measure the table: it never scrolls, and no two companies overlap."""
    found = page.evaluate(MEASURED)
    assert found["scrolls"] <= 0, question
    assert found["overlapping"] == 0, question
    for width, height, colour in found["bars"]:
        assert round(width) >= SMALL_TOKEN, "a token without the bar of its Director"
        assert round(height) >= 2, "a token without the bar of its Director"
        assert colour != "rgba(0, 0, 0, 0)", "a token without the colour of its Director"
    if question == "build":
        assert found["crowd"] == 4, "all companies start at the same price"
    return found


def dismiss_digest(page: Page) -> None:
    """Read and dismissed; the table below it is free."""
    page.keyboard.press("d")
    expect(page.get_by_test_id("digest")).to_have_count(0)


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_table_fits_on_every_desktop(
    server: Server, open_page: OpenPage, question: str
) -> None:
    town = arrange(server)
    seat, _ = town.until(question)
    page = town.open(open_page, seat, size=SIZES["small desktop"])
    page.wait_for_load_state("networkidle")
    for name, size in DESKTOPS.items():
        page.set_viewport_size(size)
        if name == "full HD":  # a scaled page finds the thing asked about by itself, too
            page.reload()
            page.wait_for_load_state("networkidle")
        # With the digest or without it.
        message = page.get_by_placeholder("Message to the table").first
        expect_in_sight(message)
        expect_in_sight(page.locator("[data-tab=hint]"))
        dismiss_digest(page)
        expect_in_sight(message)
        expect_in_sight(page.get_by_role("region", name="Log", exact=True).first)
        found = check(page, question)
        assert found["heads"] <= HEADS, name
        assert in_sight(page, LIVE), f"{name}: nothing to press is in sight"


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_table_fits_on_a_phone(server: Server, open_page: OpenPage, question: str) -> None:
    town = arrange(server)
    seat, _ = town.until(question)
    page = town.open(open_page, seat, size=PHONE)
    page.wait_for_load_state("networkidle")
    dismiss_digest(page)
    check(page, question)
    assert in_sight(page, LIVE), "nothing to press is in sight"


def test_industrialist_fits_on_every_desktop(server: Server, open_page: OpenPage) -> None:
    page = open_page(played(server, until_year=12).link, size=SIZES["small desktop"])
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    for name, size in DESKTOPS.items():
        page.set_viewport_size(size)
        found = page.evaluate(MEASURED)
        assert found["scrolls"] <= 0, name
        assert found["heads"] <= HEADS, name
        assert in_sight(page, LIVE), f"{name}: nothing to press is in sight"
        for part in (".card.central", ".right .panel.side"):
            assert in_sight(page, part) == 1, f"{name}: {part} is cut"
        expect_in_sight(page.get_by_role("region", name="Log", exact=True))


def test_the_choices_of_industrialist_cover_nothing(server: Server, open_page: OpenPage) -> None:
    """The bar lists the actions; what the managers may do beside them is chosen on the table."""
    page = open_page(arrange_solitaire(server).link, size=SIZES["small desktop"])
    choices = page.get_by_test_id("decision-bar").locator(".choice[data-choice]")
    for name, size in DESKTOPS.items():
        page.set_viewport_size(size)
        expect(choices.last).to_have_text(re.compile("End turn"))
        assert choices.count() == 5, name
        assert in_sight(page, "main [data-target^='action:'].live") == 4, name
        expect_in_sight(page.get_by_role("tab", name="Log", exact=True))
    page.get_by_test_id("list-choices").click()
    expect(choices.filter(has_text="Managers").first).to_be_visible()
