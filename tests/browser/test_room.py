"""Room on the screen: the page never scrolls, the panels and the thing asked about stay in
sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage, Server
from .town import Town, arrange

SIZES = {
    "small desktop": {"width": 1280, "height": 800},
    "desktop": {"width": 1440, "height": 900},
    "full HD": {"width": 1920, "height": 1080},
    "4K": {"width": 3840, "height": 2160},
    "phone": PHONE,
}
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


def at_each_question(town: Town, open_page: OpenPage, **more: Any) -> Iterator[tuple[str, Page]]:
    """The page of the seat that is asked, in one browser, question after question."""
    page = None
    for question in QUESTIONS:
        seat, _ = town.until(question)
        if page is None:
            page = town.open(open_page, seat, **more)
        else:
            town.reopen(page, seat)
        page.wait_for_load_state("networkidle")
        yield question, page


@pytest.mark.parametrize("name", SIZES)
def test_the_table_fits_on_the_screen(server: Server, open_page: OpenPage, name: str) -> None:
    for question, page in at_each_question(arrange(server), open_page, size=SIZES[name]):
        if name != "phone":
            message = page.get_by_placeholder("Message to the table").first
            expect(message).to_be_in_viewport(ratio=1)
            log = page.get_by_role("region", name="Log", exact=True).first
            expect(log).to_be_in_viewport()
        found = page.evaluate(MEASURED)
        assert found["scrolls"] <= 0, question
        assert found["overlapping"] == 0, question
        if question == "build":
            assert found["crowd"] == 4, "all companies start at the same price"
        if name != "phone":
            assert found["heads"] <= HEADS, question
            assert found["asked"], f"{question}: nothing to press is in sight"
