"""What an observation says of the cards: where each is, and who knows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from exlibris.engine import State, seen_discard
from exlibris.rl import fields as at
from exlibris.rl.actions import corner_of
from exlibris.rl.fields import OFFSETS
from exlibris.rl.row import NOT_SEEN, Row

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
    log[count] = first + ZONE
    log[count + 1] = first + field
    row.count = count + 2


def put_shelves(row: Row, s: State) -> None:
    """Write the cards on the shelves, and those entombed in them, by cells that count from the shelf's corner."""
    for seat in range(row.seats):
        shelf = s.shelves[seat]
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
    sight = row.sight
    for seat in range(row.seats):
        hand = s.hands[seat]
        zone = IN_HAND + row.relative(seat)
        count: i64 = len(hand)
        for k in range(count):
            if sight[hand[k]] != NOT_SEEN:
                row.put(ZONE + hand[k], zone)
    pools = s.pools
    for tile in range(len(pools)):
        pool = pools[tile]
        if pool:
            _put_pool(row, pool, tile)
    _put_discard(row, seen_discard(s, int(row.seat)))
    if s.shown:
        row.put_all(SHOWN, s.shown, 1)
    if s.peeks:
        _put_peeks(row, s)


def _put_pool(row: Row, pool: bytes, tile: i64) -> None:
    sight = row.sight
    count: i64 = len(pool)
    row.put(TILE_CARDS + tile, count)
    for k in range(count):
        card: i64 = pool[k]
        if sight[card] != NOT_SEEN:
            put_card(row, card, IN_POOL, PLACE, k + 1)
            row.put(TILE + card, tile)


def _put_discard(row: Row, pile: bytes) -> None:
    """Write the discard pile from the top card down to the first one that the seat can't see, as all below it."""
    top: i64 = len(pile)
    for k in range(top):
        card: i64 = pile[top - 1 - k]
        if card == NOT_SEEN:
            return
        put_card(row, card, IN_DISCARD, PLACE, k + 1)


def _put_peeks(row: Row, s: State) -> None:
    """Write who knows which hidden card, and where those of the deck lie that the seat itself knows."""
    peeks, sight = s.peeks, row.sight
    for k in range(0, len(peeks), 2):
        card: i64 = peeks[k]
        if sight[card] == NOT_SEEN:
            continue
        row.put(KNOWN + row.relative(peeks[k + 1]) * CARDS + card, 1)
        place: i64 = s.deck.find(peeks[k], s.dealt)
        if place >= 0:
            put_card(row, card, IN_DECK, PLACE, place - s.dealt + 1)


def put_flips(row: Row, s: State, sealing: bool) -> None:
    """Write which cards are to be turned face down; while flips are sealed, the seat sees its own."""
    for seat in range(row.seats):
        if not sealing or seat == row.seat:
            row.put_all(FLIP, s.flips[seat], 1)
