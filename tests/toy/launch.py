"""`bigshoulders` with Nim on the shelf: `PYTHONPATH=src:tests python tests/toy/launch.py play nim`.

Worker processes import this file again, so their shelves have it too.
"""

from __future__ import annotations

import sys

from bigshoulders.shelf import SHELF

SHELF["nim"] = "toy.nim.box"

if __name__ == "__main__":
    from bigshoulders.cli.main import main

    sys.exit(main())
