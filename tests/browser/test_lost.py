"""A server that answers late or not at all: nothing breaks, and the page says what matters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, WebSocketRoute, expect

from table import table

from .conftest import PHONE, OpenPage, Server
from .placed import place
from .solitaire import Solitaire, arrange, bar, played
from .town import Town
from .town import arrange as chicago

NO_ANSWER = "The server isn’t responding"


@pytest.fixture
def game(server: Server) -> Solitaire:
    return arrange(server)


@pytest.fixture
def town(server: Server) -> Town:
    return place(
        server,
        table(2, companies={"swift": {"director": 1, "value": 100, "common": {"seat_0": 3}}}),
    )


def unreachable(page: Page, *paths: str) -> None:
    for path in paths:
        page.route(path, lambda route: route.abort())


def notice(page: Page) -> Locator:
    return page.get_by_role("alert")


def test_an_outdated_preview_is_not_an_error(open_page: OpenPage, town: Town) -> None:
    """A quick player has moved before the server was asked for the preview."""
    page = town.open(open_page, 0)
    held: list[Route] = []
    page.route("**/preview*", lambda route: held.append(route))
    paper = page.locator('[data-target="sell:swift:common"]').first
    for _ in range(3):
        seq = bar(page).get_attribute("data-seq")
        paper.click()
        page.get_by_test_id("confirm").click()
        expect(page.locator(f'[data-testid=decision-bar][data-seq="{seq}"]')).to_have_count(0)
    assert held
    with page.expect_response("**/preview*") as reply:
        for route in held:
            route.continue_()
    assert reply.value.status == 422
    page.unroute("**/preview*")
    bar(page).locator('.choice[data-choice="done"]').click()
    expect(page.get_by_test_id("preview")).to_contain_text("Swift")


def test_an_unanswered_preview_is_requested_again(open_page: OpenPage, game: Solitaire) -> None:
    game.play({"do": "begin", "action": "hire"})
    page = open_page(game.link)
    card = page.locator("[data-target='card:central']")
    unreachable(page, "**/preview*")
    with page.expect_event("requestfailed"):
        card.click()
    expect(bar(page)).to_contain_text("The effect can’t be shown")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.unroute_all()
    page.keyboard.press("Escape")
    card.click()
    expect(page.get_by_test_id("preview")).to_be_visible()


def test_panels_that_fail_say_why_and_can_be_tried_again(
    open_page: OpenPage, game: Solitaire
) -> None:
    page = open_page(game.link)
    expect(bar(page)).to_be_visible()
    for tab, path in (("Notes", "**/notes*"), ("Chart", "**/chart*")):
        unreachable(page, path)
        page.get_by_role("tab", name=tab).click()
        expect(notice(page)).to_contain_text(NO_ANSWER)
        page.unroute_all()
        notice(page).get_by_role("button", name="Try again").click()
        expect(notice(page)).to_have_count(0)
    unreachable(page, "**/hint*")
    page.get_by_role("tab", name="Hint").click()
    page.get_by_test_id("hint").click()
    expect(notice(page)).to_contain_text(NO_ANSWER)
    expect(page.get_by_test_id("hint")).to_be_enabled()


def test_an_unanswered_reason_is_requested_again(open_page: OpenPage, game: Solitaire) -> None:
    game.play({"do": "begin", "action": "produce"})
    page = open_page(game.link)
    sell = page.locator("[data-target='action:sell']")
    expect(sell).to_have_attribute("aria-disabled", "true")
    unreachable(page, "**/why*")
    with page.expect_event("requestfailed"):
        sell.hover()
    with page.expect_event("requestfailed"):
        sell.click(force=True)
    page.unroute_all()
    sell.click(force=True)
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(bar(page).get_by_role("alert")).to_contain_text("SOLO-TURN-3")


def test_a_reason_stays_beside_a_control_that_its_refusal_moves(
    open_page: OpenPage, game: Solitaire
) -> None:
    game.play({"do": "begin", "action": "produce"})
    page = open_page(game.link)
    page.locator("[data-target='action:sell']").hover(position={"x": 5, "y": 3})
    reason = page.get_by_role("tooltip")
    expect(reason).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(bar(page).get_by_role("alert")).to_contain_text("SOLO-TURN-3")
    page.evaluate("() => new Promise((done) => setTimeout(done, 200))")  # the control has moved
    expect(reason).to_be_visible()
    page.mouse.move(640, 700)
    expect(reason).to_have_count(0)


def test_a_reason_may_come_after_its_control_has_gone(open_page: OpenPage, game: Solitaire) -> None:
    game.play({"do": "begin", "action": "produce"})
    page = open_page(game.link)
    sell = page.locator("[data-target='action:sell']")
    expect(sell).to_have_attribute("aria-disabled", "true")
    held: list[Route] = []
    page.route("**/why*", lambda route: held.append(route))
    with page.expect_request("**/why*"):
        sell.hover()
    page.locator("a.brand").click()
    expect(sell).to_have_count(0)
    with page.expect_response("**/why*"):
        held[0].continue_()
    page.evaluate("() => new Promise(requestAnimationFrame)")  # an error there fails the test


def test_the_page_waits_for_a_move_not_shown_yet(open_page: OpenPage, game: Solitaire) -> None:
    """The reply may come before the live connection; undo and answers wait for a new snapshot."""
    page = open_page("/settings", own=True)
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    is_held = False

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: held.append((line, text)) if is_held else line.send(text))

    page.route_web_socket("**/live", listen)
    game.play({"do": "begin", "action": "hire"})
    page.goto(game.link)
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_enabled()
    page.locator("[data-target='card:central']").click()
    is_held = True
    with page.expect_response("**/moves*"):
        page.get_by_test_id("confirm").click()
    expect(undo).to_be_disabled()
    page.keyboard.press("u")
    is_held = False
    for line, text in held:
        line.send(text)
    expect(undo).to_be_enabled()
    expect(bar(page).get_by_role("alert")).to_have_count(0)
    assert game.state()["view"]["central"]["workers"] == 2
    page.keyboard.press("u")
    expect(bar(page)).to_contain_text("Hire a worker")
    assert game.state()["view"]["central"]["workers"] == 1


def test_looking_back_stops_while_the_server_is_silent(open_page: OpenPage, server: Server) -> None:
    game = played(server, until_year=4)
    page = open_page(f"/t/{game.id}/replay?at=1#{game.watch}")
    at = page.get_by_test_id("history-at")
    expect(at).to_contain_text("Move 1 of")
    unreachable(page, "**/state*")
    page.get_by_test_id("play").click()
    expect(notice(page)).to_contain_text(NO_ANSWER)
    expect(page.get_by_test_id("play")).to_have_text("Play")
    expect(at).to_contain_text("Move 1 of")
    page.unroute_all()
    page.get_by_role("button", name="One move forward").click()
    expect(at).to_contain_text("Move 2 of")


def test_a_language_that_fails_to_load_is_reported(open_page: OpenPage, game: Solitaire) -> None:
    """The page keeps its language; if only the table's texts are missing, the table says so."""
    page = open_page(game.link)
    expect(bar(page)).to_be_visible()
    english, german = (page.locator(f".lang [lang={tag}]") for tag in ("en", "de"))
    unreachable(page, "**/locales/*", "**/state*")
    german.click()
    expect(notice(page)).to_contain_text(NO_ANSWER)
    expect(german).to_have_attribute("aria-pressed", "false")
    page.unroute("**/locales/*")
    german.click()
    expect(page.get_by_role("alert").filter(has_text="antwortet nicht")).to_be_visible()
    page.unroute_all()
    english.click()
    german.click()
    expect(bar(page)).to_contain_text("Aktion")


def test_a_picked_move_is_shown_in_the_new_language(open_page: OpenPage, game: Solitaire) -> None:
    game.play({"do": "begin", "action": "hire"})
    page = open_page(game.link)
    page.locator("[data-target='card:central']").click()
    told = page.get_by_test_id("preview")
    expect(told).to_contain_text("workers")
    page.locator(".lang [lang=de]").click()
    expect(told).to_contain_text("Arbeiter")


def test_a_link_that_cannot_be_copied_is_shown(open_page: OpenPage, server: Server) -> None:
    """Over plain HTTP from another machine, a browser gives pages no clipboard."""
    game = played(server)
    page = open_page("/settings", own=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(game.link)
    page.get_by_test_id("copy").click()
    expect(notice(page)).to_contain_text("Industrialist, side A")
    notice(page).get_by_role("button").click()
    page.get_by_role("tab", name="History").click()
    page.get_by_role("button", name="Copy link to this move").click()
    expect(notice(page)).to_contain_text(f"/t/{game.id}/replay?at=")


def test_a_seat_link_opens_its_seat_once_the_server_answers(
    open_page: OpenPage, game: Solitaire
) -> None:
    page = open_page("/lobby")
    page.route("**/api/tables/*", lambda route: route.fulfill(status=503))
    with page.expect_response(lambda answer: answer.status == 503):
        page.goto(game.link)
    page.unroute_all()
    expect(bar(page).get_by_role("button", name="End turn")).to_be_visible()
    expect(page).not_to_have_url(re.compile("#"))


SMALL_DESKTOP: ViewportSize = {"width": 1280, "height": 800}
# Whether all these things are on the page, and the first one covers none of the others.
APART = """(things) => {
  const [line, ...others] = things.map(
    (thing) => document.querySelector(thing)?.getBoundingClientRect()
  );
  return Boolean(line?.height) && others.every((other) => other?.height && !(
    line.left < other.right && other.left < line.right &&
    line.top < other.bottom && other.top < line.bottom
  ));
}"""
# Counts in `spoken` how often a screen reader would hear the line again.
LISTEN = """(line) => {
  window.line = line;
  window.spoken = 0;
  const listening = new MutationObserver((changes) => (spoken += changes.length));
  listening.observe(line, { childList: true, characterData: true, subtree: true });
}"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


@pytest.mark.parametrize("size", [SMALL_DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_stopped_server_is_announced_and_the_choice_is_kept(
    own_server: Server, open_page: OpenPage, size: ViewportSize
) -> None:
    """The line about it covers neither Confirm nor notices, and what it says comes true."""
    town = chicago(own_server, players=2)
    seat, _ = town.until("stock_turn")
    page = town.open(open_page, seat, size=size, url=own_server.url)
    bar(page).locator("[data-choice=pass]").click()
    expect(page.get_by_test_id("preview")).to_contain_text("You keep")
    own_server.kill()
    line = page.get_by_role("status").filter(has_text="Connection lost")
    expect(line).to_contain_text("Your unsent choices are kept")
    line.evaluate(LISTEN)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("confirm")).to_have_text(re.compile("Sending"))
    expect(notice(page)).to_contain_text("Not confirmed yet. The server isn’t responding")
    if size == PHONE:
        page.locator("[data-view=log]").click()
    for tab in ("Seats", "Chat", "Seats"):  # the chat says itself that a message wasn't sent
        page.get_by_role("tab", name=tab).click()
        if tab == "Seats":
            with page.expect_event("requestfailed", lambda request: "/bot" in request.url):
                page.get_by_role("button", name="Let Broker play for me").click()
    told = page.locator(".toasts [role=alert]")
    page.evaluate(DRAWN)
    expect(told).to_have_count(1)  # however often the same thing fails
    page.wait_for_function(APART, arg=[".toast.line", "[data-testid=confirm]", ".toasts"])
    assert page.evaluate("[line.isConnected, spoken]") == [True, 0]  # after several attempts
    # Another choice isn't refused yet.
    page.keyboard.press("Escape")
    expect(notice(page).filter(has_text="Not confirmed yet")).to_have_count(0)
    expect(page.get_by_test_id("picked")).to_have_text("Pass")
    own_server.start()
    page.evaluate("() => dispatchEvent(new Event('online'))")  # or it waits for its next attempt
    expect(line).to_have_count(0)
    expect(told).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-testid=decision-bar].wait")).to_be_visible()


def test_a_proxy_that_answers_for_a_stopped_server_refuses_nothing(
    open_page: OpenPage, game: Solitaire
) -> None:
    game.play({"do": "begin", "action": "hire"})
    page = open_page(game.link)
    page.locator("[data-target='card:central']").click()
    page.route("**/moves*", lambda route: route.fulfill(status=502, body="Bad gateway"))
    page.get_by_test_id("confirm").click()
    expect(notice(page)).to_contain_text("Not confirmed yet. The server has a problem")
    page.unroute_all()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("undo")).to_be_enabled()
    expect(notice(page)).to_have_count(0)
    assert game.state()["view"]["central"]["workers"] == 2


@pytest.mark.parametrize("reached", [True, False], ids=["late", "never"])
def test_a_slow_server_still_fills_the_list_of_tables(open_page: OpenPage, reached: bool) -> None:
    """Its answer takes longer than the time from one request to the next."""
    page = open_page("/settings", own=True)
    page.clock.install()
    held: list[Route] = []
    page.route("**/api/tables?*", lambda route: held.append(route))
    with page.expect_request("**/api/tables?*"):
        page.goto("/lobby")
    page.clock.run_for(25_000)
    if reached:
        held[0].fulfill(json=[])
        expect(page.get_by_text("No open tables")).to_be_visible()
    else:
        held[0].abort()
        expect(notice(page)).to_contain_text(NO_ANSWER)


def test_rules_that_fail_to_load_can_be_opened_later(open_page: OpenPage, town: Town) -> None:
    """Their panel can be closed and tried again; a missing part never costs the page."""
    page = town.open(open_page, 0, own=True)
    rules = page.locator(".topbar").get_by_role("link", name="Rules")
    beside = page.get_by_test_id("rules-beside")
    unreachable(page, "**/assets/RulesPanel*.js", "**/healthz*")
    rules.click()
    part = notice(page).filter(has_text="A part of this page couldn’t be loaded")
    with page.expect_event("requestfailed", lambda request: "healthz" in request.url):
        part.get_by_role("button", name="Reload").click()
    expect(part).to_be_visible()  # the browser has nothing to show in place of the page
    expect(bar(page)).to_be_visible()
    page.unroute_all()
    with page.expect_event("load"):  # the page asks the server first
        part.get_by_role("button", name="Reload").click()
    expect(part).to_have_count(0)
    expect(bar(page)).to_be_visible()
    unreachable(page, "**/locales/*rules*")
    rules.click()
    expect(beside.get_by_role("alert")).to_contain_text(NO_ANSWER)
    beside.get_by_role("button", name="Close").click()
    expect(beside).to_have_count(0)
    rules.click()
    expect(beside.get_by_role("alert")).to_be_visible()
    page.unroute_all()
    beside.get_by_role("button", name="Try again").click()
    expect(beside.get_by_role("combobox")).to_be_visible()
    expect(beside.get_by_role("alert")).to_have_count(0)
