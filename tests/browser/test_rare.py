"""Rare events at a Chicago table: questions in another player's turn, forced sales, closures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from bigshoulders.games.chicago.box import CHICAGO
from table import Table, bid, directing, papers, row, table

from .conftest import PHONE, OpenPage, Server
from .placed import place
from .town import arrange

Check = Callable[[Page], None]


def bar(page: Page) -> Locator:
    return page.get_by_test_id("decision-bar")


def offer(page: Page, *papers: str) -> None:
    """Clicks certificates into the batch."""
    for paper in papers:
        before = bar(page).get_attribute("data-seq")
        page.locator(f'[data-target="sell:{paper}"]').first.click()
        page.get_by_test_id("confirm").click()
        moved_on(page, before)


def choose(page: Page, kind: str) -> None:
    before = bar(page).get_attribute("data-seq")
    bar(page).locator(f'.choice[data-choice="{kind}"]').first.click()
    page.get_by_test_id("confirm").click()
    moved_on(page, before)


def moved_on(page: Page, before: str | None) -> None:
    expect(page.locator(f'[data-testid=decision-bar][data-seq="{before}"]')).to_have_count(0)


@pytest.mark.parametrize(("answer", "value"), [("protect", 100), ("decline", 50)])
def test_price_protection_is_asked_in_another_players_turn(
    server: Server, open_page: OpenPage, assert_accessible: Check, answer: str, value: int
) -> None:
    """Jen sells three shares of Ada's company; Ada may keep its value."""
    swift = {
        "director": 0,
        "value": 100,
        "assets": ["price_protection"],
        "common": {"seat_1": 3},
    }
    town = place(server, table(2, companies={"swift": swift}, priority=1))
    ada, jen = town.open(open_page, 0), town.open(open_page, 1)
    expect(bar(ada)).to_contain_text("Waiting for Jen")
    offer(jen, *["swift:common"] * 3)
    choose(jen, "done")
    expect(bar(jen)).to_contain_text("Waiting for Ada")
    expect(bar(ada)).to_contain_text("Price Protection")
    assert_accessible(ada)
    choose(ada, answer)
    expect(bar(ada)).to_contain_text("Waiting for Jen")
    for page in (ada, jen):
        expect(page.locator(".ledger tbody tr").first).to_contain_text(f"${value}")
    assert town.state()["view"]["companies"]["swift"]["value"] == value


def robbed() -> Table:
    """A takeover gave Ada three certificates for one: she holds twelve, but the limit is ten."""
    companies = {
        "swift": {"value": 60, **papers(ann="D", bob="ccc")},
        "libby": {"value": 40, **papers(ann="Dccc")},
        "anglo": {"value": 40, **papers(ann="Dccc")},
        "elgin": {"value": 50, **papers(ann="c", bob="D")},
    }
    return table(2, advanced=True, companies=companies, priority=1).play("bob", **bid("swift"))


def test_a_forced_sale_offers_no_other_move(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    town = place(server, robbed())
    page = town.open(open_page, 0)
    expect(bar(page)).to_contain_text("12 certificates and the limit is 10. Sell down")
    assert_accessible(page)
    assert bar(page).locator('.choice[data-choice="pass"]').count() == 0
    buy = page.locator('main [data-target^="buy:"]').first
    buy.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("10")
    offer(page, "swift:common", "libby:common")
    choose(page, "done")
    assert town.state()["sheet"]["players"][0]["certificates"] == 10


def before_the_closure(**options: bool) -> Table:
    """One move before a company in Closed leaves the game."""
    board = {"chain": {word: {"wood": 1} for word in ("x", "30", "20", "10")}}
    companies = {
        "anglo": {"value": 0, "treasury": 130, **papers(ann="Dc", bob="Pc", bank_pool="c")},
        "libby": {"director": 1, "value": 50, "appeal": 2},
    }
    t = table(2, phase="operating", companies=companies, board=board, **options)
    while True:
        before = CHICAGO.copy(t.state)
        t.least()
        if t.company("anglo")["status"] == "closed":
            t.state = before
            return t


def test_everyone_sees_a_company_close(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    """With friendly closures the bank pays, and the charter can't be founded again."""
    town = place(server, before_the_closure(friendly_closure=True))
    seat, snapshot = town.waiting()
    cash = snapshot["view"]["players"][0]["cash"]
    page = town.open(open_page, 0, 1)
    choose(page, "done")
    expect(page.locator(".chicago")).to_have_attribute("data-seq", str(snapshot["seq"] + 1))
    expect(page.get_by_role("article")).to_be_visible()
    page.keyboard.press("Escape")  # the page of the Decade
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text(
        "Anglo-American closes"
    )
    assert town.state()["view"]["players"][0]["cash"] == cash + 150
    page.get_by_role("tab", name="Other companies").click()
    expect(page.get_by_role("tabpanel").first).to_contain_text("Closed: Anglo-American")
    assert_accessible(page)
    assert seat in (0, 1)


def test_in_the_first_edition_a_freed_worker_returns_to_the_job_market(
    server: Server, open_page: OpenPage, assert_accessible: Check
) -> None:
    """ED-67: factory 2 of Swift has room, but Ada prefers the Job Market."""
    factories = [{"workers": 1, "automated": 1}, {}]
    swift = {"director": 0, "value": 50, "treasury": 200, "factories": factories}
    t = table(
        2,
        edition="first",
        phase="action",
        companies={"swift": swift},
        people={"ann": row("I-12")},
        board={"job_market": 4},
    ).use("ann", "I-12", "swift")
    town = place(server, t)
    page = town.open(open_page, 0)
    expect(bar(page)).to_contain_text("or return the Worker to the Job Market")
    expect(bar(page).locator('.choice[data-choice="put_worker"]')).to_have_count(1)
    assert_accessible(page)
    choose(page, "decline")
    view = town.state()["view"]
    assert view["board"]["job_market"] == 5
    workers = [factory["workers"] for factory in view["companies"]["swift"]["factories"]]
    assert sum(workers) == 0
    expect(page.get_by_role("region", name="Log", exact=True)).to_contain_text("Job Market")


def test_a_charter_that_nobody_can_found_says_why(server: Server, open_page: OpenPage) -> None:
    """One is in play, another has closed: each names its own reason."""
    reached = before_the_closure()
    reached.drift(2, "stock")
    town = place(server, reached)
    seat, snapshot = town.waiting()
    assert any(choice["do"]["do"] == "found" for choice in snapshot["choices"])
    page = town.open(open_page, seat)
    page.locator("details.founding summary").click()
    for company, reason in (
        ("libby", "is already in play, so nobody can found it again"),
        ("anglo", "has closed, and a closed company can’t be founded again"),
    ):
        charter = page.locator(f'main [data-target="found:{company}"]')
        expect(charter).to_have_attribute("aria-disabled", "true")
        charter.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(reason)
        page.mouse.move(0, 0)
        expect(page.get_by_role("tooltip")).to_have_count(0)


def test_an_asset_that_must_be_discarded_is_chosen_in_the_bar(
    server: Server, open_page: OpenPage
) -> None:
    """One lies on the charter and one on no place of the page."""
    facts = {"value": 100, "treasury": 200, "appeal": 0, "assets": ["brand_recognition"]}
    display = {"asset_display": {"40": "foundry"}}
    reached = directing("libby", facts, phase="action", board=display)
    town = place(server, reached.use("ann", "purchase_asset", "libby"))
    page = town.open(open_page, 0)
    choices = bar(page).locator('.choice[data-choice="discard_asset"]')
    expect(choices).to_have_text([re.compile("Brand Recognition"), re.compile("Foundry")])
    expect(bar(page)).not_to_contain_text("places on the board")
    choose(page, "discard_asset")
    assert town.state()["view"]["companies"]["libby"]["assets"] == ["foundry"]


def test_the_first_edition_has_its_own_look(
    server: Server, open_page: OpenPage, assert_accessible: Check, assert_fits: Check
) -> None:
    """Its name in the bar, its Demand columns from the right, its own terms."""
    new, first = arrange(server, players=3), arrange(server, players=3, edition="first")
    page, old = new.open(open_page, 0), first.open(open_page, 0)
    expect(page.get_by_text("First edition")).to_have_count(0)
    expect(old.get_by_text("First edition")).to_be_visible()
    heads = [shown.locator(".dgrid .hd").all_inner_texts()[1:4] for shown in (page, old)]
    assert heads[1] == heads[0][::-1]
    assert_accessible(old)
    phone = first.open(open_page, 0, size=PHONE)
    assert_fits(phone)
