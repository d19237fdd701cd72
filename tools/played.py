"""A table on the server that a bot's advice plays on, for pictures and measurements of the page."""

import time
from collections.abc import Iterator
from typing import Any

from served import Server

NAMES = ["Ada", "Jen", "Susan", "Thomas"]
BOT = "broker"
ADVISER = {"chicago": BOT, "industrialist": "solver"}  # by game: those that play fast and well


class Game:
    """A table whose first `ours` seats belong to the caller; bots play the others."""

    def __init__(self, server: Server, game: str, config: dict[str, Any], ours: int = 1) -> None:
        self.server = server
        self.adviser = ADVISER[game]
        seats = [
            {"kind": "me", "name": name} if n < ours else {"kind": "bot", "name": name, "bot": BOT}
            for n, name in enumerate(NAMES[: config.get("players", 1)])
        ]
        made = server.ask("/api/tables", {"game": game, "config": config, "seats": seats})
        self.id = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"][:ours]]
        self.keys = {
            "owner": made["owner"],
            "watch": made["watch"],
            "seats": {"0": self.tokens[0]},
        }

    def ask(self, path: str, body: Any = None, seat: int = 0) -> Any:
        address = f"/api/tables/{self.id}{path}"
        return self.server.ask(address, body, f"Seat {self.tokens[seat]}")

    def state(self, seat: int = 0) -> dict[str, Any]:
        frame: dict[str, Any] = self.ask(f"/state?previews=0&seat={seat}", seat=seat)
        return frame

    def turns(self) -> Iterator[dict[str, Any]]:
        """Every frame in which a seat of ours is asked; at the end of the game the last one."""
        while True:
            frame = self.state()
            asked = [seat for seat in frame["awaited"] if seat < len(self.tokens)]
            if frame["status"] != "running":
                yield frame
                return
            if asked:
                yield frame
                self.advance(asked[0], frame["seq"])
            else:
                time.sleep(0.05)

    def advance(self, seat: int, seq: int) -> None:
        """Makes the move that the bot would make."""
        advice = self.ask("/hint", {"seat": seat, "bot": self.adviser}, seat)
        self.ask("/moves", {"after": seq, "do": advice["do"], "seat": seat}, seat)
