"""All cards open: what a game that is over may show of its moments to everybody, built field by field."""

from __future__ import annotations

from exlibris.engine.state import State
from exlibris.engine.view import SPECTATOR, PlayerView, covered, decision_of


def open_view(s: State, asked: int) -> PlayerView:
    """Every hand, focus, clue, sealed flip and card on a tile; only the tiles to come stay covered, and the deck.

    `asked` is the seat whose decision shows. Never for a game that is still played: it is the caller who sees to that.
    """
    view = PlayerView()
    view.seat = SPECTATOR
    view.game = s.game
    view.deal = s.deal
    view.round = covered(s.round)
    view.deck_count = len(s.deck) - s.dealt
    view.discard = s.discard
    view.hands = s.hands[:]
    view.shelves = s.shelves[:]
    view.pools = s.pools[:]
    view.shown = s.shown
    view.peeks = s.peeks
    view.visitors = s.visitors[:]
    view.unplaced = s.unplaced
    view.places = s.places
    view.fresh = s.fresh
    view.flips = s.flips[:]
    view.ready = s.ready
    view.stack = [f.copy() for f in s.stack]
    view.pending = s.pending_seats()
    view.decision = decision_of(s, asked)
    view.ply = s.ply
    view.is_over = s.is_over
    return view
