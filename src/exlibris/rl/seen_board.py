"""What an observation says of the game, the seats and the tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from exlibris.engine import PHASES, Deal, State, phase, special_left, standard_left
from exlibris.rl import fields as at
from exlibris.rl.fields import OFFSETS
from exlibris.rl.row import Row, from_one

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
    """Write what concerns the whole game; `deal` is what the seat sees of it."""
    r = s.round
    row.put(PROMINENT, deal.prominent + 1)
    row.put(BANNED, deal.banned + 1)
    if s.game.is_solo:
        row.put(LIBRARY_FOCUS, from_one(deal.library_focus))
        for i in range(min(at.CLUES, len(deal.clues))):
            row.put(CLUES + i, from_one(deal.clues[i]))
        row.put(REVEALED, deal.revealed)
    for seat in range(row.seats):
        row.put(FOCUS + row.relative(seat), from_one(deal.focus[seat]))
    row.put(PHASE, PHASE_CODES[phase(s)])
    row.put(ROUND, r.number)
    if r.final:
        row.put(FINAL, FINALS.index(r.final))
    row.put(DECK, len(s.deck) - s.dealt)
    row.put(DISCARD, len(s.discard))
    row.put(TILES_TO_COME, len(r.stack))
    row.put_list(FRESH, s.fresh, at.FRESH, 1)


def put_seats(row: Row, s: State, sealing: bool) -> None:
    """Write what concerns each seat; while flips are sealed, nobody sees who of the others has done so."""
    deal, hands, shelves = s.deal, s.hands, s.shelves
    if not s.is_over and not sealing:
        row.put(ASKED + row.relative(s.stack[-1].seat), 1)
    for seat in range(row.seats):
        i = row.relative(seat)
        ready: i64 = s.ready >> seat & 1
        if sealing:
            row.put(ASKED + i, 1 if i or not ready else 0)
        if not (sealing and i):
            row.put(READY + i, ready)
        row.put(POWER + i, deal.powers[seat].number)
        row.put(HAND + i, len(hands[seat]))
        row.put(SHELF + i, shelves[seat].count)
        row.put(STANDARD_LEFT + i, standard_left(s.unplaced, seat))
        row.put(SPECIAL_LEFT + i, 1 if special_left(s.unplaced, seat) else 0)
    row.put(FIRST + row.relative(s.round.first), 1)


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
        if pairs:
            _put_visitors(row, pairs, ON_TILE + tile * VISITORS)


def _put_visitors(row: Row, pairs: bytes, start: i64) -> None:
    count: i64 = len(pairs)
    for i in range(0, min(count, 2 * VISITORS), 2):
        token: i64 = pairs[i]
        row.put(start + (i >> 1), 1 + 8 * row.relative(token >> 1) + 4 * (token & 1) + (pairs[i + 1] & 3))
