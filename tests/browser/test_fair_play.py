"""Two people in two browsers: an invitation, a hand that stays hidden, votes, seats and links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage, Server, copied

Check = Callable[[Page], None]


def invite(server: Server, **wish: Any) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}]
    body = {"game": "chicago", "config": {"players": 2}, "seats": seats, **wish}
    made: dict[str, Any] = server.ask("/api/tables", body)
    return made


def test_two_people_play_and_nobody_takes_the_others_seat(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    made = invite(server)
    table, (mine, invitation) = made["table"], (seat["token"] for seat in made["seats"])
    bob = open_page(f"/t/{table}#{invitation}")
    bob.get_by_label("name").fill("Bob")
    bob.get_by_role("button", name="Take seat").click()
    expect(bob.get_by_test_id("decision-bar")).to_be_visible()
    ann = open_page(f"/t/{table}#{mine}")
    expect(ann.get_by_test_id("decision-bar")).to_be_visible()

    host = open_page(f"/t/{table}#{invitation}")  # the host kept the invitation
    expect(host.get_by_text("This seat is taken")).to_be_visible()
    stranger = open_page(f"/t/{table}")
    expect(stranger.get_by_text("This table is private")).to_be_visible()

    ann.get_by_role("tab", name="Hint").click()
    expect(ann.get_by_text("Hints are off at this table")).to_be_visible()
    for page in (ann, bob):
        page.mouse.move(4, 4)  # a card under the pointer could lie over the tabs
        page.get_by_role("tab", name="Seats").click()
    expect(ann.get_by_test_id("assistance")).to_contain_text("off")
    assert_accessible(ann)

    ann.get_by_role("button", name="Ask for a stand-in").click()
    expect(bob.get_by_text("may stand in for you")).to_be_visible()
    bob.get_by_role("button", name="Agree").click()
    strip = bob.get_by_test_id("bot-plays")
    expect(strip).to_contain_text("You agreed that a bot (Broker) plays for Bob")
    strip.get_by_role("button", name="Take seat back").click()
    expect(strip).to_have_count(0)

    bob.get_by_role("button", name="Let Broker play for me").click()
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="Take seat back").click()
    bob.get_by_role("button", name="Resign").click()
    bob.get_by_role("button", name="Yes").click()
    expect(strip).to_contain_text("Bob left for good")
    strip.get_by_role("button", name="Take seat back").click()
    expect(strip).to_have_count(0)
    ann.get_by_role("tab", name="Log").click()
    expect(ann.get_by_text("Bob is back").last).to_be_visible()

    phone = open_page(copied(bob, "My seat’s link"), size=PHONE)
    expect(phone.get_by_test_id("decision-bar")).to_be_visible()


def test_a_spectators_address_can_be_shared_until_the_link_is_renewed(
    server: Server, open_page: OpenPage
) -> None:
    made = invite(server)
    table = made["table"]
    owner = open_page(f"/t/{table}#{made['owner']}")
    server.ask(f"/api/tables/{table}/start", {"bot": "random"}, f"Owner {made['owner']}")
    watcher = open_page(f"/t/{table}#{made['watch']}")
    expect(watcher.get_by_role("tab", name="Seats")).to_be_visible()
    expect(watcher).to_have_url(f"{server.url}/t/{table}#{made['watch']}")
    other = open_page(watcher.url)
    other.get_by_role("tab", name="Seats").click()
    assert copied(other, "Copy watch link").endswith(made["watch"])
    owner.get_by_role("tab", name="Seats").click()
    owner.get_by_text("New links").click()
    renewed = copied(owner, "New watch link")
    expect(watcher.get_by_role("tab", name="Seats")).to_have_count(0)
    late = open_page(f"/t/{table}#{made['watch']}")
    expect(late.get_by_text("This watch link doesn’t work any more")).to_be_visible()
    again = open_page(renewed)
    expect(again.get_by_role("tab", name="Seats")).to_be_visible()
    renewed = copied(owner, "New owner link")
    late = open_page(f"/t/{table}#{made['owner']}")
    expect(late.get_by_text("This owner link doesn’t work any more")).to_be_visible()
    again = open_page(renewed)
    again.get_by_role("tab", name="Seats").click()
    expect(again.get_by_text("New links")).to_be_visible()


def test_the_option_of_hints_is_explained_and_shown(server: Server, open_page: OpenPage) -> None:
    page = open_page("/new?with=friends")
    expect(page.get_by_text("Anyone may ask a bot for advice")).to_be_visible()
    page.get_by_role("checkbox", name="Hints").check()
    page.get_by_role("button", name="Open table").click()
    hints = page.get_by_test_id("room-options").locator("div").filter(has_text="Hints")
    expect(hints).to_contain_text("on")
    expect(page.get_by_role("button", name="Copy watch link")).to_be_visible()


def test_a_table_with_hints_says_so_beside_its_seats_and_in_its_log(
    server: Server, open_page: OpenPage
) -> None:
    made = invite(server, assistance=True)
    table, token = made["table"], made["seats"][1]["token"]
    server.ask(f"/api/tables/{table}/seats/1/join", {"name": "Bob"}, f"Seat {token}")
    page = open_page(f"/t/{table}#{made['seats'][0]['token']}")
    page.get_by_role("tab", name="Seats").click()
    expect(page.get_by_test_id("assistance")).to_contain_text("are on at this table")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("Hints and bots’ reasons are on at this table").last).to_be_visible()


def test_a_host_who_changed_the_options_waits_for_the_other_player(
    server: Server, open_page: OpenPage
) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}, {"kind": "open"}]
    made = invite(server, config={"players": 3}, seats=seats)
    table, token = made["table"], made["seats"][1]["token"]
    server.ask(f"/api/tables/{table}/seats/1/join", {"name": "Bob"}, f"Seat {token}")
    host = {"authorization": f"Owner {made['owner']}, Seat {made['seats'][0]['token']}"}
    options = f"{server.url}/api/tables/{table}/options"
    httpx.put(options, json={"config": {"players": 3}}, headers=host).raise_for_status()
    page = open_page(f"/t/{table}#{made['seats'][0]['token']}")
    start = page.get_by_role("button", name="Start now")
    expect(page.get_by_text("Bob").first).to_be_visible()
    expect(start).to_have_count(0)
    page.goto(f"/t/{table}#{made['owner']}")  # another link to the table that is shown already
    start.click()
    expect(page.get_by_text("This player must say again that they’re ready")).to_be_visible()


def test_the_daily_game_says_what_a_hint_costs(server: Server, open_page: OpenPage) -> None:
    seats = [{"kind": "me", "name": "Ann"}]
    body = {"game": "industrialist", "config": {}, "seats": seats, "daily": "2026-11-14"}
    made = server.ask("/api/tables", body)
    page = open_page(f"/t/{made['table']}#{made['seats'][0]['token']}")
    page.get_by_role("tab", name="Hint").click()
    aid = page.get_by_test_id("daily-aid")
    expect(aid).to_contain_text("If you ask for a hint")
    page.get_by_test_id("hint").click()
    expect(aid).to_contain_text("You’ve asked for a hint")
