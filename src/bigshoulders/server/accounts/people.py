"""Optional accounts, which keep a person's links. Passwords and tokens are stored as hashes."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from threading import Semaphore
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bigshoulders.server.errors import Refused
from bigshoulders.server.store.people import key_of, links_of, person_named, person_of_pass
from bigshoulders.server.store.records import PassRecord, PersonRecord
from bigshoulders.server.store.writer import Conflict, Write
from bigshoulders.server.tables.access import (
    Credential,
    hash_token,
    new_token,
    read_bearer,
    read_credentials,
)
from bigshoulders.server.tables.new_table import LONGEST_NAME, clip, new_id
from bigshoulders.server.tables.tables import Tables

SHORTEST_NAME: Final = 2
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_LABEL: Final = 60
SESSION_SECONDS: Final = 90 * 24 * 3600
MOST_LINKS: Final = 5000
HASHER: Final = PasswordHasher()
AT_ONCE: Final = Semaphore(2)  # an argon2 hash takes 64 MB


@dataclass(frozen=True)
class Person:
    """A signed-in person, with their session or token."""

    record: PersonRecord
    kind: str
    token: str

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def csrf(self) -> str:
        """The CSRF token: our own page can read it, other sites can't."""
        return sha256(b"csrf " + self.token.encode()).hexdigest()


async def person_of(tables: Tables, token: str | None, kind: str) -> Person | None:
    """The person of a session or of a program's token."""
    if not token:
        return None
    found = await person_of_pass(tables.store, hash_token(token), tables.now())
    if found is None or found[1] != kind:
        return None
    return Person(found[0], kind, token)


async def signed_in(
    tables: Tables, header: str, cookie: str | None, csrf: str | None, is_safe: bool
) -> Person | None:
    """The person of a request. Browsers send cookies on their own, so a request that changes
    something also needs the CSRF token; without it, the cookie is ignored."""
    bearer = read_bearer(header)
    if bearer is not None:
        person = await person_of(tables, bearer, "token")
        if person is None:
            raise Refused("unauthorized")
        return person
    person = await person_of(tables, cookie, "session")
    if person is None or is_safe:
        return person
    is_ours = csrf is not None and hmac.compare_digest(csrf.encode(), person.csrf.encode())
    return person if is_ours else None


async def credentials_of(tables: Tables, header: str, person: Person | None) -> list[Credential]:
    """The links of a request and those of the account."""
    found = read_credentials(header)
    if person is not None:
        links = await links_of(tables.store, person.id)
        found += [Credential(scheme, "", held) for scheme, held in links]
    return found


def need(person: Person | None) -> Person:
    if person is None:
        raise Refused("sign_in")
    return person


async def hash_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad_password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return await asyncio.to_thread(slowly_hash, password)


def slowly_hash(password: str) -> str:
    with AT_ONCE:
        return HASHER.hash(password)


@cache
def nobodys_password() -> str:
    return HASHER.hash(secrets.token_hex())


def is_right(stored: str | None, password: str) -> bool:
    """Whether a password matches; takes as long if none is stored."""
    try:
        with AT_ONCE:
            return HASHER.verify(stored or nobodys_password(), password[:LONGEST_PASSWORD])
    except (VerificationError, InvalidHashError):
        return False


async def sign_up(tables: Tables, name: str, password: str) -> Person:
    """A new account with a session."""
    clean = clip(name, LONGEST_NAME)
    if len(clean) < SHORTEST_NAME or clean != name.strip() or ":" in clean:  # a:1 is a seat
        raise Refused("bad_name", least=SHORTEST_NAME, most=LONGEST_NAME)
    if await person_named(tables.store, clean) is not None:
        raise Refused("name_taken", name=clean)
    hashed = await hash_password(password)
    record = PersonRecord(new_id(), key_of(clean), clean, hashed, False, tables.now())
    try:
        await tables.store.write(Write().add("new_person", **vars(record)))
    except Conflict as error:
        raise Refused("name_taken", name=clean) from error
    return await new_pass(tables, record, "session", "")


async def sign_in(tables: Tables, name: str, password: str) -> Person:
    """A new session for name and password; an unknown name takes as long."""
    record = await person_named(tables.store, name)
    right = await asyncio.to_thread(is_right, record.password if record else None, password)
    if record is None or not right:
        raise Refused("wrong_password")
    if record.banned:
        raise Refused("banned")
    return await new_pass(tables, record, "session", "")


async def new_pass(tables: Tables, record: PersonRecord, kind: str, label: str) -> Person:
    """A new session of a browser, or a token for a program; only its hash is stored."""
    token, now = new_token(kind), tables.now()
    expires = now + SESSION_SECONDS if kind == "session" else None
    label = clip(label, LONGEST_LABEL)
    row = PassRecord(hash_token(token), record.id, kind, label, now, expires)
    write = Write().add("pass", **vars(row))
    await tables.store.write(write.add("old_passes", now=now))
    return Person(record, kind, token)


async def sign_out(tables: Tables, person: Person) -> None:
    await tables.store.write(Write().add("end_pass", its_hash=hash_token(person.token)))
    tables.recheck(person.id)


async def change_password(tables: Tables, person: Person, old: str, new: str) -> Person:
    """Change the password: all sessions and tokens end, and a new session starts."""
    if not await asyncio.to_thread(is_right, person.record.password, old):
        raise Refused("wrong_password")
    person.record.password = await hash_password(new)
    write = Write().add("person", **vars(person.record))
    await tables.store.write(write.add("end_passes", its_person_id=person.id))
    tables.recheck(person.id)
    return await new_pass(tables, person.record, "session", "")


async def hold(tables: Tables, person: Person | None, tokens: list[tuple[str, str | None]]) -> int:
    """Store links with the account; how many."""
    links = [(scheme, hash_token(token)) for scheme, token in tokens if token]
    if person is None or not links:
        return 0
    held = await links_of(tables.store, person.id)
    if len(held) + len(links) > MOST_LINKS:
        raise Refused("too_large", most=MOST_LINKS)
    write = Write()
    for scheme, token_hash in links:
        write.add("holding", person_id=person.id, hash=token_hash, scheme=scheme)
    await tables.store.write(write)
    for feed in tables.turn_feeds:
        if feed.person == person.id:
            feed.hashes.update(token_hash for scheme, token_hash in links if scheme == "seat")
    return len(links)
