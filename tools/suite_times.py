"""A pytest plugin that lists the processor time of folders, files and tests, processes included.

    PYTHONPATH=tools .venv/bin/pytest -q -p suite_times tests/server

Wall time says little on a busy machine. Without `-n`, because each worker would count for itself.
Linux only: it reads /proc.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
MOST = 30  # rows of each list
SPENT: Counter[str] = Counter()


def children(process: str) -> list[str]:
    """The processes that a process has started and that still run."""
    found: list[str] = []
    for task in Path("/proc", process, "task").glob("*/children"):
        try:
            found += task.read_text().split()
        except OSError:  # it has just ended
            continue
    return found


def spent() -> float:
    """Processor seconds of this process and all it has started, so far."""
    times = os.times()
    total = time.process_time() + times.children_user + times.children_system
    waiting = children("self")
    while waiting:
        process = waiting.pop()
        try:
            fields = Path("/proc", process, "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:15])) / TICKS
        waiting += children(process)
    return total


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before = spent()
    try:
        return (yield)
    finally:
        SPENT[item.nodeid] += max(0.0, spent() - before)  # a process that ended may be lost


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    write = terminalreporter.write_line
    places = {
        "folder": lambda name: name.partition("::")[0].rpartition("/")[0],
        "file": lambda name: name.partition("::")[0],
        "test": lambda name: name.partition("[")[0],
    }
    for title, place_of in places.items():
        sums: Counter[str] = Counter()
        for name, seconds in SPENT.items():
            sums[place_of(name)] += seconds
        write(f"processor seconds by {title}: {sum(sums.values()):.1f}")
        for place, seconds in sums.most_common(MOST):
            write(f"{seconds:9.1f}  {place}")
