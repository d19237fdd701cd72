"""The end of a game: its largest costs."""

from __future__ import annotations

from bigshoulders.box.faces import Story
from bigshoulders.games.industrialist.story.ending import ending

FACE = Story(ending)
