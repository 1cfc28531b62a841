"""The registry of games: discovery, descriptors and their parts."""
