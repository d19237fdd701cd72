"""The table on the network: storage, use cases, live play and the doors to them."""
