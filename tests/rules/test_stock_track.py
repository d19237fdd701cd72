"""Section 2.3 and 2.4: the Stock Track and the bump."""

from __future__ import annotations

from table import rule, table

SWIFT = {
    "swift": {"director": 0, "value": 100, "common": {"seat_1": 3}, "treasury": 100},
    "libby": {"director": 1, "value": 40},
}


@rule("DX-1", "STOCK-15", "Q-12")
def test_dx1_a_sold_preferred_pays_two_shares_and_lowers_the_value_two_steps():
    t = table(
        2, companies={"swift": {"director": 0, "value": 100, "preferred": "seat_1"}}, priority=1
    )
    t.play("bob", do="sell_certificate", company="swift", certificate="preferred")
    t.play("bob", do="done")
    assert t.cash("bob") == 700
    assert t.value("swift") == 60
    assert t.events("paid") == [
        {
            "event": "paid",
            "payer": "bank",
            "payee": "seat_1",
            "amount": 200,
            "reason": "certificates_sold",
        }
    ]
