"""The JSON values that cross a room's door."""

from __future__ import annotations

from typing import TypeAlias, Union

Json: TypeAlias = Union[bool, int, float, str, list["Json"], dict[str, "Json"], None]
