"""The application: all routes, their dependencies and error handlers."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, MediaType, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import QueryParameter
from litestar.routes import BaseRoute
from litestar.types import ControllerRouterHandler

from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.server.accounts.people import Person, credentials_of, signed_in
from bigshoulders.server.api.accounts import COOKIE, AccountRoutes
from bigshoulders.server.api.connections import raise_file_limit
from bigshoulders.server.api.dependencies import MaybePerson, TheRateLimits, TheTables
from bigshoulders.server.api.game import GameRoutes
from bigshoulders.server.api.health import healthz, metrics
from bigshoulders.server.api.history import HistoryRoutes
from bigshoulders.server.api.limits import ACCOUNT, Guard, RateLimits
from bigshoulders.server.api.notifications import NotificationRoutes
from bigshoulders.server.api.problems import EXCEPTION_HANDLERS, LARGEST_BODY
from bigshoulders.server.api.puzzles import PuzzleRoutes
from bigshoulders.server.api.requests import ClientRequest
from bigshoulders.server.api.rules import RuleRoutes
from bigshoulders.server.api.sandbox import SandboxRoutes
from bigshoulders.server.api.security import SecurityRoutes
from bigshoulders.server.api.socket import table_socket
from bigshoulders.server.api.static import locale, page
from bigshoulders.server.api.tables import TableRoutes
from bigshoulders.server.logs import configure_logs
from bigshoulders.server.metrics import committed
from bigshoulders.server.service import Service
from bigshoulders.server.settings import VERSION, Settings, read_settings
from bigshoulders.server.store.names import prototypes
from bigshoulders.server.tables.access import Credential
from bigshoulders.shelf import boxes

COLLECTOR: Final = (20_000, 50, 100)
TOKEN = SecurityScheme(
    type="apiKey",
    name="Authorization",
    security_scheme_in="header",
    description="`Seat s_…`, `Owner o_…`, `Watch w_…` or `Bearer p_…`; join several with commas.",
)


def create_server() -> Guard:
    """The server as it runs: settings from the environment, inside the guard."""
    settings = read_settings()
    configure_logs(settings)
    app, limits = create_app(settings)
    app.openapi_schema  # noqa: B018 — described now, or the first who asks makes all others wait
    calm_collector()
    limits.connections.files = raise_file_limit()
    return Guard(app, limits)


def calm_collector() -> None:
    """Make garbage collection rare, and skip permanent objects.

    Objects of a move are freed by reference counting. With Python's default thresholds, a full
    collection every few seconds would scan all tables and connections, and stop a server with
    thousands of them for half a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def load() -> None:
    """Read the games, the messages in every language and the look-alikes of letters.

    A broken game fails here, not at its first table. Reading the messages of one language takes a
    quarter of a second, and no request should make all others wait for that.
    """
    boxes()
    for language in LANGUAGES:
        messages(language)
    prototypes()


def create_app(chosen: Settings) -> tuple[Litestar, RateLimits]:
    """The application and its rate limits."""
    load()
    service = Service(chosen)
    service.store.writer.on_commit = committed
    limits = RateLimits(chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await service.start()
            yield
        finally:
            await service.stop()

    app = Litestar(
        route_handlers=[
            AccountRoutes,
            HistoryRoutes,
            SecurityRoutes,
            NotificationRoutes,
            TableRoutes,
            GameRoutes,
            SandboxRoutes,
            RuleRoutes,
            PuzzleRoutes,
            table_socket,
            healthz,
            metrics,
            locale,
            page,
        ],
        dependencies={
            "tables": Provide(lambda: service.tables, sync_to_thread=False),
            "pool": Provide(lambda: service.bot_pool, sync_to_thread=False),
            "reviews": Provide(lambda: service.reviews, sync_to_thread=False),
            "notifier": Provide(lambda: service.notifier, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "person": Provide(person_asking),
            "who": Provide(credentials),
        },
        lifespan=[lifespan],
        exception_handlers=EXCEPTION_HANDLERS,
        parameters={"lang": QueryParameter(default="en", annotation=str, required=False)},
        request_max_body_size=LARGEST_BODY,
        state=State({"service": service}),
        openapi_config=OpenAPIConfig(
            title="Big Shoulders",
            version=VERSION,
            use_handler_docstrings=True,
            openapi_router=SchemaRouter("/schema", route_handlers=[], include_in_schema=False),
            components=Components(security_schemes={"token": TOKEN}),
            security=[{"token": []}, {}],
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    return app, limits


class SchemaRouter(Router):
    """The API description, without Litestar's page for any other address below it."""

    def register(self, value: ControllerRouterHandler) -> list[BaseRoute]:
        if isinstance(value, HTTPRouteHandler) and value.media_type == MediaType.HTML:
            return []
        return super().register(value)


async def person_asking(
    request: ClientRequest, tables: TheTables, limits: TheRateLimits
) -> Person | None:
    """The signed-in person, by cookie or by a program's token."""
    person = await signed_in(
        tables,
        request.headers.get("authorization", ""),
        request.cookies.get(COOKIE),
        request.headers.get("x-csrf-token"),
        request.method in ("GET", "HEAD", "OPTIONS"),
    )
    if person is not None:
        request.state[ACCOUNT] = person.id
        limits.take_account(person.id)
    return person


async def credentials(
    request: ClientRequest, tables: TheTables, person: MaybePerson
) -> list[Credential]:
    """The links of the Authorization header and of the account."""
    return await credentials_of(tables, request.headers.get("authorization", ""), person)
