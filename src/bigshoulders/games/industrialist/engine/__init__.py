"""The rules of Industrialist as code: positions, steps, moves and events. Pure and compiled."""
