"""Players of Industrialist."""
