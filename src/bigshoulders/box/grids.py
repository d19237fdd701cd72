"""Text tables in the project's plain style."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text


def grid(heading: str, *columns: str) -> Table:
    """A text table in the project's plain style."""
    table = Table(
        title=Text(heading, style="bold"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
    for i, column in enumerate(columns):
        table.add_column(column, justify="right" if i else "left", no_wrap=i == 0, overflow="fold")
    return table
