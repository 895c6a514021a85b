"""The words of lesson files: cards as "M3", shelves as drawings, legal actions by names that read like play.

A shelf is drawn row by row from the top, rows separated by " / ": "M8 .. X1 / A1 B3", `..` being an empty cell.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from exlibris.content import CATEGORIES, load_deck
from exlibris.engine import CHOICES, State, describe_action, index_of, placed_space, tile_of
from exlibris.engine.rows import WIDTH
from exlibris.engine.shelf import CELLS, DOWN, EMPTY, FREE, LEFT, RIGHT, UP, Shelf, settled

NOBODY_THERE: Final = ".."
# Where a cell is, seen from the card that lies next to it, and the step from the cell to that card.
SIDES: Final = {"right of": LEFT, "left of": RIGHT, "below": UP, "above": DOWN}


@cache
def card_names() -> tuple[str, ...]:
    """Letter and number of every card of the English deck."""
    deck = load_deck("en")
    return tuple(f"{letter}{number}" for letter, number in zip(deck.letters, deck.numbers, strict=True))


def cards_of(names: str) -> bytes:
    """The cards of "M3 A1", in that order; ValueError for a card that there is not."""
    return bytes([card_names().index(name) for name in names.split()])


def shelf_of(drawing: str) -> Shelf:
    """The shelf as drawn, nothing face down; ValueError for a card that there is not."""
    grid = bytearray(EMPTY.grid)
    rows = [row.split() for row in drawing.split("/") if row.split()]
    left = (WIDTH - max((len(row) for row in rows), default=0)) // 2
    for r, row in enumerate(rows, 1):
        for c, name in enumerate(row):
            if name != NOBODY_THERE:
                grid[r * WIDTH + left + c] = cards_of(name)[0]
    return settled(bytes(grid), b"", b"")


def actions_named(s: State, seat: int) -> dict[str, int]:
    """The seat's legal actions by all the names that they have."""
    return {name: action for action in s.legal_actions(seat) for name in names_of(s, seat, action)}


def names_of(s: State, seat: int, action: int) -> list[str]:
    """The names of a legal action: a cell has one for each card beside it, all others have one."""
    kind, value = describe_action(action)
    if kind == "cell":
        return cell_names(s.shelves[seat], value)
    return [NAMES[kind](value)] if kind in NAMES else [kind]


def space_name(space: int) -> str:
    """Return a space as "14.1", the first of tile 14, or "home" for any of one's own library."""
    tile = tile_of(placed_space(space))
    return f"{tile}.{index_of(placed_space(space)) + 1}" if tile else "home"


NAMES: Final[dict[str, Callable[[int], str]]] = {
    "space": space_name,
    "card": lambda card: card_names()[card],
    "flip": lambda card: f"flip {card_names()[card]}",
    "choice": lambda number: CHOICES[number],
    "category": lambda number: CATEGORIES[number],
}


def cell_names(shelf: Shelf, cell: int) -> list[str]:
    """Where the cell is, by each card beside it; "anywhere" on an empty shelf."""
    beside = {side: cell + step for side, step in SIDES.items() if 0 <= cell + step < CELLS}
    names = [f"{side} {card_names()[shelf.grid[at]]}" for side, at in beside.items() if shelf.grid[at] != FREE]
    return names or ["anywhere"]
