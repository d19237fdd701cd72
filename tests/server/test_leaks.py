"""Whole games with four clients and a watcher: every byte each received is searched for secrets."""

from __future__ import annotations

import re
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bigshoulders.chicago.game import CHICAGO
from bigshoulders.chicago.ids import BUILDING_IDS
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.language.messages import messages
from bigshoulders.server.app.access import hash_token
from servers import Line, MakeTable, Table, checked

SEATS = 4
ASKED = ("/state", "/log", "/since?seq=0", "/chart", "/chat", "/notes", "")


@dataclass
class Client:
    """One who plays or watches (NOBODY), and everything that was sent to it, by entry."""

    seat: int
    line: Line
    http: Any
    received: list[tuple[int, str]] = field(default_factory=list)

    def catch_up(self, seq: int) -> dict[str, Any]:
        frame = self.line.frame_from(seq)
        self.received += [(seq, raw) for raw in self.line.raw]
        self.line.raw.clear()
        return frame

    def ask(self, table: Table, rest: str, seq: int) -> None:
        reply = self.http.get(table.path(rest))
        self.received.append((seq, f"{reply.headers} {reply.text}"))


def play_whole_game(table: Table, clients: list[Client], rng: Random) -> int:
    """Random moves to the end, with questions in between; the number of the last entry."""
    seq = 0
    frames = [client.catch_up(0) for client in clients]
    while frames[0]["status"] == "running":
        mover = clients[frames[0]["awaited"][0]]
        choices = frames[mover.seat]["choices"]
        mover.line.say(move={"after": seq, "do": rng.choice(choices)["do"]}, id=seq)
        seq += 1
        frames = [client.catch_up(seq) for client in clients]
        if frames[0]["status"] == "running" and seq % 20 == 0:
            for client in clients:
                client.ask(table, rng.choice(ASKED), seq)
                client.ask(table, f"/state?at={rng.randrange(seq)}&lang=de", seq)
            clients[rng.randrange(SEATS)].http.post(table.path("/hint"), json={"bot": "random"})
    return seq


def buildings_of(document: dict[str, Any], seat: int) -> set[str]:
    """The Buildings a seat (or a watcher) sees in a position."""
    found: set[str] = set(document["board"]["bank_buildings"])
    for number, player in enumerate(document["players"]):
        found |= {cell["building"] for cell in player["row"] if cell}
        if number == seat:
            found |= {*player["hand"], *player["drafted"], *player["removed"], player["chosen"]}
    return found


def told_buildings(text: str) -> list[tuple[int, set[str]]]:
    """By entry and seat, the Buildings that each has met so far: all that it may be told."""
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


def names_of_building(building: str) -> list[str]:
    return [building, *(messages(lang).text(f"building-{building}") for lang in ("en", "de"))]


@pytest.mark.parametrize("draft", [True, False])
def test_nobody_is_sent_a_byte_of_what_others_hide(make: MakeTable, draft: bool) -> None:
    table = make("me", "invite", "invite", "invite", config={"draft": draft}, entropy="ann's dice")
    for seat in range(1, SEATS):
        words = {"name": f"player {seat}", "entropy": f"dice of {seat}"}
        checked(table.post(seat, f"/seats/{seat}/join", words))
        checked(table.seats[seat].put(table.path("/notes"), json={"text": f"plan of {seat}"}))
    record = table.server.service.house.tables[table.id].record
    with ExitStack() as stack:
        clients = [
            Client(seat, stack.enter_context(table.seat_line(seat, since=0)), table.seats[seat])
            for seat in range(SEATS)
        ]
        watching = stack.enter_context(table.line(f"Watch {table.watch_token}", since=0))
        clients.append(Client(NOBODY, watching, table.watcher))
        last = play_whole_game(table, clients, Random(19 + draft))
    text = table.owner.get(table.path("/export")).text
    log = read_log(text)
    known = told_buildings(text)
    everybody = [record.secret.hex(), record.seed.hex(), table.owner_token]
    everybody += [hash_token(table.owner_token), log.header.digest]
    everybody += [entry.digest for entry in log.entries]
    secret = re.compile("|".join(map(re.escape, everybody)))
    for client in clients:
        others = [seat for seat in range(SEATS) if seat != client.seat]
        theirs = [table.tokens[seat] for seat in others]
        theirs += [hash_token(token) for token in theirs]
        theirs += [f"plan of {seat}" for seat in others]
        theirs += [f"dice of {seat}" for seat in others]
        private = re.compile("|".join(map(re.escape, theirs)))
        assert len(client.received) > last
        before_the_end = [(seq, raw) for seq, raw in client.received if seq < last]
        for seq, raw in before_the_end:
            assert not secret.search(raw), (client.seat, seq)
            assert not private.search(raw), (client.seat, seq)
            unknown = [b for b in BUILDING_IDS if b not in known[seq][client.seat]]
            words = [re.escape(name) for b in unknown for name in names_of_building(b)]
            if words:
                found = re.search(rf"(?<![\w-])({'|'.join(words)})(?![\w-])", raw)
                assert not found, (client.seat, seq, found)
