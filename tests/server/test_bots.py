"""Which computer players a server offers, and what a table says of one that it hasn't."""

import random
from collections.abc import Iterator

import pytest
from msgspec import structs

from exlibris.bots import LEVELS, PERSONALITIES, USUAL, bot_names
from exlibris.server.settings import Settings
from exlibris.table.options import Seat
from server.conftest import settings_in
from support.accounts import code_of
from support.browsing import Browser, visited
from support.keeping import keep
from support.plugins import installed_plugins
from support.seating import opened

GOES_ON = "The game continues when it is installed again, or when another computer takes over."
MISSING = "Max is played by the computer player clever_bot:Clever, which this server does not have."


@pytest.fixture(scope="module")
def zora(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Return a browser at a server beside which another package is installed."""
    with installed_plugins(), visited(settings_in(tmp_path_factory.mktemp("plugged"))) as browser:
        yield browser


def test_our_own_are_offered_in_the_language_of_the_page(rita: Browser) -> None:
    first, learned, expert, second, *_ = rita.get("/api/bots").json()
    assert (first["key"], first["name"], first["careless"]) == ("greedy", "Computer, careful", False)
    assert (second["key"], second["name"], second["careless"]) == ("random", "Computer, careless", True)
    assert [learned["name"], expert["name"]] == ["Computer, experienced", "Computer, masterful"]
    assert rita.get("/api/bots?language=cs").json()[0]["name"] == "Počítač, pečlivý"


def test_levels_and_personalities_are_offered_by_their_names(rita: Browser) -> None:
    offered = rita.get("/api/bots").json()
    levels = [bot["name"] for bot in offered if bot["kind"] == "level"]
    assert (levels[0], levels[-1], len(levels)) == ("Errand Runner", "Grand Librarian", len(LEVELS))
    assert [bot["key"] for bot in offered if bot["kind"] == "personality"] == [one.key for one in PERSONALITIES]
    assert [bot["key"] for bot in offered if bot["usual"]] == [USUAL]
    french = {bot["key"]: bot["name"] for bot in rita.get("/api/bots?language=fr").json()}
    assert french["grand-librarian"] == "Grand Bibliothécaire"
    assert all(bot["about"] and "Computer" not in bot["name"] for bot in offered if bot["kind"] != "other")


def test_a_character_sits_at_a_table_under_its_name(rita: Browser) -> None:
    table = rita.open("human", "apprentice")
    seen = rita.play(table, 0, random.Random(1), limit=3)
    assert [seat["played_by"] for seat in seen["table"]["seats"]] == [None, "computer, apprentice"]
    assert seen["troubles"] == []


def test_one_of_another_package_is_offered_and_plays(zora: Browser) -> None:
    offered = {bot["key"]: bot for bot in zora.get("/api/bots").json()}
    assert list(offered)[-2:] == ["clever", "failing"], "what can't be had is not offered"
    assert offered["clever"]["name"] == "Computer, clever"
    assert offered["clever"]["about"] == "Always takes the last action, and now and then any."
    seen = zora.play_until_round(zora.open("human", "clever", "clever"), 0, 2, random.Random(1))
    assert [seat["played_by"] for seat in seen["table"]["seats"]] == [None, "computer, clever", "computer, clever"]
    assert seen["troubles"] == []


@pytest.mark.parametrize("player", ["oracle", "clever_bot:Clever", "greedy:deals=900", "os:system", "lost"])
def test_a_client_can_name_no_bot_that_is_not_offered(zora: Browser, player: str) -> None:
    answer = zora.post("/api/tables", {"seats": [{}, {"player": player}]})
    assert code_of(answer) == (400, "unknown-bot")
    there = ", ".join(name for name in bot_names() if name != "lost")
    assert answer.json()["detail"] == f"seats[1].player: there is no bot {player!r}: choose from {there}."


def test_a_table_whose_bot_is_gone_says_so_and_waits(settings: Settings) -> None:
    token = "r" * 43
    table, claims = opened(2, 1, [Browser.session_of(token)])
    kept = structs.replace(table, seats=[Seat("Rita", "human"), Seat("Max", "clever_bot:Clever")])
    keep(settings, kept, claims[:1])
    with visited(settings, token) as rita:
        seen = rita.look(table.id)
        assert seen["troubles"] == [f"{MISSING} {GOES_ON}"]
        assert [seat["taken"] for seat in seen["table"]["seats"]] == [True, True], "nobody else may sit down there"
        assert rita.another("e" * 43).sit(table.id, 1).status_code == 409
