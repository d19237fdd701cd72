"""Bots. They see views, never positions."""
