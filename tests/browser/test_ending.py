"""The end of a game of Chicago 1875."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import PHONE, OpenPage, Server
from .town import NAMES, arrange

Check = Callable[[Page], None]
SMALL: ViewportSize = {"width": 1280, "height": 800}


def test_the_end_is_a_page_with_winner_account_and_what_to_do_next(
    open_page: OpenPage, server: Server, assert_accessible: Check
) -> None:
    town = arrange(server, players=4, decades=1)
    pad = town.to_the_end()["sheet"]["scorepad"]
    page = town.open(open_page, 0)
    end = page.get_by_test_id("end-page")
    winner = pad["winners"][0]
    title = "You win" if winner == 0 else f"{NAMES[winner]} wins"
    expect(end.get_by_role("heading", level=1)).to_contain_text(title)
    # Screen readers get the account as a table, best first.
    told = end.get_by_test_id("end-account").locator("tbody tr")
    best = max(row["total"] for row in pad["players"])
    expect(told.first.locator("td").last).to_have_text(f"${best:,}")
    expect(told).to_have_count(4)
    # Without a review the heading says what the list is.
    expect(end.get_by_role("heading", name="The largest dividends")).to_be_visible()
    expect(end.get_by_role("heading", name="For the record")).to_be_visible()
    expect(end.get_by_role("heading", name="One thing to try next time")).to_be_visible()
    assert_accessible(page)
    end.get_by_text("Details", exact=True).click()
    expect(end.get_by_role("heading", name="Final stock values")).to_be_visible()
    # S opens the picture, which is saved in two formats.
    page.keyboard.press("s")
    expect(page.get_by_test_id("picture")).to_be_visible()
    assert_accessible(page)
    for name, size in (("Wide", (1200, 630)), ("Tall", (1080, 1350))):
        page.get_by_role("radio", name=name).check(force=True)
        expect(page.get_by_test_id("picture")).to_have_js_property("width", size[0])
        with page.expect_download() as saved:
            page.get_by_test_id("save-picture").click()
        png = saved.value.path().read_bytes()
        assert struct.unpack(">II", png[16:24]) == size
    page.keyboard.press("Escape")
    with page.expect_download() as saved:
        end.get_by_test_id("export").click()
    assert saved.value.suggested_filename == f"{town.id}.jsonl"
    end.get_by_role("link", name="See it").first.click()
    expect(page).to_have_url(re.compile(rf"/t/{town.id}/replay\?at=\d+"))
    page.go_back()
    expect(end).to_be_visible()
    tips = town.ask(0, "/ending?seat=0")["tips"]
    where = end.get_by_test_id("tip-position")
    expect(where).to_have_count(0 if tips[0]["seq"] is None else 1)
    if tips[0]["seq"] is not None:
        expect(where).to_have_attribute("href", f"/t/{town.id}/replay?at={tips[0]['seq']}")
    page.keyboard.press("r")
    expect(page).to_have_url(re.compile(rf"/review/{town.id}"))


# The properties that animations of the page change.
ANIMATED = """
  window.animated = [];
  addEventListener("animationstart", ({ target }) => {
    for (const animation of target.getAnimations())
      for (const { offset, easing, composite, computedOffset, ...changed } of
           animation.effect.getKeyframes())
        animated.push(...Object.keys(changed));
  });
"""


def test_the_entrance_of_the_end_needs_no_layout(open_page: OpenPage, server: Server) -> None:
    """Transforms and opacity are left to the compositor; anything else would cost whole frames."""
    town = arrange(server, players=4, decades=1)
    town.to_the_end()
    page = open_page("/favicon.svg", stored=town.keys(0), own=True)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(ANIMATED)
    page.goto(f"/t/{town.id}")
    expect(page.get_by_test_id("end-page")).to_be_visible()
    page.wait_for_function("() => animated.includes('opacity')")  # the winner's name comes last
    assert set(page.evaluate("animated")) <= {"opacity", "transform", "translate"}


def test_the_end_on_a_phone(
    open_page: OpenPage, server: Server, assert_accessible: Check, assert_fits: Check
) -> None:
    town = arrange(server, players=4, decades=1)
    town.to_the_end()
    page = town.open(open_page, 1, lang="fr", size=PHONE)
    expect(page.get_by_role("heading", name="Le compte final")).to_be_visible()
    assert_fits(page)
    assert_accessible(page)
    assert "⟦" not in page.content(), "a message is missing"
    page.keyboard.press("m")
    page.wait_for_url(lambda url: town.id not in url)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_end_and_the_replay_fit_the_screen(
    server: Server, open_page: OpenPage, lang: str
) -> None:
    """The poster is whole; a replay shows controls and tracks at once."""
    town = arrange(server, players=2, advanced=False, decades=1)
    town.to_the_end()
    page = town.open(open_page, 0, lang=lang, size=SMALL)
    poster = page.get_by_test_id("end-page").locator(".poster").bounding_box()
    views = page.locator("nav.views").bounding_box()
    assert poster is not None
    assert views is not None
    assert poster["y"] + poster["height"] <= views["y"]
    page.goto(f"/t/{town.id}/replay?at=20")
    track = page.locator(".tape").last
    expect(track).to_be_in_viewport(ratio=1)
    more = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert more <= 0, "the page itself doesn't scroll"
    page.set_viewport_size(PHONE)
    box = track.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"] / 2
