"""The interface between a game and the rest of the project."""
