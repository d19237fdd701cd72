"""`bigshoulders` and `python -m bigshoulders`: the entry point of the command."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command; an interrupt ends it quietly, even during startup."""
    try:
        from bigshoulders.cli.main import main as command

        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
