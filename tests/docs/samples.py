"""The code blocks of the documentation: where they are, their language and how they are marked.

A block may follow a comment that marks it:

    <!-- not run: REASON -->          its commands are checked, but nothing runs
    <!-- answer: GET /api/… -->       the JSON has the keys of a real answer to an earlier request
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")})
BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>[a-z ]+): (?P<said>[^\n]+?) -->\n)?"
    r"^```(?P<language>[a-z]*)\n(?P<code>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
MARKS = {"", "not run", "answer"}


@dataclass(frozen=True)
class Sample:
    """One code block. `said` is the reason it doesn't run, or the request it answers."""

    page: Path
    line: int
    language: str
    code: str
    mark: str
    said: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def runs(self) -> bool:
        return self.mark != "not run"


def read_samples(page: Path) -> list[Sample]:
    text = page.read_text(encoding="utf-8")
    return [
        Sample(
            page,
            text.count("\n", 0, found.start("code")),
            found["language"],
            found["code"],
            found["mark"] or "",
            found["said"] or "",
        )
        for found in BLOCK.finditer(text)
    ]


SAMPLES = [sample for page in PAGES for sample in read_samples(page)]


def samples(*languages: str) -> list[Sample]:
    return [sample for sample in SAMPLES if sample.language in languages]
