"""The sandbox: moves tried out in lines side by side, one of them played, the others forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage, Server
from .town import Town

Check = Callable[[Page], None]


def assisted(server: Server) -> Town:
    """A table where two people play with assistance."""
    wish = {
        "game": "chicago",
        "config": {"players": 2, "advanced": True},
        "seats": [{"kind": "me", "name": name} for name in ("Ada", "Jen")],
        "assistance": True,
    }
    made = server.ask("/api/tables", wish)
    return Town(server, made["table"], [seat["token"] for seat in made["seats"]])


def choose_first(page: Page, place: str) -> str:
    """Press the first live place of a kind and confirm; the text of the move."""
    page.locator(f'main [data-target^="{place}"].live').first.click()
    picked = page.get_by_test_id("picked")
    expect(picked).not_to_be_empty()
    text = picked.inner_text()
    confirm(page)
    return text


def confirm(page: Page) -> None:
    before = page.get_by_test_id("sandbox").get_attribute("data-seq") or ""
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("sandbox")).not_to_have_attribute("data-seq", before)


def pass_on(page: Page) -> None:
    page.locator('[data-testid="decision-bar"] [data-choice="pass"]').click()
    confirm(page)


def test_lines_are_tried_compared_and_played(
    open_page: OpenPage, server: Server, assert_accessible: Check, assert_fits: Check
) -> None:
    town = assisted(server)
    me, snapshot = town.until("stock_turn")
    other = ("Ada", "Jen")[1 - me]
    page = town.open(open_page, me)
    page.locator("[data-tab=hint]").click()
    page.get_by_role("link", name="Try from here").click()
    expect(page).to_have_url(re.compile(rf"/t/{town.id}/sandbox\?at={snapshot['seq']}$"))
    expect(page.get_by_test_id("dealt")).to_contain_text("dealt again")
    play = page.get_by_test_id("play-line")
    expect(play).to_be_disabled()

    # Line A: the player passes, and then moves for the other player.
    pass_on(page)
    expect(page.get_by_test_id("acting")).to_contain_text(f"{other}, whose tiles are dealt again")
    pass_on(page)
    expect(page.get_by_role("button", name="Line A 2 moves")).to_be_visible()

    # Line B begins with a purchase; line C branches off it.
    page.keyboard.press("b")
    page.get_by_test_id("start-over").click()
    expect(page.get_by_role("button", name="Line B 0 moves")).to_be_visible()
    bought = choose_first(page, "buy:")
    page.get_by_role("button", name="Branch").click()
    pass_on(page)
    expect(page.get_by_role("button", name="Branch")).to_be_disabled()

    page.get_by_test_id("compare").click()
    table = page.get_by_test_id("comparison")
    names = table.get_by_label("Name of the line")
    expect(names).to_have_count(3)
    names.nth(1).fill("Buy at once")
    names.nth(1).press("Enter")
    cash = table.locator(f'[data-figure="cash:{me}"] td')
    expect(cash.nth(1)).to_contain_text("−$")
    expect(table.locator('[data-figure^="price:"]').first).to_be_visible()
    expect(table.locator('[data-figure="order"]')).to_be_visible()
    expect(table).to_contain_text(bought)
    assert_accessible(page)
    assert_fits(page)
    assert town.state(me)["seq"] == snapshot["seq"]  # the game hasn't noticed any of it

    # The lines survive a reload. Only the player's own first moves are played.
    page.reload()
    expect(page.get_by_role("button", name="Buy at once 1 move")).to_be_visible()
    page.get_by_role("button", name="Buy at once").click()
    expect(play).to_have_text("Play this line (1 move)")
    play.click()
    expect(page).to_have_url(re.compile(rf"/t/{town.id}$"))
    log = town.ask(me, f"/log?since={snapshot['seq']}")
    assert [(entry["seat"], entry["do"]["do"].partition("_")[0]) for entry in log] == [(me, "buy")]
    expect(page.get_by_test_id("decision-bar")).to_be_visible()


def test_a_sandbox_fits_a_phone_and_says_where_it_is_not_allowed(
    open_page: OpenPage, server: Server, assert_accessible: Check, assert_fits: Check
) -> None:
    town = assisted(server)
    me, snapshot = town.until("stock_turn")
    where = f"/t/{town.id}/sandbox?at={snapshot['seq']}"
    page = open_page(where, "de", PHONE, dark=True, stored=town.keys(me))
    expect(page.get_by_role("heading", name="Sandkasten ab Eintrag")).to_be_visible()
    pass_on(page)
    assert_accessible(page)
    assert_fits(page)
    page.get_by_test_id("compare").click()
    expect(page.get_by_test_id("comparison")).to_contain_text("Aktienwerte")
    assert_accessible(page)
    assert_fits(page)

    rival = open_page(where, "fr", stored=town.keys(1 - me))
    expect(rival.get_by_role("alert")).to_contain_text("Attendez votre tour")
