"""Two people at two screens: from the invitation over a game to the rematch."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import OpenPage, Server, dismiss_digests
from .town import Town, question_of, sensible


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


def test_from_the_invitation_to_the_rematch(server: Server, open_page: OpenPage) -> None:
    made, keys = seated(server)
    table = made["table"]
    host = open_page(f"/t/{table}", stored=keys)
    dismiss_digests(host)
    waits = host.get_by_test_id("room-waits")
    expect(waits).to_have_text("Waiting for 2 more players")
    expect(host.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    link = host.get_by_label("Invite", exact=True).get_by_role("textbox").input_value()
    guest = open_page(link.removeprefix(server.url))
    name = guest.get_by_label("Your name")
    expect(name).to_have_value("")
    name.fill("Max")
    name.press("Enter")
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
    invitation = change_a_seat(server, table, host, made["owner"])
    guest.get_by_role("button", name="I’m ready").click()
    expect(waits).to_have_text("Waiting for one more player")
    third = server.ask(f"/api/tables/{table}/seats/2/join", {"name": "Jen"}, f"Seat {invitation}")[
        "token"
    ]
    for page in (host, guest, watcher):
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
    town = Town(server, table, [token_of(host, table, 0), token_of(guest, table, 1), third])
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


def change_a_seat(server: Server, table: str, host: Page, owner: str) -> str:
    """The host gives the last seat to a bot and frees it again; returns the new invitation."""
    waits = host.get_by_test_id("room-waits")
    host.get_by_role("button", name="Add a bot").click()
    expect(waits).to_have_text("Waiting for one more player")
    host.get_by_role("button", name="Free the seat").click()
    expect(waits).to_have_text("Waiting for 2 more players")
    link = server.ask(f"/api/tables/{table}/seats/2/link", {}, f"Owner {owner}")
    return str(link["token"])


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
