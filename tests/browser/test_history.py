"""Looking back: the log, the scrubber, the chart, notes, and replays by link."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from served import Server

from .conftest import PHONE, OpenPage, dismiss_digests
from .solitaire import Solitaire, arrange, bar, played
from .town import arrange as chicago

Check = Callable[[Page], None]
SMALL = {"width": 1280, "height": 800}
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


@pytest.fixture(scope="module")
def running(server: Server) -> Solitaire:
    return played(server, until_year=8)


@pytest.fixture(scope="module")
def finished(server: Server) -> Solitaire:
    return played(server)


def scrub(page: Page, to: int) -> None:
    page.get_by_test_id("scrubber").fill(str(to))


def test_the_log_is_grouped_by_year_and_leads_to_its_moments(
    open_page: OpenPage, running: Solitaire
) -> None:
    page = open_page(running.link)
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_role("heading", name="Year 6")).to_be_attached()
    log.get_by_role("link", name="Show the table after move 1", exact=True).click()
    expect(page.get_by_text("You’re looking at move 1 of")).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_contain_text("0")
    expect(bar(page)).to_have_count(0)
    page.get_by_role("button", name="Back to the game").first.click()
    expect(bar(page)).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_contain_text("8")


def test_the_log_can_be_filtered(open_page: OpenPage, running: Solitaire) -> None:
    page = open_page(running.link)
    entries = page.locator("[data-seq]").and_(page.locator(".entry"))
    expect(entries.first).to_be_attached()
    everything = entries.count()
    page.get_by_text("Filter", exact=True).click()
    page.get_by_test_id("filter-kind").select_option("market_set")
    rolls = entries.count()
    assert 0 < rolls < everything
    page.get_by_role("button", name="Clear filter").click()
    assert entries.count() == everything


def test_moves_taken_back_are_shown_only_on_request(open_page: OpenPage, server: Server) -> None:
    game = arrange(server)
    game.play({"do": "begin", "action": "hire"})
    game.ask("/undo", {"after": 1})
    page = open_page(game.link)
    expect(bar(page)).to_be_visible()
    expect(page.locator(".entry")).to_have_count(0)
    page.get_by_text("Filter", exact=True).click()
    page.get_by_label("Include undone moves").check()
    expect(page.locator(".entry")).to_have_count(2)


def test_hovering_the_log_highlights_the_board(open_page: OpenPage, server: Server) -> None:
    game = arrange(server)
    game.play({"do": "begin", "action": "hire"}, {"do": "hire_worker", "card": "central"})
    page = open_page(game.link)
    page.locator(".entry[data-seq='2']").hover()
    expect(page.locator(".card.pointed[data-built=central]")).to_be_visible()


def test_a_link_names_a_moment(open_page: OpenPage, running: Solitaire) -> None:
    page = open_page(running.link, **CLIPBOARD)
    page.get_by_role("tab", name="History").click()
    scrub(page, 2)
    expect(page.get_by_test_id("history-at")).to_contain_text("Move 2 of")
    page.get_by_role("button", name="Copy link to this move").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(rf"/t/{running.id}/replay\?at=2$", link)


def test_the_chart_shows_profit_over_time(open_page: OpenPage, finished: Solitaire) -> None:
    page = open_page(finished.link)
    page.get_by_role("tab", name="Chart").click()
    slider = page.get_by_role("slider", name="Position in the chart")
    table = page.get_by_test_id("chart-table")
    profit = finished.state()["result"]["scores"][0]
    expect(table.locator("td").first).to_have_text(str(profit))
    slider.press("Home")
    expect(table.locator("td").first).to_have_text("0")
    slider.press("End")
    expect(table.locator("td").first).to_have_text(str(profit))


def test_notes_are_kept(open_page: OpenPage, running: Solitaire) -> None:
    page = open_page(running.link)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Private notes, visible only to you").fill("Bank first, then the mill.")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Private notes, visible only to you")).to_have_value(
        "Bank first, then the mill."
    )


def test_a_game_is_replayed_by_its_link(
    open_page: OpenPage, finished: Solitaire, assert_accessible: Check
) -> None:
    """A stranger with the link: at the move it names, step by step, by year, and playing."""
    page = open_page(f"/t/{finished.id}/replay?at=3#{finished.watch}")
    at = page.get_by_test_id("history-at")
    expect(at).to_contain_text("Move 3 of")
    assert_accessible(page)
    page.get_by_role("button", name="One move forward").click()
    expect(at).to_contain_text("Move 4 of")
    expect(page).to_have_url(re.compile(r"\?at=4$"))
    page.get_by_role("heading", name="Replay").click()
    page.keyboard.press("ArrowLeft")
    expect(at).to_contain_text("Move 3 of")
    page.get_by_test_id("jump").select_option(label="Year 20")
    expect(page.locator("[aria-current=step]")).to_contain_text("20")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("play")).to_have_text("Pause")
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("play")).to_have_text("Play")
    head = finished.state()["seq"]
    scrub(page, head - 2)
    page.get_by_label("Speed").select_option("8")
    page.get_by_test_id("play").click()
    expect(at).to_contain_text(f"Move {head} of {head}")
    expect(page.get_by_test_id("play")).to_have_text("Play")
    page.reload()
    expect(at).to_contain_text(f"Move {head} of {head}")


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_replay_works_on_a_phone(
    open_page: OpenPage,
    finished: Solitaire,
    assert_fits: Check,
    assert_accessible: Check,
    lang: str,
) -> None:
    page = open_page(f"/t/{finished.id}/replay?at=9#{finished.watch}", lang=lang, size=PHONE)
    expect(page.get_by_test_id("scrubber")).to_have_value("9")
    assert_fits(page)
    assert_accessible(page)
    assert "⟦" not in page.content(), "a message is missing"


def test_records_are_two_clicks_away(
    open_page: OpenPage, finished: Solitaire, tmp_path: Path
) -> None:
    """The log in two formats, the proof that luck was fair, and a saved log opened as a table."""
    page = open_page(finished.link)
    page.get_by_role("tab", name="History").click()
    with page.expect_download() as download:
        page.get_by_test_id("save-csv").click()
    table = download.value.path().read_bytes()
    assert table.startswith(BOM_UTF8), "or a spreadsheet takes it for an older encoding"
    lines = table.decode("utf-8").splitlines()
    assert len(lines) > finished.state()["seq"], "a heading and a line for each move"
    page.get_by_test_id("fairness").click()
    proof = page.get_by_test_id("proof")
    expect(proof).to_contain_text("Published hash:")
    expect(proof).to_contain_text(f"bigshoulders verify {finished.id}.jsonl")
    with page.expect_download() as download:
        page.get_by_test_id("save-json").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    with page.expect_file_chooser() as chooser:
        page.locator("button").get_by_text("Open a saved log").click()
    chooser.value.set_files(saved)
    page.wait_for_url(lambda url: "/t/" in url and finished.id not in url)
    expect(page.get_by_test_id("final-profit")).to_be_visible()


def test_the_proof_comes_into_sight(server: Server, open_page: OpenPage) -> None:
    """Below the fold of a small desktop's panel, and of a phone's menu."""
    town = chicago(server, players=2)
    town.until("stock_turn")
    menu = ".topbar button.tool:visible >> nth=-1"
    for size, way in ((SMALL, "[data-tab=history]"), (PHONE, menu)):
        page = town.open(open_page, 0, size=size, lang="de")
        dismiss_digests(page)
        page.locator(way).click()
        page.locator("[data-testid=fairness]:visible").click()
        expect(page.get_by_test_id("proof").locator("button")).to_be_in_viewport(ratio=1)


NO_LOG = {
    "en": [
        "isn’t a saved log",
        "Line 3 of this log is damaged",
        "line 3 doesn’t follow",
        "in line 1 don’t match",
        "saved during the game",
    ],
    "fr": [
        "n’est pas un journal",
        "La ligne 3 de ce journal",
        "la ligne 3 ne découle pas",
        "de la ligne 1 ne concordent pas",
        "enregistré pendant la partie",
    ],
    "de": [
        "ist kein gespeicherter",
        "Zeile 3 dieses Spielverlaufs",
        "Zeile 3 passt nicht",
        "in Zeile 1 passen nicht zusammen",
        "während der Partie gespeichert",
    ],
}


@pytest.mark.parametrize("lang", NO_LOG)
def test_a_file_that_is_no_whole_log_is_refused_in_plain_words(
    open_page: OpenPage, server: Server, finished: Solitaire, tmp_path: Path, lang: str
) -> None:
    """A shopping list; a log cut off, without its second move, with another secret, too early."""
    page = open_page(finished.link, lang=lang)
    page.locator("[data-tab=history]").click()
    with page.expect_download() as download:
        page.get_by_test_id("save-json").click()
    log = download.value.path().read_text(encoding="utf-8").splitlines(keepends=True)
    people = [{"kind": "me", "name": "Ada"}]
    wish = {"game": "industrialist", "config": {"side": "A"}, "seats": people}
    made = server.ask("/api/tables", wish)
    host = {"Authorization": f"Owner {made['owner']}"}
    early = page.request.get(f"/api/tables/{made['table']}/export", headers=host)
    files = [
        "milk\n",
        "".join(log[:2]) + log[2][:40],
        "".join(log[:2] + log[3:]),
        "".join([log[0].replace('"secret":"', '"secret":"00'), *log[1:]]),
        early.text(),
    ]
    for words, text in zip(NO_LOG[lang], files, strict=True):
        file = tmp_path / "log.jsonl"
        file.write_text(text, encoding="utf-8")
        page.get_by_test_id("import-file").set_input_files(file)
        expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    assert finished.id in page.url


def test_the_end_offers_another_game_and_no_hint(open_page: OpenPage, finished: Solitaire) -> None:
    page = open_page(finished.link)
    page.get_by_role("tab", name="Hint").click()
    expect(page.get_by_text("The game is over, so there’s nothing left to advise.")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_role("button", name="Another game").click()
    page.wait_for_url(lambda url: "/t/" in url and finished.id not in url)
    expect(bar(page)).to_be_visible()


def test_the_same_game_is_played_again_with_the_same_cards(
    open_page: OpenPage, finished: Solitaire
) -> None:
    page = open_page(finished.link)
    expect(page.get_by_test_id("costs").get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Same game again").click()
    page.wait_for_url(lambda url: "/t/" in url and finished.id not in url)
    expect(bar(page)).to_be_visible()
    again = page.url.rsplit("/", 1)[1]
    keys = page.evaluate(f"JSON.parse(localStorage.getItem('bigshoulders.keys.{again}'))")
    same = Solitaire(finished.server, again, keys["seats"]["0"], keys["watch"])
    assert same.state()["view"] == finished.ask("/state?previews=false&at=0")["view"]


@pytest.fixture
def pair(open_page: OpenPage, server: Server) -> tuple[Page, Page]:
    """Two people at a table of Chicago 1875, each in a separate browser."""
    people = [{"kind": "me", "name": name} for name in ("Ada", "Jen")]
    made = server.ask("/api/tables", {"game": "chicago", "config": {"players": 2}, "seats": people})
    tokens = [seat["token"] for seat in made["seats"]]
    for turn in range(12):
        seen = server.ask(f"/api/tables/{made['table']}", None, f"Seat {tokens[0]}")
        seat = seen["awaited"][0]
        path = f"/api/tables/{made['table']}/state?previews=false&text=false"
        snapshot = server.ask(path, None, f"Seat {tokens[seat]}")
        move = snapshot["choices"][turn % len(snapshot["choices"])]["do"]
        body = {"after": snapshot["seq"], "do": move}
        server.ask(f"/api/tables/{made['table']}/moves", body, f"Seat {tokens[seat]}")
    ada, jen = (open_page(f"/t/{made['table']}#{token}") for token in tokens)
    return ada, jen


def test_people_see_and_hear_each_other(pair: tuple[Page, Page]) -> None:
    ada, jen = pair
    for page in pair:
        page.get_by_role("tab", name="Chat").click()
    people = ada.get_by_role("list", name="Players at this table")
    expect(people.get_by_role("listitem").filter(has_text="Jen")).to_contain_text("here")
    ada.get_by_label("Message to the table").fill("Good morning, Jen.")
    ada.get_by_role("button", name="Send").click()
    expect(jen.get_by_role("log", name="Chat")).to_contain_text("Good morning, Jen.")


def test_going_back_needs_the_others_consent(pair: tuple[Page, Page]) -> None:
    ada, jen = pair
    question = jen.get_by_role("alert", name="Vote")
    ada.get_by_role("tab", name="History").click()
    scrub(ada, 2)
    ada.get_by_test_id("ask-back").click()
    question.get_by_role("button", name="Refuse").click()
    expect(ada.get_by_text("The proposal was refused.")).to_be_visible()
    scrub(ada, 2)
    ada.get_by_test_id("ask-back").click()
    expect(question).to_contain_text("Ada wants to go back to move 2")
    expect(ada.get_by_role("alert", name="Vote")).to_contain_text("Waiting for Jen")
    question.get_by_role("button", name="Agree").click()
    for page in pair:
        expect(page.get_by_role("alert", name="Vote")).to_have_count(0)
    expect(ada.get_by_test_id("history-at")).to_contain_text("Move 13 of 13")
    expect(jen.locator(".entry[data-seq='3']")).to_have_count(0)


def test_on_a_phone_a_vote_shows_over_any_view(server: Server, open_page: OpenPage) -> None:
    town = chicago(server, players=2)
    town.until("stock_turn")
    phone = town.open(open_page, 0, size=PHONE)
    town.ask(1, "/abandon", {"agree": True})
    question = phone.get_by_role("alert", name="Vote")
    for view in ("play", "companies", "shares", "markets", "log"):
        phone.locator(f"[data-view={view}]").click()
        expect(question).to_contain_text("Jen")
        expect(question.get_by_role("button", name="Agree")).to_be_in_viewport()
    expect(phone.locator("[data-view=log] .badge")).to_have_text("1")
    question.get_by_role("button", name="Refuse").click()
    expect(question).to_have_count(0)
    phone.locator("[data-view=shares]").click()
    ledger = phone.locator(".ledger .scroll")
    assert ledger.evaluate("(box) => box.scrollWidth - box.clientWidth") <= 0, "shares are cut"
