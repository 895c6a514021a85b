"""What an observation says of the game, the seats and the tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from exlibris.engine import NOBODY, PHASES, Deal, State, phase, special_left, standard_left
from exlibris.rl import fields as at
from exlibris.rl.fields import OFFSETS
from exlibris.rl.row import MOST, Row, from_one

PROMINENT: Final[i64] = OFFSETS["deal.prominent"]
BANNED: Final[i64] = OFFSETS["deal.banned"]
LIBRARY_FOCUS: Final[i64] = OFFSETS["deal.library_focus"]
CLUES: Final[i64] = OFFSETS["deal.clues"]
REVEALED: Final[i64] = OFFSETS["deal.revealed"]
PHASE: Final[i64] = OFFSETS["game.phase"]
ROUND: Final[i64] = OFFSETS["game.round"]
FINAL: Final[i64] = OFFSETS["game.final"]
DECK: Final[i64] = OFFSETS["game.deck"]
DISCARD: Final[i64] = OFFSETS["game.discard"]
TILES_TO_COME: Final[i64] = OFFSETS["game.tiles"]
FRESH: Final[i64] = OFFSETS["game.fresh"]
ASKED: Final[i64] = OFFSETS["seat.asked"]
READY: Final[i64] = OFFSETS["seat.ready"]
FIRST: Final[i64] = OFFSETS["seat.first"]
FOCUS: Final[i64] = OFFSETS["seat.focus"]
POWER: Final[i64] = OFFSETS["seat.power"]
HAND: Final[i64] = OFFSETS["seat.hand"]
SHELF: Final[i64] = OFFSETS["seat.shelf"]
STANDARD_LEFT: Final[i64] = OFFSETS["seat.standard_left"]
SPECIAL_LEFT: Final[i64] = OFFSETS["seat.special_left"]
STATUS: Final[i64] = OFFSETS["tile.status"]
OPEN: Final[i64] = OFFSETS["tile.open"]
ON_TILE: Final[i64] = OFFSETS["tile.visitors"]
VISITORS: Final[i64] = at.VISITORS
COMING: Final[i64] = at.COMING
PERMANENT: Final[i64] = at.PERMANENT
TEMPORARY: Final[i64] = at.TEMPORARY
DISCARDED: Final[i64] = at.DISCARDED
FINALS: Final = ("", "shelf", "round_limit", "rounds")
PHASE_CODES: Final = {name: code for code, name in enumerate(PHASES, 1)}


def put_game(row: Row, s: State, deal: Deal) -> None:
    """Write what concerns the whole game, over what was there; `deal` is what the seat sees of it."""
    r = s.round
    numbers, first = row.numbers, row.first
    numbers[first + PROMINENT] = u8(i64(deal.prominent) + 1)
    numbers[first + BANNED] = u8(i64(deal.banned) + 1)
    numbers[first + PHASE] = u8(PHASE_CODES[phase(s)])
    numbers[first + ROUND] = u8(min(MOST, r.number))
    numbers[first + FINAL] = u8(FINALS.index(r.final)) if r.final else 0
    numbers[first + DECK] = u8(len(s.deck) - s.dealt)
    numbers[first + DISCARD] = u8(len(s.discard))
    numbers[first + TILES_TO_COME] = u8(len(r.stack))
    if len(s.fresh) > 0:
        row.put_list(FRESH, s.fresh, at.FRESH, 1)
    if s.game.is_solo:
        row.put(LIBRARY_FOCUS, from_one(deal.library_focus))
        for i in range(min(at.CLUES, len(deal.clues))):
            row.put(CLUES + i, from_one(deal.clues[i]))
        row.put(REVEALED, deal.revealed)


def put_seats(row: Row, s: State, deal: Deal, sealing: bool) -> None:
    """Write what concerns each seat, over what was there.

    While flips are sealed, nobody sees who of the others has done so.
    """
    numbers, hands, shelves, focus, powers = row.numbers, s.hands, s.shelves, deal.focus, deal.powers
    asked: i64 = NOBODY if s.is_over else s.stack[-1].seat
    begins: i64 = s.round.first
    for seat in range(row.seats):
        i = row.relative(seat)
        ready: i64 = s.ready >> seat & 1
        if sealing:
            ready = 0 if i else ready
            asked = NOBODY if ready else seat
        place = row.first + i
        numbers[place + ASKED] = 1 if seat == asked else 0
        numbers[place + READY] = u8(ready)
        numbers[place + FIRST] = 1 if seat == begins else 0
        numbers[place + FOCUS] = u8(from_one(focus[seat]))
        numbers[place + POWER] = u8(powers[seat].number)
        numbers[place + HAND] = u8(len(hands[seat]))
        numbers[place + SHELF] = u8(shelves[seat].count)
        numbers[place + STANDARD_LEFT] = u8(standard_left(s.unplaced, seat))
        numbers[place + SPECIAL_LEFT] = 1 if special_left(s.unplaced, seat) else 0


def put_tiles(row: Row, s: State) -> None:
    """Write where each tile is, where assistants may be placed, and who has come."""
    r = s.round
    row.put_all(STATUS, r.stack, COMING)
    row.put_all(STATUS, r.permanent, PERMANENT)
    row.put_all(STATUS, r.temporary, TEMPORARY)
    row.put_all(STATUS, r.discarded, DISCARDED)
    row.put_all(OPEN, s.places, 1)
    visitors = s.visitors
    for tile in range(len(visitors)):
        pairs = visitors[tile]
        if len(pairs) > 0:
            _put_visitors(row, pairs, ON_TILE + tile * VISITORS)


def _put_visitors(row: Row, pairs: bytes, start: i64) -> None:
    count: i64 = len(pairs)
    for i in range(0, min(count, 2 * VISITORS), 2):
        token: i64 = pairs[i]
        row.put(start + (i >> 1), 1 + 8 * row.relative(token >> 1) + 4 * (token & 1) + (pairs[i + 1] & 3))
