"""Games advanced together or played at random give what the same games give one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32

from bigshoulders.games.chicago.box import BOX as CHICAGO
from bigshoulders.games.industrialist.box import BOX as INDUSTRIALIST
from bigshoulders.kernel.bits import bits_of, member, members, size_of
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.encoding import Encoding
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.playout import next_roll

GAMES: dict[str, tuple[Any, Any]] = {
    "chicago": (CHICAGO, {"players": 2, "decades": 1, "goals": False}),
    "industrialist": (INDUSTRIALIST, {"side": "A"}),
}


class Together:
    """Two games in a batch, and the same games played one by one."""

    def __init__(self, name: str, restarts: bool = True) -> None:
        self.box, config = GAMES[name]
        self.game = self.box.game
        self.g = self.game.assemble(config)
        self.batch = self.box.learning.make_batch(self.g, 2, b"together", 5)
        self.batch.restarts = restarts
        self.begun = [0, 0]
        self.alone = [self.begin(0), self.begin(1)]
        self.rng = Random(1)

    def begin(self, i: int) -> Any:
        seed = simulated_seed(b"together.%d.%d" % (5 + i, self.begun[i]))
        self.begun[i] += 1
        return self.game.new(self.g, seed, SILENT)

    def seat(self, i: int) -> int:
        awaited = self.game.awaited(self.g, self.alone[i])
        return int(awaited[0]) if awaited else 0

    def step(self) -> list[Any]:
        """One random move in each game; the positions in which games ended."""
        actions, ended = [0, 0], [None, None]
        moves = [legal(self.g.steps, self.g, s, self.seat(i)) for i, s in enumerate(self.alone)]
        for i, known in enumerate(moves):
            if known:
                move = self.rng.choice(known)
                actions[i] = self.game.moves.index(move)
                play(self.g.steps, self.g, self.alone[i], self.seat(i), move, SILENT)
                if not self.alone[i].stack:
                    ended[i] = self.alone[i]
                    if self.batch.restarts:
                        self.alone[i] = self.begin(i)
        self.batch.step(actions)
        return ended

    def check(self) -> None:
        """Positions, seats, masks and rows are those of the games played alone."""
        learning, batch = self.box.learning, self.batch
        size, width = learning.layout.size, learning.actions
        batch.list_actions()
        for i, s in enumerate(self.alone):
            assert batch.states[i].digest() == s.digest()
            seat = self.seat(i)
            assert batch.seats[i] == seat
            mask = self.game.moves.mask(legal(self.g.steps, self.g, s, seat))[:width]
            assert list(batch.masks)[i * width : (i + 1) * width] == mask
            listed = list(batch.legal)[batch.starts[i] : batch.starts[i + 1]]
            assert listed == [number for number, flag in enumerate(mask) if flag]
            assert list(batch.rows)[i * size : (i + 1) * size] == learning.features(self.g, s, seat)


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_games_together_are_the_games_alone(name: str):
    both = Together(name)
    ends = 0
    for number in range(2000):
        ended = both.step()
        if number % 25 == 0 or any(ended):
            both.check()
        for i, s in enumerate(ended):
            assert both.batch.ended[i] == (s is not None)
            if s is not None:
                ends += 1
                scores, most = both.game.scores(both.g, s), both.batch.most_seats
                assert list(both.batch.scores)[i * most :][: len(scores)] == scores
                assert members(both.batch.winners[i]) == both.game.winners(both.g, s)
        if ends > 2:
            return
    pytest.fail("no game ended")


def test_a_game_that_stays_over_ignores_its_action(name: str):
    both = Together(name, restarts=False)
    while both.alone[0].stack or both.alone[1].stack:
        both.step()
    both.check()
    both.batch.step([0, 0])
    assert list(both.batch.ended) == [0, 0]
    assert list(both.batch.seats) == [0, 0]
    both.batch.restart(1, simulated_seed(b"another"))
    assert both.batch.states[1].stack
    assert not both.batch.states[0].stack


def test_gains_are_counted_on_request(name: str):
    both = Together(name, restarts=False)
    for _ in range(20):
        both.step()
    assert not any(both.batch.gains)
    both.batch.counts_gains = True
    worth, most = both.batch.worth, both.batch.most_seats
    for _ in range(200):
        before = [worth(s) for s in both.alone]
        is_running = [bool(s.stack) for s in both.alone]
        both.step()
        for i, s in enumerate(both.alone):
            now = worth(s) if s.stack else both.game.scores(both.g, s)
            rises = [b - a for a, b in zip(before[i], now, strict=True)]
            wanted = rises if is_running[i] else [0] * len(rises)
            assert list(both.batch.gains)[i * most :][: len(rises)] == wanted


def test_rows_are_encoded_from_then_on(name: str):
    both = Together(name)
    encoding = Encoding(both.box.learning.layout)
    both.step()
    both.batch.encode(encoding)
    for _ in range(30):
        alone = vec[i32]([0] * (2 * encoding.width))
        for i in range(2):
            encoding.write(both.batch.rows, i * both.batch.size, alone, i * encoding.width)
        assert list(both.batch.inputs) == list(alone)
        both.step()


def test_an_illegal_or_missing_action_moves_no_game(name: str):
    batch = Together(name).batch
    digests = [s.digest() for s in batch.states]
    width = batch.width
    first = next(n for n in range(width) if batch.masks[n])
    wrong = next(n for n in range(width) if not batch.masks[width + n])
    with pytest.raises(GameError) as caught:
        batch.step([first, wrong])
    assert caught.value.facts == {"game": 1, "got": wrong}
    with pytest.raises(GameError) as caught:
        batch.step([first])
    assert caught.value.facts == {"got": 1, "expected": 2}
    assert [s.digest() for s in batch.states] == digests


@pytest.mark.parametrize("dice", [1, 2**63 + 12345])
def test_a_random_playout_rolls_the_published_generator(name: str, dice: int):
    box, config = GAMES[name]
    game = box.game
    g = game.assemble(config)
    seed = simulated_seed(b"playout")
    played, alone = game.new(g, seed, SILENT), game.new(g, seed, SILENT)
    moves_made = game.random_playout(g, played, dice)
    count = 0
    while alone.stack:
        seat = game.awaited(g, alone)[0]
        moves = legal(g.steps, g, alone, seat)
        dice = next_roll(dice)
        play(g.steps, g, alone, seat, moves[(dice >> 33) % len(moves)], SILENT)
        count += 1
    assert (moves_made, played.digest()) == (count, alone.digest())


def test_sets_of_numbers_are_bits():
    for numbers in ([], [0], [0, 3], [1, 2, 5, 40], [62]):
        bits = bits_of(numbers)
        assert bits == sum(2**number for number in numbers)
        assert members(bits) == numbers
        assert size_of(bits) == len(numbers)
        assert [member(bits, place) for place in range(len(numbers))] == numbers
