"""The sheet that clients draw: a redacted position with every derived number."""

from __future__ import annotations

from bigshoulders.box.faces import Sheet
from bigshoulders.games.chicago.sheet.score import sketch, wealth
from bigshoulders.games.chicago.sheet.table import make

FACE = Sheet(make, sketch, wealth)
