"""Players of Chicago 1875."""
