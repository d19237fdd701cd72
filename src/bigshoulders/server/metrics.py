"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("bigshoulders_requests", "Requests answered", ["method", "status"])
SECONDS = Histogram("bigshoulders_request_seconds", "Time to answer a request", ["method"])
WRITES = Counter("bigshoulders_writes", "Writes committed")
COMMITS = Histogram("bigshoulders_commit_seconds", "Time of a commit, shared by its writes")
SOCKETS = Gauge("bigshoulders_sockets", "Open WebSocket connections")
TABLES = Gauge("bigshoulders_live_tables", "Tables in memory")
BOT_SECONDS = Histogram("bigshoulders_bot_seconds", "Time a bot took to answer", ["bot"])
BOT_FAULTS = Counter("bigshoulders_bot_faults", "What bots did wrong", ["bot"])


def committed(writes: int, seconds: float) -> None:
    WRITES.inc(writes)
    COMMITS.observe(seconds)
