"""What stands on location tiles and libraries (LOCA, LIBA)."""

import pytest

from exlibris.content.load import Location, assistant_keys, load_assistants, load_deck, load_locations
from exlibris.texts import assistant_detail, assistant_summary, location_detail, location_name, location_summary
from support.table import Table
from support.tiles import ASSISTANTS, TILES

LOCATIONS = load_locations()


def test_loca_02_a_tile_has_a_name_and_a_type() -> None:
    """Instant but for the Auction House, the Garbage Dump and the Bookworm Tavern."""
    assert len({location_name(location.number) for location in LOCATIONS}) == len(LOCATIONS)
    assert [location.number for location in LOCATIONS if location.number in TILES and location.delayed] == [3, 11, 12]


@pytest.mark.trace("PREP-04", "TB-09")
def test_loca_03_a_tile_says_how_many_cards_are_dealt_to_it_each_round() -> None:
    """3 on tile 3, 1 on 9, 4 on 10, 4 on 13, 3 on 14; those of 2 and 5 are ours (AMB-03); none on the others.

    Permanent and temporary ones (13 and 14) alike.
    """
    t = Table(phase="preparation", tiles="1 2 3 4 5 6 7 8 9 10 11 12 15 16 17 18", tile_stack="13 14")
    dealt = {tile: len(t.state.pools[tile]) for tile in range(1, 19)}
    assert {tile: n for tile, n in dealt.items() if n} == {2: 3, 3: 3, 5: 4, 9: 1, 10: 4, 13: 4, 14: 3}


def test_loca_04_each_tile_has_a_card_area_of_its_own() -> None:
    """What is dealt to a tile can be had there, and nowhere else."""
    t = Table(tiles="1 / 10 14", on={10: "A1 A2", 14: "B1 B2"})
    t.place(0, tile=14)
    assert t.legal() == {"B1", "B2"}


def test_loca_05_a_tile_has_one_to_four_assistant_spaces() -> None:
    """Of those with a mark the mark says with how many players they may be used."""
    assert {len(location.spaces) for location in LOCATIONS} <= {1, 2, 3, 4}
    marks = {location.number: [n for n in location.spaces if n > 2] for location in LOCATIONS}
    assert {tile: own for tile, own in marks.items() if own} == {
        4: [3],
        6: [4],
        7: [3, 4],
        10: [3, 4],
        12: [3, 4],
        13: [3],
        16: [3],
        18: [3],
    }


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda location: location.key)
def test_loca_06_a_tile_says_what_it_does(location: Location) -> None:
    """In a line, and in full."""
    summary, detail = location_summary(location.number), location_detail(location.number)
    assert 10 < len(summary) < len(detail)


@pytest.mark.trace("LOC-G01", "AMB-08")
def test_loca_07_ten_tiles_carry_the_solo_icon() -> None:
    """Those that need no opponents."""
    solo = [location.number for location in LOCATIONS if location.solo]
    assert [tile for tile in solo if tile in TILES] == [2, 4, 6, 8, 9, 10, 11, 13, 14, 18]


def test_liba_01_the_bookmark_lists_how_many_cards_each_letter_has() -> None:
    """Every card says it, and together they are the whole deck."""
    deck = load_deck("en")
    bookmark = dict(zip(deck.letters, deck.quantities, strict=True))
    assert len(bookmark) == 26
    assert sum(bookmark.values()) == 152


@pytest.mark.trace("ASST-G02", "AMB-09")
def test_liba_05_seven_libraries_carry_the_solo_icon() -> None:
    """Not those whose assistants need opponents."""
    without = [one.key for one in load_assistants() if one.key in ASSISTANTS and not one.solo]
    assert without == ["cube", "ghost", "goblin", "sasquatch", "snowman"]


ABILITIES = {
    "automaton": "each other assistant of yours",
    "bookworm": "once more",
    "cube": "random card",
    "ghost": "occupied space",
    "goblin": "name a category",
    "golem": "about to be discarded",
    "imp": "all of them",
    "mummy": "2 points",
    "sasquatch": "without opponents",
    "snowman": "on an instant location",
    "witch": "Banned Book",
    "wizard": "group of cards",
}


@pytest.mark.parametrize("key", ASSISTANTS)
def test_liba_07_a_library_says_what_its_assistant_can_do(key: str) -> None:
    """In a line, and in full: what it is about, in words that no other library has in both."""
    words = ABILITIES[key]
    assert words in assistant_summary(key)
    assert words in assistant_detail(key)
    others = [other for other in assistant_keys() if other != key]
    assert not [other for other in others if words in assistant_summary(other) and words in assistant_detail(other)]
