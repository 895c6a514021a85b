"""What shelves are worth as they lie, and by how much an action would change that.

A player view is enough for all but `hindsight`; lines that need a focus exist for seats whose focus the view shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from exlibris.engine.best_flips import awards_against, awards_in_solo, flips_for
from exlibris.engine.best_run import best_run
from exlibris.engine.determinize import determinize
from exlibris.engine.events import HIDDEN
from exlibris.engine.scoring import (
    PER_FOCUS,
    dark_cards,
    entombed_points,
    form,
    inspected,
    prominent_awards,
    stability,
    tally,
    variety,
)
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView


@dataclass(frozen=True)
class Lines:
    """The lines of a seat's form, as if the inspection came now and nobody turned down any more cards.

    `b2` is None in a solo game, where the Public Library's books are secret; `b5` is None if the focus is hidden.
    """

    b1: int
    b2: int | None
    b3: int
    b4: int
    b5: int | None
    prominent: int


def lines(position: State | PlayerView, seat: int) -> Lines:
    """Return what the seat's shelf would score, with all shelves as they lie."""
    deal, shelf = position.deal, position.shelves[seat]
    books = face_up(position, seat)
    focus = deal.focus[seat]
    return Lines(
        b1=stability(shelf) + entombed_points(shelf),
        b2=None if position.game.is_solo else award(position, seat),
        b3=-books[deal.banned],
        b4=variety(books, deal.banned),
        b5=None if focus == HIDDEN else PER_FOCUS * books[focus],
        prominent=books[deal.prominent],
    )


def award(position: State | PlayerView, seat: int) -> int:
    """Return the Prominent Works award that the seat would get."""
    prominent = position.deal.prominent
    return prominent_awards([face_up(position, other)[prominent] for other in range(position.game.seats)])[seat]


def face_up(position: State | PlayerView, seat: int) -> list[int]:
    """Return by category the seat's books that the inspection would leave face up."""
    shelf = position.shelves[seat]
    return tally(position.game.counts, shelf.cards().translate(None, inspected(shelf, position.flips[seat])))


def changes(view: PlayerView, actions: Sequence[int]) -> dict[int, Lines]:
    """Return by action how many points it would at once add to the lines of the viewer's form.

    Each is tried in one determinization of the view, so it must be an action whose effect does not depend on what
    the viewer can't see.
    """
    world = determinize(view, Random(0))
    now = lines(world, view.seat)
    found = {}
    for action in actions:
        trial = world.clone()
        trial.apply(action, view.seat)
        found[action] = difference(lines(trial, view.seat), now)
    return found


def difference(after: Lines, before: Lines) -> Lines:
    """Return the later lines minus the earlier ones, None where either is None."""
    return Lines(
        b1=after.b1 - before.b1,
        b2=None if after.b2 is None or before.b2 is None else after.b2 - before.b2,
        b3=after.b3 - before.b3,
        b4=after.b4 - before.b4,
        b5=None if after.b5 is None or before.b5 is None else after.b5 - before.b5,
        prominent=after.prominent - before.prominent,
    )


def hindsight(s: State, seat: int) -> tuple[bytes, int]:
    """Return the cards that the seat of a finished game should have turned face down, and its total with them.

    All other shelves count as they were inspected.
    """
    shelf, deal = s.shelves[seat], s.deal
    cards = shelf.cards().translate(None, dark_cards(shelf))
    books = [s.game.counts[card] for card in cards]
    if s.game.is_solo:
        awards = awards_in_solo(tally(s.game.counts, s.discard)[deal.prominent])
    else:
        others = [face_up(s, other)[deal.prominent] for other in range(s.game.seats) if other != seat]
        awards = awards_against(others)
    kept = best_run(cards, books, deal.banned, deal.prominent, deal.focus[seat], awards)
    turned = bytes([cards[i] for i in flips_for(cards, kept)])
    flips = s.flips[:]
    flips[seat] = turned
    return turned, form(s, flips).seats[seat].total
