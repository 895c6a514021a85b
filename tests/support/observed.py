"""What an observation says, and what a view says, in the same words: to compare them."""

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from exlibris.engine import (
    HIDDEN,
    MOST_SEATS,
    NOBODY,
    PHASES,
    Frame,
    PlayerView,
    index_of,
    phase,
    special_left,
    standard_left,
    visitors_of,
)
from exlibris.engine.shelves import Shelf
from exlibris.rl import FIELDS, OFFSETS, corner_of
from exlibris.rl.fields import CARDS, CLUES, FRAMES, FRESH, TILES

SIZES: Final = {field.name: field.size for field in FIELDS}
FINALS: Final = ["", "shelf", "round_limit", "rounds"]
NUMBERS: Final = ("power", "tile", "count", "amount", "face_down")
REGISTERS: Final = ("card", "category", "space", "direction")


def numbers_of(row: bytes, name: str) -> list[int]:
    """Return the numbers of a field."""
    return list(row[OFFSETS[name] : OFFSETS[name] + SIZES[name]])


def part(row: bytes, name: str, which: int, of: int) -> list[int]:
    """Return one of several equal parts of a field's numbers."""
    numbers = numbers_of(row, name)
    size = len(numbers) // of
    return numbers[which * size : which * size + size]


def marked(numbers: list[int]) -> list[int]:
    """Return where numbers other than 0 stand."""
    return [at for at, number in enumerate(numbers) if number]


def told_by(row: bytes) -> dict[str, Any]:
    """Return what an observation says, worked out from its numbers alone."""
    zones, cells = numbers_of(row, "card.zone"), numbers_of(row, "card.cell")
    tiles, places = numbers_of(row, "card.tile"), numbers_of(row, "card.place")

    def lying(zone: int) -> list[int]:
        return [card for card in range(CARDS) if zones[card] == zone]

    def piled(zone: int, tile: int = 0) -> list[tuple[int, int]]:
        return sorted((places[card], card) for card in lying(zone) if tiles[card] == tile)

    said: dict[str, Any] = {name: numbers_of(row, name) for name in SIZES if name.startswith(("deal.", "seat."))}
    said |= {name: numbers_of(row, name) for name in SIZES if name.startswith("game.")}
    said |= {name: marked(numbers_of(row, f"card.{name}")) for name in ("shown", "flip", "dark")}
    said["tiles"] = numbers_of(row, "tile.status")
    said["open"] = marked(numbers_of(row, "tile.open"))
    said["visitors"] = [[code for code in part(row, "tile.visitors", tile, TILES) if code] for tile in range(TILES)]
    said["pools"] = [(numbers_of(row, "tile.cards")[tile], piled(13, tile)) for tile in range(TILES)]
    said["hands"] = [lying(1 + seat) for seat in range(MOST_SEATS)]
    said["shelves"] = [sorted((cells[card], card) for card in lying(5 + seat)) for seat in range(MOST_SEATS)]
    said["tombs"] = [sorted((cells[card], card) for card in lying(9 + seat)) for seat in range(MOST_SEATS)]
    said["discard"], said["deck"] = piled(14), piled(15)
    said["known"] = [marked(part(row, "card.known", seat, MOST_SEATS)) for seat in range(MOST_SEATS)]
    said["result"] = [(card, code) for card, code in enumerate(numbers_of(row, "card.result")) if code]
    said["effects"] = [effect_in(row, k) for k in range(FRAMES) if numbers_of(row, "effect.seat")[k]]
    said["below"] = numbers_of(row, "below.seat"), numbers_of(row, "below.cards"), numbers_of(row, "below.amount")
    return said


def effect_in(row: bytes, k: int) -> dict[str, Any]:
    """Return what an observation says of one of its effects."""
    said: dict[str, Any] = {
        name: numbers_of(row, f"effect.{name}")[k] for name in (*NUMBERS, "seat", "other", "hidden")
    }
    said |= {name: (numbers_of(row, f"effect.{name}")[k] - 1) % 256 for name in REGISTERS}
    said["step"] = sum(1 << bit for bit in marked(part(row, "effect.step", k, FRAMES)))
    for name in ("picked", "seats", "tokens", "libraries"):
        said[name] = [number for number in part(row, f"effect.{name}", k, FRAMES) if number]
    said["tiles"] = marked(part(row, "effect.tiles", k, FRAMES))
    said["cards"] = marked(part(row, "effect.cards", k, FRAMES))
    return said


def told_of(view: PlayerView) -> dict[str, Any]:
    """Return what a view says, its seats counted from the one that looks; shelves without their place in the grid."""
    turn = Turn(view)
    shelves = turn.around(view.shelves)
    deal, r = view.deal, view.round
    said: dict[str, Any] = {
        "deal.prominent": [deal.prominent + 1 & 255],
        "deal.banned": [deal.banned + 1 & 255],
        "deal.library_focus": [0 if deal.library_focus >= HIDDEN else deal.library_focus + 1],
        "deal.clues": filled([0 if clue == HIDDEN else clue + 1 for clue in deal.clues], CLUES),
        "deal.revealed": [deal.revealed],
        "game.phase": [PHASES.index(phase(view)) + 1],
        "game.round": [r.number],
        "game.final": [FINALS.index(r.final)],
        "game.deck": [view.deck_count],
        "game.discard": [len(view.discard)],
        "game.tiles": [len(r.stack)],
        "game.fresh": filled([placement + 1 for placement in view.fresh], FRESH),
        "seat.first": turn.flags([r.first]),
        "seat.asked": turn.flags(view.pending),
        "seat.ready": turn.flags([seat for seat in range(view.game.seats) if view.ready >> seat & 1]),
        "seat.plays": turn.flags(list(range(view.game.seats))),
        "seat.focus": filled(turn.around([0 if focus == HIDDEN else focus + 1 for focus in deal.focus]), MOST_SEATS),
        "seat.power": filled(turn.around([power.number for power in deal.powers]), MOST_SEATS),
        "seat.hand": filled([len(hand) for hand in turn.around(view.hands)], MOST_SEATS),
        "seat.shelf": filled([shelf.count for shelf in shelves], MOST_SEATS),
        "seat.standard_left": filled([standard_left(view.unplaced, seat) for seat in turn.seats], MOST_SEATS),
        "seat.special_left": filled([special_left(view.unplaced, seat) for seat in turn.seats], MOST_SEATS),
    }
    hands = [sorted(set(hand) - {HIDDEN}) for hand in turn.around(view.hands)]
    said["hands"] = filled(hands, MOST_SEATS, [])
    said["shelves"] = filled([lying_on(shelf) for shelf in shelves], MOST_SEATS, [])
    said["tombs"] = filled([lying_in(shelf) for shelf in shelves], MOST_SEATS, [])
    said["dark"] = sorted(card for shelf in shelves for card in shelf.dark_cards())
    said["shown"] = sorted(view.shown)
    said["flip"] = sorted(b"".join(view.flips))
    looked = [(turn.relative(seat), card) for card, seat in zip(view.peeks[::2], view.peeks[1::2], strict=True)]
    said["known"] = [sorted(card for seat, card in looked if seat == one) for one in range(MOST_SEATS)]
    return said | board_of(view, turn) | effects_of(view, turn)


def board_of(view: PlayerView, turn: "Turn") -> dict[str, Any]:
    """Return what a view says of tiles, piles and assistants on the board."""
    r = view.round
    status = [0] * TILES
    # A view hides the tiles to come, but not which they are: all that are nowhere else.
    came = r.permanent + r.temporary + r.discarded
    for code, tiles in enumerate((view.game.tiles.translate(None, came), r.permanent, r.temporary, r.discarded), 1):
        for tile in tiles:
            status[tile] = code
    visitors = [
        [1 + 8 * turn.relative(one.seat) + 4 * one.special + index_of(one.space) for one in visitors_of(pairs)]
        for pairs in view.visitors
    ]
    return {
        "tiles": status,
        "open": sorted(view.places),
        "visitors": filled(visitors, TILES, []),
        "pools": filled([(len(pool), placed(pool)) for pool in view.pools], TILES, (0, [])),
        "discard": placed(view.discard[::-1]),
        "deck": placed(view.deck),
    }


def effects_of(view: PlayerView, turn: "Turn") -> dict[str, Any]:
    """Return what a view says of unfinished effects."""
    unfinished = [frame for frame in view.stack[::-1] if frame.step is not None]
    result: dict[int, int] = {}
    for frame in view.stack:
        for at, card in enumerate(frame.result):
            if card != HIDDEN:
                result[card] = result.get(card, 0) | 1 + at % 2
    below = unfinished[FRAMES:]
    cards = [sum(card in frame.cards for frame in below) for card in range(CARDS)]
    seats = [sum(turn.relative(frame.seat) == seat for frame in below) for seat in range(MOST_SEATS)]
    return {
        "result": sorted(result.items()),
        "effects": [effect_of(frame, turn) for frame in unfinished[:FRAMES]],
        "below": (seats, cards, [min(255, sum(frame.amount for frame in below))]),
    }


def effect_of(frame: Frame, turn: "Turn") -> dict[str, Any]:
    """Return what a view says of one effect."""
    assert frame.step is not None
    said: dict[str, Any] = {name: getattr(frame, name) for name in (*NUMBERS, *REGISTERS)}
    return said | {
        "power": frame.power.number,
        "seat": turn.code(frame.seat),
        "other": turn.code(frame.other),
        "step": crc32(frame.step.name.encode()) % (1 << 24),
        "picked": [option + 1 for option in frame.picked],
        "seats": [turn.code(seat) for seat in frame.seats],
        "tokens": [1 + 2 * turn.relative(token >> 1) + token % 2 for token in frame.tokens],
        "libraries": list(frame.libraries),
        "tiles": sorted(frame.tiles),
        "cards": sorted(set(frame.cards) - {HIDDEN}),
        "hidden": frame.cards.count(HIDDEN),
    }


class Turn:
    """The seats of a game, counted from the one that looks."""

    def __init__(self, view: PlayerView) -> None:
        count = view.game.seats
        self.seats = [(view.seat + ahead) % count for ahead in range(count)]

    def around(self, by_seat: Sequence[Any]) -> list[Any]:
        return [by_seat[seat] for seat in self.seats]

    def relative(self, seat: int) -> int:
        return self.seats.index(seat)

    def code(self, seat: int) -> int:
        return 0 if seat == NOBODY else self.relative(seat) + 1

    def flags(self, seats: Sequence[int]) -> list[int]:
        return filled([int(seat in seats) for seat in self.seats], MOST_SEATS)


def filled(numbers: list[Any], length: int, by: object = 0) -> list[Any]:
    """Return the numbers, followed by others up to a length."""
    return numbers + [by] * (length - len(numbers))


def placed(pile: bytes) -> list[tuple[int, int]]:
    """Return the known cards of a pile, each with its place from 1."""
    return [(place, card) for place, card in enumerate(pile, 1) if card != HIDDEN]


def lying_on(shelf: Shelf) -> list[tuple[int, int]]:
    """Return the cards on a shelf, each with its cell."""
    return [(cell - corner_of(shelf), shelf.grid[cell]) for cell in shelf.cells()]


def lying_in(shelf: Shelf) -> list[tuple[int, int]]:
    """Return the cards entombed in a shelf, each with its cell."""
    pairs = zip(shelf.tombs[::2], shelf.tombs[1::2], strict=True)
    return sorted((cell - corner_of(shelf), card) for cell, card in pairs)
