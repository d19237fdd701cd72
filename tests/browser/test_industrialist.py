"""Industrialist in the browser: whole games by clicking, and everything around a decision."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import APIResponse, Page, Route, ViewportSize, expect

from served import Server

from .conftest import PHONE, OpenPage
from .solitaire import Solitaire, answer, arrange, bar, confirm, played

Check = Callable[..., None]
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
SMALL_DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLE = re.compile(r"/t/[\w-]+$")
QUESTION = {"en": "start an action", "fr": "commencez une action", "de": "Beginne eine Aktion"}


@pytest.fixture
def game(server: Server) -> Solitaire:
    return arrange(server)


def asks(page: Page, words: str) -> None:
    expect(bar(page).get_by_role("heading")).to_contain_text(words)


def begin(page: Page, action: str) -> None:
    page.locator(f"[data-target='action:{action}']").click()
    confirm(page)


def test_a_complete_game_by_clicking(open_page: OpenPage, game: Solitaire) -> None:
    """Every answer with the mouse: the first year with Confirm, then without it where Undo
    works."""
    page = open_page(game.link, **CLIPBOARD)
    rng = Random(7)
    end = page.get_by_test_id("end")
    for turn in range(1000):
        if end.is_visible():
            break
        if turn == 6:
            page.goto("/settings")
            page.get_by_label("Confirm every move").uncheck()
            page.goto(game.link)
        answer(page, rng)
        expect(bar(page).or_(end)).to_be_visible()
    expect(end).to_be_visible()
    profit = game.state()["result"]["scores"][0]
    expect(page.get_by_test_id("final-profit")).to_have_text(f"{profit} Profit")
    text = page.get_by_test_id("share-text").inner_text()
    assert text.splitlines()[0] == "Industrialist, side A"
    assert text.splitlines()[1].startswith(f"{profit} · ")
    assert len(text.splitlines()[2]) == 16, "one bar for every turn"
    page.get_by_test_id("copy").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == text


def test_the_daily_game_is_shared_with_its_date(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Game of the day").click()
    page.wait_for_url(TABLE)
    expect(bar(page)).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    keys = page.evaluate(f"JSON.parse(localStorage.getItem('bigshoulders.keys.{table}'))")
    game = Solitaire(server, table, keys["seats"]["0"], keys["watch"])
    game.play_out()
    title = page.get_by_test_id("share-text")
    expect(title).to_contain_text(re.compile(r"^Industrialist, game of the day \d{4}-\d\d-\d\d"))


def test_the_daily_game_deals_everyone_the_same_cards(server: Server) -> None:
    one, two = (arrange(server, daily="2026-03-01").state()["view"] for _ in range(2))
    assert one["row"] == two["row"]
    assert one["market"] == two["market"]


# Boxes on the page, wherever it is scrolled to.
PLACES = """(parts) => parts.map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height];
})"""


@pytest.mark.parametrize(("width", "lang"), [(1000, "de"), (1280, "fr"), (1440, "en")])
def test_pointing_at_an_action_moves_nothing(
    open_page: OpenPage, game: Solitaire, width: int, lang: str
) -> None:
    """A bar that grew with the effect would push the action away from the pointer."""
    page = open_page(game.link, lang=lang, size={"width": width, "height": 800})
    actions = page.locator("[data-target^='action:']")
    expect(actions.first).to_be_visible()
    page.wait_for_load_state("networkidle")
    before = actions.evaluate_all(PLACES)
    pointed = 0
    for one in actions.all():
        one.hover()
        preview = page.get_by_test_id("preview")
        if one.get_attribute("aria-disabled") == "false":
            expect(preview).to_be_visible()
            pointed += 1
        assert actions.evaluate_all(PLACES) == before
    assert pointed > 2


def test_building_shows_the_place_and_the_cost(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    row = game.state()["sheet"]["row"]
    able = [card["side"] for card in row if card["affordable"] and card["places"]]
    begin(page, "build")
    asks(page, "Choose a Building and a place for it")
    page.locator(f"[data-target='row:{able[0]}']").click()
    if page.get_by_test_id("confirm").is_disabled():  # several places: choose one on the map
        page.locator(".place").first.click()
    expect(page.locator(f".card.ghost[data-built='{able[0]}']")).to_be_visible()
    expect(page.get_by_test_id("preview")).to_contain_text("(building)")
    confirm(page)
    view = game.state()["view"]
    assert able[0] in view["buildings"] or view["stack"][-1]["step"] != "actions"


def test_a_sale_is_previewed_with_both_sides(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    begin(page, "sell")
    page.locator("[data-target='sell:commodities']").click()
    page.get_by_role("button", name="Sell a lot of Commodities for Profit").click()
    expect(page.get_by_test_id("preview")).to_contain_text("Central Factory (Commodities): −")
    expect(page.get_by_test_id("preview")).to_contain_text("Profit: +1 = 1")
    confirm(page)
    expect(page.get_by_test_id("profit")).to_have_text("1")


def test_an_impossible_move_says_why(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    begin(page, "produce")
    sell = page.locator("[data-target='action:sell']")
    expect(sell).to_have_attribute("aria-disabled", "true")
    sell.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Actions come in a fixed order")
    sell.click(force=True)
    expect(bar(page).get_by_role("alert")).to_contain_text("SOLO-TURN-3")


def test_undo_and_start_over(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    begin(page, "hire")
    page.locator("[data-target='card:central']").click()
    confirm(page)
    page.get_by_test_id("undo").click()
    asks(page, "Hire a worker")
    page.locator("[data-target='card:central']").click()
    confirm(page)
    page.get_by_test_id("start-over").click()
    asks(page, QUESTION["en"])
    expect(page.get_by_test_id("undo")).to_have_count(0)
    assert game.state()["view"]["central"]["workers"] == 1


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(
    open_page: OpenPage, game: Solitaire
) -> None:
    page = open_page(game.link)
    begin(page, "hire")
    asks(page, "Hire a worker")
    page.reload()
    asks(page, "Hire a worker")
    expect(page.get_by_test_id("undo")).to_be_visible()
    page.locator("[data-target='card:central']").click()
    confirm(page)
    assert game.state()["view"]["central"]["workers"] == 2


def test_the_page_survives_a_server_crash(open_page: OpenPage, own_server: Server) -> None:
    game = arrange(own_server)
    page = open_page(game.link, url=own_server.url)
    begin(page, "hire")
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_server.start()
    page.get_by_role("button", name="Retry now").or_(bar(page)).first.click()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)
    page.locator("[data-target='card:central']").click()
    confirm(page)
    assert game.state()["view"]["central"]["workers"] == 2


def test_a_turn_by_keyboard_alone(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    asks(page, QUESTION["en"])
    hire = bar(page).locator("button.choice", has_text="Hire and move").locator("kbd").inner_text()
    page.keyboard.press(hire)
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    page.keyboard.press(hire)
    page.keyboard.press("Enter")
    asks(page, "Hire a worker")
    page.keyboard.press("u")
    asks(page, QUESTION["en"])
    page.keyboard.press(hire)
    page.keyboard.press("Enter")
    asks(page, "Hire a worker")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    asks(page, QUESTION["en"])
    assert game.state()["view"]["central"]["workers"] == 2


def test_the_next_question_can_be_answered_as_soon_as_it_is_shown(
    open_page: OpenPage, game: Solitaire
) -> None:
    """The live connection may be faster than the reply; only the new snapshot counts."""
    page = open_page(game.link)
    begin(page, "hire")
    asks(page, "Hire a worker")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/undo*", lambda route: held.append((route, route.fetch())))
    page.keyboard.press("u")
    asks(page, QUESTION["en"])
    begin(page, "hire")
    asks(page, "Hire a worker")
    for route, reply in held:
        route.fulfill(response=reply)
    page.locator("[data-target='card:central']").click()
    confirm(page)
    assert game.state()["view"]["central"]["workers"] == 2


def test_the_map_works_by_keyboard(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    begin(page, "hire")
    factory = page.locator("[data-target='card:central']")
    factory.focus()
    page.keyboard.press("Enter")
    expect(factory).to_have_attribute("aria-pressed", "true")
    confirm(page)
    assert game.state()["view"]["central"]["workers"] == 2


def test_the_game_works_on_a_phone(
    open_page: OpenPage, game: Solitaire, assert_fits: Check, assert_accessible: Check
) -> None:
    page = open_page(game.link, size=PHONE)
    expect(bar(page)).to_be_in_viewport()
    assert_fits(page)
    begin(page, "hire")
    asks(page, "Hire a worker")
    card = page.locator("[data-target='card:central']")
    expect(card).to_be_in_viewport()
    card.tap()  # nothing covers it
    expect(page.get_by_test_id("picked")).to_contain_text("Central Factory")
    page.get_by_role("button", name="Back").tap()
    page.get_by_test_id("list-choices").tap()
    expect(bar(page).locator("button.choice", has_text="Central Factory")).to_be_visible()
    assert_fits(page)
    assert_accessible(page)


@pytest.fixture(scope="module")
def middle_and_end(server: Server) -> list[Solitaire]:
    """A game in year 14, and a finished one."""
    return [played(server, "B", until_year=year, luck=3) for year in (14, 32)]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_table_in_every_language_and_theme(
    open_page: OpenPage, middle_and_end: list[Solitaire], assert_accessible: Check, lang: str
) -> None:
    """Both themes have the same colours in every language, so they are looked at in one."""
    middle, end = middle_and_end
    page = open_page(middle.link, lang=lang)
    for theme in ("dark", "light") if lang == "en" else ("light",):
        page.emulate_media(color_scheme=theme)
        for game, shown in ((middle, bar(page)), (end, page.get_by_test_id("end"))):
            page.goto(game.link)
            expect(shown).to_be_visible()
            assert "⟦" not in page.content(), "a message is missing"
            assert_accessible(page, contrast=lang == "en")


def test_the_language_can_change_during_a_decision(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    for name, lang in [("Deutsch", "de"), ("Français", "fr"), ("English", "en")]:
        page.get_by_role("button", name=name).click()
        asks(page, QUESTION[lang])


def test_a_hint_is_given_on_request(open_page: OpenPage, game: Solitaire) -> None:
    page = open_page(game.link)
    page.get_by_role("tab", name="Hint").click()
    page.get_by_test_id("hint").click()
    first = page.locator(".hint ol > li").first
    expect(first).to_contain_text("Profit at the end", timeout=60_000)


# The parts of a card in the row that stick out of it.
STICKING_OUT = """() => [...document.querySelectorAll(".rowcard")].flatMap((card) =>
  [...card.querySelectorAll(":not(.sr)")].filter((part) => {
    const [box, edge] = [part.getBoundingClientRect(), card.getBoundingClientRect()];
    return part.closest(".sr") === null && box.width > 1
      && (box.right > edge.right || part.scrollWidth > part.clientWidth + 1 && part.clientWidth);
  }).map((part) => `${card.dataset.target}: ${part.textContent.trim() || part.tagName}`))"""


DEALS = ["2026-01-02", "2026-01-05"]  # the first rows of these days show both sides of every card
SIDES = 12


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_long_words_stay_on_their_cards(server: Server, open_page: OpenPage, lang: str) -> None:
    page = open_page("/", lang=lang, size=SMALL_DESKTOP)
    cards = page.locator(".rowcard")
    seen: set[str | None] = set()
    for day in DEALS:
        page.goto(arrange(server, daily=day).link)
        expect(cards).to_have_count(6)
        assert page.evaluate(STICKING_OUT) == []
        seen |= {card.get_attribute("data-target") for card in cards.all()}
    assert len(seen) == SIDES
