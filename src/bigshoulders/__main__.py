"""`bigshoulders` and `python -m bigshoulders`: the entry point of the command."""

from __future__ import annotations

import sys

from bigshoulders import __version__
from bigshoulders.cli.extras import plain_sentence

INTERRUPTED = 130
FAILED = 2


def main() -> int:
    """Run the command; an interrupt ends it quietly, even during startup."""
    if sys.argv[1:] == ["--version"]:  # also without any extra
        print(f"bigshoulders {__version__}")
        return 0
    try:
        try:
            from bigshoulders.cli.main import main as command
        except ModuleNotFoundError as error:
            print(plain_sentence(sys.argv[1:], error), file=sys.stderr)
            return FAILED
        return command()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
