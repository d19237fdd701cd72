"""Many writers to one game at once, in one process and in two; connections that keep breaking."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect

from bigshoulders.server.settings import Settings
from lives import Mortal, mortal
from servers import PATIENCE, MakeTable, Running, Table, checked, documents, fast, until
from test_crash import Game, check_games

WRITERS = 16
ROUNDS = 12
LINES = 40


def everybody_moves(places: list[Any], game: Game, snapshot: dict[str, Any]) -> list[Any]:
    """Many clients answer the same question at the same time, each with its own choice."""
    path = f"/api/tables/{game.made['table']}/moves"
    choices = snapshot["choices"]

    def write(number: int) -> Any:
        do = choices[number % len(choices)]["do"]
        body = {"after": snapshot["seq"], "do": do, "seat": snapshot["seat"]}
        reply = places[number % len(places)].post(path, json=body)
        return reply.status_code, reply.json(), do

    with ThreadPoolExecutor(WRITERS) as pool:
        return list(pool.map(write, range(WRITERS)))


def race(servers: list[Any], settings: Settings) -> None:
    """In every round one writer wins and all others learn the state of the game."""
    game = Game(servers[0])
    path = f"/api/tables/{game.made['table']}"
    clients = [server.client(game.auth) for server in servers for _ in range(4)]
    for number in range(ROUNDS):
        place = clients[4 * (number % len(servers))]
        until(lambda place=place: checked(place.get(path))["head"] == len(game.heard))
        seat = checked(place.get(path))["awaited"][0]
        wanted = {"seat": seat, "previews": False, "text": False}
        snapshot = checked(place.get(f"{path}/state", params=wanted))
        replies = everybody_moves(clients, game, snapshot)
        won = [(told, do) for status, told, do in replies if status == 200]
        assert [told for told, _ in won] == [{"seq": snapshot["seq"] + 1}], replies
        lost = [
            (status, told["code"], told["head"]) for status, told, _ in replies if status != 200
        ]
        assert lost == [(409, "stale", snapshot["seq"] + 1)] * (WRITERS - 1)
        game.heard.append(won[0][1])
        game.promised[snapshot["seq"] + 1] = won[0][1]
    for client in clients:
        client.close()
    asyncio.run(check_games(settings, [game]))


def test_many_tables_start_and_end_at_the_same_moment(server: Running) -> None:
    def one(number: int) -> str:
        game = Game(server)
        with server.client(game.auth) as client:
            path = f"/api/tables/{game.made['table']}"
            for seat in (0, 1):
                checked(client.post(f"{path}/resign", json={"seat": seat}))
            return str(checked(client.get(path))["status"])

    with ThreadPoolExecutor(WRITERS) as pool:
        assert set(pool.map(one, range(2 * WRITERS))) == {"abandoned"}


def test_of_many_writers_one_wins_every_time(server: Running, settings: Settings) -> None:
    race([server], settings)


def test_two_processes_on_one_database_never_both_win(fresh: Settings) -> None:
    with mortal(fresh) as one, mortal(fresh) as two:
        race([one, two], fresh)


def test_connections_that_keep_breaking_lose_and_repeat_nothing(make: MakeTable) -> None:
    table = make("me", "me")
    path = table.path("/live").removeprefix("/")
    address = f"ws://127.0.0.1:{table.server.port}/{path}"

    async def listen(number: int, last: asyncio.Future[int]) -> list[int]:
        """One client whose connection breaks after a few messages, again and again."""
        rng, heard, shown = Random(number), [0], 0
        auth = f"Seat {table.tokens[number % 2]}" if number % 3 else f"Watch {table.watch_token}"
        while not (last.done() and heard[-1] == last.result() == shown):
            async with connect(address, max_size=None, compression=None, open_timeout=60) as line:
                hello = {"auth": auth, "since": heard[-1], "text": False, "view": False}
                await line.send(json.dumps({"hello": hello}))
                for _ in range(rng.randrange(2, 12)):
                    if last.done() and heard[-1] == last.result() == shown:
                        break
                    for message in documents(await asyncio.wait_for(line.recv(), PATIENCE)):
                        if message["type"] == "entry":
                            heard.append(message["seq"])
                        elif message["type"] == "snapshot":
                            shown = message["seq"]
        return heard

    async def storm() -> None:
        last: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        lines = [asyncio.create_task(listen(number, last)) for number in range(LINES)]
        last.set_result(await asyncio.to_thread(play, table, 20))
        for heard in await asyncio.gather(*lines):
            assert heard == list(range(last.result() + 1))

    asyncio.run(storm())
    loaded = table.server.service.tables.in_memory[table.id]
    until(lambda: not loaded.watchers)
    assert not [seat for seat in table.info()["seats"] if seat["connected"]]


def play(table: Table, count: int) -> int:
    rng = Random(4)
    for _ in range(count):
        table.move(table.awaited(), rng=rng)
    head: int = table.info()["head"]
    return head


def test_clients_reconnect_after_a_server_dies(tmp_path: Path) -> None:
    settings = fast(tmp_path)

    async def watch(server: Mortal, game: Game) -> list[int]:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{game.made['table']}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as line:
            await line.send(json.dumps({"hello": {"auth": game.auth, "since": 0, "text": False}}))
            heard = []
            async for text in line:
                for message in documents(text):
                    if message["type"] == "entry":
                        heard.append(message["seq"])
                    elif message["type"] == "snapshot":
                        return heard
        return heard

    async def crowd(server: Mortal, game: Game) -> None:
        found = await asyncio.gather(*(watch(server, game) for _ in range(LINES)))
        assert found == [[1]] * LINES

    with mortal(settings) as server:
        game = Game(server)
        path = f"/api/tables/{game.made['table']}"
        with server.client(game.auth) as client:
            seat = checked(client.get(path))["awaited"][0]
            snapshot = checked(client.get(f"{path}/state", params={"seat": seat}))
            do = snapshot["choices"][0]["do"]
            checked(client.post(f"{path}/moves", json={"after": 0, "do": do, "seat": seat}))
        for _ in range(2):
            server.kill()
            server.next_life()
            asyncio.run(crowd(server, game))
