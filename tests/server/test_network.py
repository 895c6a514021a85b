"""Where the server listens, and how it says so."""

from dataclasses import replace
from pathlib import Path

import pytest

from exlibris.cli.serve import EVERYWHERE
from exlibris.engine import COMPILED
from exlibris.server import network, run
from exlibris.server.run import about_engine, announce
from exlibris.server.settings import Settings
from exlibris.server.storage.folder import note_address, only_server_of
from support.browsing import visited
from support.commands import exlibris


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with (
        network.listening_socket("127.0.0.1", None) as first,
        network.listening_socket("127.0.0.1", None) as second,
    ):
        assert 8000 <= first.getsockname()[1] < second.getsockname()[1]


def test_a_port_asked_for_is_not_replaced() -> None:
    with (
        network.listening_socket("127.0.0.1", 0) as first,
        pytest.raises(OSError, match="in use"),
    ):
        network.listening_socket("127.0.0.1", first.getsockname()[1])


@pytest.mark.parametrize(
    ("host", "here", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", None),
        ("localhost", "http://localhost:8000", None),
        ("::1", "http://[::1]:8000", None),
        ("192.0.2.7", "http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        (EVERYWHERE, "http://127.0.0.1:8000", "http://192.0.2.9:8000"),
    ],
)
def test_addresses(monkeypatch: pytest.MonkeyPatch, host: str, here: str, others: str | None) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "192.0.2.9")
    assert network.local_url(host, 8000) == here
    assert network.network_url(host, 8000) == others


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "::1", "192.0.2.9", "table.example", None])
def test_a_link_for_others_must_not_name_this_machine_only(host: str | None) -> None:
    assert network.is_loopback(host) is (host in {"localhost", "127.0.0.1", "::1"})


def test_the_link_of_a_table_works_for_others(settings: Settings) -> None:
    links = {
        "localhost:8000": "http://192.0.2.9:8000",
        "127.0.0.1:8000": "http://192.0.2.9:8000",
        "192.0.2.9:8000": "http://192.0.2.9:8000",
        "table.example": "http://table.example",
    }
    with visited(replace(settings, public_url="http://192.0.2.9:8000")) as rita:
        table = rita.open("human", "human")
        for asked, shared in links.items():
            seen = rita.get(f"/api/tables/{table}", Host=asked).json()
            assert seen["table"]["share_url"] == f"{shared}/table/{table}"


@pytest.mark.parametrize("command", ["play", "serve"])
@pytest.mark.parametrize(
    ("words", "host"),
    [
        ([], "127.0.0.1"),
        (["--lan"], EVERYWHERE),
        (["--host", "192.0.2.7"], "192.0.2.7"),
        (["--host=::1", "--lan"], "::1"),
    ],
)
def test_others_get_in_only_if_asked(
    command: str, words: list[str], host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[str] = []
    monkeypatch.setattr(run, "serve_tables", lambda host, *_: served.append(host))
    assert exlibris(command, *words).exit_code == 0
    assert served == [host]


@pytest.mark.parametrize("words", [["--lan"], ["--port", "8123"], ["--bots", "greedy"]])
def test_a_server_that_runs_is_opened_only_if_nothing_else_is_asked_for(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "has_browser", lambda: False)
    with only_server_of(tmp_path):
        note_address(Settings.in_folder(tmp_path), "http://127.0.0.1:8000")
        plain = exlibris("play", "--data", str(tmp_path))
        asked = exlibris("play", "--data", str(tmp_path), *words)
    assert (plain.exit_code, asked.exit_code) == (0, 2)
    assert "already running at http://127.0.0.1:8000" in plain.output
    assert "http://127.0.0.1:8000; stop that one first" in " ".join(asked.output.split())


def test_serving_the_network_shows_a_code_to_scan(capsys: pytest.CaptureFixture[str]) -> None:
    announce("http://127.0.0.1:8000", "http://192.0.2.9:8000", open_browser=False)
    both = capsys.readouterr().out
    announce("http://127.0.0.1:8000", None, open_browser=False)
    alone = capsys.readouterr().out
    assert "http://192.0.2.9:8000" in both
    assert "\N{FULL BLOCK}" * 5 in both
    engine = "compiled" if COMPILED else "interpreted"
    assert alone.splitlines() == [
        "Ex Libris is served at http://127.0.0.1:8000",
        f"The engine is {engine}. Press Ctrl-C to stop.",
    ]


def test_pip_is_named_where_it_has_installed_an_engine_that_is_not_compiled() -> None:
    installed, checkout = (
        Path("v/lib/python3.13/site-packages/exlibris/server/run.py"),
        Path("src/exlibris/server/run.py"),
    )
    assert "pip install" in about_engine(False, installed)[-1]
    assert len(about_engine(False, checkout)) == 1
    assert about_engine(True, installed) == ["The engine is compiled. Press Ctrl-C to stop."]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_visitors_are_counted_by_what_one_of_them_can_have(address: str, counted: str) -> None:
    assert network.network_of(address) == counted
