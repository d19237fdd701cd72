"""The statements that the writer executes, by name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    ColumnElement,
    Executable,
    String,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.expression import bindparam

from bigshoulders.server.store import schema

VERSION: Final = "version"  # of a table: a write that follows from an older one conflicts
# Statements that each change exactly one row; if another write came first, there is none.
CLAIMS: Final = {VERSION: "at", "use_recovery_code": "its_hash", "use_step": "its_id"}
JOINED: Final = '{"note":"joined"}'  # a note in a log, without the name of the person
# A finished table stays finished, even if another process hasn't noticed yet.
OVER: Final = ["finished", "abandoned"]
# Columns of a table that change after its creation.
TABLE_CHANGES: Final = [
    "status",
    "config",
    "pace",
    "assistance",
    "absence",
    "seed",
    "rules",
    "result",
    "rematch",
    "title",
    "public",
    "owner_hash",
    "watch_hash",
    "aided",
    "changed",
]
GENERATION: Final = select(schema.generations.c.value)


def replace_row(dialect: str, table: Table, never_back: str = "") -> Executable:
    """Insert or replace a row; `never_back` names a column that must not decrease."""
    keys = [column.name for column in table.primary_key]
    others = [column.name for column in table.columns if column.name not in keys] or keys
    new = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    where = table.c[never_back] <= new.excluded[never_back] if never_back else None
    return new.on_conflict_do_update(
        index_elements=keys, set_={name: new.excluded[name] for name in others}, where=where
    )


def statements(dialect: str) -> dict[str, Executable]:
    """All statements by name, in the order a transaction executes them."""
    t, v, e, seats = schema.tables, schema.votes, schema.entries, schema.seats
    clockwork, p, codes = schema.clockwork, schema.people, schema.recovery_codes
    is_not_over = [t.c.status != status for status in OVER]  # a list cannot be in an executemany
    return {
        "new_table": insert(t),
        VERSION: update(t)
        .where(t.c.id == bindparam("at"), t.c.version == bindparam("known"))
        .values(version=t.c.version + 1),
        "new_seat": insert(seats),
        "entry": insert(e),
        "forget_joined": update(e)
        .where(e.c.table_id == bindparam("at"), e.c.seat == bindparam("number"))
        .where(e.c.do.startswith(JOINED.removesuffix("}")))
        .values(do=JOINED),
        "head": replace_row(dialect, schema.heads, never_back="seq"),
        "checkpoint": replace_row(dialect, schema.checkpoints),
        "seat": replace_row(dialect, seats),
        "seen": update(seats)
        .where(seats.c.table_id == bindparam("at"))
        .where(seats.c.seat == bindparam("number"))
        .values(seen=bindparam("upto")),
        "last_here": update(seats)
        .where(seats.c.table_id == bindparam("at"))
        .where(seats.c.seat == bindparam("number"))
        .values(last_here=bindparam("when")),
        "tick": update(clockwork)
        .where(clockwork.c.ticks < bindparam("to"))
        .values(ticks=bindparam("to")),
        "table": update(t)
        .where(t.c.id == bindparam("at"))
        .where(or_(and_(*is_not_over), t.c.status == bindparam("become")))
        .values({name: bindparam(name) for name in TABLE_CHANGES}),
        "vote": replace_row(dialect, v),
        "end_vote": delete(v)
        .where(v.c.table_id == bindparam("at"))
        .where(v.c.kind == bindparam("what")),
        "chat": insert(schema.chat),
        "notes": replace_row(dialect, schema.notes),
        "review": replace_row(dialect, schema.reviews),
        "result": insert(schema.results),
        "new_person": insert(p),
        "use_step": update(p)
        .where(p.c.id == bindparam("its_id"))
        .where(or_(p.c.totp_step.is_(None), p.c.totp_step < bindparam("step")))
        .values(totp_step=bindparam("step")),
        "use_recovery_code": delete(codes).where(codes.c.hash == bindparam("its_hash")),
        "person": replace_row(dialect, p),
        "pass": insert(schema.passes),
        "recovery_code": insert(schema.recovery_codes),
        "mute": replace_row(dialect, schema.mutes),
        "seen_pass": update(schema.passes)
        .where(schema.passes.c.hash == bindparam("its_hash"))
        .values(seen=bindparam("now")),
        "holding": replace_row(dialect, schema.holdings),
        "rating": insert(schema.ratings),
        "channel": replace_row(dialect, schema.channels),
        **endings(),
    }


def standing(dialect: str) -> Executable:
    """The versions of some tables, and the generation of the database."""
    t = schema.tables
    chosen: ColumnElement[bool]
    if dialect == "sqlite":
        chosen = t.c.id.in_(bindparam("ids", expanding=True))
    else:  # one statement, however many there are
        chosen = t.c.id == func.any(bindparam("ids", type_=postgresql.ARRAY(String)))
    return select(t.c.id, t.c.version, GENERATION.scalar_subquery()).where(chosen)


def endings() -> dict[str, Executable]:
    """The statements that delete rows, with the columns that select them."""
    found: dict[str, Executable] = {}
    for name, table, columns in (
        ("end_notes", schema.notes, ("table_id", "seat")),
        ("end_chat", schema.chat, ("table_id", "seat")),
        ("end_channel", schema.channels, ("owner", "kind")),
        ("end_channels", schema.channels, ("owner",)),
        ("end_holding", schema.holdings, ("person_id", "hash")),
        ("end_pass", schema.passes, ("hash",)),
        ("end_passes", schema.passes, ("person_id",)),
        ("end_person", schema.people, ("id",)),
        ("end_recovery_code", schema.recovery_codes, ("hash",)),
        ("end_words", schema.chat, ("person_id",)),
        ("end_line", schema.chat, ("table_id", "id")),
        ("unmute", schema.mutes, ("who",)),
        ("end_table", schema.tables, ("id",)),
    ):
        conditions = [table.c[column] == bindparam(f"its_{column}") for column in columns]
        found[name] = delete(table).where(*conditions)
    found["old_passes"] = delete(schema.passes).where(schema.passes.c.expires < bindparam("now"))
    return found
