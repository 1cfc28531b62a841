"""Alembic migrations between released schemas, see `versions`."""
