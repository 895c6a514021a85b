"""Evenings: each phone enters a shelf of the same physical game."""

import asyncio
import io
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.evenings.service import LIFETIME, Evenings, NewEvening, TakeSeat
from exlibris.server.logs import configure_logs
from exlibris.server.settings import Settings
from exlibris.server.tables.workers import Asker
from exlibris.table.errors import TableError
from exlibris.table.opening import ID_BYTES
from server.test_logs import logged, stream
from support.accounts import code_of
from support.browsing import Browser, Json, visited
from support.keeping import in_database, stored, tables_in

__all__ = ["stream"]

TABLE = {"ruleset": "first-en", "letters": "", "ties": "all_places", "prominent": "reference", "banned": None}
CARD = {"letter": "A", "number": 4, "books": [1, 0, 1, 0, 0, 0], "faceDown": False, "entombed": True}


def draft(name: str = "", **more: object) -> Json:
    """Return a seat as the scoring page keeps it."""
    empty: Json = {
        "name": name,
        "focus": None,
        "hand": 0,
        "tallied": False,
        "cards": {},
        "counts": [0] * 6,
        "stability": 0,
    }
    return {**empty, **more}


def opened(browser: Browser, *seats: Json) -> str:
    """Open an evening and return its path."""
    answer = browser.post("/api/evenings", {"table": TABLE, "seats": seats or [draft(), draft()]})
    assert answer.status_code == 201, answer.text
    return f"/api/evenings/{answer.json()['id']}"


def seen(browser: Browser, evening: str) -> Json:
    """Return the evening as a phone sees it."""
    answer = browser.get(evening)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def states(browser: Browser, evening: str) -> list[tuple[str, bool]]:
    """Return each seat's state and whether this phone enters it."""
    return [(seat["state"], seat["yours"]) for seat in seen(browser, evening)["seats"]]


def take(browser: Browser, evening: str, **wanted: object) -> Json:
    """Take a seat and return the evening."""
    answer = browser.post(f"{evening}/seats", wanted)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.fixture
def evening(rita: Browser) -> str:
    """Return an evening for two that Rita has opened."""
    return opened(rita)


def test_phones_take_seats_and_see_who_still_writes(evening: str, rita: Browser, eric: Browser) -> None:
    take(rita, evening, name="Rita")
    shown = take(eric, evening, name="Eric")
    assert states(rita, evening) == [("writing", True), ("writing", False)]
    written = draft("Eric", focus="monster", hand=2, cards={"0,-1": CARD})
    version = shown["seats"][1]["version"]
    answer = eric.put(f"{evening}/seats/1", {"version": version, "draft": written, "done": True})
    assert answer.json()["version"] == answer.json()["seats"][1]["version"] == version + 1
    assert states(rita, evening) == [("writing", True), ("done", False)]
    assert seen(rita, evening)["seats"][1]["draft"] == written
    assert list(seen(rita, evening)["seats"][1]["draft"]) == list(written)
    assert [seat["draft"]["name"] for seat in seen(rita, evening)["seats"]] == ["Rita", "Eric"]


def test_what_was_typed_before_comes_along_and_a_name_finds_its_seat(rita: Browser, eric: Browser) -> None:
    evening = opened(rita, draft("Rita", hand=3), draft("Eric"), draft())
    assert [seat["yours"] for seat in take(eric, evening, name="Eric")["seats"]] == [False, True, False]
    assert [seat["yours"] for seat in take(eric, evening, name="Ann")["seats"]] == [False, True, True]
    assert [seat["draft"]["hand"] for seat in seen(eric, evening)["seats"]] == [3, 0, 0]


def test_nothing_new_is_null(evening: str, rita: Browser, eric: Browser) -> None:
    version = seen(rita, evening)["version"]
    assert rita.get(f"{evening}?after={version}").json() is None
    take(eric, evening)
    assert rita.get(f"{evening}?after={version}").json()["version"] == version + 1


def test_a_phone_takes_over_only_if_it_says_so(evening: str, rita: Browser, eric: Browser) -> None:
    version = take(rita, evening, seat=0)["seats"][0]["version"]
    assert code_of(eric.post(f"{evening}/seats", {"seat": 0})) == (409, "evening-seat-taken")
    assert states(rita, evening) == [("writing", True), ("free", False)]
    typed = {"version": version, "draft": draft("Rita", hand=4)}
    assert rita.put(f"{evening}/seats/0", typed).status_code == 200
    over = take(eric, evening, seat=0, over=True)["seats"][0]
    assert (over["yours"], over["draft"]["hand"], over["draft"]["name"]) == (True, 4, "Rita")
    lost = {"version": over["version"], "draft": draft()}
    assert code_of(rita.put(f"{evening}/seats/0", lost)) == (409, "evening-seat-taken")
    assert eric.put(f"{evening}/seats/0", lost).status_code == 200


def test_a_finished_shelf_can_be_changed_by_its_phone(evening: str, rita: Browser, eric: Browser) -> None:
    version = take(rita, evening, seat=0)["seats"][0]["version"]
    rita.put(f"{evening}/seats/0", {"version": version, "draft": draft(), "done": True})
    assert code_of(eric.post(f"{evening}/seats", {"seat": 0})) == (409, "evening-seat-taken")
    take(rita, evening, seat=0)
    assert states(rita, evening)[0] == ("writing", True)


def test_a_seat_that_nobody_has_taken_is_not_written(evening: str, rita: Browser) -> None:
    written = {"version": 1, "draft": draft()}
    assert code_of(rita.put(f"{evening}/seats/0", written)) == (409, "evening-seat-taken")
    assert code_of(rita.put(f"{evening}/seats/2", written)) == (404, "seat-not-found")
    assert code_of(rita.post(f"{evening}/seats", {"seat": 3})) == (404, "seat-not-found")


def test_a_full_evening_says_so(evening: str, rita: Browser, eric: Browser, ann: Browser) -> None:
    take(rita, evening)
    take(eric, evening)
    assert code_of(ann.post(f"{evening}/seats", {"name": "Ann"})) == (409, "evening-full")


def test_an_older_version_overwrites_nothing(evening: str, rita: Browser, eric: Browser) -> None:
    version = take(rita, evening, seat=0)["seats"][0]["version"]
    newer = {"version": version, "draft": draft("Rita", hand=1)}
    assert rita.put(f"{evening}/seats/0", newer).status_code == 200
    older = {"version": version, "draft": draft("Rita")}
    assert code_of(rita.put(f"{evening}/seats/0", older)) == (409, "evening-changed")
    assert seen(rita, evening)["seats"][0]["draft"]["hand"] == 1
    table = {"version": seen(eric, evening)["table_version"], "table": {**TABLE, "banned": "monster"}}
    assert eric.put(evening, table).json()["table"]["banned"] == "monster"
    assert code_of(rita.put(evening, table)) == (409, "evening-changed")


@pytest.mark.parametrize(
    "change",
    [
        {"counts": [0] * 5},
        {"hand": 1000},
        {"focus": "cooking"},
        {"name": "x" * 41},
        {"cards": {"3,0": CARD}},
        {"cards": {"0,0": {**CARD, "books": [-1, 0, 0, 0, 0, 0]}}},
        {"cards": {f"0,{column}": CARD for column in range(81)}},
        {"diary": "dear diary"},
    ],
)
def test_only_drafts_are_stored(evening: str, rita: Browser, change: Json) -> None:
    version = take(rita, evening, seat=0)["seats"][0]["version"]
    written = {"version": version, "draft": draft(**change)}
    assert code_of(rita.put(f"{evening}/seats/0", written)) == (400, "bad-request")
    assert code_of(rita.post("/api/evenings", {"table": TABLE, "seats": [draft(**change)] * 2})) == (400, "bad-request")


def test_names_are_clear(evening: str, rita: Browser) -> None:
    assert code_of(rita.post(f"{evening}/seats", {"name": "Ri\u200b\u200bta"})) == (422, "unclear-name")
    assert states(rita, evening)[0] == ("free", False)


def test_a_draft_out_of_all_proportion_is_refused(evening: str, rita: Browser) -> None:
    written = {"version": 1, "draft": draft("x" * 20_000)}
    assert code_of(rita.put(f"{evening}/seats/0", written)) == (413, "too-large")


@pytest.mark.parametrize("count", [1, 5])
def test_an_evening_is_for_two_to_four(rita: Browser, count: int) -> None:
    assert code_of(rita.post("/api/evenings", {"table": TABLE, "seats": [draft()] * count})) == (400, "bad-request")


def test_an_unknown_evening_is_not_found(rita: Browser) -> None:
    asked = [
        rita.get("/api/evenings/unknown"),
        rita.post("/api/evenings/unknown/call", None),
        rita.put("/api/evenings/unknown", {"version": 1, "table": TABLE}),
        rita.post("/api/evenings/unknown/seats", {}),
        rita.put("/api/evenings/unknown/seats/0", {"version": 1, "draft": draft()}),
    ]
    assert {code_of(answer) for answer in asked} == {(404, "evening-not-found")}


def test_any_phone_calls_the_inspector_once_all_shelves_are_complete(
    evening: str, rita: Browser, eric: Browser
) -> None:
    for seat, phone in enumerate((rita, eric)):
        assert code_of(rita.post(f"{evening}/call", None)) == (409, "evening-changed")
        version = take(phone, evening, seat=seat)["seats"][seat]["version"]
        phone.put(f"{evening}/seats/{seat}", {"version": version, "draft": draft(), "done": True})
    before = seen(rita, evening)
    assert not before["called"]
    assert eric.post(f"{evening}/call", None).json()["called"]
    assert rita.get(f"{evening}?after={before['version']}").json()["called"]
    take(rita, evening, seat=0)  # a correction doesn't take the call back
    assert seen(eric, evening)["called"]


def test_the_link_leads_to_the_page(evening: str, rita: Browser) -> None:
    evening_id = evening.rpartition("/")[2]
    assert len(evening_id) == 4 * ID_BYTES // 3
    assert seen(rita, evening)["link"].endswith(f"/score/{evening_id}")
    assert rita.get(f"/score/{evening_id}").status_code == 200


def test_an_evening_is_over_after_a_day_and_a_restart_does_not_end_it(settings: Settings) -> None:
    with visited(settings) as rita:
        evening = opened(rita)
        take(rita, evening, seat=1)
        token = rita.token
    with visited(settings) as other:
        rita = other.another(token)
        assert states(rita, evening) == [("free", False), ("writing", True)]
        before = datetime.now(UTC) - LIFETIME
        in_database(settings, "UPDATE evenings SET created = ?", before.replace(tzinfo=None).isoformat(" "))
        assert code_of(rita.get(evening)) == (404, "evening-not-found")
        assert code_of(rita.post(f"{evening}/seats", {})) == (404, "evening-not-found")
    with visited(settings):
        rows, deadline = "SELECT id FROM evenings UNION ALL SELECT evening_id FROM evening_seats", time.monotonic() + 10
        while in_database(settings, rows):
            assert time.monotonic() < deadline, "the old evening was not deleted"
            time.sleep(0.05)


async def test_only_old_evenings_are_deleted(database: str) -> None:
    new = msgspec.convert({"table": TABLE, "seats": [draft()] * 2}, NewEvening)
    async with stored(database) as store:
        tables = tables_in(store)
        evenings = Evenings(store.database, tables, 0)
        old, now = await evenings.open(new, Asker("", "")), tables.now()
        tables.now = lambda: now + timedelta(hours=23)
        young = await evenings.open(new, Asker("", ""))
        tables.now = lambda: now + timedelta(hours=25)
        await evenings.delete_old()
        assert len((await evenings.read(young))[1]) == 2
        with pytest.raises(TableError, match="no such evening"):
            await evenings.read(old)


async def test_of_phones_that_come_at_once_each_gets_a_seat(database: str) -> None:
    new = msgspec.convert({"table": TABLE, "seats": [draft()] * 4}, NewEvening)
    async with stored(database) as store, stored(database) as other:
        processes = [Evenings(each.database, tables_in(each), 0) for each in (store, other)]
        evening = await processes[0].open(new, Asker("", ""))
        shared = processes if store.database.is_shared else processes[:1] * 2
        await asyncio.gather(*(shared[phone % 2].take(evening, f"phone {phone}", TakeSeat()) for phone in range(4)))
        evening_row, seats = await processes[0].read(evening)
        assert sorted(seat.writer or "" for seat in seats) == [f"phone {phone}" for phone in range(4)]
        assert evening_row.version == 5


def test_a_network_opens_so_many_and_stores_so_much(settings: Settings) -> None:
    with visited(replace(settings, tables_of_network=1)) as rita:
        evening = opened(rita)
        refused = rita.another().post("/api/evenings", {"table": TABLE, "seats": [draft()] * 2})
        assert code_of(refused) == (429, "too-many-evenings")
        take(rita, evening)
    with visited(replace(settings, tables_of_network=0, bytes_of_browser=4000)) as rita:
        evening = opened(rita)
        version = take(rita, evening, seat=0)["seats"][0]["version"]
        many = draft(cards={f"0,{column}": CARD for column in range(60)})
        assert code_of(rita.put(f"{evening}/seats/0", {"version": version, "draft": many})) == (429, "stored-too-much")


def test_opening_is_limited_per_minute(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, new_tables_per_minute=1))) as client:
        opened(Browser(client))
        refused = Browser(client).post("/api/evenings", {"table": TABLE, "seats": [draft()] * 2})
        assert code_of(refused) == (429, "too-many-requests")


def test_the_link_is_neither_listed_nor_logged(settings: Settings, stream: io.StringIO) -> None:
    configure_logs("json", "info", stream)
    with logged(settings) as rita:
        evening = opened(rita)
        take(rita, evening)
        evening_id = evening.rpartition("/")[2]
        rita.get(f"/score/{evening_id}")
        rita.put(f"{evening}/seats/0", {"version": 0, "draft": draft()})
        listed = [rita.get(path).text for path in ("/api/tables", "/api/lobby", "/metrics")]
    assert "/api/evenings/{evening_id}" in stream.getvalue()
    assert [text for text in [stream.getvalue(), *listed] if evening_id in text] == []
