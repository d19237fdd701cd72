"""Players measured against each other: who sits where, the games, what they came to."""
