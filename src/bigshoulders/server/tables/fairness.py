"""Proof of fair play: every draw of a log follows from a commitment published before the game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.errors import BadLog
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_line, read_log, replay
from bigshoulders.server.documents import Document
from bigshoulders.shelf import box_of

SEED_BYTES: Final = 32


@dataclass(frozen=True)
class Proof:
    """The checked facts: the published hash, the number of entries, the scores."""

    published: str
    entries: int
    scores: list[int] | None


def mix(secret: bytes, entropy: list[str]) -> bytes:
    """The seed of a game. Nobody decides it alone; after the game everybody can recompute it."""
    hasher = blake2b(secret, digest_size=SEED_BYTES, person=b"bs-seed")
    for words in entropy:
        text = words.encode()
        hasher.update(len(text).to_bytes(4, "big") + text)
    return hasher.digest()


def verify(text: str, expected: str | None = None) -> Proof:
    """Replay a log from its commitment; GameError at the first difference."""
    log, published = read_fair_log(text)
    if expected is not None and expected != published:
        facts: dict[str, Json] = {"got": published, "expected": expected}
        raise BadLog("verify/other-commitment", "--commitment", facts)
    return Proof(published, len(log.entries), play_again(log))


def read_fair_log(text: str) -> tuple[GameLog, str]:
    """A log, not replayed, and its published hash; GameError unless that proves its seed."""
    lines = text.splitlines()
    header: Document = read_line(lines[0], 1) if lines else {}
    if header.get("seed") == "":
        raise BadLog("verify/still-running", "line 1")
    log = read_log(text)
    return log, check_seed(header, log.header.seed)


def check_seed(header: dict[str, Json], seed: bytes) -> str:
    """The published hash; GameError unless the seed follows from the secret and the entropy."""
    if "secret" not in header:
        return commitment(seed)
    secret, entropy = header["secret"], header.get("entropy")
    if (
        not isinstance(secret, str)
        or not isinstance(entropy, list)
        or not all(isinstance(words, str) for words in entropy)
    ):
        raise BadLog("log/bad-header", "line 1", {"needs": "secret, entropy"})
    try:
        hidden = bytes.fromhex(secret)
    except ValueError as error:
        raise BadLog("log/bad-seed", "line 1", {"got": secret}) from error
    published = header.get("published")
    if commitment(hidden) != published:
        facts: dict[str, Json] = {"got": commitment(hidden), "expected": published}
        raise BadLog("verify/other-commitment", "line 1", facts)
    is_bare = seed == hidden and not any(entropy)  # no entropy: the secret is the seed
    if not is_bare and seed != mix(hidden, [str(words) for words in entropy]):
        raise BadLog("verify/other-seed", "line 1", {"got": seed.hex()})
    return str(published)


def play_again(log: GameLog) -> list[int] | None:
    """Compare every position with the log; the final scores."""
    game = box_of(log.header.game).game
    scores: list[int] | None = None
    for _, g, s in replay(game, log):
        scores = game.result(g, s)
    return scores


def header_of(text: str) -> Document:
    """The first line of a log, including the fields servers add."""
    found: Document = json.loads(text.splitlines()[0])
    return found
