"""The second factor: codes of an app, each taken once, spare codes, and few tries."""

import time
from datetime import UTC, datetime
from functools import partial

import pyotp
import pytest

from exlibris.server.accounts.passwords import CODES, STEP, step_of
from exlibris.server.settings import Settings
from support.accounts import PASSWORD, code_of, sign_in, sign_up, status_of
from support.browsing import Browser
from support.keeping import everything_in

PATH = "/api/account/second-factor"
LEAST_LEFT = 3  # seconds of a step, or the code before the current one may be too old when it arrives


def code_at(secret: str, steps: int = 0) -> str:
    """Return the code that an app shows so many half minutes from now."""
    return pyotp.TOTP(secret).at(int(datetime.now(UTC).timestamp()) + steps * STEP)


def switch_on(browser: Browser) -> tuple[str, list[str]]:
    """Set a second factor by the code before the current one; return its secret and the spare codes."""
    if (left := STEP - time.time() % STEP) < LEAST_LEFT:
        time.sleep(left)
    proposed = browser.post(f"{PATH}/secret", None).json()
    proof = {"secret": proposed["secret"], "seal": proposed["seal"], "password": PASSWORD}
    assert proposed["picture"].startswith("<svg")
    answer = browser.post(PATH, {**proof, "code": code_at(proposed["secret"], -1)})
    assert answer.status_code == 201, answer.text
    return proposed["secret"], answer.json()["codes"]


def test_a_sign_in_asks_for_a_code_when_that_is_set(rita: Browser) -> None:
    sign_up(rita, "Rita A")
    assert not status_of(rita)["second_factor"]
    secret, _ = switch_on(rita)
    assert status_of(rita)["second_factor"]
    phone = rita.another()
    assert code_of(sign_in(phone, "Rita A", "a wrong password")) == (403, "wrong-credentials")
    assert code_of(sign_in(phone, "Rita A")) == (403, "code-needed")
    assert code_of(sign_in(phone, "Rita A", code="000000")) == (403, "wrong-code")
    assert sign_in(phone, "Rita A", code=code_at(secret)).status_code == 200
    assert status_of(phone)["signed_in"]


def test_a_code_works_once(rita: Browser) -> None:
    sign_up(rita, "Rita B")
    secret, _ = switch_on(rita)
    code = code_at(secret)
    assert sign_in(rita.another(), "Rita B", code=f"{code[:3]} {code[3:]}").status_code == 200
    assert code_of(sign_in(rita.another(), "Rita B", code=code)) == (403, "wrong-code")
    assert code_of(sign_in(rita.another(), "Rita B", code=code_at(secret, -1))) == (403, "wrong-code")
    assert sign_in(rita.another(), "Rita B", code=code_at(secret, 1)).status_code == 200


def test_each_spare_code_works_once(rita: Browser) -> None:
    sign_up(rita, "Rita C")
    _, codes = switch_on(rita)
    assert len(set(codes)) == 10
    assert sign_in(rita.another(), "Rita C", code=codes[0].upper()).status_code == 200
    assert code_of(sign_in(rita.another(), "Rita C", code=codes[0])) == (403, "wrong-code")
    assert sign_in(rita.another(), "Rita C", code=codes[1]).status_code == 200


def test_it_is_switched_on_by_a_right_code_and_the_password_only(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita D")
    sign_up(eric, "Eric D")
    proposed, of_eric = (one.post(f"{PATH}/secret", None).json() for one in (rita, eric))
    right = {"secret": proposed["secret"], "seal": proposed["seal"], "code": code_at(proposed["secret"])}
    planted = {"secret": of_eric["secret"], "seal": of_eric["seal"], "code": code_at(of_eric["secret"])}
    assert code_of(rita.post(PATH, {**right, "password": "a wrong one"})) == (403, "wrong-password")
    assert code_of(rita.post(PATH, {**right, "code": "000000", "password": PASSWORD})) == (403, "wrong-code")
    assert code_of(rita.post(PATH, {**planted, "password": PASSWORD})) == (403, "wrong-code")
    assert not status_of(rita)["second_factor"]
    assert rita.post(PATH, {**right, "password": PASSWORD}).status_code == 201
    assert code_of(rita.post(PATH, {**right, "password": PASSWORD})) == (409, "has-second-factor")


def test_it_is_switched_off_by_password_and_code(rita: Browser) -> None:
    sign_up(rita, "Rita E")
    secret, codes = switch_on(rita)
    wrong = {"password": "a wrong one", "code": code_at(secret)}
    assert code_of(rita.delete(PATH, wrong)) == (403, "wrong-password")
    assert code_of(rita.delete(PATH, {"password": PASSWORD, "code": "000000"})) == (403, "wrong-code")
    assert rita.delete(PATH, {"password": PASSWORD, "code": code_at(secret)}).status_code == 200
    assert not status_of(rita)["second_factor"]
    assert sign_in(rita.another(), "Rita E").status_code == 200
    switch_on(rita)
    assert code_of(sign_in(rita.another(), "Rita E", code=codes[0])) == (403, "wrong-code")  # of before


def test_codes_are_not_tried_out(rita: Browser) -> None:
    sign_up(rita, "Rita F")
    secret, _ = switch_on(rita)
    wrong = {"password": PASSWORD, "code": "000000"}
    answers = [code_of(rita.delete(PATH, wrong)) for _ in range(CODES.free + 2)]
    assert answers == [(403, "wrong-code")] * (CODES.free + 1) + [(429, "too-many-attempts")]
    phone = rita.another()
    assert sign_in(phone, "Rita F", code=code_at(secret)).status_code == 200  # which has a count of its own


def test_secrets_of_the_second_factor_go_with_the_account(rita: Browser, shared_settings: Settings) -> None:
    sign_up(rita, "Rita G")
    secret, codes = switch_on(rita)

    stored = everything_in(shared_settings)
    assert secret in stored
    assert codes[0] not in stored
    assert codes[0].replace("-", "") not in stored
    export = rita.post("/api/account/export", {"code": codes[1]}).text
    assert secret not in export
    assert rita.delete("/api/account", {"password": PASSWORD, "code": codes[2]}).status_code == 200
    assert secret not in everything_in(shared_settings)


CHANGES = [
    ("PATCH", "/api/account", {"email": "new@example.org", "password": PASSWORD}),
    ("PUT", "/api/account/password", {"old": PASSWORD, "new": "fewer silent boards"}),
    ("DELETE", PATH, {"password": PASSWORD}),
    ("POST", "/api/account/export", {}),
    ("DELETE", "/api/account", {"password": PASSWORD}),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES, ids=["email", "password", "factor", "export", "deletion"])
def test_what_changes_or_gives_away_an_account_asks_for_a_code(
    rita: Browser, method: str, path: str, body: dict[str, str]
) -> None:
    sign_up(rita, f"Rita {path[-6:]} {method}")
    _, codes = switch_on(rita)
    ask = partial(rita.client.request, method, path, headers={"Cookie": rita.cookie})
    assert code_of(ask(json={"code": "", **body})) == (403, "code-needed")
    assert code_of(ask(json={"code": "000000", **body})) == (403, "wrong-code")
    assert status_of(rita)["second_factor"]
    assert ask(json={**body, "code": codes[0]}).status_code == 200


@pytest.mark.parametrize(("steps", "by"), [(0, 0), (-1, -1), (1, 1), (-2, None), (2, None)])
def test_a_clock_may_be_wrong_by_half_a_minute(steps: int, by: int | None) -> None:
    secret = pyotp.random_base32()
    now = int(datetime.now(UTC).timestamp()) // STEP
    found = step_of(secret, code_at(secret, steps))
    assert found == (None if by is None else now + by)
