"""What clients draw: a redacted position with every derived number."""
