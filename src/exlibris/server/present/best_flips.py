"""The best flips of a seat and what they bring, from its own view."""

from exlibris.engine import PlayerView
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import PER_FOCUS, entombed_points, inspected, prominent_awards, stability, tally, variety
from exlibris.server.messages import BestFlips


def best_flips_of(view: PlayerView) -> BestFlips:
    """Return what the viewer would best turn face down besides what already is, the others' cards taken as they lie."""
    flips = best_flips(view, view.seat)
    return BestFlips(flips=list(flips), total=total_with(view, flips))


def total_with(view: PlayerView, flips: bytes) -> int:
    """Return the viewer's points after these further flips; in a solo game without Prominent Works."""
    seat, deal, shelf = view.seat, view.deal, view.shelves[view.seat]
    books = face_up(view, seat, view.flips[seat] + flips)
    points = stability(shelf) + entombed_points(shelf) - books[deal.banned] + variety(books, deal.banned)
    return points + PER_FOCUS * books[deal.focus[seat]] + award(view, books[deal.prominent])


def award(view: PlayerView, own: int) -> int:
    """Return the Prominent Works award for so many books; 0 in solo, where the Public Library's are not known yet."""
    if view.game.is_solo:
        return 0
    others = [seat for seat in range(view.game.seats) if seat != view.seat]
    prominent = view.deal.prominent
    return prominent_awards([own, *[face_up(view, other, b"")[prominent] for other in others]])[0]


def face_up(view: PlayerView, seat: int, flips: bytes) -> list[int]:
    """Return the seat's books of each category that an inspection after these flips leaves face up."""
    shelf = view.shelves[seat]
    return tally(view.game.counts, shelf.cards().translate(None, inspected(shelf, flips)))
