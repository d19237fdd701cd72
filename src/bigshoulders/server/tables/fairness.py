"""Fair play, proved afterwards: every draw of a log follows from what was published before."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.errors import BadLog
from bigshoulders.kernel.json import Json
from bigshoulders.kernel.log import GameLog, read_line, read_log, replay
from bigshoulders.server.tables.stages import stage_of

SEED_BYTES: Final = 32


@dataclass(frozen=True)
class Proof:
    """What was checked: the published hash, how many entries, and how it ended."""

    published: str
    entries: int
    scores: list[int] | None


def mix(secret: bytes, entropy: list[str]) -> bytes:
    """The seed of a game: nobody alone decides it, and everybody can make it again at the end."""
    hasher = blake2b(secret, digest_size=SEED_BYTES, person=b"bs-seed")
    for words in entropy:
        text = words.encode()
        hasher.update(len(text).to_bytes(4, "big") + text)
    return hasher.digest()


def verify(text: str, expected: str | None = None) -> Proof:
    """Play a log again from its published hash; the first thing that does not follow raises."""
    lines = text.splitlines()
    header: dict[str, Any] = read_line(lines[0], 1) if lines else {}
    if header.get("seed") == "":
        raise BadLog("verify/still-running", "line 1")
    log = read_log(text)
    published = check_seed(header, log.header.seed)
    if expected is not None and expected != published:
        facts: dict[str, Json] = {"got": published, "expected": expected}
        raise BadLog("verify/other-commitment", "--commitment", facts)
    return Proof(published, len(log.entries), play_again(log))


def check_seed(header: dict[str, Json], seed: bytes) -> str:
    """The hash that was published; the seed must follow from it and from the players' words."""
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
    is_bare = seed == hidden and not any(entropy)  # nobody added anything: the secret is the seed
    if not is_bare and seed != mix(hidden, [str(words) for words in entropy]):
        raise BadLog("verify/other-seed", "line 1", {"got": seed.hex()})
    return str(published)


def play_again(log: GameLog) -> list[int] | None:
    """Every position from the seed, compared with what was logged; the scores at the end."""
    game = stage_of(log.header.game).game
    scores: list[int] | None = None
    for _, g, s in replay(game, log):
        scores = game.result(g, s)
    return scores


def header_of(text: str) -> dict[str, Any]:
    """The first line of a log with what servers add to it."""
    found: dict[str, Any] = json.loads(text.splitlines()[0])
    return found
