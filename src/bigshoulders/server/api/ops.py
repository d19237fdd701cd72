"""Doors for operators: health and metrics."""

from __future__ import annotations

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from bigshoulders.server.api.given import TheHouse
from bigshoulders.server.app.metrics import TABLES
from bigshoulders.server.settings import VERSION


@get("/healthz", tags=["operation"])
async def healthz(house: TheHouse) -> Response[dict[str, str]]:
    """Whether the server and its database answer."""
    try:
        await house.store.ping()
    except (SQLAlchemyError, OSError):
        return Response({"status": "storage_failed", "version": VERSION}, status_code=503)
    return Response({"status": "ok", "version": VERSION})


@get("/metrics", tags=["operation"], media_type="text/plain", sync_to_thread=False)
def metrics(house: TheHouse) -> Response[bytes]:
    """Numbers for Prometheus."""
    TABLES.set(len(house.tables))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
