"""Puzzles on the page: from the home page to a solved puzzle, on a desktop and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from bigshoulders.box.puzzles import Puzzle, puzzles
from bigshoulders.games.chicago.box import BOX

from .conftest import PHONE, OpenPage, axe

SHIPPED = puzzles(BOX)
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


def puzzle_at(page: Page) -> Puzzle:
    found = re.search(r"/puzzles/([a-z]+-\w+)$", page.url)
    assert found
    return SHIPPED[found[1]]


def test_a_puzzle_is_found_solved_and_remembered(page: Page):
    page.get_by_test_id("puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()
    expect(page.get_by_test_id("daily")).to_contain_text("Puzzle of the day")
    archive = page.get_by_test_id("archive")
    page.get_by_role("radiogroup", name="Kind").get_by_text("Demand").click()
    page.get_by_role("radiogroup", name="Difficulty").get_by_text("Easy").click()
    expect(archive.get_by_text("Fill the Demand").first).to_be_visible()
    expect(archive.get_by_text("Hard")).to_have_count(0)
    assert axe(page) == []
    archive.get_by_role("link").first.click()
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(page.locator("[data-scene=operate]")).to_be_visible()
    first = puzzle_at(page)
    page.get_by_role("radio").nth(first.answer).focus()  # the whole answer by keyboard
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Correct")).to_be_visible()
    best = page.get_by_role("row").filter(has_text="Your choice")
    expect(best).to_contain_text(f"${first.choices[first.answer].worth}")
    assert axe(page) == []
    page.get_by_test_id("next-puzzle").click()
    expect(page.get_by_role("button", name="Check answer")).to_be_disabled()
    second = puzzle_at(page)
    assert second.id != first.id
    page.get_by_role("radio").nth(0 if second.answer else 1).check()
    page.get_by_role("button", name="Check answer").click()
    expect(page.get_by_role("heading", name="Not the best")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("1 of")).to_be_visible()
    expect(archive.get_by_role("img", name="Wrong at the first try")).to_be_visible()


def test_the_last_filter_counts_though_the_answer_to_another_comes_later(page: Page):
    held: list[Route] = []
    page.route(re.compile("/api/puzzles.*kind="), lambda route: held.append(route))
    page.get_by_test_id("puzzles").click()
    archive = page.get_by_test_id("archive")
    page.get_by_role("radiogroup", name="Kind").get_by_text("Demand").click()
    page.get_by_role("radiogroup", name="Difficulty").get_by_text("Easy").click()
    while len(held) < len(["kind", "kind and difficulty"]):
        page.wait_for_timeout(20)
    expect(archive.get_by_text("Hard").first).to_be_visible()  # neither is answered
    with page.expect_response(re.compile("level=easy")):
        held[1].continue_()
    expect(archive.get_by_text("Hard")).to_have_count(0)
    with page.expect_response(re.compile("kind=")) as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate(DRAWN)
    assert "Hard" not in archive.inner_text()


def test_an_answered_puzzle_is_shown_in_the_last_language_chosen(page: Page):
    """The explanation in another language arrives later."""
    page.get_by_test_id("puzzles").click()
    page.get_by_test_id("archive").get_by_role("link").first.click()
    page.get_by_role("radio").first.check()
    page.get_by_role("button", name="Check answer").click()
    explanation = page.locator(".verdict p")
    english = explanation.inner_text()
    held: list[Route] = []
    french = re.compile(r"answer\?lang=fr")
    page.route(french, lambda route: held.append(route))
    with page.expect_request(french):
        page.locator(".lang [lang=fr]").click()
    page.locator(".lang [lang=de]").click()
    expect(explanation).not_to_have_text(english)
    german = explanation.inner_text()
    with page.expect_response(french) as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate(DRAWN)
    assert explanation.inner_text() == german


def answered_on_a_phone(page: Page) -> None:
    """Answers the puzzle on a page; its position must fit, too."""
    page.get_by_role("radio").first.check()
    page.get_by_role("button", name="Antwort prüfen").click()
    expect(page.get_by_text("Deine Wahl")).to_be_visible()
    expect(page.locator(".scene > *").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url
    assert axe(page) == [], page.url


def test_the_puzzle_of_the_day_fits_a_phone_in_german_at_night(open_page: OpenPage):
    page = open_page("/puzzles/daily", lang="de", size=PHONE, dark=True)
    expect(page.get_by_text("Aufgabe des Tages")).to_be_visible()
    answered_on_a_phone(page)


def test_a_puzzle_of_every_kind_fits_a_phone_in_german_at_night(open_page: OpenPage):
    """Every day has another one: the first of each kind, with its own scene."""
    page = open_page("/puzzles", lang="de", size=PHONE, dark=True)
    for kind in sorted({puzzle.kind for puzzle in SHIPPED.values()}):
        first = next(puzzle.id for puzzle in SHIPPED.values() if puzzle.kind == kind)
        page.goto(f"/puzzles/{first}")
        answered_on_a_phone(page)
