"""Nim with a hidden card: the smallest game that uses every part of a box."""
