"""The Magnate and its learned judgement: equal numbers everywhere, and nothing hidden in them."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders import judge, load_position, new_game
from bigshoulders.games.chicago.bots.judged_row import (
    PLAYER,
    SUBJECTS,
    WIDTH,
    JudgedRow,
    fact_names,
)
from bigshoulders.games.chicago.bots.judgement import PARTS, Judgement, read_trees, shipped
from bigshoulders.games.chicago.bots.magnate import Magnate
from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.bots.quick import Quick
from bigshoulders.games.chicago.bots.reasons import from_experience
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.kernel.errors import BadConfig, BadData
from bigshoulders.kernel.events import SILENT
from bigshoulders.language.messages import messages
from cases import CASES, Case, positions
from chicago_play import Ticking, views

CHICAGO_CASES = [case for case in CASES if case.game is CHICAGO]


def later(decade: int, config: dict[str, object] | None = None) -> tuple[Rules, State]:
    """A game of habit, played to the Stock Phase of a decade."""
    g = CHICAGO.assemble(config or {"players": 4, "advanced": True})
    s = new(g, b"magnate", SILENT)
    Quick(g).play_on(s, decade, 3000)
    return g, s


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_a_row_reads_only_what_every_seat_sees(case: Case) -> None:
    for g, s in list(positions(case, 31, every=60))[:12]:
        maker = JudgedRow(g, Outlook(g))
        rows = maker.rows(s)
        assert [len(row) for row in rows] == [WIDTH] * g.players
        for seat in g.seats:
            assert maker.rows(CHICAGO.redact(g, s, seat).seen) == rows


def test_every_number_of_a_row_has_a_name() -> None:
    names = fact_names()
    assert len(names) == len(set(names)) == WIDTH
    g, s = later(3)
    row = dict(zip(names, JudgedRow(g, Outlook(g)).rows(s)[2], strict=True))
    assert row["decade"] == 3
    assert row["own_cash"] == s.cash[2]
    assert row["own_companies"] == sum(s.director[c] == 2 for c in g.companies)
    assert row["best_rival_worth"] == max(round(Outlook(g).worth(s)[seat]) for seat in (0, 1, 3))


def test_the_judgement_is_the_same_on_every_platform() -> None:
    found = []
    for decade in (2, 4):
        g, s = later(decade)
        judgement = Judgement(g, Outlook(g), shipped())
        found.append([judgement.trees.total(row) for row in judgement.row.rows(s)])
    assert found == EXPECTED


def test_corrections_shift_money_between_seats_only() -> None:
    g, s = later(3)
    outlook = Outlook(g)
    before, after = outlook.worth(s), Judgement(g, outlook, shipped()).worth(s)
    assert before != after
    assert sum(after) == pytest.approx(sum(before), abs=g.players)


def test_odds_sum_to_one_and_follow_the_money() -> None:
    board = new_game("chicago", b"odds", players=3)
    rng = Random(5)
    while awaited := board.awaited():
        view = board.view(awaited[0])
        outcomes = judge(board, awaited[0])
        assert sum(outcome.odds for outcome in outcomes) == pytest.approx(1.0)
        ranked = sorted(outcomes, key=lambda outcome: outcome.score)
        assert [o.odds for o in ranked] == sorted(o.odds for o in outcomes)
        for _ in range(20):
            if awaited := board.awaited():
                view = board.view(awaited[0])
                board.play(awaited[0], rng.choice(view.legal))
    final = judge(board, 0)
    assert [o.score for o in final] == board.game.scores(board.rules, board.state)
    winners = board.game.leaders(board.rules, board.state)
    assert [o.odds for o in final] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(3)
    ]


def test_a_loaded_position_can_be_judged() -> None:
    g, s = later(5)
    board = load_position(CHICAGO.export_position(g, s))
    best = max(judge(board, 0), key=lambda outcome: outcome.odds)
    assert best.odds > 0.3


def test_a_game_without_a_judgement_says_so() -> None:
    with pytest.raises(BadConfig) as caught:
        judge(new_game("industrialist", b"x"), 0)
    assert caught.value.code == "config/no-judgement"


def test_trees_for_other_rows_are_refused() -> None:
    from struct import pack
    from zlib import compress

    with pytest.raises(BadData) as caught:
        read_trees(compress(pack("<5i", 0, 3, 0, 0, 0)), "old.bin")
    assert (caught.value.code, caught.value.where) == ("data/other-rows", "old.bin")


@pytest.mark.parametrize("case", CHICAGO_CASES, ids=str)
def test_a_magnate_answers_every_kind_of_question(case: Case) -> None:
    g, found = views(case.config, 16, 90)
    magnate = Magnate(0.02)
    for view in found:
        before = view.seen.digest()
        assert magnate.choose(g, view, Random(1)) in view.legal
        assert view.seen.digest() == before


def test_a_magnate_judges_its_futures_by_what_it_learned() -> None:
    g, found = views({"players": 2, "advanced": True}, 9, 15)
    magnate = Magnate(1.0, Ticking(0.03))
    for view in found[:3]:
        advice = magnate.explain(g, view, Random(4))
        assert advice.move in view.legal
    search = magnate.searching(g)
    s = found[-1].seen
    assert search.worth(s) == Judgement(g, Outlook(g), shipped()).worth(s)


def test_what_the_correction_saw_is_named() -> None:
    assert len(SUBJECTS) == PLAYER
    g, s = later(4)
    judgement = Judgement(g, Outlook(g), shipped())
    rows = judgement.row.rows(s)
    shifts = judgement.shifts(s, 2)
    names = fact_names()
    level = dict(zip(names, rows[2], strict=True))
    for fact in ("best_appeal", "appeal", "first_to_operate"):
        level[f"own_{fact}"] = level[f"mean_rival_{fact}"]
    lost = judgement.trees.total(rows[2]) - judgement.trees.total(list(level.values()))
    assert shifts["appeal"] == lost / PARTS
    assert any(abs(shift) > 15 for shift in shifts.values())


def test_a_magnate_says_what_experience_speaks_for_a_move() -> None:
    mine, other = {"appeal": 40.0, "cash": 5.0}, {"appeal": 10.0, "cash": 9.0}
    ((_, reason),) = from_experience(mine, [other, {}])
    assert (reason.key, reason.facts) == ("experience", {"subject": "appeal", "amount": 30})
    assert from_experience(other, [mine]) == []
    assert from_experience(mine, [{}]) == []
    for language in ("en", "fr", "de"):
        texts = {
            messages(language).text("chicago-advice-experience", {"subject": subject, "amount": 30})
            for subject in SUBJECTS
            if subject
        }
        assert len(texts) == len(set(SUBJECTS)) - 1


def test_a_magnate_gives_experience_as_a_reason() -> None:
    g, found = views({"players": 3, "advanced": True}, 12, 25)
    magnate = Magnate(1.0, Ticking(0.05))
    reasons = [
        reason.key
        for view in found
        for candidate in magnate.explain(g, view, Random(4)).candidates
        for reason in candidate.reasons
    ]
    assert "experience" in reasons


EXPECTED = [[345, -3624, 4572, 5562], [-2487, -2249, -1290, 6760]]
