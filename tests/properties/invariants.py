"""INV-1 to INV-15, checked on an exported position by code that shares nothing with the engine."""

from __future__ import annotations

from typing import Any

Words = dict[str, Any]
CUBES = {"livestock": 20, "steel": 18, "wood": 16, "coal": 16}
LIMIT = {2: 10, 3: 12, 4: 14}
TILES_AFTER_SETUP = {2: 3, 3: 7, 4: 12}
FACTORY_SPACES = {
    "anglo": [1, 2],
    "brunswick": [1, 3],
    "cracker_jack": [1, 3],
    "doggett": [2, 2],
    "elgin": [2, 2],
    "fairbank": [1, 1],
    "henderson": [1, 2, 1],
    "libby": [2, 2],
    "spalding": [1, 2],
    "swift": [2, 3],
    "american_flyer": [6],
    "quaker_oats": [2, 3],
    "oscar_mayer": [6],
    "schwinn": [2, 2],
    "florsheim": [2, 2, 3],
}
NO_TOKENS = ("american_flyer", "oscar_mayer")


def shares(company: Words, holder: str) -> int:
    held = company["common"].get(holder, 0)
    held += 2 if company["preferred"] == holder else 0
    return held + (3 if f"seat_{company['director']}" == holder else 0)


def open_companies(position: Words) -> dict[str, Words]:
    return {n: c for n, c in position["companies"].items() if c["status"] == "open"}


def check(position: Words) -> None:
    """Every invariant that one position shows."""
    players = position["config"]["players"]
    companies = open_companies(position)
    seats = [f"seat_{seat}" for seat in range(players)]
    holders = [*seats, "treasury", "bank_pool"]
    for name, company in companies.items():
        assert sum(shares(company, h) for h in holders) == 10, f"INV-1 {name}"
        assert sum(company["common"].values()) + 2 == 7, f"INV-1 {name}"
        assert max(shares(company, seat) for seat in seats) <= 6, f"INV-6 {name}"
        assert company["preferred"] != f"seat_{company['director']}", f"INV-6 {name}"
        assert company["treasury"] >= 0, f"INV-5 {name}"
        for factory, spaces in zip(company["factories"], FACTORY_SPACES[name], strict=True):
            assert factory["workers"] + factory["automated"] <= spaces, f"INV-8 {name}"
            assert factory["automated"] <= (0 if name in NO_TOKENS else spaces), f"INV-8 {name}"
    check_cubes(position, companies)
    check_partners(position, players)
    assert sorted(position["initiative"]) in ([], list(range(players))), "INV-4"
    assert all(player["cash"] >= 0 for player in position["players"]), "INV-5"
    if not position["config"]["advanced"]:
        for seat in seats:
            held = sum(
                c["common"].get(seat, 0)
                + (c["preferred"] == seat)
                + (f"seat_{c['director']}" == seat)
                for c in companies.values()
            )
            assert held <= LIMIT[players], "INV-6"
    places = sorted((c["appeal"], c["height"]) for c in companies.values())
    expected = []
    for space in range(17):
        expected += [(space, i) for i in range(sum(p[0] == space for p in places))]
    assert places == expected, "INV-9"
    check_stacks(position, players)


def check_cubes(position: Words, companies: dict[str, Words]) -> None:
    board = position["board"]
    for kind, total in CUBES.items():
        count = board["bag"][kind] + board["haymarket"][kind] + board["set_aside"][kind]
        count += sum(space[kind] for space in board["chain"].values())
        count += len(board["overlay"][kind])
        count += sum(company["resources"][kind] for company in companies.values())
        assert count == total, f"INV-2 {kind}"


def check_partners(position: Words, players: int) -> None:
    for seat, player in enumerate(position["players"]):
        placed = sum(
            cell is not None and cell["partner"] == seat
            for owner in position["players"]
            for cell in owner["row"]
        )
        placed += sum(p[seat] for p in position["board"]["bank_buildings"].values())
        elsewhere = player["partner_on_appeal"] + player["partner_on_row"]
        elsewhere += player["reserved_partner"] != "gained"
        assert 1 + elsewhere + placed + player["partners"] == 6, "INV-3"


def check_stacks(position: Words, players: int) -> None:
    decade, phase = position["decade"], position["phase"]
    phases = ["setup", "stock", "building", "action", "operating", "cleanup", "end"]
    stacks = position["board"]["building_stacks"]
    for era, last in enumerate((1, 3, 5)):
        done = decade > last or (decade == last and phases.index(phase) > 2)
        assert not done or stacks[era] == [], "INV-12"
    if phase != "setup":
        drawn = sum(position["draws"][f"demand_{level}"] for level in range(1, 5))
        if drawn:
            assert drawn - 12 <= TILES_AFTER_SETUP[players], "INV-14"


def check_directors(position: Words) -> None:
    """INV-7: after a Stock turn nobody holds more shares of a company than its Director."""
    if position["config"]["advanced"]:
        for name, company in open_companies(position).items():
            most = max(shares(company, f"seat_{s}") for s in range(position["config"]["players"]))
            assert shares(company, f"seat_{company['director']}") == most, f"INV-7 {name}"


def check_chain(position: Words) -> None:
    """INV-11: after an Operating turn no space is empty, unless bag and Haymarket are."""
    board = position["board"]
    if not position["config"]["advanced_chain"]:
        left = sum(board["bag"].values()) + sum(board["haymarket"].values())
        full = all(sum(space.values()) for space in board["chain"].values())
        assert full or not left, "INV-11"
