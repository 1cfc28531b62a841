"""Logs and metrics of a server."""
