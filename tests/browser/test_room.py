"""Room on the screen: the page never scrolls, the panels and the thing asked about stay in
sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import PHONE, OpenPage, Server
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

MEASURED = """() => {
  const zoom = Number(getComputedStyle(document.body).zoom) || 1;
  const seen = (box) => box.top >= -1 && box.bottom <= innerHeight + 1 && box.width > 0;
  const places = [...document.querySelectorAll("main [data-target].live")];
  const tokens = [...document.querySelectorAll(".tape .tk:not(.sr)")];
  const overlapping = tokens.filter((one, i) => tokens.some((other, j) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return i < j && a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }));
  return {
    scrolls: document.documentElement.scrollHeight - innerHeight,
    heads: document.querySelector(".tapes").getBoundingClientRect().bottom / zoom,
    asked: !places.length || places.some((place) => seen(place.getBoundingClientRect())),
    overlapping: overlapping.length,
    crowd: Math.max(0, ...[...document.querySelectorAll(".tape .cell")].map(
      (cell) => cell.querySelectorAll(".tk").length)),
  };
}"""


def check(page: Page, question: str) -> Any:
    """Measure the table: it never scrolls, and no two companies overlap."""
    found = page.evaluate(MEASURED)
    assert found["scrolls"] <= 0, question
    assert found["overlapping"] == 0, question
    if question == "build":
        assert found["crowd"] == 4, "all companies start at the same price"
    return found


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
        message = page.get_by_placeholder("Message to the table").first
        expect(message).to_be_in_viewport(ratio=1)
        log = page.get_by_role("region", name="Log", exact=True).first
        expect(log).to_be_in_viewport()
        found = check(page, question)
        assert found["heads"] <= HEADS, name
        assert found["asked"], f"{name}: nothing to press is in sight"


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_table_fits_on_a_phone(server: Server, open_page: OpenPage, question: str) -> None:
    town = arrange(server)
    seat, _ = town.until(question)
    page = town.open(open_page, seat, size=PHONE)
    page.wait_for_load_state("networkidle")
    check(page, question)
