"""The sheet of a phone: one height for every question, and every choice within reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import PHONE, OpenPage, Server
from .solitaire import arrange as solitaire
from .test_shift import follow
from .town import arrange, sensible

SHORT: ViewportSize = {"width": 360, "height": 640}
MOST = 0.45  # of the screen, so that the board stays in sight

# Everything in the sheet that a player can't see or press, and the sheet's box. The sheet measures
# itself a frame after it changed.
SHEET = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const bar = document.querySelector("[data-testid=decision-bar]");
  const middle = bar.querySelector(".pv");
  const inSight = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const faults = [];
  const asked = !bar.classList.contains("wait");
  const question = bar.querySelector("h1 > span");
  if (question.scrollHeight > question.clientHeight + 1)
    faults.push(`the question is cut: ${question.textContent}`);
  for (const id of ["confirm", "undo", "start-over"]) {
    const button = bar.querySelector(`[data-testid=${id}]:not(.out)`);
    if (button ? !inSight(button) : asked && id === "confirm") faults.push(`no ${id} in sight`);
  }
  const offers = [...middle.querySelectorAll(".choice, .plans .btn, .seg button")];
  middle.scrollTo(0, 0);
  const below = offers.filter((offer) => !inSight(offer));
  const more = bar.querySelector("[data-testid=sheet-more]");
  if (below.length && !(more && inSight(more))) faults.push("nothing says that there is more");
  for (const offer of offers) {
    offer.scrollIntoView({ block: "nearest" });
    if (!inSight(offer)) faults.push(`out of reach: ${offer.textContent}`);
  }
  middle.scrollTo(0, 0);
  const { x, y, width, height } = bar.getBoundingClientRect();
  return { faults, offers: offers.length, box: [x, y, width, height] };
}"""


def check(page: Page, where: str) -> Any:
    found = page.evaluate(SHEET)
    assert found["faults"] == [], where
    return found


def box(page: Page) -> Any:
    return page.get_by_test_id("decision-bar").bounding_box()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_question_of_a_decade_fits_the_sheet(
    server: Server, open_page: OpenPage, lang: str
) -> None:
    """All seats on one page, so that it asks every question, on two sizes of phones."""
    town = arrange(server, players=2, decades=1)
    page = town.open(open_page, 0, 1, lang=lang, size=PHONE)
    boxes: dict[int, set[tuple[float, ...]]] = {PHONE["height"]: set(), SHORT["height"]: set()}
    while True:
        seat, snapshot = town.waiting()
        if seat < 0:
            break
        follow(page, town)
        expect(page.locator("[data-testid=decision-bar]:not(.wait)")).to_be_visible()
        for size in (SHORT, PHONE):
            page.set_viewport_size(size)
            found = check(page, f"{lang}, {size['width']} px: {snapshot['decision']}")
            boxes[size["height"]].add(tuple(found["box"]))
        town.play(seat, snapshot, sensible(snapshot))
    for height, seen in boxes.items():
        assert len(seen) == 1, "one height and one place for every question"
        assert next(iter(seen))[3] <= MOST * height


@pytest.mark.parametrize("size", [PHONE, SHORT], ids=["phone", "short phone"])
def test_only_a_press_raises_the_sheet(
    server: Server, open_page: OpenPage, size: ViewportSize
) -> None:
    town = arrange(server)
    seat, snapshot = town.until("action_turn")
    page = town.open(open_page, seat, lang="de", size=size)
    page.wait_for_load_state("networkidle")
    low = box(page)
    page.get_by_test_id("list-choices").click()
    high = box(page)
    assert high["height"] > low["height"]
    assert high["y"] + high["height"] == low["y"] + low["height"], "it stands on the same foot"
    listed = check(page, "the list")["offers"]
    assert listed > len(snapshot["choices"]), "every choice, and the way back"
    more = page.get_by_test_id("sheet-more")
    for expanded, expected in (("false", low), ("true", high)):
        more.click()
        expect(more).to_have_attribute("aria-expanded", expanded)
        assert box(page) == expected
    page.locator("[data-choice]").nth(2).click()
    expect(page.get_by_test_id("picked")).to_be_visible()
    expect(page.get_by_test_id("preview")).to_be_attached()
    assert box(page) == low, "a picked move shows the board again"
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
    check(page, "a picked move")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("undo")).to_be_in_viewport(ratio=1)
    assert box(page) == low
    check(page, "after a move")


@pytest.mark.parametrize("size", [PHONE, SHORT], ids=["phone", "short phone"])
def test_the_sheet_of_industrialist(
    server: Server, open_page: OpenPage, size: ViewportSize
) -> None:
    page = open_page(solitaire(server).link, lang="fr", size=size)
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    low = box(page)
    check(page, "the first action")
    page.locator("main [data-target].live").first.click()
    check(page, "a picked action")
    assert box(page) == low
