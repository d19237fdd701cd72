"""People, their passes and what they hold; notifications; the generation of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def of_person(is_key: bool = False) -> sa.Column[str]:
    """The person a row belongs to."""
    to_person = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(
        "person_id", sa.String(16), to_person, primary_key=is_key, nullable=False, index=True
    )


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_person(),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
    )
    op.create_table(
        "holdings",
        of_person(is_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("scheme", sa.String(8), nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("code_hash", sa.String(64)),
    )
    op.create_table(
        "generations",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.String(32), nullable=False),
    )
    op.execute(sa.text("INSERT INTO generations (id, value) VALUES (0, 'first')"))
