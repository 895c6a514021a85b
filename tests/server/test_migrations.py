"""Migrations make the schema, keep what is stored, and can be taken back."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from exlibris.server.storage import migrations
from exlibris.server.storage.database import bring_up_to_date, engine_for
from exlibris.server.storage.migrations import UnknownSchema, alembic_config, known_revisions, newest_revision, upgrade
from exlibris.server.storage.rows import Base

EXAMPLE = Path(__file__).parent / "example_migrations"
HOOK = "INSERT INTO webhooks VALUES ('rita', '{url}', 'en', 'https://table.example', '2026-01-02 00:00:00+00')"


def connected(url: str, work: Callable[[Connection], None]) -> None:
    """Do the work in one transaction of a database."""

    async def process() -> None:
        engine = engine_for(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(work)
        finally:
            await engine.dispose()

    asyncio.run(process())


def downgrade(connection: Connection) -> None:
    """Take the last migration back."""
    config = migrations.alembic_config()
    config.attributes["connection"] = connection
    command.downgrade(config, "-1")


def current(connection: Connection) -> str | None:
    """Return the revision of the schema."""
    return MigrationContext.configure(connection).get_current_revision()


def webhooks(connection: Connection) -> list[dict[str, object]]:
    """Return the webhooks that are stored."""
    return [dict(row) for row in connection.execute(text("SELECT * FROM webhooks")).mappings()]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the example be the newest migration."""
    config = alembic_config()
    ours = Path(migrations.__file__).parent / "versions"
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", f"{ours}\n{EXAMPLE}")
    newest_revision()  # without the example: it comes after that one
    monkeypatch.setattr(migrations, "alembic_config", lambda: config)


def test_the_migrations_make_what_the_models_say(database: str) -> None:
    def compare(connection: Connection) -> None:
        upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []

    connected(database, compare)


def test_all_migrations_taken_back_one_by_one_leave_nothing(database: str) -> None:
    def up_and_down(connection: Connection) -> None:
        upgrade(connection)
        assert current(connection) == newest_revision()
        for _ in known_revisions():
            last = current(connection)
            downgrade(connection)
            assert current(connection) != last
        assert inspect(connection).get_table_names() == ["alembic_version"]
        upgrade(connection)

    connected(database, up_and_down)


@pytest.mark.usefixtures("example")
def test_a_later_migration_keeps_what_is_stored(database: str) -> None:
    def up_and_down(connection: Connection) -> None:
        upgrade(connection, newest_revision() or "")
        connection.execute(text(HOOK.format(url="https://hooks.example/turn")))
        (before,) = webhooks(connection)
        upgrade(connection)
        assert webhooks(connection) == [before | {"host": "hooks.example"}]
        downgrade(connection)
        assert webhooks(connection) == [before]

    connected(database, up_and_down)


@pytest.mark.usefixtures("example")
def test_a_migration_that_fails_changes_nothing(database: str) -> None:
    def store(connection: Connection) -> None:
        upgrade(connection, newest_revision() or "")
        connection.execute(text(HOOK.format(url="https://[no address")))

    def look(connection: Connection) -> None:
        assert current(connection) == newest_revision()
        assert [set(hook) for hook in webhooks(connection)] == [{"session", "url", "language", "base", "created"}]

    connected(database, store)
    with pytest.raises(ValueError, match="Invalid IPv6 URL"):
        asyncio.run(bring_up_to_date(database))
    connected(database, look)


@pytest.mark.parametrize(
    ("revision", "said"),
    [("v999", f"from a newer Ex Libris (schema v999, not {newest_revision()})"), ("0024", "from before Ex Libris 1.0")],
)
def test_a_schema_that_is_not_known_is_refused_and_stays(database: str, revision: str, said: str) -> None:
    def change(connection: Connection) -> None:
        upgrade(connection)
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))  # noqa: S608

    def look(connection: Connection) -> None:
        assert current(connection) == revision

    connected(database, change)
    with pytest.raises(UnknownSchema) as refused:
        asyncio.run(bring_up_to_date(database))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    connected(database, look)
