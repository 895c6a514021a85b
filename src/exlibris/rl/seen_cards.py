"""The part of an observation about the cards: where each is, and who knows it."""

from __future__ import annotations

from mypy_extensions import i32, i64, u8

from exlibris.engine import State, hidden_from, known_to, lies_face_down, open_discards
from exlibris.engine.shelves import Shelf
from exlibris.rl import fields as at
from exlibris.rl.actions import corner_of
from exlibris.rl.row import Row


def _put_card(row: Row, card: i64, zone: i64, field: i64, number: i64) -> None:
    """Write a card's zone and a nonzero number of another field; each card is written once."""
    numbers, log, first, count = row.numbers, row.log, row.first + card, row.count
    numbers[first + at.CARD_ZONE] = u8(zone)
    numbers[first + field] = u8(number)
    log[count] = i32(first + at.CARD_ZONE)
    log[count + 1] = i32(first + field)
    row.count = count + 2


def sees(row: Row, s: State, card: i64) -> bool:
    """Return True if the seat sees a card. Call it after the zones are written: a card in a zone is seen."""
    return row.numbers[row.first + at.CARD_ZONE + card] > 0 or hidden_from(s, int(row.seat)).find(bytes([card])) < 0


def put_shelves(row: Row, shelves: list[Shelf]) -> None:
    """Write the cards on the shelves and those entombed in them; cells are counted from the shelf's corner."""
    for seat in range(row.seats):
        shelf = shelves[seat]
        i = row.relative(seat)
        corner: i64 = corner_of(shelf)
        grid, cells, dark, tombs = shelf.grid, shelf.cells(), shelf.face_down, shelf.tombs
        count: i64 = len(cells)
        for k in range(count):
            cell: i64 = cells[k]
            _put_card(row, grid[cell], at.ON_SHELF + i, at.CARD_CELL, cell - corner)
        for k in range(len(dark)):
            row.put(at.CARD_DARK + grid[dark[k]], 1)
        for k in range(0, len(tombs), 2):
            _put_card(row, tombs[k + 1], at.ENTOMBED + i, at.CARD_CELL, tombs[k] - corner)


def put_pools(row: Row, s: State) -> None:
    """Write the face-up cards on tiles: the same for all seats."""
    pools, face_down = s.pools, s.game.face_down
    for tile in range(len(pools)):
        pool = pools[tile]
        if len(pool) > 0 and not face_down[tile]:
            _put_pool(row, pool, tile, False)


def put_cards(row: Row, s: State, covered: bytes) -> None:
    """Write the other cards that the seat sees: in hands, face down on tiles, in the discard pile, in the deck."""
    known = known_to(s, int(row.seat))
    row.mark(known, 1)
    for seat in range(row.seats):
        if seat == row.seat:
            row.put_all(at.CARD_ZONE, s.hands[seat], at.IN_HAND)
        elif known:
            _put_hand(row, s.hands[seat], at.IN_HAND + row.relative(seat))
    pools = s.pools
    for tile in covered:
        pool = pools[tile]
        if len(pool) > 0:
            _put_pool(row, pool, tile, lies_face_down(s, tile))
    row.mark(known, 0)
    _put_discard(row, open_discards(s, int(row.seat)))
    row.put_all(at.CARD_SHOWN, s.shown, 1)
    _put_peeks(row, s)


def _put_hand(row: Row, hand: bytes, zone: i64) -> None:
    marks = row.marks
    count: i64 = len(hand)
    for k in range(count):
        if marks[i64(hand[k])] > 0:
            row.put(at.CARD_ZONE + hand[k], zone)


def _put_pool(row: Row, pool: bytes, tile: i64, face_down: bool) -> None:
    """Write the cards on a tile; if they lie face down, only the marked ones."""
    numbers, log, marks = row.numbers, row.log, row.marks
    size: i64 = len(pool)
    row.put(at.TILE_CARDS + tile, size)
    count = row.count
    for k in range(size):
        if not face_down or marks[i64(pool[k])] > 0:
            card = row.first + pool[k]
            numbers[card + at.CARD_ZONE] = u8(at.IN_POOL)
            numbers[card + at.CARD_PLACE] = u8(k + 1)
            numbers[card + at.CARD_TILE] = u8(tile)
            log[count] = i32(card + at.CARD_ZONE)
            log[count + 1] = i32(card + at.CARD_PLACE)
            log[count + 2] = i32(card + at.CARD_TILE)
            count += 3
    row.count = count


def _put_discard(row: Row, pile: bytes) -> None:
    top: i64 = len(pile)
    for k in range(top):
        _put_card(row, pile[top - 1 - k], at.IN_DISCARD, at.CARD_PLACE, k + 1)


def _put_peeks(row: Row, s: State) -> None:
    """Write the deck cards that the seat knows, and which other seats know the hidden cards that it sees."""
    peeks = s.peeks
    zones = row.first + at.CARD_ZONE
    for k in range(0, len(peeks), 2):
        card: i64 = peeks[k]
        if peeks[k + 1] == row.seat and not i64(row.numbers[zones + card]):
            _put_in_deck(row, s, card)
    for k in range(0, len(peeks), 2):
        card = peeks[k]
        if i64(row.numbers[zones + card]):
            row.put(at.CARD_KNOWN + row.relative(peeks[k + 1]) * at.CARDS + card, 1)


def _put_in_deck(row: Row, s: State, card: i64) -> None:
    """Write a card's place if it is in the deck. It is usually near the top, so this is faster than `find`."""
    deck, top = s.deck, i64(s.dealt)
    for place in range(top, i64(len(deck))):
        if deck[place] == card:
            _put_card(row, card, at.IN_DECK, at.CARD_PLACE, place - top + 1)
            return


def put_flips(row: Row, s: State, sealing: bool) -> None:
    """Write which cards will be flipped; while flips are sealed, only the seat's own."""
    for seat in range(row.seats):
        if not sealing or seat == row.seat:
            row.put_all(at.CARD_FLIP, s.flips[seat], 1)
