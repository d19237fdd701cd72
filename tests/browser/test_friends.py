"""Two people at two screens: from the invitation over a game to the rematch."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from .conftest import DESKTOP, PHONE, OpenPage, Server, copied, dismiss_digests
from .town import Town, arrange, question_of, sensible

TABLET: ViewportSize = {"width": 768, "height": 1024}
SMALL: ViewportSize = {"width": 1280, "height": 800}


def seated(server: Server) -> tuple[Any, dict[str, str]]:
    """A table of three: the host, a guest, and one seat that the test joins last."""
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "invite"}, {"kind": "invite"}]
    config = {"players": 3, "advanced": False, "decades": 1}
    made = server.ask("/api/tables", {"game": "chicago", "config": config, "seats": seats})
    keys = {
        "owner": made["owner"],
        "watch": made["watch"],
        "seats": {0: made["seats"][0]["token"]},
        "invites": {seat: made["seats"][seat]["token"] for seat in (1, 2)},
    }
    return made, {f"bigshoulders.keys.{made['table']}": json.dumps(keys)}


def token_of(page: Page, table: str, seat: int) -> str:
    text = page.evaluate("(key) => localStorage.getItem(key)", f"bigshoulders.keys.{table}")
    return str(json.loads(text)["seats"][str(seat)])


def play_on(town: Town, question: str) -> int:
    """Plays until a question is asked, and returns the seat; -1 at the end of the game."""
    while True:
        seat, snapshot = town.waiting()
        if seat < 0 or question_of(snapshot) == question:
            return seat
        town.play(seat, snapshot, sensible(snapshot))


# Counts the parts of the waiting room that its bar at the foot covers.
COVERED = """() => {
  const bar = document.querySelector("main > .bar").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".cols section, .cols section *")];
  return parts.filter((part) => part.getBoundingClientRect().bottom > bar.top + 1).length;
}"""


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_invitation_comes_first_and_the_bar_covers_nothing(
    server: Server, open_page: OpenPage, lang: str
) -> None:
    """A small desktop shows the whole room; a phone starts with the invitation."""
    made, keys = seated(server)
    path = f"/t/{made['table']}"
    desk = open_page(path, stored=keys, lang=lang, size=SMALL)
    expect(desk.get_by_test_id("room-options").locator("div").first).to_be_visible()
    assert desk.evaluate(COVERED) == 0
    phone = open_page(path, stored=keys, lang=lang, size=PHONE)
    invitation = phone.locator("[aria-labelledby=room-invite]").bounding_box()
    seats = phone.locator("[aria-labelledby=room-seats]").bounding_box()
    bar = phone.locator("main > .bar").bounding_box()
    assert invitation is not None
    assert seats is not None
    assert bar is not None
    assert invitation["y"] + invitation["height"] < seats["y"]
    assert bar["y"] + bar["height"] == PHONE["height"], "nothing shows beneath the bar"
    assert bar["width"] == PHONE["width"]


def test_from_the_invitation_to_the_rematch(server: Server, open_page: OpenPage) -> None:
    made, keys = seated(server)
    table = made["table"]
    host = open_page(f"/t/{table}", stored=keys)
    dismiss_digests(host)
    waits = host.get_by_test_id("room-waits")
    expect(waits).to_have_text("Waiting for 2 more players")
    expect(host.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    guest = open_page(invitation(server, host))
    join(guest, "Max")
    expect(waits).to_have_text("Waiting for one more player")
    guest.get_by_placeholder("Message to the table").fill("Hello, Ida")
    guest.keyboard.press("Enter")
    expect(host.get_by_role("log")).to_contain_text("Hello, Ida")
    watcher = open_page(f"/t/{table}#{made['watch']}")
    expect(host.get_by_role("heading", name="Spectators 1")).to_be_visible()
    # The host changes an option, and the guest must be ready again.
    host.get_by_role("button", name="Change").click()
    host.get_by_text("Advanced Game").first.click()
    host.get_by_role("button", name="Save options").click()
    expect(waits).to_have_text("Waiting for 2 more players")
    expect(guest.get_by_test_id("room-options").locator(".new")).to_contain_text("Advanced Game")
    change_a_seat(host)
    guest.get_by_role("button", name="I’m ready").click()
    expect(waits).to_have_text("Waiting for one more player")
    third = open_page(invitation(server, host))
    join(third, "Jen")
    for page in (host, guest, watcher, third):
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
    players = enumerate((host, guest, third))
    town = Town(server, table, [token_of(page, table, seat) for seat, page in players])
    third.goto("/")
    take_back_and_redo(town, host)
    go_back_by_consent(town, host, guest)
    leave_the_seat_for_a_while(host, guest)
    go_on_by_correspondence(town, host, guest)
    town.to_the_end()
    for page in (host, guest, watcher):
        expect(page.get_by_test_id("end-page")).to_be_visible()
    host.get_by_test_id("rematch").click()
    guest.get_by_role("button", name="Join next game").first.click()
    for page in (host, guest):
        expect(page).to_have_url(re.compile(rf"/t/(?!{table})"))


def invitation(server: Server, host: Page) -> str:
    """The address that the host's page offers to friends, as a path of the server."""
    link = host.get_by_label("Invite", exact=True).get_by_role("textbox").input_value()
    return link.removeprefix(server.url)


def join(guest: Page, name: str) -> None:
    field = guest.get_by_label("Your name")
    expect(field).to_have_value("")
    field.fill(name)
    field.press("Enter")


def change_a_seat(host: Page) -> None:
    """The host gives the last seat to a bot and frees it again, which makes a new invitation."""
    waits = host.get_by_test_id("room-waits")
    host.get_by_role("button", name="Add a bot").click()
    expect(waits).to_have_text("Waiting for Max")
    host.get_by_role("button", name="Free the seat").click()
    expect(waits).to_have_text("Waiting for 2 more players")
    expect(host.get_by_role("img", name="QR code of the invitation")).to_be_visible()


def take_back_and_redo(town: Town, host: Page) -> None:
    """The host sends a Partner, takes it back and makes the same move again."""
    while play_on(town, "action_turn") != 0:
        seat, snapshot = town.waiting()
        town.play(seat, snapshot, sensible(snapshot))
    _, before = town.waiting()
    expect(host.locator(f'.chicago[data-seq="{before["seq"]}"]')).to_be_visible()
    host.locator('main [data-target="space:job_market"].live').click()
    host.get_by_test_id("confirm").click()
    expect(host.get_by_test_id("decision-bar")).to_contain_text("hire Workers")
    after = town.state(0)["view"]["companies"]
    host.get_by_test_id("undo").click()
    expect(host.get_by_test_id("decision-bar")).to_contain_text("send a Partner")
    host.get_by_test_id("redo").click()
    expect(host.get_by_test_id("decision-bar")).to_contain_text("hire Workers")
    assert town.state(0)["view"]["companies"] == after
    expect(host.get_by_test_id("redo")).to_have_count(0)


def go_back_by_consent(town: Town, host: Page, guest: Page) -> None:
    """The host asks to go back to before the others’ moves; both others agree."""
    head = town.state()["seq"]
    host.get_by_role("tab", name="History").click()
    host.get_by_test_id("scrubber").fill(str(head - 8))
    host.get_by_test_id("ask-back").click()
    vote = guest.get_by_role("alert", name="Vote")
    expect(vote).to_contain_text(f"Ida wants to go back to move {head - 8}")
    vote.get_by_role("button", name="Agree").click()
    expect(host.get_by_role("alert", name="Vote")).to_contain_text("Waiting for Jen")
    town.ask(2, "/undo/vote", {"agree": True})
    for page in (host, guest):
        expect(page.get_by_role("alert", name="Vote")).to_have_count(0)
        expect(page.locator(f'.chicago[data-seq="{head + 1}"]')).to_be_visible()


def leave_the_seat_for_a_while(host: Page, guest: Page) -> None:
    """A bot plays for the guest, which the host sees, until the guest takes the seat back."""
    guest.get_by_role("tab", name="Seats").click()
    guest.get_by_role("button", name="Let Broker play for me").click()
    host.get_by_role("tab", name="Seats").click()
    seat = host.locator("[data-seat='1']")
    expect(seat).to_contain_text("bot (Broker)")
    guest.get_by_test_id("bot-plays").get_by_role("button", name="Take seat back").click()
    expect(seat).to_contain_text("here")


def go_on_by_correspondence(town: Town, host: Page, guest: Page) -> None:
    """The host proposes days per move; it counts once the guest and the third player agree."""
    host.get_by_role("tab", name="Seats").click()
    expect(host.get_by_test_id("times")).to_contain_text("no clocks")
    host.get_by_role("button", name="Change the time").click()
    dialog = host.get_by_role("dialog", name="Change the time")
    expect(dialog.get_by_role("button", name="Propose")).to_be_disabled()  # nothing changes yet
    dialog.get_by_text("Correspondence").click()
    dialog.get_by_role("button", name="Propose").click()
    vote = guest.get_by_role("alert", name="Vote")
    expect(vote).to_contain_text("Ida proposes to play with other times: 2 days per move")
    vote.get_by_role("button", name="Agree").click()
    expect(host.get_by_role("alert", name="Vote")).to_contain_text("Waiting for Jen")
    town.ask(2, "/times/vote", {"agree": True})
    for page in (host, guest):
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_text("New times by consent: 2 days per move").first).to_be_visible()
        expect(page.get_by_test_id("clocks").first).to_contain_text(re.compile(r"4[78]:\d\d:"))


def change(server: Server, table: str, made: Any, what: str, body: Any) -> None:
    """The host changes something outside the browser."""
    auth = f"Owner {made['owner']}, Seat {made['seats'][0]['token']}"
    url = f"{server.url}/api/tables/{table}/{what}"
    httpx.put(url, json=body, headers={"authorization": auth}).raise_for_status()


def dead_link(page: Page, link: str) -> Locator:
    """The reason on the page of a link that opens nothing."""
    page.goto("/")
    page.goto(link)
    expect(page.get_by_role("heading", name="This table can’t be opened")).to_be_visible()
    return page.locator(".why")


def test_a_dead_link_says_why_and_what_to_ask_for(server: Server, open_page: OpenPage) -> None:
    made, _ = seated(server)
    table, owner = made["table"], f"Owner {made['owner']}"
    friend, late = (f"/t/{table}#{made['seats'][seat]['token']}" for seat in (1, 2))
    guest = open_page(friend)
    expect(guest.get_by_label("Your name")).to_be_visible()
    change(server, table, made, "seats/1", {"kind": "bot", "bot": "broker"})
    why = guest.locator(".why")
    sign_in = guest.get_by_role("main").get_by_role("link", name="Sign in")
    expect(why).to_contain_text("The host has freed this seat")  # while the page is open
    expect(sign_in).to_have_count(0)
    server.ask(f"/api/tables/{table}/start", {"bot": "broker"}, owner)
    expect(dead_link(guest, late)).to_contain_text("This table has started without you")
    expect(why).to_contain_text("Ask the host for a watch link")
    cut = dead_link(guest, late[:-5])
    expect(cut).to_contain_text("replaced by a new one, or it wasn’t copied whole")
    expect(sign_in).to_be_visible()
    missing = dead_link(guest, "/t/nowhere12345#s_token")
    expect(missing).to_contain_text("The address is wrong or the table was deleted")


def test_the_host_arranges_the_seats(server: Server, open_page: OpenPage) -> None:
    """The host chooses a bot's strength and another name, and removes a guest who isn't ready."""
    made, keys = seated(server)
    table = made["table"]
    mine = f"/t/{table}#{made['seats'][0]['token']}"
    host = open_page(f"/t/{table}", stored=keys)
    guest = open_page(invitation(server, host))
    join(guest, "Max")
    cards = host.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(cards.nth(1)).to_contain_text("Max")
    expect(cards.nth(1).get_by_role("button", name="Remove")).to_have_count(0)  # ready
    change(server, table, made, "options", {"config": {"players": 3, "decades": 1}})
    cards.nth(2).get_by_role("button", name="Add a bot").click()
    strength = cards.nth(2).get_by_role("combobox", name="strength")
    expect(strength).to_have_value("broker")
    strength.select_option(label="Magnate")
    expect(cards.nth(2)).to_contain_text("ready")
    cards.first.get_by_role("button", name="Rename").click()
    name = cards.first.get_by_role("textbox", name="Name for seat 1")
    expect(name).to_have_value("Ida")
    expect(name).to_be_focused()
    name.press("Escape")
    cards.first.get_by_role("button", name="Rename").click()
    name.fill("Ida W.")
    name.press("Enter")
    expect(guest.get_by_role("region", name="Seats")).to_contain_text("Ida W.")
    assert copied(host, "My seat’s link") == mine
    cards.nth(1).get_by_role("button", name="Remove").click()
    expect(guest.locator(".why")).to_contain_text("The host has freed this seat")
    expect(guest.locator(".why")).to_contain_text("Ask the host for a new invitation")
    expect(cards.nth(1)).to_contain_text("Free seat")
    guest.goto(invitation(server, host))
    guest.get_by_role("button", name="Take seat").click()  # the name is remembered
    for page in (host, guest):
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
    seats = server.ask(f"/api/tables/{table}", auth=f"Watch {made['watch']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ida W.", "Max", "Jen"]
    assert seats[2]["bot"] == "magnate"


def test_changed_options_wait_for_a_guest(server: Server, open_page: OpenPage) -> None:
    """The host can't start without a present guest who isn't ready; the guest is asked wherever
    the page is scrolled to."""
    made, keys = seated(server)
    host = open_page(f"/t/{made['table']}", stored=keys, size=SMALL)
    guest = open_page(invitation(server, host), size=PHONE)
    join(guest, "Max")
    waits = host.get_by_test_id("room-waits")
    expect(waits).to_have_text("Waiting for one more player")
    change(server, made["table"], made, "options", {"config": {"players": 3, "decades": 2}})
    host.get_by_role("button", name="Add a bot").click()
    expect(waits).to_have_text("Waiting for Max")
    bar = host.get_by_role("region", name="Start game")
    expect(bar).to_contain_text("everyone must say again that they’re ready")
    expect(bar.get_by_role("button")).to_be_disabled()
    marked = guest.get_by_test_id("room-options").locator(".new")
    expect(marked).to_contain_text("Decades")
    guest.reload()
    expect(marked).to_contain_text("Decades")
    ready = guest.get_by_role("button", name="I’m ready")
    for part in (guest.locator("h1"), guest.get_by_placeholder("Message to the table")):
        part.scroll_into_view_if_needed()
        expect(ready).to_be_in_viewport(ratio=1)
    ready.click()
    for page in (host, guest):
        expect(page.get_by_test_id("decision-bar")).to_be_visible()


# Counts the parts of a dialog that reach over the edge of their column.
OUTSIDE = """() => [...document.querySelectorAll("dialog .opts")].flatMap((column) => {
  const { left, right } = column.getBoundingClientRect();
  return [...column.querySelectorAll("*")].filter((part) => {
    const box = part.getBoundingClientRect();
    return !part.matches(".sr") && (box.left < left || box.right > right);
  });
}).length"""


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_the_options_dialog_keeps_its_columns_and_its_button(
    server: Server, open_page: OpenPage, size: ViewportSize, lang: str
) -> None:
    made, keys = seated(server)
    host = open_page(f"/t/{made['table']}", stored=keys, size=size, lang=lang)
    host.locator("[aria-labelledby=room-play] button").click()
    dialog = host.get_by_role("dialog")
    expect(dialog.locator(".opts")).to_have_count(3)
    assert host.evaluate(OUTSIDE) == 0
    expect(dialog.locator(".btn.go")).to_be_in_viewport(ratio=1)
    expect(dialog.locator("fieldset").first).to_have_css("border-top-width", "0px")


def test_votes_and_messages_are_noticed_at_every_size(server: Server, open_page: OpenPage) -> None:
    town = arrange(server, players=2, advanced=False)
    town.until("stock_turn", decade=2)
    page = town.open(open_page, 1)
    dismiss_digests(page)
    page.get_by_role("tab", name="History").click()
    page.get_by_role("button", name="Summary of 1875").click()
    town.ask(0, "/abandon", {"agree": True})
    vote = page.get_by_role("alert", name="Vote")
    expect(vote).to_be_in_viewport(ratio=1)  # beside the page of the Decade
    page.get_by_test_id("decade-continue").click()
    for size in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size(size)
        expect(vote).to_be_in_viewport(ratio=1)
    vote.get_by_role("button", name="Refuse").click()
    expect(vote).to_have_count(0)
    town.ask(0, "/chat", {"text": "Where are you?"})
    badge = page.get_by_test_id("unread-moves")
    expect(badge).to_contain_text("1 new message")
    page.get_by_role("button", name="Log").click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Where are you?")
    expect(page.get_by_text("1 new message")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(page.get_by_text("1 new message")).to_have_count(0)


def click(page: Page, snapshot: Any) -> None:
    """Makes a sensible move in the bar, and waits until the table has moved on."""
    move = sensible(snapshot)
    number = next(choice["n"] for choice in snapshot["choices"] if choice["do"] == move)
    now = page.locator(f'.chicago[data-seq="{snapshot["seq"]}"]')
    expect(now).to_be_visible()
    choice = page.locator(f'.choice[data-n="{number}"]')
    kind = page.locator(f'.choice[data-kind="{move["do"]}"]')
    confirm = page.locator("[data-testid=confirm]:enabled")
    other = kind.or_(page.get_by_test_id("list-choices"))
    while True:
        choice.or_(other).or_(confirm).first.wait_for()
        if choice.count():
            choice.click()
        elif not confirm.count():
            other.first.click()
            continue
        break
    confirm.click()
    expect(now).to_have_count(0)


def test_a_game_of_two_from_the_invitation_to_the_rematch(
    server: Server, open_page: OpenPage
) -> None:
    """Every move of the Decade is made by clicks, each in the browser of its player."""
    host, guest = open_page("/new?with=friends"), open_page("/")
    host.get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_role("radio", name="Decades: 1").check(force=True)
    host.get_by_role("textbox", name="Name for seat 1").fill("Ida")
    host.get_by_role("button", name="Open table").click()
    expect(host.get_by_test_id("room-waits")).to_have_text("Waiting for one more player")
    guest.goto(invitation(server, host))
    join(guest, "Max")
    pages = (host, guest)
    for page in pages:
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
        dismiss_digests(page)
    table = host.url.rsplit("/", 1)[1]
    town = Town(server, table, [token_of(page, table, seat) for seat, page in enumerate(pages)])
    made: list[set[str]] = [set(), set()]
    seat, snapshot = town.waiting(text=False)
    while seat >= 0:
        made[seat].add(snapshot["sheet"]["phase"])
        click(pages[seat], snapshot)
        seat, snapshot = town.waiting(text=False)
    every = {"setup", "stock", "building", "action", "operating"}
    assert made == [every, every]
    for page in pages:
        expect(page.get_by_test_id("end-page")).to_be_visible()
    host.get_by_test_id("rematch").click()
    guest.get_by_role("button", name="Join next game").first.click()
    for page in pages:
        expect(page).to_have_url(re.compile(rf"/t/(?!{table})"))
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
