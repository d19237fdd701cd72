"""A language model takes a seat through the HTTP API and plays from a text view of the table.

python examples/language_model.py http://127.0.0.1:1875 --model my_model:answer

The model is any function from a prompt to a reply. Without one, a function that names the last
choice plays, which needs no network.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from importlib import import_module

import httpx
from websockets.sync.client import connect

from bigshoulders.envs.rendering import text
from bigshoulders.shelf import box_of

Model = Callable[[str], str]
ATTEMPTS = 3  # before the first choice is made
SMALL = {"players": 2, "decades": 1, "goals": False, "companies": ["doggett", "libby", "swift"]}


def prompt(game: str, state: dict) -> str:
    """The table as the seat sees it, the question, and the choices with numbers."""
    box = box_of(game)
    rules, position = box.game.import_position(state["view"])
    choices = [f"{i}. {choice['text']}" for i, choice in enumerate(state["choices"], 1)]
    parts = [text(box, rules, position, state["seat"]), state["decision"], *choices]
    return "\n".join([*parts, "", "Answer with the number of one choice."])


def choose(model: Model, game: str, state: dict) -> int:
    """The index of the choice that the model names; the first one if it names none."""
    asked = prompt(game, state)
    for _ in range(ATTEMPTS):
        reply = model(asked)
        for number in re.findall(r"\d+", reply):
            if 1 <= int(number) <= len(state["choices"]):
                return int(number) - 1
        asked += f"\n\nYou answered: {reply}\nThat isn't the number of a choice. Answer again."
    return 0


def play(server: str, model: Model, bot: str = "random", game: str = "chicago") -> dict:
    """One game against a bot; returns its result."""
    seats = [{"kind": "me", "name": "Model"}, {"kind": "bot", "name": "Bot", "bot": bot}]
    with httpx.Client(base_url=server, timeout=60) as client:
        wish = {"game": game, "config": SMALL, "seats": seats}
        table = client.post("/api/tables", json=wish).raise_for_status().json()
        seat = f"Seat {table['seats'][0]['token']}"
        client.headers["authorization"] = seat
        path = f"/api/tables/{table['table']}"
        with connect(server.replace("http", "ws", 1) + f"{path}/live") as live:
            live.send(json.dumps({"hello": {"auth": seat, "text": False, "view": False}}))
            while True:
                state = client.get(f"{path}/state", params={"previews": False}).json()
                if state["result"]:
                    return state["result"]
                if not state["choices"]:
                    live.recv()  # something has happened
                    continue
                chosen = state["choices"][choose(model, game, state)]
                move = {"after": state["seq"], "do": chosen["do"]}
                client.post(f"{path}/moves", json=move).raise_for_status()


def last_choice(asked: str) -> str:
    """A stand-in for a model: it reads the prompt and names the last choice."""
    return re.findall(r"^(\d+)\. ", asked, flags=re.MULTILINE)[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server", nargs="?", default="http://127.0.0.1:1875")
    parser.add_argument("--model", metavar="MODULE:FUNCTION")
    parser.add_argument("--bot", default="random")
    options = parser.parse_args()
    model = last_choice
    if options.model:
        module, _, name = options.model.partition(":")
        model = getattr(import_module(module), name)
    print(play(options.server, model, options.bot))


if __name__ == "__main__":
    main()
