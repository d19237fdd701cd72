"""Who hears of a change at a table, in this process and in others."""
