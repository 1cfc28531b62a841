"""The `ludo` command."""
