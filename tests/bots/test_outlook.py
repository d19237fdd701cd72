"""The estimates of the Chicago bots agree with the rules."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.bots.trading import StockSense
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.ids import PREFERRED
from bigshoulders.games.chicago.engine.moves import SELL_CERTIFICATE
from bigshoulders.games.chicago.engine.verbs.market import steps_for
from bigshoulders.kernel.moves import arg_b, kind_of
from table import rule, table


@rule("TRACK-4")
@pytest.mark.parametrize("edition", ["new", "first"])
def test_track4_a_bot_expects_the_steps_that_the_rules_give(edition: str):
    """Every value on the track, at each threshold and a dollar below it."""
    t = table(2, edition=edition, companies={"swift": {"director": 0, "value": 50}})
    outlook = Outlook(t.rules)
    for value in t.rules.value:
        for revenue in {0, 1, *(max(0, n * value - less) for n in (1, 2, 3) for less in (0, 1))}:
            expected = steps_for(t.rules, value, revenue)
            assert outlook.steps(float(revenue), value) == expected, (value, revenue)
            assert outlook.steps(revenue + 0.5, value) == steps_for(t.rules, value, max(1, revenue))


@rule("OPT-11")
def test_opt11_a_bot_expects_what_a_friendly_sale_costs_its_other_shares():
    """A Preferred certificate lowers the company by two steps, in a friendly sale by one."""
    scores = []
    for friendly in (False, True):
        held = {"common": {"seat_0": 2}, "preferred": "seat_0"}
        swift = {"director": 1, "value": 100, **held}
        t = table(2, friendly_sales=friendly, companies={"swift": swift})
        legal = CHICAGO.legal(t.rules, t.state, 0)
        sales = [m for m in legal if kind_of(m) == SELL_CERTIFICATE and arg_b(m) == PREFERRED]
        scores.append(StockSense(t.rules, Outlook(t.rules)).sale(t.state, 0, sales[0]))
    one, two = (t.rules.value[t.rules.value.index(100) - steps] for steps in (1, 2))
    assert scores[1] - scores[0] == pytest.approx(0.7 * 2 * (one - two))
