"""Sections 2.1 and 2.2: limited components, and hidden information."""

from __future__ import annotations

import pytest

from printed import SPACES, SPECIAL, ready
from table import SEED, Table, new_game, rule, table

GOALS = ["most_managers", "most_assets", "most_workers", "most_common", "most_partners"]
PRIVATE = ("hand", "removed", "drafted", "chosen")


@rule("INFO-1", "Q-5")
@pytest.mark.parametrize("name", ["ann", "bob", "cat", "spectator"])
def test_info1_everything_but_buildings_in_hand_and_stacks_is_public(name: str):
    """A position with something everywhere: players and spectators see all of it."""
    t = table(
        3,
        phase="action",
        decade=2,
        cash=[111, 222, 333],
        goals=True,
        companies={
            "libby": {
                "director": 0,
                "value": 80,
                "treasury": 77,
                "preferred": "seat_1",
                "common": {"seat_0": 1, "seat_2": 2, "bank_pool": 1},
                "goods": 4,
                "bonus_goods": 2,
                "resources": {"coal": 3},
                "salespeople": 1,
                "factories": [{"workers": 1, "automated": 1, "managers": 1}],
                "assets": ["foundry"],
                "exhausted": ["foundry"],
            },
            "swift": {"director": 1, "value": 40, "treasury": 12, "appeal": 6},
        },
        board={
            "haymarket": {"steel": 2},
            "chain": {"x": {"coal": 2}, "10": {"wood": 1}},
            "goals": GOALS,
            "asset_display": {"40": "workshop"},
            "asset_stack": ["fuelworks"],
            "demand": {"shoes.bonus_50": {"tile": "2-1", "goods": 1}},
            "demand_stack": ["4-1", "4-2"],
        },
    )
    whole, seen = t.position, t.seen(name)
    for key in ("decade", "phase", "priority", "initiative", "companies", "operating", "draws"):
        assert seen[key] == whole[key]
    board = {key: value for key, value in whole["board"].items() if key != "building_stacks"}
    assert {key: seen["board"][key] for key in board} == board
    for seat in range(3):
        public = {k: v for k, v in whole["players"][seat].items() if k not in PRIVATE}
        assert {key: seen["players"][seat][key] for key in public} == public


@rule("INFO-2")
def test_info2_the_order_of_stacks_and_of_the_bag_is_in_no_view():
    """Two games that differ only in future luck look the same to everyone."""
    document = new_game(players=3).position
    worlds = [Table({**document, "seed": seed}) for seed in (SEED, b"other luck".hex())]
    for name in ("ann", "bob", "cat", "spectator"):
        views = [t.seen(name) for t in worlds]
        assert views[0] == views[1]
        assert views[0]["seed"] is None
        assert views[0]["board"]["building_stacks"] == [None, None, None]


@rule("INFO-2")
def test_info2_draws_come_from_the_hidden_order_not_from_players():
    t = new_game(b"", players=2)
    assert t.awaited == ["chance"]
    assert t.why("ann", do="draw_tile", tile="1-1") == ("draw-first", "INFO-2", {})


# --- limits --------------------------------------------------------------------------------------


def before_bonus_good(in_use: int) -> Table:
    """Libby is about to reach Appeal 11; other companies hold this many Bonus Good tokens."""
    return table(
        2,
        phase="action",
        initiative=[0, 1],
        companies={
            "libby": {"director": 0, "value": 50, "treasury": 20, "appeal": 10},
            "swift": {"director": 1, "value": 50, "bonus_goods": in_use},
        },
    )


@rule("COMP-20", "COMP-25", "Q-1")
def test_comp20_there_are_twelve_bonus_good_tokens():
    t = before_bonus_good(11)
    t.use("ann", "advertising", "libby")
    t.play("ann", do="take_bonus")
    assert t.company("libby")["bonus_goods"] == 1
    t = before_bonus_good(12)
    t.use("ann", "advertising", "libby")
    assert t.awaited == ["bob"]  # only the $25 remain
    assert (t.company("libby")["bonus_goods"], t.treasury("libby")) == (0, 25)


@rule("COMP-15", "COMP-16", "COMP-17", "COMP-25", "Q-1")
def test_comp25_staff_is_not_limited():
    """All 15 companies, except for one space of each kind: more than 50 Workers, 20 Managers,
    ..."""
    companies = {
        name: {
            "director": 0 if name == "libby" else 1 + len(name) % 3,
            "value": 50,
            "treasury": 500,
            "salespeople": {"spalding": 1, "brunswick": 3, "oscar_mayer": 9}.get(name, 2),
            "factories": [{"workers": n, "managers": 1} for n in spaces],
        }
        for name, spaces in SPACES.items()
    }
    for name in ("american_flyer", "quaker_oats"):
        companies[name]["salespeople"] = 0
    companies["schwinn"]["factories"] = [{"workers": 2}, {"workers": 2}]
    companies["libby"]["factories"] = [{"workers": 1, "managers": 0}, {"workers": 2, "managers": 1}]
    companies["libby"]["salespeople"] = 1
    t = table(
        4,
        phase="action",
        initiative=[0, 1, 2, 3],
        special_companies=SPECIAL,
        companies=companies,
        board={"job_market": 0},
    )
    workers = sum(f["workers"] for c in SPACES for f in t.company(c)["factories"])
    managers = sum(f["managers"] for c in SPACES for f in t.company(c)["factories"])
    salespeople = sum(t.salespeople(c) for c in SPACES)
    assert workers >= 50
    assert managers >= 20
    assert salespeople >= 20
    t.use("ann", "job_market", "libby")  # one space is free
    for space in ("hire_manager", "hire_salesperson"):
        while t.awaited != ["ann"]:
            move = next(m for m in t.legal(t.awaited[0]) if m.get("space") == "fundraising_40")
            t.play(t.awaited[0], **move)
        t.use("ann", space, "libby")
    libby = t.company("libby")
    assert libby["factories"][0] == {"workers": 2, "automated": 0, "managers": 1}
    assert libby["salespeople"] == 2


@rule("COMP-18", "COMP-25", "Q-1")
def test_comp25_goods_are_not_limited():
    t = table(
        2,
        phase="operating",
        companies={"libby": {"director": 0, "value": 50, "goods": 60, **ready("libby")}},
    )
    t.run("1")
    assert t.goods("libby") == 63


@rule("COMP-19", "COMP-25", "Q-1")
def test_comp25_automation_tokens_are_not_limited():
    """All 15 charters carry 53 tokens, 13 more than the box holds."""
    t = table(2, cash=[5000, 5000], special_companies=SPECIAL)
    tokens = 0
    for company in SPACES:
        t.play(t.awaited[0], do="found", company=company, value="35")
        tokens += sum(e["count"] for e in t.events("tokens_placed"))
    assert tokens == 37 + 5 + 4 + 7


@rule("COMP-9", "COMP-25")
def test_comp25_cubes_are_limited():
    """All Steel but one is in Treasuries: Haymarket gives that one and no more."""
    t = table(
        2,
        phase="action",
        initiative=[0, 1],
        companies={
            "libby": {"director": 0, "value": 50, "treasury": 100, "assets": ["cincinnati_steel"]},
            "swift": {"director": 1, "value": 50, "resources": {"steel": 17}},
        },
        board={"haymarket": {"steel": 1}},
    )
    t.activate("ann", "cincinnati_steel")
    assert t.resources("libby") == {"steel": 1}
    assert t.board["bag"]["steel"] == 0
