"""Observations: what one seat sees of a position, written as FIELDS into plain memory.

What the seat may know is asked of the engine: `known_to`, `lies_face_down`, `hidden_from`, `seen_deal`, `seen_discard`.
States that differ in nothing that it can see give equal observations.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from exlibris.engine import MOST_SEATS, NOBODY, Deal, Game, Round, State, seen_deal
from exlibris.engine.shelves import Shelf
from exlibris.rl.fields import OFFSETS, SIZE
from exlibris.rl.row import Row
from exlibris.rl.rules import rules_of
from exlibris.rl.seen_board import put_game, put_seats, put_tiles, put_visitors
from exlibris.rl.seen_cards import put_cards, put_flips, put_pools, put_shelves
from exlibris.rl.seen_effects import put_effects


class Observations:
    """Rows of observations of games by one ruleset with as many seats, in one buffer.

    Args:
        game: What all of them have in common.
        rows: How many.
    """

    game: Game
    numbers: vec[u8]  # by row and field; `memoryview` and NumPy see it without a copy
    _deals: list[tuple[Deal, Deal] | None]  # by row and seat: a deal, and what the seat sees of it
    _covered: bytes  # tiles on which cards lie face down
    _tiles_part: Row  # parts that are written again only if they have changed, and the rest
    _visitors_part: Row
    _pools_part: Row
    _shelves_part: Row
    _rest: Row
    _lookers: vec[i64]  # by row, who looked last, NOBODY before; and what was written in these parts
    _rounds: list[Round | None]
    _places: list[bytes]
    _visitors: list[list[bytes]]
    _pools: list[list[bytes]]
    _shelves: list[list[Shelf]]

    def __init__(self, game: Game, rows: int) -> None:
        self.game = game
        self._deals = [None] * (rows * MOST_SEATS)
        self._covered = bytes([tile for tile, covered in enumerate(game.face_down) if covered])
        self._lookers = vec[i64]([NOBODY] * rows)
        self._rounds = [None] * rows
        self._places = [b""] * rows
        self._visitors, self._pools, self._shelves = [[]] * rows, [[]] * rows, [[]] * rows
        values = rules_of(game)
        values["seat.plays"] = [1] * game.seats
        row = [0] * SIZE
        for name in values:
            row[OFFSETS[name] : OFFSETS[name] + len(values[name])] = values[name]
        self.numbers = vec[u8](bytes(row * rows))
        parts = [Row(self.numbers, rows, game.seats) for _ in range(5)]
        self._tiles_part, self._visitors_part, self._pools_part, self._shelves_part, self._rest = parts

    def write(self, s: State, seat: int, row: int) -> None:
        """Write what a seat sees over a row.

        Args:
            s: A position of such a game, complete.
            seat: The seat that looks.
            row: Which row.
        """
        another = self._lookers[row] != i64(seat)
        self._lookers[row] = i64(seat)
        self._write_tiles(s, seat, row, another)
        self._write_cards(s, seat, row, another)
        rest = self._rest
        sealing = s.is_sealing_flips()
        deal = self._seen_deal(s, seat, row)
        put_game(rest, s, deal)
        put_seats(rest, s, deal, sealing)
        put_flips(rest, s, sealing)
        put_effects(rest, s)
        rest.end()

    def _write_tiles(self, s: State, seat: int, row: int, another: bool) -> None:
        """Write where tiles and assistants are, as far as it has changed."""
        if self._rounds[row] is not s.round or self._places[row] != s.places:
            self._rounds[row] = s.round
            self._places[row] = s.places
            self._tiles_part.begin(row, seat)
            put_tiles(self._tiles_part, s)
            self._tiles_part.end()
        if another or self._visitors[row] != s.visitors:
            self._visitors[row] = s.visitors[:]
            self._visitors_part.begin(row, seat)
            put_visitors(self._visitors_part, s)
            self._visitors_part.end()

    def _write_cards(self, s: State, seat: int, row: int, another: bool) -> None:
        """Begin the rest, and write where cards are: cleared before, as one may have left a part for another."""
        pools = self._pools[row] != s.pools
        shelves = another or self._shelves[row] != s.shelves
        self._rest.begin(row, seat)
        if pools:
            self._pools_part.begin(row, seat)
        if shelves:
            self._shelves[row] = s.shelves[:]
            self._shelves_part.begin(row, seat)
            put_shelves(self._shelves_part, s.shelves)
            self._shelves_part.end()
        if pools:
            self._pools[row] = s.pools[:]
            put_pools(self._pools_part, s)
            self._pools_part.end()
        put_cards(self._rest, s, self._covered)

    def _seen_deal(self, s: State, seat: int, row: int) -> Deal:
        """Return the deal as the seat may see it, worked out when there is another deal: few are."""
        if s.is_over:
            return seen_deal(s, seat)
        at = row * MOST_SEATS + seat
        known = self._deals[at]
        if known is None or known[0] is not s.deal:
            known = self._deals[at] = (s.deal, seen_deal(s, seat))
        return known[1]
