"""Everything visible from outside: a refactoring changes none of it, and any other change explains
it."""

from __future__ import annotations

import pytest

from freeze import changed, digests, stored
from frozen import FROZEN


@pytest.mark.parametrize("part", FROZEN)
def test_nothing_visible_from_outside_has_changed(part: str):
    now = digests(FROZEN[part]())
    assert changed(stored(part), now) == [], "tools/freeze.py --show COMMIT shows the difference"
