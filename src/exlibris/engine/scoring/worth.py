"""The points of shelves as they stand, and the change that an action would make.

A player view is enough for all functions but hindsight. Lines that need a focus exist only if the view shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from exlibris.engine.determinize import determinize
from exlibris.engine.events import HIDDEN
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.scoring.best_flips import best_flips, best_flips_in
from exlibris.engine.scoring.columns import Form, lines_of, scored
from exlibris.engine.scoring.counting import face_up, out_of_order, prominent_awards, solo_awards, tally
from exlibris.engine.scoring.results import column_of, form
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView, public_library


@dataclass(frozen=True)
class Lines:
    """The points of each line of a seat's form, as if the inspection came now.

    `b2` is None in solo while the Public Library's books are secret; `b5` is None if the focus is hidden.
    """

    b1: int
    b2: int | None
    b3: int
    b4: int
    b5: int | None
    prominent: int  # number of books of Prominent Works
    out_of_order: bytes = NOTHING  # the cards that the inspector flips (ALPHA)
    books: tuple[int, ...] = ()  # by category, the books that stay face up; empty in a difference

    @property
    def total(self) -> int:
        """The points of all known lines."""
        return self.b1 + (self.b2 or 0) + self.b3 + self.b4 + (self.b5 or 0)


def lines(position: State | PlayerView, seat: int, flips: bytes = NOTHING, expected: Sequence[bytes] = ()) -> Lines:
    """Return the current score of a seat's shelf; zeros during the draft.

    Args:
        position: A state or a view.
        seat: The owner of the shelf.
        flips: Cards to flip in addition to those already chosen.
        expected: By seat, the cards that the others flip; by default those already chosen.
    """
    deal = position.deal
    if not deal.is_dealt:
        return Lines(b1=0, b2=None, b3=0, b4=0, b5=None, prominent=0, books=(0,) * CATEGORY_COUNT)
    shelf, down = position.shelves[seat], position.flips[seat] + flips
    column = column_of(position, seat, down)
    books = column.tally[deal.prominent]
    award = _award(position, seat, books, expected or position.flips)
    b1, _, b3, b4, b5 = lines_of(column, award or 0, deal.banned)
    return Lines(
        b1=b1,
        b2=award,
        b3=b3,
        b4=b4,
        b5=None if column.focus == HIDDEN else b5,
        prominent=books,
        out_of_order=out_of_order(shelf.cards(), shelf.dark_cards() + down),
        books=column.tally,
    )


def _award(position: State | PlayerView, seat: int, own: int, flips: Sequence[bytes]) -> int | None:
    """Return the award that the seat would get for `own` books of Prominent Works; None as in Lines.b2."""
    counts, prominent = position.game.counts, position.deal.prominent
    if position.game.is_solo:
        library = public_library(position)
        return None if library is None else solo_awards(own, tally(counts, library)[prominent])[0]
    books = [
        own if other == seat else face_up(counts, shelf, flips[other])[prominent]
        for other, shelf in enumerate(position.shelves)
    ]
    return prominent_awards(books, position.game.ruleset.prominent_ties)[seat]


def changes(
    view: PlayerView, actions: Sequence[int], expected: Sequence[bytes] = (), most: int = 0
) -> dict[int, Lines]:
    """Return the points that actions would immediately add to the lines of the viewer's form.

    Args:
        view: The view of the deciding seat.
        actions: Legal actions whose effect does not depend on hidden facts; each is tried in one determinization.
        expected: By seat, the cards that the others flip; by default those already chosen.
        most: Up to this number of shelved cards, the viewer's best flips follow before and after; else none do. Before
            a choice of flips none follow, so that each good flip shows its gain.

    Returns:
        The differences by action. `out_of_order` are the cards newly face down after the inspection: those that the
            viewer would flip, too, except at a choice of flips.
    """
    world, seat = determinize(view, Random(0)), view.seat
    if world.is_sealing_flips():
        now = lines(world, seat, NOTHING, expected)
    else:
        now = _after_flips(world, seat, expected, most)
    found = {}
    for action in actions:
        trial = world.clone()
        trial.apply(action, seat)
        found[action] = difference(_after_flips(trial, seat, expected, most), now)
    return found


def losses(view: PlayerView, cards: Sequence[int], expected: Sequence[bytes] = (), most: int = 0) -> dict[int, Lines]:
    """Return the points that the lines of the viewer's form would change by if it gave up one of its cards.

    Hand cards earn no points, so giving one up changes nothing.

    Args:
        view: The view of a seat that has a focus.
        cards: Cards of its hand, or removable cards of its shelf.
        expected: As for `changes`.
        most: As for `changes`.

    Returns:
        The differences by card, as for `changes`.
    """
    world, seat = determinize(view, Random(0)), view.seat
    shelf = world.shelves[seat]
    now = _after_flips(world, seat, expected, most)
    found = {}
    for card in cards:
        after = now
        if shelf.cell_of(card) >= 0:
            trial = world.clone()
            trial.shelves[seat] = shelf.take(card)
            after = _after_flips(trial, seat, expected, most)
        found[card] = difference(after, now)
    return found


def _after_flips(s: State, seat: int, expected: Sequence[bytes], most: int) -> Lines:
    now = lines(s, seat, NOTHING, expected)
    is_ready = s.is_over or (s.is_sealing_flips() and seat not in s.pending_seats())
    flips = best_flips(s, seat, expected) if 0 < s.shelves[seat].count <= most and not is_ready else NOTHING
    if not flips:
        return now
    after = lines(s, seat, flips, expected)
    turned = now.out_of_order if s.is_sealing_flips() else bytes(sorted(flips + after.out_of_order))
    return replace(after, out_of_order=turned)


def difference(after: Lines, before: Lines) -> Lines:
    """Return `after` minus `before` by line, None where either is None, and the cards newly out of order."""
    return Lines(
        b1=after.b1 - before.b1,
        b2=None if after.b2 is None or before.b2 is None else after.b2 - before.b2,
        b3=after.b3 - before.b3,
        b4=after.b4 - before.b4,
        b5=None if after.b5 is None or before.b5 is None else after.b5 - before.b5,
        prominent=after.prominent - before.prominent,
        out_of_order=after.out_of_order.translate(None, before.out_of_order),
    )


def hindsight(s: State, seat: int) -> tuple[bytes, int]:
    """Return the best flips in hindsight of a finished game. All other shelves count as they were inspected.

    Args:
        s: A finished game.
        seat: The owner of the shelf.

    Returns:
        The cards to flip, and the seat's total with them.
    """
    return hindsight_in(form(s), seat, s.game.counts, s.shelves[seat])


def hindsight_in(filled: Form, column: int, counts: list[bytes], shelf: Shelf) -> tuple[bytes, int]:
    """Return the best flips in hindsight on a form. The other columns count as they are.

    Args:
        filled: The form.
        column: The owner's column.
        counts: By card, the number of its books of each category.
        shelf: The owner's shelf.

    Returns:
        The cards to flip, and the column's total with them.
    """
    cards = shelf.cards().translate(None, shelf.dark_cards())
    flips = best_flips_in(filled, column, counts, cards)
    columns = list(filled.columns)
    columns[column] = replace(columns[column], tally=tuple(face_up(counts, shelf, flips)))
    after = scored(columns, filled.prominent, filled.banned, filled.solo, filled.ties)
    return flips, after.columns[column].total
