"""Alembic environment: runs the migrations in the connection and transaction of `connect.py`."""

from alembic import context

from ludotheque.server.store.schema import METADATA, VERSION_TABLE

# SQLite can roll back schema changes too, once a transaction has begun.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
