"""CLOSE-9: every upward move leaves Closed."""

from __future__ import annotations

import pytest

from printed import ready
from table import papers, rule, table


@rule("CLOSE-9", "CLOSE-1", "Q-13")
def test_close9_a_dividend_in_an_operating_turn_saves_the_company():
    popcorn = {"value": 0, **papers(ann="D", bob="c"), **ready("cracker_jack")}
    t = table(2, phase="operating", companies={"cracker_jack": popcorn})
    t.run("1").sell_goods("half_price")  # $15 are enough
    t.play("ann", do="done").play("ann", do="pay_dividends")
    assert t.value("cracker_jack") == 10
    if t.decade == 1:
        t.drift(2, "stock")
    assert t.company("cracker_jack")["status"] == "open"
    assert t.value("cracker_jack") == 10


@rule("CLOSE-9", "APP-19")
@pytest.mark.parametrize("appeal", [12, 15])
def test_close9_the_appeal_bonus_at_13_or_16_raises_it(appeal):
    swift = {"director": 0, "value": 0, "treasury": 20, "appeal": appeal}
    t = table(2, phase="action", companies={"swift": swift})
    t.use("ann", "advertising", "swift")
    t.play("ann", do="take_bonus")
    assert t.appeal("swift") == appeal + 1
    assert t.value("swift") == 10


@rule("CLOSE-9", "CLOSE-1", "OPS-52", "OPS-53", "ASSET-20")
@pytest.mark.parametrize("asset", ["popular_partners", "backroom_deals"])
def test_close9_popular_partners_or_backroom_deals_save_it_after_withholding(asset):
    companies = {
        "swift": {"director": 0, "value": 0, "assets": [asset]},
        "libby": {"director": 1, "value": 50},
    }
    t = table(2, phase="operating", companies=companies)
    while t.asked != "afterwards":
        t.least()
    assert t.value("swift") == 0
    t.activate("ann", asset)
    assert t.value("swift") == 10
    t.drift(2, "stock")
    assert t.company("swift")["status"] == "open"
    assert t.value("swift") == 10


@rule("CLOSE-9", "CLOSE-1")
def test_close9_without_an_upward_move_the_same_company_is_closed():
    companies = {
        "swift": {"director": 0, "value": 0, "assets": ["popular_partners"]},
        "libby": {"director": 1, "value": 50},
    }
    t = table(2, phase="operating", companies=companies)
    t.drift(2, "stock")
    assert t.company("swift") == {"status": "closed"}
