"""The sheet that clients draw: the position with every derived number."""

from __future__ import annotations

from bigshoulders.box.faces import Sheet
from bigshoulders.games.industrialist.sheet.table import make, sketch, wealth

FACE = Sheet(make, sketch, wealth)
