"""Turns data files and options into rules."""
