"""Industrialist, the solitaire game of the same world. Pure."""
