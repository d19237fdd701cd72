"""The tables of the database. Documents are stored as JSON, positions compressed."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


def of_table() -> Column[str]:
    """The table a row belongs to; with it the row is deleted."""
    return Column(
        "table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("config", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # published when the game is over
    Column("seed", LargeBinary, nullable=False),  # of the secret and the players' entropy
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("pace", Text),
    Column("status", String(16), nullable=False, index=True),
    Column("owner_hash", String(64), nullable=False, index=True),
    Column("watch_hash", String(64), nullable=False, index=True),
    Column("result", Text),
    Column("rematch", String(16)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
)
seats = Table(
    "seats",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", String(64)),
    Column("joined", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("token_hash", String(64), index=True),
    Column("entropy", Text, nullable=False),
    Column("seen", Integer, nullable=False),
)
entries = Table(
    "entries",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("time", Float, nullable=False),
)
heads = Table(
    "heads",
    metadata,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("trail", Text, nullable=False),
    Column("awaited", String(32), nullable=False),
    Column("bot_due", Boolean, nullable=False, index=True),
    Column("clock", Text),
    Column("deadline", Float, index=True),
    Column("time", Float, nullable=False),
)
checkpoints = Table(
    "checkpoints",
    metadata,
    of_table(),
    Column("seq", Integer, primary_key=True),
    Column("position", LargeBinary, nullable=False),
)
votes = Table(
    "votes",
    metadata,
    of_table(),
    Column("kind", String(16), primary_key=True),
    Column("after", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column(
        "table_id",
        String(16),
        ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)
notes = Table(
    "notes",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
