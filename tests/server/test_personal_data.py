"""What is kept about a person is theirs to take home and to delete; the games of the others stay."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from exlibris.server.accounts import personal
from exlibris.server.accounts.leaving import Traces
from exlibris.server.accounts.messages import PersonalData
from exlibris.server.accounts.personal import events_of
from exlibris.server.chat import ChatLines
from exlibris.server.settings import Settings
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base, EventRow
from exlibris.server.storage.store import Store
from exlibris.table.events import Claim, StoredEvent
from exlibris.table.public import listed
from support.accounts import PASSWORD, code_of, seats_of, sign_in, sign_up, status_of
from support.browsing import Browser, Json, Program, visited, whose_turn
from support.devices import Device
from support.keeping import stored, tables_in
from support.seating import played
from support.times import NOW

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

NAME, ALIAS, EMAIL, WORDS = "Rita Quill", "Rita the Reader", "rita@secret.example", "a word of hers"
HOOK = "https://hooks.example/api/a-secret-path"
Cells = dict[tuple[str, str], list[Any]]


@pytest.fixture
def hosting(settings: Settings, database: str) -> Settings:
    """Return the settings of a server on a database of each kind."""
    return replace(settings, database=database)


def cells_of(url: str) -> Cells:
    """Return all that a database has, by relation and column."""

    async def read() -> Cells:
        async with stored(url) as store:
            return await stored_cells(store.database)

    return asyncio.run(read())


async def stored_cells(database: Database) -> Cells:
    """Return all that a database has, by relation and column."""
    found: Cells = {}
    async with database.engine.connect() as connection:
        for relation in Base.metadata.sorted_tables:
            rows = (await connection.execute(select(relation))).mappings().all()
            found |= {(relation.name, key): [row[key] for row in rows] for key in relation.columns.keys()}  # noqa: SIM118 (no dict)
    return found


def columns_with(cells: Cells, *words: str) -> set[tuple[str, str]]:
    """Return the columns that have one of these words anywhere."""
    return {
        key
        for key, values in cells.items()
        for value in values
        for word in words
        if (word.encode() in value if isinstance(value, bytes) else word in str(value))
    }


def naming_columns() -> set[tuple[str, str]]:
    """Return the columns of the schema that refer to a person by an id."""
    return {
        (relation.name, key)
        for relation in Base.metadata.sorted_tables
        for key in relation.columns.keys()  # noqa: SIM118 (no dict)
        if "session" in key or "account" in key
    }


def tables_together(rita: Browser, eric: Browser) -> dict[str, str]:
    """Return tables at which Rita has sat in every way, by what they are to her."""

    def joined(host: Browser, guest: Browser, name: str, *more: str) -> str:
        table = host.open("human", "open", *more)
        assert guest.sit(table, 1, name).status_code == 201
        return table

    seats = [{"name": ALIAS, "player": "human"}, {"name": "", "player": "open"}]
    found = {
        "over": joined(eric, rita, ALIAS),
        "played": rita.post("/api/tables", {"seats": seats}).json()["id"],
        "waiting": joined(eric, rita, ALIAS, "open"),
        "hosted": rita.post("/api/tables", {"seats": [*seats, seats[1]]}).json()["id"],
        "alone": rita.open("human", "greedy"),
        "left": rita.post("/api/tables", {"seats": seats}).json()["id"],
    }
    for key in ("played", "hosted"):
        eric.post(f"/api/tables/{found[key]}/seats/1", {"name": "Eric"})
    move(found["over"], eric, rita)
    rita.post(f"/api/tables/{found['over']}/chat", {"seat": 1, "text": WORDS})
    rita.post(f"/api/tables/{found['over']}/chat", {"seat": 1, "phrase": "hello"})
    eric.post(f"/api/tables/{found['over']}/end", None)
    found["asked"] = eric.open("human", "open", approval=True)
    for answered in (True, False):
        number = rita.post(f"/api/tables/{found['asked']}/seats/1", {"name": ALIAS}).json()["number"]
        if answered:
            eric.post(f"/api/tables/{found['asked']}/requests/{number}/decline", None)
    found["rematch"] = eric.post(f"/api/tables/{found['over']}/rematch", {}).json()["id"]
    eric.post(f"/api/tables/{found['rematch']}/start", None)
    move(found["played"], rita, eric)
    return found


def rated_game_of(rita: Browser) -> None:
    """Let Rita lose against a computer player, and wait until that is rated."""
    lost = rita.post("/api/tables", {"seats": [{"name": ALIAS}, {"player": "greedy"}]}).json()["id"]
    rita.post(f"/api/tables/{lost}/seats/0/resign", None)
    while not rita.post("/api/account/export", {}).json()["ratings"]:
        time.sleep(0.05)


def move(table: str, *browsers: Browser) -> None:
    """Act twice for whoever is asked at a table."""
    for _ in range(2):
        whose_turn(table, *browsers)[0].act_first(table)


def names_at(browser: Browser, table: str) -> list[str]:
    """Return who sits at a table."""
    return [one["name"] for one in browser.look(table)["table"]["seats"]]


def seat_at(browser: Browser, table: str, seat: int) -> Json:
    """Return who sits on a seat."""
    found: Json = browser.look(table)["table"]["seats"][seat]
    return found


def farewell(browser: Browser, password: str | None = None) -> Any:
    """Ask to be forgotten."""
    return browser.delete("/api/account", {} if password is None else {"password": password})


def test_of_a_deleted_account_nothing_is_left_and_the_others_play_on(hosting: Settings) -> None:
    with visited(hosting) as rita:
        eric = rita.another()
        sign_up(rita, NAME, email=EMAIL)
        assert rita.put("/api/webhook", {"url": HOOK}).status_code == 200
        assert rita.put("/api/push/subscription", Device("personal").as_json()).status_code == 200
        tables = tables_together(rita, eric)
        rated_game_of(rita)
        record = eric.get(f"/api/tables/{tables['over']}/record").content
    with visited(hosting) as back:
        rita.client = eric.client = back.client
        assert len(rita.get("/api/tables").json()) == 7  # of which lines are kept
        before = cells_of(hosting.database)
        (session,) = before["accounts", "session"]
        absent = ("return_links", "programs", "mailed_links", "second_factors", "spare_codes")
        assert columns_with(before, session) > naming_columns() - {(relation, "session") for relation in absent}
        assert ("game_tables", "line") in columns_with(before, ALIAS)
        seen = eric.look(tables["over"])
        assert farewell(rita, PASSWORD).status_code == 200
        assert status_of(rita) == {
            "name": None, "email": None, "created": None, "has_tables": False, "return_link": None,
            "return_link_used": None, "signed_in": False,
            "second_factor": False, "sends_mail": False,
        }  # fmt: skip
        check_tables_without_rita(eric, tables)
        assert eric.get(f"/api/tables/{tables['over']}/record").content == record
        assert ALIAS in str(seen)
        assert ALIAS not in str([eric.look(table) for key, table in tables.items() if key not in ("alone", "left")])
        assert code_of(sign_in(rita, NAME)) == (403, "wrong-credentials")
        assert sign_up(rita, NAME).status_code == 201  # the name is free again
        assert rita.get("/api/tables").json() == []
        assert farewell(rita, PASSWORD).status_code == 200
    after = cells_of(hosting.database)
    assert columns_with(after, session, NAME, ALIAS, EMAIL, WORDS, HOOK) == set()
    with visited(hosting) as back:
        eric.client = back.client
        check_tables_without_rita(eric, tables)


def check_tables_without_rita(eric: Browser, tables: Json) -> None:
    """Check what has become of the tables at which Rita sat."""
    assert names_at(eric, tables["over"]) == ["Player 0", "Seat 2"]
    assert names_at(eric, tables["rematch"]) == ["Seat 1", "Player 0"]
    assert names_at(eric, tables["played"]) == ["Seat 1", "Eric"]
    assert seat_at(eric, tables["played"], 0)["stand_in"]
    assert eric.look(tables["played"])["table"]["hosting"]
    waiting = seat_at(eric, tables["waiting"], 1)
    assert (waiting["name"], waiting["taken"]) == ("Seat 2", False)
    assert names_at(eric, tables["hosted"]) == ["Seat 1", "Eric", "Seat 3"]
    assert not seat_at(eric, tables["hosted"], 0)["taken"]
    assert eric.look(tables["asked"])["table"]["requests"] == []
    for key in ("alone", "left"):
        assert code_of(eric.get(f"/api/tables/{tables[key]}")) == (404, "table-not-found")
    lines = eric.get(f"/api/tables/{tables['over']}/chat").json()
    assert {(one["name"], one["text"], one["phrase"]) for one in lines} == {("Seat 2", None, None)}
    assert [one["removes"] for one in lines] == [None, None, 1, 2]


def test_a_guest_is_forgotten_too(hosting: Settings) -> None:
    with visited(hosting) as rita:
        eric, phone = rita.another(), rita.another()
        tables = tables_together(rita, eric)
        link = rita.post("/api/account/return-link", None).json()["url"]
        phone.post("/api/account/return", {"token": link.partition("#")[2]})
        session = Browser.session_of(rita.token)
        columns = columns_with(cells_of(hosting.database), session)
        assert {("return_links", "session"), ("sign_ins", "session")} < columns
        assert farewell(phone).status_code == 200
        check_tables_without_rita(eric, tables)
        assert rita.get("/api/tables").json() == []
    assert columns_with(cells_of(hosting.database), session, ALIAS, WORDS) == set()


def test_a_person_takes_home_what_is_kept_but_no_secrets(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita Home", email=EMAIL)
    sign_in(rita.another(), "Rita Home")
    rita.put("/api/webhook", {"url": HOOK})
    rita.put("/api/push/subscription", Device("a-secret-path").as_json())
    tables = tables_together(rita, eric)
    answer = rita.post("/api/account/export", {})
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["account"]["name"], data["account"]["email"], len(data["sign_ins"])) == ("Rita Home", EMAIL, 2)
    assert (data["webhook"]["host"], data["webhook"]["language"]) == ("hooks.example", "en")
    assert [(one["host"], one["language"]) for one in data["push"]] == [("push.example", "en")]
    assert {one["id"] for one in data["tables"]} == set(tables.values()) - {tables["rematch"]}
    over = next(one for one in data["tables"] if one["id"] == tables["over"])
    assert (over["hosted"], over["over"], rita.get(over["record"]).status_code) == (False, True, 200)
    assert [(one["kind"], one["seat"], one["name"]) for one in over["events"]] == [("claim", 1, ALIAS)]
    asked = next(one for one in data["tables"] if one["id"] == tables["asked"])
    assert [(one["kind"], one["seat"], one["name"]) for one in asked["events"]] == [
        ("ask", 1, ALIAS), ("ask", 1, ALIAS)
    ]  # fmt: skip
    assert [(one["table"], one["text"], one["phrase"]) for one in data["chat"]] == [
        (tables["over"], WORDS, None), (tables["over"], None, "hello"),
    ]  # fmt: skip
    for secret in (rita.token, "argon2", "a-secret-path", "account-", "seed"):
        assert secret not in answer.text
    assert "Eric" not in answer.text


def test_what_is_exported_covers_each_relation_that_refers_to_people() -> None:
    parts = {
        "accounts": "account", "sign_ins": "sign_ins", "return_links": "return_link_made", "webhooks": "webhook",
        "push_subscriptions": "push",
        "game_tables": "tables", "table_events": "tables", "chat_lines": "chat",
        "ratings": "ratings", "rated_seats": "ratings",
        "second_factors": "second_factor_made", "spare_codes": "second_factor_made",
        "mailed_links": None,  # an hour old at most
        "programs": None,  # a program is no person, and names none
    }  # fmt: skip
    assert {relation for relation, _ in naming_columns()} == set(parts)
    assert {part for part in parts.values() if part} <= set(PersonalData.__struct_fields__)


def test_nobody_is_forgotten_by_mistake(rita: Browser, eric: Browser, program: Program) -> None:
    table = rita.open("human", "open")
    sign_up(rita, "Rita Stays")
    assert code_of(farewell(rita)) == (403, "wrong-password")
    assert code_of(farewell(rita, "another password")) == (403, "wrong-password")
    elsewhere = rita.delete("/api/account", {"password": PASSWORD}, Origin="https://evil.example")
    assert code_of(elsewhere) == (403, "foreign-origin")
    assert farewell(eric).status_code == 200  # a guest of whom nothing is known
    assert seats_of(rita, table) == [0]
    assert code_of(program.delete("/api/account", {})) == (403, "no-program")
    assert code_of(program.post("/api/account/export", {})) == (403, "no-program")


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """Return the store of a new database of each kind."""
    async with stored(database) as found:
        yield found


async def forget(store: Store, session: str) -> None:
    """Forget a person."""
    await Traces(store.database, tables_in(store), ChatLines(store.database), []).forget(session)


async def test_a_line_for_lists_from_before_somebody_was_forgotten_is_not_stored_afterwards(store: Store) -> None:
    live, events = played(2, 3, ["rita", "eric"], lambda state: state.round.number > 1)
    before, table_id = listed(live), live.opened.id
    await store.open(live.opened, events)
    await store.keep_lines([before])
    assert await store.lines([table_id]) == {table_id: before}
    await forget(store, "rita")
    assert await store.lines([table_id]) == {}
    await store.keep_lines([before])  # by another process
    now = listed(await tables_in(store).load(table_id))
    await store.keep_lines([now])
    assert await store.lines([table_id]) == {table_id: now}
    assert columns_with(await stored_cells(store.database), "rita") == set()


async def test_a_large_export_comes_in_small_parts_each_once_and_in_order(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(personal, "TABLES_AT_ONCE", 3)
    monkeypatch.setattr(personal, "ROWS_AT_ONCE", 4)
    tables = [played(2, seed, ["rita", "eric"], lambda state: state.round.number > 1) for seed in range(8)]
    async with stored(database) as store:
        for live, entries in tables:
            await store.open(live.opened, entries)
        chat = ChatLines(store.database)
        for live, _ in tables[:5]:
            for n in range(3):
                await chat.add(live.opened.id, "rita", 0, "Rita", text=f"line {n}")
        parts = [part async for part in personal.personal_data(store.database, "rita")]
    read = msgspec.json.decode(b"".join(parts), type=PersonalData)
    assert sorted(table.id for table in read.tables) == sorted(live.opened.id for live, _ in tables)
    assert all(table.events for table in read.tables)
    assert sorted((line.table_id, str(line.text)) for line in read.chat) == sorted(
        (live.opened.id, f"line {n}") for live, _ in tables[:5] for n in range(3)
    )
    assert max(map(len, parts)) < 4_000


@pytest.mark.parametrize("payload", ['["claim-2",0,"","Rita R",[1]]', "no JSON, by Rita R", "[]"])
async def test_events_that_cannot_be_read_are_exported_and_forgotten_too(store: Store, payload: str) -> None:
    live, events = played(2, 3, ["rita", "eric"], lambda state: state.round.number > 1)
    named = [StoredEvent(1, events[0].at, Claim(0, "rita", "Rita R")), *events[1:]]
    await store.open(live.opened, named)
    async with store.database.writing() as db:
        db.add(EventRow(table_id=live.opened.id, number=9999, session="rita", payload=payload, created=NOW))
    found = await events_of(store.database, "rita", live.opened.id)
    assert [event.kind for event in found] == ["claim", "unknown"]
    await forget(store, "rita")
    assert columns_with(await stored_cells(store.database), "rita", "Rita R") == set()
