"""A question of the Operating turn is skipped exactly when nothing but waiting moves is left."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bigshoulders.games.chicago.content.assemble import assemble
from bigshoulders.games.chicago.engine.frames import PRODUCTION, PURCHASE, SALES
from bigshoulders.games.chicago.engine.ids import OPEN
from bigshoulders.games.chicago.engine.moves import DISCARD_ASSET, DONE, TRADE
from bigshoulders.games.chicago.engine.opening import new
from bigshoulders.games.chicago.engine.options import SPECIAL_COMPANIES
from bigshoulders.kernel import driver
from bigshoulders.kernel.chance import simulated_seed
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.frames import Frame
from bigshoulders.kernel.moves import kind_of
from table import rule

WAITING = {DONE, DISCARD_ASSET}  # a discard can wait
SPECIALS = list(SPECIAL_COMPANIES)
STEPS = {PURCHASE: WAITING, PRODUCTION: WAITING, SALES: {*WAITING, TRADE}}


@rule("OPS-13", "OPS-18", "OPS-35", "VAR-CHAIN-4")
@pytest.mark.parametrize(
    "options",
    [{}, {"advanced_chain": True}, {"relaxed_purchasing": True, "special_companies": SPECIALS}],
)
def test_a_question_is_idle_if_only_moves_that_can_wait_are_left(options: dict[str, Any]):
    g = assemble({"players": 4, "advanced": True, **options})
    s, dice = new(g, simulated_seed(b"idle"), SILENT), Random(7)
    answers = {(step, idle): 0 for step in STEPS for idle in (False, True)}
    while s.stack:
        for company in g.companies:
            if s.status[company] == OPEN:
                for step, waiting in STEPS.items():
                    seat = s.director[company]
                    f = Frame(step, seat, 0, company, 0, 0)
                    legal = g.steps[step].legal(g, s, f, seat)
                    idle = g.steps[step].idle(g, s, f)
                    assert idle == all(kind_of(m) in waiting for m in legal)
                    answers[step, idle] += 1
        seat = driver.awaited(g.steps, g, s)[0]
        move = dice.choice(driver.legal(g.steps, g, s, seat))
        driver.play(g.steps, g, s, seat, move, SILENT)
    assert all(answers.values())
