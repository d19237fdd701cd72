"""Results on disk: a folder of Parquet parts, one per chunk, and the whole once all are there.

A part appears under its name in one step, so it is there entirely or not at all: what is there is
never played again, and nothing is counted twice. A chunk that was stopped has a part of the games
it began with, and later one of the others. Everything carries its origin: the specification, the
versions of engine and rules, the commit, the digests of the code; games of two codes never mix.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json
from bigshoulders.lab.experiment.games import Chunk, chunks
from bigshoulders.lab.experiment.spec import Spec
from bigshoulders.origin import UNKNOWN, code, commit
from bigshoulders.shelf import GAMES

FORMAT = "bigshoulders/results/1"
WHOLE = "results.parquet"
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


def origin(spec: Spec) -> dict[str, Json]:
    """Where results come from; the same for all parts."""
    rules: dict[str, Json] = {}
    for experiment in spec.experiments:
        door = GAMES[experiment.game]
        rules[experiment.game] = door.version(door.assemble(experiment.config))
    return {
        "format": FORMAT,
        "engine": version("bigshoulders"),
        "rules": rules,
        "commit": commit(),
        "code": {**code()},
        "spec": spec.document(),
    }


class Results:
    """The results of a specification in a folder of its own."""

    def __init__(self, folder: Path, spec: Spec) -> None:
        self.folder = folder
        self.spec = spec
        self.parts = folder / "parts"
        self.origin = origin(spec)  # of the games; what is there keeps the one it has
        self.parts.mkdir(parents=True, exist_ok=True)
        self.claim()

    def claim(self) -> None:
        """A folder belongs to one specification, under one version of the rules and of the code."""
        path = self.folder / "spec.json"
        mine = {key: self.origin[key] for key in ("spec", "rules", "code", "engine", "commit")}
        if not path.exists():
            write_whole(path, (json.dumps(mine, indent=1, sort_keys=True) + "\n").encode())
            return
        there = read_claim(path)
        if any(there.get(key) != mine[key] for key in ("spec", "rules")):
            raise GameError("lab/other-spec", str(self.folder))
        missing = sum(chunk.count for chunk in self.missing())
        if missing and there.get("code") != mine["code"]:
            facts: dict[str, Json] = {
                "differs": ", ".join(differing(there.get("code"), code())),
                "commit": there.get("commit", UNKNOWN),
                "missing": missing,
            }
            raise GameError("lab/other-code", str(self.folder), facts)
        self.origin |= {key: there.get(key, UNKNOWN) for key in ("code", "engine", "commit")}

    def path(self, chunk: Chunk) -> Path:
        return self.parts / f"{chunk.name}.parquet"

    def stock(self) -> tuple[list[Chunk], list[Chunk]]:
        """What is there, in the order of the specification, and what is still to be played."""
        there, missing = [], []
        for chunk in chunks(self.spec):
            first, end = chunk.first, chunk.first + chunk.count
            while first < end:
                most = range(end - first, 0, -1)
                parts = (replace(chunk, first=first, count=count) for count in most)
                part = next((part for part in parts if self.path(part).exists()), None)
                if part is None:
                    missing.append(replace(chunk, first=first, count=end - first))
                    break
                there.append(part)
                first += part.count
        return there, missing

    def missing(self) -> list[Chunk]:
        """What is still to be played."""
        return self.stock()[1]

    def keep(self, chunk: Chunk, rows: list[dict[str, Any]]) -> None:
        """A chunk that was played, or the games it began with."""
        write_whole(self.path(chunk), parquet(rows, self.about_parts()))

    def about_parts(self) -> dict[str, Json]:
        """What every part carries."""
        return {"spec": self.spec.digest(), "code": self.origin["code"]}

    def finish(self) -> Path:
        """All parts as one file, in the order of the specification."""
        rows = [row for part in self.stock()[0] for row in self.rows(part)]
        write_whole(self.folder / WHOLE, parquet(rows, self.origin))
        return self.folder / WHOLE

    def rows(self, part: Chunk) -> list[dict[str, Any]]:
        """The games of a part; if they are not those that were kept, the file is named."""
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


def differing(there: Json, mine: dict[str, str]) -> list[str]:
    """The rooms whose code is not that of some results; all of them if they do not say."""
    said = there if isinstance(there, dict) else {}
    return [room for room, digest in mine.items() if said.get(room) != digest]


class Damaged(Exception):
    """A file that is not what was written; why, in the words of the library."""


def read_claim(path: Path) -> dict[str, Json]:
    """Whose a folder is."""
    try:
        claim = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise GameError("lab/damaged-claim", str(path), {"fault": str(error)}) from error
    if not isinstance(claim, dict):
        raise GameError("lab/damaged-claim", str(path), {"fault": "no object"})
    return claim


def parquet(rows: list[dict[str, Any]], about: dict[str, Json]) -> bytes:
    """Rows as the bytes of a Parquet file with its origin inside."""
    notes = {"bigshoulders": json.dumps(about, sort_keys=True)} if about else None
    table = pa.Table.from_pylist(rows, schema=SCHEMA).replace_schema_metadata(notes)
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", write_page_checksum=True)
    return bytes(sink.getvalue())


def read_parquet(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What `parquet` wrote: what it is about, and the rows."""
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


def read_results(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The origin and the rows of a file of results."""
    try:
        about, rows = read_parquet(path)
    except Damaged as error:
        raise GameError("lab/not-results", str(path), {"fault": str(error)}) from error
    if about.get("format") != FORMAT:
        facts: dict[str, Json] = {"fault": f"no {FORMAT}"}
        raise GameError("lab/not-results", str(path), facts)
    return about, rows


def write_whole(path: Path, content: bytes) -> None:
    """The file is there entirely or not at all, whatever happens meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
