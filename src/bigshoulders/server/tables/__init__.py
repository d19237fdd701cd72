"""Use cases: what can be done at a table, and by whom."""
