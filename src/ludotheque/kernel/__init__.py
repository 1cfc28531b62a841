"""The engine that knows no game: tables, tapes, chance, secrets and replays."""
