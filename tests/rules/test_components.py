"""What is in the box (COMP)."""

from collections import Counter

import pytest

from exlibris.content.load import CATEGORIES, load_deck, load_titles
from exlibris.engine import SetupError, compose, new_game, preset
from exlibris.texts import text
from support.deck import names_of
from support.editions import ALL, drafted
from support.filling import finished
from support.table import SEED, Table
from support.tiles import ASSISTANTS, TILES


def test_comp_01_there_are_152_book_cards() -> None:
    """152 cards, each with letter, number and icons."""
    assert len(load_deck("en").counts) == 152
    assert Table.new(2).state.game.card_count == 152


def test_comp_02_the_cards_carry_510_different_books() -> None:
    """510 titles, no two the same."""
    titles = [title for books in load_titles("en") for _, title in books]
    assert len(titles) == 510
    assert len(set(titles)) == 510


@pytest.mark.trace("EX-31")
def test_comp_03_each_category_has_85_books() -> None:
    """Six times 85 are 510: the whole deck on four shelves, all of it in order."""
    rows = [names_of(range(at, at + 19)) for at in range(0, 152, 19)]
    shelves = {seat: f"{rows[2 * seat]} / {rows[2 * seat + 1]}" for seat in range(4)}
    columns = finished(Table(4, phase="inspection", shelf=shelves)).result.seats
    assert [sum(books) for books in zip(*[column.tally for column in columns], strict=True)] == [85] * 6
    assert sum(column.books for column in columns) == 510


def test_comp_04_the_categories_stand_in_the_order_of_the_form() -> None:
    """The names in form order; a category is a number everywhere in the rules."""
    assert CATEGORIES == ("corrupted", "fantastical", "historic", "monster", "reference", "spells")


@pytest.mark.trace("LIBA-03")
def test_comp_05_there_is_one_category_card_for_each_category() -> None:
    """With four players all six are used, each once."""
    deal = drafted(Table.new(4)).state.deal
    assert sorted([deal.prominent, deal.banned, *deal.focus]) == list(range(6))


def test_comp_06_there_are_18_location_tiles_with_the_hut() -> None:
    """Tiles 1 to 18 are in the game, the Hut among them."""
    r = Table.new(2).state.round
    assert sorted(r.permanent + r.temporary + r.stack + r.discarded) == TILES
    assert len(TILES) == 18


def test_comp_09_there_are_12_special_assistants() -> None:
    """One for each library, no two alike."""
    assert len(set(ASSISTANTS)) == 12


@pytest.mark.trace("LIBA-02")
def test_comp_10_there_are_12_libraries_each_with_its_own_assistant() -> None:
    """Twelve library tiles; all of them may come up in the deal."""
    names = {text(f"assistant-{key}-library") for key in ASSISTANTS}
    assert len(names) == len(ASSISTANTS) == 12
    assert list(Table.new(2).state.game.libraries) == list(range(1, 13))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_comp_15_nobody_plays_with_fewer_than_two_or_more_than_four(seats: int) -> None:
    """Two to four players."""
    with pytest.raises(SetupError, match="seats: expected 2 to 4"):
        new_game(preset("first-en"), seats, SEED)


@ALL
@pytest.mark.trace("DV-09")
def test_comp_16_cards_of_four_books_are_54_more_than_cards_of_two(preset: str) -> None:
    """152 cards of two to four books make 510 only if fours outnumber twos by 54; with every deck that is played."""
    sizes = Counter(sum(books) for books in Table.new(2, ruleset=compose(preset)).state.game.counts)
    assert sizes == {2: 17, 3: 64, 4: 17 + 54}
