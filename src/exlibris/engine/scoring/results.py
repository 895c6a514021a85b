"""The inspection form of a game, and its result."""

from __future__ import annotations

from exlibris.engine.errors import NotOver
from exlibris.engine.scoring.columns import Column, Form, scored
from exlibris.engine.scoring.counting import entombed_points, inspected, stability, tally
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView


def result(s: State) -> Form:
    """Return the form of a finished game, which is public.

    Args:
        s: The state after the inspection.

    Raises:
        NotOver: If the game is not over.
    """
    if not s.is_over:
        raise NotOver("the game is not over: there is no result yet")
    return form(s)


def form(s: State, flips: list[bytes] | None = None) -> Form:
    """Return the form as if the inspection came now. It reveals every seat's focus.

    Args:
        s: The state, in any phase after the draft.
        flips: By seat, the cards that it flips; None for the flips chosen so far.

    Raises:
        NotOver: If the draft is not over, so that no categories are dealt.
    """
    if not s.deal.is_dealt:
        raise NotOver("the draft is not over: there are no categories yet")
    flips = s.flips if flips is None else flips
    columns = [column_of(s, seat, flips[seat]) for seat in range(s.game.seats)]
    if s.game.is_solo:
        columns.append(Column(tuple(tally(s.game.counts, s.discard)), s.deal.library_focus))
    ties = s.game.ruleset.prominent_ties
    return scored(columns, s.deal.prominent, s.deal.banned, s.game.is_solo, ties, s.round.final)


def column_of(position: State | PlayerView, seat: int, flips: bytes) -> Column:
    """Return section A of a seat's column as if the inspection came now.

    Args:
        position: A state or a view.
        seat: The owner of the column.
        flips: The cards that it flips.
    """
    shelf = position.shelves[seat]
    down = inspected(shelf, flips)
    return Column(
        tuple(tally(position.game.counts, shelf.cards().translate(None, down))),
        position.deal.focus[seat],
        stability(shelf),
        entombed_points(shelf),
        len(position.hands[seat]),
        tuple(sorted(down)),
    )
