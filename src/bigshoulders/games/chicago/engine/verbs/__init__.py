"""The only functions that write columns."""
