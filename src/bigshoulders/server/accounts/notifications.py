"""Notifications of turns by webhook or e-mail, for people who aren't connected."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import Counter
from collections.abc import Coroutine
from smtplib import SMTPException
from typing import Final

import httpx
import msgspec
import structlog

from bigshoulders.language.messages import messages
from bigshoulders.server.accounts.delivery import call, check_mail, mail, resolve
from bigshoulders.server.errors import Refused
from bigshoulders.server.store import database
from bigshoulders.server.store.people import channels_of, holders_of
from bigshoulders.server.store.records import ChannelRecord
from bigshoulders.server.store.write import Write
from bigshoulders.server.tables.access import hash_token
from bigshoulders.server.tables.seating import owner_of_seat
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import Tables

TRIES: Final = (0.0, 5.0, 60.0)  # seconds before each attempt
GOOD: Final = range(200, 300)
SUBJECTS: Final = {"turn": "notice-subject", "replaced": "notice-replaced-subject"}
UNTITLED: Final = "Big Shoulders"
MOST_AT_ONCE: Final = 200
MOST_EACH: Final = 8  # for one owner
WORST_CODES: Final = 5  # wrong codes before the address must be entered again

FAILURES: Final = (
    httpx.HTTPError,
    httpx.InvalidURL,
    Refused,
    OSError,
    SMTPException,
    ValueError,
)

log = structlog.get_logger()


class Channel(msgspec.Struct):
    """A notification channel; an e-mail address must be confirmed before use."""

    kind: str
    address: str
    on: bool
    confirmed: bool


class Notifier:
    """Sends notifications in the background; failures never affect a game."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.notified: dict[tuple[str, int], int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.wrong: dict[str, int] = {}
        self.under_way: Counter[str] = Counter()  # deliveries by owner

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- turns ---------------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """Notify people who are asked and not connected, once per question."""
        for seat in range(len(table.seats)):
            key = (table.id, seat)
            if seat not in table.awaited or table.bot_of(seat) is not None:
                self.notified.pop(key, None)
            elif key not in self.notified and not table.connected(seat):
                self.notified[key] = table.seq
                self.start(self.notify(table, seat))

    def look_at_replaced(self, table: Table, seat: int) -> None:
        """Notify a player whose seat a bot has taken, unless they see it happen."""
        if not table.connected(seat):
            self.start(self.notify(table, seat, "replaced"))

    def start(self, work: Coroutine[None, None, None]) -> None:
        if len(self.tasks) >= MOST_AT_ONCE:
            work.close()
            log.warning("notification dropped", waiting=len(self.tasks))
            return
        task = asyncio.create_task(work, name="notification")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def notify(self, table: Table, seat: int, event: str = "turn") -> None:
        """Notify everybody who subscribed to this seat's turns."""
        channels = await self.subscribed(table, seat, event)
        await asyncio.gather(
            *(self.deliver_in_turn(table, seat, channel, event) for channel in channels)
        )

    async def subscribed(self, table: Table, seat: int, event: str) -> list[ChannelRecord]:
        """The channels of a seat's turns; retries while the database is unreachable."""
        for seconds in TRIES:
            await asyncio.sleep(seconds)
            try:
                return await self.channels_of_seat(table, seat, event)
            except database.FAILURES as error:
                log.info("notification delayed", table=table.id, error=repr(error))
        log.warning("notification given up", table=table.id, kind="database")
        return []

    async def channels_of_seat(self, table: Table, seat: int, event: str) -> list[ChannelRecord]:
        record = table.seats[seat]
        is_substitute = record.substitute_hash is not None and event == "turn"
        owners = [owner_of_seat(table.id, seat, is_substitute), f"table/{table.id}"]
        token_hash = record.substitute_hash if is_substitute else record.token_hash
        if token_hash is not None:
            people = await holders_of(self.tables.store, token_hash)
            owners += [f"person/{person}" for person in people]
        found = await channels_of(self.tables.store, owners)
        ready = [one for one in found if one.is_on and one.code_hash is None]
        return list({(one.kind, one.address): one for one in ready}.values())

    async def deliver_in_turn(
        self, table: Table, seat: int, channel: ChannelRecord, event: str = "turn"
    ) -> None:
        """Deliver, unless this owner already has too many deliveries under way."""
        if self.under_way[channel.owner] >= MOST_EACH:
            log.info("notification dropped", table=table.id, kind=channel.kind)
            return
        self.under_way[channel.owner] += 1
        try:
            await self.deliver(table, seat, channel, event)
        finally:
            self.under_way[channel.owner] -= 1
            self.under_way += Counter()  # drops owners without deliveries

    async def deliver(self, table: Table, seat: int, channel: ChannelRecord, event: str) -> None:
        """Send one notification, with retries."""
        words = messages(channel.language)
        title = table.record.title or UNTITLED
        is_mine = not channel.owner.startswith("table/")
        key = f"notice-{event}" if is_mine else f"notice-table-{event}"
        name = table.names(channel.language)[seat]
        text = words.text(key, {"name": name, "title": title})
        link = f"{self.tables.settings.address}/t/{table.id}"
        for seconds in TRIES:
            await asyncio.sleep(seconds)
            try:
                if channel.kind == "email":
                    subject = words.text(SUBJECTS[event], {"title": title})
                    body = words.text("notice-body", {"text": text, "link": link})
                    await self.mail(channel.address, subject, body)
                    return
                document = {"event": event, "table": table.id, "seat": seat, "seq": table.seq}
                document |= {"game": table.record.game, "title": title, "text": text, "link": link}
                private = self.tables.settings.private_webhooks
                if await call(channel.address, document, private) in GOOD:
                    return
            except FAILURES as error:
                log.info(
                    "notification failed", table=table.id, kind=channel.kind, error=repr(error)
                )
        log.warning("notification given up", table=table.id, kind=channel.kind)

    async def mail(self, to: str, subject: str, body: str) -> None:
        await asyncio.to_thread(mail, self.tables.settings, to, subject, body)

    # --- channels ------------------------------------------------------------------------------

    async def channels(self, owner: str) -> list[Channel]:
        found = await channels_of(self.tables.store, [owner])
        return [Channel(one.kind, one.address, one.is_on, one.code_hash is None) for one in found]

    async def set_webhook(self, owner: str, address: str, is_on: bool, language: str) -> None:
        """Set a webhook; an empty address removes it."""
        if not address:
            await self.tables.store.write(remove(owner, "webhook"))
            return
        await resolve(address, self.tables.settings.private_webhooks)
        row = ChannelRecord(owner, "webhook", address, language, is_on, None)
        await self.tables.store.write(Write().add("channel", **vars(row)))

    async def set_mail(self, owner: str, address: str, is_on: bool, language: str) -> None:
        """Set an e-mail address. A new one receives only a code until it is confirmed."""
        if not address:
            await self.tables.store.write(remove(owner, "email"))
            return
        check_mail(address, self.tables.settings)
        known = [
            one for one in await channels_of(self.tables.store, [owner]) if one.kind == "email"
        ]
        is_known = bool(known) and known[0].address == address
        code, code_hash = secrets.token_hex(4), known[0].code_hash if is_known else None
        if not is_known:
            code_hash = hash_token(code)
            words = messages(language)
            subject = words.text("notice-confirm-subject")
            self.start(
                self.confirm(address, subject, words.text("notice-confirm-body", {"code": code}))
            )
        row = ChannelRecord(owner, "email", address, language, is_on, code_hash)
        await self.tables.store.write(Write().add("channel", **vars(row)))

    async def confirm(self, address: str, subject: str, body: str) -> None:
        try:
            await self.mail(address, subject, body)
        except (OSError, SMTPException, ValueError) as error:
            log.warning("notification failed", kind="email", error=repr(error))

    async def confirm_mail(self, owner: str, code: str) -> None:
        """Confirm an address with the code sent to it."""
        for one in await channels_of(self.tables.store, [owner]):
            if one.kind == "email" and one.code_hash is not None:
                if not hmac.compare_digest(one.code_hash, hash_token(code.strip())):
                    await self.count_wrong(owner)
                    raise Refused("wrong_code")
                row = {**vars(one), "code_hash": None}
                await self.tables.store.write(Write().add("channel", **row))

    async def count_wrong(self, owner: str) -> None:
        """Remove the address after too many wrong codes, so that codes can't be guessed."""
        self.wrong[owner] = self.wrong.get(owner, 0) + 1
        if self.wrong[owner] >= WORST_CODES:
            del self.wrong[owner]
            await self.tables.store.write(remove(owner, "email"))


def remove(owner: str, kind: str) -> Write:
    return Write().add("end_channel", its_owner=owner, its_kind=kind)
