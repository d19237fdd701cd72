"""What a bot is: a pure function of the rules, a view and the randomness it is given."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from bigshoulders.kernel.contract import View
from bigshoulders.kernel.moves import Move

R_contra = TypeVar("R_contra", contravariant=True)
S = TypeVar("S")


class Bot(Protocol[R_contra, S]):
    """A player that is a program. It sees a view, never the position."""

    def choose(self, g: R_contra, view: View[S], rng: Random) -> Move:
        """One of the view's legal moves."""
