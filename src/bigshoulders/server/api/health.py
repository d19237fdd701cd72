"""Routes for operators: health and metrics."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from bigshoulders.server.api.dependencies import TheTables
from bigshoulders.server.api.problems import REFUSALS
from bigshoulders.server.metrics import TABLES
from bigshoulders.server.settings import VERSION
from bigshoulders.server.store.writer import StorageFailed, Unknown
from bigshoulders.server.tables.tables import failure_code


class Health(msgspec.Struct):
    """The server's status (`ok`, or why the database can't be used) and version."""

    status: str
    version: str


ILL = {
    503: ResponseSpec(Health, generate_examples=False, description="The database isn't responding")
}


@get("/healthz", tags=["operation"], responses=REFUSALS | ILL)
async def healthz(tables: TheTables) -> Response[Health]:
    """Report whether the server can read and write its database."""
    try:
        await tables.store.probe()
    except StorageFailed as error:
        return Response(Health(failure_code(error), VERSION), status_code=503)
    except (SQLAlchemyError, OSError, Unknown):
        return Response(Health("storage_failed", VERSION), status_code=503)
    return Response(Health("ok", VERSION))


@get(
    "/metrics",
    tags=["operation"],
    media_type="text/plain",
    sync_to_thread=False,
    responses=REFUSALS,
)
def metrics(tables: TheTables) -> Response[bytes]:
    """Metrics for Prometheus."""
    TABLES.set(len(tables.in_memory))
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
