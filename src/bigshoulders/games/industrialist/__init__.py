"""Industrialist, the solitaire game of the same world: everything about it."""
