"""People, and how they are notified."""
