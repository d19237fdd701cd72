"""The shipped puzzles: enough of each sort, legal answers, and numbers that can be made again."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bigshoulders.box.faces import face
from bigshoulders.box.puzzles import LEVELS, Answer, Puzzle, Puzzling, puzzles
from bigshoulders.games.chicago.box import BOX, CHICAGO
from bigshoulders.games.chicago.engine.events import REVENUE_ADDED
from bigshoulders.games.chicago.engine.frames import STOCK_TURN
from bigshoulders.games.chicago.engine.ids import COMPANY_WORDS
from bigshoulders.games.chicago.engine.moves import SPACE
from bigshoulders.games.chicago.puzzles import KINDS, SETTINGS, PuzzleMaker
from bigshoulders.kernel.board import Board
from bigshoulders.kernel.frames import NOBODY
from bigshoulders.lab.puzzles import read_puzzle_spec

SHIPPED = puzzles(BOX)
SETTING = read_puzzle_spec(None).settings
EXACT = ("demand", "directorship")
DEALS = 8  # in a new measurement; far fewer than the puzzles were made with


def sample(kind: str, count: int) -> list[Puzzle]:
    """Some puzzles of a kind, spread over the archive."""
    found = [puzzle for puzzle in SHIPPED.values() if puzzle.kind == kind]
    return found[:: max(1, len(found) // count)][:count]


def checked(puzzle: Puzzle, deals: int = DEALS) -> list[Answer]:
    """The choices with new numbers, from the maker's own code."""
    board = puzzle.board(BOX)
    maker = PuzzleMaker(board.rules, SETTINGS)
    return maker.check(board.view(puzzle.seat), puzzle, b"again", deals)


def after(puzzle: Puzzle, moves: list[dict[str, object]]) -> tuple[Board, int]:
    """The position after moves of the player, and the revenue on the way."""
    board = puzzle.board(BOX)
    revenue = 0
    for move in moves:
        events = board.play(puzzle.seat, SPACE.parse(move))
        revenue += sum(event.b for event in events if event.kind == REVENUE_ADDED)
    return board, revenue


def test_there_are_enough_of_every_kind_and_level():
    assert len(SHIPPED) >= 200
    kinds = Counter(puzzle.kind for puzzle in SHIPPED.values())
    assert set(kinds) == set(KINDS) == set(face(BOX, Puzzling).kinds)
    assert min(kinds.values()) >= 40
    assert {puzzle.level for puzzle in SHIPPED.values()} == set(LEVELS)
    positions = {str(puzzle.position) for puzzle in SHIPPED.values()}
    assert len(positions) > len(SHIPPED) * 0.95  # a position may ask two questions


def test_no_answer_can_be_guessed_from_its_place():
    for kind in KINDS:
        places = Counter(p.answer for p in SHIPPED.values() if p.kind == kind)
        assert len(places) > 1
        assert max(places.values()) < 0.85 * sum(places.values())


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_is_legal_and_the_answer_is_best(kind: str):
    for puzzle in SHIPPED.values():
        if puzzle.kind != kind:
            continue
        assert puzzle.board(BOX).awaited() == [puzzle.seat]
        for choice in puzzle.choices:
            after(puzzle, choice.moves)  # an illegal move raises
        best = puzzle.choices[puzzle.answer]
        assert best.meets
        rest = [c.worth for c in puzzle.choices if c is not best and c.meets]
        least = SETTING["exact_margin" if kind in EXACT else "margin"]
        if rest:
            assert best.worth - max(rest) >= least - 1  # worths are rounded
        elif kind != "directorship":
            pytest.fail(f"{puzzle.id} has nothing to choose")


@pytest.mark.parametrize("kind", EXACT)
def test_exact_numbers_are_computed_again(kind: str):
    for puzzle in sample(kind, 5):
        fresh = checked(puzzle)
        assert [c.worth for c in fresh] == [c.worth for c in puzzle.choices]
        assert [c.meets for c in fresh] == [c.meets for c in puzzle.choices]


@pytest.mark.parametrize("kind", ["dividend", "founding"])
def test_the_answer_is_best_in_new_deals(kind: str):
    for puzzle in sample(kind, 3):
        worths = [choice.worth for choice in checked(puzzle)]
        assert worths.index(max(worths)) == puzzle.answer


def test_the_stored_line_brings_what_the_puzzle_promises():
    for puzzle in sample("demand", 12):
        for choice in puzzle.choices:
            spent = sum(int(m["price"]) for m in choice.line if m["do"] == "buy_cube")
            assert after(puzzle, choice.line)[1] - spent == choice.worth


def test_no_rival_takes_over_after_the_answer():
    """Rivals try turns at random; the maker claims that none of them can work."""
    rng = Random(7)
    for puzzle in sample("directorship", 6):
        company = COMPANY_WORDS.number[str(puzzle.facts["company"])]
        board, _ = after(puzzle, puzzle.choices[puzzle.answer].moves)
        for rival in range(board.seats):
            for _ in range(12 if rival != puzzle.seat else 0):
                game = board.copy()
                play_turn(game, rival, rng)
                assert game.state.director[company] == puzzle.seat


def play_turn(board: Board, rival: int, rng: Random) -> None:
    """Everybody passes except one rival, who makes one turn at random."""
    s = board.state
    while s.stack and s.stack[-1].step == STOCK_TURN and s.stack[-1].seat != rival:
        board.play(s.stack[-1].seat, SPACE.parse({"do": "pass"}))
    while s.stack and s.stack[-1].step == STOCK_TURN and s.stack[-1].seat == rival:
        board.play(rival, rng.choice(board.legal(rival)))


def test_the_view_of_a_puzzle_hides_what_its_player_cannot_know():
    for puzzle in SHIPPED.values():
        board = puzzle.board(BOX)
        view = board.view(puzzle.seat)
        other = CHICAGO.resample(board.rules, view, b"other tiles")
        seen = CHICAGO.export_position(board.rules, view.seen)
        again = CHICAGO.redact(board.rules, other, puzzle.seat)
        assert CHICAGO.export_position(board.rules, again.seen) == seen
        assert CHICAGO.redact(board.rules, other, NOBODY).awaited == view.awaited
