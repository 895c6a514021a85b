"""The commands, run as a person runs them."""

import json
import signal
import sqlite3
import subprocess
import sys
import webbrowser
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from exlibris.cli import app
from exlibris.server import run
from exlibris.server.storage.folder import note_address, sqlite_in

EXLIBRIS = Path(sys.executable).with_name("exlibris")
PATIENCE = 30


@pytest.mark.slow
def test_serve_says_where_and_ends_at_ctrl_c_without_a_murmur(tmp_path: Path) -> None:
    command = [str(EXLIBRIS), "serve", "--port", "0", "--data", str(tmp_path / "new" / "folder")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert httpx.get(f"{address}/api/tables", timeout=PATIENCE).json() == []
        server.send_signal(signal.SIGINT)
        _, complaints = server.communicate(timeout=PATIENCE)
    assert (server.returncode, complaints) == (0, "")


def refused(*args: str) -> str:
    """Return the one complaint of a server that does not start."""
    shown = CliRunner().invoke(app, ["serve", *args])
    assert (shown.exit_code, shown.stdout) == (2, ""), shown
    return " ".join(shown.stderr.split())


def test_a_second_server_of_the_folder_says_where_the_first_one_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(run, "has_browser", lambda: True)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with sqlite_in(tmp_path) as settings:
        note_address(settings, "http://127.0.0.1:8000")
        assert ", at http://127.0.0.1:8000" in refused("--data", str(tmp_path))
        played = CliRunner().invoke(app, ["play", "--data", str(tmp_path)])
    assert (played.exit_code, opened) == (0, ["http://127.0.0.1:8000"])


@pytest.mark.parametrize("wrong", [["--data", "file/below"], ["--host", "host.invalid"], ["--port", "-1"]])
def test_what_cannot_be_served_gets_one_line_and_exit_code_2(
    tmp_path: Path, wrong: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("no folder", encoding="utf-8")
    assert refused("--data", str(tmp_path), *wrong)


@pytest.mark.parametrize(
    ("schema", "said"), [("v999", "from a newer Ex Libris"), ("0024", "from before Ex Libris 1.0")]
)
def test_a_database_of_another_version_is_not_served(tmp_path: Path, schema: str, said: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES (?)", (schema,))
    assert said in refused("--data", str(tmp_path), "--port", "0")


def test_openapi_names_the_types_that_the_client_is_made_from() -> None:
    document = json.loads(CliRunner().invoke(app, ["openapi"]).stdout)
    wanted = {"Snapshot", "View", "Decision", "Catalog", "FormView", "Pushed", "SocketRequest"}
    assert wanted <= document["components"]["schemas"].keys()
