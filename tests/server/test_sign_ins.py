"""Where somebody is signed in: secrets of their own, ended one by one or all at once, and return links of guests."""

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from exlibris.server.accounts import service
from exlibris.server.accounts.sign_ins import device_of
from exlibris.server.http.callers import BROWSER
from exlibris.server.play.reader import SIGNED_OUT_ELSEWHERE
from exlibris.server.settings import Settings
from support.accounts import PASSWORD, code_of, seats_of, sign_in, sign_ins_of, sign_up, status_of
from support.browsing import Browser, closed_with, visited
from support.keeping import in_database
from support.wire import tables_of

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def test_each_sign_in_has_a_secret_of_its_own(rita: Browser, client: TestClient[Litestar]) -> None:
    sign_up(rita, "Rita G")
    first = rita.cookie
    rita.post("/api/account/sign-out", None)
    assert rita.cookie.partition("=")[0] == BROWSER
    assert rita.token.strip('"') == ""
    rita.cookie = first
    assert not status_of(rita)["signed_in"]  # the secret is worth nothing after signing out
    planted = rita.another()
    planted.open("human", "human")
    before = planted.cookie
    sign_in(planted, "Rita G")
    assert planted.cookie not in (before, first)
    attacker = Browser(client, before.partition("=")[2])
    assert not status_of(attacker)["signed_in"]
    assert not status_of(attacker)["has_tables"]


def test_one_browser_too_many_ends_the_sign_in_not_used_for_longest(
    rita: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST_SIGN_INS", 3)
    sign_up(rita, "Rita Many")
    table = rita.open("human", "human")
    browsers = [rita.another() for _ in range(3)]
    with rita.listen(table) as news:
        for browser in browsers:
            sign_in(browser, "Rita Many")
        assert closed_with(news) == SIGNED_OUT_ELSEWHERE[0]
    assert [status_of(one)["signed_in"] for one in (rita, *browsers)] == [False, True, True, True]
    assert len(sign_ins_of(browsers[0])) == 3


def test_browsers_that_are_signed_in_are_listed_and_ended(rita: Browser) -> None:
    sign_up(rita, "Rita H")
    phone, laptop = rita.another(), rita.another()
    credentials = {"name": "Rita H", "password": PASSWORD}
    phone.post("/api/account/sign-in", credentials, **{"User-Agent": FIREFOX})
    sign_in(laptop, "Rita H")
    found = sign_ins_of(rita)
    assert [one["is_current"] for one in found].count(True) == 1
    of_phone = next(one for one in found if one["device"] == "Firefox, Linux")
    assert rita.delete(f"/api/account/sign-ins/{of_phone['id']}").status_code == 204
    assert [status_of(one)["signed_in"] for one in (rita, phone, laptop)] == [True, False, True]
    assert laptop.delete("/api/account/sign-ins").status_code == 204
    assert [status_of(one)["signed_in"] for one in (rita, phone, laptop)] == [False, False, True]


def test_nobody_ends_the_sign_in_of_somebody_else(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita I")
    sign_up(eric, "Eric I")
    [of_rita] = sign_ins_of(rita)
    eric.delete(f"/api/account/sign-ins/{of_rita['id']}")
    eric.delete("/api/account/sign-ins")
    assert status_of(rita)["signed_in"]
    assert [one["id"] for one in sign_ins_of(eric)] != [of_rita["id"]]


def test_a_browser_that_is_signed_out_hears_nothing_more(rita: Browser) -> None:
    sign_up(rita, "Rita J")
    table = rita.open("human", "human")
    thief = rita.another()
    sign_in(thief, "Rita J")
    with thief.listen(f"{table}?after=0") as socket:
        assert socket.receive_json()["snapshot"]["decision"]
        rita.delete("/api/account/sign-ins")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json(timeout=10)
        assert closed.value.code == 4401


def test_a_browser_that_another_process_signs_out_hears_nothing_new(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visited(settings) as rita:
        monkeypatch.setattr(tables_of(rita.client.app), "is_shared", True)
        eric = rita.another()
        sign_up(rita, "Rita")
        table = rita.open("human", "open", "open")
        with rita.listen(f"{table}?after=0") as socket:
            assert socket.receive_json()["snapshot"]["table"]["hosting"]
            in_database(settings, "DELETE FROM sign_ins")
            eric.sit(table, 1, "Eric")
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=10)
            assert closed.value.code == 4401


def test_another_password_signs_all_others_out(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita K")
    sign_in(eric, "Rita K")
    old = rita.cookie
    change = {"old": PASSWORD, "new": "fewer silent boards"}
    assert code_of(rita.put("/api/account/password", {**change, "old": "a wrong one"})) == (403, "wrong-password")
    assert rita.put("/api/account/password", change).status_code == 200
    assert rita.cookie != old
    assert [status_of(one)["signed_in"] for one in (rita, eric)] == [True, False]
    assert code_of(sign_in(eric, "Rita K")) == (403, "wrong-credentials")
    assert sign_in(eric, "Rita K", change["new"]).status_code == 200


def test_a_guest_comes_back_by_a_link(rita: Browser) -> None:
    table = rita.open("human", "open")
    url = rita.post("/api/account/return-link", None).json()["url"]
    address, _, token = url.partition("#")
    assert address.endswith("/return")
    assert status_of(rita)["return_link"]
    phone = rita.another()
    own = phone.open("human", "human")
    assert status_of(rita)["return_link_used"] is None
    back = phone.post("/api/account/return", {"token": token})
    assert back.status_code == 200
    assert seats_of(phone, table) == [0]
    assert status_of(rita)["return_link_used"]
    assert code_of(rita.another().post("/api/account/return", {"token": token})) == (404, "unknown-link"), "used"
    laptop = rita.another()
    assert laptop.post("/api/account/return", {"token": back.json()["url"].partition("#")[2]}).status_code == 200
    assert seats_of(laptop, table) == [0]
    assert seats_of(rita, own) == [0, 1]  # what the phone's guest had belongs to both now
    assert sorted(one["is_current"] for one in sign_ins_of(phone)) == [False, True]
    newer = rita.post("/api/account/return-link", None).json()["url"]
    assert code_of(rita.another().post("/api/account/return", {"token": token})) == (404, "unknown-link")
    rita.delete("/api/account/return-link")
    token = newer.partition("#")[2]
    assert code_of(rita.another().post("/api/account/return", {"token": token})) == (404, "unknown-link")
    assert seats_of(phone, table) == [0]


def test_a_guest_who_follows_their_own_link_stays_who_they_are(rita: Browser) -> None:
    table = rita.open("human", "open")
    token = rita.post("/api/account/return-link", None).json()["url"].partition("#")[2]
    before = rita.cookie
    assert rita.post("/api/account/return", {"token": token}).status_code == 200
    assert rita.cookie == before
    assert seats_of(rita, table) == [0]


def test_a_guest_with_an_account_has_no_other_way_in(rita: Browser) -> None:
    table = rita.open("human", "open")
    token = rita.post("/api/account/return-link", None).json()["url"].partition("#")[2]
    phone = rita.another()
    phone.post("/api/account/return", {"token": token})
    sign_up(phone, "Rita M")
    assert seats_of(phone, table) == [0]
    assert seats_of(rita, table) == []
    assert code_of(rita.post("/api/account/return", {"token": token})) == (404, "unknown-link")
    assert code_of(phone.post("/api/account/return-link", None)) == (409, "has-account")


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8.5", ""),
    ],
)
def test_a_browser_is_described_as_its_person_knows_it(agent: str, device: str) -> None:
    assert device_of(agent) == device
