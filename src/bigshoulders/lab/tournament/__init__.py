"""Tournaments: bots measured against each other."""
