"""Names of accounts: normalised, with a key for sign-in and a skeleton that look-alikes share."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from string import ascii_letters
from typing import Final
from unicodedata import normalize

DIRECTION = r"\u200e"  # marks around letters written from right to left in the list
# Unicode's Default_Ignorable_Code_Point, and the blank of Braille: nobody sees them in a name.
INVISIBLE: Final = re.compile(
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def normal(name: str) -> str:
    """A name in the form it is stored: compatible spellings of a letter become that letter."""
    return normalize("NFKC", name).strip()


def key_of(name: str) -> str:
    """The key of a name; names that differ only by case share it."""
    return normalize("NFKC", normal(name).casefold())


def visible(name: str) -> str:
    """The characters of a name that can be seen."""
    return " ".join(INVISIBLE.sub("", name).split())


def skeleton_of(name: str) -> str:
    """The look of a name, as in Unicode's technical standard 39, in any case of letters."""
    return looked_like(looked_like(visible(normal(name))).casefold())


def looked_like(text: str) -> str:
    """Each character replaced by the one that stands for all its look-alikes."""
    table = prototypes()
    return "".join(table.get(c, c) for c in normalize("NFD", text))


@cache
def prototypes() -> dict[str, str]:
    """By character: the text that stands for its group in Unicode's list of confusables.

    The longest text of a group, or else the first, stands for it. A Latin letter and its capital
    belong together: I looks like l, so i counts as l too.
    """
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    listed = json.loads(text.replace(DIRECTION, ""))
    alike = {one: {other["c"] for other in others} for one, others in listed.items()}
    for letter in ascii_letters:
        alike.setdefault(letter, set()).add(letter.swapcase())
    found: dict[str, str] = {}
    for start in alike:
        if start in found:
            continue
        group, new = {start}, [start]
        while new:
            new = [other for one in new for other in alike.get(one, ()) if other not in group]
            group.update(new)
        chosen = min(group, key=lambda one: (-len(one), one))
        found |= dict.fromkeys(group, chosen)
    return {one: chosen for one, chosen in found.items() if len(one) == 1}
