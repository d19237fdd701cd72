"""Sets up and plays games of Industrialist for the tests of its pages."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from served import Server

from .copies import Rows, copy, rows_of


@dataclass(frozen=True)
class Solitaire:
    """A table with its secrets, set up outside the browser."""

    server: Server
    id: str
    seat: str
    watch: str

    @property
    def link(self) -> str:
        return f"/t/{self.id}#{self.seat}"

    def ask(self, path: str, body: Any = None) -> Any:
        return self.server.ask(f"/api/tables/{self.id}{path}", body, f"Seat {self.seat}")

    def state(self) -> Any:
        return self.ask("/state?previews=false")

    def play(self, *dos: dict[str, Any]) -> None:
        self.ask("/moves", {"after": self.state()["seq"], "dos": list(dos)})

    def play_out(self, until_year: int = 32, luck: int = 1) -> Any:
        """Random legal moves, until a year begins or the game is over."""
        rng = Random(luck)
        state = "/state?previews=false&text=false"
        snapshot = self.ask(state)
        while snapshot["choices"] and snapshot["view"]["year"] < until_year:
            move = rng.choice(snapshot["choices"])["do"]
            self.ask("/moves", {"after": snapshot["seq"], "do": move})
            snapshot = self.ask(state)
        return snapshot


# Games that were played to some year: server, side, year, luck.
PLAYED: dict[tuple[str, str, int, int], Rows] = {}


def played(server: Server, side: str = "A", until_year: int = 32, luck: int = 1) -> Solitaire:
    """A game played to a year, or to its end; one that was played before is copied."""
    key = (server.url, side, until_year, luck)
    if key not in PLAYED:
        game = arrange(server, side)
        game.play_out(until_year, luck)
        PLAYED[key] = rows_of(server, game.id)
    made = copy(server, PLAYED[key])
    return Solitaire(server, made.id, made.seats[0], made.watch)


def arrange(server: Server, side: str = "A", **wishes: Any) -> Solitaire:
    made = server.ask(
        "/api/tables",
        {
            "game": "industrialist",
            "config": {"side": side},
            "seats": [{"kind": "me", "name": "Ada"}],
            **wishes,
        },
    )
    return Solitaire(server, made["table"], made["seats"][0]["token"], made["watch"])


def bar(page: Page) -> Locator:
    return page.get_by_test_id("decision-bar")


def confirm(page: Page) -> None:
    """Confirms the pick and waits until the table has moved on."""
    seq = bar(page).get_attribute("data-seq") or ""
    page.get_by_test_id("confirm").click()
    expect(page.locator(f'[data-testid=decision-bar][data-seq="{seq}"]')).to_have_count(0)


# The state of a question: answered, picked, offered; null while a request is pending.
STANDING = """seq => {
  const bar = document.querySelector(`[data-testid=decision-bar][data-seq="${seq}"]`);
  if (!bar) return "answered";
  if (bar.querySelector("[data-testid=confirm]:enabled")) return "picked";
  return bar.querySelector("button.choice") ? "offered" : null;
}"""
# At once or not at all: without the setting Confirm, the move is already on its way.
CONFIRM = """seq => document.querySelector(
  `[data-testid=decision-bar][data-seq="${seq}"] [data-testid=confirm]:enabled`)?.click()"""


def answer(page: Page, rng: Random) -> None:
    """One answer in the decision bar: possibly a kind, a choice, and Confirm if needed."""
    seq = bar(page).get_attribute("data-seq") or ""
    while True:
        standing = page.wait_for_function(STANDING, arg=seq).json_value()
        if standing == "answered":
            return
        if standing == "picked":
            page.evaluate(CONFIRM, seq)
            page.wait_for_function(f"seq => ({STANDING})(seq) !== 'picked'", arg=seq)
        else:
            choices = bar(page).locator("button.choice")
            choices.nth(rng.randrange(choices.count())).click()
