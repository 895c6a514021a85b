"""Alembic's environment: migrates over the connection passed in the configuration."""

from alembic import context

from exlibris.server.storage.rows import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
