"""What charters and special companies can do."""
