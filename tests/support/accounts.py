"""Accounts for tests of the server: what browsers ask about them."""

from email.message import EmailMessage

from httpx import Response

from support.browsing import Browser, Json
from support.mailbox import Mailbox

PASSWORD = "many quiet shelves"  # noqa: S105 (of nobody)


def code_of(answer: Response) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]


def sign_up(browser: Browser, name: str, **more: object) -> Response:
    """Make an account; return the answer."""
    return browser.post("/api/account", {"name": name, "password": PASSWORD, **more})


def sign_up_by_mail(browser: Browser, box: Mailbox, name: str, email: str) -> None:
    """Make an account at a server that sends mail, and confirm it in the same browser."""
    assert sign_up(browser, name, email=email).json() == {"by_mail": True}
    answer = browser.post("/api/account/confirm", {"token": token_of(box.newest(), "confirm")})
    assert answer.json() == {"kind": "account", "signed_in": True}, answer.text


def token_of(message: EmailMessage, page: str) -> str:
    """Return the secret of the link to a page at the end of a mail."""
    address, _, token = str(message.get_content()).strip().splitlines()[-1].partition("#")
    assert address.endswith(f"/{page}"), message.get_content()
    return token


def sign_in(browser: Browser, name: str, password: str = PASSWORD, **more: object) -> Response:
    """Sign in; return the answer."""
    return browser.post("/api/account/sign-in", {"name": name, "password": password, **more})


def status_of(browser: Browser) -> Json:
    """Return who the browser plays for."""
    status: Json = browser.get("/api/account").json()
    return status


def sign_ins_of(browser: Browser) -> list[Json]:
    """Return the browsers that are signed in as the same person."""
    found: list[Json] = browser.get("/api/account/sign-ins").json()
    return found


def seats_of(browser: Browser, table: str) -> list[int]:
    """Return the seats at a table that the browser may look from."""
    return [one["seat"] for one in browser.look(table)["table"]["seats"] if one["yours"]]
