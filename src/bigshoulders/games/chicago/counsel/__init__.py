"""Counsel for players of Chicago 1875: notes and warnings about a move, and suggestions."""

from __future__ import annotations

from bigshoulders.box.counsel import Counsel
from bigshoulders.games.chicago.counsel.notes import notes
from bigshoulders.games.chicago.counsel.suggestions import suggestions
from bigshoulders.games.chicago.counsel.warnings import warnings

FACE = Counsel(notes, warnings, suggestions)
