"""What an observation says of the unfinished effects, and of what finished ones pass on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from exlibris.engine import MOST_SEATS, Frame, State
from exlibris.rl import fields as at
from exlibris.rl.fields import OFFSETS
from exlibris.rl.row import NONE, Row, code_of, from_one
from exlibris.rl.seen_cards import sees

RESULT: Final[i64] = OFFSETS["card.result"]
STEP: Final[i64] = OFFSETS["effect.step"]
QUESTION: Final[i64] = OFFSETS["effect.question"]
SEAT: Final[i64] = OFFSETS["effect.seat"]
POWER: Final[i64] = OFFSETS["effect.power"]
TILE: Final[i64] = OFFSETS["effect.tile"]
COUNT: Final[i64] = OFFSETS["effect.count"]
AMOUNT: Final[i64] = OFFSETS["effect.amount"]
CARD: Final[i64] = OFFSETS["effect.card"]
OTHER: Final[i64] = OFFSETS["effect.other"]
CATEGORY: Final[i64] = OFFSETS["effect.category"]
SPACE: Final[i64] = OFFSETS["effect.space"]
DIRECTION: Final[i64] = OFFSETS["effect.direction"]
FACE_DOWN: Final[i64] = OFFSETS["effect.face_down"]
PICKED: Final[i64] = OFFSETS["effect.picked"]
SEATS: Final[i64] = OFFSETS["effect.seats"]
TOKENS: Final[i64] = OFFSETS["effect.tokens"]
TILES: Final[i64] = OFFSETS["effect.tiles"]
LIBRARIES: Final[i64] = OFFSETS["effect.libraries"]
EFFECT_CARDS: Final[i64] = OFFSETS["effect.cards"]
UNSEEN_CARDS: Final[i64] = OFFSETS["effect.hidden"]
BELOW: Final[i64] = OFFSETS["below.question"]
BELOW_SEAT: Final[i64] = OFFSETS["below.seat"]
BELOW_CARDS: Final[i64] = OFFSETS["below.cards"]
BELOW_AMOUNT: Final[i64] = OFFSETS["below.amount"]
CARDS: Final[i64] = at.CARDS
FRAMES: Final[i64] = at.FRAMES
STEP_BITS: Final[i64] = at.STEP_BITS


def put_effects(row: Row, s: State) -> None:
    """Write the unfinished effects from the top of the stack down, once the zones of the cards are written."""
    found: i64 = 0
    stack = s.stack
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if len(f.result) > 0:
            _put_result(row, s, f.result)
        step = f.step
        if step is None:
            continue
        if found < FRAMES:
            _put_frame(row, s, f, found)
        else:
            _add_below(row, s, f, step.name)
        found += 1


def _put_result(row: Row, s: State, result: bytes) -> None:
    """Write which cards are lost, at even places, and gained, at odd ones."""
    for k in range(len(result)):
        card: i64 = result[k]
        change: i64 = at.GAINED if k & 1 else at.LOST
        if sees(row, s, card) and not i64(row.numbers[row.first + RESULT + card]) & change:
            row.add(RESULT + card, change)


def _put_frame(row: Row, s: State, f: Frame, k: i64) -> None:
    step = f.step
    if step is None:
        return
    code = code_of(f, step.name)
    row.put(QUESTION + k, code.question)
    row.put_all(STEP + k * STEP_BITS, code.bits, 1)
    count: i64 = f.count
    if step.kind == "flip":
        count = len(s.flips[row.seat]) + (s.ready >> row.seat & 1)
    row.put(SEAT + k, _seat_code(row, f.seat))
    row.put(POWER + k, f.power.number)
    row.put(TILE + k, f.tile)
    row.put(COUNT + k, count)
    row.put(AMOUNT + k, f.amount)
    row.put(CARD + k, from_one(f.card))
    row.put(OTHER + k, _seat_code(row, f.other))
    row.put(CATEGORY + k, from_one(f.category))
    row.put(SPACE + k, from_one(f.space))
    row.put(DIRECTION + k, from_one(f.direction))
    if f.face_down:
        row.put(FACE_DOWN + k, 1)
    _put_sets(row, s, f, k)


def _put_sets(row: Row, s: State, f: Frame, k: i64) -> None:
    seats, tokens = f.seats, f.tokens
    if len(f.picked) > 0:
        row.put_list(PICKED + k * at.PICKED, f.picked, at.PICKED, 1)
    if len(f.libraries) > 0:
        row.put_list(LIBRARIES + k * at.OFFERED, f.libraries, at.OFFERED, 0)
    if len(seats) > 0:
        for i in range(min(len(seats), MOST_SEATS)):
            row.put(SEATS + k * MOST_SEATS + i, _seat_code(row, seats[i]))
    if len(tokens) > 0:
        for i in range(min(len(tokens), at.VISITORS)):
            token: i64 = tokens[i]
            row.put(TOKENS + k * at.VISITORS + i, 1 + 2 * row.relative(token >> 1) + (token & 1))
    if len(f.tiles) > 0:
        row.put_all(TILES + k * at.TILES, f.tiles, 1)
    if len(f.cards) > 0:
        _put_effect_cards(row, s, f.cards, k)


def _put_effect_cards(row: Row, s: State, cards: bytes, k: i64) -> None:
    hidden: i64 = 0
    for i in range(len(cards)):
        card: i64 = cards[i]
        if sees(row, s, card):
            row.put(EFFECT_CARDS + k * CARDS + card, 1)
        else:
            hidden += 1
    row.put(UNSEEN_CARDS + k, hidden)


def _add_below(row: Row, s: State, f: Frame, step: str) -> None:
    """Add an effect below those told in full to the sums."""
    code = code_of(f, step)
    if code.question:
        row.add(BELOW + code.question - 1, 1)
    row.add(BELOW_SEAT + row.relative(f.seat), 1)
    row.add(BELOW_AMOUNT, f.amount)
    for card in f.cards:
        if sees(row, s, card):
            row.add(BELOW_CARDS + card, 1)


def _seat_code(row: Row, seat: i64) -> i64:
    return 0 if seat == NONE else row.relative(seat) + 1
