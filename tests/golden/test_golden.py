"""Stored whole games: a change that makes any of them end differently must be explained. Two were
searched for, because they show what random play rarely reaches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.kernel.match import Match
from new_golden import GAMES, PLAYTHROUGH, play, playthrough
from table import rule

Words = dict[str, Any]

HERE = Path(__file__).resolve().parent


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_position_by_position(name: str):
    log = read_log((HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    game = GAMES[name].game
    *_, (entry, g, s) = replay(game, log)
    assert entry == log.entries[-1]
    assert game.result(g, s) is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_reproduced_byte_for_byte(name: str):
    written = (HERE / f"{name}.jsonl").read_text(encoding="utf-8")
    assert play(name).log.text() == written


def events_of(name: str) -> list[tuple[Words, list[Words]]]:
    """The moves that nobody took back, with their events."""
    kept: list[tuple[int, Words, list[Words]]] = []
    for entry in read_log((HERE / f"{name}.jsonl").read_text(encoding="utf-8")).entries:
        if "undo_to" in entry.do:
            kept = [one for one in kept if one[0] <= entry.do["undo_to"]]
        else:
            kept.append((entry.seq, entry.do, entry.events))
    return [(do, events) for _, do, events in kept]


@rule("Q-187", "OPS-62", "OPS-63")
def test_a_golden_game_empties_the_bag_by_its_last_needed_cube():
    """Haymarket goes into the bag and is set out again, with no draw between."""
    ways = [
        [(e["origin"], e["target"]) for e in events if e["event"] == "cubes_moved"]
        for _, events in events_of("last-cube-2")
    ]
    turned = [
        list(dict.fromkeys(way[way.index(("haymarket", "bag")) - 1 :]))
        for way in ways
        if ("haymarket", "bag") in way
    ]
    assert turned == [[("bag", "chain_x"), ("haymarket", "bag"), ("bag", "haymarket")]]


@rule("ED-35", "Q-188")
def test_a_golden_game_of_the_first_edition_uses_an_asset_after_the_payout():
    played = events_of("late-asset-2")
    (used,) = [
        n
        for n, (do, _) in enumerate(played)
        if do.get("asset") == "backroom_deals" and do["do"] == "activate_asset"
    ]
    turns = [
        e["event"]
        for _, events in played[:used]
        for e in events
        if e["event"] in {"operating_began", "earnings_withheld", "dividend_declared"}
    ]
    assert turns[-1] == "earnings_withheld"


def test_the_playthrough_is_unchanged():
    log = read_log((HERE / f"{PLAYTHROUGH}.jsonl").read_text(encoding="utf-8"))
    written = (HERE / f"{PLAYTHROUGH}.txt").read_text(encoding="utf-8")
    assert playthrough(Match.resume(CHICAGO, log)) == written
