"""Shelves against a slow model that follows the rules to the letter, from random changes (SHELF, STAB, ASST-MUMMY)."""

import random
from collections.abc import Iterator

import pytest

from exlibris.engine.scoring import stability
from exlibris.engine.shelves import EMPTY, FREE, WIDTH, Shelf

Place = tuple[int, int]  # row and column
Model = dict[Place, tuple[int, bool, int]]  # upper card, whether it lies face down, card entombed there


def model_of(shelf: Shelf) -> Model:
    """Return what lies where, from the top left corner of the shelf."""
    assert shelf.count == len(shelf.cells())
    places = {cell: divmod(cell, WIDTH) for cell in shelf.cells()}
    moved = dict(zip(places, cornered(list(places.values())), strict=True))
    return {at: (shelf.grid[c], c in shelf.face_down, shelf.entombed_in(c)) for c, at in moved.items()}


def cornered(places: list[Place]) -> list[Place]:
    """Return the places counted from the top row and the left column in use."""
    top, left = min((row for row, _ in places), default=0), min((column for _, column in places), default=0)
    return [(row - top, column - left) for row, column in places]


def changed(model: Model, at: Place, what: tuple[int, bool, int] | None) -> Model:
    """Return the model with something else in a place."""
    after = {place: there for place, there in {**model, at: what}.items() if there is not None}
    return dict(zip(cornered(list(after)), after.values(), strict=True))


def beside(at: Place) -> list[Place]:
    row, column = at
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def in_three_rows(places: set[Place]) -> bool:
    return max(row for row, _ in places) - min(row for row, _ in places) < 3


def in_one_piece(places: set[Place]) -> bool:
    reached = set(list(places)[:1])
    ahead = list(reached)
    while ahead:
        near = set(beside(ahead.pop())) & places - reached
        reached |= near
        ahead += near
    return reached == places


def largest_rectangle(places: set[Place]) -> int:
    """Return the cells of the largest full rectangle, two by two at least, that stands on the bottom row."""
    bottom = max((row for row, _ in places), default=0)
    width = max((column for _, column in places), default=0) + 1
    found = [0]
    for height in (2, 3):
        for left in range(width):
            for right in range(left + 2, width + 1):
                cells = {(bottom - up, column) for up in range(height) for column in range(left, right)}
                found += [len(cells)] if cells <= places else []
    return max(found)


def shelves(seed: int) -> Iterator[Shelf]:
    """Yield a shelf again and again as it grows to one side, is covered, and loses cards."""
    luck = random.Random(seed)
    toward = luck.choice([min, max])
    shelf = EMPTY
    for card in range(70):
        way = luck.randrange(8)
        if way == 0 and shelf.count > 1:
            shelf = shelf.take(luck.choice(shelf.removable()))
        elif way == 1 and shelf.uncovering():
            shelf = shelf.cover(card, luck.choice(shelf.uncovering()), luck.random() < 0.5)
        elif way == 2 and shelf.uncovering():
            shelf = shelf.bury_under(card, luck.choice(shelf.uncovering()))
        else:
            cells = list(shelf.frontier())
            cell = luck.choice(cells) if way < 5 else toward(cells, key=lambda c: c % WIDTH)
            shelf = shelf.put(card, cell, luck.random() < 0.3)
        yield shelf


@pytest.mark.trace("SHELF-03")
@pytest.mark.parametrize("seed", range(4))
def test_shelf_02_the_next_card_goes_beside_another_within_three_rows(seed: int) -> None:
    for shelf in shelves(seed):
        model = model_of(shelf)
        free = {place for at in model for place in beside(at)} - set(model)
        fitting = {place for place in free if in_three_rows({*model, place})}
        first = divmod(shelf.cells()[0], WIDTH)
        corner = (first[0] - min(model)[0], first[1] - min(model)[1])
        offered = [divmod(cell, WIDTH) for cell in shelf.frontier()]
        assert [(row - corner[0], column - corner[1]) for row, column in offered] == sorted(fitting)
        for cell, at in zip(shelf.frontier(), sorted(fitting), strict=True):
            assert model_of(shelf.put(200, cell, True)) == changed(model, at, (200, True, FREE))


@pytest.mark.parametrize("row", [0, 1, 2])
def test_shelf_04_each_row_may_be_the_longest(row: int) -> None:
    """It grows to the left cell by cell, farther than the grid reaches from its middle."""
    shelf = EMPTY.put(0, EMPTY.frontier()[0])
    for card in (1, 2):
        shelf = shelf.put(card, shelf.cell_of(card - 1) + WIDTH)
    last = row
    for card in range(3, 40):
        left = shelf.cell_of(last) - 1
        assert left in shelf.frontier()
        shelf = shelf.put(card, left)
        last = card
    assert len({cell // WIDTH for cell in shelf.cells()}) == 3


def test_shelf_02_beside_a_row_as_wide_as_the_grid_nothing_fits_but_above_and_below_it() -> None:
    shelf = EMPTY.put(0, EMPTY.frontier()[0])
    for card in range(1, WIDTH):
        row = shelf.cells()[0] // WIDTH
        shelf = shelf.put(card, next(cell for cell in shelf.frontier() if cell // WIDTH == row))
    cells = shelf.cells()
    assert list(shelf.frontier()) == [*[cell - WIDTH for cell in cells], *[cell + WIDTH for cell in cells]]


@pytest.mark.trace("AMB-26", "AMB-27", "AMB-28", "ASST-MUMMY-06")
@pytest.mark.parametrize("seed", range(4))
def test_shelf_07_a_card_is_removed_only_if_the_rest_stays_in_one_piece(seed: int) -> None:
    """The card entombed under it stays in its place, face down."""
    for shelf in shelves(seed):
        model = model_of(shelf)
        removable = [at for at in sorted(model) if model[at][2] != FREE or in_one_piece(set(model) - {at})]
        assert list(shelf.removable()) == [model[at][0] for at in removable]
        for at in removable:
            card, _, buried = model[at]
            assert model_of(shelf.take(card)) == changed(model, at, None if buried == FREE else (buried, True, FREE))


@pytest.mark.parametrize("seed", range(4))
def test_stab_01_the_largest_rectangle_of_any_shelf_counts(seed: int) -> None:
    for shelf in shelves(seed):
        assert stability(shelf) == largest_rectangle(set(model_of(shelf)))


@pytest.mark.parametrize("seed", range(3))
def test_amb_56_cards_exchanged_take_what_is_under_them_along(seed: int) -> None:
    """A card from the hand lies face up, and leaves the entombed one where it is."""
    for shelf in shelves(seed):
        model = model_of(shelf)
        one, other = min(model), max(model)
        assert model_of(shelf.replace(model[one][0], 200)) == {**model, one: (200, False, model[one][2])}
        swapped = model_of(shelf.swap(model[one][0], model[other][0]))
        assert swapped == {**model, one: model[other], other: model[one]}
