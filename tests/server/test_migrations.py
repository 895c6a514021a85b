"""A new database has the schema of the models; migrations keep what is stored."""

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from exlibris.server.storage import database as storage
from exlibris.server.storage.database import (
    UnknownSchema,
    alembic_config,
    bring_up_to_date,
    engine_for,
    newest_revision,
    upgrade,
)
from exlibris.server.storage.rows import Base

EXAMPLE = Path(__file__).parent / "example_migrations"
EVENING = "INSERT INTO evenings VALUES ('e', '2026-01-02 00:00:00+00', 'network', 1, '{}', 1)"
HOOK = "INSERT INTO webhooks VALUES ('rita', '{url}', 'en', 'https://table.example', '2026-01-02 00:00:00+00')"


async def connected(url: str, work: Callable[[Connection], object]) -> None:
    """Do the work in one transaction of a database."""
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(work)
    finally:
        await engine.dispose()


def current(connection: Connection) -> str | None:
    """Return the revision of the schema."""
    return MigrationContext.configure(connection).get_current_revision()


def webhooks(connection: Connection) -> list[dict[str, object]]:
    """Return the webhooks that are stored."""
    return [dict(row) for row in connection.execute(text("SELECT * FROM webhooks")).mappings()]


async def test_a_new_database_has_what_the_models_say(database: str) -> None:
    def compare(connection: Connection) -> None:
        upgrade(connection)
        assert current(connection) == newest_revision()
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []

    await connected(database, compare)


async def test_a_database_of_1_0_gets_what_the_models_say(database: str) -> None:
    def migrate(connection: Connection) -> None:
        upgrade(connection)
        for relation in ("evening_seats", "evenings"):
            connection.execute(text(f"DROP TABLE {relation}"))
        connection.execute(text("UPDATE alembic_version SET version_num = 'v1'"))
        upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []

    await connected(database, migrate)


async def test_an_evening_from_before_calls_is_kept_without_one(database: str) -> None:
    def migrate(connection: Connection) -> None:
        upgrade(connection)
        connection.execute(text("ALTER TABLE evenings DROP COLUMN called"))
        connection.execute(text(EVENING))
        connection.execute(text("UPDATE alembic_version SET version_num = 'v2'"))
        upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        assert [(row.id, bool(row.called)) for row in connection.execute(text("SELECT * FROM evenings"))] == [
            ("e", False)
        ]

    await connected(database, migrate)


@pytest.fixture
async def older(database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the URL of a database with our newest schema, after which the example is the newest migration."""
    await connected(database, upgrade)
    config = alembic_config()
    ours = Path(config.get_main_option("script_location") or "") / "versions"
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", f"{ours}\n{EXAMPLE}")
    monkeypatch.setattr(storage, "alembic_config", lambda: config)
    return database


async def test_a_later_migration_keeps_what_is_stored(older: str) -> None:
    def migrate(connection: Connection) -> None:
        connection.execute(text(HOOK.format(url="https://hooks.example/turn")))
        (before,) = webhooks(connection)
        upgrade(connection)
        assert webhooks(connection) == [before | {"host": "hooks.example"}]

    await connected(older, migrate)


async def test_a_migration_that_fails_changes_nothing(older: str) -> None:
    def look(connection: Connection) -> None:
        assert current(connection) == newest_revision()
        assert [set(hook) for hook in webhooks(connection)] == [{"session", "url", "language", "base", "created"}]

    await connected(older, lambda connection: connection.execute(text(HOOK.format(url="https://[no address"))))
    with pytest.raises(ValueError, match="Invalid IPv6 URL"):
        await bring_up_to_date(older)
    await connected(older, look)


@pytest.mark.parametrize(
    ("revision", "said"),
    [("v999", f"from a newer Ex Libris (schema v999, not {newest_revision()})"), ("0024", "from before Ex Libris 1.0")],
)
async def test_a_schema_that_is_not_known_is_refused_and_stays(database: str, revision: str, said: str) -> None:
    def change(connection: Connection) -> None:
        upgrade(connection)
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))  # noqa: S608

    def look(connection: Connection) -> None:
        assert current(connection) == revision

    await connected(database, change)
    with pytest.raises(UnknownSchema) as refused:
        await bring_up_to_date(database)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    await connected(database, look)
