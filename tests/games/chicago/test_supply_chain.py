"""Sections 2.7 and 9.8: maintaining the Supply Chain at the end of every Operating turn."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from printed import CUBES
from table import Table, rule, table

Cubes = dict[str, int]


def turn_ends(
    chain: dict[str, Cubes],
    bag: Cubes | None = None,
    haymarket: Cubes | None = None,
    **words: object,
) -> Table:
    """Libby's turn ends; Elgin is asked next. Swift holds all cubes not named elsewhere."""
    elgin = {"coal": 1, "steel": 1}
    rest = dict(CUBES)
    for place in [*chain.values(), bag or {}, haymarket or {}, elgin]:
        for kind, n in place.items():
            rest[kind] -= n
    board = {"chain": chain, "haymarket": haymarket or {}}
    if bag is not None:
        board["bag"] = bag
    words = {"seed": None, **words}
    return table(
        phase="operating",
        companies={
            "swift": {
                "director": 1,
                "value": 100,
                "appeal": 9,
                "resources": rest if bag is not None else {},
            },
            "libby": {"director": 0, "value": 100, "appeal": 8},
            "elgin": {
                "director": 1,
                "value": 100,
                "appeal": 7,
                "resources": elgin,
                "factories": [{"workers": 2}],
            },
        },
        board=board,
        operating={"operated": ["swift"]},
        **words,
    )


def finished(t: Table) -> bool:
    """Whether maintenance is over: Elgin is asked in its Operating turn."""
    return t.asked == "production" and t.awaited == ["bob"]


def one_each(**other: Cubes) -> dict[str, Cubes]:
    """A full chain of one Livestock per space, except as given by x, s30, s20, s10."""
    return {space: other.get(f"s{space}", {"livestock": 1}) for space in ("x", "30", "20", "10")}


@rule("DX-11", "OPS-60", "Q-115")
def test_dx11_three_cubes_on_x_in_decade_2_end_on_10_and_three_times_four_are_drawn():
    t = turn_ends({"x": {"livestock": 3}}, decade=2)
    assert t.chain() == [{}, {}, {}, {"livestock": 3}]
    t.draw("coal", "coal", "coal", "coal")
    assert t.chain() == [{}, {}, {"coal": 4}, {"livestock": 3}]
    t.draw("wood", "wood", "wood", "wood")
    assert t.chain() == [{}, {"wood": 4}, {"coal": 4}, {"livestock": 3}]
    t.draw("steel", "steel", "wood", "steel")
    assert t.chain() == [{"steel": 3, "wood": 1}, {"wood": 4}, {"coal": 4}, {"livestock": 3}]
    assert finished(t)


@rule("OPS-60")
def test_ops60_an_empty_space_takes_the_nearest_cubes_to_its_left():
    t = turn_ends({"x": {"wood": 1}, "30": {"coal": 2}})
    assert t.chain() == [{}, {}, {"wood": 1}, {"coal": 2}]
    t.draw("steel", "steel", "steel", "livestock", "livestock", "livestock")
    assert t.chain() == [{"livestock": 3}, {"steel": 3}, {"wood": 1}, {"coal": 2}]
    assert finished(t)


@rule("OPS-60")
def test_ops60_an_empty_10_takes_20_then_20_takes_30_and_30_takes_x():
    t = turn_ends({"x": {"wood": 1}, "30": {"coal": 2}, "20": {"steel": 3}})
    assert t.chain() == [{}, {"wood": 1}, {"coal": 2}, {"steel": 3}]
    t.draw("coal", "wood", "steel")
    assert t.chain()[0] == {"coal": 1, "wood": 1, "steel": 1}
    assert finished(t)


@rule("OPS-60")
def test_ops60_an_empty_chain_is_filled_from_10_upwards():
    t = turn_ends({})
    t.draw(*["coal"] * 3, *["wood"] * 3, *["steel"] * 3, *["livestock"] * 3)
    assert t.chain() == [{"livestock": 3}, {"steel": 3}, {"wood": 3}, {"coal": 3}]
    assert finished(t)


@rule("OPS-60", "OPS-61")
def test_ops61_spaces_with_cubes_are_never_topped_up():
    t = turn_ends(one_each())
    assert t.chain() == [{"livestock": 1}] * 4
    assert finished(t)
    t = turn_ends(one_each(s20={}))
    assert t.chain() == [{}, {"livestock": 1}, {"livestock": 1}, {"livestock": 1}]
    t.draw("coal", "coal", "coal")
    assert t.chain() == [{"coal": 3}, {"livestock": 1}, {"livestock": 1}, {"livestock": 1}]
    assert finished(t)


@rule("OPS-60", "DATA-4", "Q-115", "DATA-SUPPLY", "TERM-1")
@pytest.mark.parametrize(
    ("decade", "number"), [(1, 3), (2, 4), (3, 4), pytest.param(4, 5, marks=rule("EX-47")), (5, 6)]
)
def test_q115_an_empty_x_draws_the_number_of_the_decade(decade, number):
    t = turn_ends(one_each(sx={}), decade=decade)
    t.draw(*["coal"] * number)
    assert t.told("cubes_moved") == [("coal", "bag", "chain_x", 1)]
    assert t.chain()[0] == {"coal": number}
    assert finished(t)


@rule("OPS-62", "OPS-63", "Q-187", "ED-46")
def test_q187_the_last_cube_of_the_bag_brings_haymarket_back_at_once():
    t = turn_ends(one_each(sx={}), bag={"coal": 3}, haymarket={"wood": 3, "steel": 1})
    t.draw("coal", "coal", "coal")
    assert t.told("cubes_moved") == [
        ("coal", "bag", "chain_x", 1),
        ("steel", "haymarket", "bag", 1),
        ("wood", "haymarket", "bag", 3),
        ("steel", "bag", "haymarket", 1),
        ("wood", "bag", "haymarket", 2),
    ]
    assert finished(t)
    assert (t.bag(), t.haymarket()) == ({"wood": 1}, {"wood": 2, "steel": 1})


@rule("OPS-62", "Q-113", "ED-46")
def test_q113_first_edition_haymarket_stays_when_the_last_needed_cube_empties_the_bag():
    haymarket = {"wood": 3, "steel": 1}
    t = turn_ends(one_each(sx={}), bag={"coal": 3}, haymarket=haymarket, edition="first")
    t.draw("coal", "coal", "coal")
    assert finished(t)
    assert (t.bag(), t.haymarket()) == ({}, haymarket)


@rule("OPS-62", "Q-187")
def test_q187_a_bag_that_was_already_empty_stays_so_while_no_cube_is_drawn():
    t = turn_ends(one_each(), bag={}, haymarket={"wood": 3})
    assert finished(t)
    assert (t.bag(), t.haymarket()) == ({}, {"wood": 3})


@rule("OPS-62", "OPS-63", "Q-187")
def test_q187_seeding_haymarket_may_empty_the_bag_without_further_effect():
    t = turn_ends(one_each(sx={}), bag={"coal": 3}, haymarket={"wood": 2, "steel": 1})
    t.draw("coal", "coal", "coal")
    assert finished(t)
    assert (t.bag(), t.haymarket()) == ({}, {"wood": 2, "steel": 1})


@pytest.mark.parametrize("edition", ["new", "first"])
@rule("OPS-62", "OPS-63", "Q-113", "Q-114", "Q-187")
def test_ops62_when_a_cube_is_needed_all_of_haymarket_goes_into_the_bag(edition):
    haymarket = {"wood": 3, "steel": 1}
    t = turn_ends(one_each(sx={}), bag={"coal": 1}, haymarket=haymarket, edition=edition)
    assert t.legal("chance") == [{"do": "draw_cube", "resource": "coal"}]
    assert t.haymarket() == {"wood": 3, "steel": 1}
    t.draw("coal")
    assert (t.bag(), t.haymarket()) == ({"wood": 3, "steel": 1}, {})
    assert [move["resource"] for move in t.legal("chance")] == ["steel", "wood"]
    t.draw("steel", "wood")
    assert t.chain()[0] == {"coal": 1, "steel": 1, "wood": 1}
    assert (t.bag(), t.haymarket()) == ({}, {"wood": 2})
    assert finished(t)


@rule("OPS-63", "Q-114")
def test_q114_haymarket_is_seeded_with_two_of_each_kind_as_far_as_the_bag_has_them():
    haymarket = {"livestock": 5, "wood": 1, "steel": 3, "coal": 2}
    t = turn_ends(one_each(sx={}), bag={}, haymarket=haymarket)
    t.draw("livestock", "livestock", "coal")
    assert t.haymarket() == {"livestock": 2, "wood": 1, "steel": 2, "coal": 1}
    assert t.bag() == {"livestock": 1, "steel": 1}
    assert finished(t)


@rule("OPS-63")
def test_ops63_haymarket_is_seeded_only_after_the_whole_procedure():
    t = turn_ends(one_each(sx={}, s30={}), bag={}, haymarket={"coal": 9})
    t.draw("coal", "coal", "coal")
    assert t.chain()[1] == {"coal": 3}
    assert (t.bag(), t.haymarket()) == ({"coal": 6}, {})
    t.draw("coal", "coal")
    assert (t.bag(), t.haymarket()) == ({"coal": 4}, {})
    t.draw("coal")
    assert (t.bag(), t.haymarket()) == ({"coal": 1}, {"coal": 2})
    assert finished(t)


@rule("OPS-63")
def test_ops63_without_a_returned_haymarket_nothing_is_seeded():
    t = turn_ends(one_each(sx={}), bag={"coal": 4, "wood": 4}, haymarket={"steel": 1})
    t.draw("coal", "coal", "coal")
    assert (t.bag(), t.haymarket()) == ({"coal": 1, "wood": 4}, {"steel": 1})
    assert finished(t)


@rule("OPS-64", "Q-112")
def test_q112_with_bag_and_haymarket_empty_x_keeps_the_few_cubes_it_got():
    t = turn_ends(one_each(sx={}), bag={"coal": 2})
    t.draw("coal", "coal")
    assert t.chain()[0] == {"coal": 2}
    assert (t.bag(), t.haymarket()) == ({}, {})
    assert finished(t)


@rule("OPS-64", "Q-112")
def test_ops64_the_moves_into_empty_cheaper_spaces_are_still_made():
    t = turn_ends(one_each(sx={}, s30={}), bag={"coal": 2})
    t.draw("coal", "coal")
    assert t.chain() == [{}, {"coal": 2}, {"livestock": 1}, {"livestock": 1}]
    assert finished(t)


@rule("OPS-64", "Q-112")
def test_ops64_the_last_cubes_run_down_to_the_cheapest_empty_space():
    t = turn_ends({"x": {"coal": 2}}, bag={})
    assert t.chain() == [{}, {}, {}, {"coal": 2}]
    assert finished(t)
    t = turn_ends({"x": {"coal": 2}}, bag={"wood": 4})
    t.draw(*["wood"] * 4)
    assert t.chain() == [{}, {"wood": 1}, {"wood": 3}, {"coal": 2}]
    assert finished(t)


@rule("OPS-62", "OPS-63", "OPS-64")
def test_ops64_a_returned_haymarket_may_be_used_up_and_nothing_is_left_to_seed():
    t = turn_ends(one_each(sx={}, s30={}), bag={}, haymarket={"coal": 2, "wood": 2})
    t.draw("coal", "wood", "wood")
    assert t.chain()[1] == {"coal": 1, "wood": 2}
    t.draw("coal")
    assert t.chain() == [{"coal": 1}, {"coal": 1, "wood": 2}, {"livestock": 1}, {"livestock": 1}]
    assert (t.bag(), t.haymarket()) == ({}, {})
    assert finished(t)


@rule("OPS-64", "Q-112")
def test_ops64_without_any_cube_the_chain_stays_empty_and_play_continues():
    t = turn_ends({}, bag={})
    assert t.chain() == [{}, {}, {}, {}]
    assert finished(t)


@rule("OPS-65")
def test_ops65_every_cube_in_the_bag_has_the_same_chance_and_is_not_put_back():
    t = turn_ends(one_each(sx={}), bag={"coal": 2, "wood": 5, "steel": 1})
    weights = {
        CHICAGO.space(t.rules).spell(move)["resource"]: weight
        for move, weight in CHICAGO.outcomes(t.rules, t.state)
    }
    assert weights == {"coal": 2, "wood": 5, "steel": 1}
    t.draw("steel")
    weights = {
        CHICAGO.space(t.rules).spell(move)["resource"]: weight
        for move, weight in CHICAGO.outcomes(t.rules, t.state)
    }
    assert weights == {"coal": 2, "wood": 5}
    assert t.why("chance", do="draw_cube", resource="steel") == ("not-a-draw", "INFO-2", {})


@rule("OPS-65")
def test_ops65_a_seed_draws_every_cube_about_as_often():
    left = {"coal": 0, "wood": 0}
    for seed in range(200):
        t = turn_ends(one_each(sx={}), bag={"coal": 3, "wood": 1}, seed=f"{seed:04x}")
        assert finished(t)
        (kind,) = t.bag()
        left[kind] += 1
    assert 30 <= left["wood"] <= 70  # one in four: 50 of 200


@rule("OPS-60", "OPS-5")
def test_ops60_the_chain_is_maintained_after_every_turn():
    t = turn_ends(one_each(sx={}))
    t.draw("coal", "coal", "coal")
    assert finished(t)
    t.run("1").play("bob", do="done")
    # Elgin bought nothing: the chain is still full and nothing is drawn before Cleanup.
    assert t.phase == "cleanup"
    assert t.chain()[1] == {"coal": 3}
