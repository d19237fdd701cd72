"""Errors as responses: a code with facts and a sentence, never a traceback."""

from __future__ import annotations

from http import HTTPStatus

import structlog
from litestar import Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from bigshoulders.kernel.errors import BadConfig, BadMove, GameError, IllegalMove
from bigshoulders.kernel.refusals import Refusal
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.server.api.requests import ClientRequest, Problem, Why
from bigshoulders.server.errors import CODES, Refused
from bigshoulders.server.store.writer import Conflict, StorageFailed, Unknown
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.tables import failure_code

UNPROCESSABLE = 422
BAD_DATA = "22"  # SQLSTATE class of invalid values
DISCONNECTED = "client disconnected prematurely"  # as Litestar says it, with status 500

log = structlog.get_logger()


def language_of(value: str | None) -> str:
    """The language of a request; English if it isn't available."""
    return value if value in LANGUAGES else "en"


def problem_of(error: GameError, language: str, table: Table | None = None) -> tuple[int, Problem]:
    """The HTTP status and body of an error."""
    words = messages(language)
    if isinstance(error, IllegalMove):
        refusal = Refusal(error.code, error.rule, error.facts)
        text = table.voice(language).refusal(refusal) if table else error.code
        return UNPROCESSABLE, Problem(error.code, error.facts, text, rule=error.rule)
    text = explain(words, error)
    if isinstance(error, Refused):
        head = error.facts.get("head")
        problem = Problem(error.code, error.facts, text)
        problem.head = head if isinstance(head, int) else None
        return error.status, problem
    facts = {**error.facts, "where": error.where} if error.where else error.facts
    status = UNPROCESSABLE if isinstance(error, BadConfig | BadMove) else CODES["bad_request"]
    return status, Problem(error.code, facts, text)


def why_not(error: GameError | None, language: str, table: Table) -> Why:
    """Whether a move is legal; if not, why."""
    if error is None:
        return Why(legal=True)
    _, problem = problem_of(error, language, table)
    return Why(False, problem.code, problem.rule, problem.facts, problem.text)


def answer(request: ClientRequest, status: int, problem: Problem) -> Response[Problem]:
    headers = {}
    if problem.code == "too_many":  # a second, unless the limit knows better
        headers["retry-after"] = str(problem.facts.get("seconds", 1))
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def on_game_error(request: ClientRequest, error: GameError) -> Response[Problem]:
    language = language_of(request.query_params.get("lang"))
    table = request.state.get("table") if isinstance(error, IllegalMove) else None
    status, problem = problem_of(error, language, table)
    if status >= CODES["internal"]:
        log.error("request failed", code=problem.code, path=request.url.path)
    return answer(request, status, problem)


def on_http_error(request: ClientRequest, error: HTTPException) -> Response[Problem]:
    """Errors of the framework in the server's format."""
    refused = Refused("bad_request", fault=error.detail or "")
    if isinstance(error, NotFoundException):
        refused = Refused("not_found")
    elif isinstance(error, MethodNotAllowedException):
        refused = Refused("method_not_allowed")
    elif error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        refused = Refused("too_large", most=LARGEST_BODY)
    elif isinstance(error, ValidationException):
        refused = Refused("bad_request", fault=fault_of(error))
    elif error.detail == DISCONNECTED:  # half a body; nobody reads the answer
        refused = Refused("bad_request", fault=error.detail)
    elif not isinstance(error, ClientException) and error.status_code >= CODES["internal"]:
        return on_any_error(request, error)
    return on_game_error(request, refused)


def fault_of(error: ValidationException) -> str:
    """The malformed parts of a request, with their places."""
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return error.detail


def on_storage_error(request: ClientRequest, error: Exception) -> Response[Problem]:
    """The database failed, or the request contains a character it can't store."""
    if str(getattr(getattr(error, "orig", None), "sqlstate", "")).startswith(BAD_DATA):
        return on_game_error(request, Refused("bad_request", fault="text"))
    log.error("storage failed", path=request.url.path, error=str(getattr(error, "orig", error)))
    return on_game_error(request, Refused("storage_failed"))


def on_unwritten(request: ClientRequest, error: StorageFailed) -> Response[Problem]:
    """The database failed to write."""
    return on_game_error(request, Refused(failure_code(error)))


def on_unknown(request: ClientRequest, error: Unknown) -> Response[Problem]:
    """The database failed during a commit."""
    return on_game_error(request, Refused("unknown"))


def on_conflict(request: ClientRequest, error: Conflict) -> Response[Problem]:
    """The target changed or disappeared meanwhile; nothing was written."""
    return on_game_error(request, Refused("storage_failed"))


def on_unreadable(request: ClientRequest, error: Exception) -> Response[Problem]:
    """The request is nested too deeply, or not text."""
    return on_game_error(request, Refused("bad_request", fault=str(error)))


def on_any_error(request: ClientRequest, error: Exception) -> Response[Problem]:
    """An unexpected error: logged in full, answered without details."""
    log.error("internal error", path=request.url.path, exc_info=error)
    return on_game_error(request, Refused("internal"))


LARGEST_BODY = 256 * 1024
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in sorted(set(CODES.values()))
}
EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    GameError: on_game_error,
    HTTPException: on_http_error,
    SQLAlchemyError: on_storage_error,
    StorageFailed: on_unwritten,
    Unknown: on_unknown,
    OSError: on_storage_error,
    Conflict: on_conflict,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    Exception: on_any_error,
}
