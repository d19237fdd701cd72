"""The client's types match the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from client_types import files

FILES = files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_the_clients_types_are_up_to_date(path: Path) -> None:
    """When this fails: `make client-types`, then `make web-check`."""
    assert path.read_text(encoding="utf-8") == FILES[path]
