"""The only writers of columns."""
