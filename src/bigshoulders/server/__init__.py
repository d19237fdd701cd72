"""The game server: tables, accounts, storage and the HTTP and WebSocket API."""
