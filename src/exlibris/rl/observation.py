"""Observations: what one seat sees of a position, written as FIELDS into plain memory.

What the seat may know is asked of the engine: `hidden_from`, `seen_deal`, `seen_discard`. States that differ in nothing
that it can see give equal observations.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

from exlibris.engine import (
    HIDDEN,
    MOST_SEATS,
    PHASES,
    Frame,
    Game,
    State,
    hidden_from,
    phase,
    seen_deal,
    seen_discard,
    special_left,
    standard_left,
)
from exlibris.rl import fields as at
from exlibris.rl.actions import corner_of
from exlibris.rl.fields import CARDS, FRAMES, OFFSETS, SIZE, TILES, VISITORS
from exlibris.rl.rules import rules_of
from exlibris.search.feature_names import question_at

NONE: Final[i64] = 255  # in a register of a frame
ROW: Final[i64] = SIZE
LOGGED: Final[i64] = 4096  # numbers written that a row remembers, so that only they are cleared
FINALS: Final = ("", "shelf", "round_limit", "rounds")

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
PLAYS: Final[i64] = OFFSETS["seat.plays"]
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
TILE_CARDS: Final[i64] = OFFSETS["tile.cards"]
OPEN: Final[i64] = OFFSETS["tile.open"]
ON_TILE: Final[i64] = OFFSETS["tile.visitors"]
ZONE: Final[i64] = OFFSETS["card.zone"]
CELL: Final[i64] = OFFSETS["card.cell"]
TILE: Final[i64] = OFFSETS["card.tile"]
PLACE: Final[i64] = OFFSETS["card.place"]
DARK: Final[i64] = OFFSETS["card.dark"]
SHOWN: Final[i64] = OFFSETS["card.shown"]
KNOWN: Final[i64] = OFFSETS["card.known"]
FLIP: Final[i64] = OFFSETS["card.flip"]
RESULT: Final[i64] = OFFSETS["card.result"]
EFFECT: Final[i64] = OFFSETS["effect.step"]
QUESTION: Final[i64] = OFFSETS["effect.question"]
EFFECT_SEAT: Final[i64] = OFFSETS["effect.seat"]
EFFECT_POWER: Final[i64] = OFFSETS["effect.power"]
EFFECT_TILE: Final[i64] = OFFSETS["effect.tile"]
EFFECT_COUNT: Final[i64] = OFFSETS["effect.count"]
AMOUNT: Final[i64] = OFFSETS["effect.amount"]
EFFECT_CARD: Final[i64] = OFFSETS["effect.card"]
OTHER: Final[i64] = OFFSETS["effect.other"]
ABOUT_CATEGORY: Final[i64] = OFFSETS["effect.category"]
SPACE: Final[i64] = OFFSETS["effect.space"]
DIRECTION: Final[i64] = OFFSETS["effect.direction"]
FACE_DOWN: Final[i64] = OFFSETS["effect.face_down"]
PICKED: Final[i64] = OFFSETS["effect.picked"]
SEATS: Final[i64] = OFFSETS["effect.seats"]
TOKENS: Final[i64] = OFFSETS["effect.tokens"]
EFFECT_TILES: Final[i64] = OFFSETS["effect.tiles"]
LIBRARIES: Final[i64] = OFFSETS["effect.libraries"]
EFFECT_CARDS: Final[i64] = OFFSETS["effect.cards"]
EFFECT_HIDDEN: Final[i64] = OFFSETS["effect.hidden"]
BELOW: Final[i64] = OFFSETS["below.question"]
BELOW_SEAT: Final[i64] = OFFSETS["below.seat"]
BELOW_CARDS: Final[i64] = OFFSETS["below.cards"]
BELOW_AMOUNT: Final[i64] = OFFSETS["below.amount"]

_CODES: Final[dict[str, int]] = {}  # by name of a step


def code_of(step: str) -> int:
    """Return STEP_BITS bits that stand for the name of a step."""
    code = _CODES.get(step)
    if code is None:
        code = _CODES[step] = crc32(step.encode()) & (1 << at.STEP_BITS) - 1
    return code


class Observations:
    """Rows of observations of games by one ruleset with as many seats, in one buffer.

    Args:
        game: What all of them have in common.
        rows: How many.
    """

    __slots__ = ("_count", "_first", "_log", "_logged", "_row", "_seat", "_seats", "_unseen", "game", "numbers")

    game: Game
    numbers: vec[u8]  # by row and field; `memoryview` and NumPy see it without a copy
    _log: vec[i64]  # by row, where numbers were written
    _logged: vec[i64]  # by row, how many; more than LOGGED if not all could be noted
    _unseen: vec[u8]  # by card, 1 for those that the seat can't see
    _row: i64  # the row that is written
    _first: i64  # where its numbers begin
    _count: i64  # written so far
    _seat: i64  # the seat that looks
    _seats: i64

    def __init__(self, game: Game, rows: int) -> None:
        self.game = game
        self.numbers = vec[u8](bytes(rows * SIZE))
        self._log = vec[i64]([0] * (rows * LOGGED))
        self._logged = vec[i64]([0] * rows)
        self._unseen = vec[u8](bytes(256))
        self._row = self._first = self._count = self._seat = 0
        self._seats = game.seats
        for name, values in rules_of(game).items():
            first = OFFSETS[name]
            for row in range(rows):
                for i in range(len(values)):
                    self.numbers[row * ROW + first + i] = u8(values[i])

    def write(self, s: State, seat: int, row: int) -> None:
        """Write what a seat sees over a row.

        Args:
            s: A position of such a game, complete.
            seat: The seat that looks.
            row: Which row.
        """
        self._begin(row, seat)
        hidden = hidden_from(s, seat)
        unseen = self._unseen
        for card in hidden:
            unseen[card] = 1
        self._add_game(s)
        self._add_seats(s)
        self._add_tiles(s)
        self._add_shelves(s)
        self._add_cards(s)
        self._add_flips(s)
        self._add_effects(s)
        for card in hidden:
            unseen[card] = 0
        self._logged[row] = self._count

    def _begin(self, row: i64, seat: i64) -> None:
        """Clear what was written over the row before."""
        self._row = row * LOGGED
        self._first = row * ROW
        self._count = 0
        self._seat = seat
        numbers, log = self.numbers, self._log
        logged = self._logged[row]
        if logged <= LOGGED:
            for i in range(self._row, self._row + logged):
                numbers[log[i]] = 0
        else:
            for i in range(self._first + PROMINENT, self._first + ROW):
                numbers[i] = 0

    def _put(self, i: i64, number: i64) -> None:
        """Write a number over 0, or the highest one for a higher one."""
        if not number:
            return
        i += self._first
        self.numbers[i] = u8(number) if number < 255 else 255
        if self._count < LOGGED:
            self._log[self._row + self._count] = i
        self._count += 1

    def _relative(self, seat: i64) -> i64:
        seat -= self._seat
        return seat if seat >= 0 else seat + self._seats

    def _add_game(self, s: State) -> None:
        deal, r = seen_deal(s, self._seat), s.round
        self._put(PROMINENT, deal.prominent + 1)
        self._put(BANNED, deal.banned + 1)
        if s.game.is_solo:
            self._put(LIBRARY_FOCUS, _category(deal.library_focus))
            self._put_list(CLUES, bytes([_category(clue) for clue in deal.clues]), at.CLUES, 0)
            self._put(REVEALED, deal.revealed)
        for seat in range(self._seats):
            self._put(FOCUS + self._relative(seat), _category(deal.focus[seat]))
        self._put(PHASE, PHASES.index(phase(s)) + 1)
        self._put(ROUND, r.number)
        self._put(FINAL, FINALS.index(r.final))
        self._put(DECK, len(s.deck) - s.dealt)
        self._put(DISCARD, len(s.discard))
        self._put(TILES_TO_COME, len(r.stack))
        self._put_list(FRESH, s.fresh, at.FRESH, 1)

    def _put_list(self, first: i64, numbers: bytes, most: i64, add: i64) -> None:
        for i in range(min(most, i64(len(numbers)))):
            self._put(first + i, numbers[i] + add)

    def _add_seats(self, s: State) -> None:
        sealing = s.is_sealing_flips()
        asked = s.pending_seats()
        if sealing:
            own = self._seat not in asked
            asked = [seat for seat in range(self._seats) if seat != self._seat or not own]
        for seat in asked:
            self._put(ASKED + self._relative(seat), 1)
        for seat in range(self._seats):
            i = self._relative(seat)
            self._put(PLAYS + i, 1)
            if s.ready >> seat & 1 and (not sealing or i == 0):
                self._put(READY + i, 1)
            self._put(POWER + i, s.deal.powers[seat].number)
            self._put(HAND + i, len(s.hands[seat]))
            self._put(SHELF + i, s.shelves[seat].count)
            self._put(STANDARD_LEFT + i, standard_left(s.unplaced, seat))
            self._put(SPECIAL_LEFT + i, special_left(s.unplaced, seat))
        self._put(FIRST + self._relative(s.round.first), 1)

    def _add_tiles(self, s: State) -> None:
        r = s.round
        for tile in r.stack:
            self._put(STATUS + tile, at.COMING)
        for tile in r.permanent:
            self._put(STATUS + tile, at.PERMANENT)
        for tile in r.temporary:
            self._put(STATUS + tile, at.TEMPORARY)
        for tile in r.discarded:
            self._put(STATUS + tile, at.DISCARDED)
        for space in s.places:
            self._put(OPEN + space, 1)
        for tile in range(len(s.visitors)):
            pairs = s.visitors[tile]
            for i in range(0, min(len(pairs), 2 * VISITORS), 2):
                token: i64 = pairs[i]
                code = 1 + 8 * self._relative(token >> 1) + 4 * (token & 1) + (pairs[i + 1] & 3)
                self._put(ON_TILE + tile * VISITORS + (i >> 1), code)

    def _add_shelves(self, s: State) -> None:
        for seat in range(self._seats):
            shelf = s.shelves[seat]
            i = self._relative(seat)
            corner: i64 = corner_of(shelf)
            grid = shelf.grid
            zone = at.ON_SHELF + i
            for cell in shelf.cells():
                card: i64 = grid[cell]
                self._put(ZONE + card, zone)
                self._put(CELL + card, cell - corner)
            for cell in shelf.face_down:
                self._put(DARK + grid[cell], 1)
            tombs = shelf.tombs
            for k in range(0, len(tombs), 2):
                card = tombs[k + 1]
                self._put(ZONE + card, at.ENTOMBED + i)
                self._put(CELL + card, tombs[k] - corner)

    def _add_cards(self, s: State) -> None:
        unseen = self._unseen
        for seat in range(self._seats):
            zone = at.IN_HAND + self._relative(seat)
            for card in s.hands[seat]:
                if not unseen[card]:
                    self._put(ZONE + card, zone)
        for tile in range(len(s.pools)):
            pool = s.pools[tile]
            if pool:
                self._add_pool(pool, tile)
        pile = seen_discard(s, self._seat)
        top: i64 = len(pile)
        for i in range(top):
            if pile[i] != HIDDEN:
                self._put(ZONE + pile[i], at.IN_DISCARD)
                self._put(PLACE + pile[i], top - i)
        for card in s.shown:
            self._put(SHOWN + card, 1)
        self._add_peeks(s)

    def _add_peeks(self, s: State) -> None:
        """Add who knows which hidden card, and those of the deck that the seat itself knows."""
        peeks = s.peeks
        for k in range(0, len(peeks), 2):
            card = peeks[k]
            if not self._unseen[card]:
                self._put(KNOWN + self._relative(peeks[k + 1]) * CARDS + card, 1)
                place = s.deck.find(card, s.dealt)
                if place >= 0:
                    self._put(ZONE + card, at.IN_DECK)
                    self._put(PLACE + card, place - s.dealt + 1)

    def _add_pool(self, pool: bytes, tile: i64) -> None:
        self._put(TILE_CARDS + tile, len(pool))
        for i in range(len(pool)):
            card = pool[i]
            if not self._unseen[card]:
                self._put(ZONE + card, at.IN_POOL)
                self._put(TILE + card, tile)
                self._put(PLACE + card, i + 1)

    def _add_flips(self, s: State) -> None:
        sealing = s.is_sealing_flips()
        for seat in range(self._seats):
            if not sealing or seat == self._seat:
                for card in s.flips[seat]:
                    self._put(FLIP + card, 1)

    def _add_effects(self, s: State) -> None:
        """Add the unfinished effects, and what finished ones pass on, from the top of the stack down."""
        found: i64 = 0
        for i in range(len(s.stack) - 1, -1, -1):
            f = s.stack[i]
            self._add_result(f.result)
            if f.step is None:
                continue
            if found < FRAMES:
                self._add_frame(s, f, found)
            else:
                self._add_below(f)
            found += 1

    def _add_result(self, result: bytes) -> None:
        for i in range(len(result)):
            card = result[i]
            if not self._unseen[card]:
                given = i64(self.numbers[self._first + RESULT + card])
                self._put(RESULT + card, given | (at.GAINED if i & 1 else at.LOST))

    def _add_frame(self, s: State, f: Frame, k: i64) -> None:
        step = f.step
        if step is None:
            return
        code: i64 = code_of(step.name)
        for bit in range(at.STEP_BITS):
            if code >> bit & 1:
                self._put(EFFECT + k * at.STEP_BITS + bit, 1)
        prompt = f.next_prompt()
        count: i64 = f.count
        if step.kind == "flip":
            count = len(s.flips[self._seat]) + (s.ready >> self._seat & 1)
        self._put(QUESTION + k, question_at(prompt) + 1 if prompt else 0)
        self._put(EFFECT_SEAT + k, self._seat_code(f.seat))
        self._put(EFFECT_POWER + k, f.power.number)
        self._put(EFFECT_TILE + k, f.tile)
        self._put(EFFECT_COUNT + k, count)
        self._put(AMOUNT + k, f.amount)
        self._put(EFFECT_CARD + k, _register(f.card))
        self._put(OTHER + k, self._seat_code(f.other))
        self._put(ABOUT_CATEGORY + k, _register(f.category))
        self._put(SPACE + k, _register(f.space))
        self._put(DIRECTION + k, _register(f.direction))
        self._put(FACE_DOWN + k, f.face_down)
        self._add_sets(f, k)

    def _add_sets(self, f: Frame, k: i64) -> None:
        self._put_list(PICKED + k * at.PICKED, f.picked, at.PICKED, 1)
        self._put_list(LIBRARIES + k * at.OFFERED, f.libraries, at.OFFERED, 0)
        seats = bytes([self._seat_code(seat) for seat in f.seats])
        self._put_list(SEATS + k * MOST_SEATS, seats, MOST_SEATS, 0)
        tokens = bytes([2 * self._relative(token >> 1) + (token & 1) for token in f.tokens])
        self._put_list(TOKENS + k * VISITORS, tokens, VISITORS, 1)
        for tile in f.tiles:
            self._put(EFFECT_TILES + k * TILES + tile, 1)
        hidden: i64 = 0
        for card in f.cards:
            if self._unseen[card]:
                hidden += 1
            else:
                self._put(EFFECT_CARDS + k * CARDS + card, 1)
        self._put(EFFECT_HIDDEN + k, hidden)

    def _add_below(self, f: Frame) -> None:
        prompt = f.next_prompt()
        if prompt:
            self._raise(BELOW + question_at(prompt), 1)
        self._raise(BELOW_SEAT + self._relative(f.seat), 1)
        self._raise(BELOW_AMOUNT, f.amount)
        for card in f.cards:
            if not self._unseen[card]:
                self._raise(BELOW_CARDS + card, 1)

    def _raise(self, i: i64, by: i64) -> None:
        self._put(i, i64(self.numbers[self._first + i]) + by)

    def _seat_code(self, seat: i64) -> i64:
        return 0 if seat == NONE else self._relative(seat) + 1


def _category(category: i64) -> i64:
    return 0 if category >= HIDDEN else category + 1


def _register(number: i64) -> i64:
    return 0 if number == NONE else number + 1
