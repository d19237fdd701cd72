"""The tables of the database. Documents are stored as JSON, positions compressed."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


def of_table() -> Column[str]:
    """The table a row belongs to; deleting the table deletes the row."""
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
    Column("seed", LargeBinary, nullable=False),  # from the secret and the players' entropy
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
    Column("version", Integer, nullable=False),  # raised by every change except entries
    Column("assistance", Boolean),  # whether bots advise people; null: only a single person
    Column("absence", Float),  # seconds after which a bot may stand in for an absent player
    Column("daily", String(10), index=True),  # the day whose game is played
    Column("aided", Boolean, nullable=False),  # whether a bot has advised the player
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
    Column("invite_hash", String(64), index=True),  # of an invitation nobody has accepted yet
    Column("spent_hash", String(64), index=True),  # of the invitation that was accepted
    Column("substitute_hash", String(64), index=True),  # of a person who plays for the player
    Column("substitute", Text),  # that person's name
    Column("reason", String(16)),  # why a bot stands in
    Column("last_here", Float, nullable=False),  # when the player's last connection ended
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
    Column("bot", String(64)),  # the bot that chose the move
    Column("occasion", String(64)),  # the question answered, if ambiguous
    Column("key", String(64)),  # the request's idempotency key, on its last entry
)
has_key = entries.c.key.is_not(None)
Index(
    "ix_entries_key",
    entries.c.table_id,
    entries.c.seat,
    entries.c.key,
    unique=True,
    sqlite_where=has_key,
    postgresql_where=has_key,
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
    Column("deadline", Float, index=True),  # by the players' clock
    Column("time", Float, nullable=False),
    Column("ticks", Float, nullable=False),  # the same moment by the players' clock
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
    Column("times", Text),
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
    Column("person_id", String(16), index=True),  # of the account, if signed in
)
notes = Table(
    "notes",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
reviews = Table(
    "reviews",
    metadata,
    of_table(),
    Column("version", Integer, nullable=False),  # of the code that made it
    Column("review", LargeBinary, nullable=False),  # compressed JSON
)


def of_person(is_key: bool = False) -> Column[str]:
    """The person a row belongs to; deleting the person deletes the row."""
    to_person = ForeignKey("people.id", ondelete="CASCADE")
    return Column(
        "person_id", String(16), to_person, primary_key=is_key, nullable=False, index=True
    )


people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("key", Text, nullable=False, unique=True),  # the casefolded name
    Column("name", Text, nullable=False),
    Column("password", Text, nullable=False),  # an argon2 hash
    Column("banned", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("skeleton", Text, unique=True, index=True),  # what the name looks like
    Column("totp", Text),  # the secret of the second factor
    Column("totp_step", BigInteger),  # of the last code used
)
passes = Table(
    "passes",
    metadata,
    Column("hash", String(64), primary_key=True),
    of_person(),
    Column("kind", String(16), nullable=False),  # session, or token of a program
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float),
    Column("seen", Float),
)
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    of_person(),
    Column("expires", Float),  # of a code sent by e-mail
)
# Finished games: the part of every seat, as JSON. Names stay with the seats.
results = Table(
    "results",
    metadata,
    of_table(),
    Column("finished", Float, nullable=False),
    Column("seats", Text, nullable=False),
)
# A person's rating after each rated game.
ratings = Table(
    "ratings",
    metadata,
    of_table(),
    Column("seat", Integer, primary_key=True),
    of_person(),
    Column("game", String(32), nullable=False),
    Column("time", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
# Muted in chat: person/ID, seat/TABLE/SEAT, or table/TABLE for its spectators.
mutes = Table("mutes", metadata, Column("who", String(64), primary_key=True))
holdings = Table(
    "holdings",
    metadata,
    of_person(is_key=True),
    Column("hash", String(64), primary_key=True),
    Column("scheme", String(8), nullable=False),
)
channels = Table(
    "channels",
    metadata,
    Column("owner", String(64), primary_key=True),  # a person, a seat or a table
    Column("kind", String(16), primary_key=True),  # webhook or email
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("is_on", Boolean, nullable=False),
    Column("code_hash", String(64)),  # until the address is confirmed
)
# One row: the seconds that players' clocks have run, without pauses of the server.
clockwork = Table(
    "clockwork",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ticks", Float, nullable=False),
)
# One row. Its value changes when a backup is restored.
generations = Table(
    "generations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("value", String(32), nullable=False),
)
