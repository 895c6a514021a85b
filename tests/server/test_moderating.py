"""What the operator does by `exlibris moderate`, beside a running server."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from exlibris.server.app import create_app
from exlibris.server.http import bans
from exlibris.server.settings import Settings
from exlibris.server.tables import cache
from exlibris.table.live import Table, begun
from exlibris.table.options import OpenedTable
from support.accounts import code_of, sign_in, sign_up, status_of
from support.browsing import Browser, asking, visited
from support.commands import exlibris, refusal


@pytest.fixture
def folder(shared_settings: Settings) -> Path:
    """Return the folder of the running server's tables."""
    return shared_settings.static.with_name("data")


def moderate(folder: Path, *words: str) -> str:
    """Run a command of the operator on a folder, and return what it prints."""
    done = exlibris("moderate", words[0], "--data", folder, *words[1:])  # ids may begin with hyphens
    assert done.exit_code == 0, done.output
    return done.stdout


def said(browser: Browser, table: str, seat: int, words: str) -> tuple[int, str]:
    """Let a browser write a line; return status and code."""
    answer = browser.post(f"/api/tables/{table}/chat", {"seat": seat, "text": words})
    return answer.status_code, answer.json().get("code", "")


def reported(reader: Browser, writer: Browser, words: str) -> str:
    """Return a table at which a line has been written and reported."""
    table = reader.open("human", "open")
    writer.sit(table, 1, "Eric")
    assert said(writer, table, 1, words) == (201, "")
    for _ in range(2):
        assert reader.post(f"/api/tables/{table}/chat/1/report", None).status_code == 204
    return table


def last_report(folder: Path) -> str:
    return moderate(folder, "reports").splitlines()[1].split()[0]


def test_a_reported_line_is_read_and_removed(folder: Path, rita: Browser, eric: Browser) -> None:
    table = reported(rita, eric, "Your shelf is a disgrace.")
    listed = moderate(folder, "reports")
    assert listed.count("Your shelf is a disgrace.") == 1, "reported twice, listed once"
    assert "Eric" in listed
    assert "(guest)" in listed
    assert table in listed
    assert "has been removed" in moderate(folder, "remove", last_report(folder))
    assert "(removed)" in moderate(folder, "reports")
    lines = rita.get(f"/api/tables/{table}/chat").json()
    assert [line["text"] for line in lines] == [None, None]


def test_the_writer_of_a_reported_line_is_muted_and_plays_on(folder: Path, rita: Browser, eric: Browser) -> None:
    table = reported(rita, eric, "Boo!")
    assert "Eric can't write" in moderate(folder, "mute", "--report", last_report(folder))
    assert said(eric, table, 1, "Boo again!") == (403, "muted")
    assert said(rita, table, 0, "At last.") == (201, "")
    assert eric.look(table)["table"]["status"] == "playing"
    assert "mute" in moderate(folder, "bans")
    moderate(folder, "unmute", "eric")
    assert said(eric, table, 1, "Sorry.") == (201, "")


def test_a_closed_account_is_signed_out_and_nobody_signs_in_to_it(folder: Path, rita: Browser, eric: Browser) -> None:
    assert sign_up(rita, "Rita the Reader").status_code == 201
    assert "Rita the Reader" in moderate(folder, "close", "rita the reader")
    assert status_of(rita)["name"] is None
    assert code_of(sign_in(eric, "Rita the Reader")) == (403, "account-closed")
    moderate(folder, "reopen", "Rita the Reader")
    assert sign_in(eric, "Rita the Reader").status_code == 200


async def test_requests_from_a_blocked_network_are_refused(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "READ_EVERY", 0.05)
    folder, app = settings.static.with_name("data"), create_app(settings)

    async def answers(*addresses: str) -> list[int]:
        await asyncio.sleep(0.3)
        return [await answer(address) for address in addresses]

    async def answer(address: str) -> int:
        async with asking(app, address) as client:
            return (await client.get("/api/bots")).status_code

    async with app.lifespan():
        assert await answers("198.51.100.7") == [200]
        await asyncio.to_thread(moderate, folder, "block", "198.51.100.1/24")
        assert await answers("198.51.100.7", "::ffff:198.51.100.8", "198.51.101.7") == [403, 403, 200]
        await asyncio.to_thread(moderate, folder, "unblock", "198.51.100.0/24")
        assert await answers("198.51.100.7") == [200]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["mute"], "name an account"),
        (["mute", "Rita", "--report", "1"], "name an account"),
        (["mute", "Nobody"], "no account 'Nobody'"),
        (["mute", "--report", "9999"], "no report 9999"),
        (["close", "Nobody"], "no account 'Nobody'"),
        (["block", "the moon"], "neither an IP address"),
        (["unblock", "203.0.113.1"], "there is no ban"),
        (["remove", "9999"], "no report 9999"),
        (["close-table", "nowhere"], "no table 'nowhere'"),
        (["delete-table", "nowhere"], "no table 'nowhere'"),
        (["reopen-table", "nowhere"], "there is no ban"),
    ],
)
def test_what_can_not_be_done_is_refused_in_one_line(folder: Path, rita: Browser, words: list[str], why: str) -> None:
    assert rita.get("/health").status_code == 200
    assert why in refusal("moderate", *words, "--data", folder)


def test_a_folder_without_tables_is_refused(tmp_path: Path) -> None:
    assert "there are no tables" in refusal("moderate", "bans", "--data", tmp_path)


def refused(browser: Browser, table: str, code: str) -> bool:
    """Return whether the running server refuses a table by that code within a few seconds."""
    for _ in range(100):
        if browser.get(f"/api/tables/{table}").json().get("code") == code:
            return True
        time.sleep(0.05)
    return False


def test_a_table_is_closed_and_reopened_beside_a_running_server(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bans, "READ_EVERY", 0.05)
    folder = settings.static.with_name("data")
    with visited(settings) as rita:
        table, other = rita.open("human", "greedy"), rita.open("human", "greedy")
        with rita.listen(table) as socket:
            socket.receive_json()
            moderate(folder, "close-table", "--", table)
            assert refused(rita, table, "table-closed")
            with suppress(WebSocketDisconnect):
                for _ in range(100):
                    socket.receive_json()
                pytest.fail("its WebSocket stays open")
        assert [one["id"] for one in rita.get("/api/tables").json()] == [other]
        assert code_of(rita.post(f"/api/tables/{table}/end", None)) == (403, "table-closed")
        assert table in moderate(folder, "bans")
        moderate(folder, "reopen-table", "--", table)
        assert refused(rita, table, "") is False
        assert rita.look(table)["table"]["status"] == "playing"


def test_a_table_is_deleted_beside_a_running_server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "READ_EVERY", 0.05)
    folder = settings.static.with_name("data")
    with visited(settings) as rita:
        table = rita.open("human", "greedy")
        moderate(folder, "delete-table", "--", table)
        assert refused(rita, table, "table-closed")
    with visited(settings) as rita:
        assert code_of(rita.get(f"/api/tables/{table}")) == (404, "table-not-found")
    assert moderate(folder, "bans").strip() == "There are no bans."


@pytest.mark.parametrize("command", ["close-table", "delete-table"])
def test_a_table_that_ends_each_server_is_closed_without_one(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    folder = settings.static.with_name("data")
    with visited(settings, "r" * 43) as rita:
        table = rita.open("human", "greedy")
    moderate(folder, command, "--", table)
    loaded: list[str] = []
    begin = begun

    def noted(opened: OpenedTable, *more: Any) -> Table:
        loaded.append(opened.id)
        return begin(opened, *more)

    monkeypatch.setattr(cache, "begun", noted)
    with visited(settings, "r" * 43) as rita:
        assert rita.get("/api/tables").json() == []
        assert rita.look(rita.open("human", "greedy"))["table"]["status"] == "playing"
    assert loaded
    assert table not in loaded
