"""The life of a table around its moves: rematch, bots that stand in, clocks, why?, replay by
link."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage, Server, dismiss_digests
from .copies import copy, rows_of
from .town import NAMES, Town, arrange, sensible

Check = Callable[[Page], None]


def open_seat(open_page: OpenPage, table: str, token: str, **more: Any) -> Page:
    page = open_page(f"/t/{table}#{token}", **more)
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    return page


def seq_of(page: Page) -> int:
    return int(page.locator(".app[data-seq]").get_attribute("data-seq") or 0)


# --- the next game -------------------------------------------------------------------------------


def test_a_rematch_leads_everyone_to_the_next_game(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    town = arrange(server, players=2, decades=1)
    town.to_the_end()
    ada, jen, late = (town.open(open_page, seat) for seat in (0, 1, 1))
    late.route(re.compile(r"/api/tables/\w+(\?|$)"), lambda route: route.abort())  # hears nothing
    assert_accessible(ada)
    ada.get_by_test_id("rematch").click()
    ada.wait_for_url(lambda url: town.id not in url)
    next_table = ada.url.rsplit("/", 1)[1]
    expect(ada.get_by_test_id("room-waits")).to_have_text("Waiting for one more player")
    expect(jen.get_by_text("The next game is ready.")).to_be_visible()
    expect(jen.get_by_test_id("rematch")).to_contain_text("Join next game")
    expect(jen.get_by_test_id("rematch-ready")).to_contain_text("Ready: Ada")
    expect(jen.get_by_test_id("rematch-ready")).to_contain_text("Not ready yet: Jen")
    late.unroute_all()
    late.get_by_test_id("rematch").click()  # is sent to the table that exists
    late.wait_for_url(f"**/t/{next_table}")
    for player in (ada, late):
        expect(player.get_by_test_id("decision-bar")).to_be_visible()
    jen.get_by_test_id("rematch").click()  # already has the seat and simply goes there
    jen.wait_for_url(f"**/t/{next_table}")
    expect(jen.get_by_test_id("decision-bar")).to_be_visible()
    expect(jen.get_by_text("The next game is ready.")).to_have_count(0)


def test_an_abandoned_game_says_so_and_can_be_played_again(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server, players=2)
    for seat in (0, 1):
        town.ask(seat, "/abandon", {"agree": True})
    page = town.open(open_page, 0)
    expect(page.get_by_text("This game was abandoned.")).to_be_visible()
    page.get_by_role("tab", name="Hint").click()  # the table was made without hints
    expect(page.get_by_text("The game is over, so there’s nothing left to advise")).to_be_visible()
    expect(page.get_by_text("Hints are off")).to_have_count(0)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: town.id not in url)


# --- bots that stand in, and clocks --------------------------------------------------------------


def test_a_seat_is_taken_back_from_a_bot_and_then_played(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server, players=2)
    asked, snapshot = town.waiting()
    seat = 1 - asked  # the bot isn't to act, so it decides nothing meanwhile
    page = town.open(open_page, seat)
    town.ask(seat, f"/seats/{seat}/bot", {"bot": "broker"})
    strip = page.get_by_test_id("bot-plays")
    expect(strip).to_contain_text(f"A bot (Broker) is playing for {NAMES[seat]}")
    strip.get_by_role("button", name="Take seat back").click()
    expect(strip).to_have_count(0)
    while asked != seat:
        town.play(asked, snapshot, snapshot["choices"][0]["do"])
        asked, snapshot = town.waiting()
    expect(page.locator(f'.app[data-seq="{snapshot["seq"]}"]')).to_be_visible()
    page.locator("[data-target].live").first.click()
    page.get_by_test_id("decision-bar").locator(".btn.go").last.click()
    expect(page.locator(f'.app[data-seq="{snapshot["seq"]}"]')).to_have_count(0)


def test_leaving_for_good_is_offered_once_and_undone(server: Server, open_page: OpenPage) -> None:
    town = arrange(server, players=2)
    asked, _ = town.waiting()
    page = town.open(open_page, 1 - asked)
    page.get_by_role("tab", name="Seats").click()
    leave = page.get_by_role("button", name="Resign")
    leave.click()
    page.get_by_role("button", name="Yes").click()
    strip = page.get_by_test_id("bot-plays")
    expect(strip).to_contain_text("left for good")
    expect(leave).to_have_count(0)
    strip.get_by_role("button", name="Take seat back").click()
    expect(leave).to_be_visible()
    expect(strip).to_have_count(0)


def test_when_the_clock_runs_out_a_bot_takes_over(server: Server, open_page: OpenPage) -> None:
    wishes = [{"kind": "me", "name": name} for name in NAMES[:2]]
    pace = {"kind": "bank", "seconds": 5, "increment": 20}
    wish = {"game": "chicago", "config": {"players": 2}, "seats": wishes, "pace": pace}
    made = server.ask("/api/tables", wish)
    town = Town(server, made["table"], [seat["token"] for seat in made["seats"]])
    seat, _ = town.waiting()
    page = town.open(open_page, seat)
    clock = page.get_by_role("timer", name=f"{NAMES[seat]}’s time left")
    expect(clock).to_have_text(re.compile(r"^0:\d\d$"))
    expect(page.get_by_role("timer")).to_have_count(2)
    strip = page.get_by_test_id("bot-plays")
    expect(strip).to_contain_text(f"{NAMES[seat]} ran out of time")
    strip.get_by_role("button", name="Take seat back").click()
    expect(strip).to_have_count(0)
    expect(clock).to_have_text(re.compile(r"^0:[0-2]\d$"))


def test_a_bot_replaces_a_player_who_is_away_too_long(server: Server, open_page: OpenPage) -> None:
    """By the table's rule, until the player is back."""
    whole = arrange(server, players=2)
    rows = rows_of(server, whole.id)
    rows["tables"][0]["absence"] = 0.001  # seconds; the server's own limits are longer
    made = copy(server, rows)
    town = Town(server, made.id, made.seats)
    away, _ = town.waiting()
    name = NAMES[away]
    page = town.open(open_page, 1 - away)
    page.get_by_role("tab", name="Seats").click()
    seat = page.locator(f"li[data-seat='{away}']")
    expect(seat).to_contain_text("away too long")
    seat.get_by_role("button", name="Let Broker stand in").click()
    expect(seat).to_contain_text("bot (Broker)")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text(f"{name} has been away too long").first).to_be_visible()
    late = town.open(open_page, away)
    strip = late.get_by_test_id("bot-plays")
    expect(strip).to_contain_text(f"{name} was away too long")
    strip.get_by_role("button", name="Take seat back").click()
    expect(strip).to_have_count(0)
    page.get_by_role("tab", name="Seats").click()
    expect(seat).to_contain_text("here")


# --- why? ----------------------------------------------------------------------------------------


def bots_table(server: Server) -> tuple[str, str]:
    """A person and a bot that can explain itself; the person has made the first move."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Jen", "bot": "broker"}]
    made = server.ask("/api/tables", {"game": "chicago", "config": {"players": 2}, "seats": seats})
    return made["table"], made["seats"][0]["token"]


def test_a_bot_says_why_in_the_log(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    table, token = bots_table(server)
    page = open_seat(open_page, table, token)
    page.locator("[data-target].live").first.click()
    page.get_by_test_id("decision-bar").locator(".btn.go").last.click()
    dismiss_digests(page)  # it lies over the log
    log = page.get_by_role("region", name="Log")
    log.get_by_role("button", name=re.compile("^Why did Jen make move")).first.click()
    window = page.get_by_role("dialog")
    expect(window.get_by_role("heading", name="Why did Jen play this?")).to_be_visible()
    candidates = window.get_by_test_id("candidates").locator("> li")
    expect(candidates.first).to_contain_text("at the end")
    assert candidates.count() > 1
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    expect(log.get_by_role("button", name=re.compile("^Why did Ada"))).to_have_count(0)


def test_a_secret_choice_offers_no_explanation(server: Server, open_page: OpenPage) -> None:
    """The tile that a bot places stays secret, so asking why could only be refused."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Jen", "bot": "apprentice"}]
    made = server.ask("/api/tables", {"game": "chicago", "config": {"players": 2}, "seats": seats})
    town = Town(server, made["table"], [made["seats"][0]["token"]])
    page = open_seat(open_page, town.id, town.seats[0])
    while (snapshot := town.state())["sheet"]["phase"] != "building":
        if 0 in snapshot["awaited"]:
            town.play(0, snapshot, sensible(snapshot))
    log = page.get_by_role("region", name="Log")
    expect(log.locator("[data-why]").first).to_be_attached()
    secret = log.locator(".entry").filter(has_text="Secret choice")
    expect(secret.first).to_be_attached()
    assert secret.locator("[data-why]").count() == 0


def test_why_on_a_phone_in_german(server: Server, open_page: OpenPage) -> None:
    table, token = bots_table(server)
    page = open_seat(open_page, table, token, size=PHONE, lang="de")
    dismiss_digests(page)
    page.locator("[data-target].live").first.click()
    page.get_by_test_id("decision-bar").locator(".btn.go").last.click()
    page.locator("[data-view=log]").click()
    page.locator("[data-why]").first.click()
    expect(page.get_by_role("heading", name="Warum hat Jen so gezogen?")).to_be_visible()
    expect(page.get_by_test_id("candidates").locator("> li").first).to_contain_text("$")


# --- a replay of Chicago -------------------------------------------------------------------------


def test_chicago_is_replayed_by_link_at_any_move(
    server: Server, open_page: OpenPage, assert_accessible: Check, assert_fits: Check
) -> None:
    town = arrange(server, players=2, decades=1)
    end = town.to_the_end()
    at = end["seq"] // 2
    then = town.ask(0, f"/state?at={at}&previews=0&seat=0")
    expected = [player["cash"] for player in then["view"]["players"]]
    assert expected != [player["cash"] for player in end["view"]["players"]]
    link = f"/t/{town.id}/replay?at={at}#{town.seats[0]}"
    page = open_page(link)
    expect(page.get_by_test_id("history-at")).to_contain_text(f"{at} of {end['seq']}")
    assert town.seats[0] not in page.url
    for cash in expected:
        expect(page.locator(".pp .money").filter(has_text=f"${cash:,}").first).to_be_visible()
    expect(page.locator(f'.entry[data-seq="{at}"]')).to_be_in_viewport()
    assert_accessible(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("history-at")).to_contain_text(f"{at + 1} of")
    expect(page).to_have_url(re.compile(rf"\?at={at + 1}$"))
    phone = open_page(link, size=PHONE)
    expect(phone.get_by_test_id("history-at")).to_contain_text(f"{at} of")
    assert_fits(phone)
