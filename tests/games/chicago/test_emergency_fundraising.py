"""Section 9.2: emergency fundraising in the Advanced Game."""

from __future__ import annotations

import pytest

from printed import ONE_COAL_EACH, ready
from table import Table, rule, table


def fundraising(company: str = "cracker_jack", value: int = 40, **facts: object) -> Table:
    """Ann's company is about to begin its Operating turn in the Advanced Game."""
    companies = {company: {"director": 0, "value": value, **facts}}
    return table(
        advanced=True,
        phase="operating",
        companies=companies,
        board={"chain": ONE_COAL_EACH},
        seed=None,
    )


def issue(t: Table, *certificates: str) -> Table:
    for certificate in certificates:
        assert t.can("ann", do="issue_certificate", certificate=certificate)
        t.play("ann", do="issue_certificate", certificate=certificate)
    # with the last certificate in the Treasury the batch closes automatically
    return t.play("ann", do="done") if t.asked == "issue" else t


@rule("EX-30", "OPS-7", "OPS-8", "OPS-9", "Q-94")
def test_ex30_two_shares_issued_at_40_bring_80_and_the_value_drops_to_20():
    t = fundraising(treasury=7)
    issue(t, "common", "common")
    assert t.treasury("cracker_jack") == 87
    assert t.value("cracker_jack") == 20
    assert t.company("cracker_jack")["common"] == {"treasury": 3, "bank_pool": 2}
    assert t.told("paid") == [("bank", "cracker_jack", 80, "emergency_fundraising")]
    assert t.told("stock_moved") == [("cracker_jack", 40, 20, "emergency_fundraising")]
    assert [t.cash("ann"), t.cash("bob")] == [500, 500]


@rule("OPS-7", "OPS-8", "OPS-9", "Q-94")
@pytest.mark.parametrize(
    ("certificates", "amount", "value"),
    [
        (["common"], 160, 120),
        (["preferred"], 320, 100),
        (["common", "preferred"], 480, 80),
        (["common"] * 5, 800, 50),
        (["common"] * 5 + ["preferred"], 1120, 35),
    ],
)
def test_ops9_all_shares_bring_the_old_value_and_cost_one_step_more_than_their_number(
    certificates, amount, value
):
    t = issue(fundraising(value=160), *certificates)
    assert t.treasury("cracker_jack") == amount
    assert t.asked == "purchase"
    assert t.value("cracker_jack") == value
    pool = certificates.count("common")
    assert t.company("cracker_jack")["common"].get("bank_pool", 0) == pool
    preferred = "bank_pool" if "preferred" in certificates else "treasury"
    assert t.company("cracker_jack")["preferred"] == preferred


@rule("OPS-7")
def test_ops7_issuing_nothing_is_allowed_and_changes_nothing():
    t = fundraising(treasury=10)
    assert t.asked == "issue"
    t.play("ann", do="done")
    assert (t.treasury("cracker_jack"), t.value("cracker_jack")) == (10, 40)
    assert t.company("cracker_jack")["common"] == {"treasury": 5}
    assert t.asked == "purchase"


@rule("OPS-7", "DEC-17", "Q-185")
def test_ops7_with_the_last_certificate_in_the_treasury_the_batch_closes_automatically():
    t = fundraising(treasury=7, common={"seat_0": 1, "seat_1": 2, "treasury": 2})
    for certificate in ("common", "preferred"):
        t.play("ann", do="issue_certificate", certificate=certificate)
        assert (t.asked, t.treasury("cracker_jack")) == ("issue", 7)  # one Common is left
    t.play("ann", do="issue_certificate", certificate="common")
    assert (t.asked, t.treasury("cracker_jack")) == ("purchase", 7 + 4 * 40)
    assert t.company("cracker_jack")["preferred"] == "bank_pool"


@rule("OPS-7", "OPS-12", "Q-94")
def test_ops7_there_is_one_batch_and_it_comes_before_everything_else():
    t = fundraising(resources={"wood": 1}, factories=[{"workers": 1}])
    for move in ({"do": "run_factory", "factory": "1"}, {"do": "withhold"}):
        assert t.refusal("ann", **move).facts == {"step": "issue"}
    issue(t, "common")
    for step in ("purchase", "production", "sales", "payout"):
        assert t.asked == step
        assert t.legal("ann", "issue_certificate") == []
        r = t.refusal("ann", do="issue_certificate", certificate="common")
        assert (r.code, r.rule, r.facts) == ("not-now", "FLOW-1", {"step": step})
        if step == "production":
            t.run("1")
        elif step == "sales":
            t.sell_goods("bonus_20").play("ann", do="done")
        else:
            t.play("ann", do="withhold" if step == "payout" else "done")
    assert t.company("cracker_jack")["common"] == {"treasury": 4, "bank_pool": 1}


@rule("OPS-12")
@pytest.mark.parametrize(("phase", "step"), [("stock", "stock_turn"), ("action", "action_turn")])
def test_ops12_no_other_phase_lets_a_company_issue_shares(phase, step):
    t = table(advanced=True, phase=phase, companies={"swift": {"director": 0, "value": 40}})
    r = t.refusal("ann", do="issue_certificate", certificate="common")
    assert (r.code, r.rule, r.facts) == ("not-now", "FLOW-1", {"step": step})


@rule("OPS-7", "OPS-10")
def test_ops10_no_more_certificates_than_the_treasury_has_and_never_the_directors():
    for held, gone, left in (
        ({"preferred": "seat_1", "common": {"seat_0": 2, "bank_pool": 2}}, "preferred", "common"),
        ({"common": {"seat_0": 2, "bank_pool": 2}}, "common", "preferred"),
    ):
        t = fundraising(**held)  # one Common, and in the second case the Preferred
        r = t.refusal("ann", do="issue_certificate", certificate="director")
        assert (r.code, r.rule, r.facts) == ("director-not-issued", "OPS-7", {})
        if gone == "common":
            t.play("ann", do="issue_certificate", certificate="common")
        r = t.refusal("ann", do="issue_certificate", certificate=gone)
        assert (r.code, r.rule) == ("nothing-to-issue", "OPS-10")
        assert r.facts == {"company": "cracker_jack", "certificate": gone}
        assert t.can("ann", do="issue_certificate", certificate=left)


@rule("OPS-10")
def test_ops10_without_certificates_in_the_treasury_nothing_is_asked():
    t = fundraising(treasury=10, common={"seat_1": 3, "seat_0": 2}, preferred="bank_pool")
    assert t.asked == "purchase"


@rule("OPS-10", "Q-95")
def test_q95_in_closed_there_is_no_emergency_fundraising():
    t = fundraising(treasury=10, value=0)
    assert t.asked == "purchase"
    assert t.refusal("ann", do="issue_certificate", certificate="common").code == "not-now"


@rule("OPS-5", "OPS-7")
def test_ops7_the_basic_game_has_no_emergency_fundraising():
    t = table(
        phase="operating",
        companies={"swift": {"director": 0, "value": 40, "treasury": 10}},
        board={"chain": ONE_COAL_EACH},
    )
    assert t.asked == "purchase"
    assert t.refusal("ann", do="issue_certificate", certificate="common").code == "not-now"


@rule("OPS-11")
def test_ops11_price_protection_does_not_stop_the_fall():
    t = fundraising("swift", 100, treasury=10, assets=["price_protection"])
    issue(t, "common")
    assert t.value("swift") == 60
    assert t.asked == "purchase"
    assert t.company("swift")["exhausted"] == []


@rule("OPS-11", "Q-121")
def test_q121_emergency_fundraising_never_changes_the_director():
    t = fundraising("swift", 100, treasury=10, common={"seat_1": 3}, preferred="treasury")
    issue(t, "common", "common", "preferred")
    assert t.company("swift")["director"] == 0
    assert t.company("swift")["common"] == {"seat_1": 3, "bank_pool": 2}
    assert t.events("director_changed") == []


@rule("DX-3", "OPS-9", "Q-109")
def test_dx3_at_10_one_share_brings_10_and_closed_and_a_dividend_of_60_raises_it_to_10():
    t = fundraising("cracker_jack", 10, **ready("cracker_jack"))
    issue(t, "common")
    assert (t.treasury("cracker_jack"), t.value("cracker_jack")) == (10, 0)
    t.play("ann", do="done").run("1")
    t.sell_goods("bonus_20", "bonus_20")
    t.play("ann", do="pay_dividends")
    assert t.events("dividend_declared")[0]["revenue"] == 60
    assert t.value("cracker_jack") == 10
