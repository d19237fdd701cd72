"""The packages under test: those that `make` built, or plain ones built from the tree."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = "BIGSHOULDERS_DIST"  # the folder of a finished build


@dataclass(frozen=True)
class Packages:
    """A source distribution and the wheel built from it."""

    sources: Path
    wheel: Path


def packages(folder: Path) -> Packages:
    """The packages in the folder that BUILT names; without it, plain ones, built into `folder`."""
    if chosen := os.environ.get(BUILT):
        return found(ROOT / chosen)
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    plain = {**os.environ, "BIGSHOULDERS_PURE": "1"}
    done = subprocess.run(build, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return found(folder)


def found(folder: Path) -> Packages:
    [sources] = folder.glob("*.tar.gz")
    [wheel] = folder.glob("*.whl")
    return Packages(sources, wheel)
