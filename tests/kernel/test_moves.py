"""Lists of legal moves whose memory the next question reuses."""

from __future__ import annotations

from random import Random

from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.games.chicago.engine.moves import SPACE
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.kernel import driver
from bigshoulders.kernel.bits import bits_of
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import Moves, pack


def filled(numbers: list[int]) -> Moves:
    moves = Moves()
    for number in numbers:
        moves.append(number)
    return moves


def test_moves_keep_their_order_and_sort_like_a_list():
    dice = Random(1)
    for size in range(40):
        numbers = [dice.randrange(1 << 30) for _ in range(size)]
        moves = filled(numbers)
        assert moves.listed() == numbers
        moves.sort()
        assert moves.listed() == sorted(numbers)
        assert [moves.at(i) for i in range(moves.count)] == sorted(numbers)


def test_cleared_moves_never_come_back():
    moves = filled([9, 8, 7])
    moves.clear()
    assert moves.listed() == []
    moves.append(5)
    moves.sort()
    assert moves.listed() == [5]


def test_a_list_of_moves_is_independent_of_the_buffer():
    moves = filled([1, 2])
    listed, packed = moves.listed(), moves.packed()
    moves.clear()
    moves.append(3)
    assert listed == [*packed] == [1, 2]
    assert [*moves.packed()] == [3]


def test_a_dense_number_finds_its_place_among_legal_moves():
    g = assemble({"players": 3})
    s = new(g, b"moves", SILENT)
    legal = driver.legal(g.steps, g, s, driver.awaited(g.steps, g, s)[0])
    moves = filled(legal)
    assert [SPACE.place(moves, SPACE.index(move)) for move in legal] == [*range(len(legal))]
    absent = next(number for number in range(SPACE.size) if SPACE.move(number) not in legal)
    assert SPACE.place(moves, absent) == -1


def test_one_buffer_gives_the_legal_moves_of_every_question():
    g = assemble({"players": 4, "advanced": True})
    s = new(g, b"questions", SILENT)
    dice, moves = Random(2), Moves()
    while s.stack:
        seat = driver.awaited(g.steps, g, s)[0]
        legal = driver.legal(g.steps, g, s, seat)
        moves.clear()
        g.steps[s.stack[-1].step].add_moves(g, s, s.stack[-1], seat, moves)
        assert moves.listed() == legal == sorted(set(legal))
        driver.play(g.steps, g, s, seat, dice.choice(legal), SILENT)


def test_a_set_of_numbers_becomes_sorted_moves_of_one_kind():
    for numbers in ([], [0], [3, 8, 40], [61]):
        moves = filled([1])
        moves.append_each(5, bits_of(numbers))
        assert moves.listed() == [1, *[pack(5, number) for number in numbers]]
