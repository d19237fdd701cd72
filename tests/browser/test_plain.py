"""A game without a client folder: its plain table, and its options on the new-table page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from served import ROOT, Server

from .conftest import PHONE, OpenPage
from .solitaire import answer, bar

Check = Callable[[Page], None]


@pytest.fixture(scope="module")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server from source whose shelf has Nim too."""
    running = Server(tmp_path_factory.mktemp("nim"))
    running.program = [str(ROOT / "tests" / "toy" / "launch.py")]
    running.path = [ROOT / "src", ROOT / "tests"]
    running.start()
    yield running
    running.kill()


class Table:
    """A table of Nim against a bot, with the secret of its seat."""

    def __init__(self, server: Server) -> None:
        self.server = server
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "expert"}]
        made = server.ask("/api/tables", {"game": "nim", "config": {"stones": 20}, "seats": seats})
        self.id, self.seat = made["table"], made["seats"][0]["token"]
        self.link = f"/t/{self.id}#{self.seat}"

    def state(self) -> Any:
        path = f"/api/tables/{self.id}/state?previews=false"
        return self.server.ask(path, auth=f"Seat {self.seat}")


@pytest.fixture
def table(server: Server) -> Table:
    return Table(server)


def test_a_game_without_a_folder_is_played_at_a_plain_table(
    open_page: OpenPage, table: Table, assert_accessible: Check, assert_fits: Check
) -> None:
    page = open_page(table.link)
    shown = page.get_by_test_id("plain-table")
    expect(shown.get_by_role("heading", name="Nim")).to_be_visible()
    expect(shown.locator("[data-seat='0']")).to_contain_text("Ada")
    expect(shown.locator("[data-field=heap]")).to_contain_text("20")
    assert_accessible(page)
    assert_fits(page)
    answer(page, Random(7))
    expect(bar(page)).to_have_attribute("data-seq", "2")  # the bot has answered
    expect(page.get_by_role("link", name="Show the table after move 1")).to_be_visible()


def test_the_plain_table_fits_a_phone(
    open_page: OpenPage, table: Table, assert_fits: Check
) -> None:
    page = open_page(table.link, size=PHONE)
    expect(page.get_by_test_id("plain-table")).to_be_visible()
    assert_fits(page)


def test_the_plain_table_can_be_replayed(open_page: OpenPage, table: Table) -> None:
    page = open_page(table.link)
    answer(page, Random(7))
    expect(bar(page)).to_have_attribute("data-seq", "2")
    field = page.locator("[data-field=heap]").first
    page.goto(f"/t/{table.id}/replay?at=0#{table.seat}")
    expect(page.get_by_test_id("plain-table")).to_be_visible()
    expect(field).to_contain_text("20")
    page.goto(f"/t/{table.id}/replay?at=2")
    expect(field).not_to_contain_text("20")


def test_the_new_table_page_lists_every_game_on_the_server(
    open_page: OpenPage, assert_accessible: Check
) -> None:
    page = open_page("/new")
    page.get_by_text("Nim", exact=True).click()
    summary = page.get_by_role("complementary")
    expect(summary).to_contain_text("Stones 12")
    assert_accessible(page)
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_test_id("plain-table")).to_be_visible()
