"""The story of a game of Chicago 1875, as its players read it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import PHONE, OpenPage, Server
from .sight import expect_in_sight
from .town import Town, arrange, sensible

Check = Callable[[Page], None]
SCROLLERS = """(part) => [...part.querySelectorAll("*")].filter((one) =>
  getComputedStyle(one).overflowY === "auto" && one.scrollHeight > one.clientHeight + 1).length"""


def play_while(town: Town, own: bool) -> None:
    """Plays while the reader, seat 0, is asked, or while anyone else is."""
    seat, snapshot = town.waiting()
    while (seat == 0) is own:
        town.play(seat, snapshot, sensible(snapshot))
        seat, snapshot = town.waiting()


def end_own_turn(town: Town) -> None:
    """Plays until the reader has ended a turn; each of the others moves next."""
    play_while(town, own=False)
    play_while(town, own=True)


def round_of_others(town: Town) -> None:
    """The reader makes a move and ends the turn; the others move until it is asked."""
    end_own_turn(town)
    play_while(town, own=False)


def play_one(town: Town) -> None:
    seat, snapshot = town.waiting()
    town.play(seat, snapshot, sensible(snapshot))


def expect_present(page: Page, town: Town) -> None:
    """The page shows the latest position and the whole log; later moves come one by one."""
    seq = town.state()["seq"]
    expect(page.locator(f'.app[data-seq="{seq}"]')).to_be_visible()
    expect(page.locator(f'.entry[data-seq="{seq}"]')).to_be_attached()


def test_the_digest_stays_until_dismissed_and_grows_while_others_move(
    open_page: OpenPage, server: Server, assert_accessible: Check
) -> None:
    town = arrange(server)
    town.until("action_turn", 1)
    round_of_others(town)
    page = town.open(open_page, 0)
    digest = page.get_by_test_id("digest")
    expect(digest).to_contain_text("Since your last turn")
    for name in ("Jen", "Susan", "Thomas"):
        expect(digest.locator(".line").filter(has_text=name).first).to_be_visible()
    assert_accessible(page)
    # It begins at the first move, in one piece, and leaves players, tabs and the message free.
    expect_in_sight(digest.locator(".line").first)
    assert digest.evaluate(SCROLLERS) <= 1
    expect_in_sight(page.get_by_role("tab", name="Chat"))
    expect_in_sight(page.get_by_placeholder("Message to the table"))
    for money in page.locator(".pp .money:visible").all():
        expect_in_sight(money)
    # A line rings its place on the board.
    digest.locator(".told").first.click()
    assert page.evaluate(
        "document.getAnimations().some(({effect}) => effect.target.closest('main'))"
    )
    # Later folds it, Shift D opens it again, a reload keeps it, D dismisses it for good.
    digest.get_by_role("button", name="Later").click()
    strip = page.get_by_test_id("digest-strip")
    expect(strip).to_contain_text("Since your last turn")
    page.keyboard.press("Shift+D")
    page.reload()
    expect(digest).to_be_visible()
    page.keyboard.press("d")
    expect(digest).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(digest).to_have_count(0)
    # After the player's move, it collects the others' moves as they come.
    round_of_others(town)
    expect(digest.locator(".line")).not_to_have_count(0)
    # R plays it again and returns to the present.
    page.keyboard.press("r")
    expect(page.get_by_text("You’re looking at move")).to_be_visible()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(digest).to_be_visible()


def test_the_digest_keeps_its_place_while_it_grows(open_page: OpenPage, server: Server) -> None:
    """Its buttons stay under the pointer while more moves come and while moves wait to be shown."""
    town = arrange(server)
    town.until("action_turn", 1)
    end_own_turn(town)
    since = town.state()["seq"]
    play_one(town)
    page = town.open(open_page, 0)
    expect_present(page, town)
    page.get_by_test_id("others-pace").first.select_option("step")
    done = page.get_by_test_id("digest-done")
    expect(done).to_be_visible()
    button, box = done.element_handle(), done.bounding_box()
    lines = page.get_by_test_id("digest").locator(".line")
    known = now = lines.count()
    while now == known:  # not every move is a line
        play_one(town)
        expect(page.get_by_test_id("catching-up")).to_be_visible()
        expect(lines).to_have_count(known)
        page.keyboard.press("ArrowRight")
        expect(page.get_by_test_id("catching-up")).to_have_count(0)
        now = len(town.ask(0, f"/since?seq={since}&seat=0")["digest"]["lines"])
    expect(lines).to_have_count(now)
    assert button.evaluate("(button) => button.isConnected")
    assert done.bounding_box() == box


def test_the_digest_leaves_a_chosen_panel_free(open_page: OpenPage, server: Server) -> None:
    town = arrange(server)
    town.until("action_turn", 1)
    round_of_others(town)
    page = town.open(open_page, 0)
    digest, strip = page.get_by_test_id("digest"), page.get_by_test_id("digest-strip")
    expect(digest).to_be_visible()
    # Another panel can be used beside the strip; a press on the strip returns to the digest.
    page.get_by_role("tab", name="Chat").click()
    expect(digest).to_have_count(0)
    page.get_by_label("Message to the table").fill("Good morning.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Good morning.")
    strip.click()
    expect(digest).to_be_visible()
    # A panel that was chosen before the digest comes stays free as well.
    page.get_by_role("tab", name="Notes").click()
    round_of_others(town)
    expect(page.locator(f'.app[data-seq="{town.state()["seq"]}"]')).to_be_visible()
    expect(strip).to_be_visible()
    page.get_by_label("Private notes").click()
    expect(page.get_by_label("Private notes")).to_be_focused()
    # The log, too: a press on its tab uncovers it.
    strip.click()
    expect(digest).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(digest).to_have_count(0)
    expect(strip).to_be_visible()
    page.get_by_placeholder("Message to the table").click()
    expect(page.get_by_placeholder("Message to the table")).to_be_focused()


def test_the_digest_is_a_sheet_on_a_phone(
    open_page: OpenPage, server: Server, assert_fits: Check, assert_accessible: Check
) -> None:
    town = arrange(server)
    town.until("action_turn", 1)
    round_of_others(town)
    page = town.open(open_page, 0, lang="fr", size=PHONE)
    digest = page.get_by_test_id("digest")
    expect(digest).to_contain_text("Depuis votre dernier tour")
    assert_fits(page)
    assert_accessible(page)
    assert "⟦" not in page.content(), "a message is missing"
    box, bar = digest.bounding_box(), page.get_by_test_id("decision-bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"] + 1, "the sheet covers the decision"
    tracks = page.locator(".tapes").bounding_box()
    assert tracks is not None
    assert box["y"] >= tracks["y"] + tracks["height"] - 1, "the sheet covers the tracks"
    # A line folds the sheet and rings its place; the log's badge counts the moves.
    digest.locator(".told").first.click()
    strip, badge = page.get_by_test_id("digest-strip"), page.get_by_test_id("unread-moves")
    expect(strip).to_be_visible()
    expect(badge).to_contain_text("coup")
    strip.click()
    # A swipe down is Later.
    box = digest.bounding_box()
    assert box is not None
    page.mouse.move(30, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(30, box["y"] + 120, steps=4)
    page.mouse.up()
    expect(strip).to_be_visible()
    strip.click()
    # The log stays free; the strip leads back to the board.
    page.locator("[data-view=log]").click()
    expect(digest).to_have_count(0)
    strip.click()
    expect(page.locator("[data-view=play]")).to_have_attribute("aria-current", "true")
    digest.get_by_role("button", name="Compris").click()
    expect(digest).to_have_count(0)
    expect(badge).to_have_count(0)


def test_a_banner_goes_by_itself_while_others_move(open_page: OpenPage, server: Server) -> None:
    town = arrange(server)
    town.until("action_turn", 1)
    page = town.open(open_page, 0)
    expect(page.get_by_test_id("banner-place")).to_be_attached()
    while town.state()["sheet"]["phase"] != "operating":
        play_one(town)
    banner = page.get_by_test_id("banner")
    expect(banner).to_be_visible()
    play_one(town)
    expect(page.locator(f'[data-seq="{town.state()["seq"]}"]').first).to_be_visible()
    expect(banner).to_have_count(0)


def test_a_phase_has_a_banner_and_a_decade_a_page(
    open_page: OpenPage, server: Server, assert_accessible: Check
) -> None:
    town = arrange(server)
    town.until("action_turn", 1)
    page = town.open(open_page, 0)
    expect(page.get_by_test_id("banner-place")).to_be_attached()
    while town.state()["sheet"]["phase"] != "operating":
        play_one(town)
    banner = page.get_by_test_id("banner")
    expect(banner).to_contain_text("The factories run")
    page.keyboard.press("x")
    expect(banner).to_have_count(0)
    town.until("stock_turn", 2)
    decade = page.get_by_test_id("decade-page")
    expect(decade.get_by_role("heading", level=1)).to_be_focused()
    expect(decade).to_contain_text("What 1885 brings")
    for company in town.state()["sheet"]["companies"]:
        token = decade.locator(f'tr [data-card="company:{company}"]')
        expect(token).to_be_visible()
    assert_accessible(page)
    # The game goes on for the others, and the page doesn't come back by itself.
    decade.get_by_test_id("decade-continue").click()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    expect(decade).to_have_count(0)
    page.get_by_role("tab", name="History").click()
    page.get_by_role("button", name="Summary of 1875").click()
    expect(decade).to_be_visible()
    page.keyboard.press("Escape")
    expect(decade).to_have_count(0)


def test_moves_of_others_are_shown_at_the_chosen_pace(
    open_page: OpenPage, server: Server, assert_fits: Check, assert_accessible: Check
) -> None:
    town = arrange(server)
    town.until("action_turn", 1)
    end_own_turn(town)
    page = town.open(open_page, 0)
    expect_present(page, town)
    page.get_by_test_id("others-pace").first.select_option("step")
    bar, decision = page.get_by_test_id("catching-up"), page.get_by_test_id("decision-bar")
    play_one(town)
    expect(bar).to_have_attribute("data-left", "1")
    expect(page.locator(f'.entry[data-seq="{town.state()["seq"]}"]')).to_have_count(0)
    assert_accessible(page)
    page.keyboard.press("ArrowRight")
    expect(decision).to_be_visible()
    expect(page.locator(f'.entry[data-seq="{town.state()["seq"]}"]')).to_have_count(1)
    # The pace is remembered. At another table, on a phone, two moves wait; a press skips both.
    town = arrange(server)
    town.until("action_turn", 1)
    end_own_turn(town)
    town.reopen(page, 0)
    expect_present(page, town)
    page.set_viewport_size(PHONE)
    for left in ("1", "2"):
        play_one(town)
        expect(bar).to_have_attribute("data-left", left)
    assert_fits(page)
    page.get_by_test_id("skip-moves").click()
    expect(decision).to_be_visible()
    # Other people wait for the reader's turn, so it never waits.
    play_while(town, own=False)
    expect(decision).to_have_attribute("data-seq", str(town.state()["seq"]))
    expect(bar).to_have_count(0)


# The pitches of all tones that were started.
LISTEN = """
  window.heard = [];
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    heard.push(this.frequency.value);
    return start.apply(this, when);
  };
"""
TURN, DIVIDEND, END = 660, 1568, 392  # the first tone of each cue


def test_sound_is_off_until_asked_for(open_page: OpenPage, server: Server) -> None:
    town = arrange(server, players=2, decades=1)
    moving, snapshot = town.until("stock_turn")
    me = 1 - moving
    page, quiet = (open_page("/settings", stored=town.keys(me), own=True) for _ in range(2))
    for one in (page, quiet):
        one.add_init_script(LISTEN)
        one.reload()
    page.get_by_label("Sound").check()
    page.wait_for_function("pitch => heard.includes(pitch)", arg=TURN)  # a sample
    for one in (page, quiet):
        one.goto(f"/t/{town.id}")
        expect(one.get_by_test_id("decision-bar")).to_contain_text("Waiting")
        one.locator("h1, h2").first.click()  # browsers allow sound after a click
    assert page.evaluate("heard") == []
    while moving != me:
        town.play(moving, snapshot, sensible(snapshot))
        moving, snapshot = town.waiting()
    page.wait_for_function("pitch => heard.includes(pitch)", arg=TURN)
    town.to_the_end()
    page.wait_for_function("pitch => heard.includes(pitch)", arg=END)
    events = [event for entry in town.ask(me, "/log") for event in entry["events"]]
    mine = {"event": "paid", "reason": "dividends", "payee": f"seat_{me}"}
    paid = any(mine.items() <= event.items() for event in events)
    assert (DIVIDEND in page.evaluate("heard")) == paid
    expect(quiet.get_by_test_id("end-page")).to_be_visible()
    assert quiet.evaluate("heard") == []
