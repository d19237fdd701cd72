"""The prompt and what it shows: words that fit, choices in a sensible order, one way to confirm."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from table import Table, beside, directing, papers, table

from .conftest import DESKTOP, PHONE, OpenPage, Server
from .placed import place
from .town import Town, arrange, sensible

RESOURCES = ["livestock", "steel", "wood", "coal"]
SMALL: ViewportSize = {"width": 1280, "height": 800}
QUESTIONS = ["founding", "stock_turn", "hire", "purchase", "payout"]
# Money and percent without the space that French and German put before the sign.
TIGHT = re.compile(r"\d[$%]")

# Text of the prompt, the tracks, the panels' tabs and the players that doesn't fit its box.
CUT = """() => {
  const found = [];
  const cut = (name, box) => {
    const wide = box.scrollWidth - box.clientWidth, high = box.scrollHeight - box.clientHeight;
    if (wide > 1 || high > 1) found.push(`${name} "${box.textContent.trim()}": ${wide}, ${high}`);
  };
  const bar = document.querySelector("[data-testid=decision-bar]");
  cut("question", bar.querySelector("h1"));
  cut("choices", bar.querySelector(".inner"));
  for (const button of bar.querySelectorAll(".btn")) cut("button", button);
  for (const value of document.querySelectorAll(".tape .v > [aria-hidden]")) cut("cell", value);
  for (const heading of document.querySelectorAll(".ledger thead th")) cut("heading", heading);
  for (const line of document.querySelectorAll(".players .sh, .players .hc")) cut("player", line);
  cut("tabs", document.querySelector(".rail [role=tablist]"));
  const bottom = bar.querySelector(".inner").getBoundingClientRect().bottom;
  const over = bottom - document.querySelector(".tapes").getBoundingClientRect().top;
  if (over > 0) found.push(`the choices cover ${over} px of the tracks`);
  const edges = bar.querySelector(".act").getBoundingClientRect();
  for (const button of bar.querySelectorAll(".act .btn"))
    if (button.getBoundingClientRect().left < edges.left) found.push("the buttons need more room");
  return found;
}"""


# The bar below a token: its colour, width and height.
BAR = """(token) => {
  const { backgroundColor, width, height } = getComputedStyle(token, "::after");
  return [backgroundColor, parseFloat(width), parseFloat(height)];
}"""


def bar(page: Page) -> Locator:
    return page.get_by_test_id("decision-bar")


def prefer(page: Page, **settings: bool) -> None:
    page.evaluate(
        "(text) => localStorage.setItem('bigshoulders.settings', text)", json.dumps(settings)
    )
    page.reload()
    expect(bar(page)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_word_fits_on_a_small_desktop(server: Server, open_page: OpenPage, lang: str) -> None:
    page = open_page("/", lang=lang, size=SMALL)
    for question in QUESTIONS:
        town = arrange(server)
        seat, _ = town.until(question)
        town.reopen(page, seat)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(CUT) == [], question
        if lang != "en":
            assert TIGHT.findall(page.locator("main").inner_text()) == [], question


def test_buildings_of_five_decades_stand_side_by_side(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, _ = town.until("action_turn", 5)
    page = town.open(open_page, seat, size=SMALL)
    places = page.locator(".bgrid .sp")
    expect(places).to_have_count(4 * 5)
    tops = {round(box["y"]) for box in map(Locator.bounding_box, places.all()) if box}
    assert len(tops) == 4, "one row for each player"


def with_assets() -> Table:
    """Swift may run a factory, and use or discard an asset besides."""
    facts = {
        "treasury": 60,
        "factories": [{"workers": 2}],
        "resources": {"livestock": 4, "steel": 4, "wood": 4, "coal": 4},
        "assets": ["foundry"],
    }
    return directing("swift", facts, phase="operating")


def test_what_is_allowed_besides_comes_after_the_answers(
    server: Server, open_page: OpenPage
) -> None:
    town = place(server, with_assets())
    page = town.open(open_page, 0)
    kinds = [str(choice["do"]["do"]) for choice in town.state()["choices"]]
    assert "discard_asset" in kinds
    page.get_by_test_id("list-choices").click()
    lines = bar(page).locator(".list > li")
    listed = [line.get_attribute("class") or "" for line in lines.all()]
    apart = next(i for i, look in enumerate(listed) if "apart" in look)
    assert apart > 0, "an answer comes first"
    shown = [
        line.locator("[data-choice], [data-kind]").first.evaluate(
            "(one) => one.dataset.choice ?? one.dataset.kind"
        )
        for i, line in enumerate(lines.all())
        if i != apart and line.locator("[data-choice], [data-kind]").count()
    ]
    free = {"activate_asset", "discard_asset", "trade"}
    assert not free & set(shown[:apart])
    assert free & set(shown[apart:])


def holders(**options: bool) -> Table:
    companies = {
        "swift": {"director": 1, "value": 100, **papers(bob="D", ann="cc")},
        "elgin": {"director": 0, "value": 40, **papers(ann="D")},
    }
    return table(2, companies=companies, **options)


def test_confirm_is_the_same_for_every_kind_of_move(server: Server, open_page: OpenPage) -> None:
    """With the setting on, a place on the board and a choice in the list wait for Confirm; with it
    off, both are made by one press."""
    town = place(server, holders())
    page = town.open(open_page, 0)
    sale = page.locator('[data-target="sell:swift:common"]').first
    leave = bar(page).locator('.choice[data-choice="pass"]')
    for press in (sale, leave):
        press.click()
        expect(page.get_by_test_id("confirm")).to_be_enabled()
        page.keyboard.press("Escape")
    assert town.state()["seq"] == 0
    prefer(page, confirm=False, warnings=False)
    sale.click()
    expect(page.locator('.chicago[data-seq="1"]')).to_be_visible()
    bar(page).locator('.choice[data-choice="done"]').click()
    expect(page.locator('.chicago[data-seq="2"]')).to_be_visible()


# The presses of a move that is made on the board, by question; the last one commits.
PRESSES = {
    "founding": ['[data-target^="found:"].live', "label.pr:not(.no)"],
    "build": ['[data-target^="hand:"].live'],
    "action_turn": ['[data-target="space:fundraising_40"].live'],
    "purchase": ['[data-target^="chain:"].live, [data-target^="haymarket:"].live'],
    "payout": ['[data-target="pay_dividends"]'],
}


def test_without_confirm_the_last_press_makes_the_move(server: Server, open_page: OpenPage) -> None:
    """A company, its price; a Building; a space; a resource; a dividend; a suggestion; a hint."""
    page = open_page("/")
    page.evaluate(
        "localStorage.setItem('bigshoulders.settings', '{\"confirm\": false, \"warnings\": false}')"
    )

    def check(town: Town, seat: int, presses: list[str]) -> None:
        town.reopen(page, seat)
        before = town.state()["seq"]
        *narrowing, last = presses
        for press in narrowing:
            page.locator(press).first.click()
            expect(page.locator(last).first).to_be_enabled()
            assert town.state()["seq"] == before, "the first press only narrows"
        page.locator(last).first.click()
        expect(page.locator(f'.chicago:not([data-seq="{before}"])')).to_be_visible()

    for question, presses in PRESSES.items():
        town = arrange(server)
        seat, _ = town.until(question)
        check(town, seat, presses)
    check(place(server, with_assets()), 0, [".plans [data-plan]"])
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Jen", "bot": "broker"}]
    made = server.ask("/api/tables", {"game": "chicago", "config": {"players": 2}, "seats": seats})
    hinted = Town(server, made["table"], [made["seats"][0]["token"]])
    hinted.reopen(page, 0)
    page.get_by_role("tab", name="Hint").click()
    page.get_by_test_id("hint").click()
    page.get_by_test_id("candidates").get_by_role("button").first.click()
    expect(page.locator('.chicago:not([data-seq="0"])')).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_small_desktop_shows_the_start_of_every_charter(
    server: Server, open_page: OpenPage, lang: str
) -> None:
    """And the prices stand below them, in sight."""
    town = arrange(server)
    seat, _ = town.waiting()
    page = town.open(open_page, seat, lang=lang, size=SMALL)
    prices = page.locator(".found .ticket").bounding_box()
    assert prices is not None
    assert prices["y"] + prices["height"] <= SMALL["height"]
    charters = page.locator('[data-target^="found:"]')
    expect(charters).to_have_count(10)
    for charter in charters.all():
        recipe = charter.locator(".q1").first.bounding_box()
        assert recipe is not None
        assert recipe["y"] + recipe["height"] <= prices["y"]


def test_a_phone_shows_a_charter_whole_before_the_price(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server)
    seat, _ = town.waiting()
    page = town.open(open_page, seat, lang="fr", size=PHONE)
    scene = page.locator(".scene").bounding_box()
    charter = page.locator('[data-target^="found:"]').first.bounding_box()
    assert scene is not None
    assert charter is not None
    assert charter["y"] + charter["height"] <= scene["y"] + scene["height"]
    expect(page.locator(".found .ticket")).to_have_count(0)
    page.locator('[data-target^="found:"].live').first.click()
    prices = bar(page).get_by_role("radio")
    prices.first.click()
    expect(prices.first).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "reference"])
def test_the_buildings_in_hand_come_first_in_their_phase(
    server: Server, open_page: OpenPage, size: ViewportSize
) -> None:
    town = arrange(server)
    seat, _ = town.until("build", 3)
    page = town.open(open_page, seat, lang="de", size=size)
    page.wait_for_load_state("networkidle")
    tiles = page.locator('[data-target^="hand:"]')
    expect(tiles).to_have_count(3)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=1)
    assert page.locator(".page").evaluate("(page) => page.scrollTop") == 0
    city = page.locator('[data-target="space:job_market"]')
    expect(city).to_be_in_viewport(ratio=1)


def test_a_sale_counts_the_certificates_left(server: Server, open_page: OpenPage) -> None:
    town = place(server, holders())
    page = town.open(open_page, 0)
    page.locator('[data-target="sell:swift:common"]').first.click()
    page.get_by_test_id("confirm").click()
    bar(page).locator('.choice[data-choice="done"]').click()
    held = town.state()["sheet"]["players"][0]
    left = page.get_by_test_id("certificates-after")
    before, limit = held["certificates"], held["limit"]
    expect(left).to_contain_text(f"{before} → {before - 1}/{limit}")


def test_a_planned_token_has_its_owners_colour(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, snapshot = town.until("payout")
    company = snapshot["sheet"]["operating"]
    page = town.open(open_page, seat)
    page.locator('[data-target="pay_dividends"]').click()
    assert_planned(page, company)


def test_a_planned_token_keeps_its_bar_in_a_crowd(server: Server, open_page: OpenPage) -> None:
    """Libby would join three others in the next cell."""
    others = {name: {"director": 1, "value": 60} for name in ("elgin", "swift", "fairbank")}
    companies = {"libby": {"director": 0, "value": 50}, **others}
    position = table(
        2,
        phase="operating",
        companies=companies,
        operating={"operated": ["libby"], "revenue": 50, "factories_run": 1, "goods_sold": 1},
        stack=[
            {"step": "game", "at": 11},
            {"step": "operating_phase"},
            {"step": "operating_turn", "at": 7, "company": "libby"},
            {"step": "payout", "seat": 0, "company": "libby"},
        ],
    )
    page = place(server, position).open(open_page, 0, size={"width": 1280, "height": 800})
    page.locator('[data-target="pay_dividends"]').click()
    assert_planned(page, "libby")
    crowd = page.locator(".tape .cell:has(.ghost)")
    expect(crowd.locator(".tk")).to_have_count(4)
    boxes = [token.bounding_box() for token in crowd.locator(".tok").all()]
    assert len({box["y"] for box in boxes if box}) == 1, "the tokens stand in one row"
    assert all(box and box["width"] >= 13 and box["height"] >= 13 for box in boxes)


def assert_planned(page: Page, company: str) -> None:
    """The token of a planned move and the real one have the same bar, in the Director's colour."""
    token = page.locator(f'.tape .tk[data-card="company:{company}"]')
    expect(token.filter(has_text="planned")).to_have_count(1)
    bars = [one.evaluate(BAR) for one in token.all()]
    assert len({colour for colour, _, _ in bars}) == 1
    assert bars[0][0] != "rgba(0, 0, 0, 0)"
    assert all(round(width) >= 12 and round(height) >= 2 for _, width, height in bars)


@pytest.mark.parametrize("advanced", [True, False])
def test_raising_funds_is_a_step_of_the_advanced_game(
    server: Server, open_page: OpenPage, advanced: bool
) -> None:
    town = arrange(server, players=2, advanced=advanced)
    seat, _ = town.until("purchase")
    page = town.open(open_page, seat)
    steps = page.get_by_role("list", name="Steps of the Operating turn")
    expect(steps).to_contain_text("Dividends")
    expect(steps.get_by_text("Raise funds")).to_have_count(1 if advanced else 0)


def test_a_hint_is_chosen_by_a_press(server: Server, open_page: OpenPage) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Jen", "bot": "broker"}]
    made = server.ask("/api/tables", {"game": "chicago", "config": {"players": 2}, "seats": seats})
    page = open_page(f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(bar(page)).to_be_visible()
    page.get_by_role("tab", name="Hint").click()
    page.get_by_test_id("hint").click()
    card = page.get_by_test_id("candidates").get_by_role("button").first
    advised = card.inner_text()
    card.click()
    expect(page.get_by_test_id("picked")).to_have_text(advised)
    expect(page.get_by_test_id("confirm")).to_be_focused()  # so Enter confirms, as it says
    page.keyboard.press("Enter")
    expect(page.locator('.chicago:not([data-seq="0"])')).to_be_visible()


def test_three_certificates_of_a_company_can_be_bought(server: Server, open_page: OpenPage) -> None:
    """From the Treasury and the Bank Pool: on a small desktop, no button is cut."""
    shares = {"seat_1": 3, "bank_pool": 1}
    swift = {"director": 1, "value": 100, "common": shares, "preferred": "treasury"}
    town = place(server, table(4, companies={"swift": swift}))
    page = town.open(open_page, 0, size=SMALL, lang="de")
    buttons = page.locator("[data-target^='buy:swift:']")
    expect(buttons).to_have_count(3)
    cell = page.locator(".deals", has=buttons).bounding_box()
    assert cell is not None
    for box in (button.bounding_box() for button in buttons.all()):
        assert box is not None
        assert box["y"] >= cell["y"]
        assert box["y"] + box["height"] <= cell["y"] + cell["height"]
        assert box["x"] + box["width"] <= cell["x"] + cell["width"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_company_that_can_act_is_shown_whole(
    server: Server, open_page: OpenPage, lang: str
) -> None:
    mine = ["anglo", "brunswick", "henderson"]
    facts = {name: {"director": 0, "value": 100, "treasury": 280} for name in mine}
    town = place(server, table(2, companies=facts, phase="action"))
    page = town.open(open_page, 0, lang=lang, size=SMALL)
    for name in mine:
        button = page.locator(f"[data-acting={name}]")
        expect(button).to_be_in_viewport(ratio=1)  # and not under the edge of its column
        button.click()
        expect(button).to_have_attribute("aria-checked", "true")
        expect(button).to_contain_text("280")
    # A company alone has room for its name, beside the number of spaces.
    town = place(server, table(2, companies={"anglo": facts["anglo"]}, phase="action"))
    town.reopen(page, 0)
    name = page.locator("[data-acting=anglo] .name")
    expect(name).to_be_visible()
    assert name.evaluate("(name) => name.scrollWidth - name.clientWidth") <= 0


def test_cubes_to_take_stand_in_one_line(server: Server, open_page: OpenPage) -> None:
    """At Haymarket Square, in one line, on a small desktop."""
    market = dict.fromkeys(RESOURCES, 2)
    town = place(server, beside("I-5", "swift", {}, board={"haymarket": market}))
    page = town.open(open_page, 0, lang="de", size=SMALL)
    page.locator("[data-target='space:I-5']").click()
    page.get_by_test_id("confirm").click()
    live = page.locator("[data-place='cubes:haymarket'] [data-target].live")
    expect(live).to_have_count(4)
    tops = live.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1  # measured at once: the page scrolls to them


# The lines of a space that the space cuts off.
CUT_LINES = """() => [...document.querySelectorAll(".bgrid .sp, .ggrid .sp")].flatMap((space) =>
  [...space.querySelectorAll(".tx b, .fee, .why")].filter((line) => {
    const [text, box] = [line.getBoundingClientRect(), space.getBoundingClientRect()];
    return text.top < box.top || text.bottom > box.bottom;
  }).map((line) => line.textContent.trim()))"""


@pytest.mark.parametrize("decade", [3, 4])
def test_the_words_of_a_building_fit_its_space(
    server: Server, open_page: OpenPage, decade: int
) -> None:
    """In the languages with long words, where the markets stand beside the board and below it."""
    town = arrange(server)
    seat, _ = town.until("action_turn", decade)
    for lang in ("fr", "de"):
        page = town.open(open_page, seat, lang=lang, size=SMALL)
        for size in (SMALL, DESKTOP):
            page.set_viewport_size(size)
            expect(page.locator(".bgrid .tx b").first).to_be_visible()
            assert page.evaluate(CUT_LINES) == [], (lang, size)


def test_a_previewed_payment_leaves_room_for_the_money(server: Server, open_page: OpenPage) -> None:
    """Also in the line of a player with three Partners and a fortune."""
    names = ["ann", "bob", "cat", "dan"]
    position = table(
        4,
        phase="operating",
        cash=[12_500] * 4,
        people={name: {"partners": 3} for name in names},
        companies={"libby": {"value": 50, **papers(ann="D", bob="cc", cat="cc", dan="c")}},
        operating={"operated": ["libby"], "revenue": 9000, "factories_run": 1, "goods_sold": 1},
        stack=[
            {"step": "game", "at": 11},
            {"step": "operating_phase"},
            {"step": "operating_turn", "at": 7, "company": "libby"},
            {"step": "payout", "seat": 0, "company": "libby"},
        ],
    )
    page = place(server, position).open(open_page, 0, size=SMALL, lang="de")
    page.locator('[data-target="pay_dividends"]').click()
    lines = page.locator(".rail .players:visible .l1:has(.delta)")
    expect(lines).to_have_count(4)
    for line in lines.all():
        assert line.evaluate("(line) => line.scrollWidth - line.clientWidth") <= 0


def test_words_fit_beside_a_partner_and_in_the_bar_of_a_watcher(
    server: Server, open_page: OpenPage
) -> None:
    """A Partner on the Job Market leaves room for its price, and the bar for the last moves."""
    town = arrange(server)
    seat, snapshot = town.until("action_turn")
    town.play(seat, snapshot, sensible(snapshot))
    for lang in ("fr", "de"):
        page = town.open(open_page, (seat + 1) % 4, lang=lang)
        expect(page.locator("[data-target='space:job_market'] .guest")).to_be_visible()
        assert page.evaluate(CUT_LINES) == [], lang
        edge = bar(page).bounding_box()
        assert edge is not None
        for move in bar(page).locator(".fx li").all():
            box = move.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= edge["y"] + edge["height"]


# The parts of factories that reach over the edge of their column of the charter.
OVER_THE_EDGE = """() => [...document.querySelectorAll(".ch .fac")].flatMap((factory) => {
  const { right } = factory.getBoundingClientRect();
  return [...factory.querySelectorAll(".flow > *, .tag > *")]
    .filter((part) => part.getBoundingClientRect().right > right + 1)
    .map((part) => part.className.baseVal ?? part.className);
})"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_factory_ends_where_the_assets_begin(
    server: Server, open_page: OpenPage, lang: str
) -> None:
    """Also with four kinds of resources, beside another charter on a large screen."""
    facts = {"director": 0, "value": 80, "treasury": 200, "appeal": 2}
    companies = {
        "anglo": {**facts, "assets": ["pennsylvania_coal"]},
        "swift": {**facts, "director": 1, "assets": ["union_stockyards"]},
    }
    town = place(server, table(2, companies=companies, phase="action"))
    page = town.open(open_page, 0, lang=lang, size={"width": 3840, "height": 2160})
    expect(page.locator(".ch .aslot").first).to_be_visible()
    assert page.evaluate(OVER_THE_EDGE) == []
