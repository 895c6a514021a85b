"""What one seat sees of a table: the cards it may know by name, "?" for each of the others."""

from __future__ import annotations

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.deck import name_of
from support.table import Table

EVERY_EYE = SPECTATOR


def seen_hand(t: Table, looker: int, seat: int) -> str:
    """Return the seat's hand as the looker (or EVERY_EYE) sees it: "A1 M3 ?"."""
    return _seen(sorted(player_view(t.state, looker).hands[seat]))


def seen_on(t: Table, looker: int, tile: int) -> str:
    """Return the cards on the tile as the looker sees them, in the order in which they lie."""
    return _seen(list(player_view(t.state, looker).pools[tile]))


def _seen(cards: list[int]) -> str:
    return " ".join("?" if card == HIDDEN else name_of(card) for card in cards)
