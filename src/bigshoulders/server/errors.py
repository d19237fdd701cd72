"""Refusals of the server: codes with facts, and the HTTP status of each code."""

from __future__ import annotations

from typing import Final

from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.json import Json

CODES: Final = {
    "bad_request": 400,
    "unauthorized": 401,
    "sign_in": 401,
    "wrong_password": 401,
    "second_factor": 401,
    "wrong_factor": 401,
    "wrong_recovery": 401,
    "banned": 403,
    "muted": 403,
    "not_yours": 403,
    "invitation_used": 403,
    "needs_consent": 403,
    "no_assistance": 403,
    "hidden_until_end": 403,
    "secret_choice": 403,
    "no_review_yet": 403,
    "no_sandbox": 403,
    "no_sandbox_daily": 403,
    "no_sandbox_now": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_story": 404,
    "no_such_entry": 404,
    "no_vote": 404,
    "no_such_token": 404,
    "no_such_session": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "key_reused": 409,
    "name_taken": 409,
    "looks_alike": 409,
    "not_running": 409,
    "already_started": 409,
    "seats_open": 409,
    "seat_taken": 409,
    "seat_resigned": 409,
    "already_seated": 409,
    "stand_in_fixed": 409,
    "out_of_time": 409,
    "bot_plays": 409,
    "not_by_bot": 409,
    "no_review": 409,
    "nothing_to_undo": 409,
    "vote_open": 409,
    "same_times": 409,
    "rematch_made": 409,
    "not_alone": 409,
    "old_rules": 409,
    "too_large": 413,
    "no_such_bot": 422,
    "no_such_example": 422,
    "bad_seats": 422,
    "bad_pace": 422,
    "bad_absence": 422,
    "bad_day": 422,
    "no_moves": 422,
    "bad_name": 422,
    "bad_password": 422,
    "bad_address": 422,
    "unknown_host": 422,
    "private_address": 422,
    "no_mail": 422,
    "wrong_code": 422,
    "choose_seat": 422,
    "too_many": 429,
    "internal": 500,
    "storage_failed": 503,
    "read_only": 503,
    "unknown": 503,
    "bot_failed": 503,
    "storage_full": 507,
}


class Refused(GameError):
    """A refused request: a code and its facts."""

    def __init__(self, code: str, **facts: Json) -> None:
        super().__init__(code, "", facts)
        self.status = CODES[code]
