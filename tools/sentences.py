"""Draws random sentences for an editor to judge; the same seed draws the same ones.

python tools/sentences.py                          (60 each of docs, messages, help, comments)
python tools/sentences.py docs --count 20 --seed 7
python tools/sentences.py messages messages-fr messages-de
"""

from __future__ import annotations

import argparse
import re
import sys
from random import Random

from prose import ROOT, Sentence, read
from words import SCOPES, sentences

WORD = re.compile(r"(?<![\w`$])[^\W\d_]{2,}\b")
KINDS = [*(name for name in SCOPES if name != "rules"), "help"]
TRANSLATED = {"messages-fr": "fr", "messages-de": "de"}  # only on request
KNOWN = [*KINDS, *TRANSLATED]
FEWEST = 4  # words without code and figures; shorter ones are names


def translated(language: str) -> list[Sentence]:
    """Every sentence of the messages in a language."""
    folder = ROOT / "src" / "bigshoulders" / "locales" / language
    return [one for path in sorted(folder.glob("*.ftl")) for one in read(path)]


def sample(kind: str, count: int, seed: int) -> list[Sentence]:
    """That many different sentences of a kind, in the order of their files."""
    every = translated(TRANSLATED[kind]) if kind in TRANSLATED else sentences(kind)
    found = {one.text: one for one in every if len(WORD.findall(one.text)) >= FEWEST}
    chosen = Random(f"{seed} {kind}").sample(sorted(found), min(count, len(found)))
    return sorted((found[text] for text in chosen), key=lambda one: (one.path, one.line))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KNOWN))
    parser.add_argument("--count", type=int, default=60, help="sentences of each kind")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if unknown := set(options.kinds) - set(KNOWN):
        parser.error(f"unknown kind {', '.join(sorted(unknown))}; choose from {', '.join(KNOWN)}")
    for kind in options.kinds or KINDS:
        print(f"\n{kind}\n")
        for number, one in enumerate(sample(kind, options.count, options.seed), 1):
            print(f"{number:3}. {one.text}\n     {one.path}:{one.line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
