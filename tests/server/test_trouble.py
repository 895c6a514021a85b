"""What happens when something of ours fails: the table goes on, or says that it can't."""

import pytest
from msgspec.structs import replace

from exlibris.engine import State
from exlibris.server.settings import Settings
from exlibris.table.events import Action, Leave, StoredEvent
from exlibris.table.options import Seat
from support.accounts import code_of
from support.browsing import Browser, first_action, visited
from support.keeping import in_database, keep
from support.seating import opened
from support.times import NOW


def test_an_action_that_the_engine_chokes_on_is_not_stored(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def choke(_: State, action: int, seat: int | None = None) -> None:
        raise IndexError(f"no such thing: {action} of {seat}")

    table = rita.open("human", "human")
    seen = rita.look(table)
    act = (table, seen["you"], first_action(seen), seen["number"])
    with monkeypatch.context() as patch:
        patch.setattr(State, "apply", choke)
        assert code_of(rita.act(*act)) == (500, "internal")
    assert rita.look(table) == seen
    assert rita.act(*act).status_code == 200


def test_a_table_that_does_not_replay_spoils_no_other(owner: Browser, shared_settings: Settings) -> None:
    damaged, claims = opened(2, 1, [owner.session])
    keep(shared_settings, damaged, [*claims, StoredEvent(3, NOW, Action(0, 900))])
    assert code_of(owner.get(f"/api/tables/{damaged.id}")) == (410, "table-unreadable")
    good = owner.open("human", "human")
    listed = {table["id"]: table["status"] for table in owner.get("/api/tables").json()}
    assert listed == {good: "playing", damaged.id: "unreadable"}


def check_unreadable(rita: Browser, table: str, why: str) -> None:
    """Check that a table is refused because of that, and listed with the same reason."""
    answer = rita.get(f"/api/tables/{table}")
    assert code_of(answer) == (410, "table-unreadable")
    assert why in answer.json()["detail"]
    (listed,) = (one for one in rita.get("/api/tables").json() if one["id"] == table)
    assert (listed["status"], listed["names"][0]) == ("unreadable", "Player 0")
    assert listed["trouble"] == answer.json()["detail"]


def test_a_table_with_an_event_that_is_not_known_is_refused_and_no_bot_goes_on(settings: Settings) -> None:
    tables = []
    for payload in ('["sabbatical",0]', '["resign-2",0,"random"]', '["resign",0]', "resign"):
        table, claims = opened(2, 1, [Browser.session_of("r" * 43)])
        table = replace(table, seats=[table.seats[0], Seat("Robot", "random")])
        keep(settings, table, [claims[0], StoredEvent(2, NOW, Leave(0, "random"))])
        change = "UPDATE table_events SET payload = ? WHERE number = 2 AND table_id = ?"
        in_database(settings, change, payload, table.id)
        tables.append(table.id)
    with visited(settings, "r" * 43) as rita:
        for one in tables:
            check_unreadable(rita, one, "event 2: damaged, or made with a newer Ex Libris")
    assert in_database(settings, "SELECT max(number) FROM table_events") == [(2,)]


@pytest.mark.parametrize("what", ["observatory", "moonlight"])
def test_a_table_that_needs_what_is_not_here_says_so_and_deals_nothing_else(
    owner: Browser, shared_settings: Settings, what: str
) -> None:
    table, claims = opened(2, 1, [owner.session])
    components = table.ruleset["components"]
    named = components | {"locations": components["locations"] | {"observatory": 1}}
    more = {"components": named} if what == "observatory" else {"moonlight": True}
    keep(shared_settings, replace(table, ruleset=table.ruleset | more), claims)
    check_unreadable(owner, table.id, what)
    assert owner.look(owner.open("human", "human"))["table"]["status"] == "playing"
