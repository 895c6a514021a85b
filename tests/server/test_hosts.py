"""By which names the server may be asked."""

import socket

import pytest
from litestar.exceptions import WebSocketDisconnect

from exlibris.server.kit.origins import KnownHosts
from support.browsing import Browser


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        (f"{socket.gethostname()}:8000", True),
        ("games.example.org", True),
        ("games.example.org.:443", True),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("games.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[evil]", False),
        ("localhost:99999", False),
        ("localhost:http", False),
        ("", False),
    ],
)
def test_names_of_ours(host: str, known: bool) -> None:
    assert KnownHosts(("games.example.org",)).is_known(host) is known


def test_a_page_elsewhere_reaches_nothing_by_its_own_name(rita: Browser) -> None:
    table = rita.open("human", "human")
    asked = [(path, "evil.example:8000") for path in ("/", "/api/tables", f"/api/tables/{table}")]
    for path, host in [*asked, ("/", "127.0.0.1:99999")]:
        answer = rita.get(path, Host=host)
        assert (answer.status_code, answer.json()["code"]) == (421, "foreign-host")
    with pytest.raises(WebSocketDisconnect) as closed, rita.listen(table, Host="evil.example") as news:
        news.receive_json(timeout=5)
    assert closed.value.code == 4421
