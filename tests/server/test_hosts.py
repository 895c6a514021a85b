"""By which names the server may be asked."""

import socket

import pytest

from exlibris.server.http.origins import KnownHosts
from support.accounts import code_of
from support.browsing import Browser, refused_with

KNOWN = (
    "localhost:8000", "LOCALHOST", "127.0.0.1:8000", "192.168.1.20:8000", "[::1]:8000", f"{socket.gethostname()}:8000",
    "games.example.org", "games.example.org.:443",
)  # fmt: skip
FOREIGN = (
    "evil.example:8000", "localhost.evil.example", "games.example.org.evil.example", "127.0.0.1.evil.example",
    "[evil]", "localhost:99999", "localhost:http", "",
)  # fmt: skip


@pytest.mark.parametrize("host", [*KNOWN, *FOREIGN])
def test_names_of_ours(host: str) -> None:
    assert KnownHosts(("games.example.org",)).is_known(host) is (host in KNOWN)


def test_a_page_elsewhere_reaches_nothing_by_its_own_name(rita: Browser) -> None:
    table = rita.open("human", "human")
    for path in ("/", "/api/tables", f"/api/tables/{table}"):
        assert code_of(rita.get(path, Host="evil.example:8000")) == (421, "foreign-host")
    assert code_of(rita.get("/", Host="127.0.0.1:99999")) == (421, "foreign-host")
    assert refused_with(rita.listen(table, Host="evil.example")) == 4421
