"""The words of lesson files: the engine's notation, with the English deck."""

from typing import Final

from exlibris.engine import State
from exlibris.engine.notation.actions import questions_of, short_names
from exlibris.engine.notation.cards import CardNames, card_names
from exlibris.engine.notation.shelves import read_shelf
from exlibris.engine.shelves import Shelf

CARDS: Final[CardNames] = card_names("en")


def cards_of(names: str) -> bytes:
    """Return the cards of "M3 A1", in that order. Raises NotationError for a card that there is not."""
    return CARDS.read(names)


def shelf_of(drawing: str) -> Shelf:
    """Return the shelf as drawn. Raises NotationError for a card that there is not."""
    return read_shelf(CARDS, drawing)


def actions_named(s: State, seat: int) -> dict[str, int]:
    """Return the seat's legal actions by all the names that they have."""
    return {name: action for q in questions_of(s, seat) for action in q.actions for name in short_names(q, action)}
