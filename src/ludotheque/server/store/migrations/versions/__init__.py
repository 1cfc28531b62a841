"""One module per migration. A released migration never changes."""
