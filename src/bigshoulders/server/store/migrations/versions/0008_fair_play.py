"""Invitations apart from seats, stand-ins, assistance, daily boards, and the players' clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bigshoulders.kernel.chance import day_of

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for column in (
        sa.Column("assistance", sa.Boolean),
        sa.Column("absence", sa.Float),
        sa.Column("daily", sa.String(10)),
        sa.Column("aided", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_daily", "tables", ["daily"])
    for name in ("invite_hash", "spent_hash", "substitute_hash"):
        op.add_column("seats", sa.Column(name, sa.String(64)))
        op.create_index(f"ix_seats_{name}", "seats", [name])
    op.add_column("seats", sa.Column("substitute", sa.Text))
    op.add_column("seats", sa.Column("reason", sa.String(16)))
    op.add_column("seats", sa.Column("last_here", sa.Float, nullable=False, server_default="0"))
    op.add_column("heads", sa.Column("ticks", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "clockwork",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ticks", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    # Until now the clocks ran by the wall; they resume where the last move left them.
    connection.execute(sa.text("INSERT INTO clockwork SELECT 0, COALESCE(MAX(time), 0) FROM heads"))
    connection.execute(sa.text("UPDATE heads SET ticks = time"))
    connection.execute(
        sa.text(
            "UPDATE seats SET invite_hash = token_hash, token_hash = NULL WHERE kind = 'invite'"
        )
    )
    secrets = connection.execute(sa.text("SELECT id, secret FROM tables")).all()
    for table, secret in secrets:
        day = day_of(bytes(secret))
        if day is not None:
            connection.execute(
                sa.text("UPDATE tables SET daily = :day WHERE id = :table"),
                {"day": day, "table": table},
            )
