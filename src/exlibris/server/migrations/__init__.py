"""The store's schema, step by step (Alembic)."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class NewerDatabase(Exception):
    """Raised for a database with a schema that this version does not know."""


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision, the newest unless told otherwise. Raises NewerDatabase.

    On SQLite the connection must not check foreign keys: Alembic makes some relations anew.
    """
    config = alembic_config()
    config.attributes["connection"] = connection
    check_known(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, revision)


def check_known(connection: Connection, steps: ScriptDirectory) -> None:
    """Raise NewerDatabase if the schema's revision is none of ours."""
    found = MigrationContext.configure(connection).get_current_revision()
    ours = revisions_of(steps)
    if found is not None and found not in ours:
        raise NewerDatabase(f"a newer version keeps its tables there (schema {found}, not {steps.get_current_head()})")


def is_current(connection: Connection) -> bool:
    """Tell whether the schema is the newest that this version knows."""
    return MigrationContext.configure(connection).get_current_revision() == newest_revision()


@cache
def newest_revision() -> str | None:
    """Return the revision that `upgrade` brings a schema to."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


@cache
def known_revisions() -> frozenset[str]:
    """Return all revisions that a schema may have."""
    return revisions_of(ScriptDirectory.from_config(alembic_config()))


def revisions_of(steps: ScriptDirectory) -> frozenset[str]:
    """Return the revisions that the steps lead to."""
    return frozenset(step.revision for step in steps.walk_revisions())


def alembic_config() -> Config:
    """Return where Alembic finds the steps."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
