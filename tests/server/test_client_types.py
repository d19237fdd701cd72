"""The client's types match the server."""

from __future__ import annotations

from client_types import TARGET, types


def test_the_clients_types_match_the_server() -> None:
    """If this fails, run `make client-types`, then `make web-check`."""
    assert TARGET.read_text(encoding="utf-8") == types()
