"""Tables at which the host decides who sits down: asked, accepted, declined, withdrawn."""

import pytest
from httpx import Response

from exlibris.server.notifications.channels import Channel, Turns
from exlibris.server.notifications.rows import Webhook
from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.table.events import Ask, Claim, Decline, Fill, Reassign
from exlibris.table.live import Table
from exlibris.table.options import NewSeat, NewTable
from exlibris.table.people import MOST_REQUESTS
from support.accounts import code_of, seats_of, sign_in, sign_up
from support.browsing import Browser, Json, Program, heard, visited
from support.keeping import tables_in
from support.seating import after, happen, opened, with_options
from support.telling import sit

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

Known = list[tuple[int, str, bool]]


@pytest.fixture
def table(rita: Browser) -> str:
    """Return a table of Rita's at which two more people may ask for a seat."""
    return rita.open("human", "open", "open", approval=True)


def answer(browser: Browser, table: str, number: int, what: str) -> Response:
    """Answer a request, or withdraw it; return the answer."""
    path = f"/api/tables/{table}/requests/{number}"
    return browser.delete(path) if what == "withdraw" else browser.post(f"{path}/{what}", None)


def requests_of(browser: Browser, table: str) -> list[Json]:
    """Return the requests at a table that a browser sees."""
    found: list[Json] = browser.look(table)["table"]["requests"]
    return found


def known(browser: Browser, table: str) -> Known:
    """Return of each request that a browser sees its seat, its name, and whether it is declined."""
    return [(one["seat"], one["name"], one["declined"]) for one in requests_of(browser, table)]


def asked(browser: Browser, table: str, seat: int, name: str = "") -> int:
    """Ask for a seat; return the number of the request."""
    assert browser.sit(table, seat, name).status_code == 201
    return int(requests_of(browser, table)[-1]["number"])


def test_whoever_asks_is_seated_when_the_host_accepts(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", approval=True)
    seen = eric.sit(table, 1, " Eric ").json()
    assert (seen["you"], seen["table"]["seats"][1]["taken"]) == (None, False)
    assert seen["table"]["options"]["approval"]
    (request,) = seen["table"]["requests"]
    assert request == {
        "number": 2, "seat": 1, "name": "Eric", "yours": True, "program": False, "declined": False
    }  # fmt: skip
    assert requests_of(rita, table) == [{**request, "yours": False}]
    after = answer(rita, table, 2, "accept")
    assert (after.status_code, after.json()["table"]["status"], after.json()["you"]) == (200, "playing", 0)
    assert (seats_of(eric, table), eric.look(table)["table"]["seats"][1]["name"]) == ([1], "Eric")
    assert requests_of(rita, table) == requests_of(eric, table) == []
    assert code_of(answer(rita, table, 2, "accept")) == (409, "game-begun")


def test_without_the_option_nobody_is_asked(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    assert eric.sit(table, 1).json()["you"] == 1
    seen = rita.look(table)["table"]
    assert (seen["options"]["approval"], seen["requests"], seen["requests_left"]) == (False, [], None)


def test_a_declined_person_is_told_and_may_ask_again_so_often(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", approval=True)
    for left in reversed(range(MOST_REQUESTS)):
        number = asked(eric, table, 1, "Eric")
        for _ in range(2):  # to answer twice is harmless
            assert answer(rita, table, number, "decline").status_code == 200
        assert known(eric, table) == [(1, "Eric", True)]
        assert eric.look(table)["table"]["requests_left"] == left
        assert known(rita, table) == []
        assert code_of(answer(rita, table, number, "accept")) == (409, "request-answered")
    assert code_of(eric.sit(table, 1)) == (403, "asked-too-often")


def test_who_asks_may_withdraw_and_ask_for_another_seat(rita: Browser, eric: Browser, table: str) -> None:
    number = asked(eric, table, 1)
    assert requests_of(eric, table)[0]["name"] == "Player 1"
    before = eric.look(table)["number"]
    assert eric.sit(table, 1).json()["number"] == before  # to ask twice is harmless
    assert code_of(eric.sit(table, 2)) == (409, "already-asking")
    for _ in range(2):
        assert answer(eric, table, number, "withdraw").status_code == 200
    assert known(eric, table) == known(rita, table) == []
    assert code_of(answer(rita, table, number, "accept")) == (409, "request-answered")
    asked(eric, table, 2)
    assert known(rita, table) == [(2, "Player 2", False)]


def test_only_the_host_decides_and_only_the_host_sees_who_asks(
    rita: Browser, eric: Browser, ann: Browser, table: str
) -> None:
    number = asked(eric, table, 1, "Eric the Asker")
    for browser in (eric, ann):
        for what in ("accept", "decline"):
            assert code_of(answer(browser, table, number, what)) == (403, "not-host")
    assert code_of(answer(ann, table, number, "withdraw")) == (404, "request-not-found")
    assert code_of(answer(rita, table, number, "withdraw")) == (404, "request-not-found")
    assert code_of(answer(rita, table, 99, "accept")) == (404, "request-not-found")
    assert "Asker" not in str(ann.look(table))
    asked(ann, table, 1, "Ann")
    assert known(ann, table) == [(1, "Ann", False)]
    answer(rita, table, requests_of(ann, table)[0]["number"], "accept")
    assert seats_of(ann, table) == [1]
    assert known(ann, table) == []  # whoever sits there is no host either


def test_who_stands_up_may_sit_down_again_but_not_who_is_removed(rita: Browser, eric: Browser, table: str) -> None:
    answer(rita, table, asked(eric, table, 1, "Eric"), "accept")
    eric.delete(f"/api/tables/{table}/seats/1")
    assert eric.sit(table, 2, "Eric").json()["you"] == 2
    rita.delete(f"/api/tables/{table}/seats/2")
    asked(eric, table, 2, "Eric")
    assert (seats_of(eric, table), known(rita, table)) == ([], [(2, "Eric", False)])


def test_computers_in_the_empty_seats_end_all_requests(rita: Browser, eric: Browser, table: str) -> None:
    number = asked(eric, table, 1, "Eric")
    assert rita.post(f"/api/tables/{table}/start", None).json()["table"]["status"] == "playing"
    assert known(rita, table) == known(eric, table) == []
    assert (eric.look(table)["table"]["unanswered"], rita.look(table)["table"]["unanswered"]) == (True, False)
    for browser, what in ((rita, "accept"), (eric, "withdraw")):
        assert code_of(answer(browser, table, number, what)) == (409, "game-begun")
    assert code_of(eric.sit(table, 1)) == (409, "seat-taken")


def test_a_program_asks_like_anybody(rita: Browser, program: Program) -> None:
    table = rita.open("human", "open", approval=True)
    assert program.sit(table, 1, "Deep Shelf").status_code == 201
    (request,) = requests_of(rita, table)
    assert (request["name"], request["program"]) == ("Deep Shelf", True)
    answer(rita, table, request["number"], "accept")
    assert program.position(table)["you"] == 1


def test_requests_are_news_for_the_host_and_answers_for_who_asked(rita: Browser, eric: Browser, table: str) -> None:
    with rita.listen(f"{table}?after={rita.look(table)['number']}") as news:
        number = asked(eric, table, 1, "Eric")
        assert [one["name"] for one in heard(news, "snapshot")["snapshot"]["table"]["requests"]] == ["Eric"]
    with eric.listen(f"{table}?after={eric.look(table)['number']}") as news:
        answer(rita, table, number, "accept")
        assert heard(news, "snapshot")["snapshot"]["you"] == 1


def test_the_lobby_and_a_rematch_have_the_option(rita: Browser, eric: Browser, ann: Browser) -> None:
    table = rita.open("human", "open", listed=True, approval=True)
    assert next(one for one in ann.get("/api/lobby").json() if one["id"] == table)["options"]["approval"]
    answer(rita, table, asked(eric, table, 1, "Eric"), "accept")
    rita.post(f"/api/tables/{table}/end", None)
    new = rita.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    asked(ann, new, 0, "Ann")
    assert known(rita, new) == [(0, "Ann", False)]
    assert eric.post(f"/api/tables/{table}/rematch", {}).json()["id"] == new
    assert seats_of(eric, new) == [0]


def test_who_is_removed_from_a_rematch_does_not_get_back_by_it(rita: Browser, eric: Browser, table: str) -> None:
    answer(rita, table, asked(eric, table, 1, "Eric"), "accept")
    rita.post(f"/api/tables/{table}/start", None)
    rita.post(f"/api/tables/{table}/end", None)
    new = rita.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    rita.delete(f"/api/tables/{new}/seats/2")  # its own, so that the game waits
    eric.post(f"/api/tables/{table}/rematch", {})
    assert seats_of(eric, new) == [0]
    rita.delete(f"/api/tables/{new}/seats/0")
    assert eric.post(f"/api/tables/{table}/rematch", {}).json()["id"] == new
    assert seats_of(eric, new) == []
    answer(rita, new, asked(eric, new, 0, "Eric"), "accept")
    assert seats_of(eric, new) == [0]


def test_a_table_is_in_the_own_list_of_those_who_sit_there_only(rita: Browser, eric: Browser, table: str) -> None:
    number = asked(eric, table, 1)
    assert eric.get("/api/tables").json() == []
    answer(rita, table, number, "accept")
    assert [one["id"] for one in eric.get("/api/tables").json()] == [table]


def test_requests_go_with_a_guest_who_signs_in(settings: Settings) -> None:
    with visited(settings) as rita:
        eric = rita.another()
        table = rita.open("human", "open", "open", approval=True)
        answer(rita, table, asked(eric, table, 1, "Eric"), "decline")
        number = asked(eric, table, 1, "Eric")
        assert sign_up(eric, "Eric R").status_code == 201
        (before,) = requests_of(eric, table)
        assert (before["number"], before["yours"]) == (number, True)
        assert eric.look(table)["table"]["requests_left"] == MOST_REQUESTS - 1
    with visited(settings) as back:
        rita.client = eric.client = back.client
        assert requests_of(eric, table) == [before]
        assert eric.look(table)["table"]["requests_left"] == MOST_REQUESTS - 1
        answer(rita, table, number, "accept")
        assert seats_of(eric, table) == [1]


def test_a_person_who_has_asked_twice_gets_one_seat(rita: Browser, eric: Browser, table: str) -> None:
    sign_up(eric, "Eric Twice")
    asked(eric, table, 1, "Eric")
    phone = rita.another()
    second = asked(phone, table, 2, "Eric by phone")
    sign_in(phone, "Eric Twice")
    answer(rita, table, second, "accept")
    assert (seats_of(eric, table), known(rita, table)) == ([2], [])


def test_who_has_a_seat_by_another_browser_asks_no_more(rita: Browser, eric: Browser, table: str) -> None:
    sign_up(eric, "Eric Seated")
    answer(rita, table, asked(eric, table, 1), "accept")
    phone = rita.another()
    asked(phone, table, 2)
    sign_in(phone, "Eric Seated")
    assert (seats_of(phone, table), known(phone, table), known(rita, table)) == ([1], [], [])


def test_what_has_been_asked_replays_from_the_store() -> None:
    table, claims = opened(3, 1, ["a", "b", "c"])
    live = after(with_options(table, approval=True), claims[:1])
    for event in (Ask(1, "b", "B"), Decline(2), Ask(1, "c", "C"), Reassign(4, "d")):
        happen(live, event)
    assert [(one.number, one.session, one.fate) for one in live.admissions.all] == [
        (2, "b", "declined"), (4, "d", "open")
    ]  # fmt: skip
    happen(live, Claim(1, "d", "C"))
    happen(live, Fill(2, "greedy"))
    assert (live.status, live.admissions.all) == ("playing", [])


class Listed(Channel[Webhook]):
    """A channel that notes whom it has told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def reaches(self, session: str | None) -> bool:
        return session is not None

    def tell(self, session: str, _: Table) -> None:
        self.told.append(session)


async def test_a_host_who_looks_elsewhere_is_told_once(store: Store) -> None:
    channel = Listed()
    turns = Turns([channel], delay=0.0)
    tables = tables_in(store, lambda table_id: turns.look(tables, table_id))
    new = NewTable(seats=[NewSeat(), NewSeat(player="open")], approval=True)
    table = await tables.open(new, "rita")
    for session in ("eric", "ann"):
        await sit(tables, table, 1, session, session)
        await turns.idle()
    await turns.stop()
    assert channel.told == ["rita"]
