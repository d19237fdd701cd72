"""Notices between processes that share a PostgreSQL database, by LISTEN."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

import asyncpg
import structlog

from bigshoulders.kernel.json import Json

Notice: TypeAlias = dict[str, Json]
RETRY_SECONDS: Final = 1.0

log = structlog.get_logger()


class DatabaseListener:
    """Listens on its own connection, and reconnects when that is lost."""

    def __init__(
        self,
        url: str,
        channel: str,
        hear: Callable[[Notice], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.channel = channel
        self.hear = hear
        self.missed = missed
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.is_listening = asyncio.Event()

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.work())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> None:
        while True:
            reason = "closed"
            try:
                await self.listen_once()
            except Exception as error:  # reconnect after any error
                reason = type(error).__name__
            self.is_listening.clear()
            log.warning("lost the connection between processes", reason=reason)
            await asyncio.sleep(RETRY_SECONDS)

    async def listen_once(self) -> None:
        connection = await asyncpg.connect(self.url)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(self.channel, self.put)
            await self.missed()  # notices were lost while disconnected
            self.is_listening.set()
            await lost.wait()
        finally:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=RETRY_SECONDS)

    def put(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self.queue.put_nowait(str(payload))

    async def work(self) -> None:
        while True:
            notices: list[Notice] = json.loads(await self.queue.get())
            while not self.queue.empty():
                notices += json.loads(self.queue.get_nowait())
            for notice in without_repeats(notices):
                try:
                    await self.hear(notice)
                except Exception as error:  # a bad notice must not end the task
                    log.error("notice failed", error=repr(error))


def without_repeats(notices: list[Notice]) -> list[Notice]:
    """Keep only the last change of each table, and all messages."""
    changes = {notice["table"]: i for i, notice in enumerate(notices) if is_change(notice)}
    return [
        notice
        for i, notice in enumerate(notices)
        if not is_change(notice) or changes[notice["table"]] == i
    ]


def is_change(notice: Notice) -> bool:
    return "message" not in notice and "bots" not in notice
