"""The rules of Chicago 1875 at work: positions, steps, moves and events. Pure and compiled."""
