"""The bots for Chicago 1875."""
