"""Nothing is shared but the path: tests import `table` by name."""
