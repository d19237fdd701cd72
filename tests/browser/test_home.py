"""The home page, the tables, the rules, the settings: everything outside the games."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bigshoulders.games.chicago.box import BOX
from bigshoulders.games.chicago.engine.options import FLAGS

from .conftest import PHONE, OpenPage, Server
from .town import arrange

PAGES = ["/", "/new", "/new?game=industrialist", "/lobby", "/rules", "/nowhere/at/all"]
PAGES += ["/settings", "/settings/account", "/settings/notifications"]
PLAY = {"en": "Play against bots", "fr": "Jouer contre des bots", "de": "Gegen Bots spielen"}
TABLE = re.compile(r"/t/[\w-]+$")
Check = Callable[..., None]


def settled(page: Page) -> None:
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator(".skel")).to_have_count(0)


def at_the_table(page: Page) -> None:
    expect(page.get_by_role("region", name="Decision")).to_be_visible()


def test_every_page_is_accessible_in_both_themes(
    open_page: OpenPage, assert_accessible: Check
) -> None:
    page = open_page("/")
    for path in PAGES:
        page.goto(path)
        settled(page)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            assert_accessible(page)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_page_fits_a_phone_in_every_language(
    open_page: OpenPage, assert_fits: Check, assert_accessible: Check, lang: str
) -> None:
    page = open_page("/", lang=lang, size={"width": 360, "height": 740})
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert_fits(page)
        assert_accessible(page, contrast=False)  # a wide screen has the same colours
        assert "⟦" not in page.content(), f"a message is missing on {path}"
        assert page.locator("html").get_attribute("lang") == lang


def test_a_page_comes_in_few_files(server: Server, open_page: OpenPage) -> None:
    """The home page without any game's code, a table without the other game's."""
    page = open_page("/nowhere", own=True)
    files: list[str] = []
    page.on("request", lambda asked: files.append(asked.url.rpartition("/assets/")[2]))
    page.goto("/")
    settled(page)
    page.wait_for_load_state("networkidle")
    home = [file for file in files if file.endswith(("js", "css"))]
    assert 1 < len(home) <= 6, home
    assert not any(file.startswith(("chicago", "industrialist")) for file in home), home
    files.clear()
    town = arrange(server)
    town.reopen(page, 0)
    page.wait_for_load_state("networkidle")
    table = [file for file in files if file.endswith(("js", "css"))]
    assert 1 < len(table) <= 20, table
    assert any(file.startswith("chicago") for file in table), table
    assert not any(file.startswith("industrialist") for file in table), table


def test_a_game_against_bots_takes_one_click(page: Page) -> None:
    page.get_by_role("button", name=PLAY["en"]).click()
    page.wait_for_url(TABLE)
    at_the_table(page)


def test_a_game_with_chosen_options_takes_two_clicks(page: Page) -> None:
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(TABLE)


def test_the_language_can_change_at_any_time(page: Page) -> None:
    for language, name in [("Français", "fr"), ("Deutsch", "de"), ("English", "en")]:
        page.get_by_role("button", name=language).click()
        expect(page.get_by_role("button", name=PLAY[name])).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("button", name=PLAY["de"])).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=PLAY["de"])).to_be_visible()


def test_every_page_has_a_title(page: Page) -> None:
    for path, title in [
        ("/", "Play"),
        ("/rules", "Rules"),
        ("/lobby", "Tables"),
        ("/x", "Page not found"),
    ]:
        page.goto(path)
        expect(page).to_have_title(re.compile(f"{title}.* · Big Shoulders"))


def test_the_dark_theme_is_kept(page: Page) -> None:
    page.get_by_role("button", name="Dark theme").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.reload()
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_options_reach_the_table(page: Page, server: Server) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.get_by_role("radio", name=re.compile("^Advanced Game")).check()
    page.get_by_role("checkbox", name=re.compile("^Public Goals")).uncheck()
    page.get_by_role("checkbox", name="Schwinn").check()
    page.get_by_role("radio", name="Decades: 2").check(force=True)
    page.get_by_text("10 of 10").click()
    page.get_by_role("checkbox", name="Swift").uncheck()
    expect(page.get_by_text("9 of 10")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(TABLE)
    table = page.url.rsplit("/", 1)[1]
    keys = page.evaluate("id => JSON.parse(localStorage.getItem('bigshoulders.keys.' + id))", table)
    told = server.ask(f"/api/tables/{table}", auth=f"Seat {keys['seats']['0']}")
    config = told["config"]
    assert (config["players"], config["advanced"], config["goals"]) == (3, True, False)
    assert config["special_companies"] == ["schwinn"]
    assert config["decades"] == 2
    assert len(config["companies"]) == 9
    assert "swift" not in config["companies"]


def test_every_option_of_a_game_is_offered(page: Page, server: Server) -> None:
    """Each option of the rules has a control."""
    offered = {option["name"] for option in server.ask("/api/games")[0]["options"]}
    assert offered == {option.name for option in BOX.options}
    page.goto("/new")
    rules = page.locator("#col-rules").locator("..")
    variants = page.locator("#col-variants").locator("..")
    expect(rules.locator("fieldset")).to_have_count(5)  # edition, Decades, mode, two sets
    expect(variants.get_by_role("checkbox")).to_have_count(len(FLAGS) - 1)  # the mode has its own
    page.get_by_role("checkbox", name="Quaker Oats").check()
    page.get_by_text("10 of 10").click()
    for name in ("Swift", "Elgin", "Libby", "Spalding", "Fairbank", "Doggett", "Cracker Jack"):
        page.get_by_role("checkbox", name=name).uncheck()
    summary = page.get_by_role("complementary")
    expect(summary).to_contain_text("Quaker Oats")
    expect(summary).to_contain_text("Brunswick")
    for name in ("Brunswick", "Henderson", "Anglo-American"):
        page.get_by_role("checkbox", name=name).uncheck()
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("alert")).to_contain_text("Too few companies: 1")


def test_own_cards_are_chosen_as_a_file(page: Page, server: Server, tmp_path: Path) -> None:
    printed = files("bigshoulders.games.industrialist").joinpath("data", "industrialist-cards.toml")
    own, bad = tmp_path / "own.toml", tmp_path / "bad.toml"
    own.write_text(printed.read_text(encoding="utf-8"), encoding="utf-8")
    bad.write_text("cards = [", encoding="utf-8")
    page.goto("/new?game=industrialist")
    page.get_by_test_id("file-cards").set_input_files(bad)
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("alert")).to_contain_text("This isn’t TOML")
    page.get_by_role("button", name="Remove file").click()
    page.get_by_test_id("file-cards").set_input_files(own)
    expect(page.get_by_role("complementary")).to_contain_text("own.toml")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(TABLE)
    table = page.url.rsplit("/", 1)[1]
    keys = page.evaluate("id => JSON.parse(localStorage.getItem('bigshoulders.keys.' + id))", table)
    told = server.ask(f"/api/tables/{table}", auth=f"Seat {keys['seats']['0']}")
    assert told["config"]["cards"] is not None


def test_the_first_edition_switches_off_what_it_lacks(page: Page) -> None:
    page.goto("/new")
    chiefs = page.get_by_role("checkbox", name=re.compile("^Chief Capital Assets"))
    chiefs.check()
    page.get_by_role("radio", name=re.compile("^First edition")).check()
    expect(chiefs).to_be_disabled()
    expect(chiefs).not_to_be_checked()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(TABLE)


def test_a_friend_joins_by_link_in_another_browser(
    open_page: OpenPage, assert_accessible: Check
) -> None:
    ann = open_page("/new?with=friends")
    ann.get_by_role("radio", name="2", exact=True).check(force=True)
    ann.get_by_role("textbox", name="Name for seat 1").fill("Ann")
    ann.get_by_role("button", name="Open table").click()
    ann.wait_for_url(TABLE)
    expect(ann.get_by_test_id("room-waits")).to_have_text("Waiting for one more player")
    assert_accessible(ann)
    table = ann.url.rsplit("/", 1)[1]
    keys = ann.evaluate("id => JSON.parse(localStorage.getItem('bigshoulders.keys.' + id))", table)
    ben = open_page(f"/t/{table}#{keys['invites']['1']}")
    expect(ben.get_by_role("textbox", name="Your name")).to_be_visible()
    assert_accessible(ben)
    assert keys["invites"]["1"] not in ben.url
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Take seat").click()
    for player in (ann, ben):
        at_the_table(player)
    ben.reload()
    at_the_table(ben)


def test_the_hosts_name_is_remembered_and_never_invented(open_page: OpenPage) -> None:
    page = open_page("/new?with=friends")
    name = page.get_by_role("textbox", name="Name for seat 1")
    expect(name).to_have_value("")
    expect(name).to_have_attribute("placeholder", "Your name")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(TABLE)
    seat = page.get_by_role("region", name="Seats").get_by_role("listitem").first
    expect(seat).to_contain_text("Player 1")
    page.goto("/settings")
    expect(page.get_by_role("textbox", name="Your name")).to_have_attribute(
        "placeholder", "Player 1"
    )
    page.goto("/new?with=friends")
    expect(name).to_have_value("")
    name.fill("Ann")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(TABLE)
    page.goto("/new")
    expect(name).to_have_value("Ann")


def test_my_tables_show_where_it_is_my_turn(page: Page) -> None:
    page.goto("/new?game=industrialist")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(TABLE)
    page.goto("/lobby")
    row = page.get_by_role("listitem").filter(has_text="Industrialist")
    expect(row.get_by_text("Your turn")).to_be_visible()
    row.get_by_role("link").click()
    page.wait_for_url(TABLE)


def test_an_open_table_of_the_server_can_be_joined(open_page: OpenPage) -> None:
    ann = open_page("/new")
    ann.get_by_role("radio", name="2", exact=True).check(force=True)
    ann.get_by_role("combobox", name="Player in seat 2").select_option("open")
    ann.get_by_role("button", name="Open table").click()
    ann.wait_for_url(TABLE)
    ben = open_page("/lobby")
    ben.locator(f"a[href='/t/{ann.url.rsplit('/', 1)[1]}']").click()
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("textbox", name="Your name").fill("Ben")
    ben.get_by_role("button", name="Take seat").click()
    at_the_table(ann)


def test_free_seats_can_be_given_to_bots(page: Page) -> None:
    page.goto("/new?with=friends")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(TABLE)
    page.get_by_role("button", name="Start now").click()
    at_the_table(page)


def test_the_daily_game_is_the_same_for_everyone(open_page: OpenPage, server: Server) -> None:
    rows = []
    for _ in range(2):
        page = open_page("/")
        page.get_by_role("button", name="Game of the day").click()
        page.wait_for_url(TABLE)
        table = page.url.rsplit("/", 1)[1]
        keys = page.evaluate(
            "id => JSON.parse(localStorage.getItem('bigshoulders.keys.' + id))", table
        )
        auth = f"Seat {keys['seats']['0']}"
        assert server.ask(f"/api/tables/{table}", auth=auth)["daily"]
        rows.append(server.ask(f"/api/tables/{table}/state", auth=auth)["view"])
    assert rows[0] == rows[1]


def test_rules_are_found_by_id_and_by_words(page: Page) -> None:
    page.goto("/rules/STOCK-15")
    expect(page.locator("#STOCK-15")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("friendly closure")
    expect(page.get_by_text("13.2 Friendly closure", exact=False).first).to_be_visible()
    page.get_by_role("searchbox").fill("no such words anywhere")
    expect(page.get_by_text("No rule contains", exact=False)).to_be_visible()


def test_a_wrong_link_is_explained(page: Page) -> None:
    page.get_by_role("textbox", name="Table link").fill("https://elsewhere.example/?")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("That isn’t a table link")


def test_a_missing_table_is_explained(page: Page) -> None:
    page.goto("/t/nowhere12345")
    expect(page.get_by_role("heading", name="This table can’t be opened")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name=PLAY["en"])).to_be_visible()


def test_a_game_can_be_started_by_keyboard_alone(page: Page) -> None:
    expect(page.get_by_role("button", name=PLAY["en"])).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('pri')"):
            break
    expect(page.get_by_role("button", name=PLAY["en"])).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(TABLE)


def test_the_arrow_keys_move_inside_a_switch(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="4", exact=True).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("textbox", name="Name for seat 4")).to_have_count(0)


def test_targets_are_large_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE)
    for name in [PLAY["en"], "Game of the day", "Join"]:
        box = page.get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_the_page_recovers_after_the_server_was_killed(
    open_page: OpenPage, own_server: Server
) -> None:
    page = open_page("/", url=own_server.url)
    page.get_by_role("button", name=PLAY["en"]).click()
    page.wait_for_url(TABLE)
    at_the_table(page)
    own_server.kill()
    expect(page.get_by_text("Connection lost", exact=False)).to_be_visible()
    page.get_by_role("button", name="Retry now").click()  # no success: the server is down
    expect(page.get_by_text("Connection lost", exact=False)).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connection lost", exact=False)).to_have_count(0)
    at_the_table(page)
