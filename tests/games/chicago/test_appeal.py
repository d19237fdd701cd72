"""Section 4.4: the Appeal Track, its stacks, and the offer of bonuses."""

from __future__ import annotations

import pytest

from table import rule, table

# Appeal +2 and +3 from Buildings, +1 from Advertising.
ROWS = {
    "ann": {"row": [{"building": "I-8"}, {"building": "II-8"}]},
    "bob": {"row": [{"building": "I-12"}, {"building": "II-15"}]},
}
GAIN = {1: "advertising", 2: "I-8", 3: "II-8"}
FULL = [{"workers": 2}, {"workers": 3}]  # no free Worker space at Swift


def board(companies, **words):
    """Decade 2, ann to act, with Buildings for Appeal +2 and +3."""
    for facts in companies.values():
        facts.setdefault("value", 100)
        facts.setdefault("treasury", 200)
    return table(2, decade=2, phase="action", people=ROWS, companies=companies, **words)


def gain(t, n, company="swift", name="ann"):
    return t.use(name, GAIN[n], company)


def ranking(t):
    """Company ids from first to last in rank."""
    facts = {n: c for n, c in t.position["companies"].items() if c["status"] == "open"}
    return sorted(facts, key=lambda n: (facts[n]["appeal"], facts[n]["height"]), reverse=True)


@rule("APP-2")
def test_app2_neither_a_sale_nor_withholding_nor_closed_lowers_appeal():
    swift = {"director": 0, "value": 10, "appeal": 8, "common": {"seat_1": 1}}
    t = table(2, companies={"swift": swift}, priority=1)
    t.sell("bob", "swift common")
    assert (t.value("swift"), t.appeal("swift")) == (0, 8)
    t = table(
        2,
        phase="operating",
        companies={"swift": {**swift, "value": 100, "assets": ["price_protection"]}},
    )
    t.play("ann", do="decline")
    assert (t.value("swift"), t.appeal("swift")) == (80, 8)


@rule("APP-3")
def test_app3_a_marker_that_gains_appeal_goes_on_top_of_the_stack():
    t = board(
        {
            "swift": {"director": 0, "appeal": 3},
            "elgin": {"director": 0, "appeal": 4, "height": 1},
            "libby": {"director": 1, "appeal": 4, "height": 0},
        }
    )
    assert ranking(t) == ["elgin", "libby", "swift"]
    gain(t, 1)
    assert t.appeal("swift") == 4
    assert ranking(t) == ["swift", "elgin", "libby"]


@rule("APP-3", "Q-92")
@pytest.mark.parametrize("founder", [0, 1])
def test_app3_a_new_company_goes_under_every_marker_regardless_of_owner(founder):
    # Fairbank starts at 3, where Swift (ann) is on top of Libby (ann): it goes to the bottom for
    # both
    t = table(
        2,
        companies={
            "swift": {"director": 0, "value": 60, "appeal": 3, "height": 1},
            "libby": {"director": 0, "value": 60, "appeal": 3, "height": 0},
        },
        priority=founder,
    )
    t.play(founder, do="found", company="fairbank", value="60")
    assert t.appeal("fairbank") == 3
    assert ranking(t) == ["swift", "libby", "fairbank"]


@rule("APP-4")
def test_app4_companies_operate_by_space_then_from_the_top_of_the_stack():
    cube = {"treasury": 30}  # each can buy a cube, so each is asked
    t = table(
        2,
        phase="operating",
        companies={
            "anglo": {"director": 0, "value": 100, "appeal": 6, "height": 0, **cube},
            "doggett": {"director": 1, "value": 100, "appeal": 6, "height": 2, **cube},
            "elgin": {"director": 0, "value": 100, "appeal": 6, "height": 1, **cube},
            "libby": {"director": 1, "value": 100, "appeal": 7, "height": 0, **cube},
            "swift": {"director": 0, "value": 400, "appeal": 5, "height": 0, **cube},
        },
        board={"chain": {"10": {"coal": 1}}},
    )
    order = [t.question["company"]]
    while len(order) < 5:
        t.play(t.awaited[0], do="done")
        order += [e["company"] for e in t.events("operating_began")]
    assert order == ["libby", "doggett", "elgin", "anglo", "swift"]


@rule("APP-4")
def test_app4_for_the_goal_on_appeal_only_the_space_counts():
    goals = ["highest_appeal", "most_managers", "most_salespeople", "most_assets", "most_workers"]
    t = table(
        3,
        goals=True,
        decade=5,
        phase="operating",
        cash=[0, 0, 0],
        board={"goals": goals},
        companies={
            "anglo": {"director": 0, "value": 0, "appeal": 6, "height": 1},
            "doggett": {"director": 1, "value": 0, "appeal": 6, "height": 0},
            "elgin": {"director": 2, "value": 0, "appeal": 5, "height": 0},
        },
    )
    assert t.scores() == [200, 200, 0]


@rule("APP-5")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_app5_a_gain_of_n_moves_the_marker_n_spaces(n):
    t = board({"swift": {"director": 0, "appeal": 0}, "libby": {"director": 1}})
    gain(t, n)
    assert t.told("appeal_moved") == [("swift", 0, n)]
    assert t.appeal("swift") == n


@rule("APP-5", "APP-3")
def test_app5_only_the_final_stack_changes_and_the_stack_left_behind_closes():
    t = board(
        {
            # space 0: doggett, swift, elgin from the bottom
            "doggett": {"director": 1, "appeal": 0, "height": 0},
            "swift": {"director": 0, "appeal": 0, "height": 1},
            "elgin": {"director": 1, "appeal": 0, "height": 2},
            # space 1, passed: libby on anglo
            "libby": {"director": 1, "appeal": 1, "height": 1},
            "anglo": {"director": 1, "appeal": 1, "height": 0},
            # space 2, entered: spalding
            "spalding": {"director": 1, "appeal": 2, "height": 0},
        }
    )
    gain(t, 2)
    assert ranking(t) == ["swift", "spalding", "libby", "anglo", "elgin", "doggett"]
    heights = {name: t.company(name)["height"] for name in ranking(t)}
    assert heights == {"swift": 1, "spalding": 0, "libby": 1, "anglo": 0, "elgin": 1, "doggett": 0}


@rule("APP-6", "Q-85")
@pytest.mark.parametrize(
    ("start", "n", "spaces"),
    [
        (0, 3, [3]),
        (1, 2, [3]),
        (2, 1, [3]),
        (2, 3, [3, 5]),
        (3, 1, []),
        (3, 3, [5]),
        (4, 3, [5, 7]),
        (5, 2, [7]),
        (6, 3, [7, 9]),
        (8, 3, [9, 11]),
        (10, 3, [11, 13]),
        (12, 3, [13, 15]),
        (13, 3, [15, 16]),
        (14, 1, [15]),
        (15, 1, [16]),
    ],
)
def test_app6_every_bonus_space_entered_or_passed_gives_its_bonus_ascending(start, n, spaces):
    t = board({"swift": {"director": 0, "appeal": start}, "libby": {"director": 1}})
    t.heard.clear()
    gain(t, n)
    received = [e["space"] for e in t.events("appeal_bonus")]
    while t.asked == "bonus":
        t.play("ann", do="take_cash")
        received += [e["space"] for e in t.events("appeal_bonus")]
    assert received == spaces
    assert t.awaited == ["bob"]


@rule("APP-6", "Q-90")
def test_app6_a_bonus_is_resolved_before_the_next_one_is_offered():
    # from 6 to 9: the automation of 7 with its relocation, then the Partner of 9
    swift = {"director": 0, "appeal": 6, "factories": [{"workers": 1}, {"workers": 1}]}
    t = board({"swift": swift, "libby": {"director": 1}})
    gain(t, 3)
    assert t.question["space"] == 7
    t.play("ann", do="take_bonus")
    assert t.asked == "automation"
    t.play("ann", do="automate", factory="1")
    assert t.asked == "workers"  # the relocation belongs to the bonus of 7
    assert t.player("ann")["partner_on_appeal"] is True
    assert t.why("ann", do="take_bonus") == ("not-now", "FLOW-1", {"step": "workers"})
    t.play("ann", do="put_worker", factory="2")
    assert (t.asked, t.question["space"]) == ("bonus", 9)
    t.play("ann", do="take_bonus")
    assert t.player("ann")["partner_on_appeal"] is False


@rule("APP-7", "Q-89", "APP-1", "DATA-APPEAL")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_app7_at_16_a_gain_rings_the_bell_and_gives_no_bonus(n):
    t = board(
        {
            "swift": {"director": 0, "appeal": 16, "height": 0},
            "elgin": {"director": 1, "appeal": 16, "height": 1},
            "libby": {"director": 1, "appeal": 16, "height": 2},
        }
    )
    assert ranking(t) == ["libby", "elgin", "swift"]
    gain(t, n)
    assert ranking(t) == ["swift", "libby", "elgin"]
    assert t.appeal("swift") == 16
    assert t.events("appeal_bonus") == []
    assert (t.value("swift"), t.awaited) == (100, ["bob"])


@rule("APP-8")
@pytest.mark.parametrize(
    ("start", "n", "spaces"), [(15, 2, [16]), (15, 3, [16]), (14, 3, [15, 16])]
)
def test_app8_a_move_beyond_16_stops_there_with_all_bonuses(start, n, spaces):
    t = board({"swift": {"director": 0, "appeal": start}, "libby": {"director": 1}})
    gain(t, n)
    received = []
    while t.asked == "bonus":
        t.play("ann", do="take_bonus")
        received += [e["space"] for e in t.events("appeal_bonus")]
    assert received == spaces
    assert t.appeal("swift") == 16
    assert t.value("swift") == 120


@rule("APP-9")
def test_app9_a_bonus_goes_to_the_company_that_moved():
    # Swift is full; Elgin, of the same Director, has room: Swift's Worker can't go there
    t = board(
        {
            "swift": {"director": 0, "appeal": 2, "factories": FULL},
            "elgin": {"director": 0, "appeal": 0},
            "libby": {"director": 1},
        }
    )
    gain(t, 1)
    assert t.told("appeal_bonus") == [("swift", 3, 0)]
    assert t.company("elgin")["factories"] == [{"workers": 0, "automated": 0, "managers": 0}] * 2
    assert (t.treasury("swift"), t.treasury("elgin")) == (200 - 20 + 25, 200)


@rule("APP-10", "Q-91")
def test_app10_the_director_must_choose_the_bonus_or_25_at_once():
    t = board({"swift": {"director": 0, "appeal": 4}, "libby": {"director": 1}})
    gain(t, 1)
    assert t.legal("ann") == [{"do": "take_bonus"}, {"do": "take_cash"}]
    for move in ("done", "decline", "pass"):
        assert t.why("ann", do=move) == ("not-now", "FLOW-1", {"step": "bonus"})
    t.play("ann", do="take_cash")
    assert t.told("paid") == [("bank", "swift", 25, "appeal_bonus")]
    assert t.treasury("swift") == 200 - 20 + 25
    assert t.salespeople("swift") == 0  # it must be one or the other
    assert t.cash("ann") == 500


@rule("APP-10")
def test_app10_a_director_who_takes_the_bonus_gets_no_25():
    t = board({"swift": {"director": 0, "appeal": 4}, "libby": {"director": 1}})
    gain(t, 1)
    t.play("ann", do="take_bonus")
    assert t.salespeople("swift") == 1
    assert t.treasury("swift") == 180


@rule("APP-11")
def test_app11_if_the_bonus_cannot_be_received_only_the_25_remains():
    t = board({"swift": {"director": 0, "appeal": 4, "salespeople": 2}, "libby": {"director": 1}})
    gain(t, 1)
    # nothing to choose, so nothing is asked
    assert t.awaited == ["bob"]
    assert t.salespeople("swift") == 2
    assert t.treasury("swift") == 205


@rule("APP-12", "Q-70")
def test_app12_no_25_for_a_building_or_a_managers_bonus_without_effect():
    # a Building: no free Manager space
    people = {"ann": {"row": [{"building": "I-9"}]}}
    full = [{"managers": 1}, {"managers": 1}]
    t = table(
        2,
        phase="action",
        people=people,
        companies={"swift": {"director": 0, "value": 100, "treasury": 20, "factories": full}},
    )
    t.use("ann", "I-9", "swift")
    assert t.treasury("swift") == 0
    # a Manager who automates a Worker: there is none
    florsheim = {
        "director": 0,
        "value": 100,
        "treasury": 0,
        "factories": [{"automated": 2, "managers": 1}],
        "resources": {"coal": 1, "livestock": 1},
    }
    t = table(
        2,
        phase="operating",
        special_companies=["florsheim"],
        companies={"florsheim": florsheim},
        board={"demand": {"shoes.bonus_50": {"tile": "2-2"}}},
    )
    t.run("1")
    assert t.asked == "sales"
    assert t.treasury("florsheim") == 0


@rule("APP-13")
def test_app13_the_bonus_of_the_starting_space_is_never_received():
    # Swift starts at 3, the space of the Worker
    t = table(2, decade=2, companies={"libby": {"director": 1, "value": 60}})
    t.play("ann", do="found", company="swift", value="60")
    assert t.appeal("swift") == 3
    assert t.events("appeal_bonus") == []
    assert t.asked != "bonus"
    assert t.treasury("swift") == 180
    # nor later: the next space has no bonus, and the missed one is not made up
    t = board({"swift": {"director": 0, "appeal": 3}, "libby": {"director": 1}})
    gain(t, 1)
    assert t.events("appeal_bonus") == []
    assert (t.awaited, t.treasury("swift")) == (["bob"], 180)
