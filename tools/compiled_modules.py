"""Lists the modules to compile. The list follows from their folders, so a new game needs no line
here."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/bigshoulders")
KERNEL = ["batch", "bits", "chance", "driver", "encoding", "events", "frames", "moves", "playout"]
KERNEL += ["log", "refusals", "spelling"]
GAMES = ["engine/**/*", "bots/**/*", "positions/export", "sheet/*"]
INTERPRETED = ("__init__.py", "shapes.py")  # msgspec reads their annotations at run time


def compiled_modules() -> list[str]:
    """The source files to compile, relative to the project root."""
    patterns = [f"kernel/{name}.py" for name in KERNEL]
    patterns += [f"games/*/{name}.py" for name in GAMES]
    files = [path for pattern in patterns for path in sorted((ROOT / PACKAGE).glob(pattern))]
    return [str(path.relative_to(ROOT)) for path in files if not path.name.endswith(INTERPRETED)]


if __name__ == "__main__":
    print("\n".join(compiled_modules()))
