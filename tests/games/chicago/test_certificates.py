"""Section 4.1: certificates."""

from __future__ import annotations

import pytest

from bigshoulders.kernel.errors import BadPosition
from table import offer, papers, rule, table

SEVEN = {"director": 1, "preferred": 1, "common": 5}


def certificates(t, company):
    """The number of certificates of each kind a company has, wherever they are."""
    facts = t.company(company)
    return {
        "director": 1,
        "preferred": 1 if facts["preferred"] != "none" else 0,
        "common": sum(facts["common"].values()),
    }


@rule("CERT-1")
def test_cert1_ten_shares_director_three_preferred_two_common_one_each():
    shares = {"preferred": "seat_1", "common": {"seat_2": 1, "seat_3": 4}}
    t = table(
        4,
        phase="action",
        companies={"swift": {"director": 0, "value": 140, "treasury": 100, **shares}},
    )
    t.use("ann", "extra_dividends", "swift")
    # $10 per share: the money shows how many shares each certificate is worth
    dividends = {
        paid["payee"]: paid["amount"]
        for paid in t.events("paid")
        if paid["reason"] == "extra_dividends"
    }
    assert dividends == {"seat_0": 30, "seat_1": 20, "seat_2": 10, "seat_3": 40}
    assert t.treasury("swift") == 0


@rule("CERT-2")
def test_cert2_a_certificate_goes_from_one_place_to_exactly_one_other():
    t = table(2, decade=2, companies={"swift": {"value": 100, **papers(ann="D", bob="Pc")}})
    t.buy("ann", "swift")
    assert t.company("swift")["common"] == {"seat_0": 1, "seat_1": 1, "treasury": 3}
    assert t.told("certificate_moved") == [("swift", "common", "treasury", "seat_0")]
    t.sell("bob", "swift common", "swift preferred")
    assert t.company("swift")["common"] == {"bank_pool": 1, "seat_0": 1, "treasury": 3}
    assert t.company("swift")["preferred"] == "bank_pool"
    assert certificates(t, "swift") == SEVEN


@rule("CERT-2")
def test_cert2_certificates_of_a_closed_company_are_out_of_the_game():
    t = table(
        2,
        decade=2,
        companies={
            "swift": {"value": 0, **papers(ann="D", bob="cc")},
            "libby": {"director": 1, "value": 40},
        },
    )
    assert t.company("swift") == {"status": "closed"}
    assert t.held("bob") == 1
    sale = offer("swift common")
    assert t.refusal("ann", **sale).code == "not-held"
    purchase = {"company": "swift", "certificate": "common", "source": "treasury"}
    r = t.refusal("ann", do="buy_certificate", **purchase)
    assert (r.code, r.facts) == ("company-not-open", {"company": "swift", "status": "closed"})


@rule("CERT-2")
@pytest.mark.parametrize(
    ("facts", "fault", "where"),
    [
        (
            {**papers(ann="Dccc", bob="ccc")},
            "position/common-certificates",
            "companies.swift.common",
        ),
        (
            {**papers(ann="Dc", treasury="ccc")},
            "position/common-certificates",
            "companies.swift.common",
        ),
        ({}, "position/missing-key", "companies.swift.director"),
    ],
)
def test_cert2_a_position_with_a_missing_or_duplicate_certificate_is_refused(facts, fault, where):
    with pytest.raises(BadPosition) as caught:
        table(2, companies={"swift": {"value": 100, **facts}})
    assert (fault, where) in [(p.code, p.where) for p in caught.value.problems]


NINE = {  # bob: two Director's, one Preferred, six Common
    "swift": {"value": 50, **papers(ann="D", bob="Pcc")},
    "libby": {"value": 50, **papers(bob="Dcc")},
    "elgin": {"value": 50, **papers(bob="Dcc")},
}


@rule("CERT-5")
def test_cert5_every_kind_of_every_company_counts_towards_the_limit():
    t = table(2, companies=NINE, priority=1)
    assert t.held("bob") == 9
    common = {"certificate": "common", "source": "treasury"}
    t.play("bob", do="buy_certificate", company="swift", **common)  # the tenth: at the limit
    t.play("ann", do="pass")
    for company in ("swift", "libby", "elgin"):
        r = t.refusal("bob", do="buy_certificate", company=company, **common)
        assert (r.code, r.rule) == ("over-certificate-limit", "CERT-5")
        assert r.facts == {"held": 10, "limit": 10}
    r = t.refusal("bob", do="found", company="spalding", value="35")
    assert (r.code, r.rule) == ("founding-over-limit", "EST-11")
    assert r.facts == {"held": 10, "limit": 10}


@rule("CERT-6")
def test_cert6_two_common_never_become_a_preferred():
    swift = {"value": 50, **papers(ann="D", bob="cc")}
    t = table(2, cash=[0, 99], companies={"swift": swift}, priority=1)
    # neither a move nor a rebate: the Preferred costs its full $100
    assert {move["do"] for move in t.legal("bob")} == {
        "pass",
        "sell_certificate",
        "buy_certificate",
    }
    preferred = {"company": "swift", "certificate": "preferred", "source": "treasury"}
    r = t.refusal("bob", do="buy_certificate", **preferred)
    assert (r.code, r.facts) == ("funds-short", {"have": 99, "cost": 100})
    t = table(2, cash=[0, 100], companies={"swift": swift}, priority=1)
    t.play("bob", do="buy_certificate", **preferred)
    assert t.company("swift")["common"]["seat_1"] == 2
    assert t.cash("bob") == 0


@rule("CERT-8", "Q-16")
@pytest.mark.parametrize("phase", ["action", "operating"])
@pytest.mark.parametrize("source", ["bank_pool", "treasury"])
def test_cert8_a_company_never_buys_back_its_shares(phase, source):
    swift = {"value": 10, "treasury": 900, **papers(ann="D", bank_pool="ccc")}
    t = table(2, phase=phase, companies={"swift": swift}, board={"chain": {"10": {"coal": 1}}})
    assert t.legal("ann", do="buy_certificate") == []
    purchase = {"company": "swift", "certificate": "common", "source": source}
    r = t.refusal("ann", do="buy_certificate", **purchase)
    assert (r.code, r.rule) == ("not-now", "FLOW-1")
