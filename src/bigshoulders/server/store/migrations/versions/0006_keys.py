"""The idempotency keys of moves, so that a repeated request gets its first answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("key", sa.String(64)))
    has_key = sa.text("key IS NOT NULL")
    op.create_index(
        "ix_entries_key",
        "entries",
        ["table_id", "seat", "key"],
        unique=True,
        sqlite_where=has_key,
        postgresql_where=has_key,
    )
