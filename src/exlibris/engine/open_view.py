"""The open view: all that a finished game shows to everybody of one of its positions, built field by field."""

from __future__ import annotations

from exlibris.engine.events import HIDDEN
from exlibris.engine.sets import ONE
from exlibris.engine.state import State
from exlibris.engine.view import SPECTATOR, PlayerView, covered, decision_of, show_public


def open_view(s: State, asked: int) -> PlayerView:
    """Return the view of a position with every hand, focus, clue, sealed flip and card on a tile.

    Only the deck and the tiles to come are hidden. All the rest is secret while the game is played; the caller
    makes sure that it is over.

    Args:
        s: A position of a finished game.
        asked: The seat whose decision is shown.
    """
    view = PlayerView()
    view.seat = SPECTATOR
    show_public(s, view)
    view.deal = s.deal
    view.round = covered(s.round)
    view.deck = ONE[HIDDEN] * (len(s.deck) - s.dealt)
    view.deck_count = len(view.deck)
    view.discard = s.discard
    view.hands = s.hands[:]
    view.pools = s.pools[:]
    view.peeks = s.peeks
    view.flips = s.flips[:]
    view.ready = s.ready
    view.stack = [f.copy() for f in s.stack]
    view.pending = s.pending_seats()
    view.decision = decision_of(s, asked)
    view.ply = s.ply
    return view
