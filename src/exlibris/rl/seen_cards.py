"""What an observation says of the cards: where each is, and who knows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64, u8

from exlibris.engine import State, hidden_from, known_to, lies_face_down, open_discards
from exlibris.engine.shelves import Shelf
from exlibris.rl import fields as at
from exlibris.rl.actions import corner_of
from exlibris.rl.fields import OFFSETS
from exlibris.rl.row import Row

TILE_CARDS: Final[i64] = OFFSETS["tile.cards"]
ZONE: Final[i64] = OFFSETS["card.zone"]
CELL: Final[i64] = OFFSETS["card.cell"]
TILE: Final[i64] = OFFSETS["card.tile"]
PLACE: Final[i64] = OFFSETS["card.place"]
DARK: Final[i64] = OFFSETS["card.dark"]
SHOWN: Final[i64] = OFFSETS["card.shown"]
KNOWN: Final[i64] = OFFSETS["card.known"]
FLIP: Final[i64] = OFFSETS["card.flip"]
CARDS: Final[i64] = at.CARDS
IN_HAND: Final[i64] = at.IN_HAND
ON_SHELF: Final[i64] = at.ON_SHELF
ENTOMBED: Final[i64] = at.ENTOMBED
IN_POOL: Final[i64] = at.IN_POOL
IN_DISCARD: Final[i64] = at.IN_DISCARD
IN_DECK: Final[i64] = at.IN_DECK


def put_card(row: Row, card: i64, zone: i64, field: i64, number: i64) -> None:
    """Write in which zone a card is, and a number other than 0 of another field; it is written once."""
    numbers, log, first, count = row.numbers, row.log, row.first + card, row.count
    numbers[first + ZONE] = u8(zone)
    numbers[first + field] = u8(number)
    log[count] = i32(first + ZONE)
    log[count + 1] = i32(first + field)
    row.count = count + 2


def sees(row: Row, s: State, card: i64) -> bool:
    """Return whether the seat sees a card, once the zones are written: it has one, or lies in none."""
    return row.numbers[row.first + ZONE + card] > 0 or hidden_from(s, int(row.seat)).find(bytes([card])) < 0


def put_shelves(row: Row, shelves: list[Shelf]) -> None:
    """Write the cards on the shelves, and those entombed in them, by cells that count from the shelf's corner."""
    for seat in range(row.seats):
        shelf = shelves[seat]
        i = row.relative(seat)
        corner: i64 = corner_of(shelf)
        grid, cells, dark, tombs = shelf.grid, shelf.cells(), shelf.face_down, shelf.tombs
        count: i64 = len(cells)
        for k in range(count):
            cell: i64 = cells[k]
            put_card(row, grid[cell], ON_SHELF + i, CELL, cell - corner)
        for k in range(len(dark)):
            row.put(DARK + grid[dark[k]], 1)
        for k in range(0, len(tombs), 2):
            put_card(row, tombs[k + 1], ENTOMBED + i, CELL, tombs[k] - corner)


def put_cards(row: Row, s: State) -> None:
    """Write the other cards that the seat sees: in hands, on tiles, in the discard pile, in the deck."""
    known = known_to(s, int(row.seat))
    row.mark(known, 1)
    for seat in range(row.seats):
        if seat == row.seat:
            row.put_all(ZONE, s.hands[seat], IN_HAND)
        else:
            _put_hand(row, s.hands[seat], IN_HAND + row.relative(seat))
    pools = s.pools
    for tile in range(len(pools)):
        pool = pools[tile]
        if len(pool) > 0:
            _put_pool(row, pool, tile, lies_face_down(s, tile))
    row.mark(known, 0)
    _put_discard(row, open_discards(s, int(row.seat)))
    row.put_all(SHOWN, s.shown, 1)
    if len(s.peeks) > 0:
        _put_peeks(row, s)


def _put_hand(row: Row, hand: bytes, zone: i64) -> None:
    """Write the marked cards of another seat's hand."""
    marks = row.marks
    count: i64 = len(hand)
    for k in range(count):
        if marks[i64(hand[k])] > 0:
            row.put(ZONE + hand[k], zone)


def _put_pool(row: Row, pool: bytes, tile: i64, face_down: bool) -> None:
    """Write the cards on a tile, of those that lie face down the marked ones."""
    numbers, log, marks = row.numbers, row.log, row.marks
    size: i64 = len(pool)
    row.put(TILE_CARDS + tile, size)
    count = row.count
    for k in range(size):
        if not face_down or marks[i64(pool[k])] > 0:
            card = row.first + pool[k]
            numbers[card + ZONE] = u8(IN_POOL)
            numbers[card + PLACE] = u8(k + 1)
            numbers[card + TILE] = u8(tile)
            log[count] = i32(card + ZONE)
            log[count + 1] = i32(card + PLACE)
            log[count + 2] = i32(card + TILE)
            count += 3
    row.count = count


def _put_discard(row: Row, pile: bytes) -> None:
    """Write the cards of the discard pile that the seat sees, from the top one down."""
    top: i64 = len(pile)
    for k in range(top):
        put_card(row, pile[top - 1 - k], IN_DISCARD, PLACE, k + 1)


def _put_peeks(row: Row, s: State) -> None:
    """Write where those cards of the deck lie that the seat knows, and who else knows a hidden card that it sees."""
    peeks = s.peeks
    for k in range(0, len(peeks), 2):
        place: i64 = s.deck.find(peeks[k], s.dealt) if peeks[k + 1] == row.seat else -1
        if place >= 0:
            put_card(row, peeks[k], IN_DECK, PLACE, place - s.dealt + 1)
    for k in range(0, len(peeks), 2):
        card: i64 = peeks[k]
        if row.numbers[row.first + ZONE + card] > 0:
            row.put(KNOWN + row.relative(peeks[k + 1]) * CARDS + card, 1)


def put_flips(row: Row, s: State, sealing: bool) -> None:
    """Write which cards are to be turned face down; while flips are sealed, the seat sees its own."""
    for seat in range(row.seats):
        if not sealing or seat == row.seat:
            row.put_all(FLIP, s.flips[seat], 1)
