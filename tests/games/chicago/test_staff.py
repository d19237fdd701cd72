"""Section 4.5: Workers, Managers, Salespeople."""

from __future__ import annotations

from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.verbs.staff import gain_salespeople
from bigshoulders.kernel.events import Events
from table import row, rule, table


def act(company, building="I-9", **facts):
    """ann's Action turn with one of her companies and one of her Buildings."""
    own = {"director": 0, "value": 100, "treasury": 200, **facts}
    return table(
        2,
        phase="action",
        companies={company: own, "libby": {"director": 1, "value": 100, "treasury": 200}},
        special_companies=["american_flyer", "schwinn"],
        people={"ann": row(building)},
    )


@rule("STAFF-1")
def test_staff1_a_worker_space_holds_one_worker_or_one_token():
    # Swift has 2 + 3 Worker spaces: factory 1 is full with a Worker and a token, so the first
    # Worker goes to factory 2 without a question
    t = act("swift", factories=[{"workers": 1, "automated": 1}, {"workers": 0, "automated": 1}])
    t.use("ann", "job_market", "swift")
    assert t.workers("swift") == [1, 1]
    r = t.refusal("ann", do="hire_worker", factory="1")
    assert (r.code, r.rule) == ("factory-full", "STAFF-1")
    assert r.facts == {"company": "swift", "factory": "1"}
    t.play("ann", do="hire_worker", factory="2")
    # the last space is filled, so hiring is over
    assert t.workers("swift") == [1, 2]
    assert t.awaited == ["bob"]


@rule("STAFF-2", "ACT-26")
def test_staff2_one_manager_space_per_factory_and_the_director_chooses():
    t = act("henderson", factories=[{}, {"managers": 1}, {}])
    t.use("ann", "hire_manager", "henderson")
    assert t.legal("ann") == [
        {"do": "put_manager", "factory": "1"},
        {"do": "put_manager", "factory": "3"},
    ]
    r = t.refusal("ann", do="put_manager", factory="2")
    assert (r.code, r.rule) == ("manager-space-full", "STAFF-2")
    assert r.facts == {"company": "henderson", "factory": "2"}
    t.play("ann", do="put_manager", factory="3")
    assert t.managers("henderson") == [0, 1, 1]


@rule("STAFF-2")
def test_staff2_american_flyer_has_two_manager_spaces_in_its_one_factory():
    t = act("american_flyer", factories=[{"managers": 1}])
    t.use("ann", "hire_manager", "american_flyer")
    assert t.managers("american_flyer") == [2]
    t.use("bob", "fundraising_40", "libby")
    t.use("ann", "I-9", "american_flyer")
    assert t.managers("american_flyer") == [2]  # a third has no space


@rule("STAFF-2")
def test_staff2_schwinn_has_no_manager_space():
    t = act("schwinn")
    t.use("ann", "hire_manager", "schwinn")
    assert t.managers("schwinn") == [0, 0]
    assert t.treasury("schwinn") == 140


@rule("STAFF-3", "STAFF-4")
def test_staff3_a_gained_salesperson_takes_the_next_space_if_there_is_one():
    t = act("swift", building="I-10", salespeople=0)
    t.use("ann", "I-10", "swift")
    assert t.salespeople("swift") == 1
    t = act("spalding", building="I-10", salespeople=1)
    t.use("ann", "I-10", "spalding")
    assert t.salespeople("spalding") == 1
    assert t.treasury("spalding") == 180


@rule("STAFF-4")
def test_staff4_without_any_free_space_nothing_is_gained():
    t = act("swift", factories=[{"managers": 1}, {"managers": 1}])
    t.use("ann", "hire_manager", "swift")
    assert (t.managers("swift"), t.treasury("swift")) == ([1, 1], 140)
    assert t.events("staff_moved") == []


@rule("STAFF-5")
def test_staff5_staff_stay_with_the_charter_when_the_director_changes():
    swift = {
        "director": 0,
        "value": 50,
        "salespeople": 1,
        "common": {"seat_1": 3},
        "factories": [{"workers": 2, "managers": 1}, {"workers": 1, "automated": 1}],
    }
    t = table(2, advanced=True, companies={"swift": swift}, priority=1)
    t.buy("bob", "swift")
    facts = t.company("swift")
    assert facts["director"] == 1
    assert facts["salespeople"] == 1
    assert facts["factories"] == [
        {"workers": 2, "automated": 0, "managers": 1},
        {"workers": 1, "automated": 1, "managers": 0},
    ]


@rule("STAFF-6")
def test_staff6_a_managers_bonus_follows_each_run_of_its_own_factory():
    swift = {
        "director": 0,
        "value": 100,
        "appeal": 3,
        "factories": [{"workers": 2}, {"workers": 3, "managers": 1}],
        "resources": {"steel": 3, "livestock": 2},
    }
    t = table(2, phase="operating", companies={"swift": swift})
    t.run("1")
    assert (t.appeal("swift"), t.goods("swift")) == (3, 2)  # no Manager here
    t.run("2")
    # Appeal +1 to 4, and one Good more than the factory makes
    assert t.events("appeal_moved")[0]["new"] == 4
    assert t.events("factory_ran")[0]["goods"] == 1
    assert t.goods("swift") == 4


def test_a_full_sales_department_gains_nobody_and_says_nothing():
    t = table(2, companies={"swift": {"director": 0, "value": 50}})
    g, s, swift = t.rules, t.state, COMPANY_IDS.index("swift")
    out = Events()
    gain_salespeople(g, s, swift, g.sales_spaces[swift] + 1, out)
    assert (s.sales[swift], len(out.items)) == (g.sales_spaces[swift], 1)
    gain_salespeople(g, s, swift, 1, out)
    assert (s.sales[swift], len(out.items)) == (g.sales_spaces[swift], 1)
