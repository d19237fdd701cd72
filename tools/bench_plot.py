"""The plot of decisions per second by commit, drawn from the figures that were kept."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "how-it-works" / "speed.jsonl"
PLOT = KEPT.with_suffix(".svg")
PEER = "catanatron"
HEIGHT, BAR, GAP, LEFT, RIGHT = 22, 14, 30, 210, 260


def keep(columns: dict[str, dict[str, float | str]]) -> None:
    """Add the figures of a run under the current commit."""
    command = ["git", "log", "-1", "--format=%h %cs"]
    named = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    commit, date = named.stdout.split()
    line = {"commit": commit, "date": date, **columns}
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def redraw() -> None:
    """Draw all runs that were kept: one bar each, as multiples of the peer in the same run.

    Runs come from different machines and loads, so absolute figures can't be compared. Runs of
    commits that this history doesn't hold have a note instead of a commit.
    """
    runs = [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]
    times = [run["compiled"]["decisions_per_second"] / run["peers"][PEER] for run in runs]
    width, height = LEFT + RIGHT + 200, GAP + HEIGHT * len(runs) + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12" role="img" '
        f'aria-label="Random decisions per second by commit, as multiples of {PEER}">',
        f'<rect width="{width}" height="{height}" fill="#fffdf7"/>',
        f'<text x="8" y="18" fill="#26221c">Random decisions per second, compiled, one core '
        f"(multiples of {PEER} in the same run)</text>",
    ]
    for row, (run, factor) in enumerate(zip(runs, times, strict=True)):
        y = GAP + HEIGHT * row
        rate = run["compiled"]["decisions_per_second"]
        label = f"{run['date']} {run.get('commit') or run['note']}"
        length = RIGHT * factor / max(times)
        lines += [
            f'<text x="8" y="{y + 11}" fill="#26221c">{label}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}" fill="#0f6e6e"/>',
            f'<text x="{LEFT + length + 6:.1f}" y="{y + 11}" fill="#26221c">'
            f"{factor:.0f} × ({rate:,.0f})</text>",
        ]
    PLOT.write_text("\n".join([*lines, "</svg>"]) + "\n", encoding="utf-8")
