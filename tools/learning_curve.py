"""Draws the learning curve of MaskablePPO from the file that examples/maskable_ppo.py wrote.

python tools/learning_curve.py

Reads docs/build/maskable-ppo.csv and writes maskable-ppo.svg next to it.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

CURVE = Path(__file__).resolve().parents[1] / "docs" / "build" / "maskable-ppo.csv"
PLOT = CURVE.with_suffix(".svg")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 64, 24, 36, 44
DOLLARS = 500  # between two lines
SHORT = 0.05  # minutes that a run may end before its last full minute
INK, LINE, GRID, PAPER = "#26221c", "#0f6e6e", "#d9d2c3", "#fffdf7"


def read_curve(path: Path) -> list[tuple[float, int, int]]:
    """Minutes, games and mean money; the first row is random play."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [(float(row["minutes"]), int(row["games"]), int(row["money"])) for row in rows]


def drawing(curve: list[tuple[float, int, int]]) -> str:
    """The curve as SVG, with random play as a dashed line."""
    minutes = curve[-1][0]
    most = -(-max(money for _, _, money in curve) // DOLLARS) * DOLLARS
    across, down = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(minute: float) -> float:
        return round(LEFT + across * minute / minutes, 1)

    def y(money: float) -> float:
        return round(TOP + down * (1 - money / most), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12" role="img" '
        f'aria-label="Mean money of MaskablePPO by minutes of processor time">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="22" fill="{INK}">Mean money in the last 60 games, against an '
        f"Apprentice</text>",
    ]
    for money in range(0, most + 1, DOLLARS):
        lines += [
            f'<path d="M{LEFT} {y(money)}H{WIDTH - RIGHT}" stroke="{GRID}"/>',
            f'<text x="{LEFT - 8}" y="{y(money) + 4}" text-anchor="end" fill="{INK}">'
            f"${money:,}</text>",
        ]
    for minute in range(int(minutes + SHORT) + 1):
        lines.append(
            f'<text x="{x(minute)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle" '
            f'fill="{INK}">{minute}</text>'
        )
    first = y(curve[0][2])
    points = " ".join(f"{x(minute)},{y(money)}" for minute, _, money in curve)
    lines += [
        f'<text x="{LEFT + across / 2}" y="{HEIGHT - 8}" text-anchor="middle" fill="{INK}">'
        f"minutes of processor time, one core</text>",
        f'<path d="M{LEFT} {first}H{WIDTH - RIGHT}" stroke="{INK}" stroke-dasharray="4 4"/>',
        f'<text x="{WIDTH - RIGHT}" y="{first - 6}" text-anchor="end" fill="{INK}">'
        f"random play: ${curve[0][2]:,}</text>",
        f'<polyline points="{points}" fill="none" stroke="{LINE}" stroke-width="2"/>',
    ]
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> int:
    PLOT.write_text(drawing(read_curve(CURVE)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
