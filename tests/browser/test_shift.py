"""Nothing jumps: over a whole game the frame stands still, and nothing moves inside it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from table import directing

from .conftest import OpenPage, Server
from .placed import place
from .solitaire import bar, played
from .test_room import SIZES
from .town import Town, arrange, question_of, sensible

# By the browsers' measure, which leaves out what follows a press.
STILL = 0.005
WATCH = """() => {
  window.shifts = [];
  const name = (node) => {
    const found = node?.nodeType === 1 ? node : node?.parentElement;
    if (!found) return "?";
    const own = [found.tagName.toLowerCase(), ...found.classList].join(".");
    const text = (node.textContent ?? "").trim().slice(0, 30);
    return `${found.parentElement?.className ?? ""} > ${own} "${text}"`;
  };
  const seen = (list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) window.shifts.push({
        value,
        seq: document.querySelector("[data-seq]")?.dataset.seq,
        question: document.querySelector("[data-testid=decision-bar] h1")?.textContent,
        places: sources.map(({ node, previousRect: a, currentRect: b }) =>
          `${name(node)}: ${[a.x, a.y, a.width, a.height].map(Math.round)} -> ` +
          `${[b.x, b.y, b.width, b.height].map(Math.round)}`),
      });
  };
  new PerformanceObserver(seen).observe({ type: "layout-shift", buffered: false });
}"""


# Null while the page of a Decade is in front of the table.
FRAME = """() => {
  if (document.querySelector(".decide.away")) return null;
  return [".topbar", ".decide", ".tapes", ".stage", ".rail", ".players"].map((name) => {
    const { x, y, width } = document.querySelector(name).getBoundingClientRect();
    return [name, x, y, width];
  });
}"""
# With the actions, the titles of the market, its first row and its last.
INDUSTRIALIST = """() => [".topbar", ".decide", ".tape", ".left", ".centre", ".right", ".strip",
  ".left thead", ".left tbody tr", ".left tfoot"].map((name) => {
    const found = document.querySelector(name);
    const { x, y, width, height } = found.getBoundingClientRect();
    const scrolled = found.parentElement.closest("[data-scroller]")?.scrollTop ?? 0;
    return [name, x, y + scrolled, width, height];
  })"""
MOVES = 60  # of Industrialist, several years
# Where the panels of a page stand, by their headings: also of panels that were drawn again.
PANELS = """async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  const page = document.querySelector(".page, .phone .scene");
  if (!page || document.querySelector(".decide.away")) return {};
  const top = page.getBoundingClientRect().top - page.scrollTop * (page.currentCSSZoom || 1);
  return Object.fromEntries([...page.querySelectorAll("h2[id]")].map((heading) => {
    const { x, y } = heading.getBoundingClientRect();
    return [heading.id, [Math.round(x), Math.round(y - top)]];
  }));
}"""
# The parts of a worksheet, from its top.
WORKSHEET = """() => {
  const sheet = document.querySelector(".op"), top = sheet.getBoundingClientRect().top;
  return Object.fromEntries(
    ["section.panel", ".fac .slots", "tr", ".sl span", ".sb i", ".aslot", ".hay", "li"].flatMap(
      (part) => [...sheet.querySelectorAll(part)].map((one, i) => {
        const { x, y } = one.getBoundingClientRect();
        return [`${part} ${i}`, [Math.round(x), Math.round(y - top)]];
      })));
}"""
COVERED = """() => {
  const bottom = (name) => document.querySelector(name).getBoundingClientRect();
  return bottom("[data-testid=decision-bar] .inner").bottom - bottom(".tapes").top;
}"""


def follow(page: Page, town: Town) -> None:
    """Waits until the page shows the latest position."""
    seq = town.state()["seq"]
    expect(page.locator(f'.chicago[data-seq="{seq}"]')).to_be_visible()


def pick_and_put_back(page: Page) -> None:
    """Points at the first place on the board, picks it and puts it back."""
    place = page.locator("main [data-target].live").first
    if not place.count() or not place.is_visible():
        return
    place.hover()
    place.click()
    if page.get_by_test_id("picked").count():
        expect(page.get_by_test_id("preview").first).to_be_attached()
        covers = page.evaluate(COVERED)
        assert covers <= 0, f"the preview covers {covers} px of the tracks"
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)


def page_of(snapshot: Any, name: str) -> tuple[Any, ...]:
    """The subject of a page: its panels stand still while this stays the same. A phone begins with
    the panel of the question."""
    sheet = snapshot["sheet"]
    about = sheet["decade"], sheet["phase"], sheet["operating"], len(sheet["running_order"])
    return (*about, question_of(snapshot)) if name == "phone" else about


def settled(page: Page) -> dict[str, Any]:
    """Where the panels stand, once two frames agree: parts of a page are drawn a frame later."""
    while True:
        before, after = (page.evaluate(PANELS) for _ in range(2))
        if before == after:
            found: dict[str, Any] = after
            return found


def shifts(page: Page) -> list[Any]:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    found: list[Any] = page.evaluate("window.shifts")
    return found


def watched(town: Town, open_page: OpenPage, **more: Any) -> Page:
    """The page of the first seat, with all of its shifts recorded from now on."""
    page = town.open(open_page, 0, **more)
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    return page


def moved(page: Page) -> tuple[float, str]:
    """The sum of all shifts, and a list of them to read."""
    found = shifts(page)
    return sum(shift["value"] for shift in found), "\n".join(map(str, found))


def test_the_table_stands_still_over_a_whole_game(server: Server, open_page: OpenPage) -> None:
    """One player's screen while a game is played to its end, with a look at each new question."""
    town = arrange(server, players=2, advanced=False)
    page = watched(town, open_page)
    asked, frame = "", page.evaluate(FRAME)
    while True:
        seat, snapshot = town.waiting()
        if seat < 0:
            break
        follow(page, town)
        if seat == 0 and question_of(snapshot) != asked:
            asked = question_of(snapshot)
            pick_and_put_back(page)
        now = page.evaluate(FRAME)
        assert now in (None, frame), f"the frame moved at entry {snapshot['seq']}"
        if now is None:
            page.get_by_test_id("decade-continue").click()
        town.play(seat, snapshot, sensible(snapshot))
    total, places = moved(page)
    assert total <= STILL, places


@pytest.mark.parametrize("name", SIZES)
def test_nothing_jumps_at_any_size(server: Server, open_page: OpenPage, name: str) -> None:
    """A Decade of the Advanced Game among three, in the language with the longest words. Until the
    next company or phase each panel keeps its place, even if it was drawn again."""
    town = arrange(server, players=3, decades=1)
    page = watched(town, open_page, size=SIZES[name], lang="de")
    about: tuple[Any, ...] = ()
    stood: dict[str, Any] = {}
    jumps = []
    while True:
        seat, snapshot = town.waiting()
        if seat < 0:
            break
        follow(page, town)
        now = settled(page)
        if page_of(snapshot, name) == about:
            for panel in now.keys() & stood.keys():
                if any(abs(a - b) > 1 for a, b in zip(now[panel], stood[panel], strict=True)):
                    jumps.append((snapshot["seq"], panel, stood[panel], now[panel]))
        about, stood = page_of(snapshot, name), now
        town.play(seat, snapshot, sensible(snapshot))
    assert jumps == [], "\n".join(map(str, jumps))
    total, places = moved(page)
    assert total <= STILL, places


# Two companies with all that comes and goes: four kinds of resources, an asset to use.
RESOURCES = ["livestock", "steel", "wood", "coal"]
OPERATING = {
    "doggett": {"factories": [{"workers": 2}, {"workers": 2}]},
    "libby": {"factories": [{"workers": 2}, {"workers": 2}], "assets": ["foundry"]},
}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("company", OPERATING)
def test_a_worksheet_stands_still_while_its_company_operates(
    server: Server, open_page: OpenPage, company: str, lang: str
) -> None:
    """From the first purchase to the dividends, each row keeps its place. The marks of the revenue
    stand above their amounts."""
    facts = {"value": 50, "treasury": 300, "appeal": 3, **OPERATING[company]}
    others = {name: {"director": 1, "value": 60} for name in ("elgin", "anglo", "henderson")}
    chain = {price: dict.fromkeys(RESOURCES, 1) for price in ("10", "20", "30")}
    board = {"chain": chain, "haymarket": dict.fromkeys(RESOURCES, 2)}
    position = directing(company, facts, phase="operating", companies=others, board=board)
    town = place(server, position)
    page = town.open(open_page, 0, size=SIZES["small desktop"], lang=lang)
    page.wait_for_load_state("networkidle")
    stood, asked = page.evaluate(WORKSHEET), list[str]()
    while True:
        seat, snapshot = town.waiting()
        follow(page, town)
        asked.append(question_of(snapshot))
        now = page.evaluate(WORKSHEET)
        moved = {part: (stood.get(part), now.get(part)) for part in {**stood, **now}}
        assert now == stood, (asked, {k: v for k, v in moved.items() if v[0] != v[1]})
        if asked[-1] == "payout":
            break
        town.play(seat, snapshot, sensible(snapshot))
    assert {"purchase", "production", "sales"} <= set(asked)
    marks = page.locator(".op .sb i").all()
    for mark, amount in zip(marks, page.locator(".op .sl span").all(), strict=True):
        above, below = mark.bounding_box(), amount.bounding_box()
        assert above is not None
        assert below is not None
        assert abs(above["x"] + above["width"] / 2 - below["x"] - below["width"] / 2) < 2


@pytest.mark.parametrize("name", ["small desktop", "desktop"])
def test_industrialist_stands_still(server: Server, open_page: OpenPage, name: str) -> None:
    """Several years from the twelfth on, in the language with the longest words: the frame, the
    actions and the market keep their places, however many answers a question has."""
    game = played(server, until_year=12)
    page = open_page(game.link, size=SIZES[name], lang="de")
    expect(bar(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    frame, rng, snapshot = page.evaluate(INDUSTRIALIST), Random(1), game.state()
    for _ in range(MOVES):
        move = rng.choice(snapshot["choices"])["do"]
        game.ask("/moves", {"after": snapshot["seq"], "do": move})
        snapshot = game.state()
        if not snapshot["choices"]:  # the end is another page
            break
        shown = f'[data-testid=decision-bar][data-seq="{snapshot["seq"]}"]'
        expect(page.locator(shown)).to_be_visible()
        assert page.evaluate(INDUSTRIALIST) == frame, f"the frame moved at entry {snapshot['seq']}"
