"""Sections 2.6 and 8.4: the Job Market (DATA-1, DATA-2, ACT-20, ACT-21)."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import BadPosition
from table import Table, rule, table, using

# DATA-2: Workers in the market and the price of the next one.
PRICES = [(0, 50)]
PRICES += [(1, 40), (2, 40), (3, 40), (4, 40)]
PRICES += [(5, 30), (6, 30), (7, 30), (8, 30)]
PRICES += [(9, 20), (10, 20), (11, 20), (12, 20)]


def market(workers: int = 4, **swift: object) -> Table:
    """Ann (Swift, two and three Worker spaces) acts first, then bob (Libby, two and two)."""
    own = {"value": 100, "treasury": 500, "appeal": 0}
    companies = {"swift": {"director": 0, **own, **swift}, "libby": {"director": 1, **own}}
    board = {"job_market": workers}
    return table(2, phase="action", companies=companies, board=board, initiative=[0, 1])


def at_market(workers: int = 4, **swift: object) -> Table:
    """Swift has placed a Partner on the Job Market."""
    return market(workers, **swift).use("ann", "job_market", "swift")


@rule("DATA-1", "DATA-2", "DATA-JOB", "BANK-JOB", "DATA-BANK", "ACT-20", "EX-14")
@pytest.mark.parametrize(("workers", "price"), PRICES)
def test_data2_the_price_of_the_next_worker(workers: int, price: int):
    t = at_market(workers).hire("ann", "1")
    assert t.told("paid") == [("swift", "bank", price, "worker_hired")]
    assert t.treasury("swift") == 500 - price
    assert t.board["job_market"] == max(0, workers - 1)
    origin = "job_market" if workers else "supply"
    assert t.told("staff_moved") == [("worker", origin, "swift.1", 1)]


@rule("DATA-1", "DATA-JOB", "BANK-JOB", "DATA-BANK")
def test_data1_twelve_spaces_in_three_groups_of_four():
    """Libby takes the four at $20; Swift the four at $30 and the first of four at $40."""
    t = market(12).use("ann", "fundraising_40", "swift").use("bob", "job_market", "libby")
    t.hire("bob", "1", "1", "2", "2")
    assert t.treasury("libby") == 500 - 4 * 20
    t.use("ann", "job_market", "swift").hire("ann", "1", "1", "2", "2", "2")
    assert t.treasury("swift") == 540 - 4 * 30 - 40
    assert t.board["job_market"] == 3
    assert t.board["bank_buildings"]["job_market"] == [1, 1]  # any number of times


@rule("DATA-1", "DATA-JOB")
def test_data1_the_market_has_no_thirteenth_space():
    assert market(12).board["job_market"] == 12
    with pytest.raises(BadPosition) as caught:
        market(13)
    assert (caught.value.where, caught.value.facts["most"]) == ("board.job_market", 12)


@rule("ACT-20", "Q-58")
@pytest.mark.parametrize(
    ("workers", "prices"),
    [
        (11, [20, 20, 20, 30, 30]),
        (6, [30, 30, 40, 40, 40]),
        (2, [40, 40, 50, 50, 50]),
        (0, [50, 50, 50, 50, 50]),
    ],
)
def test_q58_the_cheapest_workers_are_taken_first_then_the_general_supply(workers, prices):
    t = at_market(workers)
    paid = []
    for factory in ("2", "2", "1", "2", "1"):
        paid += [amount for _, _, amount, _ in t.hire("ann", factory).told("paid")]
    assert paid == prices
    assert t.treasury("swift") == 500 - sum(prices)
    assert t.board["job_market"] == max(0, workers - 5)


@rule("ACT-20", "DEC-8")
def test_act20_the_director_chooses_number_and_spaces():
    t = at_market()
    assert t.legal("ann") == [{"do": "hire_worker", "factory": f} for f in ("1", "2")]
    t.hire("ann", "2", "1", "1")
    assert t.legal("ann") == [{"do": "done"}, {"do": "hire_worker", "factory": "2"}]
    why = ("factory-full", "STAFF-1", {"company": "swift", "factory": "1"})
    assert t.why("ann", do="hire_worker", factory="1") == why
    t.play("ann", do="done")
    assert t.workers("swift") == [2, 1]
    assert t.treasury("swift") == 500 - 3 * 40
    assert t.awaited == ["bob"]


@rule("ACT-20", "Q-59")
def test_q59_no_more_workers_than_free_spaces():
    # the first Worker can only go to factory 2, so it is hired without a question
    t = at_market(factories=[{"workers": 1, "automated": 1}, {"workers": 1}])
    assert t.legal("ann") == [{"do": "done"}, {"do": "hire_worker", "factory": "2"}]
    t.hire("ann", "2")
    assert t.awaited == ["bob"]
    assert t.workers("swift") == [1, 3]


@rule("ACT-20", "MONEY-4")
def test_act20_no_more_workers_than_the_treasury_can_pay_for():
    t = at_market(1, treasury=89).hire("ann", "1")  # $40; the next would be $50
    assert t.treasury("swift") == 49
    assert t.awaited == ["bob"]


@rule("ACT-21", "Q-57")
def test_q57_hiring_nobody_is_not_possible():
    t = at_market()
    assert t.why("ann", do="done") == ("hire-one", "ACT-21", {})
    assert {m["do"] for m in t.legal("ann")} == {"hire_worker"}


@rule("ACT-21")
@pytest.mark.parametrize(
    "factories",
    [
        [{"workers": 2}, {"workers": 3}],
        [{"automated": 2}, {"automated": 3}],
        [{"workers": 1, "automated": 1}, {"workers": 2, "automated": 1}],
    ],
)
def test_act21_a_company_without_a_free_worker_space_cannot_use_the_job_market(factories):
    why = ("no-worker-space", "ACT-21", {"company": "swift"})
    assert market(factories=factories).why("ann", **using("job_market", "swift")) == why


@rule("ACT-21")
@pytest.mark.parametrize(("workers", "price"), [(0, 50), (4, 40), (5, 30), (12, 20)])
def test_act21_a_company_that_cannot_pay_for_the_first_worker_cannot_use_the_job_market(
    workers, price
):
    r = market(workers, treasury=price - 1).refusal("ann", **using("job_market", "swift"))
    assert (r.code, r.rule) == ("worker-too-dear", "ACT-21")
    assert r.facts == {"company": "swift", "have": price - 1, "cost": price}
    assert market(workers, treasury=price).can("ann", **using("job_market", "swift"))
