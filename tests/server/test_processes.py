"""When `exlibris serve --workers` is refused."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from exlibris.cli import app
from exlibris.server.storage.folder import DATABASE_VARIABLE, REDIS_VARIABLE, CannotServe, ready_database


def test_more_than_one_worker_needs_postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATABASE_VARIABLE, raising=False)
    refused = CliRunner().invoke(app, ["serve", "--workers", "2", "--data", str(tmp_path)])
    assert (refused.exit_code, refused.stdout) == (2, "")
    why = "--workers 2 needs PostgreSQL (EXLIBRIS_DATABASE): SQLite is for one process"
    assert refused.stderr == f"exlibris serve: {why}\n"


@pytest.mark.parametrize(
    ("database", "redis", "said"),
    [
        ("", "redis://:secret@host:6379/0", "EXLIBRIS_REDIS is for servers on one PostgreSQL database"),
        ("postgresql://host/name", "http://:secret@host", "EXLIBRIS_REDIS is not a URL such as redis://"),
        ("postgresql://host/name", "redis://:secret@host:port", "EXLIBRIS_REDIS is not a URL such as redis://"),
    ],
)
def test_a_redis_that_cannot_be_used_is_refused_in_one_line_without_its_password(
    database: str, redis: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, database)
    monkeypatch.setenv(REDIS_VARIABLE, redis)
    with pytest.raises(CannotServe, match=said) as refused, ready_database(None):
        pass
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)
