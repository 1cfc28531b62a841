"""The web application: HTTP endpoints, the WebSocket and rate limits."""
