"""Section 2.12: the 44 Building tiles, each placed, paid for and used."""

from __future__ import annotations

import pytest

from printed import BUILDINGS, DISPLAY, KINDS, era_of
from table import NAMES, Table, new_game, rule, standing, table, using

EVERY = [pytest.param(name, marks=rule(f"BLDG-{name}")) for name in BUILDINGS]
PAID_BY_COMPANY = [param for param in EVERY if BUILDINGS[param.values[0]][2] == "company"]
# Tiles without Workers, for the other players.
WITHOUT_WORKERS = {
    "I": ["I-1", "I-2", "I-3", "I-5"],
    "II": ["II-10", "II-12", "II-13", "II-16"],
    "III": ["III-7", "III-8", "III-9", "III-10"],
}


def with_building(building: str, owner: str = "ann", **libby: object) -> Table:
    """Ann owns the Building (unless stated); bob directs Libby and acts first."""
    own = {"director": 1, "value": 50, "appeal": 0, "treasury": 1000}
    workers = [{"workers": 1}, {"workers": 1}]
    return table(
        4,
        phase="action",
        initiative=[1, 0, 2, 3],
        companies={
            "libby": {**own, "factories": workers, **libby},
            "swift": {"director": 0, "value": 50, "treasury": 1000},
        },
        board={"haymarket": dict.fromkeys(KINDS, 3), "asset_display": DISPLAY},
        **standing(building, owner),
    )


@rule("DATA-BUILDING", "ACT-13", "MONEY-5", "Q-81")
@pytest.mark.parametrize("building", EVERY)
def test_bldg_the_owner_is_paid(building: str):
    _, _, payer, amount = BUILDINGS[building]
    t = with_building(building).use("bob", building, "libby")
    payer_purse = "bank" if payer == "bank" else "libby"
    assert t.told("paid")[0] == (payer_purse, "seat_0", amount, "building")
    assert t.cash("ann") == 500 + amount
    assert t.treasury("swift") == 1000  # the owner's company gets nothing
    if payer == "company":
        assert t.treasury("libby") == 1000 - amount
        assert t.cash("bob") == 500


@rule("DATA-BUILDING", "ACT-9", "ACT-13")
@pytest.mark.parametrize("building", EVERY)
def test_bldg_a_company_pays_its_own_director(building: str):
    _, _, payer, amount = BUILDINGS[building]
    t = with_building(building, owner="bob", common={"seat_2": 5}, preferred="seat_3")
    t.use("bob", building, "libby")
    dividends = {"III-13": 45, "III-14": 60, "III-15": 75, "III-16": 90}.get(building, 0)
    assert t.cash("bob") == 500 + amount + dividends
    assert t.cash("ann") == 500
    if payer == "company":
        assert t.treasury("libby") == 1000 - amount


@rule("DATA-BUILDING")
@pytest.mark.parametrize("building", PAID_BY_COMPANY)
def test_bldg_a_company_that_cannot_pay_the_owner_is_refused(building: str):
    amount = BUILDINGS[building][3]
    r = with_building(building, treasury=amount - 1).refusal("bob", **using(building, "libby"))
    assert (r.code, r.rule) == ("treasury-short", "MONEY-4")
    assert r.facts == {"company": "libby", "have": amount - 1, "cost": amount}
    assert with_building(building, treasury=amount).can("bob", **using(building, "libby"))


@rule("DATA-BUILDING", "ACT-8")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_bldg_each_can_be_used_once_per_decade(building: str):
    t = with_building(building, appeal=1).use("bob", building, "libby")
    while t.awaited == ["bob"]:
        t.play("bob", **t.legal("bob")[0])
    assert t.awaited == ["ann"]
    why = ("building-used-up", "ACT-8", {"space": building})
    assert t.why("ann", **using(building, "swift")) == why


@rule("DATA-BUILDING", "BUILD-7")
@pytest.mark.parametrize("building", EVERY)
def test_bldg_workers_added_to_the_job_market(building: str):
    """Ann places the Building; the others place tiles without Workers."""
    era = era_of(building)
    placed = [building, *(name for name in WITHOUT_WORKERS[era] if name != building)][:4]
    spare = [name for name in BUILDINGS if era_of(name) == era and name not in placed]
    hands = [[placed[seat], *spare[seat * 2 : seat * 2 + 2]] for seat in range(4)]
    words = {"companies": {"libby": {"director": 0, "value": 50}}, "board": {"job_market": 5}}
    decade = {"I": 1, "II": 2, "III": 4}[era]
    if decade == 1:
        people = {NAMES[seat]: {"hand": hands[seat]} for seat in range(4)}
        t = table(4, phase="building", people=people, **words)
    else:
        t = table(4, phase="building", decade=decade, seed=None, **words)
        for tile in [tile for hand in hands for tile in hand[:2]]:
            t.chance(do="deal_building", building=tile)
    for seat, name in enumerate(NAMES):
        t.build(name, placed[seat], next(b for b in t.player(name)["hand"] if b != placed[seat]))
    assert t.player("ann")["row"][decade - 1]["building"] == building
    assert t.board["job_market"] == 5 + BUILDINGS[building][1]


@rule("SETUP-7", "DATA-11", "COMP-13", "Q-8")
@pytest.mark.parametrize(
    ("players", "sizes"), [(2, (6, 8, 8)), (3, (9, 12, 12)), (4, (12, 16, 16))]
)
def test_setup7_tiles_marked_for_more_players_are_removed(
    players: int, sizes: tuple[int, int, int]
):
    t = new_game(players=players)
    stacks = t.board["building_stacks"]
    hands = [name for seat in range(players) for name in t.player(seat)["hand"]]
    assert len(hands) == 3 * players == sizes[0]
    for era, number, tiles in zip(("I", "II", "III"), sizes, stacks, strict=True):
        in_game = sorted(tiles if era != "I" else hands + tiles)
        expected = [n for n, row in BUILDINGS.items() if era_of(n) == era and row[0] <= players]
        assert in_game == sorted(expected)
        assert len(in_game) == number
    assert stacks[0] == []
