"""The client is written against the server as it is."""

from __future__ import annotations

from client_types import TARGET, types


def test_the_clients_types_are_those_of_the_server() -> None:
    """When this fails: `make client-types`, then `make web-check`."""
    assert TARGET.read_text(encoding="utf-8") == types()
