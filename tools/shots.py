"""Takes screenshots of every screen: the real client on a real server.

python tools/shots.py            # those of the documentation, into docs/shots
python tools/shots.py home new   # those whose names begin so
python tools/shots.py --all      # four sizes, three languages, both themes, into shots/, to look at
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser import MISSING, find_browser
from played import NAMES, Game, Solitaire
from served import ROOT, Server

DOCUMENTED = ROOT / "docs" / "shots"
EVERYTHING = ROOT / "shots"
SIZES = {"1440": (1440, 900), "1280": (1280, 800), "390": (390, 844), "3840": (3840, 2160)}
SMALL = ["1440", "1280", "390"]  # the largest is for looking, not for the documentation
LANGUAGES = ["en", "fr", "de"]
LATE_ENOUGH = 3  # the decade of the screenshots, late enough for a full board
MIDDLE_AGED = 12  # the year for Industrialist


@dataclass(frozen=True)
class Screen:
    """An address, what the browser has stored, and the actions on the page before the
    screenshot."""

    name: str
    path: str
    keys: dict[str, Any] = field(default_factory=dict)
    dark: bool = False
    language: str = "en"
    extra: bool = False
    """Whether it is only for looking at, not in the documentation."""
    stored: dict[str, Any] = field(default_factory=dict)
    """Entries of the browser's storage besides the keys."""
    presses: Sequence[str] = ()
    """Selectors to press, one after the other; a size that doesn't show one skips it."""
    until: str = ""
    """A selector of what the last press brings."""
    live: Callable[[Page], None] | None = None
    """Opens the page and lets something happen on it that passes again."""


def screen_of(game: Game, name: str, **more: Any) -> Screen:
    """A screenshot of a table as its first seat sees it."""
    path = more.pop("path", f"/t/{game.id}")
    return Screen(name, path, {game.id: game.keys}, **more)


def around(server: Server) -> Iterator[Screen]:
    """The pages outside the games."""
    yield Screen("home", "/")
    yield Screen("home-dark", "/", dark=True)
    yield Screen("home-fr", "/", language="fr")
    yield Screen("new", "/new")
    yield Screen("new-friends-de", "/new?with=friends", language="de")
    yield Screen("new-industrialist", "/new?game=industrialist")
    yield Screen("rulebook", "/rules", extra=True)
    yield Screen("rules", "/rules/STOCK-15")
    yield Screen("aid", "/rules/aid", extra=True)
    yield Screen("puzzles", "/puzzles", extra=True)
    yield Screen("settings", "/settings")
    yield Screen("account", "/settings/account")
    yield Screen("notifications", "/settings/notifications")
    yield Screen("not-found", "/nowhere")
    yield Screen("dead-link", "/t/nosuchtable0", extra=True)
    yield from waiting_room(server)


def waiting_room(server: Server) -> Iterator[Screen]:
    """As the host sees it, and as a guest with an invitation does."""
    invitation = {"kind": "invite", "name": ""}
    seats = [{"kind": "me", "name": NAMES[0]}, invitation, invitation]
    wish = {"game": "chicago", "config": {"players": 3}, "seats": seats}
    made = server.ask("/api/tables", wish)
    invites = {str(seat["seat"]): seat["token"] for seat in made["seats"]}
    keys = {
        "owner": made["owner"],
        "watch": made["watch"],
        "seats": {"0": invites.pop("0")},
        "invites": invites,
    }
    yield Screen("waiting-room", f"/t/{made['table']}", {made["table"]: keys})
    yield Screen("guest", f"/t/{made['table']}#{invites['1']}", extra=True)


LOG = "[data-view=log]"  # the view of a phone with the panels beside the table


def friends(server: Server) -> Iterator[Screen]:
    """A lesson; a table of two people: the seats, a vote about an undo; a review; a banner."""
    game = Game(server, "chicago", {"players": 3})
    next(game.turns())
    progress = {"state": "learning", "table": game.id, "pages": [], "open": False}
    yield screen_of(game, "lesson", stored={"bigshoulders.coach.chicago": progress}, extra=True)
    game = Game(server, "chicago", {"players": 2}, ours=2)
    for number, _ in enumerate(game.turns()):
        if number == 6:
            break
    yield screen_of(game, "seats", presses=(LOG, "[data-tab=seats]"), extra=True)
    game.ask("/undo", {"after": game.state(1)["seq"], "to": 1, "seat": 1}, 1)
    yield screen_of(game, "vote", extra=True)
    game = Game(server, "chicago", {"players": 2, "decades": 1})
    for _ in game.turns():
        pass
    reviewed = "[data-testid=key-decision]"
    yield screen_of(game, "review", path=f"/review/{game.id}", until=reviewed, extra=True)
    yield Screen("banner", "/", extra=True, live=lambda page: begin_phase(server, page))


def begin_phase(server: Server, page: Page) -> None:
    """The banner of the first Stock Phase, which begins while the page is open."""
    game = Game(server, "chicago", {"players": 2}, ours=2)
    turns = game.turns()
    for _ in range(2):
        next(turns)
    store(page, {f"bigshoulders.keys.{game.id}": game.keys})
    page.goto(f"/t/{game.id}")
    page.wait_for_load_state("networkidle")
    next(turns)  # the last founding
    page.get_by_test_id("banner").wait_for()


# Screens around a table in the Action Phase: what they show in the end, and the presses to it.
PANELS = {
    "preview": ("[data-testid=preview]", "[data-target^='space:'].live"),
    "hint": ("[data-testid=candidates] li", LOG, "[data-tab=hint]", "[data-testid=hint]"),
    "records": ("[data-testid=proof]", LOG, "[data-tab=history]", "[data-testid=fairness]"),
    "decade": ("[data-testid=decade-page]", LOG, "[data-tab=history]", ".chapters .btn"),
    "rules-beside": ("[data-testid=rules-beside] h2.title", ".topbar a[href='/rules']"),
    "menu": ("[data-testid=menu-home]", ".topbar button.tool"),
}


def chicago(server: Server) -> Iterator[Screen]:
    """Every phase of a game in its third decade, and its end."""
    game = Game(server, "chicago", {"players": 4})
    wanted = ["stock", "building", "action", "operating"]
    for number, snapshot in enumerate(game.turns()):
        view = snapshot["view"]
        if number == 0:
            yield screen_of(game, "chicago-founding")
            yield screen_of(game, "picked", presses=("[data-target^='found:'].live",), extra=True)
        if snapshot["status"] != "running":
            yield screen_of(game, "chicago-end")
            yield screen_of(game, "chicago-end-dark", dark=True)
            yield screen_of(game, "chicago-replay", path=f"/t/{game.id}/replay?at=120")
        elif view["decade"] >= LATE_ENOUGH and view["phase"] in wanted:
            wanted.remove(view["phase"])
            yield screen_of(game, f"chicago-{view['phase']}")
            yield screen_of(game, f"chicago-{view['phase']}-dark", dark=True)
            if view["phase"] == "action":
                yield screen_of(game, "lobby", path="/lobby")
                for name, (until, *presses) in PANELS.items():
                    yield screen_of(game, name, presses=presses, until=until, extra=True)
                path = f"/t/{game.id}/sandbox?at={snapshot['seq']}"
                yield screen_of(game, "sandbox", path=path, extra=True)


def industrialist(server: Server) -> Iterator[Screen]:
    """The solitaire game at its start, in the middle and at the end."""
    game = Solitaire(server)
    pictured: set[str] = set()
    for snapshot in game.turns():
        if snapshot["status"] != "running":
            yield screen_of(game, "industrialist-end")
        elif not pictured:
            pictured.add("start")
            yield screen_of(game, "industrialist-start")
        elif "middle" not in pictured and snapshot["view"]["year"] >= MIDDLE_AGED:
            pictured.add("middle")
            yield screen_of(game, "industrialist")
            yield screen_of(game, "industrialist-dark", dark=True)


@dataclass(frozen=True)
class Look:
    """One size, language and theme, and the file for it."""

    file: Path
    size: str
    language: str
    dark: bool


def documented(screen: Screen) -> Iterator[Look]:
    """Every size of a screen; another theme or language only in the first."""
    if screen.extra:
        return
    is_variant = screen.dark or screen.language != "en"
    for size in SMALL[:1] if is_variant else SMALL:
        file = DOCUMENTED / f"{screen.name}-{size}.png"
        yield Look(file, size, screen.language, screen.dark)


def everything(screen: Screen) -> Iterator[Look]:
    """Every size, language and theme; screens that are variants of others are left out."""
    if screen.dark or screen.language != "en":
        return
    for size, language, dark in product(SIZES, LANGUAGES, (False, True)):
        theme = "dark" if dark else "light"
        yield Look(
            EVERYTHING / f"{screen.name}-{size}-{language}-{theme}.png", size, language, dark
        )


def store(page: Page, entries: dict[str, Any]) -> None:
    for name, value in entries.items():
        page.evaluate(
            "([name, value]) => localStorage.setItem(name, value)", [name, json.dumps(value)]
        )


def pictures(browser: Browser, server: Server, screen: Screen, looks: list[Look]) -> None:
    """Screenshots of one size and language, from one page if nothing on it passes."""
    width, height = SIZES[looks[0].size]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        locale=looks[0].language,
        reduced_motion="reduce",
        has_touch=width < 600,
    )
    page = context.new_page()
    page.goto("/favicon.svg")
    keys = {f"bigshoulders.keys.{table}": keys for table, keys in screen.keys.items()}
    store(page, keys | screen.stored)
    for number, look in enumerate(looks):
        page.emulate_media(color_scheme="dark" if look.dark else "light")
        if screen.live:
            screen.live(page)
        elif number == 0:
            page.goto(screen.path)
            page.locator("main").first.wait_for()
            page.wait_for_load_state("networkidle")
            if screen.presses:
                page.keyboard.press("d")  # the digest of moves would cover them
            for selector in screen.presses:
                part = page.locator(selector).locator("visible=true").first
                if part.count():
                    part.click()
            if screen.until:
                page.locator(screen.until).first.wait_for()
                page.wait_for_load_state("networkidle")
        page.screenshot(path=look.file)
    context.close()


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("names", nargs="*")
    reader.add_argument("--all", action="store_true")
    wanted = reader.parse_args()
    path = find_browser()
    if path is None:
        sys.exit(MISSING)
    looks = everything if wanted.all else documented
    (EVERYTHING if wanted.all else DOCUMENTED).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            for group in (around, friends, industrialist, chicago):
                for screen in group(server):
                    if not wanted.names or screen.name.startswith(tuple(wanted.names)):
                        for _, alike in groupby(
                            looks(screen), lambda look: (look.size, look.language)
                        ):
                            pictures(browser, server, screen, list(alike))
                        print(screen.name, flush=True)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
