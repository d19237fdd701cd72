"""The schema is true: every request it allows is answered as it says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import given
from hypothesis import settings as bounds
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from servers import MakeTable, Running, checked

EXAMPLES = 5
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.mark.any_database
def test_every_endpoint_answers_as_described(server: Running, make: MakeTable) -> None:
    address = f"http://127.0.0.1:{server.port}"
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    tables = [make("me", "me"), make("me", "open", public=True), make("me", game="industrialist")]
    with server.client() as browser:
        login = {"name": f"Schema {id(schema)}", "password": "long enough"}
        me = checked(browser.post("/api/people", json=login))
        browser.headers["x-csrf-token"] = me["csrf"]
        token = checked(browser.post("/api/me/tokens", json={}))["token"]
    count = 0
    for found in schema.get_all_operations():
        count += 1
        try_out(found.ok(), tables, token)
    assert count > 40


def try_out(operation: Any, tables: list[Any], token: str) -> None:
    """A few requests of every form that the schema allows, from strangers and from players."""
    rng = Random(operation.label)

    @bounds(max_examples=EXAMPLES)
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        table = rng.choice(tables)
        auth = [f"Seat {table.tokens[0]}", f"Owner {table.owner_token}"]
        if "/me/" in operation.path and "events" not in operation.path:
            auth.append(f"Bearer {token}")  # the stream of turns would never end
        if "table" in case.path_parameters and rng.random() < 0.8:
            case.path_parameters["table"] = table.id
        headers = {"authorization": ", ".join(auth)} if rng.random() < 0.8 else {}
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=60)

    ask()
