"""The part of an observation about unfinished effects and about results passed on by finished ones."""

from __future__ import annotations

from mypy_extensions import i64, u8

from exlibris.engine import MOST_SEATS, Frame, State
from exlibris.rl import fields as at
from exlibris.rl.row import NONE, Row, code_of
from exlibris.rl.seen_cards import sees


def put_effects(row: Row, s: State) -> None:
    """Write the unfinished effects from the top of the stack down. Call it after the zones of the cards are written."""
    found: i64 = 0
    stack = s.stack
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if len(f.result) > 0:
            _put_result(row, s, f.result)
        step = f.step
        if step is None:
            continue
        if found < at.FRAMES:
            row.put_step(found, f)
            _put_frame(row, s, f, step.kind, found)
        else:
            _add_below(row, s, f, step.name)
        found += 1
    for k in range(found, at.FRAMES):
        row.put_step(k, None)


def _put_result(row: Row, s: State, result: bytes) -> None:
    """Write which cards are lost (even indices) and gained (odd indices)."""
    for k in range(len(result)):
        card: i64 = result[k]
        change: i64 = at.GAINED if k & 1 else at.LOST
        if sees(row, s, card) and not i64(row.numbers[row.first + at.CARD_RESULT + card]) & change:
            row.add(at.CARD_RESULT + card, change)


def _put_frame(row: Row, s: State, f: Frame, kind: str, k: i64) -> None:
    numbers, place = row.numbers, row.first + k
    count: i64 = f.count
    amount: i64 = f.amount
    if kind == "flip":
        count = len(s.flips[row.seat]) + (s.ready >> row.seat & 1)
    numbers[place + at.EFFECT_SEAT] = u8(row.relative(f.seat) + 1 & NONE)
    numbers[place + at.EFFECT_POWER] = u8(f.power.number)
    numbers[place + at.EFFECT_TILE] = u8(f.tile)
    numbers[place + at.EFFECT_COUNT] = u8(count if count < at.HIGHEST else at.HIGHEST)
    numbers[place + at.EFFECT_AMOUNT] = u8(amount if amount < at.HIGHEST else at.HIGHEST)
    numbers[place + at.EFFECT_CARD] = u8(i64(f.card) + 1 & NONE)
    numbers[place + at.EFFECT_OTHER] = u8(row.relative(f.other) + 1 & NONE)
    numbers[place + at.EFFECT_CATEGORY] = u8(i64(f.category) + 1 & NONE)
    numbers[place + at.EFFECT_SPACE] = u8(i64(f.space) + 1 & NONE)
    numbers[place + at.EFFECT_DIRECTION] = u8(i64(f.direction) + 1 & NONE)
    numbers[place + at.EFFECT_FACE_DOWN] = 1 if f.face_down else 0
    _put_sets(row, s, f, k)


def _put_sets(row: Row, s: State, f: Frame, k: i64) -> None:
    seats, tokens = f.seats, f.tokens
    row.put_list(at.EFFECT_PICKED + k * at.PICKED, f.picked, at.PICKED, 1)
    row.put_list(at.EFFECT_LIBRARIES + k * at.OFFERED, f.libraries, at.OFFERED, 0)
    for i in range(min(len(seats), MOST_SEATS)):
        row.put(at.EFFECT_SEATS + k * MOST_SEATS + i, 1 + row.relative(seats[i]))
    for i in range(min(len(tokens), at.VISITORS)):
        token: i64 = tokens[i]
        row.put(at.EFFECT_TOKENS + k * at.VISITORS + i, 1 + 2 * row.relative(token >> 1) + (token & 1))
    row.put_all(at.EFFECT_TILES + k * at.TILES, f.tiles, 1)
    _put_effect_cards(row, s, f.cards, k)


def _put_effect_cards(row: Row, s: State, cards: bytes, k: i64) -> None:
    hidden: i64 = 0
    for i in range(len(cards)):
        card: i64 = cards[i]
        if sees(row, s, card):
            row.put(at.EFFECT_CARDS + k * at.CARDS + card, 1)
        else:
            hidden += 1
    row.put(at.EFFECT_HIDDEN + k, hidden)


def _add_below(row: Row, s: State, f: Frame, step: str) -> None:
    """Add an effect below the FRAMES topmost ones to the sums."""
    code = code_of(f, step)
    if code.question:
        row.add(at.BELOW_QUESTION + code.question - 1, 1)
    row.add(at.BELOW_SEAT + row.relative(f.seat), 1)
    row.add(at.BELOW_AMOUNT, f.amount)
    for card in f.cards:
        if sees(row, s, card):
            row.add(at.BELOW_CARDS + card, 1)
