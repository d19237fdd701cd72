"""A game without a client folder: its plain table, and its options on the new-table page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from served import Server

from .conftest import PHONE, OpenPage
from .solitaire import Solitaire, answer, arrange, bar

Check = Callable[[Page], None]
Open = Callable[..., Page]
UNKNOWN = "two_heaps"


@pytest.fixture
def game(server: Server) -> Solitaire:
    return arrange(server)


def rename(route: Route) -> None:
    """The server's own answer, with the game under another name."""
    reply = route.fetch()
    route.fulfill(
        response=reply, body=reply.text().replace('"game":"industrialist"', f'"game":"{UNKNOWN}"')
    )


@pytest.fixture
def open_unknown(open_page: OpenPage) -> Iterator[Open]:
    """Opens a page on which Industrialist has a name that the client doesn't know."""
    pages: list[Page] = []

    def start(path: str, **more: object) -> Page:
        page = open_page("/", **more)
        page.route("**/api/tables/*?*", rename)
        page.route("**/api/games?*", rename)
        page.goto(path)
        pages.append(page)
        return page

    yield start
    for page in pages:
        page.unroute_all(behavior="ignoreErrors")


def test_a_game_without_a_folder_is_played_at_a_plain_table(
    open_unknown: Open, game: Solitaire, assert_accessible: Check, assert_fits: Check
) -> None:
    page = open_unknown(game.link)
    table = page.get_by_test_id("plain-table")
    expect(table.get_by_role("heading", name="Two heaps")).to_be_visible()
    expect(table.locator("[data-seat='0']")).to_contain_text("Ada")
    profit = game.state()["sheet"]["score"]["profit"]
    field = table.locator("[data-field=score] [data-field=profit]")
    expect(field).to_have_text(str(profit))
    assert_accessible(page)
    assert_fits(page)
    before = game.state()["seq"]
    answer(page, Random(7))
    expect(bar(page)).to_have_attribute("data-seq", str(before + 1))
    expect(page.get_by_role("link", name="Show the table after move 1")).to_be_visible()


def test_the_plain_table_fits_a_phone(
    open_unknown: Open, game: Solitaire, assert_fits: Check
) -> None:
    page = open_unknown(game.link, size=PHONE)
    expect(page.get_by_test_id("plain-table")).to_be_visible()
    assert_fits(page)


def test_the_plain_table_can_be_replayed(open_unknown: Open, game: Solitaire) -> None:
    game.play_out(until_year=4)
    page = open_unknown(f"/t/{game.id}/replay?at=0#{game.seat}")
    field = page.locator("[data-field=turn]").first
    expect(page.get_by_test_id("plain-table")).to_be_visible()
    first = field.inner_text()
    page.goto(f"/t/{game.id}/replay?at={game.state()['seq']}")
    expect(field).not_to_have_text(first)


def test_the_new_table_page_lists_every_game_on_the_server(
    open_unknown: Open, assert_accessible: Check
) -> None:
    page = open_unknown("/new")
    page.get_by_text("Two heaps", exact=True).click()
    summary = page.get_by_role("complementary")
    expect(summary).to_contain_text("Two heaps")
    expect(summary).to_contain_text("Side A")
    assert_accessible(page)
