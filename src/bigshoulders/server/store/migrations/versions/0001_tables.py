"""Tables, seats, entries, positions, votes, chat and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_table() -> sa.Column[str]:
    """The table a row belongs to."""
    return sa.Column(
        "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False, index=True),
        sa.Column("pace", sa.Text),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("owner_hash", sa.String(64), nullable=False, index=True),
        sa.Column("watch_hash", sa.String(64), nullable=False, index=True),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64), index=True),
        sa.Column("entropy", sa.Text, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_table(
        "entries",
        of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("do", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "heads",
        of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("trail", sa.Text, nullable=False),
        sa.Column("awaited", sa.String(32), nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False, index=True),
        sa.Column("clock", sa.Text),
        sa.Column("deadline", sa.Float, index=True),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "checkpoints",
        of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "votes",
        of_table(),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "table_id",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "notes",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
