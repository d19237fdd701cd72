"""The JSON values that games and their callers exchange."""

from __future__ import annotations

from typing import TypeAlias, Union

Json: TypeAlias = Union[bool, int, float, str, list["Json"], dict[str, "Json"], None]
