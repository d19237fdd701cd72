"""The words we avoid, the ones we use instead, and the files where the list is in force.

python tools/words.py              (every scope in force)
python tools/words.py messages     (one scope, in force or not)
python tools/words.py docs/README.md src/bigshoulders/locales/en/web.ftl
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from prose import CODE, ROOT, Sentence, command_help, read

LONGEST = 40  # words of a sentence; about 25 is the aim


@dataclass(frozen=True)
class Avoid:
    """A pattern that no sentence may contain, and the words to use instead."""

    pattern: str
    instead: str
    but: str = r"(?!)"  # sentences that match this may contain it
    in_cells: bool = True  # also in headings and tables


AVOID = [
    Avoid(r"\btold\b", "notified, reported, shown, or says"),
    Avoid(r"\btells?\b(?! you)", "says, reports, or notifies"),
    Avoid(r"\bdeeds?\b", "move, or action"),
    Avoid(r"\bthe own\b|\bones? own\b", "its own, or the player's own"),
    Avoid(r"\bof ours\b", "our"),
    Avoid(r"\b(?:go|goes|gone|going|went) on with\b|\bgo(?:es)? on from\b", "resume, or continue"),
    Avoid(r"\bha(?:s|ve) not (?:got|what)\b", "lacks, or doesn't have"),
    Avoid(r"\b[Tt]hat is (?:no|what)\b", "isn't a …, or name the subject"),
    Avoid(r"\b[Ww]hoever\b|\b[Tt]hose who\b", "anyone who, or name the people"),
    Avoid(r"^[*(“\"]*(?:Who|What) (?!['’]s )[a-z]", "a named subject", r"\?[\"”)*]*$", False),
    Avoid(r"[;:,] who (?:has|is|does|loses|asks|comes|plays|takes|meets) ", "a named subject"),
    Avoid(r"\banew\b|\bafresh\b", "again"),
    Avoid(r"\bfor ever\b", "forever"),
    Avoid(r"\bcan be had\b", "is available"),
    Avoid(r"\bas the system\b", "match system"),
    Avoid(r"\blive lines?\b", "live connection"),
    Avoid(r"\bwatchers?\b", "spectator"),
    Avoid(r"\bone's\b", "your, or the player's"),
    Avoid(r"\bnot there\b", "missing"),
    Avoid(r"\b(?:what|where|that) there is\b", "available, or name the thing"),
    Avoid(r"\bis meant\b|\bby what\b", "a direct statement"),
    Avoid(r"\bnext to nothing\b", "hardly anything"),
    Avoid(r"\bWrite .* to confirm\b", "Type … to confirm"),
    Avoid(r"\bin vain\b", "without success"),
    Avoid(r"\bsuch as it\b|\bmay know it\b", "redacted for the seat"),
    Avoid(r"  +", "one space"),
]


@dataclass(frozen=True)
class Scope:
    """A part of the project: files by pattern, except those that another scope owns."""

    files: tuple[str, ...]
    less: tuple[str, ...] = ()
    in_force: bool = False


SCOPES = {
    "docs": Scope(
        ("*.md", "docs/**/*.md", "docs/**/*.ipynb", "Makefile"),
        less=("docs/rules/*",),
        in_force=True,
    ),
    "rules": Scope(("docs/rules/*.md",)),
    "messages": Scope(("src/bigshoulders/locales/en/*.ftl",), in_force=True),
    "comments": Scope(
        ("src/**/*.py", "tests/**/*.py", "tools/*.py", "web/src/**/*.ts", "web/src/**/*.svelte"),
        in_force=True,
    ),
}


def matching(patterns: tuple[str, ...]) -> set[Path]:
    return {path for pattern in patterns for path in ROOT.glob(pattern)}


def files(scope: Scope) -> list[Path]:
    """The files of a scope, in order."""
    return sorted(matching(scope.files) - matching(scope.less))


def sentences(name: str) -> list[Sentence]:
    """Every sentence in a scope; `help` is what the command prints."""
    if name == "help":
        return command_help()
    return [sentence for path in files(SCOPES[name]) for sentence in read(path)]


def faults(sentence: Sentence) -> list[str]:
    """The changes a sentence needs, one line each."""
    text = CODE.sub("`code`", sentence.text)
    found = [
        f"“{hit[0].strip()}”: use {avoid.instead}"
        for avoid in AVOID
        if avoid.in_cells or not sentence.is_cell
        if (hit := re.search(avoid.pattern, text)) and not re.search(avoid.but, text)
    ]
    if sentence.words > LONGEST and not sentence.is_cell:
        found.append(f"{sentence.words} words: split the sentence")
    return [f"{sentence.path}:{sentence.line}: {fault}\n    {sentence.text}" for fault in found]


def main(wanted: list[str]) -> int:
    if wanted:
        known = {*SCOPES, "help"}
        read_all = [
            sentences(name) if name in known else read(Path(name).resolve()) for name in wanted
        ]
    else:
        read_all = [sentences(name) for name, scope in SCOPES.items() if scope.in_force]
    found = [fault for scope in read_all for sentence in scope for fault in faults(sentence)]
    print("\n".join(found) if found else "No word to change.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
