"""Whole games with four clients and a spectator: every byte each received is searched for
secrets."""

from __future__ import annotations

import re
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import BUILDING_IDS
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.server.tables.access import hash_token
from servers import Connection, MakeTable, Table, checked

SEATS = 4
BUILDINGS = set(BUILDING_IDS)
WORD = re.compile(r"[\w-]+")
ASKED = ("/state", "/log", "/since?seq=0", "/chart", "/chat", "/notes", "")


@dataclass
class Client:
    """A player or spectator (NOBODY), and everything sent to it, by entry."""

    seat: int
    line: Connection
    http: Any
    received: list[tuple[int, str]] = field(default_factory=list)

    def catch_up(self, seq: int) -> dict[str, Any]:
        snapshot = self.line.snapshot_from(seq)
        self.received += [(seq, raw) for raw in self.line.raw]
        self.line.raw.clear()
        return snapshot

    def ask(self, table: Table, rest: str, seq: int) -> None:
        reply = self.http.get(table.path(rest))
        self.received.append((seq, f"{reply.headers} {reply.text}"))


def play_whole_game(table: Table, clients: list[Client], rng: Random) -> int:
    """Random moves to the end, with questions in between; returns the number of the last entry."""
    seq = 0
    snapshots = [client.catch_up(0) for client in clients]
    while snapshots[0]["status"] == "running":
        mover = clients[snapshots[0]["awaited"][0]]
        choices = snapshots[mover.seat]["choices"]
        mover.line.say(move={"after": seq, "do": rng.choice(choices)["do"]}, id=seq)
        seq += 1
        snapshots = [client.catch_up(seq) for client in clients]
        if snapshots[0]["status"] == "running" and seq % 20 == 0:
            for client in clients:
                client.ask(table, rng.choice(ASKED), seq)
                client.ask(table, f"/state?at={rng.randrange(seq)}&lang=de", seq)
            clients[rng.randrange(SEATS)].http.post(table.path("/hint"), json={"bot": "random"})
    for client in clients:
        client.ask(table, "", seq)
    return seq


def buildings_of(document: dict[str, Any], seat: int) -> set[str]:
    """The Buildings a seat (or a spectator) sees in a position."""
    found: set[str] = set(document["board"]["bank_buildings"])
    for number, player in enumerate(document["players"]):
        found |= {cell["building"] for cell in player["row"] if cell}
        if number == seat:
            found |= {*player["hand"], *player["drafted"], *player["removed"], player["chosen"]}
    return found


def told_buildings(text: str) -> list[dict[int, set[str]]]:
    """By entry and seat, the Buildings each has seen so far: all it may receive."""
    known: dict[int, set[str]] = {seat: set() for seat in (*range(SEATS), NOBODY)}
    found = []
    for entry, g, s in replay(CHICAGO, read_log(text)):
        position = CHICAGO.export_position(g, s)
        for seat in known:
            known[seat] |= buildings_of(position, seat)
            for event in entry.events if entry else []:
                if isinstance(event, dict) and event.get("only", seat) == seat:
                    known[seat] |= {str(value) for value in event.values()}
        found.append({seat: set(names) for seat, names in known.items()})
    return found


def secrets_of(table: Table, text: str, seat: int) -> set[str]:
    """Words that only the client of this seat may receive while the game runs."""
    log = read_log(text)
    record = table.server.service.tables.in_memory[table.id].record
    others = [number for number in range(SEATS) if number != seat]
    tokens = [table.owner_token, *(table.tokens[other] for other in others)]
    found = {record.secret.hex(), record.seed.hex(), log.header.digest, *tokens}
    found |= {hash_token(token) for token in tokens}
    found |= {entry.digest for entry in log.entries}
    return found | {f"{word}-of-{other}" for other in others for word in ("plan", "entropy")}


@pytest.mark.any_database
@pytest.mark.parametrize("draft", [False, True], ids=["hands stay", "hands are passed on"])
def test_no_client_receives_a_byte_of_what_others_hide(make: MakeTable, draft: bool) -> None:
    config = {"draft": draft, "decades": 2}
    table = make("invite", "invite", "invite", "invite", config=config)
    for seat in range(SEATS):
        table.join(seat, name=f"player {seat}", entropy=f"entropy-of-{seat}")
        checked(table.seats[seat].put(table.path("/notes"), json={"text": f"plan-of-{seat}"}))
    with ExitStack() as stack:
        clients = [
            Client(seat, stack.enter_context(table.seat_line(seat, since=0)), table.seats[seat])
            for seat in range(SEATS)
        ]
        watching = stack.enter_context(table.line(f"Watch {table.watch_token}", since=0))
        clients.append(Client(NOBODY, watching, table.watcher))
        last = play_whole_game(table, clients, Random(19))
    text = table.owner.get(table.path("/export")).text
    known = told_buildings(text)
    met: set[str] = set()
    for client in clients:
        secret = secrets_of(table, text, client.seat)
        assert len(client.received) > last
        for seq, raw in client.received:
            words = set(WORD.findall(raw))
            if seq == last:
                met |= words & secret
                continue
            assert not words & secret, (client.seat, seq)
            hidden = words & BUILDINGS - known[seq][client.seat]
            assert not hidden, (client.seat, seq, hidden)
    assert met  # the same search finds what is revealed after the game
