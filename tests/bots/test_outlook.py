"""The estimates of the Chicago bots agree with the rules."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.bots.outlook import Outlook
from bigshoulders.games.chicago.engine.verbs.market import steps_for
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
