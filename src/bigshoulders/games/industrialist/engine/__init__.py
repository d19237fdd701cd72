"""The rules of Industrialist at work: positions, steps, moves and events. Pure and compiled."""
