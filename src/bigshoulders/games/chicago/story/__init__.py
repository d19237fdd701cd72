"""The course of a game, for its players: the digest since a turn, a Decade, the end."""

from __future__ import annotations

from bigshoulders.box.faces import Story
from bigshoulders.games.chicago.story.decade import decade_ends, decade_story
from bigshoulders.games.chicago.story.digest import digest
from bigshoulders.games.chicago.story.ending import ending

FACE = Story(ending, digest, decade_ends, decade_story)
