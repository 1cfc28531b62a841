"""Alembic runs this: the steps, on the connection and in the transaction of `migrating.py`."""

from alembic import context

from ludotheque.server.store.schema import METADATA, VERSION_TABLE

# SQLite can take back a half-made schema too, once a transaction is really begun.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
