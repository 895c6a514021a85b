"""Another password by mail: a link that lives an hour and once, and tells nobody which accounts there are."""

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from httpx import Response

from exlibris.server import mail
from exlibris.server.mail import mailer_of
from exlibris.server.run import SMTP_VARIABLE, smtp_url
from exlibris.server.settings import Settings
from exlibris.server.storage.folder import CannotServe
from exlibris.table.errors import TableError
from support.accounts import PASSWORD, code_of, seats_of, sign_in, sign_up, sign_up_by_mail, status_of
from support.browsing import Browser, visited
from support.keeping import everything_in, in_database
from support.mailbox import Mailbox, mailbox

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

NEW = "fewer silent boards"
ADDRESS = "rita@example.org"


@pytest.fixture
def rita(settings: Settings, box: Mailbox) -> Iterator[Browser]:
    """Return a browser that was never at a server that sends mail before."""
    with visited(replace(settings, smtp=box.url, public_url="https://games.example.org")) as browser:
        yield browser


def forget(browser: Browser, name: str, language: str = "en") -> Response:
    """Ask for a link, and return the answer."""
    return browser.post(f"/api/account/forgotten?language={language}", {"name": name})


def token_in(box: Mailbox) -> str:
    """Return the secret of the link that comes next."""
    address, _, token = box.newest().get_content().strip().splitlines()[-1].partition("#")
    assert address.endswith("/recover")
    return str(token)


def recover(browser: Browser, token: str, password: str = NEW) -> Response:
    """Send a new password, and return the answer."""
    return browser.post("/api/account/recovery", {"token": token, "password": password})


def test_a_new_password_by_mail_ends_all_other_sign_ins(rita: Browser, box: Mailbox) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    table = rita.open("human", "open")
    phone = rita.another()
    assert status_of(phone)["sends_mail"]
    assert forget(phone, "rita").status_code == 202
    token = token_in(box)
    assert code_of(recover(phone, token, "exlibris2026")) == (422, "weak-password")  # which leaves the link
    assert recover(phone, token).status_code == 200
    assert "was changed" in box.newest().get_content()
    assert [status_of(one)["signed_in"] for one in (rita, phone)] == [False, True]
    assert seats_of(phone, table) == [0]
    assert code_of(sign_in(rita, "Rita", PASSWORD)) == (403, "wrong-credentials")
    assert sign_in(rita, "Rita", NEW).status_code == 200
    assert code_of(recover(phone, token)) == (404, "unknown-link")  # once


def test_a_mail_says_nothing_but_what_it_is_for(rita: Browser, box: Mailbox) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    for language, word in {"en": "reset the password", "pl": "nowe hasło", "fr": "nouveau mot de passe"}.items():
        forget(rita, "Rita", language)
        message = box.newest()
        assert (message["To"], message["From"]) == (ADDRESS, "games@example.org")
        assert message["Auto-Submitted"] == "auto-generated"
        assert word in message.get_content()
        assert "Rita" not in message.get_content()


def test_the_same_answer_whether_or_not_there_is_an_account(rita: Browser, box: Mailbox) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    eric = rita.another()
    sign_up_by_mail(eric, box, "Eric", "eric@example.org")
    eric.patch("/api/account", {"email": None, "password": PASSWORD})
    assert "email address of your account" in box.newest().get_content()
    answers = [forget(rita.another(), name) for name in ("Nobody", "Eric", "Rita")]
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert box.newest()["To"] == ADDRESS
    assert box.messages.empty()


def test_one_account_gets_few_mails_and_one_network_asks_for_few(rita: Browser, box: Mailbox) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    answers = [forget(rita.another(), "Rita") for _ in range(12)]
    assert [answer.status_code for answer in answers] == [202] * 10 + [429] * 2
    assert int(answers[-1].headers["Retry-After"]) > 30
    tokens = [token_in(box) for _ in range(3)]
    assert box.messages.empty()
    assert recover(rita, tokens[0]).status_code == 200  # newer ones have not spoiled it
    assert code_of(recover(rita, tokens[2])) == (404, "unknown-link")


def test_a_link_lapses_and_is_kept_as_a_hash(rita: Browser, box: Mailbox, settings: Settings) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    forget(rita, "Rita")
    token = token_in(box)
    assert token not in everything_in(settings)
    ago = datetime.now(UTC) - timedelta(minutes=61)
    in_database(settings, "UPDATE mailed_links SET created = ?", f"{ago:%Y-%m-%d %H:%M:%S.%f}")
    assert code_of(recover(rita, token)) == (404, "unknown-link")


def test_a_link_leads_to_a_name_of_ours_whatever_the_browser_says(rita: Browser, box: Mailbox) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    rita.post("/api/account/forgotten", {"name": "Rita"}, Host="203.0.113.9", Origin="http://203.0.113.9")
    assert "https://games.example.org/recover#" in box.newest().get_content()


def test_a_link_to_an_account_that_is_gone_leads_nowhere(rita: Browser, box: Mailbox) -> None:
    sign_up_by_mail(rita, box, "Rita", ADDRESS)
    forget(rita, "Rita")
    token = token_in(box)
    assert rita.delete("/api/account", {"password": PASSWORD}).status_code == 200
    assert code_of(recover(rita, token)) == (404, "unknown-link")


def test_without_a_mail_server_nothing_is_promised(settings: Settings) -> None:
    with visited(settings) as rita:
        assert not status_of(rita)["sends_mail"]
        assert code_of(forget(rita, "Rita")) == (409, "no-mail")


def test_what_fails_is_logged_without_the_address(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    with mailbox() as gone:
        url = gone.url
    with visited(settings) as rita:
        sign_up(rita, "Rita", email=ADDRESS)
    with visited(replace(settings, smtp=url)) as rita:
        assert forget(rita, "Rita").status_code == 202
        while "sending an email failed" not in caplog.text:
            rita.get("/api/presets")
    assert ADDRESS not in caplog.text


def test_while_the_mail_server_hangs_everybody_is_told_and_what_was_promised_comes_later(
    rita: Browser, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.3)
    monkeypatch.setattr(mail, "FIRST_PAUSE", 0.2)
    sign_up(rita, "Rita", email=ADDRESS)
    sign_up(rita.another(), "Eric", email="eric@example.org")
    box.goes_on.clear()
    promised = [forget(rita.another(), name).status_code for name in ("Rita", "Eric")]
    assert promised == [202, 202]
    while (answer := forget(rita.another(), "Nobody")).status_code == 202:
        time.sleep(0.2)
    assert code_of(answer) == (503, "mail-fails")
    assert forget(rita.another(), "Rita").content == answer.content
    box.goes_on.set()
    assert {box.newest()["To"], box.newest()["To"]} == {ADDRESS, "eric@example.org"}
    while code_of_or_none(answer := forget(rita.another(), "Nobody")) == "mail-fails":
        time.sleep(0.1)
    assert answer.status_code in {202, 429}


def code_of_or_none(answer: Response) -> str | None:
    """Return the code of a refusal, None if there is none."""
    code: str | None = (answer.json() or {}).get("code") if answer.content else None
    return code


async def test_no_more_messages_wait_than_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mail, "MOST_WAITING", 3)
    outbox = mail.Outbox(mailer_of("smtp://127.0.0.1:9?from=a@b.c"))
    for n in range(3):
        outbox.check()
        outbox.put(f"{n}@example.org", "", "")
    with pytest.raises(TableError, match="can't send email"):
        outbox.check()
    assert "dropped" not in caplog.text
    outbox.put("late@example.org", "", "")
    assert "dropped an email: 3 are queued" in caplog.text
    assert "late@" not in caplog.text
    await outbox.stop()


@pytest.mark.parametrize(
    "url",
    [
        "mail.example.org",
        "smtp://mail.example.org",
        "http://a?from=a@b.c",
        "smtp://a?from=nobody",
        "smtp://a:x?from=a@b.c",
    ],
)
def test_a_wrong_address_of_the_mail_server_ends_the_start(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SMTP_VARIABLE, url)
    with pytest.raises(CannotServe, match="not a URL such as"):
        smtp_url()


def test_the_parts_of_the_address_of_a_mail_server() -> None:
    mailer = mailer_of("smtps://rita%40x:p%2Fw@mail.example.org?from=games@example.org")
    assert (mailer.host, mailer.port, mailer.user, mailer.password) == ("mail.example.org", 465, "rita@x", "p/w")
    assert mailer_of("smtp://[::1]:25?from=a@b.c").host == "::1"
