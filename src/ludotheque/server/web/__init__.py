"""The doors of the server: HTTP, sockets, and what guards them."""
