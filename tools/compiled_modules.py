"""Which modules are compiled: the engine of each game, its playouts, and what they rest on."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/bigshoulders")
KERNEL = ["chance", "events", "frames", "moves", "playout", "words"]
CHICAGO = [
    "batch",
    "charter_sheet",
    "engine",
    "events",
    "features",
    "frames",
    "ids",
    "moves",
    "playout",
    "position",
    "refusals",
    "rules",
    "sheet",
    "state",
    "view",
    "effects/*",
    "steps/*",
    "variants/*",
    "verbs/*",
]
SOLO = [
    "batch",
    "cards",
    "engine",
    "events",
    "features",
    "frames",
    "ids",
    "moves",
    "playout",
    "refusals",
    "rules",
    "state",
    "steps/*",
    "verbs",
]
BOTS = ["chicago/*", "solo/judgement", "solo/plans", "solo/players", "solo/reasons"]


def compiled_modules() -> list[str]:
    """The source files to compile, relative to the project's root."""
    patterns = [f"kernel/{name}.py" for name in KERNEL]
    patterns += [f"chicago/{name}.py" for name in CHICAGO]
    patterns += [f"solo/{name}.py" for name in SOLO]
    patterns += [f"bots/{name}.py" for name in BOTS]
    files = [path for pattern in patterns for path in sorted((ROOT / PACKAGE).glob(pattern))]
    return [str(path.relative_to(ROOT)) for path in files if path.name != "__init__.py"]


if __name__ == "__main__":
    print("\n".join(compiled_modules()))
