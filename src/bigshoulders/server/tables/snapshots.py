"""Frames: the table as one seat may know it, with its question and its choices."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bigshoulders.kernel.chance import commitment, day_of
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.errors import IllegalMove
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.server.documents import (
    Choice,
    Document,
    Fairness,
    Frame,
    SeatInfo,
    TableInfo,
    You,
)
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.table import Live
from bigshoulders.server.tables.votes import vote_info

NOTHING: Final = msgspec.Raw(b"{}")  # shown to those who don't want to look


def frame(live: Live, seat: int, language: str | None, previews: bool) -> Frame:
    """The table now. Without a language there are no words."""
    seen = live.game.redact(live.g, live.state, seat)
    found = outline(live, seat)
    found.view = encode_view(live, seen)
    found.sheet = encode_sheet(live, seen)
    ask(live, found, seen, language, previews)
    return found


def outline(live: Live, seat: int) -> Frame:
    """A frame that shows nothing yet."""
    if not live.has_begun:
        raise Refused("not_running", status=live.status)
    is_free = live.status == "running" and live.trail.seat == seat and bool(live.trail.seqs)
    can_undo = is_free and live.bot_of(seat) is None
    return Frame(
        table=live.id,
        seq=live.seq,
        seat=None if seat == NOBODY else seat,
        status=live.status,
        awaited=live.awaited,
        view=NOTHING,
        sheet=NOTHING,
        decision=None,
        choices=[],
        undo=can_undo,
        undo_to=live.trail.floor if can_undo else None,
        result=live.result(),
    )


def ask(
    live: Live, found: Frame, seen: View[Any], language: str | None, previews: bool = False
) -> None:
    """The question, and for who is asked the choices."""
    found.decision = decision(live, seen, language)
    if live.status == "running" and seen.seat in live.awaited:
        found.choices = choices(live, seen, language, previews)


def old_frame(live: Live, s: Any, seq: int, seat: int, language: str | None) -> Frame:
    """A position of the past, as this seat may know it: a picture without choices."""
    seen = live.game.redact(live.g, s, seat)
    return Frame(
        table=live.id,
        seq=seq,
        seat=None if seat == NOBODY else seat,
        status=live.status,
        awaited=live.game.awaited(live.g, s),
        view=encode_view(live, seen),
        sheet=msgspec.Raw(msgspec.json.encode(live.stage.sheet(live.g, seen.seen, seat))),
        decision=decision(live, seen, language),
        choices=[],
        undo=False,
        undo_to=None,
        result=live.result() if seq == live.seq else None,
    )


def decision(live: Live, seen: View[Any], language: str | None) -> str | None:
    """What is being asked, of this seat if it is awaited, else of the first who is."""
    if language is None or not seen.awaited:
        return None
    asked = seen.seat if seen.seat in seen.awaited else seen.awaited[0]
    return live.voice(language).decision(seen.seen, asked)


def choices(live: Live, seen: View[Any], language: str | None, previews: bool) -> list[Choice]:
    space = live.game.space(live.g)
    found = []
    for move in seen.legal:
        choice = Choice(space.index(move), space.spell(move))
        if language is not None:
            choice.text = live.voice(language).move(seen.seen, move)
        if previews:
            choice.preview, choice.events = outlook(live, seen, move, language)
        found.append(choice)
    return found


def outlook(
    live: Live, seen: View[Any], move: int, language: str | None
) -> tuple[list[str], list[Document]]:
    """What a legal move would do, up to the first draw or reveal."""
    events = live.game.preview(live.g, seen, move)
    lines = live.voice(language).outline(events) if language is not None else []
    return lines, [live.game.spell_event(event) for event in events]


def preview(
    live: Live, seat: int, do: Json, language: str | None
) -> tuple[list[str], list[Document]]:
    """What one move would do; IllegalMove if it cannot be made."""
    live.need_running()
    move = live.game.space(live.g).parse(do)
    refusal = live.game.refusal(live.g, live.state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal.code, refusal.rule, refusal.facts)
    return outlook(live, live.game.redact(live.g, live.state, seat), move, language)


def why(live: Live, seat: int, do: Json) -> IllegalMove | None:
    """Why a move cannot be made now; None if it can."""
    live.need_running()
    move = live.game.space(live.g).parse(do)
    refusal = live.game.refusal(live.g, live.state, seat, move)
    return IllegalMove(refusal.code, refusal.rule, refusal.facts) if refusal else None


def encode_frame(live: Live, seat: int, language: str | None, view: bool) -> bytes:
    """The frame that goes over sockets, encoded once for all tabs of a seat."""
    key = ("frame", seat, language, view)
    if key not in live.cache:
        found = outline(live, seat)
        is_asked = live.status == "running" and seat in live.awaited
        if not view and language is None and not is_asked:  # nothing to look at
            return msgspec.json.encode(found)
        seen = live.game.redact(live.g, live.state, seat)
        ask(live, found, seen, language)
        if view:
            found.view, found.sheet = encode_view(live, seen), encode_sheet(live, seen)
        live.keep(key, msgspec.json.encode(found))
    cached: bytes = live.cache[key]
    return cached


def encode_view(live: Live, seen: View[Any]) -> msgspec.Raw:
    """The position as a seat may know it."""
    return msgspec.Raw(msgspec.json.encode(live.game.export_position(live.g, seen.seen)))


def encode_sheet(live: Live, seen: View[Any]) -> msgspec.Raw:
    """Sheets differ by nothing but what those who are asked may do: all others share the one of
    those who only watch."""
    is_shared = seen.seat not in live.awaited
    key = ("sheet", NOBODY if is_shared else seen.seat)
    if key not in live.cache:
        known = live.game.redact(live.g, live.state, NOBODY) if is_shared else seen
        sheet = msgspec.json.encode(live.stage.sheet(live.g, known.seen, known.seat))
        live.keep(key, msgspec.Raw(sheet))
    cached: msgspec.Raw = live.cache[key]
    return cached


def table_info(live: Live, access: Access) -> TableInfo:
    """A table from outside: what everybody who may look at it may know."""
    r = live.record
    clock = live.clock
    seats = [
        SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            joined=seat.joined,
            resigned=seat.resigned,
            connected=live.connected(seat.seat),
            clock=clock.left[seat.seat] if clock else None,
            has_entropy=bool(seat.entropy),
        )
        for seat in live.seats
    ]
    fairness = None
    if live.is_over:
        fairness = Fairness(r.secret.hex(), [seat.entropy for seat in live.seats], r.seed.hex())
    return TableInfo(
        id=r.id,
        title=r.title,
        game=r.game,
        config=msgspec.json.decode(r.config),
        rules=r.rules,
        seats=seats,
        status=r.status,
        public=r.public,
        daily=day_of(r.secret),
        pace=live.pace,
        head=live.seq,
        awaited=live.awaited,
        clock_since=clock.since if clock else None,
        commitment=commitment(r.secret),
        fairness=fairness,
        result=live.result(),
        votes=[vote_info(live, vote) for vote in live.votes.values()],
        rematch=r.rematch,
        created=r.created,
        changed=r.changed,
        you=You(list(access.seats), access.is_owner, access.may_look),
    )
