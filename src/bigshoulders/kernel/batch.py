"""Many games advanced together, in one loop that compiles with the engine.

After every step the buffers hold, game after game, what the asked seat sees and may do. They are
packed numbers, which numpy wraps without copying. A game that ends is replaced by a new one, unless
`restarts` is off: then it stays over until `restart`.
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from bigshoulders.kernel.bits import bits_of
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.driver import R, S, Step, play
from bigshoulders.kernel.encoding import Encoding
from bigshoulders.kernel.errors import GameError
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.moves import ActionSpace, Moves


class Batch(Generic[R, S]):
    """Games of one configuration, each with its own luck from one seed and its number.

    A game's subclass says how a game begins, what a row shows and what a position is worth.
    """

    def __init__(
        self,
        steps: list[Step[R, S]],
        g: R,
        space: ActionSpace,
        shape: tuple[int, int, int],  # numbers in a row, moves of players, most seats
        games: int,
        seed: bytes,
        first: int,  # the number of the first game, for a batch that is a share of a larger one
    ) -> None:
        self.steps = steps
        self.g = g
        self.space = space
        self.size, self.width, self.most_seats = shape
        self.games = games
        self.seed = seed
        self.first = first
        self.restarts = True
        self.counts_gains = False  # whether `gains` is filled, which takes time
        self.encoding: Encoding | None = None
        self.begun = [0] * games  # by place: games begun in it
        self.states: list[S] = []
        self.moves = [Moves() for _ in range(games)]  # by game: legal moves of the asked seat
        self.asked: list[int] = [0] * games
        self.viewers: list[int] = [0] * games  # the seats that see the end of a game that stays
        # The results of the last step, by game; `scores` and `winners` are of the game that ended
        # last.
        self.rows = vec[i16]([0] * (games * self.size))
        self.masks = vec[u8]([0] * (games * self.width))
        self.seats = vec[u8]([0] * games)  # the asked seat
        self.ended = vec[u8]([0] * games)  # 1 where the step ended a game
        self.winners = vec[u8]([0] * games)  # seats, as bits
        self.scores = vec[i32]([0] * (games * self.most_seats))
        self.gains = vec[i32]([0] * (games * self.most_seats))  # rise of each seat's net worth
        self.inputs = vec[i32]([])  # the encoded rows, as floats, if asked for
        self.listed: i64 = 0  # legal actions that each list of `lists` has room for
        self.lists = vec[i16]([])  # the first ones of each game, then -1, if asked for
        self.legal = vec[i32]([])  # the masks as dense numbers, after `list_actions`
        self.starts = vec[i32]([0] * (games + 1))  # where each game's begin, and the end
        for i in range(games):
            self.states.append(self.begin(self.next_seed(i)))
            self.observe(i)

    def begin(self, seed: bytes) -> S:
        """A new game."""
        raise NotImplementedError

    def write(self, s: S, seat: int, rows: vec[i16], start: i64) -> None:
        """Write what a seat sees of a position into the row that starts here."""
        raise NotImplementedError

    def worth(self, s: S) -> list[int]:
        """The net worth by seat."""
        raise NotImplementedError

    def final(self, s: S) -> list[int]:
        """The scores of a finished game, by seat."""
        raise NotImplementedError

    def best(self, s: S) -> list[int]:
        """The seats that win a finished game."""
        raise NotImplementedError

    def encode(self, encoding: Encoding) -> None:
        """Encode every row from now on."""
        self.encoding = encoding
        self.inputs = vec[i32]([0] * (self.games * encoding.width))
        for i in range(self.games):
            encoding.write(self.rows, i * self.size, self.inputs, i * encoding.width)

    def list_first(self, room: int) -> None:
        """Write the first legal actions of each game into `lists` from now on."""
        self.listed = room
        self.lists = vec[i16]([-1] * (self.games * room))
        for i in range(self.games):
            self.write_list(i)

    def write_list(self, i: int) -> None:
        """Write one game's list over its last one."""
        lists, moves, space = self.lists, self.moves[i], self.space
        first: i64 = i * self.listed
        place: i64 = 0
        while place < self.listed and place < moves.count:
            lists[first + place] = i16(space.index(moves.at(place)))
            place += 1
        while place < self.listed and lists[first + place] >= 0:
            lists[first + place] = -1
            place += 1

    def next_seed(self, i: int) -> bytes:
        """The seed of the next game in a place."""
        seed = simulated_seed(b"%b.%d.%d" % (self.seed, self.first + i, self.begun[i]))
        self.begun[i] += 1
        return seed

    def step(self, actions: list[int]) -> None:
        """Make one move in every game, by its dense number; if one is illegal, make none.

        Games that are over ignore theirs.
        """
        chosen = self.chosen(actions)
        ended, gains = self.ended, self.gains
        for i in range(self.games):
            ended[i] = 0
        if self.counts_gains:
            for i in range(self.games * self.most_seats):
                gains[i] = 0
        for i in range(self.games):
            if self.states[i].stack:
                self.play(i, chosen[i])

    def play(self, i: int, move: int) -> None:
        """Make a legal move in one game; results add to those of the last step."""
        s = self.states[i]
        before: list[int] = []
        if self.counts_gains:
            before = self.worth(s)
        play(self.steps, self.g, s, self.asked[i], move, SILENT)
        over = not s.stack
        if self.counts_gains:
            gains = self.gains
            first: i64 = i * self.most_seats
            for seat, now in enumerate(self.final(s) if over else self.worth(s)):
                gains[first + seat] = gains[first + seat] + i32(now - before[seat])
        if over:
            self.note_end(i, s)
            if self.restarts:
                self.states[i] = self.begin(self.next_seed(i))
        self.observe(i)

    def note_end(self, i: int, s: S) -> None:
        """Keep the result of a finished game."""
        ended, scores, winners = self.ended, self.scores, self.winners
        ended[i] = 1
        first: i64 = i * self.most_seats
        for seat, score in enumerate(self.final(s)):
            scores[first + seat] = i32(score)
        winners[i] = u8(bits_of(self.best(s)))

    def restart(self, i: int, seed: bytes) -> None:
        """Begin another game in a place."""
        self.place(i, self.begin(seed))

    def place(self, i: int, s: S) -> None:
        """Continue a place from this position, which the batch keeps."""
        self.states[i] = s
        self.observe(i)

    def recall(self, i: int, ended: int, winners: int, scores: list[int], gains: list[int]) -> None:
        """Set the results of the last step in a place, which a copy continues."""
        flags, sets, table, rises = self.ended, self.winners, self.scores, self.gains
        flags[i] = u8(ended)
        sets[i] = u8(winners)
        first: i64 = i * self.most_seats
        for seat in range(self.most_seats):
            table[first + seat] = i32(scores[seat])
            rises[first + seat] = i32(gains[seat])

    def chosen(self, actions: list[int]) -> list[int]:
        """The moves of dense numbers, legal where a game goes on; else GameError names a fault."""
        if len(actions) != self.games:
            facts = {"got": len(actions), "expected": self.games}
            raise GameError("envs/wrong-number-of-actions", facts={**facts})
        moves: list[int] = []
        for i in range(self.games):
            known = self.moves[i]
            if not known.count:
                moves.append(0)
                continue
            place = self.space.place(known, actions[i])
            if place < 0:
                raise GameError("envs/illegal-action", facts={"game": i, "got": actions[i]})
            moves.append(known.at(place))
        return moves

    def list_actions(self) -> None:
        """List the legal actions of all games in `legal`, game after game.

        Those of game `i` lie between `starts[i]` and `starts[i + 1]`; those after the end are left
        over.
        """
        legal, starts, space = self.legal, self.starts, self.space
        count: i64 = 0
        for i in range(self.games):
            starts[i] = i32(count)
            moves = self.moves[i]
            place: i64 = 0
            while place < moves.count:
                action = i32(space.index(moves.at(place)))
                if count < len(legal):
                    legal[count] = action
                else:
                    legal = append(legal, action)
                count += 1
                place += 1
        starts[self.games] = i32(count)
        self.legal = legal

    def observe(self, i: int) -> None:
        """Write what the asked seat of one game sees and may do."""
        steps, g, s, space = self.steps, self.g, self.states[i], self.space
        seat = self.viewers[i]
        if s.stack:
            f = s.stack[-1]
            seat = f.seat
            if seat < 0:
                seat = steps[f.step].awaited(g, s, f)[0]
        self.asked[i] = seat
        seats, masks = self.seats, self.masks
        seats[i] = u8(seat)
        start: i64 = i * self.size
        encoding = self.encoding
        if encoding is None:
            self.write(s, seat, self.rows, start)
        else:
            to: i64 = i * encoding.width
            encoding.clear(self.rows, start, self.inputs, to)
            self.write(s, seat, self.rows, start)
            encoding.write(self.rows, start, self.inputs, to)
        moves = self.moves[i]
        first: i64 = i * self.width
        place: i64 = 0
        while place < moves.count:
            masks[first + space.index(moves.at(place))] = 0
            place += 1
        moves.clear()
        if s.stack:
            f = s.stack[-1]
            steps[f.step].add_moves(g, s, f, seat, moves)
        place = 0
        while place < moves.count:
            masks[first + space.index(moves.at(place))] = 1
            place += 1
        self.write_list(i)
