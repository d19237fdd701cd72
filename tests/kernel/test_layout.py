"""Observations: the cells of a row by name, and as input for a network."""

from __future__ import annotations

from struct import unpack

from librt.vecs import vec
from mypy_extensions import i16, i32

from bigshoulders.kernel.encoding import Encoding
from bigshoulders.kernel.features import MOST, Layout, Piece, amount, choice, flags

SEATS, COMPANIES = ("ann", "bob"), ("swift", "kraft", "pullman")
LAYOUT = Layout(
    [
        amount("decade", "the decade"),
        choice("phase", "the phase", ["stock", "action"]),
        amount("shares", "by owner", SEATS, COMPANIES, most=10),
        choice("state", "of a company", ["shut", "open", "closed"], COMPANIES),
        flags("passed", "who passed", SEATS),
    ],
    version=3,
)
ROW = [4, 1, 1, 2, 3, 4, 5, 6, 2, 0, 1, 1, 0]
NAMED = {
    "decade": 4,
    "phase": "action",
    "shares": {
        "ann": {"swift": 1, "kraft": 2, "pullman": 3},
        "bob": {"swift": 4, "kraft": 5, "pullman": 6},
    },
    "state": {"swift": "closed", "kraft": "shut", "pullman": "open"},
    "passed": {"ann": 1, "bob": 0},
}


def test_pieces_lie_one_after_another():
    assert LAYOUT.size == len(ROW) == 13
    assert LAYOUT.start == {"decade": 0, "phase": 1, "shares": 2, "state": 8, "passed": 11}
    assert LAYOUT.part(ROW, "state") == [2, 0, 1]
    assert [piece.shape for piece in LAYOUT.pieces] == [(), (), (2, 3), (3,), (2,)]


def test_pieces_have_their_bounds():
    assert [(piece.least, piece.most) for piece in LAYOUT.pieces] == [
        (0, 255),
        (0, 1),
        (0, 10),
        (0, 2),
        (0, 1),
    ]
    plain = Piece("cash", "of a player")
    assert (plain.least, plain.most, plain.size, plain.words) == (0, 255, 1, ())
    assert MOST == 32767


def test_a_row_has_a_form_with_names_and_back():
    assert LAYOUT.named(ROW) == NAMED
    assert LAYOUT.row({**NAMED}) == ROW


def floats(out: vec[i32]) -> list[float]:
    return [unpack("=f", int(bits).to_bytes(4, "little", signed=True))[0] for bits in out]


def test_words_become_one_cell_each():
    encoding = Encoding(LAYOUT)
    assert encoding.width == 1 + 2 + 6 + 3 * 3 + 2
    two = [i16(cell) for cell in [*ROW, -5, 0, 0, 0, 0, 0, 0, 300, 1, 2, 0, 0, 1]]
    rows, out = vec[i16](two), vec[i32]([0] * (2 * encoding.width))
    encoding.write(rows, 0, out, 0)
    encoding.write(rows, LAYOUT.size, out, encoding.width)
    words = [[0, 0, 1], [1, 0, 0], [0, 1, 0]]
    first = [4, 0, 1, 1, 2, 3, 4, 5, 6, *words[0], *words[1], *words[2], 1, 0]
    second = [-5, 1, 0, 0, 0, 0, 0, 0, 300, *words[2], *words[0], *words[1], 0, 1]
    assert floats(out) == [*first, *second]


def test_clearing_takes_out_the_words_of_one_row_alone():
    encoding = Encoding(LAYOUT)
    rows = vec[i16]([i16(cell) for cell in ROW * 2])
    out = vec[i32]([0] * (2 * encoding.width))
    for place in range(2):
        encoding.write(rows, place * LAYOUT.size, out, place * encoding.width)
    encoding.clear(rows, LAYOUT.size, out, encoding.width)
    found = floats(out)
    assert sum(found[1:3]) == 1
    assert sum(found[9:18]) == 3
    assert found[encoding.width + 1 : encoding.width + 3] == [0, 0]
    assert found[encoding.width + 9 : encoding.width + 18] == [0] * 9
    assert found[encoding.width] == 4
