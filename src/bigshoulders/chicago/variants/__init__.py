"""What editions, optional rules and special companies do at named moments."""
