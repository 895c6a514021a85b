"""Shelves far from the middle of the grid follow the same rules: nothing depends on the column."""

import pytest

from exlibris.engine.shelf import DOWN, EMPTY, LEFT, MIDDLE, RIGHT, UP, Shelf


def ring_at(columns: int, along: int) -> Shelf:
    """Return a ring of eight cards, that many columns from the middle, with the cards between taken away again."""
    shelf = EMPTY.put(0, MIDDLE)
    for card in range(1, columns + 1):
        shelf = shelf.put(card, shelf.cell_of(card - 1) + along)
    for card, by in enumerate((DOWN, DOWN, -along, -along, UP), columns + 1):
        shelf = shelf.put(card, shelf.cell_of(card - 1) + by)
    for card in range(columns - 2):
        shelf = shelf.take(card)
    return shelf


@pytest.mark.parametrize("along", [LEFT, RIGHT])
@pytest.mark.parametrize("columns", range(2, 24))
def test_any_card_of_a_ring_can_be_removed_wherever_it_lies(columns: int, along: int) -> None:
    shelf = ring_at(columns, along)
    cards = set(range(columns - 2, columns + 6))
    assert set(shelf.cards()) == cards
    assert set(shelf.removable()) == cards
    broken = shelf.take(columns)
    ends = {columns - 1, columns + 1}
    assert ends <= set(broken.removable()) < cards, "what is left hangs together by everything but its ends"
