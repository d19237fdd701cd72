"""The course of the game and its questions: one Step per kind of frame."""
