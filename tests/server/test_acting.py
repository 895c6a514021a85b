"""Actions over a table's WebSocket: answered as over HTTP, by the same rules and with the same refusals."""

from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from sqlalchemy.exc import OperationalError

from exlibris.server.accounts.sign_ins import SignIns
from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from support.accounts import sign_up
from support.browsing import Browser, Json, Program, first_action, heard, visited, whose_turn

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

PLACE = {"id": 1, "seat": 0, "number": 1}
NO_WISH = [{"id": 1}, PLACE, {**PLACE, "action": 1, "undo": True}, {**PLACE, "action": 1, "table": "another"}, [[]]]


def ask(socket: WebSocketTestSession, message: object) -> Json:
    """Send a message, and return the answer."""
    socket.send_json(message)
    return answer(socket)


def answer(socket: WebSocketTestSession) -> Json:
    """Return the next message that answers something."""
    return heard(socket, "answer")


def listening(who: Browser, table: str) -> tuple[Json, WebSocketTestSession]:
    """Return what a browser sees, and a WebSocket that tells it what comes after that."""
    seen = who.look(table)
    seat = "" if seen["you"] is None else f"&seat={seen['you']}"
    return seen, who.listen(f"{table}?after={seen['number']}&log_mark={seen['log']['mark']}{seat}")


def first_act(seen: Json, **more: Any) -> Json:
    """Return a message that takes the first legal action."""
    action = first_action(seen)
    return {"id": "a", "seat": seen["you"], "action": action, "number": seen["number"], **more}


def code_of(answered: Json) -> tuple[int, str]:
    return answered["answer"]["status"], answered["answer"]["code"]


def without_presence(seen: Json) -> Json:
    return {key: value for key, value in seen.items() if key != "presence"}


@pytest.fixture
def asked(rita: Browser, eric: Browser, table: str) -> Browser:
    """Return whose turn it is."""
    return whose_turn(table, rita, eric)[0]


def test_a_ping_is_answered_with_nothing_new(asked: Browser, table: str) -> None:
    seen, socket = listening(asked, table)
    with socket:
        assert ask(socket, {}) == {"number": seen["number"], "answer": {"id": "ping", "status": 200}}


def test_the_answer_is_the_snapshot_that_http_answers_with(asked: Browser, table: str) -> None:
    seen, socket = listening(asked, table)
    with socket:
        act = first_act(seen)
        answered = ask(socket, act)
        assert answered["answer"] == {"id": "a", "status": 200}
        body = {"seat": act["seat"], "action": act["action"], "number": act["number"]}
        again = asked.post(f"/api/tables/{table}/actions?log_mark={seen['log']['mark']}", body)
        assert again.status_code == 200
        assert without_presence(again.json()) == without_presence(answered["snapshot"])
        assert answered["number"] == answered["snapshot"]["number"] == seen["number"] + 1


def test_the_same_message_again_gets_the_same_answer_and_acts_once(asked: Browser, table: str) -> None:
    seen, socket = listening(asked, table)
    with socket:
        first, again = (ask(socket, first_act(seen)) for _ in range(2))
    assert (first["number"], first["answer"]) == (again["number"], again["answer"])
    assert first["snapshot"]["view"] == again["snapshot"]["view"]
    assert asked.look(table)["number"] == seen["number"] + 1


def test_a_retry_may_take_the_other_door(asked: Browser, table: str) -> None:
    seen, socket = listening(asked, table)
    act = first_act(seen)
    with socket:
        by_http = asked.act(table, act["seat"], act["action"], act["number"])
        again = ask(socket, act)
    assert by_http.status_code == again["answer"]["status"] == 200
    assert asked.look(table)["number"] == seen["number"] + 1


def test_whoever_acts_is_sent_the_snapshot_once_and_others_too(rita: Browser, eric: Browser, table: str) -> None:
    who, other = (rita, eric) if rita.look(table)["decision"] else (eric, rita)
    theirs, watching = listening(other, table)
    with watching:
        seen, socket = listening(who, table)
        with socket:
            number = ask(socket, first_act(seen))["number"]
            refused = ask(socket, {**first_act(seen), "number": number - 2})
            assert code_of(refused) == (409, "stale"), "nothing came between"
        assert heard(watching, "snapshot")["number"] == theirs["number"] + 1


def test_what_may_not_be_done_is_refused_as_over_http(rita: Browser, eric: Browser, table: str) -> None:
    who, other = (rita, eric) if rita.look(table)["decision"] else (eric, rita)
    seen, socket = listening(who, table)
    wrong = [first_act(seen, action=99_999), first_act(seen, seat=1 - seen["you"]), first_act(seen, seat=7)]
    with socket:
        for act in wrong:
            refused = ask(socket, act)
            by_http = who.act(table, act["seat"], act["action"], act["number"])
            assert (*code_of(refused), refused["answer"]["detail"]) == (by_http.status_code, *by_http.json().values())
    _, socket = listening(other, table)
    with socket:
        assert code_of(ask(socket, first_act(seen))) == (403, "seat-not-yours")
    with Browser(who.client).listen(f"{table}?after=0") as spectator:
        assert code_of(ask(spectator, first_act(seen))) == (403, "seat-not-yours")
    assert who.look(table)["number"] == seen["number"]


@pytest.mark.parametrize("message", NO_WISH)
def test_a_message_that_asks_for_nothing_is_refused(asked: Browser, table: str, message: object) -> None:
    _, socket = listening(asked, table)
    with socket:
        assert code_of(ask(socket, message)) == (400, "bad-request")


@pytest.mark.parametrize("text", ["", "x", "{", '{"id": 1e999}', "[" * 1500])
def test_what_is_no_json_is_refused_and_the_socket_stays_open(asked: Browser, table: str, text: str) -> None:
    seen, socket = listening(asked, table)
    with socket:
        socket.send_text(text)
        refused = answer(socket)
        assert refused["answer"]["status"] == 400
        assert refused["answer"]["id"] is None
        assert ask(socket, first_act(seen))["answer"]["status"] == 200


def test_an_action_is_taken_back(rita: Browser) -> None:
    table = rita.open("human", "human")
    while not (seen := rita.look(table))["undo"]["count"]:
        rita.act_first(table)
    undo = {"id": 9, "seat": seen["you"], "undo": True, "number": seen["number"]}
    _, socket = listening(rita, table)
    with socket:
        first, again = (ask(socket, undo) for _ in range(2))
    assert first["answer"] == again["answer"] == {"id": 9, "status": 200}
    assert rita.look(table)["number"] == seen["number"] + 1
    by_http = rita.post(f"/api/tables/{table}/undo", {"seat": undo["seat"], "number": undo["number"]})
    assert by_http.json()["number"] == first["number"]


def test_a_program_acts_by_name_and_is_answered_with_the_position(rita: Browser, program: Program) -> None:
    table = rita.open("open", "open")
    program.sit(table, 0)
    rita.sit(table, 1)
    while not (position := program.position(table))["decision"]:
        rita.act_first(table, 1)
    name = position["decision"]["actions"][0]["name"]
    with program.listen(table) as socket:
        answered = ask(socket, {"id": 1, "seat": 0, "action": name, "number": position["number"]})
        refused = ask(socket, {"id": 1, "seat": 0, "action": "to and fro", "number": answered["number"]})
        assert code_of(refused)[0] in (409, 422)
    assert answered["answer"]["status"] == 200
    assert answered["answer"]["position"] == program.position(table)


def test_messages_count_as_requests(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("litestar.middleware.rate_limit", "exlibris.server.http.limits"):
        monkeypatch.setattr(f"{module}.time", lambda: 1_800_000_000)  # all within one second
    with visited(replace(settings, requests_per_second=20)) as rita:
        table = rita.open("human", "human")
        seen, socket = listening(rita, table)
        with socket:
            codes = [code_of(ask(socket, first_act(seen, action=99_999))) for _ in range(19)]
            assert codes == 18 * [(422, "illegal-action")] + [(429, "too-many-requests")]
        assert rita.get(f"/api/tables/{table}").status_code == 429


def test_whose_sign_in_has_ended_acts_no_more(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(rita, "Rita acting")
    table = rita.open("human", "human")
    seen, socket = listening(rita, table)

    async def ended(_: SignIns, __: str) -> bool:
        return False

    with socket:
        heard(socket, "number")
        monkeypatch.setattr(SignIns, "is_in_force", ended)  # by another process, which has not told us yet
        assert_closed(socket, first_act(seen))
    monkeypatch.undo()
    assert rita.look(table)["number"] == seen["number"]


def test_a_program_whose_token_is_taken_back_acts_no_more(rita: Browser, program: Program) -> None:
    table = rita.open_with(program)
    with program.listen(table) as socket:
        heard(socket, "number")
        program.delete("/api/programs/own")
        assert_closed(socket, {"id": 1, "seat": 1, "action": 0, "number": 3})


def assert_closed(socket: WebSocketTestSession, message: object) -> None:
    """Send a message, and find the WebSocket closed without an answer to it."""
    socket.send_json(message)
    with pytest.raises(WebSocketDisconnect) as closed:
        answer(socket)
    assert closed.value.code == 4401


@pytest.mark.parametrize(
    ("error", "code"),
    [(OperationalError("", {}, Exception("locked")), (503, "storage-failed")), (KeyError(), (500, "internal"))],
)
def test_what_fails_here_is_answered_and_may_be_sent_again(
    asked: Browser, table: str, monkeypatch: pytest.MonkeyPatch, error: Exception, code: tuple[int, str]
) -> None:
    async def failing(*_: object, **__: object) -> None:
        raise error

    seen, socket = listening(asked, table)
    with socket:
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", failing)
            assert code_of(ask(socket, first_act(seen))) == code
        assert ask(socket, first_act(seen))["answer"]["status"] == 200
