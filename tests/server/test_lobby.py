"""Tables that anybody at the server may join."""

import pytest
from msgspec import to_builtins

from exlibris.server import lobby
from exlibris.server.settings import Settings
from exlibris.table.options import Pace, TableOptions
from support.accounts import code_of
from support.browsing import Browser, Json
from support.keeping import keep, keep_finished, make_old
from support.seating import played, with_options


def shown(browser: Browser, *tables: str) -> list[str]:
    """Return which of these tables the lobby shows to a browser; other tests have theirs there too."""
    return [one["id"] for one in listed(browser) if one["id"] in tables]


def listed(browser: Browser) -> list[Json]:
    """Return all of the lobby."""
    answer = browser.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


def test_it_is_empty_at_first(rita: Browser) -> None:
    assert listed(rita) == []


def test_it_says_what_one_may_join(rita: Browser, eric: Browser) -> None:
    pace = Pace(kind="live", seconds=600, increment=10)
    table = rita.open(
        "human", "open", "librarian", listed=True, pace=to_builtins(pace), draw_seats=True, variants=["friendlier"]
    )
    found = next(one for one in listed(eric) if one["id"] == table)
    assert found.pop("created")
    options = TableOptions(variants=["friendlier"], deck="en", pace=pace, draw_seats=True, listed=True)
    assert found.pop("options") == to_builtins(options)
    assert found == {
        "id": table,
        "host": "Player 0",
        "seats": [
            {"name": "Player 0", "player": "human", "taken": True, "played_by": None},
            {"name": "Player 1", "player": "human", "taken": False, "played_by": None},
            {"name": "Player 2", "player": "librarian", "taken": True, "played_by": "computer, librarian"},
        ],
        "member": False,
    }
    assert next(one for one in listed(rita) if one["id"] == table)["member"]
    assert rita.look(table)["table"]["options"]["listed"]


def test_tables_by_link_stay_out_of_it(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    assert shown(eric, table) == shown(rita, table) == []
    assert not rita.look(table)["table"]["options"]["listed"]


def test_a_table_leaves_it_when_its_game_begins(rita: Browser, eric: Browser) -> None:
    first, second = [rita.open("human", "open", listed=True) for _ in range(2)]
    assert shown(eric, first, second) == [second, first]
    eric.sit(first, 1)
    assert shown(eric, first, second) == [second]
    rita.delete(f"/api/tables/{second}")
    assert shown(eric, first, second) == []


def test_a_browser_may_list_three_tables_at_a_time(rita: Browser, eric: Browser) -> None:
    tables = [rita.open("human", "open", listed=True) for _ in range(3)]
    new = {"seats": [{"player": "human"}, {"player": "open"}], "listed": True}
    assert code_of(rita.post("/api/tables", new)) == (429, "too-many-open-tables")
    assert rita.post("/api/tables", {**new, "listed": False}).status_code == 201
    assert eric.post("/api/tables", new).status_code == 201
    rita.delete(f"/api/tables/{tables[0]}")
    assert rita.post("/api/tables", new).status_code == 201


def test_a_request_sent_again_does_not_count_twice(rita: Browser) -> None:
    for _ in range(2):
        rita.open("human", "open", listed=True)
    new = {"seats": [{"player": "human"}, {"player": "open"}], "listed": True, "request_key": "k" * 20}
    answers = [rita.post("/api/tables", new) for _ in range(2)]
    assert [(one.status_code, one.json()) for one in answers] == [(201, answers[0].json())] * 2


def test_a_table_that_its_people_have_left_is_not_shown_until_one_is_back(
    rita: Browser, eric: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = rita.open("human", "open", listed=True)
    slow = rita.open("human", "open", listed=True, pace={"kind": "correspondence", "seconds": 86_400})
    monkeypatch.setattr(lobby, "AWAY_SECONDS", -1.0)  # whoever is not here has been away for long enough
    assert shown(eric, table, slow) == [slow]
    monkeypatch.setattr(lobby, "AWAY_SECONDS", 900.0)
    assert shown(eric, table, slow) == [slow, table]


def test_a_table_where_nobody_has_sat_down_for_a_week_is_not_shown(
    rita: Browser, eric: Browser, shared_settings: Settings
) -> None:
    table = rita.open("human", "open", listed=True)
    make_old(shared_settings, table)
    assert shown(eric, table) == []


def test_whoever_comes_from_the_lobby_gets_one_seat_and_the_host_may_free_it(
    rita: Browser, eric: Browser, ann: Browser
) -> None:
    table = rita.open("human", "open", "open", listed=True)
    assert eric.sit(table, 1, "Eric").status_code == 201
    assert eric.sit(table, 2).json()["code"] == "already-seated"
    assert ann.delete(f"/api/tables/{table}/seats/1").status_code == 403
    assert not rita.delete(f"/api/tables/{table}/seats/1").json()["table"]["seats"][1]["taken"]
    assert shown(ann, table) == [table]


def test_a_rematch_is_by_link(rita: Browser, eric: Browser) -> None:
    table = rita.open_with(eric, listed=True)
    rita.post(f"/api/tables/{table}/end", None)
    new = rita.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert shown(eric, new) == []


def test_finished_games_of_the_lobby_are_for_everybody(rita: Browser, shared_settings: Settings) -> None:
    listed_too, by_link, going_on = (played(2, seed, ["a", "b"], lambda state: state.is_over) for seed in (1, 2, 3))
    keep_finished(shared_settings, with_options(listed_too[0].opened, listed=True), listed_too[1])
    keep_finished(shared_settings, by_link[0].opened, by_link[1])
    keep(shared_settings, with_options(going_on[0].opened, listed=True), going_on[1][:-200])
    tables = [live.opened.id for live, _ in (listed_too, by_link, going_on)]
    (found,) = (one for one in rita.get("/api/lobby/finished").json() if one["id"] in tables)
    assert (found["id"], found["names"], found["preset"]) == (tables[0], ["Player 0", "Player 1"], "first-en")
    assert shown(rita, *tables) == []
    # Whoever has the link of another table may look back, too; but nobody at the cards of a game that goes on.
    for table, status in zip(tables, (200, 200, 403), strict=True):
        path = f"/api/tables/{table}/replay"
        assert [rita.get(f"{path}?eyes={eyes}").status_code for eyes in ("all", "0")] == [status, status]
