"""Open connections by address, and the system's limit of open files."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

import structlog

NEAR: Final = 0.8  # share of the file limit from which a warning is logged
RESERVED: Final = 64  # files kept for the database, the bots and backups
WARNING_SECONDS: Final = 60.0  # between two warnings
MOST_FILES: Final = 65_536

log = structlog.get_logger()


class Connections:
    """The open connections of each address."""

    def __init__(self, most: int, files: int = 0) -> None:
        self.most = most  # from one address; 0: no limit
        self.files = files  # that the process may open; 0: no limit
        self.by_address: Counter[str] = Counter()
        self.next_warning = 0.0

    def add(self, address: str) -> None:
        self.by_address[address] += 1

    def remove(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def is_full(self, address: str) -> bool:
        """Whether an address can open no more connections."""
        return bool(self.most) and self.by_address[address] >= self.most

    def has_room(self, address: str, file: int) -> bool:
        """Whether a new connection, already counted, can stay.

        Systems give out the lowest free file number, so it also says how many files are open.
        """
        if self.files and file >= self.files * NEAR and monotonic() >= self.next_warning:
            self.next_warning = monotonic() + WARNING_SECONDS
            log.warning("file limit is near", open=file, limit=self.files)
        if self.files and file >= self.files - RESERVED:
            return False
        return not self.most or self.by_address[address] <= self.most


def raise_file_limit() -> int:
    """Raise the limit of open files to the highest allowed; the limit, or 0 if there is none."""
    try:
        import resource
    except ImportError:  # Windows
        return 0
    kind, endless = resource.RLIMIT_NOFILE, resource.RLIM_INFINITY
    limit, most = resource.getrlimit(kind)
    wanted = MOST_FILES if most == endless else min(most, MOST_FILES)
    if limit != endless and limit < wanted:
        resource.setrlimit(kind, (wanted, most))
        log.info("file limit raised", before=limit, now=wanted)
        limit = wanted
    return 0 if limit == endless else limit
