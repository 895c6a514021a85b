"""Ratings: finished games are rated once and in order; of players only what they and everybody may see is shown."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy import select

from exlibris.server.ratings import (
    NEWCOMER,
    RatedSeatRow,
    Rater,
    RatingRow,
    Ratings,
    Skill,
    rated_seats,
    skills_after,
)
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.table.events import Resign, StoredEvent
from exlibris.table.live import Table
from support.accounts import PASSWORD, code_of, sign_up
from support.browsing import Browser, Json
from support.keeping import finish, stored, tables_in
from support.seating import after, events, happen, opened, seated

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

PATIENCE = 20.0
LATER = datetime(2026, 1, 3, tzinfo=UTC)


def ended(sessions: list[str], seed: int = 1, *, resigned: tuple[int, ...] = (1,)) -> tuple[Table, list[StoredEvent]]:
    """Return a table at which these seats have resigned, and its events."""
    table, happened = opened(len(sessions), seed, sessions)
    live = after(table, happened)
    return live, [*happened, *(happen(live, Resign(seat, "greedy")) for seat in resigned)]


def game(table_id: str, *seats: tuple[str, int]) -> list[RatedSeatRow]:
    """Return the seats of a game of these players with these ranks."""
    about = {"table_id": table_id, "family": "first", "pool": "people", "listed": True, "size": len(seats)}
    return [RatedSeatRow(seat=n, session=one, rank=rank, places={}, **about) for n, (one, rank) in enumerate(seats)]


def test_whoever_resigns_is_last_and_the_others_share_the_place_before() -> None:
    live, _ = ended(["account-r", "account-e", "account-z"], resigned=(1, 2))
    found = rated_seats(live)
    assert [(one.session, one.rank, one.lines) for one in found] == [
        ("account-r", 1, None), ("account-e", 4, None), ("account-z", 4, None),
    ]  # fmt: skip
    assert {(one.family, one.pool, one.size) for one in found} == {("first", "people", 3)}


def test_a_game_that_is_played_to_its_end_counts_by_its_form() -> None:
    live = seated(2, 5, ["account-r", "account-e"])
    assert rated_seats(live) == []  # it goes on
    for _ in events(live, random.Random(5)):
        pass
    first, second = sorted(rated_seats(live), key=lambda one: one.rank)
    assert (first.rank, second.rank) == (1, 2)
    assert first.lines
    assert second.lines
    assert first.lines["total"] >= second.lines["total"]
    assert sum(first.places.values()) > 0


@pytest.mark.parametrize("sessions", [["account-r", "guest"], ["rita", "eric"], ["account-r", "account-r"]])
def test_games_without_two_accounts_are_not_rated(sessions: list[str]) -> None:
    live, _ = ended(sessions)
    assert live.is_finished == (sessions[0] != sessions[1]) or live.people.ending
    assert rated_seats(live) == []


def test_the_better_rank_gains_and_a_computer_on_two_seats_has_one_skill() -> None:
    seats = game("t", ("account-r", 1), ("bot greedy", 2), ("bot greedy", 3))
    after = skills_after({}, seats)
    assert after["account-r"].mu > NEWCOMER.mu > after["bot greedy"].mu
    assert set(after) == {"account-r", "bot greedy"}
    assert after["account-r"].sigma < NEWCOMER.sigma


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """Return the store of a new database of each kind."""
    async with stored(database) as found:
        yield found


async def rows_of(database: Database, model: Any) -> list[Any]:
    """Return all rows of a relation."""
    async with database.reading() as db:
        return list(await db.scalars(select(model).order_by(*model.__table__.primary_key)))


async def test_what_ended_before_a_crash_is_rated_once_afterwards_by_whomever(store: Store, database: str) -> None:
    for live, happened in (ended(["account-r", "account-e"], 1), ended(["rita", "eric"], 2)):
        await finish(store, live.opened, happened)
    another = Database(database)
    raters = [Rater(tables_in(store), Ratings(process)) for process in (store.database, another)]
    if database.startswith("postgresql"):
        await asyncio.gather(*(rater.rate_all() for rater in raters))
    else:  # processes on SQLite have a folder of their own
        for rater in raters:
            await rater.rate_all()
    await another.stop()
    assert await Ratings(store.database).waiting() == []
    found = {row.session: row for row in await rows_of(store.database, RatingRow)}
    assert {key: (row.games, row.wins) for key, row in found.items()} == {"account-r": (1, 1), "account-e": (1, 0)}
    assert len(await rows_of(store.database, RatedSeatRow)) == 2


async def test_ratings_follow_from_the_rated_games(store: Store) -> None:
    ratings = Ratings(store.database)
    for n in range(6):
        live, happened = ended(["account-r", "account-e"], n)
        await finish(store, live.opened, happened)
        winner, loser = ("account-r", "account-e") if n % 3 else ("account-e", "account-r")
        seats = game(live.opened.id, (winner, 1), (loser, 2))
        answers = await asyncio.gather(*(ratings.rate(live.opened.id, seats, LATER) for _ in range(3)))
        assert sorted(answers) == [False, False, True]
    await ratings.forget("account-e")
    skills: dict[str, Skill] = {}
    seats_by_table: dict[str, list[RatedSeatRow]] = {}
    for row in await rows_of(store.database, RatedSeatRow):
        seats_by_table.setdefault(row.table_id, []).append(row)
    for rows in seats_by_table.values():
        for row in rows:
            if row.mu_before is not None and row.sigma_before is not None:
                skills[row.session] = Skill(row.mu_before, row.sigma_before)
        skills |= skills_after(skills, rows)
    (kept,) = await rows_of(store.database, RatingRow)
    assert (kept.session, kept.games) == ("account-r", 6)
    assert (kept.mu, kept.sigma) == pytest.approx(skills["account-r"])


def rated(browser: Browser, name: str, games: int = 1) -> Json:
    """Return a player's page as soon as so many games have been rated."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        page: Json = browser.get(f"/api/players/named?name={name}").json()
        if page["pools"] and page["pools"][0]["games"] == games:
            return page
        time.sleep(0.05)
    raise AssertionError("nothing is rated")


def lost_by(loser: Browser, winner: Browser, **more: object) -> str:
    """Return a table at which one has resigned."""
    table = winner.open("human", "open", **more)
    loser.sit(table, 1, "A guest's name")
    assert loser.post(f"/api/tables/{table}/seats/1/resign", None).status_code == 200
    return table


def test_players_who_want_it_are_shown_without_private_tables(rita: Browser, eric: Browser) -> None:
    for browser, name in ((rita, "Rita P"), (eric, "Eric P")):
        sign_up(browser, name, email="rita@secret.example")
    private, public = lost_by(eric, rita), lost_by(eric, rita, listed=True)
    mine = rated(rita, "Rita P", 2)
    assert (mine["yours"], mine["shown"]) == (True, False)
    anybody = rita.another()
    assert anybody.get("/api/players").json() == []
    assert code_of(anybody.get("/api/players/named?name=Rita P")) == (404, "player-not-found")
    assert code_of(anybody.put("/api/account/shown", {"shown": True})) == (409, "no-account")
    for browser in (rita, eric):
        assert browser.put("/api/account/shown", {"shown": True}).status_code == 200
    best = anybody.get("/api/players").json()
    assert [(one["name"], one["games"], one["wins"]) for one in best] == [("Rita P", 2, 2), ("Eric P", 2, 0)]
    assert best[0]["rating"] > best[1]["rating"]
    page = anybody.get("/api/players/named?name=rita p")
    (pool,) = page.json()["pools"]
    assert (pool["family"], pool["pool"], len(pool["points"])) == ("first", "people", 2)
    assert [(one["table"], one["rank"], one["size"]) for one in pool["history"]] == [(public, 1, 2)]
    for secret in (private, "secret.example", "account-", "Eric", "A guest's name"):
        assert secret not in page.text
    assert eric.delete("/api/account", {"password": PASSWORD}).status_code == 200
    assert [one["name"] for one in anybody.get("/api/players").json()] == ["Rita P"]
    assert code_of(anybody.get("/api/players/named?name=Eric P")) == (404, "player-not-found")
    assert rated(rita, "Rita P", 2)["pools"] == [pool]  # what was won stays won


@pytest.mark.parametrize("name", ["either/or", "Co..", "50 % & more?", "a\\b#c"])
def test_a_player_is_found_by_any_name(rita: Browser, name: str) -> None:
    sign_up(rita, name)
    page = rita.get(f"/api/players/named?{urlencode({'name': name})}")
    assert page.json()["name"] == name


def test_games_with_computers_are_apart(rita: Browser) -> None:
    sign_up(rita, "Rita Q")
    table = rita.open("human", "greedy")
    rita.post(f"/api/tables/{table}/seats/0/resign", None)
    (pool,) = rated(rita, "Rita Q")["pools"]
    assert (pool["pool"], pool["games"], pool["wins"], pool["history"]) == ("computers", 1, 0, [])
    assert rita.get("/api/players?pool=computers").json() == []
    assert code_of(rita.get("/api/players?pool=none"))[0] == 400


def test_a_game_whose_cards_its_player_may_know_is_not_rated(rita: Browser) -> None:
    sign_up(rita, "Rita F")
    with_file = rita.open("human", "greedy")
    rita.post(f"/api/tables/{with_file}/file", None)
    rita.post(f"/api/tables/{with_file}/seats/0/resign", None)
    table = rita.open("human", "greedy")
    rita.post(f"/api/tables/{table}/seats/0/resign", None)
    assert rated(rita, "Rita F", 1)["pools"][0]["games"] == 1


def test_what_is_agreed_or_ended_by_the_host_is_not_rated(rita: Browser) -> None:
    sign_up(rita, "Rita R")
    ended_by_host = rita.open("human", "greedy")
    rita.post(f"/api/tables/{ended_by_host}/end", None)
    table = rita.open("human", "greedy")
    rita.post(f"/api/tables/{table}/seats/0/resign", None)
    assert rated(rita, "Rita R", 1)["pools"][0]["games"] == 1
