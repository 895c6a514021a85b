"""Mail about accounts: new ones and new addresses are confirmed, changes are told, and nothing tells who has one."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from email.message import EmailMessage
from queue import Empty

import pytest

from exlibris.server.settings import Settings
from server.test_second_factor import switch_on
from support.accounts import PASSWORD, code_of, seats_of, sign_in, sign_up, sign_up_by_mail, status_of, token_of
from support.browsing import Browser, visited
from support.mailbox import Mailbox

ADDRESS, OTHER = "rita@example.org", "rita@example.net"
NEW = "fewer silent boards"


@pytest.fixture
def guest(settings: Settings, box: Mailbox) -> Iterator[Browser]:
    """Return a browser that was never at a server that sends mail before."""
    with visited(replace(settings, smtp=box.url)) as browser:
        yield browser


@pytest.fixture
def rita(guest: Browser, box: Mailbox) -> Browser:
    """Return a browser that is signed in to an account with an address."""
    sign_up_by_mail(guest, box, "Rita", ADDRESS)
    return guest


def confirm(browser: Browser, token: str) -> tuple[int, object]:
    """Send the secret of a link; return the status, and what is answered."""
    answer = browser.post("/api/account/confirm", {"token": token})
    return answer.status_code, answer.json().get("kind", answer.json().get("code"))


def newest(box: Mailbox, count: int) -> dict[str, EmailMessage]:
    """Return the next mails by their addresses."""
    return {str(message["To"]): message for message in (box.newest() for _ in range(count))}


def test_a_new_account_is_confirmed_in_the_browser_that_asked_for_it(guest: Browser, box: Mailbox) -> None:
    rita = guest
    table = rita.open("human", "open")
    answer = sign_up(rita, "Rita", email=ADDRESS)
    assert (answer.status_code, answer.json()) == (201, {"by_mail": True})
    assert status_of(rita)["name"] is None
    assert code_of(sign_in(rita.another(), "Rita")) == (403, "wrong-credentials")
    token = token_of(box.newest(), "confirm")
    assert confirm(rita, token) == (200, "account")
    assert (status_of(rita)["name"], status_of(rita)["email"]) == ("Rita", ADDRESS)
    assert seats_of(rita, table) == [0]
    assert confirm(rita, token) == (404, "unknown-link"), "it works once"


def test_another_browser_makes_the_account_and_is_signed_in_to_nothing(guest: Browser, box: Mailbox) -> None:
    thief, victim = guest, guest.another()
    table = victim.open("human", "open")
    sign_up(thief, "Rita", email=ADDRESS)
    assert confirm(victim, token_of(box.newest(), "confirm")) == (200, "account")
    assert status_of(victim)["name"] is None
    assert seats_of(victim, table) == [0], "its games are not given away"


def test_signing_up_does_not_tell_which_accounts_there_are(rita: Browser, box: Mailbox) -> None:
    of_two_scripts = "R\u0456ta"  # whoever has it
    assert code_of(sign_up(rita.another(), of_two_scripts, email=OTHER)) == (422, "unclear-name")
    for name in ("Rita", "RITA", "Somebody else"):
        answer = sign_up(rita.another(), name, email=OTHER)
        assert (answer.status_code, answer.json()) == (201, {"by_mail": True})
        message = box.newest()
        assert message["To"] == OTHER
        assert ("is taken" in message.get_content()) == (name != "Somebody else")


def test_with_a_mail_server_an_account_needs_an_address(guest: Browser) -> None:
    assert code_of(sign_up(guest, "Rita")) == (400, "bad-request")


def test_a_new_address_counts_once_it_is_confirmed_and_the_old_one_is_told(rita: Browser, box: Mailbox) -> None:
    change = {"email": OTHER, "password": "a wrong password"}
    assert code_of(rita.patch("/api/account", change)) == (403, "wrong-password")
    assert rita.patch("/api/account", {**change, "password": PASSWORD}).json() == {"by_mail": True}
    assert status_of(rita)["email"] == ADDRESS
    mails = newest(box, 2)
    assert "email address of your account" in mails[ADDRESS].get_content()
    assert confirm(rita.another(), token_of(mails[OTHER], "confirm")) == (200, "email")
    assert status_of(rita)["email"] == OTHER


def test_a_new_password_ends_what_a_thief_has_asked_for(rita: Browser, box: Mailbox) -> None:
    rita.patch("/api/account", {"email": OTHER, "password": PASSWORD})
    link = token_of(newest(box, 2)[OTHER], "confirm")
    assert rita.put("/api/account/password", {"old": PASSWORD, "new": NEW}).status_code == 200
    assert "password of your account" in box.newest().get_content()
    assert confirm(rita, link) == (404, "unknown-link")
    assert status_of(rita)["email"] == ADDRESS


def test_no_address_is_told_to_the_old_one(rita: Browser, box: Mailbox) -> None:
    assert rita.patch("/api/account", {"email": None, "password": PASSWORD}).json() == {"by_mail": False}
    assert status_of(rita)["email"] is None
    assert box.newest()["To"] == ADDRESS


def test_the_second_factor_is_told_on_and_off(rita: Browser, box: Mailbox) -> None:
    _, codes = switch_on(rita)
    assert "Sign-in codes have been turned on or off" in box.newest().get_content()
    assert rita.delete("/api/account/second-factor", {"password": PASSWORD, "code": codes[0]}).status_code == 200
    assert "Sign-in codes have been turned on or off" in box.newest().get_content()


@pytest.fixture(scope="module")
def with_rita(shared_settings: Settings) -> Settings:
    """Return the settings of a server without mail at which there is an account with an address."""
    with visited(shared_settings) as browser:
        sign_up(browser, "Rita", email=ADDRESS)
    return shared_settings


@pytest.mark.parametrize(
    ("settings_now", "host", "base"),
    [
        ({"domains": ("127.0.0.1", "games.example.org")}, "localhost", "https://games.example.org"),
        ({"domains": ("127.0.0.1", "games.example.org")}, "games.example.org", "http://games.example.org"),
        ({"domains": ("::", "a.example"), "public_url": "http://10.0.0.1:1"}, "10.0.0.1", "https://a.example"),
        ({"domains": ("127.0.0.1",), "public_url": "http://localhost:8000"}, "127.0.0.1", None),
    ],
)
def test_mail_names_the_address_that_the_operator_has_given_or_is_not_sent(
    with_rita: Settings, box: Mailbox, settings_now: dict[str, object], host: str, base: str | None
) -> None:
    named = replace(with_rita, smtp=box.url, **settings_now)  # type: ignore[arg-type]
    with visited(named) as rita:
        answer = rita.post("/api/account/forgotten", {"name": "Rita"}, Host=host, Origin=f"http://{host}")
        if base is None:
            assert code_of(answer) == (421, "foreign-host")
            with suppress(Empty):
                pytest.fail(str(box.messages.get(timeout=0.2)))
        else:
            assert answer.status_code == 202, answer.text
            assert f"{base}/recover#" in box.newest().get_content()
