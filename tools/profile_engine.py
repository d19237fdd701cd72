"""Counts the instructions of random games with valgrind's callgrind, by part of the engine.

Needs valgrind and the compiled package. Instructions don't depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

# With all they call. mypyc shortens names that only one game has.
COUNTED = ("opening___new", "chicago___engine___opening___new", "playout___random_playout")
PLAY = """
import sys
from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.playout import random_playout

g = assemble({"players": 4, "advanced": True})
states = [new(g, simulated_seed(b"bench %d" % n), SILENT) for n in range(int(sys.argv[1]))]
print(sum(random_playout(g.steps, g, s, n + 1) for n, s in enumerate(states)))
"""
RULES = r"CPy(?:Def|Py)_(?:\w+___)?"  # how mypyc names the functions of a module
# By part: how its functions begin; the first that fits counts.
PARTS = {
    "draws": RULES + "(chance|draws|supply|bits)___|.*blake2",
    "Stock Phase, shares, sales": RULES + "(stock|shares|sale)___",
    "Action Phase, staff, taking": RULES
    + "(action|staff|staffing|taking|board|people|partners|assets)___",
    "Operating Phase, free actions": RULES
    + "(operating|production|free|goods|factories|plain|cubes)___",
    "driver, frames, playout": RULES + "(driver|frames|playout|opening)___",
    "lists, buffers and sorting": RULES + "moves___|C?PyList|_?list_|unsafe_.*_compare",
    "columns": RULES + "state___|VecI64|_*mem(cpy|move)",
    "rest": RULES,
    "integer objects, conversions": "PyLong|CPyTagged|CPyInt|CPyLong|long_|binary_op|PyNumber",
    "memory": ".*([Aa]lloc|[Ff]ree|NewVar|NewReference|Trash|GC_|memset)",
    "names, types, calls": "PyType_|PyObject_|PyTuple|tuple|_?PyFunction|PyIter|PyErr"
    "|unicode|_?Py_?[Dd]ict|_PyEval|_PyArg|PyModule",
}


def costs(profile: Path) -> Counter[str]:
    """Instructions by function, without those of the functions it calls."""
    names: dict[str, str] = {}
    spent: Counter[str] = Counter()
    function, called = "", False
    for line in profile.read_text(encoding="utf-8", errors="replace").splitlines():
        if named := re.match(r"(c?fn)=\((\d+)\)(?: (.*))?", line):
            names.setdefault(named[2], named[3])
            if named[1] == "fn":
                function = names[named[2]]
        elif line.startswith("calls="):
            called = True  # the next line has what the call cost
        elif line[:1] in {*"0123456789+-*"}:
            if not called:
                spent[function] += int(line.split()[1])
            called = False
    return spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--functions", type=int, default=0, help="also list the dearest functions")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", "-q"]
        command += [f"--toggle-collect=CPyPy_{name}" for name in COUNTED]
        command += ["--collect-atstart=no", sys.executable, "-c", PLAY, str(chosen.games)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        spent = costs(profile)
    decisions = int(done.stdout)
    parts: Counter[str] = Counter()
    for function, cost in spent.items():
        fitting = (part for part, names in PARTS.items() if re.match(names, function))
        parts[next(fitting, "rest")] += cost
    print(f"instructions per decision, {chosen.games} random games, {decisions:,} decisions")
    for part, cost in parts.most_common():
        print(f"{part:<34}{cost / decisions:>8,.0f}")
    print(f"{'all':<34}{parts.total() / decisions:>8,.0f}")
    for function, cost in spent.most_common(chosen.functions):
        print(f"  {cost / decisions:>8,.1f}  {function}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
