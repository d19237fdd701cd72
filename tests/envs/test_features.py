"""Observations: the same content as the text table, only what a seat may know, in named pieces."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from bigshoulders.box.box import AnyBox
from bigshoulders.box.encoding import Encoder, FirstLayer, encode, width
from bigshoulders.envs.rendering import text
from bigshoulders.envs.table import mask
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.features import LAYOUT, features
from bigshoulders.games.chicago.engine.ids import (
    COMPANIES,
    HOLDERS,
    POOL,
    ROW,
    SEATS,
    TREASURY,
    WAITING,
)
from bigshoulders.games.chicago.engine.state import STREAMS, State, column_of
from bigshoulders.games.industrialist.engine.ids import WIDTH
from bigshoulders.games.industrialist.engine.state import State as IndustrialistState
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import EVERYBODY, NOBODY, UNKNOWN, Frame
from bigshoulders.shelf import box_of
from cases import CASES, random_config

# Every column of a position, except those that no seat sees or that are compared separately.
COLUMNS = [
    name
    for name in dir(State)
    if not name.startswith("_")
    and not callable(getattr(State, name))
    and name not in ("draws", "seed", "stack")
]
CONFIGS = [case.config for case in CASES if case.game is CHICAGO]


CHICAGO_BOX, INDUSTRIALIST_BOX = box_of("chicago"), box_of("industrialist")


def positions(box: AnyBox, config: Any, seed: int, every: int) -> Iterator[tuple[Any, Any]]:
    """Every nth position of one random game, and the last."""
    game, rng = box.game, Random(seed)
    g = game.assemble(config)
    s = game.new(g, b"features %d" % seed, SILENT)
    count = 0
    while awaited := game.awaited(g, s):
        if count % every == 0:
            yield g, s
        count += 1
        seat = rng.choice(awaited)
        game.apply(g, s, seat, rng.choice(game.legal(g, s, seat)), SILENT)
    yield g, s


class Reader:
    """Reads a row of Chicago back into the columns of a position, for one seat."""

    def __init__(self, row: list[int], players: int, me: int) -> None:
        self.row, self.players, self.me = row, players, me
        turned = [(me + i) % players for i in range(players)]
        self.order = turned + list(range(players, SEATS))

    def cells(self, name: str) -> list[int]:
        return LAYOUT.part(self.row, name)

    def cell(self, name: str) -> int:
        return self.cells(name)[0]

    def ids(self, name: str) -> list[int]:
        return [cell - 1 for cell in self.cells(name)]

    def who(self, name: str) -> list[int]:
        """Seats and holders in table order."""
        return [self.holder(cell) for cell in self.cells(name)]

    def holder(self, cell: int) -> int:
        return cell - 1 if cell > SEATS or cell == 0 else self.order[cell - 1]

    def by_seat(self, cells: list[int], width: int = 1) -> list[int]:
        """Parts of equal width, from the observer's order to the table's."""
        parts = {seat: cells[i * width : (i + 1) * width] for i, seat in enumerate(self.order)}
        return [cell for seat in range(SEATS) for cell in parts[seat]]

    def bits(self, cells: list[int]) -> int:
        return sum(cell << i for i, cell in enumerate(cells))

    def own(self, name: str, nothing: int = UNKNOWN) -> list[int]:
        value = self.bits(self.cells(name)) if name != "chosen" else self.cell(name) - 1
        return [value if seat == self.me else nothing for seat in range(SEATS)]

    def stack(self) -> list[Frame]:
        cells = self.cells("stack")
        frames = []
        for i in range(0, len(cells), 6):
            kind, seat, pc, a, b, c = cells[i : i + 6]
            if kind:
                where = self.order[seat - 1] if seat else NOBODY
                frames.append(Frame(kind - 1, where, pc, a, b, c))
        return frames[::-1]

    def position(self) -> State:
        common = self.cells("common")
        sold = self.by_seat(self.cells("sold"), COMPANIES)
        partners = self.cells("bank_partners")
        overlay = self.cells("overlay")
        facts: dict[str, Any] = {
            "decade": self.cell("decade"),
            "phase": self.cell("phase"),
            "priority": self.who("priority")[0],
            "passes": self.cell("passes"),
            "last_trader": self.who("last_trader")[0],
            "market": self.cell("job_market"),
            "asset_stack": self.bits(self.cells("asset_stack")),
            "exhausted": self.bits(self.cells("exhausted")),
            "demand_stack": self.bits(self.cells("demand_stack")),
            "goals": self.bits(self.cells("goals")),
            "operated": self.bits(self.cells("operated")),
            "steel_spent": self.cell("steel_spent"),
            "ready": self.bits(self.by_seat(self.cells("ready"))),
            "partner_appeal": self.bits(self.by_seat(self.cells("partner_on_appeal"))),
            "partner_row": self.bits(self.by_seat(self.cells("partner_on_row"))),
            "cash": self.by_seat(self.cells("cash")),
            "sold": [self.bits(sold[i * COMPANIES : (i + 1) * COMPANIES]) for i in range(SEATS)],
            "status": self.cells("status"),
            "director": self.who("director"),
            "preferred": self.who("preferred"),
            "common": [
                cell
                for i in range(0, len(common), HOLDERS)
                for cell in [
                    *self.by_seat(common[i : i + SEATS]),
                    common[i + TREASURY],
                    common[i + POOL],
                ]
            ],
            "offer": self.cells("offer"),
            "price": self.cells("price"),
            "appeal": self.cells("appeal"),
            "height": self.cells("height"),
            "treasury": self.cells("treasury"),
            "goods": self.cells("goods"),
            "bonus_goods": self.cells("bonus_goods"),
            "cubes": self.cells("cubes"),
            "workers": self.cells("workers"),
            "automated": self.cells("automated"),
            "managers": self.cells("managers"),
            "sales": self.cells("salespeople"),
            "assets": self.ids("assets"),
            "display": self.ids("display"),
            "hand": self.own("hand"),
            "drafted": self.own("drafted"),
            "chosen": self.own("chosen"),
            "removed": self.own("removed"),
            "building_stacks": [UNKNOWN] * 3,
            "row": self.by_seat(self.ids("row"), ROW),
            "row_partner": self.by_seat(self.who("row_partner"), ROW),
            "bank_partners": [
                cell
                for i in range(0, len(partners), SEATS)
                for cell in self.by_seat(partners[i : i + SEATS])
            ],
            "partners": self.by_seat(self.cells("partners")),
            "reserved": [cell + WAITING for cell in self.by_seat(self.cells("reserved_partner"))],
            "initiative": self.who("initiative"),
            "round_order": self.who("round_order"),
            "tiles": self.ids("tiles"),
            "demand": self.cells("demand"),
            "bag": self.cells("bag"),
            "haymarket": self.cells("haymarket"),
            "chain": self.cells("chain"),
            "overlay": [self.bits(overlay[i : i + 12]) for i in range(0, len(overlay), 12)],
            "aside": self.cells("set_aside"),
            "turn": self.cells("turn"),
        }
        columns = {n: column_of(v) if isinstance(v, list) else v for n, v in facts.items()}
        return State(seed=b"", draws=[0] * STREAMS, stack=self.stack(), **columns)


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_the_text_table_can_be_drawn_from_the_observation_alone(number: int):
    rng = Random(number)
    for g, s in positions(CHICAGO_BOX, CONFIGS[number], number, every=31):
        seat = rng.choice(g.seats)
        again = Reader(features(g, s, seat), g.players, seat).position()
        assert text(CHICAGO_BOX, g, again, seat) == text(CHICAGO_BOX, g, s, seat)


@pytest.mark.parametrize("number", range(6))
def test_every_column_a_seat_sees_is_in_the_observation(number: int):
    assert len(COLUMNS) == 55
    config = random_config(Random(number))
    for g, s in positions(CHICAGO_BOX, config, number, every=11):
        for seat in g.seats:
            seen = CHICAGO.redact(g, s, seat).seen
            again = Reader(features(g, s, seat), g.players, seat).position()
            for name in COLUMNS:
                got, wanted = getattr(again, name), getattr(seen, name)
                if name in ("drafted", "chosen"):  # of other seats: hidden only while it matters
                    got, wanted = got[seat], wanted[seat]
                assert got == wanted, name
            frames = [[f.step, *f.cells()[2:]] for f in seen.stack]
            assert [[f.step, *f.cells()[2:]] for f in again.stack] == frames
            assert [f.seat for f in again.stack] == [max(f.seat, NOBODY) for f in seen.stack]
            assert all(f.seat in (NOBODY, EVERYBODY, *g.seats) for f in seen.stack)


@pytest.mark.parametrize("number", range(6))
def test_hidden_information_does_not_affect_the_observation(number: int):
    config = random_config(Random(number))
    for g, s in positions(CHICAGO_BOX, config, number, every=13):
        for seat in [*g.seats, NOBODY]:
            view = CHICAGO.redact(g, s, seat)
            row = features(g, s, seat)
            assert features(g, view.seen, seat) == row
            if seat != NOBODY:
                other = CHICAGO.resample(g, view, b"another world")
                assert features(g, other, seat) == row
                assert np.array_equal(
                    mask(CHICAGO_BOX, g, other, seat), mask(CHICAGO_BOX, g, s, seat)
                )


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_solitaire_table_can_be_drawn_from_the_observation_alone(side: str):
    layout = INDUSTRIALIST_BOX.learning.layout
    for g, s in positions(INDUSTRIALIST_BOX, {"side": side}, 1, every=3):
        row = INDUSTRIALIST_BOX.learning.features(g, s, 0)
        part = {piece.name: layout.part(row, piece.name) for piece in layout.pieces}
        bits = {name: sum(cell << i for i, cell in enumerate(part[name])) for name in part}
        cells = part["stack"]
        frames = [cells[i : i + 5] for i in range(0, len(cells), 5) if cells[i]]
        places = zip(part["built"], part["x"], part["y"], strict=True)
        again = IndustrialistState(
            seed=b"",
            draws=s.draws,
            stack=[Frame(kind - 1, 0, *rest) for kind, *rest in reversed(frames)],
            year=part["year"][0],
            profit=part["profit"][0],
            market=part["market"][0],
            managers=part["managers"][0],
            spare=part["spare_markers"][0],
            taken=bits["actions_taken"],
            manager_used=part["manager_used"][0],
            central_markers=bits["central_markers"],
            happened=bits["happened"],
            unpaid=bits["unpaid"],
            row=[cell - 1 for cell in part["row"]],
            place=[y * WIDTH + x if built else -1 for built, x, y in places],
            workers=part["workers"],
            units=part["units"],
            promises=part["promises"],
            now=part["now"],
        )
        assert text(INDUSTRIALIST_BOX, g, again, 0) == text(INDUSTRIALIST_BOX, g, s, 0)
        deep = len(s.stack) - len(frames)
        assert again.cells() == [
            *s.cells()[: len(s.cells()) - 6 * len(s.stack)],
            *(cell for f in s.stack[deep:] for cell in f.cells()),
        ]


@pytest.mark.parametrize("box", [CHICAGO_BOX, INDUSTRIALIST_BOX])
def test_pieces_are_named_bounded_and_explained(box: AnyBox):
    config = {"players": 3, "decades": 1} if box is CHICAGO_BOX else {}
    names = [piece.name for piece in box.learning.layout.pieces]
    assert len(set(names)) == len(names)
    assert all(piece.meaning for piece in box.learning.layout.pieces)
    for g, s in positions(box, config, 2, every=17):
        row = box.learning.features(g, s, 0)
        assert len(row) == box.learning.layout.size
        for piece in box.learning.layout.pieces:
            part = box.learning.layout.part(row, piece.name)
            assert piece.least <= min(part), piece.name
            assert max(part) <= piece.most, piece.name
        named = box.learning.layout.named(row)
        assert list(named) == names
        assert box.learning.layout.row(named) == row


def test_the_structured_form_reads_like_the_table():
    g = CHICAGO.assemble({"players": 2})
    s = CHICAGO.new(g, b"structured", SILENT)
    named = LAYOUT.named(features(g, s, 1))
    assert named["decade"] == 1
    assert named["phase"] == "setup"
    assert named["question"] == "founding"
    assert named["cash"] == {"you": 175, "left_1": 175, "left_2": 0, "left_3": 0}
    assert named["status"]["swift"] == "available"
    assert named["status"]["schwinn"] == "absent"
    assert sum(named["hand"].values()) == 3


def test_encoding_turns_names_into_one_hot_cells():
    g = CHICAGO.assemble({"players": 2})
    rows = np.array([features(g, CHICAGO.new(g, b"%d" % i, SILENT), 0) for i in range(3)])
    encoded = encode(LAYOUT, rows.astype(np.int16))
    assert encoded.shape == (3, width(LAYOUT))
    assert encoded.dtype == np.float32
    words = sum(piece.size for piece in LAYOUT.pieces if piece.words)
    numbers = np.concatenate(
        [
            rows[:, LAYOUT.start[piece.name] :][:, : piece.size]
            for piece in LAYOUT.pieces
            if not piece.words
        ],
        axis=1,
    )
    assert np.array_equal(encoded.sum(axis=1), numbers.sum(axis=1) + words)
    assert np.array_equal(encode(LAYOUT, rows[1].astype(np.int16)), encoded[1])


def test_an_encoder_keeps_its_array_and_forgets_the_rows_before():
    encoder = Encoder(LAYOUT, 4)
    for seed in range(3):
        found = positions(CHICAGO_BOX, {"players": 2, "decades": 1}, seed, every=9)
        rows = np.array([features(g, s, 0) for g, s in found], np.int16)
        for i in range(0, len(rows), 3):
            some = rows[i : i + 4 - seed]
            assert np.array_equal(encoder(some), encode(LAYOUT, some))
    assert np.shares_memory(encoder(rows[:1]), encoder.inputs)


@pytest.mark.parametrize(("name", "config"), [("chicago", {"players": 3}), ("industrialist", {})])
def test_a_first_layer_reads_rows_as_if_they_were_encoded(name: str, config: Any):
    box = box_of(name)
    layout = box.learning.layout
    some = [box.learning.features(g, s, 0) for g, s in positions(box, config, 1, every=9)]
    rows = np.array(some, np.int16)
    # Whole numbers: every sum is exact, in whatever order it is made.
    weights = np.random.default_rng(1).integers(-3, 4, (width(layout), 5)).astype(np.float32)
    first_layer = FirstLayer(layout)
    assert np.array_equal(first_layer(rows, weights), encode(layout, rows) @ weights)
    places = first_layer.places
    assert places.width == width(layout)
    assert sorted([*places.numbers, *places.words]) == list(range(layout.size))
