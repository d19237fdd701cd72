"""The coached first Decade, played through the page to its end, and the coach's manners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from table import table

from .conftest import DESKTOP, PATIENCE_MS, PHONE, OpenPage, Server
from .placed import place
from .test_home import TABLE
from .town import arrange

MOST_MOVES = 200
SHOWN = "Nothing was chosen"
Check = Callable[[Page], None]
# The state of the page: the card, the decision, and everything that can be pressed.
STATE = """() => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; };
  const coach = document.querySelector("[data-testid=coach]");
  const bar = document.querySelector("[data-testid=decision-bar]");
  const say = coach?.querySelector(".say");
  const rings = [...document.querySelectorAll("[data-testid=spotlight] .ring")].map(box);
  const press = [...document.querySelectorAll(
    "main [data-target].live, main svg [data-target][role=button], [data-testid=decision-bar] " +
    "[data-choice]")].filter((e) => e.checkVisibility() && e.ariaPressed !== "true" &&
    !e.classList.contains("chosen"));
  const inside = ([x, y, w, h], [a, b, c, d]) =>
    x + w / 2 >= a && x + w / 2 <= a + c && y + h / 2 >= b && y + h / 2 <= b + d;
  return {
    step: coach?.dataset.step ?? "",
    text: say?.innerText ?? "",
    fits: !say || (say.scrollWidth <= say.clientWidth && coach.scrollHeight <= coach.clientHeight),
    coach: coach ? box(coach) : [0, 0, 0, 0],
    decision: box(document.querySelector(".decide")),
    screen: [0, 0, innerWidth, innerHeight],
    rings,
    reads: document.querySelector("[data-testid=coach-next]") !== null,
    asked: !bar.classList.contains("wait"),
    confirm: document.querySelector("[data-testid=confirm]:not(:disabled)") !== null,
    kinds: [...bar.querySelectorAll("[data-kind]")].map((e) => e.dataset.kind),
    press: press.map((e) => ({
      at: e.dataset.target ?? e.dataset.choice,
      css: e.dataset.target
        ? `main [data-target="${e.dataset.target}"]:is(.live, [role=button])`
        : `[data-choice="${e.dataset.choice}"][data-n="${e.dataset.n}"]`,
      pointed: rings.some((ring) => inside(box(e), ring)),
    })),
    sign: [bar.dataset.seq, coach?.dataset.step, bar.className, bar.innerText, press.length].join(),
  };
}"""
FRAMES = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  requestAnimationFrame(() => requestAnimationFrame(done)))))"""

# Some places are drawn on a map, and drawings can't be clicked like buttons.
CLICK = """css => document.querySelector(css)?.dispatchEvent(
  new MouseEvent("click", { bubbles: true, cancelable: true }))"""

Choose = Callable[[Any], str]


def start(page: Page) -> None:
    page.get_by_test_id("learn").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("coach")).to_be_visible()


def sensible(state: Any) -> str:
    """Press what the coach points at, or else end the question."""
    pointed = [one for one in state["press"] if one["pointed"] and one["at"] != "withhold"]
    running = ("factory:", "outlet:", "pay_dividends", "hand:", "hire_worker", "take_bonus")
    going_on = [one for one in state["press"] if one["at"].startswith(running)]
    ends = [one for one in state["press"] if one["at"] in ("done", "pass", "decline")]
    return str((pointed or going_on or ends or state["press"])[0]["css"])


def clumsy(state: Any) -> str:
    """Found the hardest company, hire nobody, buy nothing, withhold."""
    if state["step"] == "charter":
        hard = [one for one in state["press"] if one["at"] in ("found:henderson", "found:doggett")]
        return str(hard[0]["css"]) if hard else "[data-testid=show-all]"
    bad = [one for one in state["press"] if one["at"] in ("done", "pass", "withhold", "decline")]
    idle = [one for one in state["press"] if one["at"].startswith("space:fundraising")]
    return str((bad or idle or state["press"])[0]["css"])


def at_random(rng: Random) -> Choose:
    return lambda state: str(rng.choice(state["press"])["css"])


def diligent(state: Any) -> str:
    """Industrialist: press what the coach points at, or the first thing that isn't the end."""
    pointed = [one for one in state["press"] if one["pointed"]]
    doing = [one for one in state["press"] if one["at"] != "done"]
    return str((pointed or doing or state["press"])[0]["css"])


def lazy(state: Any) -> str:
    """Industrialist: end every question at once, if that is possible."""
    ends = [one for one in state["press"] if one["at"] == "done"]
    return str((ends or state["press"])[0]["css"])


EDGE = 8  # pixels: a ring and the space between it and its place


def overlap(a: list[float], b: list[float]) -> bool:
    wide = a[0] + EDGE < b[0] + b[2] and b[0] + EDGE < a[0] + a[2]
    return wide and a[1] + EDGE < b[1] + b[3] and b[1] + EDGE < a[1] + a[3]


def within(a: list[float], b: list[float]) -> bool:
    wide = a[0] >= b[0] - EDGE and a[0] + a[2] <= b[0] + b[2] + EDGE
    return wide and a[1] >= b[1] - EDGE and a[1] + a[3] <= b[1] + b[3] + EDGE


def check_card(state: Any) -> None:
    """The card fits, all its words exist, and it covers nothing that it points at."""
    step = state["step"]
    assert state["fits"], f"{step}: the text is cut off"
    assert "⟦" not in state["text"], state["text"]
    rings = state["rings"]
    for number, ring in enumerate(rings):
        seen = overlap(ring, state["screen"]) if number == 0 else True
        assert seen, f"{step}: its place is off the screen"
        if within(ring, state["decision"]):
            assert not overlap(ring, state["coach"]), f"{step}: it covers its own place"
        elif number == 0:
            assert not overlap(ring, state["decision"]), f"{step}: the decision covers place 1"


def press(state: Any, choose: Choose) -> str:
    """The selector of what to press: Next, Confirm, a choice, or a kind of moves."""
    if state["reads"]:
        return "[data-testid=coach-next]"
    if state["confirm"]:
        return "[data-testid=confirm]"
    if state["press"] and state["asked"]:
        return choose(state)
    return "[data-testid=decision-bar] li:last-child > [data-kind]"


def drive(
    page: Page, choose: Choose, check: Check | None = None, last: str = "decade"
) -> list[str]:
    """Plays until the coach says goodbye; returns the steps it showed, in order."""
    shown: list[str] = []
    met: Counter[str] = Counter()
    for _ in range(MOST_MOVES):
        page.evaluate(FRAMES)
        state = page.evaluate(STATE)
        step = state["step"]
        if choose is diligent and state["press"] and (times := met[state["sign"]]):
            turn = times % len(state["press"])  # it led back here: try another thing
            state["press"] = state["press"][turn:] + state["press"][:turn]
            for one in state["press"]:
                one["pointed"] = False
        met[state["sign"]] += 1
        if step and (not shown or shown[-1] != step):
            assert step not in shown, f"{step} came twice"
            shown.append(step)
            check_card(state)
            if check:
                check(page)
        if step == last:
            page.get_by_test_id("coach-next").press("Enter")
            expect(page.locator(f"[data-step={last}]")).to_have_count(0)
            return shown
        # The page may move on by itself, so a press on something that is gone does nothing.
        page.evaluate(CLICK, press(state, choose))
        page.wait_for_function(
            f"sign => ({STATE})().sign !== sign", arg=state["sign"], polling=50, timeout=PATIENCE_MS
        )
    raise AssertionError(f"no end after {shown}")


@pytest.mark.parametrize(
    ("lang", "size", "choose", "expected"),
    [
        ("en", DESKTOP, sensible, {"welcome", "purses", "charter", "price", "founded", "build"}),
        ("fr", PHONE, clumsy, {"hard", "crew", "idle"}),
        ("de", PHONE, at_random(Random(7)), {"purses", "founded"}),
    ],
    ids=["sensible", "clumsy", "random"],
)
def test_the_coached_decade_can_be_played_to_its_end(
    open_page: OpenPage,
    assert_fits: Check,
    lang: str,
    size: dict[str, int],
    choose: Choose,
    expected: set[str],
) -> None:
    page = open_page("/", lang=lang, size=size)
    start(page)
    shown = drive(page, choose, assert_fits)
    assert expected <= set(shown), shown
    assert "idle" in shown or "dividend" in shown or choose not in (sensible, clumsy)


@pytest.mark.parametrize(
    ("lang", "size", "choose", "expected"),
    [
        ("en", DESKTOP, diligent, {"hire", "worker", "produce", "made", "market", "build"}),
        ("fr", PHONE, diligent, {"factory", "worker", "place", "built"}),
        ("de", PHONE, lazy, {"welcome", "actions", "hire", "market", "upkeep"}),
    ],
    ids=["desktop", "phone", "lazy"],
)
def test_the_first_turns_of_industrialist_are_coached_to_their_end(
    open_page: OpenPage,
    assert_fits: Check,
    lang: str,
    size: dict[str, int],
    choose: Choose,
    expected: set[str],
) -> None:
    page = open_page("/", lang=lang, size=size)
    page.get_by_test_id("learn-industrialist").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("coach")).to_be_visible()
    shown = drive(page, choose, assert_fits, last="goodbye")
    assert expected <= set(shown), shown
    expect(page.get_by_test_id("coach")).to_have_count(0)


def test_keys_touch_and_reload(open_page: OpenPage, assert_accessible: Check) -> None:
    """Enter, Backspace, S and Esc work; a reload keeps the place; Skip is final."""
    page = open_page("/", dark=True)
    start(page)
    card = page.get_by_test_id("coach")
    expect(card).to_have_attribute("data-step", "welcome")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-step", "purses")
    assert_accessible(page)
    page.keyboard.press("Backspace")
    expect(card).to_have_attribute("data-step", "welcome")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-step", "charter")
    before = page.get_by_test_id("decision-bar").get_attribute("data-seq")
    page.keyboard.press("s")
    expect(page.locator("[data-testid=spotlight] .hand")).to_be_visible()
    expect(page.locator("[data-testid=spotlight] .hand")).to_have_count(0)
    expect(page.get_by_test_id("picked")).to_have_count(0)
    assert page.get_by_test_id("decision-bar").get_attribute("data-seq") == before
    expect(card).to_contain_text(SHOWN)
    page.keyboard.press("Backspace")
    expect(card).not_to_contain_text(SHOWN)
    page.reload()
    expect(card).to_have_attribute("data-step", "charter")
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_contain_text("Resume the lesson")
    page.get_by_test_id("learn").click()
    expect(card).to_have_attribute("data-step", "charter")
    page.keyboard.press("Escape")
    page.get_by_test_id("coach-skip-no").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("coach-skip-yes").click()
    expect(card).to_have_count(0)
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_contain_text("Learn by playing")


def test_the_lesson_is_the_first_door_until_somebody_has_played(page: Page) -> None:
    doors = page.locator(".side button")
    expect(doors.first).to_contain_text("Learn by playing")
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.goto("/")
    expect(doors.first).to_contain_text("Play against bots")
    expect(doors.nth(1)).to_contain_text("Learn by playing")


def test_the_price_to_start_with_leaves_money_in_both_purses(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server, players=3, advanced=False)
    seat, _ = town.waiting()
    page = town.open(open_page, seat)
    page.locator('[data-target^="found:"].live').first.click()
    expect(page.get_by_test_id("picked")).to_contain_text("$40")


def test_an_idle_turn_is_never_silent(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    """Jen's company operates, then Ada's, which can do nothing: its turn passes at once."""
    companies = {
        "swift": {"director": 1, "value": 50, "treasury": 100, "appeal": 4},
        "fairbank": {"director": 0, "value": 40, "treasury": 5, "appeal": 3},
    }
    chain = {"10": {"coal": 1}}
    before = table(2, phase="operating", companies=companies, board={"chain": chain})
    town = place(server, before)
    ada = town.open(open_page, 0)
    expect(ada.get_by_test_id("idle-notice")).to_have_count(0)
    seat, snapshot = town.waiting()
    while seat == 1 and snapshot["sheet"]["phase"] == "operating":
        town.play(seat, snapshot, {"do": "done"})
        seat, snapshot = town.waiting()
    notice = ada.get_by_test_id("idle-notice")
    expect(notice).to_contain_text("Fairbank idled")
    expect(notice).to_contain_text("factory 1 lacks 1 Worker and 2 Coal")
    expect(notice).to_contain_text("fell to $35")
    expect(notice).to_contain_text("cost you $15")
    assert_accessible(ada)
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_have_count(0)
