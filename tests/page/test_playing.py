"""Playing in a page: people of this device and computers, in one tab or several, with nothing lost between them."""

import asyncio
import json
import random
from typing import Any

import pytest

from exlibris.page import autopilot
from support.page_storage import ERIC, RITA, MemoryStorage, Visit, act, forward, opened

RANDOM = {"player": "random"}
INSPECTION = 99  # no game has so many rounds


async def played(visit: Visit, table: str) -> dict[str, Any]:
    """Play at the beginning and from the last round's end until the game is over; return the table then."""
    luck = random.Random(7)
    for _ in range(15):
        await act(visit, table, luck)
    await forward(visit, table, INSPECTION)
    while (now := await visit.get(f"/api/tables/{table}"))["table"]["status"] == "playing":
        await act(visit, table, luck)
    return now


@pytest.mark.parametrize(
    "table",
    [
        {"seats": [RITA, RANDOM, RANDOM, RANDOM]},
        {"seats": [RITA], "variants": ["solo"], "level": 2},
    ],
    ids=["computers", "solo"],
)
async def test_a_whole_game(visit: Visit, table: dict[str, Any]) -> None:
    seats = table.pop("seats")
    table_id = await opened(visit, *seats, **table)
    over = await played(visit, table_id)
    assert over["table"]["status"] == "over"
    assert over["result"] is not None
    record = await visit.get(f"/api/tables/{table_id}/record")
    checks = await visit.done("POST", "/api/verify", record)
    assert checks["verified"] is True
    assert (await visit.get(f"/api/tables/{table_id}/replay"))["table"]["id"] == table_id


async def test_nothing_is_answered_before_it_is_kept(storage: MemoryStorage, visit: Visit) -> None:
    table = await opened(visit, RITA, RANDOM)
    luck = random.Random(1)
    for _ in range(20):
        await act(visit, table, luck)
        assert await Visit(storage).get(f"/api/tables/{table}") == await visit.get(f"/api/tables/{table}")


async def test_what_the_browser_cannot_keep_has_not_happened(storage: MemoryStorage, visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    path, before = f"/api/tables/{table}", await visit.get(f"/api/tables/{table}")
    storage.is_full = True
    body = {"seat": before["you"], "action": before["decision"]["actions"][0]["action"], "number": before["number"]}
    for method, asked in (("POST", f"{path}/actions"), ("POST", "/api/tables")):
        status, refusal = await visit.ask(method, asked, body if "actions" in asked else {"seats": [RITA, ERIC]})
        assert (status, json.loads(refusal)["code"]) == (507, "browser-storage")
    assert await visit.get(path) == before
    storage.is_full = False
    assert (await visit.done("POST", f"{path}/actions", body))["number"] > before["number"]


async def test_a_move_counts_when_only_the_line_of_the_list_is_not_kept(storage: MemoryStorage, visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    storage.lines_full = True
    await act(visit, table, random.Random(1))
    assert table in (await visit.ask("GET", "/api/tables"))[1]


async def test_computers_go_on_when_there_is_room_again(
    storage: MemoryStorage, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autopilot, "PAUSE", 0.01)
    table = await opened(visit, RANDOM, RITA)
    del storage.events[table][1:]
    tab, storage.is_full = Visit(storage), True
    await tab.get(f"/api/tables/{table}")
    await tab.idle()
    assert len(storage.events[table]) == 1
    storage.is_full = False
    await asyncio.sleep(0.1)
    await tab.idle()
    assert len(storage.events[table]) > 1


async def test_a_tab_goes_on_from_what_is_kept_if_the_browser_has_lost_some(
    storage: MemoryStorage, visit: Visit
) -> None:
    table, luck = await opened(visit, RITA, ERIC), random.Random(1)
    for _ in range(3):
        await act(visit, table, luck)
    del storage.events[table][-1]
    now = await visit.get(f"/api/tables/{table}")
    body = {"seat": now["decision"]["seat"], "action": now["decision"]["actions"][0]["action"], "number": now["number"]}
    assert (await visit.ask("POST", f"/api/tables/{table}/actions", body))[0] == 409
    await act(visit, table, luck)


async def test_a_tab_shows_what_another_has_kept(storage: MemoryStorage, visit: Visit) -> None:
    other, table = Visit(storage), await opened(visit, RITA, ERIC)
    for number, tab in enumerate((visit, other, visit)):
        await act(tab, table, random.Random(number))
        assert await visit.get(f"/api/tables/{table}") == await other.get(f"/api/tables/{table}")


async def test_who_looks_makes_the_computers_go_on_that_a_killed_tab_has_left(storage: MemoryStorage) -> None:
    table = await opened(Visit(storage), RANDOM, RITA)
    left = Visit(storage)
    del storage.events[table][1:]
    await left.get(f"/api/tables/{table}")
    await left.idle()
    assert len(storage.events[table]) > 1


async def test_of_two_tabs_that_act_at_once_one_is_refused(storage: MemoryStorage, visit: Visit) -> None:
    other, table = Visit(storage), await opened(visit, RITA, ERIC)
    now = await other.get(f"/api/tables/{table}")
    asked = now["decision"]
    body = {"seat": asked["seat"], "action": asked["actions"][0]["action"], "number": now["number"]}
    await visit.done("POST", f"/api/tables/{table}/actions", body)
    late = {**body, "action": asked["actions"][1]["action"]}
    status, refusal = await other.ask("POST", f"/api/tables/{table}/actions", late)
    assert status == 409, refusal


async def test_an_action_is_taken_back(visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    before = await visit.get(f"/api/tables/{table}")
    await act(visit, table, random.Random(1))
    now = await visit.get(f"/api/tables/{table}")
    back = await visit.done("POST", f"/api/tables/{table}/undo", {"seat": before["you"], "number": now["number"]})
    assert back["decision"]["actions"] == before["decision"]["actions"]


async def test_hints_previews_and_flips_are_for_who_is_asked(visit: Visit) -> None:
    table = await opened(visit, RITA, RANDOM)
    path, luck = f"/api/tables/{table}", random.Random(5)
    for _ in range(12):
        await act(visit, table, luck)
    now = await visit.get(path)
    action = now["decision"]["actions"][0]["action"]
    hint = await visit.done("POST", f"{path}/seats/0/hint", {"number": now["number"]})
    assert hint["best"]["action"] in {option["action"] for option in now["decision"]["actions"]}
    assert "preview" in await visit.done(
        "POST", f"{path}/preview", {"seat": 0, "action": action, "number": now["number"]}
    )
    assert (await visit.ask("POST", f"{path}/seats/1/hint", {"number": now["number"]}))[0] == 403
    assert (await visit.ask("GET", f"{path}/best-flips?seat=0"))[0] == 409


async def test_a_table_is_carried_to_another_browser(visit: Visit) -> None:
    table = await opened(visit, RITA, RANDOM)
    await act(visit, table, random.Random(1))
    elsewhere = Visit(MemoryStorage())
    _, file = await visit.ask("POST", f"/api/tables/{table}/file")
    assert (await elsewhere.done("POST", "/api/files", file))["id"] == table
    there = await elsewhere.get(f"/api/tables/{table}")
    assert there["table"].pop("from_file")
    here = await visit.get(f"/api/tables/{table}")
    assert not here["table"].pop("from_file")
    assert there == here
    await act(elsewhere, table, random.Random(2))
    now = await elsewhere.get(f"/api/tables/{table}")
    assert (await elsewhere.done("POST", "/api/files", file))["id"] == table
    assert await elsewhere.get(f"/api/tables/{table}") == now  # the file is older
    _, newer = await elsewhere.ask("POST", f"/api/tables/{table}/file")
    await visit.done("POST", "/api/files", newer)
    assert (await visit.get(f"/api/tables/{table}"))["number"] == now["number"]
    status, text = await elsewhere.ask("POST", "/api/files", file.replace('["action"', '["faction"'))
    assert (status, "bad-table" in text) == (400, True)


async def test_a_table_that_went_on_differently_stays_as_it_is(visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    elsewhere = Visit(MemoryStorage())
    await elsewhere.done("POST", "/api/files", (await visit.ask("POST", f"/api/tables/{table}/file"))[1])
    await act(visit, table, random.Random(1))
    await act(elsewhere, table, random.Random(2))
    before = await visit.get(f"/api/tables/{table}")
    _, other = await elsewhere.ask("POST", f"/api/tables/{table}/file")
    status, refusal = await visit.ask("POST", "/api/files", other)
    assert (status, json.loads(refusal)["code"]) == (409, "table-differs")
    assert await visit.get(f"/api/tables/{table}") == before


async def test_the_list_is_right_after_a_tab_was_killed_before_it_noted_a_line(storage: MemoryStorage) -> None:
    visit = Visit(storage)
    table = await opened(visit, RITA, ERIC)
    older = dict(storage.noted)
    await act(visit, table, random.Random(1))
    right = await visit.ask("GET", "/api/tables")
    storage.noted = older
    assert await Visit(storage).ask("GET", "/api/tables") == right


async def test_a_table_of_a_newer_version_is_listed_and_saved(storage: MemoryStorage, visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    await opened(visit, RITA, ERIC)
    storage.events[table].append(storage.events[table][-1].replace('["', '["newer-'))
    tab = Visit(storage)
    _, text = await tab.ask("GET", "/api/tables")
    lines = {line["id"]: line["status"] for line in json.loads(text)}
    assert (len(lines), lines[table]) == (2, "unreadable")
    assert "newer-" in (await tab.ask("POST", f"/api/tables/{table}/file"))[1]


async def test_an_ended_game_is_deleted(visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    assert (await visit.ask("DELETE", f"/api/tables/{table}"))[0] == 409
    await visit.done("POST", f"/api/tables/{table}/end")
    await visit.done("DELETE", f"/api/tables/{table}")
    assert (await visit.ask("GET", f"/api/tables/{table}"))[0] == 404


async def test_a_rematch_is_opened_once(visit: Visit) -> None:
    table = await opened(visit, RITA, ERIC)
    await visit.done("POST", f"/api/tables/{table}/end")
    again = await visit.done("POST", f"/api/tables/{table}/rematch", {"level": None})
    assert await visit.done("POST", f"/api/tables/{table}/rematch", {"level": None}) == again
    assert again["id"] != table


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/none", None, 404),
        ("GET", "/api/rules?language=tlh", None, 400),
        ("POST", "/api/tables", {"seats": []}, 400),
        ("POST", "/api/tables", {"seats": [{"player": "nobody"}]}, 400),
        ("GET", "/api/catalog?deck=none", None, 404),
        ("GET", "/api/puzzles/today", None, 404),
        ("POST", "/api/score", {"seats": []}, 400),
        ("GET", "/api/lobby", None, 501),
        ("GET", "/api/account", None, 501),
    ],
)
async def test_refusals(visit: Visit, method: str, path: str, body: object, status: int) -> None:
    assert (await visit.ask(method, path, body))[0] == status
