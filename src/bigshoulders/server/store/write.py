"""The rows of a transaction, without the libraries that write them."""

from __future__ import annotations

from dataclasses import dataclass, field

Row = dict[str, object]


@dataclass
class Write:
    """Rows to be written together, all or none."""

    rows: list[tuple[str, Row]] = field(default_factory=list)
    notices: list[Row] = field(default_factory=list)  # for other processes, after the commit
    generation: str | None = None  # of the database these rows follow from
    known: tuple[str, int] | None = None  # a table and the version these rows follow from

    def add(self, statement: str, **row: object) -> Write:
        self.rows.append((statement, row))
        return self
