"""Queries about accounts: people, their links, tokens and channels."""

from __future__ import annotations

from sqlalchemy import or_, select

from bigshoulders.server.store.names import key_of
from bigshoulders.server.store.records import ChannelRecord, PassRecord, PersonRecord
from bigshoulders.server.store.schema import channels, holdings, passes, people, recovery_codes
from bigshoulders.server.store.sql import Store


async def person_named(store: Store, name: str) -> PersonRecord | None:
    """The person with this name. An account from before names were normalised may need its
    spelling of that time."""
    keys = [name.strip().casefold(), key_of(name)]
    rows = await store.rows(select(people).where(people.c.key.in_(keys)))
    found = [PersonRecord(*row) for row in rows]
    return min(found, key=lambda one: keys.index(one.key), default=None)


async def look_alike(store: Store, skeleton: str) -> str | None:
    """The name of the account that looks like this."""
    found = await store.rows(select(people.c.name).where(people.c.skeleton == skeleton))
    return str(found[0][0]) if found else None


async def recovery_codes_of(
    store: Store, person: str, now: float
) -> list[tuple[str, float | None]]:
    """The hashes of a person's recovery codes that are still valid, and when they expire."""
    codes = recovery_codes
    good = or_(codes.c.expires.is_(None), codes.c.expires > now)
    found = await store.rows(
        select(codes.c.hash, codes.c.expires).where(codes.c.person_id == person, good)
    )
    return [(str(row[0]), row[1]) for row in found]


async def person_of_pass(
    store: Store, token_hash: str, now: float
) -> tuple[PersonRecord, str] | None:
    """The person and kind of a pass, if it is still valid."""
    good = or_(passes.c.expires.is_(None), passes.c.expires > now)
    found = await store.rows(
        select(people, passes.c.kind)
        .join(passes, passes.c.person_id == people.c.id)
        .where(passes.c.hash == token_hash, good, ~people.c.banned)
    )
    return (PersonRecord(*found[0][:-1]), str(found[0][-1])) if found else None


async def links_of(store: Store, person: str) -> list[tuple[str, str]]:
    """The links a person holds: scheme and hash."""
    found = await store.rows(
        select(holdings.c.scheme, holdings.c.hash).where(holdings.c.person_id == person)
    )
    return [(str(row[0]), str(row[1])) for row in found]


async def passes_of(store: Store, person: str, kind: str, now: float) -> list[PassRecord]:
    """A person's valid sessions, or the tokens of their programs."""
    good = or_(passes.c.expires.is_(None), passes.c.expires > now)
    found = await store.rows(
        select(passes)
        .where(passes.c.person_id == person, passes.c.kind == kind, good)
        .order_by(passes.c.created)
    )
    return [PassRecord(*row) for row in found]


async def tokens_of(store: Store, person: str) -> list[PassRecord]:
    """The tokens of a person's programs."""
    return await passes_of(store, person, "token", 0.0)


async def holders_of(store: Store, token_hash: str) -> list[str]:
    """The people who hold a link."""
    found = await store.rows(select(holdings.c.person_id).where(holdings.c.hash == token_hash))
    return [str(row[0]) for row in found]


async def channels_of(store: Store, owners: list[str]) -> list[ChannelRecord]:
    """The notification channels of these owners."""
    found = await store.rows(select(channels).where(channels.c.owner.in_(owners)))
    return [ChannelRecord(*row) for row in found]


async def all_people(store: Store) -> list[PersonRecord]:
    found = await store.rows(select(people).order_by(people.c.key))
    return [PersonRecord(*row) for row in found]
