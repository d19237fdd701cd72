"""Sets up games of Chicago 1875 and plays them to a given question, for the tests of their
table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import OpenPage, Server

NAMES = ["Ada", "Jen", "Susan", "Thomas"]
# Companies whose first factory starts quickly.
EASY = ["cracker_jack", "spalding", "anglo", "fairbank", "brunswick", "henderson"]


@dataclass
class Town:
    """A table whose seats all belong to the test."""

    server: Server
    id: str
    seats: list[str]
    snapshot: Any = field(default=None)

    def ask(self, seat: int, path: str, body: Any = None) -> Any:
        return self.server.ask(f"/api/tables/{self.id}{path}", body, f"Seat {self.seats[seat]}")

    def state(self, seat: int = 0) -> Any:
        return self.ask(seat, f"/state?previews=0&seat={seat}")

    def waiting(self) -> tuple[int, Any]:
        """The seat that is asked, and its snapshot; seat -1 when the game is over."""
        snapshot = self.state()
        awaited = snapshot["awaited"]
        if not awaited:
            return -1, snapshot
        return awaited[0], snapshot if awaited[0] == 0 else self.state(awaited[0])

    def play(self, seat: int, snapshot: Any, move: Any) -> None:
        self.ask(seat, "/moves", {"after": snapshot["seq"], "do": move, "seat": seat})

    def until(self, question: str, decade: int = 1) -> tuple[int, Any]:
        """Plays sensibly until a question is asked in this Decade or later."""
        while True:
            seat, snapshot = self.waiting()
            assert seat >= 0, f"the game ended without the question {question}"
            if snapshot["sheet"]["decade"] >= decade and question_of(snapshot) == question:
                return seat, snapshot
            self.play(seat, snapshot, sensible(snapshot))

    def to_the_end(self) -> Any:
        while True:
            seat, snapshot = self.waiting()
            if seat < 0:
                return snapshot
            self.play(seat, snapshot, sensible(snapshot))

    def open(self, open_page: OpenPage, *seats: int, **more: Any) -> Page:
        """Opens the table in a browser that plays these seats."""
        tokens = {seat: self.seats[seat] for seat in seats}
        page = open_page("/settings", **more)
        page.evaluate(
            "([table, seats]) => localStorage.setItem(`bigshoulders.keys.${table}`, "
            "JSON.stringify({ seats }))",
            [self.id, tokens],
        )
        page.goto(f"/t/{self.id}")
        expect(page.get_by_test_id("decision-bar")).to_be_visible()
        return page


def arrange(server: Server, **config: Any) -> Town:
    """A new table; every seat belongs to the test."""
    options = {"players": 4, "advanced": True, **config}
    wishes = [{"kind": "me", "name": name} for name in NAMES[: options["players"]]]
    made = server.ask("/api/tables", {"game": "chicago", "config": options, "seats": wishes})
    return Town(server, made["table"], [seat["token"] for seat in made["seats"]])


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
