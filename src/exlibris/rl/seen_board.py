"""The parts of an observation about the game, the seats and the tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from exlibris.engine import NOBODY, PHASES, Deal, State, phase, special_left, standard_left
from exlibris.rl import fields as at
from exlibris.rl.row import NONE, Row

FINALS: Final = ("", "shelf", "round_limit", "rounds")
PHASE_CODES: Final = {name: code for code, name in enumerate(PHASES, 1)}


def put_deal(row: Row, deal: Deal) -> None:
    """Write the deal as far as the seat sees it, over the previous values."""
    numbers, first, focus, powers = row.numbers, row.first, deal.focus, deal.powers
    numbers[first + at.DEAL_PROMINENT] = u8(i64(deal.prominent) + 1 & NONE)
    numbers[first + at.DEAL_BANNED] = u8(i64(deal.banned) + 1 & NONE)
    for seat in range(row.seats):
        place = first + row.relative(seat)
        numbers[place + at.SEAT_FOCUS] = u8(i64(focus[seat]) + 1 & NONE)
        numbers[place + at.SEAT_POWER] = u8(powers[seat].number)
    numbers[first + at.DEAL_LIBRARY_FOCUS] = u8(i64(deal.library_focus) + 1 & NONE)
    dealt: i64 = len(deal.clues)
    for i in range(at.CLUES):
        numbers[first + at.DEAL_CLUES + i] = u8(i64(deal.clues[i]) + 1 & NONE) if i < dealt else 0
    numbers[first + at.DEAL_REVEALED] = u8(deal.revealed)


def put_game(row: Row, s: State) -> None:
    """Write the phase and the sizes of deck and discard pile, over the previous values."""
    numbers, first = row.numbers, row.first
    numbers[first + at.GAME_PHASE] = u8(PHASE_CODES[phase(s)])
    numbers[first + at.GAME_DECK] = u8(i64(len(s.deck)) - i64(s.dealt))
    numbers[first + at.GAME_DISCARD] = u8(i64(len(s.discard)))
    row.put_list(at.GAME_FRESH, s.fresh, at.FRESH, 1)


def put_seats(row: Row, s: State, sealing: bool) -> None:
    """Write the changing facts of each seat, over the previous values.

    While flips are sealed, a seat does not see which other seats are ready.
    """
    numbers, hands, shelves = row.numbers, s.hands, s.shelves
    asked: i64 = NOBODY if s.is_over else s.stack[-1].seat
    begins: i64 = s.round.first
    all_ready: i64 = s.ready
    unplaced: i64 = s.unplaced
    for seat in range(row.seats):
        i = row.relative(seat)
        ready: i64 = all_ready >> seat & 1
        if sealing:
            ready = 0 if i else ready
            asked = NOBODY if ready else seat
        place = row.first + i
        numbers[place + at.SEAT_ASKED] = 1 if seat == asked else 0
        numbers[place + at.SEAT_READY] = u8(ready)
        numbers[place + at.SEAT_FIRST] = 1 if seat == begins else 0
        numbers[place + at.SEAT_HAND] = u8(i64(len(hands[seat])))
        numbers[place + at.SEAT_SHELF] = u8(i64(shelves[seat].count))
        numbers[place + at.SEAT_STANDARD_LEFT] = u8(standard_left(unplaced, seat))
        numbers[place + at.SEAT_SPECIAL_LEFT] = 1 if special_left(unplaced, seat) else 0


def put_tiles(row: Row, s: State) -> None:
    """Write the round: where each tile is, and where assistants may be placed. It is the same for all seats."""
    r = s.round
    row.put(at.GAME_ROUND, r.number)
    row.put(at.GAME_FINAL, FINALS.index(r.final))
    row.put(at.GAME_TILES, len(r.stack))
    row.put_all(at.TILE_STATUS, r.stack, at.COMING)
    row.put_all(at.TILE_STATUS, r.permanent, at.PERMANENT)
    row.put_all(at.TILE_STATUS, r.temporary, at.TEMPORARY)
    row.put_all(at.TILE_STATUS, r.discarded, at.DISCARDED)
    row.put_all(at.TILE_OPEN, s.places, 1)


def put_visitors(row: Row, s: State) -> None:
    """Write the assistants on each tile."""
    visitors = s.visitors
    for tile in range(len(visitors)):
        pairs = visitors[tile]
        first = at.TILE_VISITORS + tile * at.VISITORS
        count: i64 = len(pairs)
        for i in range(0, min(count, 2 * at.VISITORS), 2):
            token: i64 = pairs[i]
            row.put(first + (i >> 1), 1 + 8 * row.relative(token >> 1) + 4 * (token & 1) + (pairs[i + 1] & 3))
