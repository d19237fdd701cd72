"""Industrialist, the solitaire game set in the same world."""
