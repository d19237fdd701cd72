"""How a judgement of positions in Chicago 1875 is learned."""

from __future__ import annotations

from bigshoulders.box.faces import Judging
from bigshoulders.games.chicago.bots.judged_row import TABLE, VERSION, fact_names
from bigshoulders.games.chicago.bots.judgement import CHAPTERS, FILE, PARTS, STAGES

FACE = Judging(
    version=VERSION,
    facts=tuple(fact_names()),
    estimate=TABLE,
    parts=PARTS,
    chapters=CHAPTERS,
    stages=STAGES,
    file=FILE,
)
