"""Cards: everything with an icon explains itself, on every screen, by mouse, finger and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bigshoulders.rulebook import is_known
from table import table

from . import solitaire
from .conftest import PHONE, OpenPage, Server, dismiss_digests
from .placed import place
from .town import Town, arrange

Check = Callable[[Page], None]
# Icons of the page itself, not of the game: tools, tabs, ticks and arrows.
CONTROLS = [
    *("arrow", "bell", "book", "check", "chev", "chevd", "clock", "eye", "help", "info", "link"),
    *("lock", "log", "minus", "moon", "more", "pin", "play", "plus", "redo", "settings", "sun"),
    *("undo", "user", "warn", "x"),
]
# Asks every drawing on the page for its card, as a person does: the mouse on it, then I.
WALK = """
async controls => {
  const soon = () => new Promise(done => setTimeout(done));
  // A card needs no frame to open; drawing one for each would take most of the time.
  const wait = tries =>
    tries < 20 ? soon() : new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const key = name => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const iconOf = svg =>
    svg.querySelector("use")?.getAttribute("href")?.slice(3) ?? svg.classList[0];
  const opened = () => document.querySelector("[data-open], [data-testid=card-sheet]");
  const seen = new Map();
  for (const svg of document.querySelectorAll(".app svg")) {
    if (!svg.getClientRects().length || controls.includes(iconOf(svg))) continue;
    if (svg.matches("[role=group]") || svg.closest("nav, .tools, .brand, .plate")) continue;
    const name = svg.closest("[data-card]")?.dataset.card ?? iconOf(svg);
    if (seen.has(name)) continue;
    svg.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    key("i");
    for (let tries = 0; tries < 80 && !opened(); tries++) await wait(tries);
    const card = opened();
    if (!card && !svg.isConnected) continue;  // such as the banner of a phase, which goes away
    seen.set(name, {
      name,
      text: card?.innerText ?? "",
      does: card?.querySelector(".does")?.innerText ?? "",
      rule: card?.querySelector("a[href^='/rules/']")?.getAttribute("href").slice(7) ?? "",
    });
    key("Escape");
    for (let tries = 0; tries < 80 && opened(); tries++) await wait(tries);
  }
  return [...seen.values()];
}
"""
SCREENS = [
    ("founding", 1),
    ("stock_turn", 1),
    ("build", 1),
    ("action_turn", 1),
    ("purchase", 1),
    ("sales", 1),
    ("payout", 1),
]
PHONE_VIEWS = ["play", "companies", "shares", "markets"]


def card(page: Page) -> Locator:
    return page.locator("[data-open]")


def sheet(page: Page) -> Locator:
    return page.get_by_test_id("card-sheet")


def walk(page: Page, screen: str) -> set[str]:
    """Ask every icon of a screen for its card; returns the ids of the cards."""
    expect(page.locator("[data-card]:visible").first).to_be_visible()
    page.wait_for_load_state("networkidle")  # parts that come later would take an open card away
    page.keyboard.press("i")  # the cards are fetched once; from then on they open at once
    expect(card(page).or_(sheet(page))).to_be_visible()
    page.keyboard.press("Escape")
    found: list[Any] = page.evaluate(WALK, CONTROLS)
    for one in found:
        where = f"{screen}: {one['name']}"
        assert one["text"], f"{where} has no card"
        assert "⟦" not in one["text"], f"{where} lacks a message: {one['text']}"
        assert one["does"].strip(), f"{where} says nothing"
        assert is_known(one["rule"]), f"{where} cites {one['rule']}"
    return {one["name"] for one in found}


def overlapping(page: Page, one: str, other: str) -> bool:
    boxes = [page.locator(name).first.bounding_box() for name in (one, other)]
    a, b = (box or {"x": 0, "y": 0, "width": 0, "height": 0} for box in boxes)
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def hold(page: Page, place: Locator) -> None:
    """Hold a finger on a place until its card opens."""
    place.scroll_into_view_if_needed()
    for _ in range(2):  # the scrolling has ended before the finger comes down
        page.evaluate("() => new Promise(requestAnimationFrame)")
    box = place.bounding_box()
    assert box is not None
    spot = {"clientX": box["x"] + 5, "clientY": box["y"] + 5}
    place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, **spot})
    expect(sheet(page)).to_be_visible()
    place.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True, **spot})


@pytest.fixture
def town(server: Server) -> Town:
    """A game with the modules that add things."""
    special = ["oscar_mayer", "american_flyer"]
    return arrange(server, goals=True, chiefs=True, special_companies=special)


@pytest.mark.parametrize(("question", "decade"), SCREENS)
def test_every_icon_on_every_screen_has_a_card(
    town: Town, open_page: OpenPage, question: str, decade: int
) -> None:
    seat, _ = town.until(question, decade)
    page = town.open(open_page, seat)
    found = walk(page, question)
    assert len(found) > 20
    if question == "action_turn":
        phone = town.open(open_page, seat, size=PHONE, lang="de")
        for view in PHONE_VIEWS:
            phone.locator(f"[data-view={view}]").click()
            assert walk(phone, f"phone, {view}")


def test_every_icon_at_the_end_of_a_game_has_a_card(server: Server, open_page: OpenPage) -> None:
    """In the first edition, in French."""
    town = arrange(server, players=2, edition="first")
    town.to_the_end()
    page = town.open(open_page, 0, lang="fr")
    assert len(walk(page, "end")) > 10


@pytest.mark.parametrize(("size", "lang"), [(None, "en"), (PHONE, "de")])
def test_every_icon_of_industrialist_has_a_card(
    server: Server, open_page: OpenPage, assert_fits: Check, size: Any, lang: str
) -> None:
    game = solitaire.played(server, side="B", until_year=8)
    page = open_page(game.link, size=size, lang=lang)
    expect(page.locator("[data-card='card:central']")).to_be_visible()
    found = walk(page, "Industrialist")
    kinds = {"kind:materials", "kind:capital", "action:build", "managers", "market"}
    assert {*kinds, "card:central", "labour", "maintenance", "rail"} <= found
    assert_fits(page)


def ask(page: Page, place: Locator) -> Locator:
    """One action: the mouse rests on a thing. Returns its card."""
    page.mouse.move(4, 4)
    expect(card(page)).to_have_count(0)
    place.first.hover()
    expect(card(page)).to_be_visible()
    return card(page)


def test_ten_questions_of_a_newcomer_are_answered_on_the_table(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server, players=2)
    seat, snapshot = town.until("action_turn")
    rival = 1 - seat
    page = town.open(open_page, seat)
    dismiss_digests(page)  # it has only one line for each player
    mine = snapshot["sheet"]["players"][seat]
    company = mine["directs"][0]
    line = snapshot["sheet"]["companies"][company]

    def about(name: str) -> Locator:
        return ask(page, page.locator(f'[data-card="{name}"]'))

    # What does this icon do?
    expect(ask(page, page.locator(".agrid .ae svg")).locator(".does")).not_to_be_empty()
    # Why can't my company run? When does it operate?
    tape = about(f"company:{company}")
    expect(tape.locator("[data-verdict=no]")).to_contain_text("can’t run yet. Factory 1 lacks")
    expect(tape).to_contain_text(f"Operating order {line['rank']}")
    # What may I do with this money?
    expect(about(f"personal:{seat}")).to_contain_text("It buys shares and founds companies")
    expect(about(f"treasury:{company}")).to_contain_text("It pays for everything the company does")
    # Who pays for this Building?
    building = ask(page, page.locator(".bgrid .sp[data-card]"))
    expect(building.get_by_text("pays").first).to_be_visible()
    # How do I get more Partners?
    expect(about("partner")).to_contain_text("Three more join you")
    # What ends the game?
    expect(about("decade")).to_contain_text("The game ends after the Operating Phase")
    # What is my score now?
    worth = about(f"worth:{seat}")
    expect(worth).to_contain_text(f"Current worth ${mine['net_worth']}")
    # What did my rival just do?
    log = town.ask(seat, "/log")
    moves = [one["text"] for one in log if one["seat"] == rival and one.get("text")]
    expect(about(f"player:{rival}").locator("dd").first).to_have_text(moves[-1])


def test_the_card_of_a_certificate_says_the_price_after_the_sale(
    server: Server, open_page: OpenPage
) -> None:
    swift = {"director": 0, "value": 100, "common": {"seat_1": 3}}
    town = place(server, table(2, companies={"swift": swift}, priority=1))
    after = town.state(1)["sheet"]["sale"]["swift"]["common"]["value"]
    page = town.open(open_page, 1)
    sale = ask(page, page.locator('[data-target="sell:swift:common"]'))
    expect(sale).to_contain_text(f"After this sale ${after}")


def test_a_card_opens_for_mouse_and_keys_and_covers_neither_its_subject_nor_confirm(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    town = arrange(server, players=2)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat)
    page.locator('[data-card="space:advertising"]').hover()
    expect(card(page)).to_have_attribute("data-open", "space:advertising")
    expect(card(page)).to_contain_text("The company pays the bank $20.")
    assert not overlapping(page, "[data-open]", "[data-asked]")
    assert_accessible(page)
    page.mouse.move(4, 4)
    expect(card(page)).to_have_count(0)

    space = page.locator('[data-target="space:fundraising_40"]')
    space.focus()
    page.keyboard.press("Enter")  # picked: now Confirm must stay in sight
    expect(page.get_by_test_id("confirm")).to_be_focused()
    for name in ("appeal:7", "stock:9", "decade", "phase:action"):
        page.locator(f'[data-card="{name}"]').first.hover()
        expect(card(page)).to_have_attribute("data-open", name)
        assert not overlapping(page, "[data-open]", "[data-testid=confirm]"), name
        assert not overlapping(page, "[data-open]", "[data-asked]"), name
        page.keyboard.press("Escape")
    expect(page.get_by_test_id("picked")).to_be_visible()  # Escape closed only the card

    space.focus()
    page.keyboard.press("i")
    expect(card(page)).to_be_focused()
    expect(card(page)).to_have_attribute("data-open", "space:fundraising_40")
    page.keyboard.press("ArrowRight")
    expect(card(page)).not_to_have_attribute("data-open", "space:fundraising_40")
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(space).to_be_focused()


def test_two_cards_can_be_pinned_side_by_side(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    town = arrange(server, players=2)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat)
    pinned = page.locator("[data-pinned]")
    for i in range(3):
        page.locator(".agrid [data-card]").nth(i).hover()
        expect(card(page)).to_be_visible()
        page.keyboard.press("p")
        expect(card(page)).to_have_count(0)
        expect(pinned).to_have_count(min(i + 1, 2))
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(pinned).to_have_count(0)


def test_a_held_finger_opens_a_sheet_that_offers_the_move(
    server: Server, open_page: OpenPage, assert_accessible: Check, assert_fits: Check
) -> None:
    town = arrange(server, players=2)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat, size=PHONE, lang="fr")
    space = page.locator('[data-target="space:fundraising_40"]')
    hold(page, space)
    assert not overlapping(page, "[data-testid=card-sheet]", "[data-asked]")
    assert_accessible(page)
    assert_fits(page)
    expect(page.get_by_test_id("picked")).to_have_count(0)  # holding plays nothing
    sheet(page).locator(".btn.go").click()
    expect(sheet(page)).to_have_count(0)
    expect(page.get_by_test_id("picked")).to_be_visible()
    hold(page, space)
    assert not overlapping(page, "[data-testid=card-sheet]", "[data-testid=confirm]")
    sheet(page).locator(".acts .btn").first.click()
    expect(sheet(page)).to_have_count(0)


def test_a_card_closes_when_its_thing_scrolls_away_and_not_when_the_log_scrolls(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server, players=2)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat)
    page.locator(".tape [data-card^='company:']").first.hover()
    expect(card(page)).to_be_visible()
    page.locator(".panel-log").dispatch_event("scroll")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(card(page)).to_be_visible()
    page.locator(".tapes").dispatch_event("scroll")
    expect(card(page)).to_have_count(0)


def test_the_log_shows_the_entries_about_a_card(server: Server, open_page: OpenPage) -> None:
    town = arrange(server, players=2)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat)
    page.locator(".tape [data-card^='company:']").first.hover()
    expect(card(page)).to_be_visible()
    name = card(page).get_attribute("data-open")
    card(page).get_by_role("button", name="In the log").click()
    expect(card(page)).to_have_count(0)
    expect(page.locator(".panel-log .filters select").nth(1)).to_have_value(str(name))
