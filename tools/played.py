"""A table on the server that follows a bot's advice, for screenshots and measurements of the
page."""

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.kernel.contract import View
from bigshoulders.shelf import default_bot
from served import Server

NAMES = ["Ada", "Jen", "Susan", "Thomas"]
BOT = "broker"


class Game:
    """A table whose first `ours` seats belong to the caller; bots play the others."""

    def __init__(self, server: Server, game: str, config: dict[str, Any], ours: int = 1) -> None:
        self.server = server
        seats = [
            {"kind": "me", "name": name} if n < ours else {"kind": "bot", "name": name, "bot": BOT}
            for n, name in enumerate(NAMES[: config.get("players", 1)])
        ]
        wish = {"game": game, "config": config, "seats": seats, "assistance": True}
        made = server.ask("/api/tables", wish)
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
        """Every frame in which one of our seats must act; at the end of the game, the last one."""
        while True:
            frame = self.state()
            asked = [seat for seat in frame["awaited"] if seat < len(self.tokens)]
            if frame["status"] != "running":
                yield frame
                return
            if asked:
                yield frame
                self.advance(asked[0], frame)
            else:
                time.sleep(0.05)

    def advance(self, seat: int, frame: dict[str, Any]) -> None:
        """Make the move the bot would make."""
        do = self.ask("/hint", {"seat": seat}, seat)["do"]
        self.ask("/moves", {"after": frame["seq"], "do": do, "seat": seat}, seat)


class Solitaire(Game):
    """A game of Industrialist played by one bot from start to finish, so that it keeps its
    plans."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, INDUSTRIALIST.name, {})
        self.bot = default_bot(INDUSTRIALIST.name).make()
        self.rules = INDUSTRIALIST.assemble({})

    def advance(self, seat: int, frame: dict[str, Any]) -> None:
        _, seen = INDUSTRIALIST.import_position(frame["view"])
        space = INDUSTRIALIST.space(self.rules)
        legal = [space.parse(choice["do"]) for choice in frame["choices"]]
        move = self.bot.choose(self.rules, View(seat, seen, [seat], legal), Random(frame["seq"]))
        do = space.spell(move)
        self.ask("/moves", {"after": frame["seq"], "do": do, "seat": seat}, seat)
