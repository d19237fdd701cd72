"""Chicago 1875: everything about the game, from its rules to its texts."""
