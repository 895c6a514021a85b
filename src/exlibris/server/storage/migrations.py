"""The revision of the database schema (Alembic)."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class UnknownSchema(Exception):
    """Raised for a database whose schema this version doesn't know: a newer one, or one from before 1.0."""


def upgrade(connection: Connection) -> None:
    """Create the schema in a new database, or migrate it to the newest revision. Raises UnknownSchema.

    On SQLite the connection must not check foreign keys, since Alembic recreates some tables.
    """
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None:
        check_known(current)
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_known(revision: str) -> None:
    """Raise UnknownSchema unless this version has a migration to that revision."""
    if revision in known_revisions():
        return
    if revision.isdigit():  # the numbering before 1.0
        raise UnknownSchema(f"it is from before Ex Libris 1.0, which can't read it (schema {revision})")
    raise UnknownSchema(f"it is from a newer Ex Libris (schema {revision}, not {newest_revision()})")


def is_current(connection: Connection) -> bool:
    """Return True if the schema is the newest known to this version."""
    return MigrationContext.configure(connection).get_current_revision() == newest_revision()


@cache
def newest_revision() -> str | None:
    """Return the newest revision."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


@cache
def known_revisions() -> frozenset[str]:
    """Return all revisions of the schema."""
    steps = ScriptDirectory.from_config(alembic_config())
    return frozenset(step.revision for step in steps.walk_revisions())


def alembic_config() -> Config:
    """Return the Alembic configuration that points to the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations").replace("%", "%%"))
    return config
