"""Optional accounts, which keep a person's links. Passwords and tokens are stored as hashes."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bigshoulders.server.accounts.second_factor import matching_step, new_codes, normal_code
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.names import key_of, normal, skeleton_of, visible
from bigshoulders.server.store.people import (
    links_of,
    look_alike,
    passes_of,
    person_named,
    person_of_pass,
    recovery_codes_of,
)
from bigshoulders.server.store.records import PassRecord, PersonRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.store.writer import Conflict
from bigshoulders.server.tables.access import (
    Credential,
    hash_token,
    new_token,
    read_bearer,
    read_credentials,
)
from bigshoulders.server.tables.names import LONGEST_NAME, clip, new_id
from bigshoulders.server.tables.tables import Tables

SHORTEST_NAME: Final = 2
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_LABEL: Final = 60
SESSION_SECONDS: Final = 90 * 24 * 3600
SEEN_SECONDS: Final = 3600
MOST_SEEN: Final = 10_000
MOST_LINKS: Final = 1000
MOST_SESSIONS: Final = 50
# As OWASP recommends at least. More would delay an honest sign-in while somebody guesses.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


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


async def hash_password(tables: Tables, password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad_password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    return await tables.hashes.run(lambda: HASHER.hash(password))


@cache
def nobodys_password() -> str:
    return HASHER.hash(secrets.token_hex())


async def is_right(tables: Tables, stored: str | None, password: str) -> bool:
    """Whether a password matches; takes as long if none is stored."""

    def verify() -> bool:
        try:
            return HASHER.verify(stored or nobodys_password(), password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False

    return await tables.hashes.run(verify)


async def renew_hash(tables: Tables, record: PersonRecord, password: str) -> None:
    """Replace a hash that was made with other parameters, now that the password is known."""
    if HASHER.check_needs_rehash(record.password):
        known = password[:LONGEST_PASSWORD]
        record.password = await tables.hashes.run(lambda: HASHER.hash(known))
        await tables.store.write(Write().add("person", **vars(record)))


async def sign_up(tables: Tables, name: str, password: str, label: str = "") -> Person:
    """A new account with a session."""
    clean = clip(normal(name), LONGEST_NAME)
    is_plain = clean == normal(name) and ":" not in clean  # a:1 is a seat
    if not is_plain or len(visible(clean)) < SHORTEST_NAME:
        raise Refused("bad_name", least=SHORTEST_NAME, most=LONGEST_NAME)
    await need_free_name(tables, clean)
    hashed = await hash_password(tables, password)
    record = PersonRecord(
        new_id(), key_of(clean), clean, hashed, False, tables.now(), skeleton_of(clean)
    )
    try:
        await tables.store.write(Write().add("new_person", **vars(record)))
    except Conflict as error:
        await need_free_name(tables, clean)
        raise Refused("name_taken", name=clean) from error
    return await new_pass(tables, record, "session", label)


async def need_free_name(tables: Tables, name: str) -> None:
    """Refuse the name of another account, and one that looks like it."""
    if await person_named(tables.store, name) is not None:
        raise Refused("name_taken", name=name)
    other = await look_alike(tables.store, skeleton_of(name))
    if other is not None:
        raise Refused("looks_alike", name=name, other=other)


async def sign_in(
    tables: Tables,
    name: str,
    password: str,
    code: str = "",
    label: str = "",
    before_code: Callable[[str], None] = lambda _: None,
) -> Person:
    """A new session for name and password, and for a code if the account has a second factor. An
    unknown name takes as long."""
    record = await person_named(tables.store, name)
    right = await is_right(tables, record.password if record else None, password)
    if record is None or not right:
        raise Refused("wrong_password")
    if record.banned:
        raise Refused("banned")
    if record.totp is not None:
        if not code.strip():
            raise Refused("second_factor")
        before_code(record.id)
        write = await use_factor(tables, record, code)
        try:
            await tables.store.write(write)
        except Conflict as error:  # another sign-in has just used the code
            raise Refused("wrong_factor") from error
    await renew_hash(tables, record, password)
    return await new_pass(tables, record, "session", label)


async def use_factor(
    tables: Tables, record: PersonRecord, code: str, may_be_mailed: bool = True
) -> Write:
    """The write that uses up a code of the second factor, or a recovery code in its place."""
    step = matching_step(record.totp or "", code, tables.now(), record.totp_step or 0)
    if step is not None:
        record.totp_step = step
        return Write().add("use_step", its_id=record.id, step=step)
    used, is_mailed = await recovery_code(tables, record, code)
    if is_mailed and not may_be_mailed:
        raise Refused("wrong_factor")
    return Write().add("use_recovery_code", its_hash=used)


async def recovery_code(tables: Tables, record: PersonRecord, code: str) -> tuple[str, bool]:
    """The hash of a valid recovery code, and whether it came by e-mail; Refused `wrong_factor`
    otherwise."""
    wanted = hash_token(normal_code(code))
    codes = await recovery_codes_of(tables.store, record.id, tables.now())
    found = [expires for one, expires in codes if hmac.compare_digest(wanted, one)]
    if not found:
        raise Refused("wrong_factor")
    return wanted, found[0] is not None


async def recover(
    tables: Tables,
    name: str,
    code: str,
    password: str,
    factor: str,
    label: str = "",
    before_code: Callable[[str], None] = lambda _: None,
) -> Person:
    """A new password for a recovery code, and for the second factor if there is one. All sessions
    and tokens end.

    Two codes from the same mailbox are one proof, so a mailed code needs another kind beside it.
    """
    hashed = await hash_password(tables, password)
    record = await person_named(tables.store, name)
    if record is None:
        raise Refused("wrong_recovery")
    if record.banned:
        raise Refused("banned")
    try:
        used, is_mailed = await recovery_code(tables, record, code)
    except Refused as refused:
        raise Refused("wrong_recovery") from refused
    write = Write()
    if record.totp is not None:
        if not factor.strip():
            raise Refused("second_factor")
        if normal_code(factor) == normal_code(code):
            raise Refused("wrong_factor")
        before_code(record.id)
        write = await use_factor(tables, record, factor, not is_mailed)
    record.password = hashed
    write.add("person", **vars(record)).add("use_recovery_code", its_hash=used)
    try:
        await tables.store.write(write.add("end_passes", its_person_id=record.id))
    except Conflict as error:
        raise Refused("wrong_recovery") from error
    tables.recheck(record.id)
    return await new_pass(tables, record, "session", label)


async def new_recovery_codes(tables: Tables, person: Person, password: str) -> list[str]:
    """New recovery codes in place of the old ones; only their hashes are stored."""
    await need_password(tables, person, password)
    codes, write = new_codes(), Write()
    for old, _ in await recovery_codes_of(tables.store, person.id, 0.0):
        write.add("end_recovery_code", its_hash=old)
    for code in codes:
        write.add("recovery_code", hash=hash_token(code), person_id=person.id, expires=None)
    await tables.store.write(write)
    return codes


async def set_factor(tables: Tables, person: Person, password: str, secret: str, code: str) -> None:
    """Turn the second factor on, if a code shows that the app has its secret."""
    await need_password(tables, person, password)
    step = matching_step(secret, code, tables.now(), 0)
    if step is None:
        raise Refused("wrong_factor")
    person.record.totp, person.record.totp_step = secret, step
    await tables.store.write(Write().add("person", **vars(person.record)))


async def end_factor(tables: Tables, person: Person, password: str) -> None:
    """Turn the second factor off."""
    await need_password(tables, person, password)
    person.record.totp = person.record.totp_step = None
    await tables.store.write(Write().add("person", **vars(person.record)))


async def need_password(tables: Tables, person: Person, password: str) -> None:
    if not await is_right(tables, person.record.password, password):
        raise Refused("wrong_password")


async def note_seen(tables: Tables, person: Person) -> None:
    """Note that a session is in use, at most once an hour."""
    now = tables.now()
    if now > tables.seen_passes.get(person.token, 0.0) + SEEN_SECONDS:
        if len(tables.seen_passes) > MOST_SEEN:
            tables.seen_passes.clear()
        tables.seen_passes[person.token] = now
        write = Write().add("seen_pass", its_hash=hash_token(person.token), now=now)
        await tables.store.write(write)


async def end_sessions(tables: Tables, person: Person, session: str | None) -> list[PassRecord]:
    """End one session, or all but this one; those that are left."""
    mine = hash_token(person.token)
    found = await passes_of(tables.store, person.id, "session", tables.now())
    ended = [
        one for one in found if (one.hash != mine if session is None else one.hash[:16] == session)
    ]
    if session is not None and not ended:
        raise Refused("no_such_session")
    write = Write()
    for one in ended:
        write.add("end_pass", its_hash=one.hash)
    await tables.store.write(write)
    tables.recheck(person.id)
    return [one for one in found if one not in ended]


async def new_pass(tables: Tables, record: PersonRecord, kind: str, label: str) -> Person:
    """A new session of a browser, or a token for a program; only its hash is stored."""
    token, now = new_token(kind), tables.now()
    expires = now + SESSION_SECONDS if kind == "session" else None
    label = clip(label, LONGEST_LABEL)
    row = PassRecord(hash_token(token), record.id, kind, label, now, expires, now)
    write = Write().add("pass", **vars(row)).add("old_passes", now=now)
    surplus = await surplus_sessions(tables, record.id) if kind == "session" else []
    for one in surplus:
        write.add("end_pass", its_hash=one.hash)
    await tables.store.write(write)
    if surplus:
        tables.recheck(record.id)
    return Person(record, kind, token)


async def surplus_sessions(tables: Tables, person: str) -> list[PassRecord]:
    """The sessions, unused for the longest time, that must end before another one starts."""
    found = await passes_of(tables.store, person, "session", tables.now())
    by_use = sorted(found, key=lambda one: one.seen or one.created)
    return by_use[: max(0, len(found) - MOST_SESSIONS + 1)]


async def sign_out(tables: Tables, person: Person) -> None:
    await tables.store.write(Write().add("end_pass", its_hash=hash_token(person.token)))
    tables.recheck(person.id)


async def change_password(
    tables: Tables, person: Person, old: str, new: str, label: str = ""
) -> Person:
    """Change the password: all sessions and tokens end, and a new session starts."""
    await need_password(tables, person, old)
    person.record.password = await hash_password(tables, new)
    write = Write().add("person", **vars(person.record))
    await tables.store.write(write.add("end_passes", its_person_id=person.id))
    tables.recheck(person.id)
    return await new_pass(tables, person.record, "session", label)


async def hold(tables: Tables, person: Person | None, tokens: list[tuple[str, str | None]]) -> int:
    """Store the links that open a table with the account; how many."""
    links = [(scheme, hash_token(token)) for scheme, token in tokens if token]
    if person is None or not links:
        return 0
    real = {one.hash for one in await tables.store.links([each for _, each in links])}
    links = [(scheme, token_hash) for scheme, token_hash in links if token_hash in real]
    write = Write()
    for token_hash in await surplus_links(tables, person.id, {each for _, each in links}):
        write.add("end_holding", its_person_id=person.id, its_hash=token_hash)
    for scheme, token_hash in links:
        write.add("holding", person_id=person.id, hash=token_hash, scheme=scheme)
    await tables.store.write(write)
    for feed in tables.turn_feeds:
        if feed.person == person.id:
            feed.hashes.update(token_hash for scheme, token_hash in links if scheme == "seat")
    return len(links)


async def surplus_links(tables: Tables, person: str, new: set[str]) -> list[str]:
    """Links an account must drop to hold these new ones: dead ones and those of the tables that
    changed longest ago."""
    held = [token_hash for _, token_hash in await links_of(tables.store, person)]
    surplus = len({*held, *new}) - MOST_LINKS
    if surplus <= 0:
        return []
    changed = {one.hash: one.changed for one in await tables.store.links(held)}
    dead = [token_hash for token_hash in held if token_hash not in changed]
    old = sorted((each for each in held if each in changed), key=lambda each: changed[each])
    return dead + [each for each in old if each not in new][: max(0, surplus - len(dead))]
