"""Everything that can be done at a table, and by whom."""
