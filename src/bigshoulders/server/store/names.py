"""Names of accounts: normalised, with a key for sign-in and a skeleton that look-alikes share."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from string import ascii_letters
from unicodedata import normalize

DIRECTION = r"\u200e"  # marks around letters written from right to left in the list


def normal(name: str) -> str:
    """A name in the form it is stored: compatible spellings of a letter become that letter."""
    return normalize("NFKC", name).strip()


def key_of(name: str) -> str:
    """The key of a name; names that differ only by case share it."""
    return normalize("NFKC", normal(name).casefold())


def skeleton_of(name: str) -> str:
    """The look of a name, as in Unicode's technical standard 39, in any case of letters."""
    return looked_like(looked_like(normal(name)).casefold())


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
