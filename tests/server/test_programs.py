"""Programs from outside: their tokens, and tables in the notation of the engine."""

import asyncio
import json
import random
import re
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from httpx import AsyncClient
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import SPECTATOR, PlayerView
from exlibris.server.settings import Settings
from exlibris.table.live import Table
from exlibris.table.names import program_session
from exlibris.table.snapshot import notated_position
from support.accounts import code_of
from support.browsing import Browser, Json, Program, closed_with, refused_with, visited, whose_turn
from support.hidden import exchange, hidden_cards
from support.keeping import in_database
from support.listening import listening
from support.seating import played

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "programs" / "random_player.py"


def test_a_program_takes_a_seat_and_everybody_is_told_that_it_is_one(rita: Browser, program: Program) -> None:
    table = rita.open("human", "open", "open", listed=True)
    answer = program.sit(table, 1, "Deep Shelf")
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    for language, words in {
        "en": "external program", "pl": "program zewnętrzny", "cs": "externí program", "fr": "programme externe",
    }.items():  # fmt: skip
        seats = rita.get(f"/api/tables/{table}?language={language}").json()["table"]["seats"]
        assert [seat["program"] for seat in seats] == [False, True, False]
        assert (seats[1]["name"], seats[1]["player"], seats[1]["played_by"]) == ("Deep Shelf", "human", words)
    listed = next(one for one in rita.get("/api/lobby").json() if one["id"] == table)
    assert [seat["played_by"] for seat in listed["seats"]] == [None, "external program", None]


def test_a_program_has_one_seat_as_a_browser_has(rita: Browser, program: Program) -> None:
    table = rita.open("human", "open", "open")
    program.sit(table, 1)
    assert code_of(program.sit(table, 2)) == (409, "already-seated")
    assert [one["id"] for one in program.get("/api/tables").json()] == [table]


def test_a_program_opens_the_table_that_the_page_shows(program: Program) -> None:
    page = (ROOT / "docs/programs.md").read_text("utf-8")
    table = program.post("/api/tables", json.loads(re.findall(r"-d '(.*)'", page)[0])).json()["id"]
    position = program.position(table)
    assert (position["status"], position["you"]) == ("playing", 0)


def test_a_program_acts_by_name_and_by_number(program: Program) -> None:
    table = program.open("human", "human", seed="a program")
    position = program.position(table)
    first = position["decision"]["actions"][0]
    after = program.choose(table, position, first["name"]).json()
    assert after["number"] == position["number"] + 1
    position = program.position(table)
    assert position["number"] == after["number"]
    last = position["decision"]["actions"][-1]
    assert program.choose(table, position, last["action"]).json()["number"] == position["number"] + 1


def test_names_are_those_of_the_engine_and_the_view_can_be_read(program: Program) -> None:
    table = program.open("human", "human", seed="a program")
    luck = random.Random(5)
    position = program.position(table)
    for _ in range(30):
        view = PlayerView.from_text(position["view"])
        assert view.decision
        assert [one["action"] for one in position["decision"]["actions"]] == list(view.decision.actions)
        program.choose(table, position, luck.choice(position["decision"]["actions"])["name"])
        position = program.position(table)


def test_a_request_that_comes_twice_is_answered_twice_alike(program: Program) -> None:
    table = program.open("human", "human", seed="a program")
    position = program.position(table)
    for _ in range(6):
        name = position["decision"]["actions"][0]["name"]
        first = program.choose(table, position, name)
        assert first.status_code == 200
        again = program.choose(table, position, f"  {name.upper()} ")
        assert (again.status_code, again.json()) == (200, first.json())
        position = program.position(table)


def test_wrong_actions_are_refused_by_stable_codes(rita: Browser, program: Program) -> None:
    table = program.open("human", "human", seed="a program")
    position = program.position(table)
    legal = {one["action"] for one in position["decision"]["actions"]}
    assert code_of(program.choose(table, position, "dance")) == (422, "invalid-action-name")
    assert code_of(program.choose(table, position, "place 14.1")) == (422, "illegal-action")
    illegal = next(n for n in range(500) if n not in legal)
    assert code_of(program.choose(table, position, illegal)) == (422, "illegal-action")
    assert code_of(program.choose(table, {**position, "number": 99}, "dance")) == (409, "stale")
    assert program.choose(table, position, "x" * 201).status_code == 400
    wanted = {"seat": position["you"], "action": "dance", "number": position["number"]}
    assert code_of(rita.post(f"/api/tables/{table}/position", wanted)) == (403, "seat-not-yours")


def test_nothing_is_asked_before_the_game_nor_of_who_only_looks(rita: Browser, program: Program) -> None:
    table = rita.open("human", "open")
    waiting = program.position(table)
    assert (waiting["status"], waiting["you"], waiting["view"], waiting["decision"]) == ("waiting", None, None, None)
    Browser(rita.client).post(f"/api/tables/{table}/seats/1", {})
    looking = program.position(table)
    assert (looking["status"], looking["you"], looking["decision"]) == ("playing", None, None)
    assert looking["view"]


def test_what_is_new_is_pushed_to_programs_too(rita: Browser, program: Program) -> None:
    table = rita.open_with(program)
    with program.listen(table) as news:
        assert news.receive_json(timeout=5) == {"number": program.position(table)["number"]}
        assert [one["here"] for one in rita.another().look(table)["presence"]] == [False, True]
        number = whose_turn(table, rita, program)[0].act_first(table)["number"]
        assert news.receive_json(timeout=5) == {"number": number}


@pytest.mark.parametrize("token", ["", "x", "x" * 43, "ž" * 43])
def test_other_tokens_let_nobody_in(client: TestClient[Litestar], token: str) -> None:
    answer = client.get("/api/tables", headers={b"authorization": f"Bearer {token}".encode()})
    assert code_of(answer) == (401, "unknown-token")
    assert answer.headers["www-authenticate"] == "Bearer"
    assert refused_with(Program(client, "nonsense").listen("x")) == 4401


def test_a_token_is_no_cookie_and_a_cookie_no_token(rita: Browser, program: Program) -> None:
    table = program.open("human", "human", seed="a program")
    as_cookie = Browser(program.client, program.token)
    assert as_cookie.look(table)["you"] is None
    rita.open("human", "human")
    assert code_of(Program(program.client, rita.token).get("/api/tables")) == (401, "unknown-token")


def test_a_token_and_a_cookie_together_are_refused(rita: Browser, program: Program) -> None:
    rita.open("human", "human")
    assert code_of(rita.get("/api/tables", Authorization=f"Bearer {program.token}")) == (400, "two-identities")


def test_other_schemes_are_for_a_proxy_before_the_server(rita: Browser) -> None:
    table = rita.open("human", "human")
    assert rita.get(f"/api/tables/{table}", Authorization="Basic cml0YTpyaXRh").json()["you"] is not None


def test_the_origin_is_no_matter_with_a_token_and_is_without(rita: Browser, program: Program) -> None:
    seats: Json = {"seats": [{}, {}]}
    assert program.post("/api/tables", seats, Origin="https://lab.example").status_code == 201
    assert code_of(rita.post("/api/tables", seats, Origin="https://lab.example")) == (403, "foreign-origin")


def test_a_token_that_is_taken_back_is_good_for_nothing(rita: Browser, program: Program) -> None:
    assert code_of(rita.delete("/api/programs/own")) == (401, "unknown-token")
    assert program.delete("/api/programs/own").status_code == 204
    assert code_of(program.get("/api/tables")) == (401, "unknown-token")


@pytest.mark.parametrize("query", ["", "?after=0"])
def test_a_program_whose_token_is_taken_back_is_away(rita: Browser, program: Program, query: str) -> None:
    table = rita.open_with(program)
    with program.listen(f"{table}{query}") as news:
        news.receive_json(timeout=5)
        assert rita.look(table)["presence"][1]["here"]
        program.delete("/api/programs/own")
        assert closed_with(news) == 4401
    gone = rita.look(table)["presence"][1]
    assert (gone["here"], gone["since"] is not None) == (False, True)


def test_tokens_outlive_a_restart_and_only_their_hashes_are_kept(settings: Settings) -> None:
    with visited(settings) as rita:
        program = Program(rita.client)
        table = program.open("human", "human", seed="a program")
    with visited(settings) as rita:
        assert Program(rita.client, program.token).position(table)["you"] is not None
    for path in (settings.static.parent / "data").iterdir():
        assert program.token.encode() not in path.read_bytes()
    [[session]] = in_database(settings, "SELECT session FROM programs")
    assert session.startswith("program-")


def test_new_tokens_are_limited_like_new_tables(settings: Settings) -> None:
    with visited(replace(settings, new_tables_per_minute=2)) as rita:
        assert [rita.post("/api/programs", None).status_code for _ in range(3)] == [201, 201, 429]


def test_a_network_gets_so_many_tokens_a_day_and_may_give_them_back(settings: Settings) -> None:
    with visited(replace(settings, programs_per_day=2)) as rita:
        programs = [Program(rita.client) for _ in range(2)]
        assert code_of(rita.post("/api/programs", None)) == (429, "too-many-requests")
        assert [one.delete("/api/programs/own").status_code for one in programs] == [204, 204]
        assert rita.post("/api/programs", None).status_code == 429
        assert rita.post("/api/tables", {"seats": [{}, {}]}).status_code == 201


def seen_by(live: Table, seat: int | None) -> bytes:
    """Return every byte of the position that the program at the seat (None: a spectator) gets."""
    return msgspec.json.encode(notated_position(live, "nobody" if seat is None else "abcd"[seat], seat))


@pytest.mark.parametrize("seed", range(4))
def test_swapping_cards_that_a_program_cannot_see_changes_none_of_its_bytes(seed: int) -> None:
    luck = random.Random(seed)
    ply = luck.randrange(8, 150)
    live, _ = played(4, seed, list("abcd"), lambda state: state.ply >= ply)
    state = live.playing()
    for viewer in (None, 0, 1, 2, 3):
        live.state = state
        before = seen_by(live, viewer)
        one, other = luck.sample(hidden_cards(state, SPECTATOR if viewer is None else viewer), 2)
        live.state = exchange(state, one, other)
        assert seen_by(live, viewer) == before


@pytest.mark.slow
async def test_the_example_joins_a_table_by_its_link_and_plays_a_whole_game(settings: Settings) -> None:
    async with listening(settings) as address, AsyncClient(base_url=f"http://{address}") as host:
        seats = [{"player": "open"}, {"player": "random"}]
        table = (await host.post("/api/tables", json={"seats": seats})).json()["id"]
        command = [sys.executable, str(EXAMPLE), f"http://{address}/table/{table}", "Shuffler"]
        program = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
        said, errors = await asyncio.wait_for(program.communicate(), 120)
        assert (program.returncode, errors) == (0, b"")
        seen = (await host.get(f"/api/tables/{table}")).json()
    assert seen["table"]["status"] == "over"
    assert (seen["table"]["seats"][0]["name"], seen["table"]["seats"][0]["program"]) == ("Shuffler", True)
    assert said.decode().strip() == str([seat["total"] for seat in seen["result"]["seats"]])


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 60


def test_a_token_lapses_and_says_when_it_was_used(settings: Settings) -> None:
    with visited(settings) as rita:
        used, unused, lapsed = (Program(rita.client) for _ in range(3))
        told = used.get("/api/programs/own").json()
        assert told["created"] == told["seen"] < told["lapses"]
        assert code_of(rita.get("/api/programs/own")) == (401, "unknown-token")
    ago = datetime.now(UTC) - timedelta(days=89)
    for program, seen in ((used, ago), (unused, ago), (lapsed, ago - timedelta(days=2))):
        change = "UPDATE programs SET seen = ? WHERE session = ?"
        in_database(settings, change, f"{seen:%Y-%m-%d %H:%M:%S.%f}", program_session(program.token))
    with visited(settings) as rita:
        used.client = unused.client = lapsed.client = rita.client
        assert used.get("/api/tables").status_code == 200
        assert datetime.fromisoformat(used.get("/api/programs/own").json()["seen"]) > ago + timedelta(days=88)
        assert code_of(lapsed.get("/api/tables")) == (401, "unknown-token")
        assert in_database(settings, "SELECT count(*) FROM programs") == [(3,)]
        Program(rita.client)  # a new one: what has lapsed is forgotten
        assert in_database(settings, "SELECT count(*) FROM programs") == [(3,)]
