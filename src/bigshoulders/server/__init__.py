"""The table on the network: storage, tables, accounts and the doors to them."""
