"""Observations: what one seat sees of a position, written as FIELDS into plain memory.

What the seat may know is asked of the engine: `hidden_from`, `seen_deal`, `seen_discard`. States that differ in nothing
that it can see give equal observations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from exlibris.engine import HIDDEN, MOST_SEATS, Deal, Game, State, hidden_from, seen_deal
from exlibris.rl.fields import OFFSETS, SIZE
from exlibris.rl.row import Row
from exlibris.rl.rules import rules_of
from exlibris.rl.seen_board import put_game, put_seats, put_tiles
from exlibris.rl.seen_cards import put_cards, put_flips, put_shelves
from exlibris.rl.seen_effects import put_effects

ALL_HIDDEN: Final = bytes([HIDDEN]) * 256


class Observations:
    """Rows of observations of games by one ruleset with as many seats, in one buffer.

    Args:
        game: What all of them have in common.
        rows: How many.
    """

    __slots__ = ("_deals", "_row", "game", "numbers")

    game: Game
    numbers: vec[u8]  # by row and field; `memoryview` and NumPy see it without a copy
    _deals: list[tuple[Deal, Deal] | None]  # by row and seat: a deal, and what the seat sees of it
    _row: Row

    def __init__(self, game: Game, rows: int) -> None:
        self.game = game
        self._deals = [None] * (rows * MOST_SEATS)
        values = rules_of(game)
        values["seat.plays"] = [1] * game.seats
        row = [0] * SIZE
        for name in values:
            row[OFFSETS[name] : OFFSETS[name] + len(values[name])] = values[name]
        self.numbers = vec[u8](bytes(row * rows))
        self._row = Row(self.numbers, rows, game.seats)

    def write(self, s: State, seat: int, row: int) -> None:
        """Write what a seat sees over a row.

        Args:
            s: A position of such a game, complete.
            seat: The seat that looks.
            row: Which row.
        """
        to = self._row
        hidden = hidden_from(s, seat)
        to.begin(row, seat, bytes.maketrans(hidden, ALL_HIDDEN[: len(hidden)]))
        sealing = s.is_sealing_flips()
        put_game(to, s, self._seen_deal(s, seat, row))
        put_seats(to, s, sealing)
        put_tiles(to, s)
        put_shelves(to, s)
        put_cards(to, s)
        put_flips(to, s, sealing)
        put_effects(to, s)
        to.end(row)

    def _seen_deal(self, s: State, seat: int, row: int) -> Deal:
        """Return the deal as the seat may see it, worked out when there is another deal: few are."""
        if s.is_over:
            return seen_deal(s, seat)
        at = row * MOST_SEATS + seat
        known = self._deals[at]
        if known is None or known[0] is not s.deal:
            known = self._deals[at] = (s.deal, seen_deal(s, seat))
        return known[1]
