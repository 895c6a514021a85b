"""Observations: a position as one seat sees it, written as FIELDS into plain memory.

The engine decides what the seat may know: `known_to`, `lies_face_down`, `hidden_from`, `seen_deal`, `seen_discard`.
States that the seat can't tell apart give equal observations.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from exlibris.engine import NOBODY, Deal, Game, Round, State, seen_deal
from exlibris.engine.shelves import EMPTY, Shelf
from exlibris.rl.fields import OFFSETS, SIZE
from exlibris.rl.row import Row
from exlibris.rl.rules import rules_of
from exlibris.rl.seen_board import put_deal, put_game, put_seats, put_tiles, put_visitors
from exlibris.rl.seen_cards import put_cards, put_flips, put_pools, put_shelves
from exlibris.rl.seen_effects import put_effects


class Written:
    """The parts of a state that a row shows and that are written again only after a change."""

    __slots__ = ("deal", "places", "pools", "round", "seat", "shelves", "visitors")

    def __init__(self, seats: int) -> None:
        self.seat: i64 = NOBODY  # the last observing seat
        self.deal: Deal | None = None
        self.round: Round | None = None
        self.places = b""
        self.visitors: list[bytes] = []
        self.pools: list[bytes] = []
        self.shelves = [EMPTY] * seats


class Observations:
    """Rows of observations in one buffer, of games with the same ruleset and number of seats.

    Args:
        game: The game that all rows share.
        rows: Number of rows.
    """

    def __init__(self, game: Game, rows: int) -> None:
        self.game = game
        self._covered = bytes([tile for tile, covered in enumerate(game.face_down) if covered])  # with face-down cards
        self._written = [Written(game.seats) for _ in range(rows)]
        values = rules_of(game)
        values["seat.plays"] = [1] * game.seats
        row = [0] * SIZE
        for name in values:
            row[OFFSETS[name] : OFFSETS[name] + len(values[name])] = values[name]
        self.numbers = vec[u8](bytes(row * rows))  # by row and field; `memoryview` and NumPy read it without a copy
        parts = [Row(self.numbers, rows, game.seats) for _ in range(5)]
        # The first four parts are written again only after a change.
        self._tiles, self._visitors, self._pools, self._shelves, self._rest = parts

    def write(self, s: State, seat: int, row: int) -> None:
        """Write a seat's observation over a row.

        Args:
            s: A complete position of the same game.
            seat: The observing seat.
            row: The index of the row.
        """
        was, rest = self._written[row], self._rest
        another = was.seat != i64(seat)
        was.seat = seat
        self._write_tiles(s, seat, row, was, another)
        self._write_cards(s, seat, row, was, another)
        sealing = s.is_sealing_flips()
        if another or was.deal is not s.deal or s.is_over:
            was.deal = None if s.is_over else s.deal
            put_deal(rest, seen_deal(s, seat))
        put_game(rest, s)
        put_seats(rest, s, sealing)
        put_flips(rest, s, sealing)
        put_effects(rest, s)
        rest.end()

    def _write_tiles(self, s: State, seat: i64, row: i64, was: Written, another: bool) -> None:
        if was.round is not s.round or was.places != s.places:
            was.round, was.places = s.round, s.places
            self._tiles.begin(row, seat)
            put_tiles(self._tiles, s)
            self._tiles.end()
        if another or was.visitors != s.visitors:
            was.visitors = s.visitors[:]
            self._visitors.begin(row, seat)
            put_visitors(self._visitors, s)
            self._visitors.end()

    def _write_cards(self, s: State, seat: i64, row: i64, was: Written, another: bool) -> None:
        """Begin the rest and write where cards are, after clearing all parts: cards may move between parts."""
        pools, shelves = was.pools != s.pools, _other_shelves(was.shelves, s.shelves) or another
        self._rest.begin(row, seat)
        if pools:
            self._pools.begin(row, seat)
        if shelves:
            self._shelves.begin(row, seat)
            put_shelves(self._shelves, s.shelves)
            self._shelves.end()
        if pools:
            was.pools = s.pools[:]
            put_pools(self._pools, s)
            self._pools.end()
        put_cards(self._rest, s, self._covered)


def _other_shelves(was: list[Shelf], now: list[Shelf]) -> bool:
    """Return True if shelves were replaced, and record them. Faster than comparing and copying the lists."""
    other = False
    for seat in range(len(was)):
        if was[seat] is not now[seat]:
            was[seat] = now[seat]
            other = True
    return other
