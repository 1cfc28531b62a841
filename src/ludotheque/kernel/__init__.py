"""The game-independent engine: tables, tapes, chance, secrets and replays."""
