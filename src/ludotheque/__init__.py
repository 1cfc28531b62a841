"""Rules engines, players and a laboratory for dice and dungeon games at the table."""

__version__ = "0.7.0"
