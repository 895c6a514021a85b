"""What is in the box (COMP)."""

from collections import Counter

import pytest

from exlibris.content.load import CATEGORIES, assistant_keys, load_assistants, load_deck, load_locations, load_titles
from exlibris.engine import PRESETS, SetupError, new_game, preset
from exlibris.texts import text
from support.table import SEED, Table
from support.tiles import ALL, PRINTED

EVERY_PRESET = pytest.mark.parametrize("preset_name", PRESETS)
ALL_PRESETS = pytest.mark.presets(*PRESETS)


def test_comp_01_there_are_152_book_cards() -> None:
    """152 cards, each with letter, number and icons."""
    assert len(load_deck("en").counts) == 152
    assert Table.new(2).state.game.card_count == 152


def test_comp_02_the_cards_carry_510_different_books() -> None:
    """510 titles, no two the same."""
    titles = [title for books in load_titles("en") for _, title in books]
    assert len(titles) == 510
    assert len(set(titles)) == 510


def test_comp_03_each_category_has_85_books() -> None:
    """Six categories, 85 books each."""
    counts = load_deck("en").counts
    assert [sum(books[i] for books in counts) for i in range(6)] == [85] * 6


def test_comp_04_the_categories_stand_in_the_order_of_the_form() -> None:
    """The names in form order; a category is a number everywhere in the rules."""
    assert CATEGORIES == ("corrupted", "fantastical", "historic", "monster", "reference", "spells")


def test_comp_05_there_is_one_category_card_for_each_category() -> None:
    """With four players all six are used, each once."""
    deal = Table.new(4).state.deal
    assert sorted([deal.prominent, deal.banned, *deal.focus]) == list(range(6))


def test_comp_06_there_are_18_location_tiles_with_the_hut() -> None:
    """Tiles 1 to 18 are in the game, the Hut among them."""
    r = Table.new(2).state.round
    assert sorted(r.permanent + r.temporary + r.stack + r.discarded) == ALL
    assert len({location.key for location in load_locations()[:PRINTED]}) == 18


def test_comp_07_there_is_one_first_player_token() -> None:
    """Whoever takes it takes it from somebody: one seat leads at any time."""
    t = Table(3, tiles="1", first=2, turn=1)
    assert t.first == 2
    t.place(1, tile=1)
    assert t.first == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_comp_08_two_of_three_standard_assistants_of_a_colour_are_used(seats: int) -> None:
    """Three per colour, of which the standard game uses two."""
    t = Table(seats)
    assert [t.left(seat) for seat in range(seats)] == ["ss*"] * seats


def test_comp_09_there_are_12_special_assistants() -> None:
    """One for each library, no two alike."""
    assert len({assistant.key for assistant in load_assistants()}) == 12


def test_comp_10_there_are_12_libraries_each_with_its_own_assistant() -> None:
    """Twelve library tiles; all of them may come up in the deal."""
    names = {text(f"assistant-{key}-library") for key in assistant_keys()}
    assert len(names) == 12
    assert list(Table.new(2).state.game.libraries) == list(range(1, 13))


def test_comp_12_the_form_has_a_column_for_each_player_and_its_lines() -> None:
    """Form B-7c: the books by category, five lines of points, the total."""
    t = Table(3, phase="inspection", shelf={0: "A1 A2", 1: "B1", 2: "C1"})
    column = t.score(1)
    assert len(column.tally) == 6
    assert column.total == column.b1 + column.b2 + column.b3 + column.b4 + column.b5


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_comp_15_nobody_plays_with_fewer_than_two_or_more_than_four(seats: int) -> None:
    """Two to four players."""
    with pytest.raises(SetupError, match="seats: expected 2 to 4"):
        new_game(preset("first-en"), seats, SEED)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_comp_15_two_to_four_can_play(seats: int) -> None:
    """Each of them has a hand and is asked for a library."""
    t = Table.new(seats)
    assert len(t.state.hands) == seats
    assert t.prompt == "library"


@ALL_PRESETS
@pytest.mark.trace("DV-09")
@EVERY_PRESET
def test_comp_16_cards_of_four_books_are_54_more_than_cards_of_two(preset_name: str) -> None:
    """152 cards of two to four books make 510 only if fours outnumber twos by 54; with every deck that is played."""
    sizes = Counter(sum(books) for books in Table.new(2, ruleset=preset(preset_name)).state.game.counts)
    assert set(sizes) == {2, 3, 4}
    assert sizes[4] - sizes[2] == 54
    assert (sizes[2], sizes[3], sizes[4]) == (17, 64, 71)
