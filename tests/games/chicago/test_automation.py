"""Section 4.6: automation."""

from __future__ import annotations

import pytest

from table import row, rule, table, using

ONE, TWO = "I-12", "II-16"  # automate 1, automate 2


ROWS = {"ann": row(ONE, TWO), "bob": row("I-9", "II-9")}


def automating(company, factories, job_market=4, **words):
    """Decade 2: ann and one of her companies before an Action turn."""
    own = {"director": 0, "value": 100, "treasury": 200, "factories": factories}
    return table(
        4,
        decade=2,
        phase="action",
        people=ROWS,
        companies={company: own, "anglo": {"director": 1, "value": 100, "treasury": 200}},
        board={"job_market": job_market},
        **words,
    )


@rule("AUTO-1")
def test_auto1_a_token_takes_the_place_of_one_worker_of_the_chosen_factory():
    # Libby: 2 + 2 Worker spaces
    t = automating("libby", [{"workers": 2}, {"workers": 1}])
    t.use("ann", ONE, "libby")
    t.play("ann", do="automate", factory="1")
    assert t.told("automated") == [("libby", "1", 1)]
    assert t.spaces("libby") == [(1, 1), (2, 0)]  # the Worker moved to the one free space


@rule("AUTO-1", "AUTO-4")
def test_auto1_tokens_leave_the_row_from_the_left_so_the_plus_one_comes_last():
    # Cracker Jack factory 2: three tokens; only the rightmost hides the extra Good
    goods = {}
    for automated in range(4):
        facts = {"workers": 3 - automated, "automated": automated}
        company = {
            "director": 0,
            "value": 100,
            "factories": [{"workers": 1}, facts],
            "resources": {"wood": 1, "coal": 1, "steel": 1},
        }
        t = table(2, phase="operating", companies={"cracker_jack": company})
        t.run("1", "2")
        goods[automated] = t.events("factory_ran")[0]["goods"]
    assert goods == {0: 2, 1: 2, 2: 2, 3: 3}


@rule("AUTO-2", "AUTO-7", "EX-25")
def test_ex25_with_one_employed_worker_automate_2_is_refused():
    # the free space would let the same Worker be automated again, which is not allowed
    t = automating("libby", [{"workers": 1}, {}])
    r = t.refusal("ann", **using(TWO, "libby"))
    assert (r.code, r.rule) == ("cannot-automate-two", "ACT-55")
    assert r.facts == {"company": "libby", "possible": 1}
    assert t.can("ann", **using(ONE, "libby"))


@rule("AUTO-3")
@pytest.mark.parametrize(
    ("factory", "after"), [("1", [(0, 1), (2, 0), (1, 0)]), ("3", [(1, 0), (2, 0), (0, 1)])]
)
def test_auto3_the_director_chooses_the_factory(factory, after):
    t = automating("henderson", [{"workers": 1}, {"workers": 1}, {"workers": 1}])
    t.use("ann", ONE, "henderson")
    assert [m["factory"] for m in t.legal("ann", do="automate")] == ["1", "2", "3"]
    t.play("ann", do="automate", factory=factory)
    assert t.spaces("henderson") == after


@rule("AUTO-3", "Q-78")
def test_auto3_a_factory_without_a_worker_or_a_token_cannot_be_chosen():
    t = automating("henderson", [{"automated": 1}, {"workers": 1}, {"workers": 1}])
    t.use("ann", ONE, "henderson")
    assert [m["factory"] for m in t.legal("ann", do="automate")] == ["2", "3"]
    r = t.refusal("ann", do="automate", factory="1")
    assert (r.code, r.rule) == ("not-automatable", "AUTO-1")
    assert r.facts == {"company": "henderson", "factory": "1"}


@rule("AUTO-4")
def test_auto4_a_fully_automated_factory_makes_one_more_good_from_then_on():
    people = {"ann": {**ROWS["ann"], "partners": 1, "reserved_partner": "waiting"}}
    people["ann"]["row"] = [{"building": "I-9", "partner": 0}, {"building": "I-12"}]
    cracker_jack = {
        "director": 0,
        "value": 100,
        "treasury": 40,
        "factories": [{"workers": 1}, {"workers": 3}],
        "resources": {"wood": 1},
    }
    t = table(2, decade=2, phase="action", people=people, companies={"cracker_jack": cracker_jack})
    t.use("ann", ONE, "cracker_jack")
    t.play("ann", do="automate", factory="1")
    t.run("1")
    assert t.told("factory_ran") == [("cracker_jack", "1", 3)]


@rule("AUTO-5", "Q-77")
def test_auto5_the_replaced_worker_must_take_a_free_space_chosen_by_the_director():
    # Swift: 2 + 3 Worker spaces; the Worker of factory 1 can stay there or go to factory 2
    for factory, after in (("1", [(1, 1), (1, 0)]), ("2", [(0, 1), (2, 0)])):
        t = automating("swift", [{"workers": 1}, {"workers": 1}])
        t.use("ann", ONE, "swift")
        t.play("ann", do="automate", factory="1")
        assert t.legal("ann") == [
            {"do": "put_worker", "factory": "1"},
            {"do": "put_worker", "factory": "2"},
        ]  # and nothing else: it cannot go to the Job Market
        assert t.why("ann", do="decline") == ("not-now", "FLOW-1", {"step": "workers"})
        t.play("ann", do="put_worker", factory=factory)
        assert t.spaces("swift") == after
        assert t.board["job_market"] == 4


@rule("AUTO-5")
def test_auto5_not_in_another_company_of_the_same_director():
    own = {"director": 0, "value": 100, "treasury": 200}
    companies = {"fairbank": {**own, "factories": [{"workers": 1}, {"workers": 1}]}, "swift": own}
    people = {"ann": {"row": [{"building": ONE}]}}
    t = table(2, phase="action", people=people, companies=companies)
    t.use("ann", ONE, "fairbank")
    t.play("ann", do="automate", factory="1")
    assert t.spaces("fairbank") == [(0, 1), (1, 0)]
    assert t.spaces("swift") == [(0, 0), (0, 0)]
    assert t.board["job_market"] == 5


@rule("AUTO-6")
@pytest.mark.parametrize(
    ("before", "after", "next_costs"),
    [(0, 1, 40), (3, 4, 40), (4, 5, 30), (8, 9, 20), (11, 12, 20)],
)
def test_auto6_without_a_free_space_the_worker_goes_to_the_job_market(before, after, next_costs):
    t = automating("fairbank", [{"workers": 1}, {"workers": 1}], job_market=before)
    t.use("ann", ONE, "fairbank")
    t.play("ann", do="automate", factory="1")
    assert t.board["job_market"] == after
    targets = [e["target"] for e in t.events("staff_moved")]
    assert targets == ["aside", "job_market"]
    # its place shows in the price of the next Worker
    t.use("bob", "job_market", "anglo")
    t.play("bob", do="hire_worker", factory="1")
    assert t.events("paid")[0]["amount"] == next_costs


@rule("AUTO-6")
def test_auto6_with_a_full_market_the_worker_goes_to_the_general_supply():
    t = automating("fairbank", [{"workers": 1}, {"workers": 1}], job_market=12)
    t.use("ann", ONE, "fairbank")
    t.play("ann", do="automate", factory="1")
    assert t.board["job_market"] == 12
    assert [e["target"] for e in t.events("staff_moved")] == ["aside", "supply"]
    assert t.spaces("fairbank") == [(0, 1), (1, 0)]


@rule("AUTO-7", "Q-79")
def test_auto7_two_workers_of_one_factory_are_replaced_before_either_moves():
    t = automating("swift", [{"workers": 2}, {"workers": 1}])
    t.use("ann", TWO, "swift")
    t.play("ann", do="automate", factory="1")
    # the first Worker hasn't been relocated yet, so factory 2 still has one to choose
    assert t.asked == "automation"
    assert t.spaces("swift") == [(1, 1), (1, 0)]
    t.play("ann", do="automate", factory="1")
    assert t.spaces("swift") == [(0, 2), (3, 0)]
    assert t.board["job_market"] == 4


@rule("AUTO-7")
def test_auto7_with_one_free_space_one_goes_there_and_the_other_to_the_market():
    t = automating("libby", [{"workers": 2}, {"workers": 1}])
    t.use("ann", TWO, "libby")
    t.play("ann", do="automate", factory="1")
    t.play("ann", do="automate", factory="1")
    assert t.spaces("libby") == [(0, 2), (2, 0)]
    assert t.board["job_market"] == 5


@rule("AUTO-7", "AUTO-2")
def test_auto7_a_relocated_worker_is_not_automated_by_the_same_effect():
    # one Worker in each factory: exactly these two are replaced, neither of them twice
    t = automating("libby", [{"workers": 1}, {"workers": 1}])
    t.use("ann", TWO, "libby")
    assert [e["factory"] for e in t.events("automated")] == ["1", "2"]
    assert t.spaces("libby") == [(1, 1), (1, 1)]  # two Workers, two free spaces: no choice


@rule("AUTO-7", "Q-79")
def test_auto7_the_director_chooses_where_both_are_relocated():
    # Swift with two Workers in factory 1 and three free spaces in factory 2: both must go there
    t = automating("swift", [{"workers": 2}, {}])
    t.use("ann", TWO, "swift")
    assert t.spaces("swift") == [(0, 2), (2, 0)]
    # one in each factory: both have free spaces, and the Director chooses for each Worker
    t = automating("swift", [{"workers": 1}, {"workers": 1}])
    t.use("ann", TWO, "swift")
    assert t.spaces("swift") == [(0, 1), (0, 1)]
    t.play("ann", do="put_worker", factory="1")
    assert t.spaces("swift") == [(1, 1), (1, 1)]


@rule("EX-24", "AUTO-1", "AUTO-4", "AUTO-6")
def test_ex24_the_last_worker_of_a_factory_is_automated_and_goes_to_the_job_market():
    people = {"ann": {"row": [{"building": "I-12"}], "reserved_partner": "henderson"}}
    henderson = {
        "director": 0,
        "value": 100,
        "treasury": 40,
        "factories": [{"workers": 1}, {"workers": 1, "automated": 1}, {"workers": 1}],
        "resources": {"coal": 2, "livestock": 1, "steel": 1},
    }
    t = table(2, phase="action", people=people, companies={"henderson": henderson})
    t.use("ann", ONE, "henderson")
    t.play("ann", do="automate", factory="2")
    assert t.told("automated") == [("henderson", "2", 0)]
    assert t.spaces("henderson") == [(1, 0), (0, 2), (1, 0)]
    assert t.board["job_market"] == 5
    t.use("ann", "fundraising_40", "henderson")
    assert (t.phase, t.asked) == ("operating", "production")
    t.run("1", "2")
    assert t.events("factory_ran")[0]["goods"] == 3  # 2, plus 1 more
