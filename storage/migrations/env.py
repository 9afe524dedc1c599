"""Alembic loads this file for each run; the connection, in its transaction, comes from outside."""

from alembic import context

from storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite can alter little: Alembic copies the table instead.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
