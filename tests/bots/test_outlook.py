"""The estimates of the Chicago bots follow the rules they repeat."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS
from bigshoulders.games.chicago.engine.verbs.market import bump_steps
from table import rule, table


@rule("TRACK-4")
@pytest.mark.parametrize("edition", ["new", "first"])
def test_track4_a_bot_expects_the_steps_that_the_rules_give(edition: str):
    """Every value of the track, at each threshold and a dollar below it."""
    t = table(2, edition=edition, companies={"swift": {"director": 0, "value": 50}})
    outlook = Outlook(t.rules)
    swift = COMPANY_IDS.index("swift")
    for price in range(t.rules.top + 1):
        t.state.price[swift] = price
        value = t.rules.value[price]
        for revenue in {0, 1, *(max(0, n * value - less) for n in (1, 2, 3) for less in (0, 1))}:
            expected = bump_steps(t.rules, t.state, swift, revenue)
            assert outlook.steps(float(revenue), value) == expected, (value, revenue)
