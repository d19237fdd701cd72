"""The rules of Chicago 1875 as code: positions, steps, moves and events. Pure and compiled."""
