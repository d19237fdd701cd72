"""The promises of every game: one suite for all of them that knows no rules."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest

from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.errors import BadMove, GameError, IllegalMove
from bigshoulders.kernel.events import SILENT, Events, heard_by
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.kernel.match import Match
from cases import CASES, Case, choose, positions

every_game = pytest.mark.parametrize("case", CASES, ids=str)


@every_game
def test_legal_moves_are_sorted_distinct_and_never_missing(case: Case):
    for g, s in positions(case, seed=1, every=3):
        awaited = case.game.awaited(g, s)
        for seat in range(case.game.seats(g)):
            legal = case.game.legal(g, s, seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in awaited)


@every_game
def test_every_legal_move_is_accepted_and_every_other_one_refused_without_change(case: Case):
    game = case.game
    for g, s in positions(case, seed=2, every=40):
        space = game.space(g)
        for seat in game.awaited(g, s):
            legal = set(game.legal(g, s, seat))
            before = game.digest(s)
            for index in range(space.size):
                m = space.move(index)
                refusal = game.refusal(g, s, seat, m)
                assert (refusal is None) == (m in legal), space.spell(m)
                if refusal is not None:
                    assert refusal.code
                    assert refusal.rule
                else:
                    game.apply(g, game.copy(s), seat, m, SILENT)
            refused = next(m for m in map(space.move, range(space.size)) if m not in legal)
            with pytest.raises(IllegalMove) as caught:
                game.apply(g, s, seat, refused, SILENT)
            assert caught.value.code == game.refusal(g, s, seat, refused).code
            assert game.digest(s) == before


@every_game
def test_moves_of_others_and_moves_after_the_end_are_refused(case: Case):
    game = case.game
    sampled = positions(case, seed=3, every=25)
    for g, s in sampled:
        awaited = game.awaited(g, s)
        for seat in range(game.seats(g)):
            if seat not in awaited:
                refusal = game.refusal(g, s, seat, game.space(g).move(0))
                assert refusal is not None
                assert refusal.code == ("not-your-turn" if awaited else "game-over")
    g, s = sampled[-1]
    assert game.awaited(g, s) == []
    assert game.result(g, s) is not None
    assert game.winners(g, s)


@every_game
def test_random_playouts_keep_nothing_of_their_decisions(case: Case):
    """Ten games make 450 to 6,500 decisions, so one block of memory for each would show."""
    game = case.game
    g = game.assemble(case.config)
    kept = []
    for number in range(-2, 10):
        s = game.new(g, simulated_seed(b"memory %d" % number), SILENT)
        if number == 0:  # the first two playouts filled caches
            begun = sys.getallocatedblocks()
        before = sys.getallocatedblocks()
        game.random_playout(g, s, number + 3)
        kept.append(sys.getallocatedblocks() - before)
    assert max(kept) < 100  # what the position holds at its end beyond its start
    assert sys.getallocatedblocks() - begun < 100  # the same, after ten games


@every_game
def test_a_copy_and_its_original_are_independent(case: Case):
    game = case.game
    rng = Random(4)
    for g, s in positions(case, seed=4, every=7)[:-1]:
        before = game.digest(s)
        twin = game.copy(s)
        for _ in range(12):
            if not game.awaited(g, twin):
                break
            seat = game.awaited(g, twin)[0]
            game.apply(g, twin, seat, rng.choice(game.legal(g, twin, seat)), SILENT)
        assert game.digest(twin) != before
        assert game.digest(s) == before


@every_game
def test_the_same_options_seed_and_moves_give_the_same_history(case: Case):
    game = case.game
    histories = []
    for _ in range(2):
        rng = Random(5)
        out = Events()
        g = game.assemble(case.config)
        s = game.new(g, b"twice", out)
        digests = [game.digest(s)]
        while awaited := game.awaited(g, s):
            seat = awaited[-1]
            game.apply(g, s, seat, choose(game, g, game.legal(g, s, seat), rng), out)
            digests.append(game.digest(s))
        histories.append((digests, [game.spell_event(e) for e in out.items], game.result(g, s)))
    assert histories[0] == histories[1]


@every_game
def test_silent_play_gives_the_same_positions(case: Case):
    game = case.game
    for g, s in positions(case, seed=6, every=11)[:-1]:
        seat = game.awaited(g, s)[0]
        for m in game.legal(g, s, seat)[:5]:
            loud, quiet = game.copy(s), game.copy(s)
            game.apply(g, loud, seat, m, Events())
            game.apply(g, quiet, seat, m, SILENT)
            assert game.digest(loud) == game.digest(quiet)


@every_game
def test_moves_events_and_dense_numbers_can_be_spelt_and_read_back(case: Case):
    game = case.game
    g = game.assemble(case.config)
    space = game.space(g)
    for index in range(space.size):
        m = space.move(index)
        assert space.index(m) == index
        assert space.parse(json.loads(json.dumps(space.spell(m)))) == m
    for g, s in positions(case, seed=7, every=30)[:-1]:
        seat = game.awaited(g, s)[0]
        legal = game.legal(g, s, seat)
        mask = space.mask(legal)
        assert [i for i, cell in enumerate(mask) if cell] == sorted(map(space.index, legal))
        out = Events()
        game.apply(g, game.copy(s), seat, legal[0], out)
        for event in out.items:
            assert game.parse_event(json.loads(json.dumps(game.spell_event(event)))) == event


@every_game
def test_positions_written_and_read_and_written_again_are_the_same_bytes(case: Case):
    game = case.game
    for g, s in positions(case, seed=8, every=5):
        written = json.dumps(game.export_position(g, s))
        g2, s2 = game.import_position(json.loads(written))
        assert json.dumps(game.export_position(g2, s2)) == written
        assert game.digest(s2) == game.digest(s)
        assert game.awaited(g2, s2) == game.awaited(g, s)
        for seat in game.awaited(g, s):
            assert game.legal(g2, s2, seat) == game.legal(g, s, seat)
        assert game.problems(g2, s2) == []


@every_game
def test_a_preview_is_what_then_happens_up_to_a_draw_or_reveal(case: Case):
    game = case.game
    told = 0
    for g, s in positions(case, seed=9, every=2)[:-1]:
        for seat in game.awaited(g, s):
            view = game.redact(g, s, seat)
            for m in view.legal:
                expected = game.preview(g, view, m)
                after, out = game.copy(s), Events()
                game.apply(g, after, seat, m, out)
                heard = heard_by(out.items, seat)
                assert heard[: len(expected)] == expected
                if game.luck(after) == game.luck(s):  # nothing was drawn, so nothing may be missing
                    assert heard == expected
                told += len(expected)
    assert told > 10 * case.least


@every_game
def test_a_view_knows_what_its_seat_knows_and_no_more(case: Case):
    game = case.game
    for number, (g, s) in enumerate(positions(case, seed=10, every=6)[:-1]):
        for seat in range(game.seats(g)):
            view = game.redact(g, s, seat)
            assert view.legal == game.legal(g, s, seat)
            assert view.awaited == game.awaited(g, s)
            other = game.resample(g, view, b"another world %d" % number)
            assert game.problems(g, other) == []
            again = game.redact(g, other, seat)
            assert game.digest(again.seen) == game.digest(view.seen)
            assert again.legal == view.legal
        assert game.redact(g, s, NOBODY).legal == []


@every_game
def test_replay_equals_play_and_finds_any_change(case: Case):
    game = case.game
    match = random_match(case, moves=120)
    text = match.log.text()
    last = None
    for entry, _, s in replay(game, read_log(text)):
        last = game.digest(s)
        assert entry is None or entry.digest == last
    assert last == game.digest(match.state)
    assert Match.resume(game, read_log(text)).log.text() == text
    lines = text.splitlines()
    for number in (1, len(lines) // 2, len(lines) - 1):
        document = json.loads(lines[number])
        document["digest"] = "00" * 16
        edited = [*lines[:number], json.dumps(document), *lines[number + 1 :]]
        with pytest.raises(GameError) as caught:
            list(replay(game, read_log("\n".join(edited))))
        assert caught.value.where == f"line {number + 1}"


def random_match(case: Case, moves: int) -> Match:
    rng = Random(11)
    game = case.game
    match = Match(game, case.config, b"a match")
    for _ in range(moves):
        awaited = game.awaited(match.rules, match.state)
        if not awaited:
            break
        seat = rng.choice(awaited)
        legal = game.legal(match.rules, match.state, seat)
        match.play(seat, choose(game, match.rules, legal, rng))
    return match


@every_game
def test_undo_reaches_back_to_the_last_draw_reveal_or_other_seat(case: Case):
    game = case.game
    rng = Random(12)
    match = Match(game, case.config, b"undo")
    undone = barriers = 0
    for _ in range(400):
        awaited = game.awaited(match.rules, match.state)
        if not awaited:
            break
        seat = rng.choice(awaited)
        before, luck = game.digest(match.state), game.luck(match.state)
        match.play(seat, choose(game, match.rules, game.legal(match.rules, match.state, seat), rng))
        for other in range(game.seats(match.rules)):
            assert not match.can_undo(other) or other == seat
        assert match.can_undo(seat) == (game.luck(match.state) == luck)
        if match.can_undo(seat) and rng.random() < 0.3:
            match.undo(seat)
            undone += 1
            assert game.digest(match.state) == before
        elif not match.can_undo(seat):
            barriers += 1
            with pytest.raises(GameError):
                match.undo(seat)
    assert undone > case.least
    assert barriers > case.least // 3
    states = [game.digest(s) for _, _, s in replay(game, read_log(match.log.text()))]
    assert states[-1] == game.digest(match.state)


@every_game
def test_without_a_seed_the_caller_makes_the_draws(case: Case):
    game = case.game
    g = game.assemble(case.config)
    s = game.new(g, b"", SILENT)
    rng = Random(13)
    draws = 0
    for _ in range(300):
        awaited = game.awaited(g, s)
        if not awaited:
            break
        outcomes = game.outcomes(g, s)
        seat = awaited[0]
        legal = game.legal(g, s, seat)
        if outcomes:
            draws += 1
            assert [m for m, _ in outcomes] == legal
            assert all(weight > 0 for _, weight in outcomes)
        game.apply(g, s, seat, rng.choice(legal), SILENT)
    assert draws > case.least


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (None, "spelling/not-an-object"),
        ([], "spelling/not-an-object"),
        ({}, "spelling/unknown-kind"),
        ({"do": 7}, "spelling/unknown-kind"),
        ({"do": "no such thing"}, "spelling/unknown-kind"),
    ],
)
@every_game
def test_malformed_moves_are_refused_in_words(case: Case, words: object, code: str):
    with pytest.raises(BadMove) as caught:
        case.game.space(case.game.assemble(case.config)).parse(words)
    assert caught.value.code == code


def test_every_column_of_a_position_is_in_its_digest():
    case = CASES[2]
    _, s = positions(case, seed=14, every=60)[2]
    before = s.digest()
    for name in type(s).__slots__ if hasattr(type(s), "__slots__") else []:
        value = getattr(s, name)
        if name in ("seed", "stack"):
            continue
        twin = s.copy()
        if isinstance(value, int):
            setattr(twin, name, value + 1)
        else:
            changed = value[:]
            changed[-1] += 1
            setattr(twin, name, changed)
        assert twin.digest() != before, name


def test_digests_do_not_depend_on_the_order_of_bytes_in_memory(monkeypatch: pytest.MonkeyPatch):
    _, s = positions(CASES[2], seed=14, every=60)[2]
    before = s.digest()
    monkeypatch.setattr("bigshoulders.games.chicago.engine.state.byteorder", "big")
    assert s.digest() == before


@every_game
def test_the_chances_of_a_draw_are_its_outcomes_one_by_one(case: Case):
    """Draws from a seed count and pick; explicit draws list. Both must mean the same."""
    game, rng = case.game, Random(7)
    g = game.assemble(case.config)
    s = game.new(g, b"", SILENT)
    drawn = 0
    while s.stack and drawn < 150:
        f = s.stack[-1]
        step = game.steps(g)[f.step]
        if step.draws:
            drawn += 1
            weighted = [move for move, weight in step.outcomes(g, s, f) for _ in range(weight)]
            assert step.chances(g, s, f) == len(weighted)
            assert [step.drawn(g, s, f, i) for i in range(len(weighted))] == weighted
        seat = game.awaited(g, s)[0]
        game.apply(g, s, seat, rng.choice(game.legal(g, s, seat)), SILENT)
    assert drawn
