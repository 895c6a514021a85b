"""Best flips: which shelved cards to turn face down for the most points in the inspection (FLIP, ALPHA, SCORE, TIE).

The cards face up after the inspection are a run in alphabetical order, and any run can be reached by turning the other
cards down. `best_run` finds the best one.
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
    """Return the cards that a seat should also turn face down for the most points.

    They are as few as possible, without cards already face down or chosen. Of the secrets only the seat's own focus
    is used: the other shelves count as they lie, less what is expected to be turned there and what the inspector
    turns, without flips that may be sealed. In a solo game the Prominent Works award is left out as long as the Public
    Library's cards are hidden.

    Args:
        position: A state, or the seat's own view.
        seat: The owner of the shelf.
        expected: By seat, what the others turn face down; nothing, if it is left out.

    Returns:
        Cards in reading order. The time grows fast with the shelf; see `scoring.best_run`.

    Raises:
        EngineError: If the view hides the seat's focus.
    """
    focus = position.deal.focus[seat]
    if focus == HIDDEN:
        raise EngineError(f"seat {seat}: its focus is hidden from this view")
    return _flips_with_focus(position, seat, focus, expected)


def best_public_flips(position: State | PlayerView, seat: int) -> bytes:
    """Return the same without the line of the focus, for anybody who looks at the shelf.

    Args:
        position: A state, or any view.
        seat: The owner of the shelf.
    """
    return _flips_with_focus(position, seat, HIDDEN, ())


def _flips_with_focus(position: State | PlayerView, seat: int, focus: int, expected: Sequence[bytes]) -> bytes:
    deal, own = position.deal, position.shelves[seat]
    cards = own.cards().translate(None, own.dark_cards() + position.flips[seat])
    awards = _awards(position, seat, expected or [NOTHING] * position.game.seats)
    return flips_for_most(position.game.counts, cards, deal.prominent, deal.banned, focus, awards)


def _awards(position: State | PlayerView, seat: int, expected: Sequence[bytes]) -> list[int]:
    """Return the Prominent Works award for 0, 1, 2 ... Prominent books of the seat, if the others turn these cards."""
    counts, prominent = position.game.counts, position.deal.prominent
    if position.game.is_solo:
        library = public_library(position)
        return NO_AWARD if library is None else awards_in_solo(tally(counts, library)[prominent])
    others = [other for other in range(position.game.seats) if other != seat]
    books = [face_up(counts, position.shelves[other], expected[other])[prominent] for other in others]
    return awards_against(books, position.game.ruleset.prominent_ties)


def best_flips_in(form: Form, column: int, counts: list[bytes], cards: bytes) -> bytes:
    """Return which of its cards the column's owner should have turned face down, as few as possible.

    The other columns count as they are. `cards` are the owner's in reading order, without those that lay face down
    before the inspection.
    """
    books = form.prominent_books()
    others = books[:column] + books[column + 1 :]
    awards = awards_in_solo(others[0]) if form.solo else awards_against(others, form.ties)
    return flips_for_most(counts, cards, form.prominent, form.banned, form.columns[column].focus, awards)


def awards_against(others: Sequence[int], ties: str = ALL_PLACES) -> list[int]:
    """Return the Prominent Works award for 0, 1, 2 ... Prominent books against these others.

    The last one is for any larger number, too.
    """
    return [prominent_awards([own, *others], ties)[0] for own in range(max(others, default=0) + 2)]


def awards_in_solo(library: int) -> list[int]:
    """Return the same against a Public Library with that many Prominent books."""
    return [solo_awards(own, library)[0] for own in range(library + 2)]


def flips_for_most(
    counts: list[bytes], cards: bytes, prominent: int, banned: int, focus: int, awards: Sequence[int]
) -> bytes:
    """Return the fewest of these cards to turn down for the most points; the cards are in reading order."""
    kept = best_run(cards, [counts[card] for card in cards], banned, prominent, focus, awards)
    return bytes([cards[i] for i in flips_for(cards, kept)])


def flips_for(order: Sequence[int], kept: Sequence[int]) -> list[int]:
    """Return the fewest cards to turn down so that only those kept stay face up; the inspector turns down the rest.

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
