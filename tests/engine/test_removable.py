"""Which cards may leave a shelf, against walking from card to card; and far from the middle of the grid as in it."""

import random

import pytest

from exlibris.engine.rows import has_hole
from exlibris.engine.shelf import DOWN, EMPTY, LEFT, MIDDLE, NEIGHBOURS, RIGHT, UP, Shelf


def in_one_piece_without(shelf: Shelf, gone: int) -> bool:
    """Return whether a walk from one of the other cards reaches all of them."""
    left = set(shelf.cells()) - {gone}
    reached = set(list(left)[:1])
    ahead = list(reached)
    while ahead:
        near = set(NEIGHBOURS[ahead.pop()]) & left - reached
        reached |= near
        ahead += near
    return reached == left


def random_shelf(rng: random.Random) -> Shelf:
    shelf = EMPTY
    for card in range(rng.randrange(1, 26)):
        shelf = shelf.put(card, rng.choice(shelf.frontier()))
    for _ in range(rng.randrange(6)):  # makes holes more frequent
        shelf = shelf.take(rng.choice(shelf.removable())) if shelf.count > 1 else shelf
    return shelf


@pytest.mark.parametrize("seed", range(3))
def test_cards_whose_removal_splits_the_shelf_stay(seed: int) -> None:
    rng = random.Random(seed)
    holes = 0
    for _ in range(70):
        shelf = random_shelf(rng)
        expected = [shelf.grid[cell] for cell in shelf.cells() if in_one_piece_without(shelf, cell)]
        assert list(shelf.removable()) == expected
        holes += has_hole(*shelf.rows[1:4])
    assert holes > 0


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
