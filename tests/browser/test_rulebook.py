"""The rulebook: read, searched, opened beside a table and from a refusal, tried out, printed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from table import table

from .conftest import PHONE, OpenPage, Server
from .placed import place
from .town import arrange

Check = Callable[[Page], None]
TABLET: ViewportSize = {"width": 768, "height": 1024}
SMALL_TABLET: ViewportSize = {"width": 600, "height": 960}
LOW_TABLET: ViewportSize = {"width": 880, "height": 620}
PAPERS = ["A4", "Letter"]
SMALL: ViewportSize = {"width": 1280, "height": 800}
ONE_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


# Places of the table that the rules beside it lie over; players and log make room for them.
COVERED = """() => {
  const edge = document.querySelector("[data-testid=rules-beside]").getBoundingClientRect().left;
  return [...document.querySelectorAll("main [data-target]")]
    .filter((place) => place.checkVisibility() && !place.closest(".rail"))
    .filter((place) => place.getBoundingClientRect().right > edge + 1)
    .map((place) => place.dataset.target);
}"""


def beside(page: Page) -> Locator:
    return page.get_by_test_id("rules-beside")


def test_a_chapter_is_found_read_and_tried(open_page: OpenPage, assert_accessible: Check) -> None:
    """Search with /, chapters with [ and ], the law with T; then a position at a table."""
    page = open_page("/rules")
    expect(page.get_by_role("heading", level=1, name="The aim")).to_be_visible()
    expect(page.locator("nav ol > li > a")).to_have_count(11)
    assert_accessible(page)
    page.keyboard.press("/")
    page.keyboard.type("withhold")
    results = page.get_by_test_id("results")
    expect(results.locator("mark").first).to_have_text(re.compile("withhold", re.IGNORECASE))
    expect(results.locator("li")).to_have_count(3)
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/operating#pay")
    expect(page.locator("figure[data-figure=payout]")).to_contain_text("$200")
    assert_accessible(page)
    page.keyboard.press("]")
    expect(page.get_by_role("heading", level=1, name="Cleanup")).to_be_visible()
    page.keyboard.press("[")
    page.context.set_offline(True)  # everything has come with the first chapter
    page.keyboard.press("[")
    expect(page.get_by_role("heading", level=1, name="Action")).to_be_visible()
    page.get_by_role("searchbox").fill("mortgage")
    expect(page.get_by_role("status")).to_contain_text("Nothing under “mortgage”")
    page.keyboard.press("Escape")
    page.context.set_offline(False)
    page.goto("/rules/operating")
    page.locator("[data-try=payout]").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Fairbank")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("t")
    page.wait_for_url("**/rules/law")
    expect(page.get_by_role("button", name="Decision points")).to_have_count(0)


# How much of the question its box cuts off.
CUT_OFF = (
    "(box) => Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth)"
)


@pytest.mark.parametrize(("size", "lang"), [(None, "en"), (SMALL, "de"), (PHONE, "de")])
def test_rules_open_beside_the_table(
    open_page: OpenPage,
    server: Server,
    assert_accessible: Check,
    size: ViewportSize | None,
    lang: str,
) -> None:
    """The chapter of the phase, then of a refused move with its rule; the table stays."""
    swift = {"director": 0, "value": 60, "treasury": 30}
    town = place(server, table(phase="action", companies={"swift": swift}))
    page = town.open(open_page, 0, size=size, lang=lang)
    bar = page.get_by_test_id("decision-bar")
    bar.locator("a.meaning").click()
    title = {"en": "Action: send Partners to work", "de": "Aktion: Partner an die Arbeit"}[lang]
    expect(beside(page).get_by_role("heading", name=title)).to_be_visible()
    if size is not PHONE:
        assert page.evaluate(COVERED) == []
        for part in ("h1", ".row.wrap"):
            assert bar.locator(part).evaluate(CUT_OFF) <= 1, part
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(beside(page)).to_have_count(0)
    expect(bar.locator("a.meaning")).to_be_focused()
    page.locator("[data-target='space:hire_salesperson']").click(force=True)  # too dear
    refusal = bar.get_by_role("alert")
    rule = refusal.locator("a[href^='/rules/']")
    expect(rule).to_contain_text("MONEY-4")
    refusal.locator("a[href^='/rules?rule=']").click()
    expect(beside(page).locator(".law")).to_contain_text("MONEY-4")
    chapter = {"en": "Two purses", "de": "Zwei Geldbeutel"}[lang]
    expect(beside(page).get_by_role("heading", name=chapter)).to_be_visible()
    expect(bar).to_be_visible()


@pytest.mark.parametrize("size", [TABLET, SMALL_TABLET, LOW_TABLET], ids=["tablet", "small", "low"])
def test_a_tablet_confirms_with_the_rules_open(
    open_page: OpenPage, server: Server, size: ViewportSize
) -> None:
    """The rules rise below the sheet with the question."""
    town = arrange(server)
    seat, _ = town.until("stock_turn")
    page = town.open(open_page, seat, size=size)
    bar = page.get_by_test_id("decision-bar")
    bar.locator("a.meaning").click()
    expect(beside(page).get_by_role("heading").first).to_be_visible()
    sheet, rules = bar.bounding_box(), beside(page).bounding_box()
    assert sheet
    assert rules
    assert sheet["y"] + sheet["height"] <= rules["y"]
    bar.locator("[data-choice=pass]").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-testid=decision-bar].wait")).to_be_visible()
    expect(beside(page)).to_be_visible()


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small desktop", "phone"])
def test_a_rule_is_shown_below_a_heading(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/rules/STOCK-15", size=size)
    expect(page.locator("p.hit")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="6.3 Selling")).to_be_in_viewport(ratio=1)
    if size == SMALL:
        expect(page.locator(".topbar")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_phone_has_rules_and_ways_out_while_others_move(
    open_page: OpenPage, server: Server, assert_fits: Check, lang: str
) -> None:
    """The rules by one press; home, settings and the records by two."""
    town = arrange(server)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, (seat + 1) % 4, size=PHONE, lang=lang)
    bar = page.locator(".topbar")
    bar.locator("a[href='/rules']").tap()
    expect(beside(page)).to_be_visible()
    expect(page.get_by_test_id("decision-bar")).to_have_class(re.compile("wait"))
    beside(page).locator("button.tool").tap()
    bar.get_by_role("button").tap()
    menu = page.get_by_role("dialog")
    expect(menu.locator("a[href='/settings']")).to_be_visible()
    assert_fits(page)
    with page.expect_download() as saved:
        menu.get_by_test_id("save-csv").tap()
    assert saved.value.suggested_filename == f"{town.id}.csv"
    menu.get_by_test_id("save-json").tap()  # only the host may have it before the end
    expect(menu.get_by_role("alert")).to_be_visible()
    menu.get_by_test_id("menu-home").tap()
    expect(page.locator(".chicago")).to_have_count(0)
    solitaire = open_page("/", size=PHONE, lang=lang)
    seats = [{"kind": "me", "name": "Ada"}]
    made = server.ask("/api/tables", {"game": "industrialist", "config": {}, "seats": seats})
    solitaire.goto(f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(solitaire.get_by_test_id("decision-bar")).to_be_visible()
    solitaire.locator(".topbar a[href='/rules']").tap()
    expect(beside(solitaire)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_each_aid_prints_on_one_sheet(
    open_page: OpenPage, assert_accessible: Check, assert_fits: Check, lang: str
) -> None:
    page = open_page("/rules/industrialist", lang=lang)
    page.locator("a[href='/rules/aid-industrialist']").click()
    for address, title in ((None, "Industrialist"), ("/rules/aid", "Chicago 1875")):
        if address:
            page.goto(address)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert "⟦" not in page.locator(".sheet").inner_text()
        assert_accessible(page)
        assert_fits(page)
        for paper in PAPERS:
            assert len(ONE_PAGE.findall(page.pdf(format=paper))) == 1, (lang, title, paper)
