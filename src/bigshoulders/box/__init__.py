"""What the games share in how they show themselves."""
