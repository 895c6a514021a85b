"""All locations: each has its tests, and where its effect can't work a visit brings nothing (LOC-G)."""

from pathlib import Path

import pytest

from exlibris.content.load import load_locations
from exlibris.texts import location_name
from support.table import Table

LOCATIONS = {location.number: location for location in load_locations()}


@pytest.mark.parametrize("number", LOCATIONS)
def test_every_location_has_its_test_file(number: int) -> None:
    text = (Path(__file__).parent / f"test_{LOCATIONS[number].key}.py").read_text("utf-8")
    assert text.startswith(f'"""Tile {number}, {location_name(number)} (LOC{number:02}')
    assert f"def test_loc{number:02}_01_" in text


@pytest.mark.parametrize("number", LOCATIONS)
def test_loc_g02_a_visit_is_legal_even_where_it_brings_nothing(number: int) -> None:
    """With no cards anywhere but in the deck, and nobody else out, every tile is open all the same."""
    t = Table(at={number: ""}, deck_size=0)
    assert number in t.tiles_open(0)


NOTHING_WITHOUT_CARDS = [2, 4, 5, 8, 9, 10, 13, 14, 15, 16, 17, 18]


@pytest.mark.trace("PLACE-08")
@pytest.mark.parametrize("number", NOTHING_WITHOUT_CARDS)
def test_loc_g02_a_visit_without_effect_ends_the_turn(number: int) -> None:
    """Without cards on the tile, in hand and on the shelf, these ask nothing and change nothing but the space taken."""
    t = Table(at={number: ""})
    before = t.deck_count
    t.place(0, tile=number)
    assert (t.seat, t.prompt) == (1, "place")
    assert t.at(number) == "0"
    assert (t.hand(0), t.shelf(0), t.discard, t.deck_count) == ("", "", "", before)
