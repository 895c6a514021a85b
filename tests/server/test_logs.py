"""The log: a line for each request and each trouble, and no secret in any of them."""

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
import structlog
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import State
from exlibris.server.accounts.rows import Accounts
from exlibris.server.app import create_app
from exlibris.server.logs import RequestLog, configure_logs, table_hash
from exlibris.server.settings import Settings
from support.browsing import Browser, first_action
from support.keeping import in_database

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

NAMES = ("Rosamund", "Ebenezer")
CARD = re.compile(r"\b[A-Z]\d{1,2}\b")

Line = dict[str, Any]


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Return where the log goes during a test."""
    root, ours = logging.getLogger(), logging.getLogger("exlibris")
    before = root.handlers, root.level, ours.level
    yield io.StringIO()
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[Line]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@contextmanager
def logged(settings: Settings) -> Iterator[Browser]:
    """Run a server that logs its requests within the block, and yield a browser that visits it."""
    app = cast("Litestar", RequestLog(create_app(settings)))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Browser(client)


def played(rosamund: Browser) -> tuple[list[Browser], str]:
    """Let two people play against a computer for some moves, and return their browsers and the table."""
    ebenezer = rosamund.another()
    seats = [{"name": NAMES[0], "player": "human"}, {"player": "open"}, {"player": "greedy"}]
    table = str(rosamund.post("/api/tables", {"seats": seats, "request_key": "k" * 30}).json()["id"])
    assert ebenezer.post(f"/api/tables/{table}/seats/1", {"name": NAMES[1]}).status_code == 201
    for _ in range(4):
        for seat, browser in enumerate((rosamund, ebenezer)):
            if browser.look(table, seat)["decision"]:
                browser.act_first(table, seat)
    with ebenezer.listen(table) as socket:
        socket.receive_json()
    rosamund.get(f"/api/tables/{table}/record")
    return [rosamund, ebenezer], table


def choke(_: State, action: int, seat: int | None = None) -> None:
    """Fail instead of applying an action."""
    raise IndexError(f"no such thing: {action} of {seat}")


def fail_in_every_way(browser: Browser, table: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Provoke whatever writes to the log: a mistake of the server's, bots that fail, a database that does."""
    seen = browser.look(table)
    act = {"seat": seen["you"], "action": first_action(seen), "number": seen["number"]}

    with monkeypatch.context() as patch:
        patch.setattr(State, "apply", choke)
        assert browser.post(f"/api/tables/{table}/actions", act).status_code == 500
    in_database(settings, "ALTER TABLE table_events RENAME TO somewhere_else")
    assert browser.post(f"/api/tables/{table}/actions", act).status_code == 503
    assert browser.get(f"/api/nothing/{table}").status_code == 404


def test_a_game_with_all_its_troubles_leaves_no_secret_in_the_log(
    settings: Settings, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure_logs("json", "info", stream)
    with logged(settings) as visitor:
        browsers, table = played(visitor)
        alone = browsers[0].open("human", "human")  # where this browser is asked, whatever has been dealt
        seeds = [seed.hex() for (seed,) in in_database(settings, "SELECT seed FROM game_tables")]
        fail_in_every_way(browsers[0], alone, settings, monkeypatch)
    log = stream.getvalue()
    tokens = [browser.token for browser in browsers]
    secrets = [*tokens, *map(Browser.session_of, tokens), table, alone, *NAMES, *seeds, "k" * 30]
    assert [secret for secret in secrets if secret in log] == []
    assert CARD.findall(log) == []
    assert {"request", "POST /api/tables/{table_id}/actions failed"} <= {line["event"] for line in lines(stream)}
    assert "database error: " in log
    assert "no such table: table_events" in log
    assert 'raise IndexError(f\\"no such thing' in log


def test_each_request_has_a_line_with_what_it_was_and_how_long_it_took(settings: Settings, stream: io.StringIO) -> None:
    configure_logs("json", "info", stream)
    with logged(settings) as rita:
        table = rita.open("human", "human")
        answer = rita.get(f"/api/tables/{table}", **{"X-Request-ID": "from-the-proxy.1"})
        rita.get("/api/nothing")
        rita.post("/nowhere/at/all", {})
    found = {line["route"]: line for line in lines(stream) if line["event"] == "request"}
    about = found["/api/tables/{table_id}"]
    assert (about["method"], about["status"], about["level"]) == ("GET", 200, "info")
    assert about["table"] == table_hash(table)
    assert about["ms"] >= 0
    assert about["request_id"] == answer.headers["x-request-id"] == "from-the-proxy.1"
    assert re.fullmatch(r"[0-9a-f]{32}", found["/api/tables"]["request_id"])
    asked = [(line["method"], line["status"]) for line in lines(stream)]
    assert asked == [("POST", 201), ("GET", 200), ("GET", 404), ("POST", 405)]


def test_an_id_that_is_none_is_replaced(settings: Settings, stream: io.StringIO) -> None:
    configure_logs("json", "info", stream)
    with logged(settings) as rita:
        answers = [rita.get("/health", **{"X-Request-ID": given}) for given in ("a b", "x" * 65, "{}", "nul\\0", "")]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert all(re.fullmatch(r"[0-9a-f]{32}", one) for one in ids)
    assert [line["request_id"] for line in lines(stream)] == ids


def test_a_websocket_has_a_line_when_it_is_closed(settings: Settings, stream: io.StringIO) -> None:
    configure_logs("json", "info", stream)
    with logged(settings) as rita:
        table = rita.open("human", "human")
        with rita.listen(table) as socket:
            socket.receive_json()
        rita.get("/health")
    (closed,) = [line for line in lines(stream) if line.get("method") == "WEBSOCKET"]
    assert (closed["route"], closed["table"]) == ("/ws/tables/{table_id}", table_hash(table))


def test_warnings_have_lines_and_requests_have_none_unless_asked_for(
    settings: Settings, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure_logs("text", "warning", stream)
    with logged(settings) as rita:
        table = rita.open("human", "human")
        seen = rita.look(table)
        assert stream.getvalue() == ""
        monkeypatch.setattr(State, "apply", choke)
        rita.act(table, seen["you"], first_action(seen), seen["number"])
    assert "[error" in stream.getvalue()
    assert "POST /api/tables/{table_id}/actions failed" in stream.getvalue()
    assert "IndexError: no such thing: " in stream.getvalue()


def test_libraries_tell_only_of_trouble(stream: io.StringIO) -> None:
    configure_logs("json", "info", stream)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "192.0.2.1", "/ws/tables/secret")
    logging.getLogger("sqlalchemy.engine").info("SELECT %s", "secret")
    logging.getLogger("uvicorn.error").error("something is %s", "wrong")
    (line,) = lines(stream)
    assert (line["event"], line["level"], line["logger"]) == ("something is wrong", "error", "uvicorn.error")


def test_signing_in_leaves_neither_names_nor_passwords_in_the_log(
    settings: Settings, stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure_logs("json", "info", stream)
    secrets = ("Rosamund", "shelves of quiet", "rosamund@example.org")
    account = {"name": secrets[0], "password": secrets[1], "email": secrets[2]}
    credentials = {"name": secrets[0], "password": secrets[1]}
    with logged(settings) as rosamund:
        assert rosamund.post("/api/account", account).status_code == 201
        assert rosamund.post("/api/account", account).status_code == 409
        assert rosamund.post("/api/account/sign-in", {**credentials, "password": "wrong"}).status_code == 403
        assert rosamund.post("/api/account", {**account, "name": "\n"}).status_code == 400
        link = rosamund.another().post("/api/account/return-link", None).json()["url"]
        monkeypatch.setattr(Accounts, "named", fail)
        assert rosamund.post("/api/account/sign-in", credentials).status_code == 500
        everything = stream.getvalue() + rosamund.get("/metrics").text
    assert "/api/account/sign-in" in everything
    for secret in (*secrets, rosamund.token, link.partition("#")[2]):
        assert secret not in everything


async def fail(_: Accounts, name: str) -> None:
    raise ValueError(name[:0] or "something unforeseen")
