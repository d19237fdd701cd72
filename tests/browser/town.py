"""Sets up games of Chicago 1875 and plays them to a given question, for the tests of their
table."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import OpenPage, Server
from .copies import Rows, copy, rows_of

NAMES = ["Ada", "Jen", "Susan", "Thomas"]
# Companies whose first factory starts quickly.
EASY = ["cracker_jack", "spalding", "anglo", "fairbank", "brunswick", "henderson"]


@dataclass(frozen=True)
class Reached:
    """A game at some question: its last entry, the questions and Decades before, what is stored."""

    seq: int
    passed: set[tuple[str, int]]
    rows: Rows


# Games that were played to some question: server, configuration.
REACHED: dict[tuple[str, str], list[Reached]] = {}


def nearest(known: list[Reached], question: str, decade: int) -> Reached | None:
    """The furthest game that hasn't passed a question yet."""
    before = [
        one
        for one in known
        if not any(asked == question and at >= decade for asked, at in one.passed)
    ]
    return max(before, key=lambda one: one.seq, default=None)


@dataclass
class Town:
    """A table whose seats all belong to the test."""

    server: Server
    id: str
    seats: list[str]
    config: str = ""  # of a table that nobody has opened or moved at yet
    asked: int = 0  # the seat that was asked last

    def ask(self, seat: int, path: str, body: Any = None) -> Any:
        return self.server.ask(f"/api/tables/{self.id}{path}", body, f"Seat {self.seats[seat]}")

    def state(self, seat: int = 0, text: bool = True) -> Any:
        return self.ask(seat, f"/state?previews=0&seat={seat}&text={int(text)}")

    def waiting(self, text: bool = True) -> tuple[int, Any]:
        """The seat that is asked, and its snapshot; seat -1 when the game is over."""
        snapshot = self.state(self.asked, text)
        awaited = snapshot["awaited"]
        if not awaited:
            return -1, snapshot if self.asked == 0 else self.state(0, text)
        if awaited[0] != self.asked:  # most often the same seat is asked again
            self.asked = awaited[0]
            snapshot = self.state(self.asked, text)
        return self.asked, snapshot

    def play(self, seat: int, snapshot: Any, move: Any) -> None:
        self.config = ""
        self.ask(seat, "/moves", {"after": snapshot["seq"], "do": move, "seat": seat})

    def until(self, question: str, decade: int = 1) -> tuple[int, Any]:
        """Plays sensibly until a question is asked in this Decade or later."""
        seat, snapshot = self.play_on(question, decade)
        assert seat >= 0, f"the game ended without the question {question}"
        return seat, snapshot

    def to_the_end(self) -> Any:
        return self.play_on("", 99)[1]

    def play_on(self, question: str, decade: int) -> tuple[int, Any]:
        """Plays until a question, or to the end. A new table continues where others have been."""
        known = REACHED.setdefault((self.server.url, self.config), []) if self.config else None
        passed: set[tuple[str, int]] = set()
        if known and (before := nearest(known, question, decade)):
            made = copy(self.server, before.rows)
            self.id, self.seats, passed = made.id, made.seats, set(before.passed)
        while True:
            seat, snapshot = self.waiting(text=False)
            asked, now = question_of(snapshot), snapshot["sheet"]["decade"]
            if seat < 0 or (asked == question and now >= decade):
                if known is not None and not self.config:  # it was played on
                    known.append(Reached(snapshot["seq"], passed, rows_of(self.server, self.id)))
                return self.waiting()
            passed.add((asked, now))
            self.play(seat, snapshot, sensible(snapshot))

    def open(self, open_page: OpenPage, *seats: int, **more: Any) -> Page:
        """Opens the table in a browser that plays these seats."""
        page = open_page(f"/t/{self.id}", stored=self.keys(*seats), **more)
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
        return page

    def reopen(self, page: Page, *seats: int) -> None:
        """Lets the same browser play these seats, at this table."""
        for name, value in self.keys(*seats).items():
            page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
        page.goto(f"/t/{self.id}")
        expect(page.get_by_test_id("decision-bar")).to_be_visible()

    def keys(self, *seats: int) -> dict[str, str]:
        """The entry in the storage of a browser that plays these seats."""
        self.config = ""
        tokens = {seat: self.seats[seat] for seat in seats}
        return {f"bigshoulders.keys.{self.id}": json.dumps({"seats": tokens})}


def arrange(server: Server, **config: Any) -> Town:
    """A new table; every seat belongs to the test."""
    options = {"players": 4, "advanced": True, **config}
    wishes = [{"kind": "me", "name": name} for name in NAMES[: options["players"]]]
    made = server.ask("/api/tables", {"game": "chicago", "config": options, "seats": wishes})
    tokens = [seat["token"] for seat in made["seats"]]
    return Town(server, made["table"], tokens, json.dumps(options, sort_keys=True))


def question_of(snapshot: Any) -> str:
    question = snapshot["sheet"]["question"]
    return str(question["step"]) if question else ""


def sensible(snapshot: Any) -> Any:
    """A move that gets companies running: staff the first factory, supply it, run, sell, pay."""
    choices = [choice["do"] for choice in snapshot["choices"]]
    return max(choices, key=lambda move: worth(move, snapshot))


def worth(move: Any, snapshot: Any) -> float:
    sheet = snapshot["sheet"]
    kind = move["do"]
    if kind == "found":
        easy = EASY.index(move["company"]) if move["company"] in EASY else 9
        return 100 - easy - int(move["value"]) / 100 if sheet["phase"] == "setup" else -1
    if kind == "use_building":
        staffed = sheet["companies"][move["company"]]["factories"][0]["staffed"]
        if move["space"] == "job_market":
            return -1 if staffed else 100
        return 50 if "fundraising" in move["space"] else 0
    if kind == "hire_worker":
        return 10 if move["factory"] == "1" else -1
    if kind == "buy_cube":
        missing = sheet["companies"][sheet["operating"]]["factories"][0]["missing"]
        return 20 - int(move["price"]) / 10 if move["resource"] in missing else -1
    return {
        "run_factory": 10,
        "sell_good": 10,
        "pay_dividends": 10,
        "take_bonus": 5,
        "buy_certificate": 1 if sheet["decade"] == 1 else -1,
        "done": 0,
        "pass": 0,
        "issue_certificate": -1,
        "sell_certificate": -2,
        "discard_asset": -3,
        "trade": -3,
    }.get(kind, 1)
