"""Results on disk: a folder of Parquet parts, one per chunk, and one file once all are complete.

A part is written atomically, so finished games are never replayed and none is counted twice. A
stopped chunk has one part with its first games and later another with the rest. Each file names its
origin: the specification, the versions of engine and rules, the commit and the digests of the code.
Games of two versions of the code never mix.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

import pyarrow as pa
import pyarrow.parquet as pq

from bigshoulders import __version__
from bigshoulders.box.any_game import AnyDocument
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.lab.experiment.spec import Experiment, Spec
from bigshoulders.origin import UNKNOWN, code, commit
from bigshoulders.shelf import box_of

Row: TypeAlias = AnyDocument  # the columns of SCHEMA, which checks their types
Origin: TypeAlias = AnyDocument  # nested, as this module wrote it

FORMAT = "bigshoulders/results/1"
WHOLE = "results.parquet"
CHUNK = 8  # games; few enough to lose, enough to be worth a file
SCHEMA = pa.schema(
    [
        ("experiment", pa.string()),
        ("number", pa.int32()),
        ("deal", pa.int32()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("decisions", pa.int32()),
        ("faults", pa.int32()),
        ("digest", pa.string()),
        ("notes", pa.string()),
    ]
)


@dataclass(frozen=True)
class Chunk:
    """Some games of one experiment, stored together."""

    seed: int
    experiment: Experiment
    first: int
    count: int

    @property
    def name(self) -> str:
        return f"{self.experiment.name}-{self.first:06}-{self.count}"


def chunks(spec: Spec) -> Iterator[Chunk]:
    """All games of a specification."""
    for experiment in spec.experiments:
        for first in range(0, experiment.games, CHUNK):
            yield Chunk(spec.seed, experiment, first, min(CHUNK, experiment.games - first))


def origin(spec: Spec) -> dict[str, Json]:
    """The origin of results; the same for all parts."""
    rules: dict[str, Json] = {}
    for experiment in spec.experiments:
        door = box_of(experiment.game).game
        rules[experiment.game] = door.version(door.assemble(experiment.config))
    return {
        "format": FORMAT,
        "engine": __version__,
        "rules": rules,
        "commit": commit(),
        "code": {**code()},
        "spec": spec.document(),
    }


class Results:
    """The folder with the results of a specification."""

    def __init__(self, folder: Path, spec: Spec) -> None:
        self.folder = folder
        self.spec = spec
        self.parts = folder / "parts"
        self.origin = origin(spec)  # stored games keep the one they have
        self.parts.mkdir(parents=True, exist_ok=True)
        self.claim()

    def claim(self) -> None:
        """Check that the folder belongs to this specification, these rules and this code."""
        path = self.folder / "spec.json"
        mine = {key: self.origin[key] for key in ("spec", "rules", "code", "engine", "commit")}
        if not path.exists():
            write_whole(path, (json.dumps(mine, indent=1, sort_keys=True) + "\n").encode())
            return
        stored = read_claim(path)
        if any(stored.get(key) != mine[key] for key in ("spec", "rules")):
            raise GameError("lab/other-spec", str(self.folder))
        missing = sum(chunk.count for chunk in self.missing())
        if missing and stored.get("code") != mine["code"]:
            facts: dict[str, Json] = {
                "differs": ", ".join(differing(stored.get("code"), code())),
                "commit": stored.get("commit", UNKNOWN),
                "missing": missing,
            }
            raise GameError("lab/other-code", str(self.folder), facts)
        self.origin |= {key: stored.get(key, UNKNOWN) for key in ("code", "engine", "commit")}

    def path(self, chunk: Chunk) -> Path:
        return self.parts / f"{chunk.name}.parquet"

    def stock(self) -> tuple[list[Chunk], list[Chunk]]:
        """Stored parts, in the order of the specification, and chunks still to play."""
        stored, missing = [], []
        for chunk in chunks(self.spec):
            first, end = chunk.first, chunk.first + chunk.count
            while first < end:
                most = range(end - first, 0, -1)
                parts = (replace(chunk, first=first, count=count) for count in most)
                part = next((part for part in parts if self.path(part).exists()), None)
                if part is None:
                    missing.append(replace(chunk, first=first, count=end - first))
                    break
                stored.append(part)
                first += part.count
        return stored, missing

    def missing(self) -> list[Chunk]:
        """Chunks still to play."""
        return self.stock()[1]

    def keep(self, chunk: Chunk, rows: list[Row]) -> None:
        """Store a chunk, or the first games of one."""
        write_whole(self.path(chunk), parquet(rows, self.about_parts()))

    def about_parts(self) -> dict[str, Json]:
        """The metadata of every part."""
        return {"spec": self.spec.digest(), "code": self.origin["code"]}

    def finish(self) -> Path:
        """Write all parts as one file, in the order of the specification."""
        rows = [row for part in self.stock()[0] for row in self.rows(part)]
        write_whole(self.folder / WHOLE, parquet(rows, self.origin))
        return self.folder / WHOLE

    def rows(self, part: Chunk) -> list[Row]:
        """The games of a part, or GameError naming the file if it doesn't hold them."""
        path = self.path(part)
        try:
            about, rows = read_parquet(path)
        except Damaged as error:
            raise GameError("lab/damaged-part", str(path), {"fault": str(error)}) from error
        numbers = list(range(part.first, part.first + part.count))
        if [row["number"] for row in rows] != numbers:
            raise GameError("lab/damaged-part", str(path), {"fault": f"not {part.name}"})
        from_before = not about and self.origin["code"] == UNKNOWN
        if about != self.about_parts() and not from_before:
            raise GameError("lab/foreign-part", str(path))
        return rows


def differing(stored: Json, mine: dict[str, str]) -> list[str]:
    """The rooms whose code differs from that of stored results; all of them if unknown."""
    known = stored if isinstance(stored, dict) else {}
    return [room for room, digest in mine.items() if known.get(room) != digest]


class Damaged(Exception):
    """A damaged file; the message is the library's."""


def read_claim(path: Path) -> dict[str, Json]:
    """The specification and code a folder belongs to."""
    try:
        claim = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise GameError("lab/damaged-claim", str(path), {"fault": str(error)}) from error
    if not isinstance(claim, dict):
        raise GameError("lab/damaged-claim", str(path), {"fault": "no object"})
    return claim


def parquet(rows: list[Row], about: dict[str, Json]) -> bytes:
    """The bytes of a Parquet file with these rows and this metadata."""
    notes = {"bigshoulders": json.dumps(about, sort_keys=True)} if about else None
    table = pa.Table.from_pylist(rows, schema=SCHEMA).replace_schema_metadata(notes)
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", write_page_checksum=True)
    return bytes(sink.getvalue())


def read_parquet(path: Path) -> tuple[Origin, list[Row]]:
    """The metadata and rows that `parquet` wrote."""
    content = path.read_bytes()
    try:
        table = pq.read_table(pa.BufferReader(content), page_checksum_verification=True)
        about = json.loads((table.schema.metadata or {}).get(b"bigshoulders", b"{}"))
        rows = table.to_pylist()
    except (pa.ArrowException, OSError, ValueError) as error:
        raise Damaged(str(error)) from error
    if not isinstance(about, dict) or not table.schema.equals(SCHEMA):
        raise Damaged("other columns")
    return about, rows


def read_results(path: Path) -> tuple[Origin, list[Row]]:
    """The origin and the rows of a results file."""
    try:
        about, rows = read_parquet(path)
    except Damaged as error:
        raise GameError("lab/not-results", str(path), {"fault": str(error)}) from error
    if about.get("format") != FORMAT:
        facts: dict[str, Json] = {"fault": f"no {FORMAT}"}
        raise GameError("lab/not-results", str(path), facts)
    return about, rows


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically: after a crash it is complete or absent."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
