"""Prints the tables of observation pieces for docs/build/research.md; a test compares them."""

from __future__ import annotations

from bigshoulders.kernel.features import MOST, Layout, Piece
from bigshoulders.shelf import boxes


def described(piece: Piece) -> str:
    """The values of a piece, in words."""
    if piece.words:
        few = piece.words if len(piece.words) <= 8 else [*piece.words[:3], "…", piece.words[-1]]
        return "one of " + ", ".join(few)
    if piece.most == 1:
        return "0 or 1"
    return "a number" if piece.most == MOST else f"0 to {piece.most}"


def axes(piece: Piece) -> str:
    """The shape, and the names along each axis."""
    names = []
    for axis in piece.axes:
        few = axis if len(axis) <= 6 else [*axis[:2], "…", axis[-1]]
        names.append(f"{len(axis)}: {', '.join(few)}")
    return " × ".join(names) or "1"


def table(layout: Layout) -> list[str]:
    """One row per piece: its first cell, its axes, its values, its meaning."""
    rows = ["| from | piece | cells | values | meaning |", "|---|---|---|---|---|"]
    for piece in layout.pieces:
        start = layout.start[piece.name]
        rows.append(
            f"| {start} | `{piece.name}` | {axes(piece)} | {described(piece)} | {piece.meaning} |"
        )
    return rows


if __name__ == "__main__":
    for box in boxes():
        layout = box.learning.layout
        print(f"{box.id}: {layout.size} cells, version {layout.version}\n")
        print("\n".join(table(layout)), end="\n\n")
