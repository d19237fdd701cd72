"""Previews that always say something, warnings before regret, and suggestions, at a real table."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from table import Table, directing

from .conftest import DESKTOP, PHONE, OpenPage, Server
from .placed import place

SMALL_DESKTOP = {"width": 1280, "height": 800}
EMPTY = ["No immediate effect", "Aucun effet immédiat", "Keine sofortige Wirkung"]


def one_coal_short() -> Table:
    """Fairbank buys: factory 1 has its Worker and one of two Coal; the other costs $10."""
    facts = {
        "appeal": 9,
        "treasury": 60,
        "factories": [{"workers": 1}],
        "resources": {"coal": 1},
        "common": {"seat_0": 2},
    }
    board = {"chain": {"10": {"coal": 1, "wood": 1}, "20": {"coal": 1}}}
    return directing("fairbank", facts, phase="operating", board=board)


def pick_done(page: Page) -> None:
    page.locator('[data-testid="decision-bar"] [data-choice="done"]').click()


def switch_warnings(page: Page, on: bool) -> None:
    page.evaluate(
        "(text) => localStorage.setItem('bigshoulders.settings', text)",
        json.dumps({"warnings": on}),
    )
    page.reload()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()


def test_preview_warning_and_suggestion(open_page: OpenPage, server: Server) -> None:
    town = place(server, one_coal_short())
    page = town.open(open_page, 0, 1, size=DESKTOP)
    bar = page.get_by_test_id("decision-bar")

    # Ending the purchase: the preview says what follows, the warning what it costs.
    pick_done(page)
    expect(page.get_by_test_id("preview")).to_contain_text("can run none of its 2 factories")
    warning = page.get_by_test_id("warning")
    expect(warning).to_have_attribute("data-warning", "factory_short")
    expect(warning).to_contain_text("lacks 1 Coal")
    expect(warning).to_contain_text("no dividend")
    assert not any(words in page.content() for words in EMPTY)

    # The fix is one press; it is picked, not sent.
    before = bar.get_attribute("data-seq")
    page.get_by_test_id("fix").click()
    expect(page.get_by_test_id("picked")).to_have_text("Buy 1 Coal for $10")
    expect(page.get_by_test_id("warning")).to_have_count(0)
    assert bar.get_attribute("data-seq") == before
    page.keyboard.press("Escape")

    # A suggestion shows its moves and its result, is sent in one go, and undone as one.
    page.locator('[data-plan="finish_turn"]').click()
    plan = page.get_by_test_id("plan")
    expect(plan).to_contain_text("Buy 1 Coal for $10")
    expect(plan).to_contain_text("Run factory 1")
    expect(plan).to_contain_text("Then you pay dividends or withhold")
    page.get_by_test_id("confirm").click()
    expect(bar).to_contain_text("Pay dividends or withhold?")
    page.get_by_test_id("undo").click()
    expect(bar).to_contain_text("buy resources for Fairbank")
    expect(page.locator('[data-plan="cheapest_set"]')).to_be_visible()

    # A word, never a barrier; and a setting silences it.
    switch_warnings(page, on=False)
    pick_done(page)
    expect(page.get_by_test_id("preview")).to_be_visible()
    expect(page.get_by_test_id("warning")).to_have_count(0)
    switch_warnings(page, on=True)
    pick_done(page)
    expect(page.get_by_test_id("warning")).to_be_visible()
    page.get_by_test_id("confirm").click()
    expect(bar).not_to_contain_text("buy resources for Fairbank")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_warning_is_read_whole_in_the_bar_of_a_small_desktop(
    open_page: OpenPage, server: Server, lang: str
) -> None:
    """The bar keeps its height, so the choice, the warning and its way out must fit inside."""
    town = place(server, one_coal_short())
    page = town.open(open_page, 0, 1, size=SMALL_DESKTOP, lang=lang)
    pick_done(page)
    expect(page.get_by_test_id("warning")).to_be_visible()
    bar = page.get_by_test_id("decision-bar").bounding_box()
    assert bar is not None
    for part in ("picked", "warning", "fix"):
        box = page.get_by_test_id(part).bounding_box()
        assert box is not None
        assert box["y"] >= bar["y"], part
        assert box["y"] + box["height"] <= bar["y"] + bar["height"], part


def test_on_a_phone_the_warning_and_its_fix_fit(open_page: OpenPage, server: Server) -> None:
    town = place(server, one_coal_short())
    page = town.open(open_page, 0, 1, size=PHONE)
    pick_done(page)
    for part in ("warning", "fix", "confirm"):
        found = page.get_by_test_id(part)
        expect(found).to_be_visible()
        box = found.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
