"""Structured logs: readable at a terminal, JSON for machines. Secrets are never logged."""

from __future__ import annotations

import logging
import sys
from typing import Final

import structlog

from bigshoulders.server.settings import Settings

LONGEST_VALUE: Final = 500


def configure_logs(settings: Settings) -> None:
    """Set up logging for the whole process."""
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.INFO)
    renderer: structlog.types.Processor
    if settings.log_format == "json":
        renderer = structlog.processors.JSONRenderer()
    else:
        renderer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # tracebacks are tamed already
        )
    facts: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        tame,
    ]
    structlog.configure(
        processors=[*facts, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # Libraries use `logging`; their lines get the same form.
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=facts, processors=[strip, renderer])
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)


def tame(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Make values harmless: nothing a client sends can start a line or move the cursor.

    A traceback keeps its lines, each after a bar.
    """
    for name, value in event.items():
        if name == "exception":
            event[name] = "\n".join(f"  | {visible(line)}" for line in str(value).splitlines())
        elif isinstance(value, str):
            event[name] = visible(value)
    return event


def visible(text: str) -> str:
    """Text with escapes for characters that can't be seen, cut to a length."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[: LONGEST_VALUE + 1])
    return shown if len(text) <= LONGEST_VALUE else f"{shown[:LONGEST_VALUE]}…"
