"""Look-alike names, second factors, recovery codes, last use of sessions, and moderation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bigshoulders.server.store.names import key_of, skeleton_of

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.Text))
    op.add_column("people", sa.Column("totp", sa.Text))
    op.add_column("people", sa.Column("totp_step", sa.BigInteger))
    op.add_column("passes", sa.Column("seen", sa.Float))
    op.add_column("chat", sa.Column("person_id", sa.String(16)))
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "person_id",
            sa.String(16),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("expires", sa.Float),
    )
    op.create_table("mutes", sa.Column("who", sa.String(64), primary_key=True))
    name_people()
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)


def name_people() -> None:
    """Normalise the names of existing accounts; of look-alikes, the oldest keeps the skeleton."""
    people = sa.table("people", *map(sa.column, ("id", "key", "name", "created", "skeleton")))
    connection = op.get_bind()
    found = connection.execute(sa.select(people).order_by(people.c.created, people.c.id)).all()
    keys, skeletons = {row.key for row in found}, set[str]()
    for row in found:
        key, skeleton = key_of(row.name), skeleton_of(row.name)
        new = {
            "key": row.key if key in keys else key,
            "skeleton": None if skeleton in skeletons else skeleton,
        }
        keys.add(new["key"])
        skeletons.add(skeleton)
        connection.execute(sa.update(people).where(people.c.id == row.id).values(**new))
