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


@pytest.mark.trace(
    "PLACE-08", "LOC02-02", "LOC05-03", "LOC10-02", "LOC13-06", "LOC14-03", "LOC15-04", "LOC17-05", "AMB-48"
)
@pytest.mark.parametrize(
    ("number", "hand", "shelf", "on"),
    [
        *[(number, "", "", "") for number in (2, 4, 5, 8, 9, 10, 13, 14, 15, 16, 17, 18)],
        (2, "M1", "", ""),
        (2, "", "A1", "B1 B2 B3"),
        (8, "M1", "", ""),  # nobody out, nothing on the shelf
        (9, "", "", "B1"),
        (16, "A1", "", ""),
        (17, "", "A1", ""),
        (18, "", "A1", ""),
    ],
)
def test_loc_g02_a_visit_without_effect_ends_the_turn(number: int, hand: str, shelf: str, on: str) -> None:
    """Without what they are about, these ask nothing and change nothing but the space taken."""
    t = Table(at={number: ""}, hand={0: hand}, shelf={0: shelf}, on={number: on})
    before = t.deck_count
    t.place(0, tile=number)
    assert (t.seat, t.prompt) == (1, "place")
    assert t.at(number) == "0"
    assert (t.hand(0), t.shelf(0), t.cards_on(number)) == (hand, shelf, on)
    assert (t.discard, t.deck_count) == ("", before)
