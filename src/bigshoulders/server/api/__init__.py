"""The doors: HTTP, WebSocket, static files. No decisions are made here."""
