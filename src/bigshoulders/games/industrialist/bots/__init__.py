"""The bots for Industrialist."""
