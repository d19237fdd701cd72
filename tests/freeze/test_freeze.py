"""What the outside can see: a refactoring changes none of it, any other change explains it."""

from __future__ import annotations

import pytest

from freeze import changed, digests, stored
from frozen import FROZEN


@pytest.mark.parametrize("part", FROZEN)
def test_the_outside_sees_what_it_saw(part: str):
    now = digests(FROZEN[part]())
    assert changed(stored(part), now) == [], "tools/freeze.py --show COMMIT shows the difference"
