"""From which cards of a shelf the points of the form come."""

from collections.abc import Callable

from msgspec import Struct

from exlibris.content import CATEGORIES
from exlibris.engine import HIDDEN, PlayerView
from exlibris.engine.scoring import face_up, inspected, rarest, stable_cells
from exlibris.engine.shelves import Shelf


class Sources(Struct, frozen=True, kw_only=True):
    """The cards of a shelf from which its points come if the inspection came now, in reading order, as far as you know.

    `rectangle` are those that line B1 counts, `covering` those under which it counts an entombed card. `prominent`,
    `banned`, `rarest` and `focus` lie face up and have books of the category of lines B2 to B5; `rarest_category` is
    that of B4. Cards that you may not know are left out, and so are all of a focus.
    """

    rectangle: list[int]
    covering: list[int]
    prominent: list[int]
    banned: list[int]
    rarest: list[int]
    rarest_category: str
    focus: list[int]


def sources_of(view: PlayerView, seat: int) -> Sources:
    """Return where the points of a seat's shelf come from."""
    deal, shelf, flips = view.deal, view.shelves[seat], view.flips[seat]
    fewest = rarest(face_up(view.game.counts, shelf, flips), deal.banned)
    focus = deal.focus[seat]
    with_books = finder(view, shelf.cards().translate(None, inspected(shelf, flips)))
    return Sources(
        rectangle=[card for cell in stable_cells(shelf) if (card := shelf.grid[cell]) != HIDDEN],
        covering=[card for card in covering(shelf) if card != HIDDEN],
        prominent=with_books(deal.prominent),
        banned=with_books(deal.banned),
        rarest=with_books(fewest),
        rarest_category=CATEGORIES[fewest],
        focus=[] if focus == HIDDEN else with_books(focus),
    )


def finder(view: PlayerView, cards: bytes) -> Callable[[int], list[int]]:
    """Return what finds those of the cards that have books of a category."""
    return lambda category: [card for card in cards if view.game.counts[card][category]]


def covering(shelf: Shelf) -> list[int]:
    """Return the upper cards of cells in which a card is entombed."""
    tombs = shelf.tombs[::2]
    return [shelf.grid[cell] for cell in shelf.cells() if cell in tombs]
