"""An expansion on the table: what a server says about it, and a whole game."""

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import Record, compose, new_game
from exlibris.server.app import create_app
from exlibris.server.settings import Settings
from support.browsing import HOST, Browser

TILE, NAMES = 30, {"en": "Observatory", "pl": "Obserwatorium", "cs": "Hvězdárna", "fr": "Observatoire"}
OWLS = {"en": "Owl", "pl": "Sowa", "cs": "Sova", "fr": "Hibou"}
WITH_IT = ["beginner-all-locations", "observatory"]


def seed_with_it() -> bytes:
    """Return a seed with which the Observatory is face up in round 1 of a two-player game."""
    rules = compose("first-en", WITH_IT)
    return next(bytes([n] * 32) for n in range(256) if TILE in new_game(rules, 2, bytes([n] * 32)).round.tiles)


@pytest.fixture
def rita(tmp_path: Path) -> Iterator[Browser]:
    limitless = replace(Settings.in_folder(tmp_path), requests_per_second=10_000, new_tables_per_minute=10_000)
    with TestClient[Litestar](create_app(replace(limitless, domains=(HOST,), grace=0))) as client:
        yield Browser(client)


@pytest.mark.parametrize("language", NAMES)
def test_the_catalog_has_its_pieces_with_names_and_pictures(rita: Browser, language: str) -> None:
    catalog = rita.get(f"/api/catalog?language={language}").json()
    tile = next(one for one in catalog["tiles"] if one["number"] == TILE)
    owl = catalog["assistants"][-1]
    assert (tile["name"], owl["name"]) == (NAMES[language], OWLS[language])
    for piece in (tile, owl):
        assert piece["picture"][0].keys() == {"material", "outline"}
        assert piece["summary"]
        assert piece["detail"]
    assert not any(one["picture"] for one in catalog["tiles"] if one["number"] != TILE)


def test_it_is_offered_as_a_variant_of_every_preset(rita: Browser) -> None:
    for preset in rita.get("/api/presets").json():
        assert [one["name"] for one in preset["variants"] if one["key"] == "observatory"] == ["Observatory"]


def test_who_looked_into_the_deck_sees_what_lies_there_and_nobody_else_does(rita: Browser) -> None:
    table = rita.open("human", "human", preset="first-en", variants=WITH_IT, seed=seed_with_it().hex())
    seat = rita.look(table)["view"]["active"]
    for wanted in ("place", "keep-from-deck", "put-back"):
        seen = rita.look(table, seat)
        assert seen["decision"]["prompt"]["id"] == f"prompt-{wanted}"
        assert rita.act(table, seat, chosen(seen), seen["number"]).status_code == 200
    own, other = (rita.look(table, one)["view"]["deck_known"] for one in (seat, 1 - seat))
    assert [known["place"] for known in own] == [1, 2]
    assert other == []


def chosen(seen: dict[str, Any]) -> int:
    """Return the action that leads to the Observatory, otherwise the first action."""
    actions = seen["decision"]["actions"]
    there = [one["action"] for one in actions if one.get("space") == f"{TILE}.1"]
    return int([*there, actions[0]["action"]][0])


def test_a_game_in_which_it_comes_is_played_to_its_end(rita: Browser) -> None:
    table = rita.open("human", "random", preset="first-en", variants=WITH_IT, seed=seed_with_it().hex())
    assert TILE in [tile["number"] for tile in rita.look(table, 0)["view"]["tiles"]]
    over = rita.play(table, 0, random.Random(1))
    assert over["table"]["status"] == "over"
    assert Record.from_json(rita.get(f"/api/tables/{table}/record").text).replay().is_over
