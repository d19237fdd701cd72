"""The Chicago table: every phase with mouse, keyboard and phone, and accessible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from table import table

from . import placed
from .conftest import PHONE, OpenPage, Server
from .town import Town, arrange, question_of

Check = Callable[..., None]
SMALL = {"width": 360, "height": 740}

# The questions that have their own page, and what it shows.
PHASES = {
    "founding": "Found a company",
    "stock_turn": "Shares",
    "build": "Your Buildings",
    "action_turn": "City",
    "purchase": "Buy resources",
    "sales": "Sell Goods",
    "payout": "Pay dividends or withhold?",
}


def seq(page: Page) -> int:
    return int(page.locator(".chicago").get_attribute("data-seq") or 0)


def live(page: Page, prefix: str) -> Locator:
    return page.locator(f'main [data-target^="{prefix}"].live')


def confirm(page: Page) -> None:
    """Confirms, and waits until the table has moved on."""
    before = seq(page)
    page.get_by_test_id("confirm").click()
    moved_on(page, before)


def moved_on(page: Page, before: int) -> None:
    expect(page.locator(f'.chicago[data-seq="{before}"]')).to_have_count(0)


def choose(page: Page, *prefixes: str) -> None:
    """The first usable place on the board, or else the first choice in the bar."""
    before = seq(page)
    for prefix in prefixes:
        place = live(page, prefix).first
        if place.count():
            place.click()
            break
    else:
        page.locator(".choice[data-choice]").first.click()
    button = page.get_by_test_id("confirm")
    if seq(page) == before:
        expect(
            button.and_(page.locator(":enabled")).or_(
                page.locator(f'.chicago:not([data-seq="{before}"])')
            )
        ).to_be_visible()
    if seq(page) == before and button.is_enabled():
        button.click()
    moved_on(page, before)


PLACES: dict[str, list[str]] = {
    "founding": ["found:"],
    "stock_turn": ["buy:"],
    "build": ["hand:"],
    "action_turn": ["space:job_market", "space:"],
    "hire": ["factory:"],
    "purchase": [],
    "production": ["factory:"],
    "sales": ["outlet:"],
    "payout": ["pay_dividends"],
}


def test_a_whole_decade_by_clicking(server: Server, open_page: OpenPage) -> None:
    """Four seats at one screen, from the founding to the second Decade."""
    town = arrange(server, advanced=False)
    page = town.open(open_page, 0, 1, 2, 3)
    phases: set[str] = set()
    seat, snapshot = town.waiting()
    while snapshot["sheet"]["decade"] == 1:
        phases.add(snapshot["sheet"]["phase"])
        expect(page.locator(f'.chicago[data-seq="{snapshot["seq"]}"]')).to_be_visible()
        choose(page, *PLACES.get(question_of(snapshot), []))
        seat, snapshot = town.waiting()
    assert phases == {"setup", "stock", "building", "action", "operating"}
    assert seat >= 0


def test_every_phase_shows_its_page(
    server: Server, open_page: OpenPage, assert_accessible: Check, assert_fits: Check
) -> None:
    """On a wide screen in light and dark themes by turns, and in French on a small phone."""
    page, small = open_page("/"), open_page("/", size=SMALL, lang="fr")
    for number, (question, heading) in enumerate(PHASES.items()):
        town = arrange(server)
        seat, snapshot = town.until(question)
        page.emulate_media(color_scheme="dark" if number % 2 else "light")
        for shown in (page, small):
            town.reopen(shown, seat)
            assert_accessible(shown, contrast=shown is page)  # the phone has the same colours
            assert_fits(shown)
            assert "⟦" not in shown.content(), f"{question}: a message is missing"
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        expect(page.get_by_test_id("decision-bar")).to_contain_text(snapshot["decision"])


def test_an_impossible_move_says_why(server: Server, open_page: OpenPage) -> None:
    """On hover, focus and click; the click leaves the reason in the decision bar."""
    town = arrange(server)
    seat, _ = town.until("stock_turn")
    page = town.open(open_page, seat)
    taboo = page.locator('main [data-target^="buy:"][aria-disabled="true"]').first
    move = dict(zip(("company", "certificate", "source"), words(taboo), strict=True))
    reason = town.ask(seat, "/why", {"do": {"do": "buy_certificate", **move}, "seat": seat})
    assert not reason["legal"]
    taboo.hover()
    expect(page.get_by_role("tooltip")).to_have_text(reason["text"])
    page.mouse.move(0, 0)
    taboo.focus()
    expect(page.get_by_role("tooltip")).to_have_text(reason["text"])
    taboo.click(force=True)  # it is marked as unavailable, yet it answers
    expect(page.get_by_role("alert")).to_contain_text(reason["text"])
    assert town.state()["seq"] == seq(page), "asking is not moving"


def words(place: Locator) -> list[str]:
    return (place.get_attribute("data-target") or "").split(":")[1:]


def test_a_closed_space_says_why_in_place_of_its_price(server: Server, open_page: OpenPage) -> None:
    poor = {"director": 0, "value": 50, "treasury": 0}
    town = placed.place(server, table(2, companies={"swift": poor}, phase="action"))
    seat, snapshot = town.waiting()
    page = town.open(open_page, seat)
    acting = page.locator("[data-acting][aria-checked=true]").get_attribute("data-acting")
    refused = [
        space
        for space in snapshot["sheet"]["spaces"]
        if acting in space["refused"] and space["open"]
    ]
    assert refused
    for space in refused:
        move = {"do": "use_building", "space": space["space"], "company": acting}
        said = town.ask(seat, "/why", {"do": move, "seat": seat})["text"]
        shown = page.locator(f'[data-target="space:{space["space"]}"] .why')
        assert said.startswith(shown.inner_text()), "the page and the server agree"


def test_a_choice_shows_both_purses_before_it_is_made(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, snapshot = town.until("stock_turn")
    page = town.open(open_page, seat)
    live(page, "buy:").first.click()
    cash = snapshot["view"]["players"][seat]["cash"]
    figures = page.get_by_test_id("consequences")
    expect(figures).to_contain_text(f"${cash} →")
    expect(figures).to_contain_text("+10%")
    assert town.state()["seq"] == snapshot["seq"], "nothing is paid until Confirm"
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")
    expect(figures).to_have_count(0)


def test_dividends_and_withholding_are_compared(server: Server, open_page: OpenPage) -> None:
    """The bank pays each holder exactly what the page promised."""
    town = arrange(server)
    seat, snapshot = town.until("payout")
    turn = snapshot["sheet"]["companies"][snapshot["sheet"]["operating"]]["turn"]
    page = town.open(open_page, seat)
    table = page.locator("table.cmp")
    expect(table).to_contain_text(f"${turn['per_share']} per share")
    for paid in turn["pay"]["to"].values():
        if paid:
            expect(table).to_contain_text(f"+${paid}")
    before = [player["cash"] for player in snapshot["view"]["players"]]
    live(page, "pay_dividends").click()
    confirm(page)
    after = [player["cash"] for player in town.state()["view"]["players"]]
    for player, cash in enumerate(before):
        assert after[player] - cash == turn["pay"]["to"].get(f"seat_{player}", 0)


def test_undo_and_start_over(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, snapshot = town.until("action_turn")
    page = town.open(open_page, seat)
    live(page, "space:job_market").click()
    confirm(page)
    expect(page.get_by_test_id("decision-bar")).to_contain_text("hire Workers")
    live(page, "factory:").first.click()
    expect(page.get_by_test_id("undo")).to_be_enabled()
    page.get_by_test_id("start-over").click()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("send a Partner")
    now = town.state(seat)
    assert now["view"]["companies"] == snapshot["view"]["companies"]
    assert now["view"]["players"] == snapshot["view"]["players"]


def test_redo_returns_one_step_for_each_undo(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat)
    bar, undo, redo = (page.get_by_test_id(part) for part in ("decision-bar", "undo", "redo"))
    live(page, "space:job_market").click()
    confirm(page)
    live(page, "factory:").first.click()
    confirm(page)
    hired = town.state(seat)["view"]["companies"]
    for question in ("hire Workers", "send a Partner"):
        undo.click()
        expect(bar).to_contain_text(question)
    page.keyboard.press("y")
    expect(bar).to_contain_text("hire Workers")
    redo.click()
    expect(redo).to_have_count(0)
    assert town.state(seat)["view"]["companies"] == hired
    page.get_by_test_id("start-over").click()
    expect(bar).to_contain_text("send a Partner")
    redo.click()
    expect(redo).to_have_count(0)
    assert town.state(seat)["view"]["companies"] == hired


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(
    server: Server, open_page: OpenPage
) -> None:
    town = arrange(server)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat)
    live(page, "space:job_market").click()
    confirm(page)
    question = page.get_by_test_id("decision-bar").locator("h1").inner_text()
    page.reload()
    expect(page.get_by_test_id("decision-bar").locator("h1")).to_have_text(question)
    expect(live(page, "factory:").first).to_be_visible()


def test_enter_confirms_what_was_picked_with_the_pointer(
    server: Server, open_page: OpenPage
) -> None:
    """A company, then its price: the focus is on the last thing clicked."""
    town = arrange(server)
    seat, snapshot = town.waiting()
    page = town.open(open_page, seat)
    expect(page.get_by_text("you build one in the Building Phase")).to_be_visible()
    live(page, "found:").first.click()
    page.keyboard.press("Enter")
    moved_on(page, snapshot["seq"])
    seat, snapshot = town.waiting()
    page = town.open(open_page, seat)
    live(page, "found:").first.click()
    page.locator("label.pr:not(.no)").nth(1).click()
    page.keyboard.press("Enter")
    moved_on(page, snapshot["seq"])


def test_everything_works_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    """Found, buy and pass without a pointer; `?` lists the keys."""
    town = arrange(server)
    seat, snapshot = town.waiting()
    page = town.open(open_page, seat)
    expect(live(page, "found:").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("go to the next place where you can act")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("n")
    expect(live(page, "found:").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Enter")
    moved_on(page, snapshot["seq"])
    assert town.state()["sheet"]["players"][seat]["directs"]
    for _ in range(4):  # the numbered list in the bar, as an alternative to the board
        seat, snapshot = town.waiting()
        if question_of(snapshot) != "founding":
            break
        town.play(seat, snapshot, snapshot["choices"][0]["do"])
    mine, _ = town.until("stock_turn")
    page = town.open(open_page, mine)
    before = seq(page)
    page.keyboard.press("0")
    expect(page.get_by_test_id("list-choices")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("0")
    page.keyboard.press("1")
    expect(page.get_by_test_id("picked")).to_have_text("Pass")
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_a_turn_of_every_phase_on_a_phone(server: Server, open_page: OpenPage) -> None:
    """Tapping only; the decision stays on screen and its button is large enough."""
    page = open_page("/", size=PHONE)
    for question in ("founding", "stock_turn", "build", "action_turn", "production", "payout"):
        town = arrange(server)
        seat, snapshot = town.until(question)
        town.reopen(page, seat)
        place = live(page, PLACES[question][0]).first
        place.scroll_into_view_if_needed()
        place.tap()
        button = page.get_by_test_id("confirm")
        if seq(page) == snapshot["seq"]:
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44
            button.tap()
        moved_on(page, snapshot["seq"])


def test_confirm_stays_visible_however_much_a_move_brings(
    server: Server, open_page: OpenPage
) -> None:
    """On the smallest phone, content that doesn't fit scrolls above the button."""
    town = arrange(server)
    seat, _ = town.until("payout")
    page = town.open(open_page, seat, size={"width": 320, "height": 568})
    live(page, "pay_dividends").click()
    told = page.get_by_test_id("preview")
    expect(told).to_be_visible()
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
    told.locator("li").last.scroll_into_view_if_needed()
    expect(told.locator("li").last).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
    assert page.evaluate(
        "() => {"
        "  const last = [...document.querySelectorAll('[data-testid=preview] li')].at(-1);"
        "  const { left, bottom } = last.getBoundingClientRect();"
        "  return last.contains(document.elementFromPoint(left + 2, bottom - 2));"
        "}"
    ), "nothing lies over the end of the preview"


def test_the_phone_has_five_views(
    server: Server, open_page: OpenPage, assert_fits: Check, assert_accessible: Check
) -> None:
    town = arrange(server)
    seat, _ = town.until("action_turn")
    page = town.open(open_page, seat, size=PHONE)
    for view, heading in {
        "companies": "My companies",
        "shares": "Shares",
        "markets": "Supply Chain",
        "log": "Log",
        "play": "Buildings",
    }.items():
        page.locator(f"[data-view={view}]").tap()
        expect(page.locator(".scene")).to_contain_text(heading)
        assert_fits(page)
        assert_accessible(page)


def test_spreadsheet_and_text_show_the_same_table(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    town = arrange(server)
    seat, snapshot = town.until("action_turn")
    page = town.open(open_page, seat)
    figures = [f"${player['cash']}" for player in snapshot["view"]["players"]]
    page.keyboard.press("g")
    sheet = page.get_by_role("region", name="Spreadsheet")
    for figure in figures:
        expect(sheet.first).to_contain_text(figure)
    assert_accessible(page)
    page.keyboard.press("t")
    told = page.get_by_role("region", name="The table as text")
    for figure in figures:
        expect(told).to_contain_text(figure)
    assert_accessible(page)


def test_the_first_edition_mirrors_the_demand_grid(server: Server, open_page: OpenPage) -> None:
    heads: dict[str, list[str]] = {}
    for edition in ("new", "first"):
        town = arrange(server, edition=edition)
        seat, _ = town.until("action_turn")
        page = town.open(open_page, seat)
        expect(page.locator(".dgrid .hd").first).to_be_visible()
        heads[edition] = page.locator(".dgrid .hd").all_inner_texts()[1:]
        assert page.get_by_text("First edition", exact=True).count() == (edition == "first")
    assert heads["first"] == heads["new"][::-1]


def test_every_variant_has_its_pieces(
    server: Server, open_page: OpenPage, assert_accessible: Check, assert_fits: Check
) -> None:
    """Special companies, the draft, the advanced Supply Chain, the chiefs."""
    special = ["american_flyer", "quaker_oats", "oscar_mayer", "schwinn", "florsheim"]
    variants = {"draft": True, "advanced_chain": True, "chiefs": True}
    page = open_page("/")
    for question, places in {"founding": "found:", "draft": "hand:", "purchase": "column:"}.items():
        town = arrange(server, special_companies=special, **variants)
        seat, _ = town.until(question)
        town.reopen(page, seat)
        for company in special if question == "founding" else []:
            expect(page.locator(f'[data-target="found:{company}"]')).to_be_visible()
        assert live(page, places).count() > 0
        assert_accessible(page)
        assert_fits(page)


def test_house_values_are_named_wherever_a_charter_is_shown(
    server: Server, open_page: OpenPage, assert_fits: Check
) -> None:
    """DATA-14, Q-6: before the company is founded and after, on a desk and on a phone."""
    town = arrange(server, players=2, special_companies=["oscar_mayer"])
    seat, snapshot = town.waiting()
    page = town.open(open_page, seat)
    card = page.locator('[data-target="found:oscar_mayer"]')
    expect(card).to_contain_text("house values")
    town.play(seat, snapshot, {"do": "found", "company": "oscar_mayer", "value": "35"})
    phone = town.open(open_page, seat, size=PHONE)
    phone.locator("[data-view=companies]").tap()
    expect(phone.locator(".scene")).to_contain_text("house values")
    assert_fits(phone)
    town.until("action_turn")
    page.reload()
    expect(page.get_by_text("house values").first).to_be_visible()


def test_others_see_a_move_at_once_and_no_secret(server: Server, open_page: OpenPage) -> None:
    town = arrange(server)
    seat, snapshot = town.until("build")
    other = (seat + 1) % 4
    watcher = town.open(open_page, other)
    mine = town.open(open_page, seat)
    hand = [f"hand:{building}" for building in snapshot["view"]["players"][seat]["hand"]]
    for place in hand:
        assert watcher.locator(f'[data-target="{place}"]').count() == 0
    live(mine, "hand:").first.click()
    confirm(mine)
    expect(watcher.locator(f'.chicago[data-seq="{seq(mine)}"]')).to_be_visible()


def test_the_end_shows_the_scores_and_the_winner(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    town = arrange(server, players=2, advanced=False, decades=1)
    snapshot = town.to_the_end()
    page = town.open(open_page, 0)
    pad: Any = snapshot["sheet"]["scorepad"]
    for row in pad["players"]:
        expect(page.get_by_test_id("end-page")).to_contain_text(f"${row['total']:,}")
    expect(page.get_by_role("link", name="Watch replay")).to_be_visible()
    assert_accessible(page)
    phone = town.open(open_page, 0, size=PHONE)
    expect(phone.get_by_test_id("end-page")).to_be_visible()
    assert_accessible(phone)


def test_a_question_during_another_players_turn(server: Server, open_page: OpenPage) -> None:
    """All players choose their Building at once: each is asked, no matter who was first."""
    town = arrange(server, players=3)
    town.until("build")
    for seat in (2, 0, 1):
        page = town.open(open_page, seat)
        for _ in range(2):
            live(page, "hand:").first.click()
            confirm(page)
    assert town.state()["sheet"]["phase"] == "action"


def test_a_town_provides_what_the_tests_need(server: Server) -> None:
    """The helper itself: companies start paying dividends in the first Decade."""
    town: Town = arrange(server)
    _, snapshot = town.until("payout")
    assert snapshot["sheet"]["decade"] == 1
