"""HTTP, WebSocket and static files. Game logic lives elsewhere."""
