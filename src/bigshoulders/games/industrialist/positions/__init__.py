"""Reads, writes and checks positions as documents."""
