"""Hypothesis profiles, and fewer garbage collections. Tests share nothing else but the path: they
import `table` by name.

By hand it tries new examples each time, shrinks what it finds and tries it first the next time. The
profile `suite`, which `make test` selects with HYPOTHESIS_PROFILE, tries the same examples every
time. Neither has a deadline: a busy machine isn't a bug.
"""

from __future__ import annotations

import gc
import os
from importlib.util import find_spec

from hypothesis import settings

settings.register_profile("hand", deadline=None)
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "hand"))

# Only the environment of `make peers` has the libraries that these tests are about.
collect_ignore = [] if find_spec("torch") else ["peers"]


def pytest_collection_finish() -> None:
    """Collect garbage less often: with thousands of tests in memory that took an eighth of the
    time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
