"""Which question an entry ended, where its move alone does not say."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("entries", sa.Column("occasion", sa.String(64)))
