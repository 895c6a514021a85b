"""The WebSocket says when to look again, and nothing else."""

import random
from collections.abc import AsyncIterator

import pytest
from litestar.exceptions import WebSocketDisconnect

from exlibris.engine import COMPILED, State
from exlibris.server.play.reader import Pushed, Reader
from exlibris.server.play.socket import refusal
from exlibris.table.errors import TableError
from support.browsing import Browser, first_action, heard, refused_with, whose_turn


def test_every_action_is_pushed_to_every_browser(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "human")
    with eric.listen(table) as news:
        assert news.receive_json(timeout=5) == {"number": eric.look(table)["number"]}
        for _ in range(3):
            number = rita.act_first(table)["number"]
            assert news.receive_json(timeout=5) == {"number": number}


def test_every_move_of_a_bot_is_pushed(rita: Browser) -> None:
    table = rita.open("human", "random", "random")
    numbers = []
    with rita.listen(table) as news:
        numbers.append(news.receive_json(timeout=5)["number"])
        seen = rita.await_turn(table, 0)
        while numbers[-1] < seen["number"]:
            numbers.append(news.receive_json(timeout=5)["number"])
        rita.play(table, 0, random.Random(1), limit=3)
        last = rita.look(table)["number"]
        while numbers[-1] < last:
            numbers.append(news.receive_json(timeout=5)["number"])
    assert numbers == sorted(set(numbers))


def test_a_socket_to_no_table_is_closed(rita: Browser) -> None:
    assert refused_with(rita.listen("nope")) == 4404


def test_a_page_of_another_site_may_not_listen(rita: Browser) -> None:
    table = rita.open("human", "human")
    assert refused_with(rita.listen(table, Origin="https://evil.example")) == 4403
    with rita.listen(table, Origin="http://testserver.local") as news:
        assert news.receive_json(timeout=5)


def test_who_names_a_snapshot_is_sent_each_that_follows(rita: Browser, eric: Browser, table: str) -> None:
    known = eric.look(table)
    lines = known["log"]["lines"]
    query = f"?after={known['number']}&log_mark={known['log']['mark']}&seat=1"
    with rita.listen(table), eric.listen(table + query) as news:
        assert news.receive_json(timeout=5)["presence"][1]["here"]
        for _ in range(12):
            who, seen = whose_turn(table, rita, eric)
            who.act(table, seen["you"], seen["decision"]["actions"][-1]["action"], seen["number"])
            pushed = news.receive_json(timeout=5)["snapshot"]
            lines = lines[: pushed["log"]["keep"]] + pushed["log"]["lines"]
            fresh = eric.look(table)
            assert lines == fresh["log"]["lines"]
            assert {**pushed, "log": 0} == {**fresh, "log": 0}


def test_what_was_missed_comes_one_by_one(rita: Browser) -> None:
    table = rita.open("human", "human")
    first = rita.look(table)["number"]
    for _ in range(3):
        rita.act_first(table)
    newest = rita.look(table)["number"]
    with rita.listen(f"{table}?after={first}") as news:
        found = [news.receive_json(timeout=5) for _ in range(newest - first)]
    assert [one["number"] for one in found] == [first + 1, first + 2, first + 3] == [*range(first + 1, newest + 1)]
    assert {one["snapshot"]["newest"] for one in found} == {newest}


def test_a_language_that_is_not_there_closes_the_socket(rita: Browser) -> None:
    table = rita.open("human", "human")
    assert refused_with(rita.listen(f"{table}?language=xx")) == 4400


def test_a_table_that_can_go_on_no_more_is_not_called_missing(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreadable(_: Reader) -> AsyncIterator[Pushed]:
        yield Pushed(number=1)
        raise TableError("table-unreadable", "This table can't be replayed.")

    monkeypatch.setattr(Reader, "snapshots", unreadable)
    table = rita.open("human", "human")
    with rita.listen(f"{table}?after=0") as news:
        assert news.receive_json(timeout=5)["number"] == 1
        with pytest.raises(WebSocketDisconnect) as closed:
            news.receive_json(timeout=5)
    assert closed.value.code == 4400


def test_the_reason_for_closing_fits_into_its_frame() -> None:
    missing = TableError("table-not-found", "There is no table 'x'.")
    assert refusal(missing) == (4404, "There is no table 'x'.")
    code, cut = refusal(TableError("table-unreadable", "x" + "ž" * 300))
    assert (code, cut) == (4400, "x" + "ž" * 61)
    assert len(cut.encode()) <= 123


@pytest.mark.skipif(COMPILED, reason="methods of compiled classes can't be watched")
def test_an_action_is_applied_once_whoever_watches(
    rita: Browser, eric: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied, apply = list[int](), State.apply

    def noted(state: State, action: int, seat: int | None = None) -> None:
        applied.append(action)
        apply(state, action, seat)

    table = rita.open("human", "human")
    known = eric.look(table)
    seen = rita.look(table)
    query = f"?after={known['number']}&log_mark={known['log']['mark']}"
    with eric.listen(table + query) as watching, rita.listen(table + query) as playing:
        for news in (watching, playing):
            news.receive_json(timeout=5)
        monkeypatch.setattr(State, "apply", noted)
        rita.act_first(table)
        for news in (watching, playing):
            heard(news, "snapshot")
    assert applied == [first_action(seen)]
