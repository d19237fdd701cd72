"""Section 13.3: Buildings that reach into the advanced Supply Chain (VAR-CHAIN-3, VAR-CHAIN-11)."""

from __future__ import annotations

import pytest

from printed import BUILDINGS, KINDS, NAMED_CUBES
from table import beside, rule, table

FULL = {kind: [2, 5] for kind in KINDS}

TWO_IDENTICAL = ["I-4", "II-4"]
TWO_DIFFERENT = ["I-5", "II-5"]


def acting(building, haymarket, overlay, charter=None, **words):
    """Ann is to act for Swift; the Building stands in bob's row."""
    board = {"haymarket": haymarket, "overlay": overlay}
    charter = {"treasury": 100, **(charter or {})}
    return beside(building, "swift", charter, advanced_chain=True, board=board, **words)


def cost_of(building):
    """The payment of the acting company to the owner."""
    payer, amount = BUILDINGS[building][2:]
    return amount if payer == "company" else 0


def take_overlay(t, *kinds):
    for kind in kinds:
        t.play("ann", do="take_overlay_cube", resource=kind)
    return t


def question(t):
    """The overlay question: the seat asked and the kinds offered, apart from declining."""
    assert t.asked == "overlay_cubes"
    assert t.awaited == ["ann"]
    words = t.legal("ann")
    assert words[0] == {"do": "decline"}
    assert all(w["do"] == "take_overlay_cube" for w in words[1:])
    return [w["resource"] for w in words[1:]]


@rule("VAR-CHAIN-3")
@pytest.mark.parametrize("building", NAMED_CUBES)
def test_var_chain3_named_cubes_come_from_haymarket_while_it_has_them(building):
    cubes = NAMED_CUBES[building]
    t = acting(building, cubes, FULL).use("ann", building, "swift")
    assert t.resources("swift") == cubes
    assert t.haymarket() == {}
    assert t.board["overlay"] == FULL
    assert t.treasury("swift") == 100 - cost_of(building)
    assert (t.asked, t.awaited) == ("action_turn", ["bob"])


@rule("VAR-CHAIN-3", "DEC-24")
@pytest.mark.parametrize("building", NAMED_CUBES)
def test_var_chain3_each_missing_named_cube_may_come_free_from_the_overlay(building):
    cubes = NAMED_CUBES[building]
    t = acting(building, {}, FULL).use("ann", building, "swift")
    while t.asked == "overlay_cubes":
        (kind,) = question(t)
        before = t.board["overlay"][kind]
        take_overlay(t, kind)
        assert t.board["overlay"][kind] == before[:-1]  # the rightmost cube of the row
        assert t.told("cubes_moved")[0] == (kind, f"overlay_{before[-1] + 1}", "swift", 1)
    assert t.resources("swift") == cubes
    assert t.treasury("swift") == 100 - cost_of(building)
    for kind in KINDS:
        assert len(t.board["overlay"][kind]) == 2 - cubes.get(kind, 0)


@rule("VAR-CHAIN-3", "DEC-24")
def test_var_chain3_the_company_may_leave_the_cube_on_the_overlay():
    t = acting("III-1", {"wood": 1}, FULL).use("ann", "III-1", "swift")
    assert question(t) == ["steel"]
    t.play("ann", do="decline")
    assert t.resources("swift") == {"wood": 1}
    assert t.board["overlay"] == FULL
    assert t.treasury("swift") == 60
    assert t.cash("bob") == 540


@rule("VAR-CHAIN-3", "DEC-24")
def test_var_chain3_of_two_missing_cubes_one_may_be_taken_and_one_left():
    t = acting("III-1", {"wood": 1}, FULL).use("ann", "III-1", "swift")
    take_overlay(t, "steel")
    assert question(t) == ["steel"]
    t.play("ann", do="decline")
    assert t.resources("swift") == {"steel": 1, "wood": 1}
    assert t.board["overlay"]["steel"] == [2]


@rule("VAR-CHAIN-3")
def test_var_chain3_haymarket_serves_first_and_the_overlay_only_the_rest():
    t = acting("III-2", {"livestock": 1, "coal": 3}, FULL).use("ann", "III-2", "swift")
    asked = []
    while t.asked == "overlay_cubes":
        asked += question(t)
        take_overlay(t, asked[-1])
    assert sorted(asked) == ["livestock", "steel"]
    assert t.resources("swift") == {"livestock": 2, "steel": 1}
    assert t.haymarket() == {"coal": 3}


@rule("VAR-CHAIN-3", "DEC-24")
def test_var_chain3_only_the_kind_named_can_be_taken():
    t = acting("II-2", {"coal": 1}, FULL).use("ann", "II-2", "swift")
    assert question(t) == ["steel"]
    r = t.refusal("ann", do="take_overlay_cube", resource="wood")
    assert (r.code, r.rule, r.facts) == ("overlay-not-named", "VAR-CHAIN-3", {"resource": "wood"})


@rule("VAR-CHAIN-3", "RES-4", "DEC-24")
def test_var_chain3_a_kind_found_nowhere_is_not_received_and_nothing_is_asked():
    t = acting("II-2", {"coal": 1}, {**FULL, "steel": []}).use("ann", "II-2", "swift")
    assert t.resources("swift") == {"coal": 1}
    assert (t.asked, t.awaited) == ("action_turn", ["bob"])


@rule("VAR-CHAIN-3")
def test_var_chain3_also_applies_to_the_players_own_buildings():
    t = table(
        3,
        phase="action",
        advanced_chain=True,
        companies={"swift": {"director": 0, "value": 50}},
        people={"ann": {"row": [{"building": "I-1"}]}},
        board={"overlay": FULL},
    )
    t.use("ann", "I-1", "swift")
    assert t.cash("ann") == 520
    take_overlay(t, *question(t))
    take_overlay(t, *question(t))
    assert t.resources("swift") == {"steel": 1, "wood": 1}


# --- Buildings in the Action Phase only ---------------------------------------------------


@rule("VAR-CHAIN-3", "Q-145")
def test_q145_an_asset_takes_no_cube_from_the_overlay():
    t = acting("I-1", {"steel": 1}, FULL, charter={"assets": ["cincinnati_steel"]})
    t.activate("ann", "cincinnati_steel")
    assert t.resources("swift") == {"steel": 1}
    assert t.treasury("swift") == 90
    assert t.board["overlay"] == FULL
    assert t.asked == "action_turn"


@rule("VAR-CHAIN-3", "Q-145")
def test_q145_a_chief_takes_no_cube_from_the_overlay():
    t = acting("I-1", {}, FULL, charter={"assets": ["chief_of_rd"]}, chiefs=True)
    t.activate("ann", "chief_of_rd")
    assert t.goods("swift") == 1
    assert t.resources("swift") == {}
    assert t.board["overlay"] == FULL
    assert t.asked == "action_turn"


@rule("VAR-CHAIN-3", "Q-145")
def test_q145_a_manager_takes_no_cube_from_the_overlay():
    # Henderson's third Manager takes one cube of choice: no Wood, although the overlay has some.
    staffed = [{"workers": 1}, {"workers": 2}, {"workers": 1, "managers": 1}]
    t = table(
        phase="operating",
        seed=None,
        advanced_chain=True,
        companies={
            "henderson": {
                "director": 0,
                "value": 50,
                "resources": {"coal": 3, "livestock": 2, "steel": 1},
                "factories": staffed,
            }
        },
        board={"overlay": FULL},
    )
    for factory in ("1", "2", "3"):
        t.run(factory)
    assert t.asked == "cubes"
    assert t.legal("ann") == [
        {"do": "take_cube", "resource": kind} for kind in ("livestock", "steel", "coal")
    ]
    t.take("ann", "coal")
    assert t.board["overlay"] == FULL


# --- VAR-CHAIN-11: two identical -----------------------------------------------------------------


@rule("VAR-CHAIN-11", "Q-174")
@pytest.mark.parametrize("building", TWO_IDENTICAL)
def test_q174_two_identical_are_taken_from_haymarket_if_it_has_two_of_a_kind(building):
    t = acting(building, {"livestock": 1, "steel": 2, "coal": 3}, FULL)
    t.use("ann", building, "swift")
    assert t.asked == "two_cubes"
    assert t.legal("ann") == [
        {"do": "take_cube", "resource": "steel"},
        {"do": "take_cube", "resource": "coal"},
    ]
    r = t.refusal("ann", do="take_cube", resource="livestock")
    assert (r.code, r.rule) == ("two-if-possible", "RES-6")
    assert r.facts == {"resource": "livestock", "there": 1}
    t.take("ann", "coal")
    assert t.resources("swift") == {"coal": 2}
    assert t.board["overlay"] == FULL
    assert t.treasury("swift") == 90


@rule("VAR-CHAIN-11", "Q-174", "DEC-13", "DEC-24")
@pytest.mark.parametrize("building", TWO_IDENTICAL)
def test_q174_one_from_haymarket_is_completed_by_one_of_the_same_kind(building):
    t = acting(building, {"livestock": 1, "wood": 1}, FULL)
    t.use("ann", building, "swift")
    assert t.legal("ann") == [
        {"do": "take_cube", "resource": "livestock"},
        {"do": "take_cube", "resource": "wood"},
    ]
    t.take("ann", "wood")
    assert question(t) == ["wood"]
    r = t.refusal("ann", do="take_overlay_cube", resource="steel")
    assert (r.code, r.rule) == ("overlay-other-kind", "VAR-CHAIN-11")
    take_overlay(t, "wood")
    assert t.resources("swift") == {"wood": 2}
    assert t.haymarket() == {"livestock": 1}
    assert t.board["overlay"] == {**FULL, "wood": [2]}


@rule("VAR-CHAIN-11", "DEC-24")
def test_var_chain11_the_second_identical_cube_may_be_left_or_may_be_missing():
    t = acting("I-4", {"wood": 1}, FULL).use("ann", "I-4", "swift")
    assert question(t) == ["wood"]
    t.play("ann", do="decline")
    assert t.resources("swift") == {"wood": 1}
    t = acting("I-4", {"wood": 1}, {**FULL, "wood": []}).use("ann", "I-4", "swift")
    assert t.asked != "overlay_cubes"
    assert t.resources("swift") == {"wood": 1}


@rule("VAR-CHAIN-11", "Q-174", "DEC-13")
@pytest.mark.parametrize("building", TWO_IDENTICAL)
def test_var_chain11_with_an_empty_haymarket_the_director_chooses_the_kind(building):
    t = acting(building, {}, {**FULL, "steel": [], "coal": [7]})
    t.use("ann", building, "swift")
    assert question(t) == ["livestock", "wood", "coal"]
    r = t.refusal("ann", do="take_overlay_cube", resource="steel")
    assert (r.code, r.rule, r.facts) == ("overlay-empty", "VAR-CHAIN-3", {"resource": "steel"})
    take_overlay(t, "livestock")
    assert question(t) == ["livestock"]
    take_overlay(t, "livestock")
    assert t.resources("swift") == {"livestock": 2}
    assert t.asked != "overlay_cubes"


# --- VAR-CHAIN-11: two different -----------------------------------------------------------------


@rule("VAR-CHAIN-11", "Q-174")
@pytest.mark.parametrize("building", TWO_DIFFERENT)
def test_q174_two_different_are_taken_from_haymarket_if_it_has_two_kinds(building):
    t = acting(building, {"livestock": 1, "coal": 5}, FULL)
    t.use("ann", building, "swift")
    assert t.resources("swift") == {"livestock": 1, "coal": 1}
    assert t.asked not in ("two_cubes", "overlay_cubes")
    assert t.board["overlay"] == FULL


@rule("VAR-CHAIN-11", "Q-174", "DEC-13", "DEC-24")
@pytest.mark.parametrize("building", TWO_DIFFERENT)
def test_q174_one_kind_in_haymarket_is_completed_by_another_kind(building):
    t = acting(building, {"steel": 4}, FULL)
    t.use("ann", building, "swift")
    assert t.resources("swift") == {"steel": 1}
    assert question(t) == ["livestock", "wood", "coal"]
    r = t.refusal("ann", do="take_overlay_cube", resource="steel")
    assert (r.code, r.rule) == ("overlay-other-kind", "VAR-CHAIN-11")
    take_overlay(t, "coal")
    assert t.resources("swift") == {"steel": 1, "coal": 1}
    assert t.haymarket() == {"steel": 3}
    assert t.asked != "overlay_cubes"


@rule("VAR-CHAIN-11", "Q-174", "DEC-13")
@pytest.mark.parametrize("building", TWO_DIFFERENT)
def test_var_chain11_with_an_empty_haymarket_the_director_chooses_two_kinds(building):
    t = acting(building, {}, FULL)
    t.use("ann", building, "swift")
    assert question(t) == KINDS
    take_overlay(t, "wood")
    assert question(t) == ["livestock", "steel", "coal"]
    take_overlay(t, "livestock")
    assert t.resources("swift") == {"livestock": 1, "wood": 1}
    assert t.asked != "overlay_cubes"


@rule("VAR-CHAIN-11", "DEC-24")
def test_var_chain11_one_different_cube_from_the_overlay_may_be_enough():
    t = acting("I-5", {}, FULL).use("ann", "I-5", "swift")
    take_overlay(t, "wood")
    t.play("ann", do="decline")
    assert t.resources("swift") == {"wood": 1}
    t = acting("I-5", {}, {"coal": [0, 1, 2]}).use("ann", "I-5", "swift")
    take_overlay(t, "coal")  # no other kind is left
    assert t.resources("swift") == {"coal": 1}
    assert t.asked != "overlay_cubes"
