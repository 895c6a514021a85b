"""What an observation says of the unfinished effects, and of what finished ones pass on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from exlibris.engine import MOST_SEATS, Frame, State
from exlibris.rl import fields as at
from exlibris.rl.fields import OFFSETS
from exlibris.rl.row import NONE, NOT_SEEN, Row, bits_of
from exlibris.search.feature_names import question_at

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
    """Write the unfinished effects from the top of the stack down."""
    found: i64 = 0
    stack = s.stack
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if f.result:
            _put_result(row, f.result)
        if f.step is None:
            continue
        if found < FRAMES:
            _put_frame(row, s, f, found)
        else:
            _add_below(row, f)
        found += 1


def _put_result(row: Row, result: bytes) -> None:
    """Write which cards are lost, at even places, and gained, at odd ones."""
    for k in range(len(result)):
        card: i64 = result[k]
        if row.sight[card] != NOT_SEEN:
            given = i64(row.numbers[row.first + RESULT + card])
            row.put(RESULT + card, given | (at.GAINED if k & 1 else at.LOST))


def _put_frame(row: Row, s: State, f: Frame, k: i64) -> None:
    step = f.step
    if step is None:
        return
    row.put_all(STEP + k * STEP_BITS, bits_of(step.name), 1)
    prompt = f.next_prompt()
    if prompt:
        row.put(QUESTION + k, question_at(prompt) + 1)
    count: i64 = f.count
    if step.kind == "flip":
        count = len(s.flips[row.seat]) + (s.ready >> row.seat & 1)
    row.put(SEAT + k, _seat_code(row, f.seat))
    row.put(POWER + k, f.power.number)
    row.put(TILE + k, f.tile)
    row.put(COUNT + k, count)
    row.put(AMOUNT + k, f.amount)
    row.put(CARD + k, _register(f.card))
    row.put(OTHER + k, _seat_code(row, f.other))
    row.put(CATEGORY + k, _register(f.category))
    row.put(SPACE + k, _register(f.space))
    row.put(DIRECTION + k, _register(f.direction))
    row.put(FACE_DOWN + k, 1 if f.face_down else 0)
    _put_sets(row, f, k)


def _put_sets(row: Row, f: Frame, k: i64) -> None:
    if f.picked:
        row.put_list(PICKED + k * at.PICKED, f.picked, at.PICKED, 1)
    if f.libraries:
        row.put_list(LIBRARIES + k * at.OFFERED, f.libraries, at.OFFERED, 0)
    seats, tokens = f.seats, f.tokens
    for i in range(min(len(seats), MOST_SEATS)):
        row.put(SEATS + k * MOST_SEATS + i, _seat_code(row, seats[i]))
    for i in range(min(len(tokens), at.VISITORS)):
        token: i64 = tokens[i]
        row.put(TOKENS + k * at.VISITORS + i, 1 + 2 * row.relative(token >> 1) + (token & 1))
    if f.tiles:
        row.put_all(TILES + k * at.TILES, f.tiles, 1)
    if f.cards:
        _put_effect_cards(row, f.cards, k)


def _put_effect_cards(row: Row, cards: bytes, k: i64) -> None:
    hidden: i64 = 0
    for i in range(len(cards)):
        card: i64 = cards[i]
        if row.sight[card] == NOT_SEEN:
            hidden += 1
        else:
            row.put(EFFECT_CARDS + k * CARDS + card, 1)
    row.put(UNSEEN_CARDS + k, hidden)


def _add_below(row: Row, f: Frame) -> None:
    """Add an effect below those told in full to the sums."""
    prompt = f.next_prompt()
    if prompt:
        _add(row, BELOW + question_at(prompt), 1)
    _add(row, BELOW_SEAT + row.relative(f.seat), 1)
    _add(row, BELOW_AMOUNT, f.amount)
    for card in f.cards:
        if row.sight[card] != NOT_SEEN:
            _add(row, BELOW_CARDS + card, 1)


def _add(row: Row, i: i64, number: i64) -> None:
    row.put(i, i64(row.numbers[row.first + i]) + number)


def _seat_code(row: Row, seat: i64) -> i64:
    return 0 if seat == NONE else row.relative(seat) + 1


def _register(number: i64) -> i64:
    return 0 if number == NONE else number + 1
