"""The sheet of a phone or tablet: one height for every question, and every choice within reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import PHONE, OpenPage, Server
from .solitaire import arrange as solitaire
from .test_shift import follow
from .town import arrange, sensible

SHORT: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 768, "height": 1024}
SMALL_TABLET: ViewportSize = {"width": 600, "height": 960}
PHONES = [SHORT, PHONE]
TABLETS = [SMALL_TABLET, TABLET]
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
    """All seats on one page, so that it asks every question, on phones and tablets."""
    town = arrange(server, players=2, decades=1)
    page = town.open(open_page, 0, 1, lang=lang, size=PHONE)
    sizes = PHONES + TABLETS
    boxes: dict[int, set[tuple[float, ...]]] = {size["height"]: set() for size in sizes}
    while True:
        seat, snapshot = town.waiting()
        if seat < 0:
            break
        follow(page, town)
        expect(page.locator("[data-testid=decision-bar]:not(.wait)")).to_be_visible()
        for size in sizes:
            page.set_viewport_size(size)
            page.evaluate("scrollTo(0, 0)")  # a tablet's page scrolls below its sheet
            found = check(page, f"{lang}, {size['width']} px: {snapshot['decision']}")
            boxes[size["height"]].add(tuple(found["box"]))
        town.play(seat, snapshot, sensible(snapshot))
    for height, seen in boxes.items():
        assert len(seen) == 1, "one height and one place for every question"
        assert next(iter(seen))[3] <= MOST * height


@pytest.mark.parametrize("size", [PHONE, SHORT, TABLET], ids=["phone", "short phone", "tablet"])
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
    if size == TABLET:
        assert high["y"] == low["y"], "it hangs on the same head"
    else:
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


@pytest.mark.parametrize("size", TABLETS, ids=["small tablet", "tablet"])
def test_a_tablet_scrolls_below_the_sheet(
    server: Server, open_page: OpenPage, size: ViewportSize
) -> None:
    """The question stays in sight, and each certificate for sale is shown whole."""
    town = arrange(server)
    seat, _ = town.until("stock_turn", decade=2)
    page = town.open(open_page, seat, lang="fr", size=size)
    page.wait_for_load_state("networkidle")
    papers = page.locator(".ledger [data-target^='buy:'], .ledger [data-target^='sell:']")
    expect(papers.first).to_be_visible()
    cut = papers.evaluate_all(
        """(papers) => papers.filter((paper) => {
          const { left, right, top, bottom } = paper.getBoundingClientRect();
          const line = paper.closest("td").getBoundingClientRect();
          return left < 0 || right > innerWidth || top < line.top || bottom > line.bottom;
        }).map((paper) => paper.dataset.target)"""
    )
    assert cut == []
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, SHORT, TABLET], ids=["phone", "short phone", "tablet"])
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
