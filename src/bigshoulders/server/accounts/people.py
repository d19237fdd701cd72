"""Accounts: optional, they collect a person's links; passwords as argon2 hashes, passes hashed."""

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
from bigshoulders.server.tables.tables import House

SHORTEST_NAME: Final = 2
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_LABEL: Final = 60
SESSION_SECONDS: Final = 90 * 24 * 3600
MOST_LINKS: Final = 5000
HASHER: Final = PasswordHasher()
AT_ONCE: Final = Semaphore(2)  # a hash takes 64 MB on purpose


@dataclass(frozen=True)
class Person:
    """Who is signed in, and by which pass."""

    record: PersonRecord
    kind: str
    token: str

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def csrf(self) -> str:
        """What a page of ours can know and a page of others cannot."""
        return sha256(b"csrf " + self.token.encode()).hexdigest()


async def person_of(house: House, token: str | None, kind: str) -> Person | None:
    """Who carries this session or this token of a program."""
    if not token:
        return None
    found = await person_of_pass(house.store, hash_token(token), house.now())
    if found is None or found[1] != kind:
        return None
    return Person(found[0], kind, token)


async def signed_in(
    house: House, header: str, cookie: str | None, csrf: str | None, is_safe: bool
) -> Person | None:
    """The person of a request. A cookie travels by itself: to change something it must be
    accompanied by what only our own page knows, else it counts for nothing."""
    bearer = read_bearer(header)
    if bearer is not None:
        person = await person_of(house, bearer, "token")
        if person is None:
            raise Refused("unauthorized")
        return person
    person = await person_of(house, cookie, "session")
    if person is None or is_safe:
        return person
    is_ours = csrf is not None and hmac.compare_digest(csrf.encode(), person.csrf.encode())
    return person if is_ours else None


async def credentials_of(house: House, header: str, person: Person | None) -> list[Credential]:
    """The links somebody sends, and those the account holds."""
    found = read_credentials(header)
    if person is not None:
        links = await links_of(house.store, person.id)
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
    """Whether a password is the one that was hashed; with none stored it takes as long."""
    try:
        with AT_ONCE:
            return HASHER.verify(stored or nobodys_password(), password[:LONGEST_PASSWORD])
    except (VerificationError, InvalidHashError):
        return False


async def sign_up(house: House, name: str, password: str) -> Person:
    """A new account, signed in at once."""
    clean = clip(name, LONGEST_NAME)
    if len(clean) < SHORTEST_NAME or clean != name.strip() or ":" in clean:  # a:1 is a seat
        raise Refused("bad_name", least=SHORTEST_NAME, most=LONGEST_NAME)
    if await person_named(house.store, clean) is not None:
        raise Refused("name_taken", name=clean)
    hashed = await hash_password(password)
    record = PersonRecord(new_id(), key_of(clean), clean, hashed, False, house.now())
    try:
        await house.store.write(Write().add("new_person", **vars(record)))
    except Conflict as error:
        raise Refused("name_taken", name=clean) from error
    return await new_pass(house, record, "session", "")


async def sign_in(house: House, name: str, password: str) -> Person:
    """A session for the one who knows the password; an unknown name takes as long."""
    record = await person_named(house.store, name)
    right = await asyncio.to_thread(is_right, record.password if record else None, password)
    if record is None or not right:
        raise Refused("wrong_password")
    if record.banned:
        raise Refused("banned")
    return await new_pass(house, record, "session", "")


async def new_pass(house: House, record: PersonRecord, kind: str, label: str) -> Person:
    """A session of a browser, or a token for a program; it is told once."""
    token, now = new_token(kind), house.now()
    expires = now + SESSION_SECONDS if kind == "session" else None
    label = clip(label, LONGEST_LABEL)
    row = PassRecord(hash_token(token), record.id, kind, label, now, expires)
    write = Write().add("pass", **vars(row))
    await house.store.write(write.add("old_passes", now=now))
    return Person(record, kind, token)


async def sign_out(house: House, person: Person) -> None:
    await house.store.write(Write().add("end_pass", its_hash=hash_token(person.token)))
    house.doubt(person.id)


async def change_password(house: House, person: Person, old: str, new: str) -> Person:
    """All sessions and tokens end; the one who changed it gets a new session."""
    if not await asyncio.to_thread(is_right, person.record.password, old):
        raise Refused("wrong_password")
    person.record.password = await hash_password(new)
    write = Write().add("person", **vars(person.record))
    await house.store.write(write.add("end_passes", its_person_id=person.id))
    house.doubt(person.id)
    return await new_pass(house, person.record, "session", "")


async def hold(house: House, person: Person | None, tokens: list[tuple[str, str | None]]) -> int:
    """Keep links with the account: scheme and token of each."""
    links = [(scheme, hash_token(token)) for scheme, token in tokens if token]
    if person is None or not links:
        return 0
    held = await links_of(house.store, person.id)
    if len(held) + len(links) > MOST_LINKS:
        raise Refused("too_large", most=MOST_LINKS)
    write = Write()
    for scheme, token_hash in links:
        write.add("holding", person_id=person.id, hash=token_hash, scheme=scheme)
    await house.store.write(write)
    for follower in house.followers:
        if follower.person == person.id:
            follower.hashes.update(token_hash for scheme, token_hash in links if scheme == "seat")
    return len(links)
