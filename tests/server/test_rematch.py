"""Playing again with the same people, by the same rules: one new table, whoever asks first."""

import asyncio

from httpx import Response

from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.table import opening
from exlibris.table.options import NewSeat, NewTable
from support.accounts import code_of
from support.browsing import Browser, Json, heard, visited
from support.keeping import tables_in


def again(browser: Browser, table: str, **more: object) -> Response:
    """Ask for another game."""
    return browser.post(f"/api/tables/{table}/rematch", more)


def finished(host: Browser, *guests: Browser, bots: tuple[str, ...] = (), **more: object) -> str:
    """Return a table at which these people, and then some bots, have played to an early end."""
    table = host.open("human", *["open"] * len(guests), *bots, **more)
    for seat, guest in enumerate(guests, start=1):
        guest.post(f"/api/tables/{table}/seats/{seat}", {"name": f"Guest {seat}"})
    assert host.post(f"/api/tables/{table}/end", None).status_code == 200
    return table


def sitting(seen: Json) -> list[tuple[str, str, bool, bool]]:
    """Return of each seat its name and player, whether it is taken, and whether it is the reader's."""
    return [(one["name"], one["player"], one["taken"], one["yours"]) for one in seen["table"]["seats"]]


def test_whoever_asks_first_opens_the_table_and_the_others_take_their_seats_there(rita: Browser, eric: Browser) -> None:
    pace = {"kind": "live", "seconds": 600, "increment": 10}
    table = finished(rita, eric, bots=("greedy",), pace=pace, hints=True)
    answer = again(eric, table)
    assert answer.status_code == 201
    new = answer.json()["id"]
    seen = eric.look(new)
    assert sitting(seen) == [
        ("Guest 1", "human", True, True), ("Player 2", "greedy", True, False), ("Player 0", "human", False, False)
    ]  # fmt: skip
    assert (seen["table"]["options"]["pace"], seen["table"]["hints"], seen["table"]["hosting"]) == (pace, True, True)
    assert seen["table"]["commitment"] != eric.look(table)["table"]["commitment"]
    assert again(rita, table).json()["id"] == new
    assert sitting(rita.look(new))[2] == ("Player 0", "human", True, True)
    assert rita.look(new)["table"]["status"] == "playing"


def test_everybody_at_the_old_table_is_told_and_nobody_else(rita: Browser, eric: Browser, ann: Browser) -> None:
    table = finished(rita, eric)
    with rita.listen(f"{table}?after={rita.look(table)['number']}") as news:
        new = again(eric, table).json()["id"]
        assert heard(news, "snapshot")["snapshot"]["table"]["rematch"] == {"id": new, "seat": 1}
    assert [one.look(table)["table"]["member"] for one in (rita, eric, ann)] == [True, True, False]
    assert ann.look(table)["table"]["rematch"] is None
    assert code_of(again(ann, table)) == (403, "not-playing")


def test_to_ask_twice_opens_one_table(rita: Browser) -> None:
    table = finished(rita, bots=("random",))
    first, number = again(rita, table).json(), rita.look(table)["number"]
    assert (again(rita, table).json(), rita.look(table)["number"]) == (first, number)


async def test_two_who_ask_at_once_get_the_same_table(store: Store) -> None:
    tables = tables_in(store)
    news = [NewTable(seats=[NewSeat(player="human"), NewSeat(player="open")][::step]) for step in (1, -1)]
    key = opening.rematch_key("before")
    one, other = await asyncio.gather(*(tables.open(new, f"session {n}", key) for n, new in enumerate(news)))
    assert one == other


def test_there_is_none_before_the_game_is_over(rita: Browser) -> None:
    assert code_of(again(rita, rita.open("human", "open"))) == (409, "not-over")
    assert code_of(again(rita, rita.open("human", "human"))) == (409, "not-over")
    assert code_of(again(rita, "nowhere")) == (404, "table-not-found")


def test_people_on_one_device_get_all_their_seats_again(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "human")
    eric.sit(table, 1, "Eric")
    rita.post(f"/api/tables/{table}/end", None)
    new = again(eric, table).json()["id"]
    again(rita, table)
    assert [yours for *_, yours in sitting(rita.look(new))] == [False, True, True]
    assert [yours for *_, yours in sitting(eric.look(new))] == [True, False, False]


def test_a_seat_that_somebody_else_has_taken_stays_theirs(rita: Browser, eric: Browser, ann: Browser) -> None:
    table = finished(rita, eric)
    new = again(rita, table).json()["id"]
    ann.sit(new, 0, "Ann")
    assert again(eric, table).json()["id"] == new
    assert sitting(eric.look(new))[0] == ("Ann", "human", True, False)


def test_when_the_new_table_is_deleted_another_one_can_be_opened(rita: Browser, eric: Browser) -> None:
    table = finished(rita, eric)
    first = again(rita, table).json()["id"]
    assert rita.delete(f"/api/tables/{first}").status_code == 204
    second = again(rita, table).json()["id"]
    assert second != first
    assert rita.look(table)["table"]["rematch"]["id"] == second


def test_who_has_resigned_plays_again_too(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    eric.sit(table, 1, "Eric")
    eric.post(f"/api/tables/{table}/seats/1/resign", None)
    assert eric.look(table)["table"]["rematch"] is None
    new = again(rita, table).json()["id"]
    assert eric.look(table)["table"]["rematch"] == {"id": new, "seat": 0}
    again(eric, table)
    assert sitting(eric.look(new))[0] == ("Eric", "human", True, True)


def test_a_solo_game_goes_on_at_the_level_that_is_asked_for(rita: Browser) -> None:
    table = rita.open("human", variants=["solo"], level=2, deck="fr")
    rita.post(f"/api/tables/{table}/end", None)
    new = rita.look(again(rita, table, level=3).json()["id"])["table"]
    assert (new["options"]["level"], new["options"]["deck"]) == (3, "fr")
    assert (new["solo"], new["seats"][0]["yours"]) == (True, True)
    assert code_of(again(rita, table, speed=1))[0] == 400


def test_it_is_known_after_a_restart(settings: Settings) -> None:
    with visited(settings) as rita:
        table = finished(rita, bots=("random",))
        new = again(rita, table).json()["id"]
    with visited(settings, rita.token) as back:
        assert back.look(table)["table"]["rematch"] == {"id": new, "seat": 0}
        assert again(back, table).json()["id"] == new
