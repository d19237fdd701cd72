"""Positions as documents: written, read, and checked for faults."""
