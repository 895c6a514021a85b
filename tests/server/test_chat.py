"""Chat: people at a table write to each other, everybody reads, and nothing of it gets into the game."""

import logging
from dataclasses import replace
from typing import Any

import pytest

from exlibris.server import chat
from exlibris.server.settings import Settings
from support.accounts import PASSWORD, code_of, sign_in, sign_up
from support.browsing import Browser, Json, Program, heard, visited

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names


@pytest.fixture
def table(rita: Browser, eric: Browser) -> str:
    """Return a table at which Rita and Eric sit."""
    return seated(rita, eric)


def seated(rita: Browser, eric: Browser, **more: object) -> str:
    """Open a table at which Rita and Eric sit; return its id."""
    table = rita.open("human", "open", **more)
    eric.sit(table, 1, "Eric")
    return table


def say(browser: Browser, table: str, seat: int, **line: Any) -> Json:
    """Write a line; return it."""
    answer = browser.post(f"/api/tables/{table}/chat", {"seat": seat, **line})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def read(browser: Browser, table: str, after: int = 0) -> list[Json]:
    """Return the lines that a browser reads."""
    found: list[Json] = browser.get(f"/api/tables/{table}/chat?after={after}").json()
    return found


def test_everybody_reads_what_people_at_the_table_write(rita: Browser, eric: Browser, table: str) -> None:
    assert rita.look(table)["table"]["chat"] is True
    say(rita, table, 0, text="  Good evening ")
    say(eric, table, 1, phrase="luck")
    mine, theirs = read(rita, table)
    assert (mine["number"], mine["name"], mine["seat"], mine["text"], mine["phrase"], mine["yours"]) == (
        1, "Player 0", 0, "Good evening", None, True
    )  # fmt: skip
    assert (theirs["name"], theirs["seat"], theirs["text"], theirs["phrase"], theirs["yours"]) == (
        "Eric", 1, None, "luck", False
    )  # fmt: skip
    assert mine["author"] != theirs["author"]
    assert [line["text"] for line in read(rita.another(), table)] == ["Good evening", None]
    assert [line["number"] for line in read(eric, table, after=1)] == [2]


def test_a_writer_who_signs_in_is_the_same_author(settings: Settings) -> None:
    with visited(settings) as rita:
        eric = rita.another()
        table = seated(rita, eric)
        say(eric, table, 1, text="as a guest")
        before = read(rita, table)[0]["author"]
        assert sign_up(eric, "Eric Account").status_code == 201
        say(eric, table, 1, text="with an account")
        say(rita, table, 0, text="I hear")
        assert [one["author"] == before for one in read(rita, table)] == [True, True, False]
    with visited(settings) as phone:
        sign_in(phone, "Eric Account")
        say(phone, table, 1, text="from elsewhere")
        assert [one["author"] == before for one in read(phone, table)] == [True, True, False, True]
        assert phone.delete("/api/account", {"password": PASSWORD}).status_code == 200
        rita.client = phone.client
        assert before not in str(read(rita, table))


@pytest.mark.parametrize("listed", [True, False])
def test_once_everybody_may_find_the_replay_only_its_people_read(rita: Browser, eric: Browser, listed: bool) -> None:
    table = seated(rita, eric, listed=listed)
    say(rita, table, 0, text="Good evening")
    anybody = rita.another()
    assert len(read(anybody, table)) == 1
    assert rita.post(f"/api/tables/{table}/end", None).status_code == 200
    say(eric, table, 1, text="Good night")
    assert [len(read(one, table)) for one in (rita, eric, anybody)] == [2, 2, 0 if listed else 2]


def test_new_lines_are_pushed(rita: Browser, table: str) -> None:
    with rita.another().listen(f"{table}?after={rita.look(table)['number']}") as news:
        heard(news, "presence")
        say(rita, table, 0, text="Hello")
        pushed = heard(news, "chat")
        assert [(line["text"], line["yours"]) for line in pushed["chat"]] == [("Hello", False)]
        assert "snapshot" not in pushed


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ({"text": "x" * 201}, (400, "bad-request")),
        ({"text": "a\nb"}, (400, "bad-request")),
        ({"text": "\u202egnp"}, (400, "bad-request")),
        ({"text": "   "}, (400, "bad-request")),
        ({"text": "He\u0301\u0301\u0301\u0301\u0301llo"}, (422, "unclear-line")),
        ({}, (400, "bad-request")),
        ({"text": "a", "phrase": "luck"}, (400, "bad-request")),
        ({"phrase": "curse"}, (400, "bad-request")),
        ({"seat": 1, "text": "as Eric"}, (403, "seat-not-yours")),
        ({"seat": 7, "text": "a"}, (404, "seat-not-found")),
    ],
)
def test_a_line_that_may_not_be_written_is_refused(
    rita: Browser, table: str, line: Json, refusal: tuple[int, str]
) -> None:
    assert code_of(rita.post(f"/api/tables/{table}/chat", {"seat": 0, **line})) == refusal
    assert read(rita, table) == []


def test_spectators_and_programs_do_not_write(rita: Browser, program: Program, table: str) -> None:
    line = {"seat": 0, "text": "a"}
    assert rita.another().post(f"/api/tables/{table}/chat", line).status_code == 403
    assert code_of(program.post(f"/api/tables/{table}/chat", line)) == (403, "programs-do-not-chat")


def test_programs_are_told_nothing(rita: Browser, program: Program, table: str) -> None:
    say(rita, table, 0, text="before")
    assert code_of(program.get(f"/api/tables/{table}/chat")) == (403, "programs-do-not-chat")
    with program.listen(f"{table}?after={rita.look(table)['number']}") as news:
        say(rita, table, 0, text="secret")
        rita.post(f"/api/tables/{table}/end", None)
        while "snapshot" not in (pushed := news.receive_json(timeout=5)):
            assert "chat" not in pushed


@pytest.mark.parametrize("number", [0, 2**31, 10**30])
def test_numbers_that_no_line_has_are_refused(rita: Browser, number: int, table: str) -> None:
    path = f"/api/tables/{table}/chat"
    assert code_of(rita.delete(f"{path}/{number}")) == (400, "bad-request")
    assert code_of(rita.post(f"{path}/{number}/report", None)) == (400, "bad-request")
    assert code_of(rita.get(f"{path}?after={number or -1}")) == (400, "bad-request")


def test_one_person_alone_has_nobody_to_chat_with(rita: Browser) -> None:
    table = rita.open("human", "human", "random")
    assert rita.look(table)["table"]["chat"] is False
    line = {"seat": 0, "text": "Hello?"}
    assert code_of(rita.post(f"/api/tables/{table}/chat", line)) == (409, "nobody-to-chat-with")


def test_a_line_is_removed_for_everybody_by_its_writer_or_the_host(rita: Browser, eric: Browser, table: str) -> None:
    say(rita, table, 0, text="mine")
    say(eric, table, 1, text="theirs")
    say(eric, table, 1, text="more")
    assert code_of(eric.delete(f"/api/tables/{table}/chat/1")) == (403, "not-yours")
    assert eric.delete(f"/api/tables/{table}/chat/2").status_code == 204
    assert rita.delete(f"/api/tables/{table}/chat/3").status_code == 204
    found = read(eric, table)
    assert [(line["text"], line["removes"]) for line in found] == [
        ("mine", None), (None, None), (None, None), (None, 2), (None, 3)
    ]  # fmt: skip
    assert code_of(rita.delete(f"/api/tables/{table}/chat/3")) == (404, "line-not-found")


def test_a_report_is_a_warning_without_the_words_and_a_figure(
    rita: Browser, eric: Browser, caplog: pytest.LogCaptureFixture, table: str
) -> None:
    say(eric, table, 1, text="something rude")
    with caplog.at_level(logging.WARNING):
        assert rita.post(f"/api/tables/{table}/chat/1/report", None).status_code == 204
    assert "chat line 1 at table" in caplog.text
    assert "rude" not in caplog.text
    assert table not in caplog.text
    assert rita.post(f"/api/tables/{table}/chat/9/report", None).json()["code"] == "line-not-found"


def test_lines_outlive_a_restart_and_go_with_the_table(settings: Settings) -> None:
    with visited(settings) as rita:
        eric = rita.another()
        table = seated(rita, eric)
        say(rita, table, 0, text="remember this")
    with visited(settings, rita.token) as again:
        assert [line["text"] for line in read(again, table)] == ["remember this"]
        again.post(f"/api/tables/{table}/end", None)
        assert "remember" not in again.get(f"/api/tables/{table}/record").text
        assert again.delete(f"/api/tables/{table}").status_code in (200, 204)
        assert again.get(f"/api/tables/{table}/chat").status_code == 404


def test_only_the_newest_lines_are_kept(rita: Browser, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_KEPT", 3)
    for n in range(5):
        say(rita, table, 0, text=f"{n}")
    assert [line["text"] for line in read(rita, table)] == ["2", "3", "4"]


def test_too_many_lines_are_refused(settings: Settings) -> None:
    with visited(replace(settings, chat_per_minute=2)) as rita:
        eric = rita.another()
        table = seated(rita, eric)
        say(rita, table, 0, text="a")
        say(rita, table, 0, text="b")
        assert rita.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "c"}).status_code == 429
        assert len(read(rita, table)) == 2
