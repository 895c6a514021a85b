"""Best flips: which shelved cards to flip for the most points in the inspection (FLIP, ALPHA, SCORE, TIE).

The face-up cards after the inspection are a run in alphabetical order, and any run can be reached by flipping the other
cards. `best_run` finds the best run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from exlibris.engine.errors import EngineError
from exlibris.engine.events import HIDDEN
from exlibris.engine.scoring.best_run import best_run
from exlibris.engine.scoring.columns import Form
from exlibris.engine.scoring.counting import ALL_PLACES, face_up, prominent_awards, solo_awards, tally
from exlibris.engine.sets import NOTHING
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView, public_library

NO_AWARD: Final = [0]


def best_flips(position: State | PlayerView, seat: int, expected: Sequence[bytes] = ()) -> bytes:
    """Return the additional cards that a seat should flip for the most points.

    They are as few as possible, without cards already face down or chosen. The only secret used is the seat's own
    focus: the other shelves count as they are, less the expected flips and the inspector's flips, ignoring sealed
    flips. In solo the Prominent Works award is left out while the Public Library's cards are hidden.

    Args:
        position: A state, or the seat's own view.
        seat: The owner of the shelf.
        expected: By seat, the cards that the others will flip; by default none.

    Returns:
        Cards in reading order. The time grows fast with the shelf; see `scoring.best_run`.

    Raises:
        EngineError: If the view hides the seat's focus.
    """
    focus = position.deal.focus[seat]
    if focus == HIDDEN:
        raise EngineError(f"seat {seat}: its focus is hidden from this view")
    return _flips_with_focus(position, seat, focus, expected)


def best_public_flips(
    position: State | PlayerView, seat: int, expected: Sequence[bytes] = (), focus: int = HIDDEN
) -> bytes:
    """Return the best flips as any observer of the shelf can find them.

    Args:
        position: A state, or any view.
        seat: The owner of the shelf.
        expected: By seat, the cards that the others will flip; by default none.
        focus: The assumed focus; by default it earns no points.
    """
    return _flips_with_focus(position, seat, focus, expected)


def expected_flips(position: State | PlayerView, most: int) -> list[bytes]:
    """Return by seat the flips that any observer can expect at the inspection, including those already chosen.

    Each seat answers the best flips that the others would choose with all cards as they are now. Nothing is expected of
    a shelf of more than `most` cards, whose best flips could take seconds.

    Args:
        position: A state, or any view, after the deal.
        most: The largest number of shelved cards.
    """
    seats = [seat for seat in range(position.game.seats) if position.shelves[seat].count <= most]
    first = list(position.flips)
    for seat in seats:
        first[seat] += best_public_flips(position, seat)
    found = list(first)
    for seat in seats:
        if _awards(position, seat, first) != _awards(position, seat, ()):
            found[seat] = position.flips[seat] + best_public_flips(position, seat, first)
    return found


def _flips_with_focus(position: State | PlayerView, seat: int, focus: int, expected: Sequence[bytes]) -> bytes:
    deal, own = position.deal, position.shelves[seat]
    cards = own.cards().translate(None, own.dark_cards() + position.flips[seat])
    awards = _awards(position, seat, expected)
    return flips_for_most(position.game.counts, cards, deal.prominent, deal.banned, focus, awards)


def _awards(position: State | PlayerView, seat: int, expected: Sequence[bytes]) -> list[int]:
    """Return the seat's award for 0, 1, 2, … books of Prominent Works, if the others flip the expected cards."""
    counts, prominent = position.game.counts, position.deal.prominent
    if position.game.is_solo:
        library = public_library(position)
        return NO_AWARD if library is None else awards_in_solo(tally(counts, library)[prominent])
    others = [other for other in range(position.game.seats) if other != seat]
    flips = expected or [NOTHING] * position.game.seats
    books = [face_up(counts, position.shelves[other], flips[other])[prominent] for other in others]
    return awards_against(books, position.game.ruleset.prominent_ties)


def best_flips_in(form: Form, column: int, counts: list[bytes], cards: bytes) -> bytes:
    """Return the fewest cards that the column's owner should have flipped for the most points.

    The other columns count as they are. `cards` are the owner's in reading order, without cards that were face down
    before the inspection.
    """
    books = form.prominent_books()
    others = books[:column] + books[column + 1 :]
    awards = awards_in_solo(others[0]) if form.solo else awards_against(others, form.ties)
    return flips_for_most(counts, cards, form.prominent, form.banned, form.columns[column].focus, awards)


def awards_against(others: Sequence[int], ties: str = ALL_PLACES) -> list[int]:
    """Return the award for 0, 1, 2, … books of Prominent Works against these other numbers.

    The last award also applies to any larger number.
    """
    return [prominent_awards([own, *others], ties)[0] for own in range(max(others, default=0) + 2)]


def awards_in_solo(library: int) -> list[int]:
    """Return the awards against a Public Library with that many books of Prominent Works."""
    return [solo_awards(own, library)[0] for own in range(library + 2)]


def flips_for_most(
    counts: list[bytes], cards: bytes, prominent: int, banned: int, focus: int, awards: Sequence[int]
) -> bytes:
    """Return the fewest of these cards to flip for the most points; the cards are in reading order."""
    kept = best_run(cards, [counts[card] for card in cards], banned, prominent, focus, awards)
    return bytes([cards[i] for i in flips_for(cards, kept)])


def flips_for(order: Sequence[int], kept: Sequence[int]) -> list[int]:
    """Return the fewest cards to flip so that only the kept cards stay face up after the inspector has flipped others.

    `order` holds the cards' places in the alphabet; `kept` and the result are indexes into it.
    """
    flips = []
    last = -1
    for i in range(len(order)):
        if i in kept:
            last = order[i]
        elif order[i] > last:
            flips.append(i)
    return flips
