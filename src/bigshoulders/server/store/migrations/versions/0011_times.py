"""Votes on other times: clocks and absence limit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("votes", sa.Column("times", sa.Text))
