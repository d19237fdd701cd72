"""Results and ratings of people with accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "results",
        of_table(),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column(
            "person_id",
            sa.String(16),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"])


def of_table() -> sa.Column[str]:
    to_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), to_table, primary_key=True)
