"""The log of a game: a header, then one entry per move. With the seed it rebuilds everything.

On disk it is one JSON object per line. Moves are stored in their JSON spelling, never as numbers.
Every entry carries the digest of the position after it, so a difference is found at the exact move.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.contract import Game
from bigshoulders.kernel.driver import Position, R, S, play, why_not
from bigshoulders.kernel.errors import BadLog, GameError
from bigshoulders.kernel.events import Events
from bigshoulders.kernel.json import Json

FORMAT: Final = "bigshoulders/log/1"
NO_MOVE: Final = ("rules", "note")  # keys of entries that leave the position as it is
NOT_MOVES: Final = frozenset({"undo_to", *NO_MOVE})
DECODER: Final = json.JSONDecoder()


class Header(NamedTuple):
    """The setup of a game: its name, its options, the rules version, the seed and its published
    hash."""

    game: str
    config: dict[str, Json]
    rules: int
    seed: bytes
    digest: str

    def document(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "game": self.game,
            "config": self.config,
            "rules": self.rules,
            "seed": self.seed.hex(),
            "commitment": commitment(self.seed),
            "digest": self.digest,
        }


class Entry(NamedTuple):
    """One entry: a move, {"undo_to": seq}, {"rules": version} or {"note": kind}; its events; the
    digest after it."""

    seq: int
    seat: int
    do: dict[str, Json]
    events: list[Json]
    digest: str

    @property
    def is_move(self) -> bool:
        """Whether it is a move. An undo returns to a position; other entries leave it as it is."""
        return NOT_MOVES.isdisjoint(self.do)

    def document(self) -> dict[str, Json]:
        return {
            "seq": self.seq,
            "seat": self.seat,
            "do": self.do,
            "events": self.events,
            "digest": self.digest,
        }


@dataclass
class GameLog:
    """A header and append-only entries."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    def text(self) -> str:
        """The log as JSON lines."""
        lines = [self.header.document(), *(entry.document() for entry in self.entries)]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def read_log(text: str) -> GameLog:
    """Read a log from its JSON lines; every error gives the line and what was expected."""
    lines = text.splitlines()
    if not lines or not lines[0].strip():
        raise BadLog("log/empty", "line 1")
    header = read_header(read_line(lines[0], 1))
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=2):
        entry = read_entry(read_line(line, number), number)
        if entry.seq != len(entries) + 1:
            facts: dict[str, Json] = {"got": entry.seq, "expected": len(entries) + 1}
            raise BadLog("log/wrong-number", f"line {number}", facts)
        entries.append(entry)
    return GameLog(header, entries)


def decode(line: str) -> Json:
    """The JSON value of a line; ValueError if there is none."""
    value: Json
    try:
        value, end = DECODER.raw_decode(line)  # faster than `loads`, but for spaces around it
    except ValueError:
        end = -1
    return value if end == len(line) else json.loads(line)


def read_line(line: str, number: int) -> dict[str, Json]:
    """One JSON object."""
    try:
        value = decode(line)
    except ValueError as error:
        raise BadLog("log/not-json", f"line {number}", {"fault": str(error)}) from error
    if not isinstance(value, dict):
        raise BadLog("log/not-an-object", f"line {number}", {"got": value})
    return value


def read_header(line: dict[str, Json]) -> Header:
    if line.get("format") != FORMAT:
        facts: dict[str, Json] = {"got": line.get("format"), "expected": FORMAT}
        raise BadLog("log/unknown-format", "line 1", facts)
    game, config, rules = line.get("game"), line.get("config"), line.get("rules")
    seed, digest = line.get("seed"), line.get("digest")
    if (
        not isinstance(game, str)
        or not isinstance(config, dict)
        or not isinstance(rules, int)
        or not isinstance(seed, str)
        or not isinstance(digest, str)
    ):
        raise BadLog("log/bad-header", "line 1", {"needs": "game, config, rules, seed, digest"})
    try:
        secret = bytes.fromhex(seed)
    except ValueError as error:
        raise BadLog("log/bad-seed", "line 1", {"got": seed}) from error
    if line.get("commitment") != commitment(secret):
        if not seed and not digest:
            raise BadLog("log/still-running", "line 1")
        raise BadLog("log/seed-does-not-fit", "line 1", {"commitment": line.get("commitment")})
    return Header(game, config, rules, secret, digest)


def read_entry(line: dict[str, Json], number: int) -> Entry:
    seq, seat, do = line.get("seq"), line.get("seat"), line.get("do")
    events, digest = line.get("events"), line.get("digest")
    if (
        not isinstance(seq, int)
        or not isinstance(seat, int)
        or not isinstance(do, dict)
        or not isinstance(events, list)
        or not isinstance(digest, str)
    ):
        facts: dict[str, Json] = {"needs": "seq, seat, do, events, digest"}
        raise BadLog("log/bad-entry", f"line {number}", facts)
    if "undo_to" in do:
        target = do["undo_to"]
        if isinstance(target, bool) or not isinstance(target, int):
            raise BadLog("log/undo-to-nowhere", f"line {number}", {"got": target})
    return Entry(seq, seat, do, events, digest)


def replay(game: Game[R, S], log: GameLog) -> Iterator[tuple[Entry | None, R, S]]:
    """Every position of a log, starting with the one before the first entry; raises BadLog at the
    first difference.

    The positions are updated in place from step to step: copy any that you keep.
    """
    if log.header.game != game.name:
        facts: dict[str, Json] = {"got": log.header.game, "expected": game.name}
        raise BadLog("log/other-game", "line 1", facts)
    g = game.assemble(log.header.config)
    steps, space, table = game.steps(g), game.space(g), game.events
    checks_events = log.header.rules == game.version(g)
    targets = {entry.do["undo_to"] for entry in log.entries if "undo_to" in entry.do}
    kept: dict[Json, S] = {}
    s = game.new(g, log.header.seed, Events(False))
    check_digest(s, log.header.digest, 1)
    if 0 in targets:
        kept[0] = game.copy(s)
    yield None, g, s
    for number, entry in enumerate(log.entries, start=2):
        if "undo_to" in entry.do:
            target = entry.do["undo_to"]
            if target not in kept:
                raise BadLog("log/undo-to-nowhere", f"line {number}", {"got": target})
            s = game.copy(kept[target])
        elif entry.is_move:
            out = Events()
            try:
                m = space.parse(entry.do)
                no = why_not(steps, g, s, entry.seat, m)
                if no is None:
                    play(steps, g, s, entry.seat, m, out)
            except GameError as error:
                raise BadLog(error.code, f"line {number}", error.facts) from error
            if no is not None:
                refused = game.refusals.explain(no)
                facts = {"move": entry.do, "refusal": refused.code, "rule": refused.rule}
                raise BadLog("log/illegal-move", f"line {number}", facts)
            if checks_events and not table.spells(out.items, entry.events):
                raise BadLog("log/other-events", f"line {number}", {"move": entry.do})
        check_digest(s, entry.digest, number)
        if entry.seq in targets:
            kept[entry.seq] = game.copy(s)
        yield entry, g, s


def check_digest(s: Position, expected: str, number: int) -> None:
    """Raise BadLog unless the position is the one that was logged."""
    got = s.digest().hex()
    if got != expected:
        raise BadLog("log/other-position", f"line {number}", {"got": got, "expected": expected})
