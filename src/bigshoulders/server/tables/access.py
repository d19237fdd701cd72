"""Tokens, and what they allow at a table."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import NoReturn

from bigshoulders.kernel.frames import NOBODY
from bigshoulders.server.errors import Refused
from bigshoulders.server.store.records import SeatRecord, TableRecord

SCHEMES = {"seat": "s", "owner": "o", "watch": "w"}
PERSONAL = {"session": "c", "token": "p"}
BEARER = "bearer"  # the token of an account's program, not of a table
MOST_CREDENTIALS = 64


@dataclass(frozen=True)
class Credential:
    """One token and its scheme."""

    scheme: str
    token: str  # empty if an account holds it: only the hash is stored
    held: str = ""

    @cached_property
    def hash(self) -> str:
        return self.held or hash_token(self.token)


def new_token(scheme: str) -> str:
    """A random secret; its first letter names its kind."""
    return f"{(SCHEMES | PERSONAL)[scheme]}_{secrets.token_urlsafe(24)}"


def hash_token(token: str) -> str:
    """The hash stored for a token. Tokens are long and random, so a plain hash is enough."""
    return sha256(token.encode()).hexdigest()


def read_credentials(header: str) -> list[Credential]:
    """Parse `Seat a, Seat b, Owner c`; Refused if malformed."""
    found: list[Credential] = []
    for part in header.split(","):
        scheme, _, token = part.strip().partition(" ")
        if not scheme or scheme.lower() == BEARER:
            continue
        if scheme.lower() not in SCHEMES or not token.strip() or len(found) == MOST_CREDENTIALS:
            raise Refused("unauthorized")
        found.append(Credential(scheme.lower(), token.strip()))
    return found


def read_bearer(header: str) -> str | None:
    """The bearer token of a program, if there is one."""
    for part in header.split(","):
        scheme, _, token = part.strip().partition(" ")
        if scheme.lower() == BEARER:
            return token.strip()
    return None


@dataclass(frozen=True)
class Access:
    """The rights of a request's credentials at one table."""

    seats: tuple[int, ...]
    is_owner: bool
    may_look: bool
    may_watch: bool = False  # by a link, whether or not the table is public
    invited: tuple[int, ...] = ()  # seats whose open invitation this is
    # Seats whose invitation opens nothing any more, and why: accepted, started or withdrawn.
    spent: dict[int, str] = field(default_factory=dict)
    substitute: tuple[int, ...] = ()  # those of `seats` that belong to somebody else

    @property
    def own(self) -> tuple[int, ...]:
        """Those of `seats` that belong to the caller."""
        return tuple(seat for seat in self.seats if seat not in self.substitute)

    def seat(self, asked: int | None) -> int:
        """The seat to see the table from: the requested one, the only one, or a spectator."""
        if asked is not None:
            if asked not in self.seats:
                self.shut_out(asked)
            return asked
        self.need_look()
        return self.seats[0] if self.seats else NOBODY

    def own_seat(self, asked: int | None) -> int:
        """The seat to act for."""
        if asked is None and len(self.seats) > 1:
            raise Refused("choose_seat", seats=list(self.seats))
        seat = self.seat(asked)
        if seat == NOBODY:
            raise Refused("not_yours", seat=None)
        return seat

    def own_seats(self, asked: int | None) -> list[int]:
        """The seats to vote with: the requested one, or all of them."""
        if asked is not None or not self.seats:
            return [self.own_seat(asked)]
        return list(self.seats)

    def need_owner(self) -> None:
        if not self.is_owner:
            raise Refused("not_yours", seat=None)

    def need_look(self) -> None:
        if not self.may_look:
            self.shut_out(next(iter(self.spent), None))

    def shut_out(self, seat: int | None) -> NoReturn:
        """Refuse, and say why if the link was an invitation or a seat's that lost its place."""
        if seat in self.spent:
            raise Refused("invitation_used", seat=seat, why=self.spent[seat])
        raise Refused("not_yours", seat=seat)


def why_spent(table: TableRecord, seat: SeatRecord) -> str:
    """Why the last link of a seat opens nothing any more."""
    if seat.kind == "human":
        return "accepted"
    return "withdrawn" if table.status == "open" else "started"


def known_hashes(table: TableRecord, seats: list[SeatRecord]) -> set[str]:
    """The hashes of all links of a table, including those that open nothing any more."""
    found = {table.owner_hash, table.watch_hash}
    for seat in seats:
        own = (seat.token_hash, seat.substitute_hash, seat.invite_hash, seat.spent_hash)
        found |= {each for each in own if each is not None}
    return found


def access_to(table: TableRecord, seats: list[SeatRecord], credentials: list[Credential]) -> Access:
    """The rights of these credentials here. Hashes are compared in constant time."""
    known = known_hashes(table, seats)
    credentials = [credential for credential in credentials if credential.hash in known]
    mine: set[int] = set()
    invited: set[int] = set()
    spent: set[int] = set()
    players: set[int] = set()
    is_owner = may_watch = False
    for credential in credentials:
        got = credential.hash
        if credential.scheme == "owner":
            is_owner |= hmac.compare_digest(got, table.owner_hash)
        elif credential.scheme == "watch":
            may_watch |= hmac.compare_digest(got, table.watch_hash)
        else:
            for seat in seats:
                for kept, found in (
                    (seat.token_hash, players),
                    (seat.substitute_hash, mine),
                    (seat.invite_hash, invited),
                    (seat.spent_hash, spent),
                ):
                    if kept is not None and hmac.compare_digest(got, kept):
                        found.add(seat.seat)
    substitute, mine = mine - players, mine | players
    may_look = bool(mine or invited) or is_owner or may_watch or table.public
    return Access(
        seats=tuple(sorted(mine)),
        is_owner=is_owner,
        may_look=may_look,
        may_watch=may_watch or bool(invited),
        invited=tuple(sorted(invited)),
        spent={seat: why_spent(table, seats[seat]) for seat in sorted(spent - mine)},
        substitute=tuple(sorted(substitute)),
    )
