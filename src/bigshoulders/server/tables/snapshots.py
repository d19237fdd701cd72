"""Snapshots: the table as one seat may see it, with its question and choices."""

from __future__ import annotations

from time import time
from typing import Final, NamedTuple

import msgspec

from bigshoulders.box.any_game import AnyBoard, AnyView
from bigshoulders.box.counsel import Prospect, counsel, fix_text, plan_words, prospect
from bigshoulders.kernel.chance import commitment
from bigshoulders.kernel.errors import IllegalMove
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.json import Json
from bigshoulders.language.voice import AnyVoice
from bigshoulders.server.documents import (
    Choice,
    Document,
    Fairness,
    MoveWarning,
    SeatInfo,
    Snapshot,
    Suggestion,
    TableInfo,
    You,
)
from bigshoulders.server.errors import Refused
from bigshoulders.server.tables.access import Access
from bigshoulders.server.tables.clocks import settled
from bigshoulders.server.tables.table import Table
from bigshoulders.server.tables.votes import vote_info


class Outlook(NamedTuple):
    """A move looked at before it is made."""

    lines: list[str]
    events: list[Document]
    warnings: list[MoveWarning]
    notes: list[str]


NOTHING: Final = msgspec.Raw(b"{}")  # for clients that don't want the view


def snapshot(table: Table, seat: int, language: str | None, previews: bool) -> Snapshot:
    """The table now; without texts if no language is given."""
    seen = table.board.view(seat)
    found = outline(table, seat)
    found.view = encode_view(table, seen)
    found.sheet = encode_sheet(table, seen)
    ask(table, found, seen, language, previews)
    return found


def outline(table: Table, seat: int) -> Snapshot:
    """A snapshot without view, sheet and choices."""
    if not table.has_begun:
        raise Refused("not_running", status=table.status)
    is_free = table.status == "running" and bool(table.trail.targets(seat))
    can_undo = is_free and table.bot_of(seat) is None
    return Snapshot(
        table=table.id,
        seq=table.seq,
        seat=None if seat == NOBODY else seat,
        status=table.status,
        awaited=table.awaited,
        view=NOTHING,
        sheet=NOTHING,
        decision=None,
        choices=[],
        undo=can_undo,
        undo_to=table.trail.floor if can_undo else None,
        result=table.result(),
    )


def ask(
    table: Table, found: Snapshot, seen: AnyView, language: str | None, previews: bool = False
) -> None:
    """Add the question, and the choices if this seat is asked."""
    found.decision = decision(table, seen, language)
    if table.status == "running" and seen.seat in table.awaited:
        found.choices = choices(table, seen, language, previews)
        found.suggestions = suggestions(table, seen, language)


def old_snapshot(
    table: Table, board: AnyBoard, seq: int, seat: int, language: str | None
) -> Snapshot:
    """An earlier position as this seat may see it, without choices."""
    seen = board.view(seat)
    return Snapshot(
        table=table.id,
        seq=seq,
        seat=None if seat == NOBODY else seat,
        status=table.status,
        awaited=board.awaited(),
        view=encode_view(table, seen),
        sheet=msgspec.Raw(msgspec.json.encode(table.sheet.make(table.g, seen.seen, seat))),
        decision=decision(table, seen, language),
        choices=[],
        undo=False,
        undo_to=None,
        result=table.result() if seq == table.seq else None,
    )


def decision(table: Table, seen: AnyView, language: str | None) -> str | None:
    """The question to this seat if it is awaited, otherwise to the first awaited seat."""
    if language is None or not seen.awaited:
        return None
    asked = seen.seat if seen.seat in seen.awaited else seen.awaited[0]
    return table.voice(language).decision(seen.seen, asked)


def choices(table: Table, seen: AnyView, language: str | None, previews: bool) -> list[Choice]:
    space = table.space
    found = []
    for move in seen.legal:
        choice = Choice(space.index(move), space.spell(move))
        if language is not None:
            choice.text = table.voice(language).move(seen.seen, move)
        if previews:
            ahead = outlook(table, seen, move, language)
            choice.preview, choice.events = ahead.lines, ahead.events
            choice.warnings = ahead.warnings or None
        found.append(choice)
    return found


def outlook(table: Table, seen: AnyView, move: int, language: str | None) -> Outlook:
    """The effects of a legal move, up to the first draw or reveal: texts and events, and what to
    consider before it."""
    found = prospect(table.box, table.g, seen, move)
    events = [table.game.spell_event(event) for event in found.events]
    if language is None:
        return Outlook([], events, [], [])
    voice = table.voice(language)
    noted = warnings(table, voice, found)
    return Outlook(found.lines(voice), events, noted, found.notes_in(voice))


def warnings(table: Table, voice: AnyVoice, found: Prospect) -> list[MoveWarning]:
    """The warnings about a move in words, each with the moves to make instead."""
    seen = found.view
    return [
        MoveWarning(
            code=warning.code,
            facts=dict(warning.facts),
            title=voice.warning_title(warning.code, warning.facts),
            text=voice.warning_text(warning.code, warning.facts),
            fix=[table.space.spell(move) for move in warning.fix],
            fix_text=fix_text(table.box, voice, table.g, seen, warning),
        )
        for warning in found.warnings
    ]


def suggestions(table: Table, seen: AnyView, language: str | None) -> list[Suggestion]:
    """The suggestions for the question a seat is asked, in words."""
    if language is None:
        return []
    voice = table.voice(language)
    return [
        Suggestion(
            code=found.code,
            facts=dict(found.facts),
            title=voice.remark(f"suggestion-{found.code}", found.facts),
            dos=[table.space.spell(move) for move in found.moves],
            moves=plan_words(table.box, voice, table.g, seen, found.moves),
            result=voice.remark(f"suggestion-{found.code}", found.facts, "result"),
        )
        for found in counsel(table.box).suggestions(table.g, seen)
    ]


def preview(table: Table, seat: int, do: Json, language: str) -> Outlook:
    """The consequences of a move, or IllegalMove."""
    table.need_running()
    move = table.space.parse(do)
    refusal = table.board.refusal(seat, move)
    if refusal is not None:
        raise IllegalMove(refusal.code, refusal.rule, refusal.facts)
    return outlook(table, table.board.view(seat), move, language)


def why(table: Table, seat: int, do: Json) -> IllegalMove | None:
    """Why a move isn't legal now; None if it is."""
    table.need_running()
    move = table.space.parse(do)
    refusal = table.board.refusal(seat, move)
    return IllegalMove(refusal.code, refusal.rule, refusal.facts) if refusal else None


def encode_snapshot(table: Table, seat: int, language: str | None, view: bool) -> bytes:
    """The snapshot sent over sockets, encoded once for all tabs of a seat."""
    key = ("snapshot", seat, language, view)
    if key not in table.cache:
        found = outline(table, seat)
        is_asked = table.status == "running" and seat in table.awaited
        if not view and language is None and not is_asked:  # the outline is all there is
            return msgspec.json.encode(found)
        seen = table.board.view(seat)
        ask(table, found, seen, language)
        if view:
            found.view, found.sheet = encode_view(table, seen), encode_sheet(table, seen)
        table.keep(key, msgspec.json.encode(found))
    cached: bytes = table.cache[key]
    return cached


def encode_view(table: Table, seen: AnyView) -> msgspec.Raw:
    """The position as a seat may see it."""
    return msgspec.Raw(msgspec.json.encode(table.game.export_position(table.g, seen.seen)))


def encode_sheet(table: Table, seen: AnyView) -> msgspec.Raw:
    """The sheet of a seat. Seats that aren't asked share the spectators' sheet: only the moves of
    an asked seat make a difference."""
    is_shared = seen.seat not in table.awaited
    key = ("sheet", NOBODY if is_shared else seen.seat)
    if key not in table.cache:
        known = table.board.view(NOBODY) if is_shared else seen
        sheet = msgspec.json.encode(table.sheet.make(table.g, known.seen, known.seat))
        table.keep(key, msgspec.Raw(sheet))
    cached: msgspec.Raw = table.cache[key]
    return cached


def table_info(table: Table, access: Access) -> TableInfo:
    """The public facts of a table, and what this access allows."""
    r = table.record
    left = None
    if table.clock is not None:
        left = settled(table.clock, table.awaited, table.server_clock.now()).left
    seats = [
        SeatInfo(
            seat=seat.seat,
            name=seat.shown,
            kind=seat.kind,
            bot=seat.bot,
            joined=seat.joined,
            resigned=seat.resigned,
            reason=seat.reason,
            substitute=seat.substitute_hash is not None,
            offered=seat.invite_hash is not None,
            absent=table.is_absent(seat.seat),
            connected=table.connected(seat.seat),
            clock=left[seat.seat] if left else None,
            has_entropy=bool(seat.entropy),
        )
        for seat in table.seats
    ]
    fairness = None
    if table.is_over:
        fairness = Fairness(r.secret.hex(), [seat.entropy for seat in table.seats], r.seed.hex())
    return TableInfo(
        id=r.id,
        title=r.title,
        game=r.game,
        config=msgspec.json.decode(r.config),
        rules=r.rules,
        seats=seats,
        status=r.status,
        public=r.public,
        daily=r.daily,
        pace=table.pace,
        absence=r.absence,
        stand_in=table.stand_in,
        assistance=table.has_assistance,
        aided=r.aided,
        head=table.seq,
        awaited=table.awaited,
        clock_since=time() if left else None,
        commitment=commitment(r.secret),
        fairness=fairness,
        result=table.result(),
        votes=[vote_info(table, vote) for vote in table.votes.values()],
        rematch=r.rematch,
        created=r.created,
        changed=r.changed,
        you=You(list(access.seats), access.is_owner, access.may_look, list(access.invited)),
    )
