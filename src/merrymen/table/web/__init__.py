"""The doors: HTTP, WebSocket, the built client, and the process that serves them."""
