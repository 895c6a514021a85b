"""Observations: what one seat sees of a position, written as FIELDS into plain memory.

What the seat may know is asked of the engine: `known_to`, `lies_face_down`, `hidden_from`, `seen_deal`, `seen_discard`.
States that differ in nothing that it can see give equal observations.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from exlibris.engine import MOST_SEATS, NOBODY, Deal, Game, Round, State, seen_deal
from exlibris.engine.shelves import Shelf
from exlibris.rl.fields import OFFSETS, SIZE
from exlibris.rl.row import Row
from exlibris.rl.rules import rules_of
from exlibris.rl.seen_board import put_game, put_seats, put_tiles
from exlibris.rl.seen_cards import put_cards, put_flips, put_shelves
from exlibris.rl.seen_effects import put_effects


class Observations:
    """Rows of observations of games by one ruleset with as many seats, in one buffer.

    Args:
        game: What all of them have in common.
        rows: How many.
    """

    __slots__ = (
        "_deals", "_lookers", "_others", "_places", "_rounds", "_shelves", "_shelves_part", "_tiles_part", "_visitors",
        "game", "numbers",
    )  # fmt: skip

    game: Game
    numbers: vec[u8]  # by row and field; `memoryview` and NumPy see it without a copy
    _deals: list[tuple[Deal, Deal] | None]  # by row and seat: a deal, and what the seat sees of it
    _shelves_part: Row  # two parts that are written again only if they have changed, and the rest
    _tiles_part: Row
    _others: Row
    _lookers: list[int]  # by row, who looked last, NOBODY before; and what was written in these parts
    _shelves: list[list[Shelf]]
    _rounds: list[Round | None]
    _places: list[bytes]
    _visitors: list[list[bytes]]

    def __init__(self, game: Game, rows: int) -> None:
        self.game = game
        self._deals = [None] * (rows * MOST_SEATS)
        self._lookers = [NOBODY] * rows
        self._shelves = [[]] * rows
        self._rounds = [None] * rows
        self._places = [b""] * rows
        self._visitors = [[]] * rows
        values = rules_of(game)
        values["seat.plays"] = [1] * game.seats
        row = [0] * SIZE
        for name in values:
            row[OFFSETS[name] : OFFSETS[name] + len(values[name])] = values[name]
        self.numbers = vec[u8](bytes(row * rows))
        self._shelves_part = Row(self.numbers, rows, game.seats)
        self._tiles_part = Row(self.numbers, rows, game.seats)
        self._others = Row(self.numbers, rows, game.seats)

    def write(self, s: State, seat: int, row: int) -> None:
        """Write what a seat sees over a row.

        Args:
            s: A position of such a game, complete.
            seat: The seat that looks.
            row: Which row.
        """
        others = self._others
        others.begin(row, seat)  # a card may have left it for a shelf: all is cleared before anything is written
        another = self._lookers[row] != seat
        self._lookers[row] = seat
        self._write_shelves(s, seat, row, another)
        self._write_tiles(s, seat, row, another)
        sealing = s.is_sealing_flips()
        deal = self._seen_deal(s, seat, row)
        put_game(others, s, deal)
        put_seats(others, s, deal, sealing)
        put_cards(others, s)
        put_flips(others, s, sealing)
        put_effects(others, s)
        others.end(row)

    def _write_shelves(self, s: State, seat: int, row: int, another: bool) -> None:
        """Write the shelves if somebody else looks or they have changed. Of the other cards none is written yet."""
        if another or self._shelves[row] != s.shelves:
            self._shelves[row] = s.shelves[:]
            part = self._shelves_part
            part.begin(row, seat)
            put_shelves(part, s.shelves)
            part.end(row)

    def _write_tiles(self, s: State, seat: int, row: int, another: bool) -> None:
        """Write where tiles and assistants are if somebody else looks or they have changed."""
        if (
            another
            or self._rounds[row] is not s.round
            or self._places[row] != s.places
            or self._visitors[row] != s.visitors
        ):
            self._rounds[row] = s.round
            self._places[row] = s.places
            self._visitors[row] = s.visitors[:]
            part = self._tiles_part
            part.begin(row, seat)
            put_tiles(part, s)
            part.end(row)

    def _seen_deal(self, s: State, seat: int, row: int) -> Deal:
        """Return the deal as the seat may see it, worked out when there is another deal: few are."""
        if s.is_over:
            return seen_deal(s, seat)
        at = row * MOST_SEATS + seat
        known = self._deals[at]
        if known is None or known[0] is not s.deal:
            known = self._deals[at] = (s.deal, seen_deal(s, seat))
        return known[1]
