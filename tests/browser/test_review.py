"""The review of a finished game, from the replay to the key decisions and back to the board."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from bigshoulders.box.review import VERSION, Reviewer
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.kernel.log import GameLog, read_log
from bigshoulders.kernel.match import Match
from bigshoulders.server.settings import Settings
from bigshoulders.server.store.sql import Store
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.log_import import import_log
from bigshoulders.server.tables.tables import Tables

from .conftest import PHONE, OpenPage, Server

Check = Callable[[Page], None]
STEP_MS = 900  # of the playback


@dataclass
class Finished:
    table: str
    owner: str


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A short game of players who move at random, which leaves a lot to find. The bots' review is
    stored with it; the server's tests wait for one."""
    match = Match(CHICAGO, {"players": 2, "decades": 1}, b"reviewed")
    rng = Random(9)
    while awaited := match.board.awaited():
        match.play(awaited[0], rng.choice(match.board.legal(awaited[0])))
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this thread
        return thread.submit(asyncio.run, imported(server, named(match.log))).result()


def named(log: GameLog) -> str:
    """A log with the names of the players, as servers export it."""
    head, _, entries = log.text().partition("\n")
    return json.dumps({**json.loads(head), "players": ["Ada", "Jen"]}) + "\n" + entries


async def imported(server: Server, log: str) -> Finished:
    settings = Settings(data=str(server.data))
    store = Store(settings.database_url, settings.slow)
    await store.open()
    try:
        told = await import_log(Tables(settings, store), log)
        *_, review = Reviewer(BOX, read_log(log)).review()
        packed = zlib.compress(msgspec.json.encode(review))
        row = {"table_id": told.table, "version": VERSION, "review": packed}
        await store.write(Write().add("review", **row))
    finally:
        await store.close()
    return Finished(told.table, told.owner)


def test_a_review_shows_who_led_and_what_better_moves_were_worth(
    open_page: OpenPage, finished: Finished, assert_accessible: Check, assert_fits: Check
) -> None:
    page = open_page(f"/t/{finished.table}/replay#{finished.owner}")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page).to_have_url(re.compile(rf"/review/{finished.table}$"))
    graph = page.get_by_role("slider", name="Expected lead")
    expect(graph).to_be_visible()
    decisions = page.get_by_test_id("key-decision")
    expect(page.get_by_role("progressbar")).to_have_count(0)  # it is done
    expect(decisions.first).to_contain_text(re.compile(r"[−+]\$\d+"))
    expect(decisions.first).to_contain_text("give or take $")

    where = page.get_by_test_id("review-at")
    count = int(graph.get_attribute("aria-valuemax") or 0)
    expect(where).to_contain_text(f"Decision 1 of {count}")
    for key, number in (("ArrowRight", 2), ("End", count), ("ArrowLeft", count - 1), ("Home", 1)):
        page.keyboard.press(key)
        expect(where).to_contain_text(f"Decision {number} of {count}")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"1875, Setup\. Ada: [+−]\$"))
    board = page.get_by_test_id("review-board")  # beside the graph, the table before the decision
    expect(board).to_have_attribute("data-at", re.compile(r"\d"))
    before = int(board.get_attribute("data-at") or 0)
    page.keyboard.press("ArrowDown")
    expect(board).not_to_have_attribute("data-at", str(before))
    current = page.locator("[data-testid=key-decision].on")
    expect(current).to_have_count(1)

    # The move that was made and the better one are ringed where they are places on the board.
    page.get_by_label("Phase").select_option("action")
    decisions.first.locator("button").first.click()
    expect(board.locator("[data-mark=played]").first).to_be_visible()
    expect(board.locator("[data-mark=better]").first).to_be_visible()
    page.get_by_label("Phase").select_option("")

    everyone = decisions.count()
    page.get_by_role("radio", name="Jen").check(force=True)
    expect(decisions.first).to_contain_text("Jen ·")
    assert 0 < decisions.count() < everyone
    page.get_by_label("Phase").select_option("operating")
    expect(page.get_by_text("Stock Phase · entry")).to_have_count(0)
    page.get_by_label("Phase").select_option("")
    page.get_by_label("Size").select_option("200")
    for text in decisions.locator(".worth b").all_inner_texts():
        assert int(re.sub(r"\D", "", text)) >= 200
    assert_accessible(page)
    assert_fits(page)

    page.get_by_label("Size").select_option("30")
    again = decisions.first.get_by_role("link", name="Try from here")
    assert "/sandbox?at=" in (again.get_attribute("href") or "")
    link = decisions.first.get_by_role("link", name="Show on the board")
    moment = int((link.get_attribute("href") or "").partition("at=")[2])
    link.click()
    expect(page).to_have_url(re.compile(rf"/t/{finished.table}/replay\?at={moment}"))
    expect(page.get_by_test_id("scrubber")).to_have_value(str(moment))

    # With a review, the end of the game shows its turning points; spectators read about the winner.
    page.goto(f"/t/{finished.table}")
    end = page.get_by_test_id("end-page")
    expect(end.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(end.locator(".swing").first).to_contain_text(re.compile(r"[−+]\$\d+.*lead of (Ada|Jen)"))


def test_keys_play_a_review_choose_players_and_open_the_sandbox(
    open_page: OpenPage, finished: Finished
) -> None:
    page = open_page("/favicon.svg", timezone_id="UTC")  # no other test gets this browser's clock
    page.clock.install()
    page.goto(f"/t/{finished.table}/replay#{finished.owner}")
    page.get_by_role("link", name="Review", exact=True).click()
    graph = page.get_by_role("slider", name="Expected lead")
    count = int(graph.get_attribute("aria-valuemax") or 0)
    where = page.get_by_test_id("review-at")
    playback = page.get_by_test_id("review-play")
    page.wait_for_load_state("networkidle")  # an hour later, requests have waited for too long
    page.clock.pause_at(datetime.now() + timedelta(hours=1))

    # Space plays one decision after another, and pauses.
    page.keyboard.press("Space")
    expect(playback).to_have_accessible_name("Pause")
    for number in (2, 3):
        page.clock.run_for(STEP_MS)
        expect(where).to_contain_text(f"Decision {number} of {count}")
    page.keyboard.press("Space")
    expect(playback).to_have_accessible_name("Play")
    page.clock.run_for(3 * STEP_MS)
    expect(where).to_contain_text(f"Decision 3 of {count}")
    # A step by hand pauses as well. On a button, Space presses the button.
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(playback).to_have_accessible_name("Play")
    page.get_by_role("button", name="Next decision").press("Space")
    expect(where).to_contain_text(f"Decision 5 of {count}")
    expect(playback).to_have_accessible_name("Play")
    # The playback ends with the last decision, and starts over from there.
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    playback.click()
    page.clock.run_for(STEP_MS)
    expect(where).to_contain_text(f"Decision {count} of {count}")
    expect(playback).to_have_accessible_name("Play")
    playback.click()
    expect(where).to_contain_text(f"Decision 1 of {count}")
    playback.click()

    # The keys 1 to 4 show the decisions of one player; the same key again shows everyone's.
    everyone, ada, jen = (page.get_by_role("radio", name=one) for one in ("Everyone", "Ada", "Jen"))
    for key, shown in (("2", jen), ("1", ada), ("3", ada), ("1", everyone)):
        page.keyboard.press(key)
        expect(shown).to_be_checked()
    jen.check(force=True)  # the focus is on the filter now
    page.keyboard.press("2")
    expect(everyone).to_be_checked()

    here = page.get_by_role("region", name="Playback").get_by_role("link", name="Try from here")
    address = here.get_attribute("href") or ""
    page.keyboard.press("b")
    expect(page).to_have_url(re.compile(rf"{re.escape(address)}$"))
    expect(page.get_by_test_id("sandbox")).to_be_visible()


def test_a_review_grows_while_the_bots_work_and_can_be_started_again(
    open_page: OpenPage, server: Server, finished: Finished
) -> None:
    """The server answers with half a review first, then not at all, then with a failure, then with
    the whole."""
    whole = server.ask(f"/api/tables/{finished.table}/review", auth=f"Owner {finished.owner}")
    half = {
        **whole,
        "status": "working",
        "done": 3,
        "total": 8,
        "findings": [],
        "points": whole["points"][:20],
    }
    now: list[Any] = [half]
    started: list[Route] = []

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            started.append(route)
            now[0] = whole
        route.fulfill(json=now[0]) if now[0] else route.abort()

    page = open_page("/favicon.svg")
    page.route(f"**/api/tables/{finished.table}/review?*", answer)
    page.goto(f"/t/{finished.table}/replay#{finished.owner}")
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("The bots are looking at the game: 37%")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "3")
    graph = page.get_by_role("slider", name="Expected lead")
    expect(graph).to_have_attribute("aria-valuemax", "20")
    expect(page.get_by_test_id("key-decision")).to_have_count(0)
    now[0] = None
    lost = page.get_by_role("alert")
    expect(lost).to_contain_text("The server isn’t responding")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(graph).to_be_visible()
    now[0] = half
    expect(lost).to_have_count(0)  # by itself
    expect(page.get_by_role("progressbar")).to_be_visible()
    now[0] = {**half, "status": "failed"}
    page.get_by_role("button", name="Start again").click()
    assert started
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(graph).to_have_attribute("aria-valuemax", str(len(whole["points"])))
    expect(page.get_by_test_id("key-decision").first).to_be_visible()


def test_a_review_fits_a_phone_and_speaks_its_language(
    open_page: OpenPage, finished: Finished, assert_accessible: Check, assert_fits: Check
) -> None:
    page = open_page(f"/t/{finished.table}/replay#{finished.owner}", "de", PHONE, dark=True)
    page.get_by_role("link", name="Analyse", exact=True).click()
    expect(page.get_by_role("heading", name="Schlüsselentscheidungen")).to_be_visible()
    expect(page.get_by_test_id("key-decision").first).to_contain_text("Besser:")
    page.get_by_role("button", name="Nächste Entscheidung").click()
    expect(page.get_by_test_id("review-at")).to_contain_text("Entscheidung 2 von")
    panel = page.locator(".controls").bounding_box()
    assert panel is not None
    for link in page.locator(".controls .links a").all():
        box = link.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= panel["x"] + panel["width"] - 8, "a margin stays"
    assert_accessible(page)
    assert_fits(page)


def test_a_review_stays_if_the_log_fails_to_load(open_page: OpenPage, finished: Finished) -> None:
    page = open_page(f"/t/{finished.table}#{finished.owner}")
    expect(page.get_by_test_id("end-page")).to_be_visible()
    page.route("**/api/tables/*/log*", lambda route: route.abort())
    page.goto(f"/review/{finished.table}")
    failure = page.get_by_role("alert")
    expect(failure).to_contain_text("The server isn’t responding")
    expect(page.get_by_role("slider", name="Expected lead")).to_be_visible()
    page.unroute_all()
    failure.get_by_role("button", name="Try again").click()
    expect(failure).to_have_count(0)
    expect(page.get_by_test_id("review-at")).to_contain_text("Decision 1 of")
