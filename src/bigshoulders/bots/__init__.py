"""Players that are programs. They see views, never positions."""
