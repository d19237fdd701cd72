"""Chicago 1875: the rules, the positions and the driver. Pure."""
