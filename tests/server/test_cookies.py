"""Cookies: made by the server alone, and over HTTPS for this very host."""

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.http.callers import ACCOUNTS, BROWSER
from exlibris.server.settings import Settings
from support.accounts import sign_in, sign_up, status_of
from support.browsing import HOST, Browser

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names


@pytest.fixture
def secure(settings: Settings) -> Iterator[TestClient[Litestar]]:
    """Return a client that asks over HTTPS."""
    with TestClient(create_app(settings), base_url=f"https://{HOST}") as client:
        yield client


def test_over_https_cookies_are_of_this_very_host(secure: TestClient[Litestar]) -> None:
    rita = Browser(secure)
    given = sign_up(rita, "Rita").headers.get_list("set-cookie")
    assert [cookie.partition("=")[0] for cookie in given] == [f"__Host-{BROWSER}", f"__Host-{ACCOUNTS}"]
    for cookie in given:
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        assert "Domain" not in cookie
    assert status_of(rita)["signed_in"]


def test_a_cookie_that_a_neighbor_on_the_domain_can_set_is_not_read_over_https(secure: TestClient[Litestar]) -> None:
    rita = Browser(secure)
    table = rita.open("human", "human")
    own, rita.cookie = rita.cookie, rita.cookie.removeprefix("__Host-")
    assert not rita.look(table)["table"]["hosting"]
    rita.cookie = f"{own}; {own.removeprefix('__Host-')[:-5]}xxxxx"
    assert rita.look(table)["table"]["hosting"]
    rita.cookie = own
    sign_up(rita, "Rita")
    taken = rita.post("/api/account/sign-out", None).headers.get_list("set-cookie")
    assert [cookie.partition("=")[0] for cookie in taken] == [f"__Host-{BROWSER}", BROWSER]


@pytest.mark.parametrize("token", ["a" * 43, "a" * 65, "%C3" * 22, "a.b" * 20])
def test_a_secret_that_the_server_has_not_made_is_nobodys(rita: Browser, eric: Browser, token: str) -> None:
    rita.cookie = eric.cookie = f"{BROWSER}={token}"
    table = rita.open("human", "human")
    assert token not in rita.cookie
    assert eric.get("/api/tables").json() == []
    assert not eric.look(table)["table"]["hosting"]


def test_a_changed_secret_is_nobodys(rita: Browser, eric: Browser) -> None:
    rita.open("human", "human")
    name, _, token = rita.cookie.partition("=")
    for changed in ("b" + token[1:], "c" + token[1:], token[:-1], token + "A"):
        eric.cookie = f"{name}={changed}"
        assert eric.get("/api/tables").json() == [] or changed == token


def test_a_request_that_is_sent_again_by_a_new_browser_is_of_the_same_guest(rita: Browser, eric: Browser) -> None:
    body = {"seats": [{}, {}], "request_key": "a long random text of a request"}
    assert rita.post("/api/tables", body).status_code == 400  # no spaces
    body["request_key"] = "a-long-random-text-of-a-request"
    first, again = rita.post("/api/tables", body), eric.post("/api/tables", body)
    assert first.json() == again.json()
    assert rita.cookie == eric.cookie


def test_marks_of_accounts_that_are_no_marks_do_no_harm(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita M")
    for marks in ("", ".", "a" * 38, "~" * 38, ".".join(["a" * 38] * 50)):
        eric.known = f"{ACCOUNTS}={marks}"
        assert sign_in(eric, "Rita M").status_code == 200
        assert len(eric.known) < 200
