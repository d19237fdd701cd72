"""The moves of a stretch of the game as lines: one for each thing worth telling, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bigshoulders.box.passages import Passage
from bigshoulders.games.chicago.engine import events as ev
from bigshoulders.games.chicago.engine.ids import (
    ASSET_IDS,
    BANK,
    BUILDING_IDS,
    COMPANY_IDS,
    COMPANY_PURSE,
    COMPANY_WORDS,
    HOLDER_IDS,
    PHASE_IDS,
    PURCHASE_ASSET,
    PURSE_WORDS,
    SEAT_WORDS,
    SHARES_IN,
    SPACE_IDS,
    PhaseId,
    PurseId,
)
from bigshoulders.games.chicago.story.shapes import Facts, LineId, StoryLine
from bigshoulders.kernel.events import Event
from bigshoulders.kernel.frames import NOBODY

PURSES: Final[dict[int, PurseId]] = {
    BANK: "bank",
    **dict(enumerate(SEAT_WORDS)),
    **{COMPANY_PURSE + company: name for company, name in enumerate(COMPANY_IDS)},
}
assert all(PURSE_WORDS.spell(number) == name for number, name in PURSES.items())


class Teller:
    """Reads events in order and makes lines of them; payments belong to the line before them."""

    def __init__(self, decade: int, phase: int) -> None:
        self.decade = decade
        self.phase: PhaseId = PHASE_IDS[phase]
        self.lines: list[StoryLine] = []
        self.pending: list[Event] = []  # payments before the first line of their entry

    def read(self, passage: Passage) -> None:
        """Add the lines of one entry."""
        for event in passage.events:
            if event.kind == ev.PHASE_BEGAN:
                self.phase, self.decade = PHASE_IDS[event.a], event.b
            elif event.kind == ev.PAID:
                self.take(passage, event)
            else:
                self.hear(passage, event)
        self.pending.clear()

    def hear(self, passage: Passage, event: Event) -> None:
        """An event that may be a line of its own."""
        a, b, c = event.a, event.b, event.c
        if event.kind == ev.FOUNDED:
            self.add(passage, b, "founded", {"company": COMPANY_IDS[a], "value": c})
        elif event.kind == ev.CERTIFICATE_MOVED:
            self.trade(passage, event)
        elif event.kind == ev.PASSED:
            self.add(passage, a, "passed", {})
        elif event.kind == ev.BUILDING_REVEALED:
            self.add(passage, a, "built", {"space": BUILDING_IDS[b]})
        elif event.kind == ev.BUILDING_USED:
            self.add(passage, b, "used", {"space": SPACE_IDS[a], "company": COMPANY_IDS[c]})
        elif event.kind == ev.ASSET_MOVED and c >= ev.ASSET_CHARTER:
            company = COMPANY_IDS[c - ev.ASSET_CHARTER]
            self.buy_asset(passage, {"asset": ASSET_IDS[a], "company": company})
        elif event.kind == ev.DIVIDEND_DECLARED:
            self.add(passage, passage.seat, "paid", money_facts(a, revenue=b, per_share=c))
        elif event.kind == ev.EARNINGS_WITHHELD:
            self.add(passage, passage.seat, "withheld", money_facts(a, revenue=b))
        elif event.kind == ev.DIRECTOR_CHANGED:
            self.add(passage, c, "director", {"company": COMPANY_IDS[a], "old": b})
        elif event.kind == ev.CLOSED_DOWN:
            self.add(passage, b, "closed", {"company": COMPANY_IDS[a]})

    def add(self, passage: Passage, seat: int, kind: LineId, facts: Facts) -> StoryLine:
        line = StoryLine(
            kind=kind,
            seq=passage.seq,
            seat=seat,
            decade=self.decade,
            phase=self.phase,
            facts=facts,
            purses={},
            things=[f"{name}:{value}" for name, value in facts.items() if isinstance(value, str)],
        )
        self.lines.append(line)
        for event in self.pending:
            note(line, event)
        self.pending.clear()
        return line

    def trade(self, passage: Passage, event: Event) -> None:
        """A certificate bought or sold; several of one company in a turn are one line."""
        origin, target = event.c, event.d
        if not (0 <= origin < len(HOLDER_IDS) and 0 <= target < len(HOLDER_IDS)):
            return
        seats = len(SEAT_WORDS)
        if origin >= seats and target < seats:
            kind: LineId = "bought"
        elif origin < seats <= target:
            kind = "sold"
        elif origin >= seats:
            kind = "issued"
        else:
            return  # between players: the change of directors says it
        company, shares = COMPANY_IDS[event.a], SHARES_IN[event.b]
        seat = passage.seat if kind == "issued" else min(origin, target)
        last = self.lines[-1] if self.lines else None
        same = last is not None and (last.kind, last.seat, last.phase) == (kind, seat, self.phase)
        if last is not None and same and last.facts["company"] == company:
            last.facts["shares"] = int(last.facts["shares"]) + shares
            for paid in self.pending:
                note(last, paid)
            self.pending.clear()
        elif self.pending:  # without a payment it belongs to a change of directors
            self.add(passage, seat, kind, {"company": company, "shares": shares})

    def buy_asset(self, passage: Passage, facts: Facts) -> None:
        """The purchase at the bank building replaces the line about the building."""
        last = self.lines[-1] if self.lines else None
        at_bank = last is not None and last.facts.get("space") == SPACE_IDS[PURCHASE_ASSET]
        if last is None or not at_bank or last.facts.get("company") != facts["company"]:
            self.add(passage, passage.seat, "asset", facts)
            return
        last.kind, last.facts = "asset", facts
        last.things = [f"{name}:{value}" for name, value in facts.items()]

    def take(self, passage: Passage, event: Event) -> None:
        """A payment: of the line that this player's turn has begun, or of the next one."""
        last = self.lines[-1] if self.lines else None
        if event.d not in BEFORE and last is not None and self.is_part_of(last, passage, event):
            note(last, event)
        else:
            self.pending.append(event)

    def is_part_of(self, line: StoryLine, passage: Passage, event: Event) -> bool:
        """Whether a payment belongs to a line: of the same entry, or a choice during one visit."""
        if line.seq == passage.seq:
            return True
        visit = line.kind in VISITS and (line.seat, line.phase) == (passage.seat, self.phase)
        return visit and line.facts["company"] in (PURSES[event.a], PURSES[event.b])


# Payments that come before the event they belong to.
BEFORE: Final = (ev.FOR_CERTIFICATE, ev.FOR_SALE, ev.FOR_ASSET, ev.FOR_EMERGENCY)
# Lines about a Partner's visit; the choices that it brings are later entries.
VISITS: Final = ("used", "asset")


def note(line: StoryLine, event: Event) -> None:
    """Count a payment in the purses of a line."""
    for purse, amount in ((PURSES[event.a], -event.c), (PURSES[event.b], event.c)):
        if purse != "bank":
            line.purses[purse] = line.purses.get(purse, 0) + amount


def company_of(line: StoryLine) -> int:
    """The company of a line that has one."""
    return COMPANY_WORDS.number[str(line.facts["company"])]


def money_facts(company: int, **amounts: int) -> Facts:
    return {"company": COMPANY_IDS[company], **amounts}


def lines_of(passages: list[Passage], decade: int, phase: int) -> list[StoryLine]:
    """The lines of a stretch that begins in this Decade and phase."""
    teller = Teller(decade, phase)
    for passage in passages:
        teller.read(passage)
    return teller.lines


def payments(passages: list[Passage]) -> Iterator[tuple[int, int, int, int, int]]:
    """Every payment: payer, payee, amount, reason, and the company whose dividend it is or -1."""
    company = NOBODY
    for passage in passages:
        for event in passage.events:
            if event.kind == ev.DIVIDEND_DECLARED:
                company = event.a
            elif event.kind == ev.PAID:
                own = event.d == ev.FOR_DIVIDENDS
                yield event.a, event.b, event.c, event.d, company if own else NOBODY
