"""Alembic's environment: creates the schema in a new database from the models, and migrates an older database."""

from alembic import context

import exlibris.server.services  # noqa: F401 (imports all models)
from exlibris.server.storage.rows import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    if context.get_context().get_current_revision() is None:
        Base.metadata.create_all(connection)
        context.get_context().stamp(context.script, "head")
    else:
        context.run_migrations()
