"""What clients draw: the position with every derived number."""
