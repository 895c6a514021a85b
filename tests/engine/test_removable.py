"""Which cards may leave a shelf, against walking from card to card through all that are left."""

import random

import pytest

from exlibris.engine.rows import has_hole
from exlibris.engine.shelf import EMPTY, NEIGHBOURS, Shelf


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
