"""Room on the screen: the page never scrolls, the panels and the thing asked about stay in
sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

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


def measure(town: Town, open_page: OpenPage, question: str, name: str) -> Any:
    seat, _ = town.until(question)
    page = town.open(open_page, seat, size=SIZES[name])
    page.wait_for_load_state("networkidle")
    if name != "phone":
        expect(page.get_by_placeholder("Message to the table").first).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("region", name="Log", exact=True).first).to_be_in_viewport()
    return page.evaluate(MEASURED)


@pytest.mark.parametrize("name", SIZES)
def test_the_table_fits_on_the_screen(server: Server, open_page: OpenPage, name: str) -> None:
    town = arrange(server)
    for question in QUESTIONS:
        found = measure(town, open_page, question, name)
        assert found["scrolls"] <= 0, question
        assert found["overlapping"] == 0, question
        if question == "build":
            assert found["crowd"] == 4, "all companies start at the same price"
        if name != "phone":
            assert found["heads"] <= HEADS, question
            assert found["asked"], f"{question}: nothing to press is in sight"
