"""Accounts: sign up, in and out, and the games that a guest brings along."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from argon2 import PasswordHasher

from exlibris.server.settings import Settings
from exlibris.table.events import Transfer, Vote
from support.accounts import PASSWORD, code_of, seats_of, sign_in, sign_up, status_of
from support.browsing import Browser, Program, first_action, visited
from support.keeping import everything_in, in_database
from support.seating import happen, seated

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names


def test_an_account_has_the_games_that_its_person_began_as_a_guest(rita: Browser) -> None:
    table = rita.open("human", "open")
    assert status_of(rita) == {
        "name": None, "email": None, "created": None, "has_tables": True, "return_link": None,
        "return_link_used": None, "signed_in": False, "second_factor": False, "sends_mail": False,
    }  # fmt: skip
    guest = rita.another(rita.token)
    assert sign_up(rita, "Rita A", email="rita@example.org").status_code == 201
    known = status_of(rita)
    assert (known["name"], known["email"], known["signed_in"]) == ("Rita A", "rita@example.org", True)
    assert seats_of(rita, table) == [0]
    assert rita.look(table)["table"]["hosting"]
    assert [one["id"] for one in rita.get("/api/tables").json()] == [table]
    assert seats_of(guest, table) == []  # the old cookie opens nothing anymore
    assert guest.get("/api/tables").json() == []


def test_the_same_person_plays_from_two_browsers(rita: Browser) -> None:
    sign_up(rita, "Rita B")
    table = rita.open("human", "greedy", seed="two browsers")
    phone = rita.another()
    assert sign_in(phone, "rita b").status_code == 200  # capital letters don't matter
    seen = phone.await_turn(table, 0)
    answer = phone.act(table, 0, first_action(seen), seen["number"])
    assert answer.status_code == 200
    assert rita.look(table)["number"] >= answer.json()["number"]


def test_games_of_a_guest_are_brought_along_only_if_wanted(rita: Browser, eric: Browser) -> None:
    sign_up(eric, "Eric C")
    eric.post("/api/account/sign-out", None)
    table, other = rita.open_with(eric), eric.open("human", "human")
    guest = rita.another(eric.token)
    sign_in(eric, "Eric C", adopt=False)
    assert seats_of(eric, table) == []
    assert sign_in(guest, "Eric C").status_code == 200
    assert seats_of(eric, table) == [1]
    assert seats_of(eric, other) == [0, 1]
    assert eric.look(other)["table"]["hosting"]


def test_a_webhook_goes_with_its_person(rita: Browser) -> None:
    url = "https://hooks.example/rita"
    rita.put("/api/webhook", {"url": url})
    sign_up(rita, "Rita W")
    assert rita.get("/api/webhook").json() == {"url": url}
    phone = rita.another()
    phone.put("/api/webhook", {"url": "https://hooks.example/phone"})
    sign_in(phone, "Rita W")
    assert phone.get("/api/webhook").json() == {"url": url}


def test_a_handed_over_table_is_the_same_after_a_restart(settings: Settings) -> None:
    with visited(settings) as rita:
        eric = rita.another()
        table = rita.open_with(eric)
        sign_up(rita, "Rita")
        seen = rita.look(table)
    with visited(settings) as back:
        rita.client = eric.client = back.client
        again = rita.look(table)
        assert (again["number"], again["table"]["hosting"]) == (seen["number"], True)
        assert (seats_of(rita, table), seats_of(eric, table)) == ([0], [1])


def test_a_vote_stays_the_vote_of_whoever_signs_in() -> None:
    live = seated(3, 1, ["rita", "eric", "zora"])
    happen(live, Vote(2, "rita"))
    happen(live, Transfer(0, "account-rita"))
    assert live.people.votes == {2: {"account-rita"}}
    assert [one.name for one in live.occupants] == ["Player 0", "Player 1", "Player 2"]


def test_the_others_at_the_table_are_told_nothing_of_accounts(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "open")
    eric.sit(table)
    before = eric.look(table)
    sign_up(rita, "A private name", email="private@example.org")
    after = eric.look(table)
    assert before["table"] == after["table"]
    assert "private" not in str(after)


def test_names_and_passwords_that_are_refused(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Zora D")
    refused = {
        "zora d": (409, "name-taken"),
        " \uff3a\uff2f\uff32\uff21 D ": (409, "name-taken"),  # the same letters in another width
        "x": (400, "bad-request"),
        "  ": (400, "bad-request"),
        "two\nlines": (400, "bad-request"),
        "..": (400, "bad-request"),  # has no page: browsers take it for the folder above
        "\u2025": (400, "bad-request"),  # the same in one character
        "many": (422, "weak-password"),  # which the password contains
    }
    assert {name: code_of(sign_up(eric, name)) for name in refused} == refused
    for password in ("short", "x" * 12, "ababababababab", "x" * 129):
        answer = eric.post("/api/account", {"name": "Eric D", "password": password})
        assert answer.json()["code"] in ("bad-request", "weak-password")
    assert code_of(sign_up(eric, "Eric D", email="nobody")) == (400, "bad-request")
    assert not status_of(eric)["signed_in"]


def test_an_unknown_name_and_a_wrong_password_get_the_same_answer_for_the_same_work(
    rita: Browser, eric: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(rita, "Rita E")
    verified: list[str] = []
    verify = PasswordHasher.verify

    def counted(self: PasswordHasher, known: str, password: str) -> bool:
        verified.append(known.rpartition("$")[0].rpartition("$")[0])  # the costs, without salt and hash
        return verify(self, known, password)

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    wrong = sign_in(eric, "Rita E", "another password")
    unknown = sign_in(eric, "Nobody E", "another password")
    assert code_of(wrong) == (403, "wrong-credentials")
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert len(verified) == 2
    assert verified[0] == verified[1]


def test_a_success_forgets_what_has_failed(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita N")
    for _ in range(3):
        for _ in range(5):
            sign_in(eric, "Rita N", "a wrong password")
        assert sign_in(eric, "Rita N").status_code == 200


def test_one_address_does_not_try_many_accounts(settings: Settings) -> None:
    with visited(replace(settings, sign_ins_per_minute=3)) as browser:
        answers = [sign_in(browser, f"Name {number}") for number in range(4)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429]
        assert browser.get("/api/account").status_code == 200


def test_an_email_address_is_changed_and_forgotten(rita: Browser) -> None:
    sign_up(rita, "Rita L")
    assert status_of(rita)["email"] is None
    for email in ("rita@example.org", None):
        assert rita.patch("/api/account", {"email": email, "password": PASSWORD}).status_code == 200
        assert status_of(rita)["email"] == email


def test_guests_and_programs_have_nothing_to_sign_out_of(rita: Browser, program: Program) -> None:
    rita.open("human", "human")
    assert code_of(rita.post("/api/account/sign-out", None)) == (409, "not-signed-in")
    assert code_of(rita.patch("/api/account", {"email": None, "password": PASSWORD})) == (409, "no-account")
    for path, body in {
        "": {"name": "Deep Shelf", "password": PASSWORD},
        "/sign-in": {"name": "Deep Shelf", "password": PASSWORD},
        "/return": {"token": "x"},
        "/return-link": None,
    }.items():
        assert code_of(program.post(f"/api/account{path}", body)) == (403, "no-program")


def test_only_hashes_of_secrets_are_stored_and_old_sign_ins_lapse(settings: Settings) -> None:
    with visited(settings) as rita:
        sign_up(rita, "Rita", email="rita@example.org")
        link = rita.another().post("/api/account/return-link", None).json()["url"].partition("#")[2]
        everything = everything_in(settings)
        for secret in (PASSWORD, rita.token, link):
            assert secret not in everything
        assert "$argon2id$" in everything
        ago = datetime.now(UTC) - timedelta(days=31)
        in_database(settings, "UPDATE sign_ins SET seen = ?", f"{ago:%Y-%m-%d %H:%M:%S.%f}")
        assert not status_of(rita)["signed_in"]
        sign_in(rita, "Rita")
        assert in_database(settings, "SELECT count(*) FROM sign_ins") == [(1,)]
