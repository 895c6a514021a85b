"""One row of an observation while it is written."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from exlibris.engine import Frame
from exlibris.rl.fields import EFFECT_QUESTION, EFFECT_STEP, FRAMES, HIGHEST, SIZE, STEP_BITS
from exlibris.search.feature_names import question_at

NONE: Final[i64] = 255  # in a register of a frame, and for a category


class Row:
    """Where the numbers of a part of one observation go, and whose it is; it remembers where they went, to clear them.

    A part is written again by `begin`, then `put` and the like; `end`. Parts do not touch the numbers of others.
    """

    __slots__ = ("count", "first", "log", "logged", "marks", "numbers", "row", "seat", "seats", "steps")

    numbers: vec[u8]  # of all rows
    row: i64
    first: i64  # where its numbers begin
    log: vec[i32]  # by row, where the part has numbers other than 0
    count: i64  # where the next one of this row is logged
    logged: vec[i32]  # by row, how many
    steps: list[object]  # by row and effect: the next step, of which all is written that is not logged
    marks: vec[u8]  # by card, for what is being written; 0 between two calls
    seat: i64  # the one that looks
    seats: i64

    def __init__(self, numbers: vec[u8], rows: int, seats: int) -> None:
        self.numbers = numbers
        self.log = vec[i32]([0] * len(numbers))
        self.logged = vec[i32]([0] * rows)
        self.steps = [None] * (rows * FRAMES)
        self.marks = vec[u8](bytes(256))
        self.row = self.first = self.count = self.seat = 0
        self.seats = seats

    def begin(self, row: i64, seat: i64) -> None:
        """Clear the part of a row, to be written for a seat."""
        self.row = row
        self.first = row * SIZE
        self.seat = seat
        numbers, log, first = self.numbers, self.log, self.first
        for i in range(first, first + i64(self.logged[row])):
            numbers[i64(log[i])] = 0
        self.count = first

    def end(self) -> None:
        """Remember how much has been written."""
        self.logged[self.row] = i32(self.count - self.first)

    def mark(self, cards: bytes, mark: i64) -> None:
        """Set the marks of some cards."""
        marks = self.marks
        size: i64 = len(cards)
        for k in range(size):
            marks[i64(cards[k])] = u8(mark)

    def relative(self, seat: i64) -> i64:
        """Return the number of a seat, counted from the one that looks; NONE of none."""
        if seat == NONE:
            return NONE
        seat -= self.seat
        return seat if seat >= 0 else seat + self.seats

    def put(self, i: i64, number: i64) -> None:
        """Write a number, or the highest one for a higher one; 0 only where there is none yet."""
        if not number:
            return
        place = self.first + i
        self.numbers[place] = u8(number if number < HIGHEST else HIGHEST)
        self.log[self.count] = i32(place)
        self.count += 1

    def put_from_one(self, i: i64, value: i64) -> None:
        """Write a value from 1 on, so that 0 stands for an unknown one or none."""
        if value != NONE:
            self.put(i, value + 1)

    def put_step(self, k: i64, f: Frame | None) -> None:
        """Write what is said of the next step of an effect, None for no effect, if another stands there."""
        at = self.row * FRAMES + k
        step = None if f is None else f.step
        if self.steps[at] is step:
            return
        self.steps[at] = step
        code = NO_CODE if f is None or step is None else code_of(f, step.name)
        numbers, flags, first = self.numbers, code.flags, self.first + EFFECT_STEP + k * STEP_BITS
        for bit in range(STEP_BITS):
            numbers[first + bit] = u8(flags[bit])
        numbers[self.first + EFFECT_QUESTION + k] = u8(code.question)

    def add(self, i: i64, number: i64) -> None:
        """Add to a number, up to the highest one."""
        before = i64(self.numbers[self.first + i])
        if before:
            number += before
            self.numbers[self.first + i] = u8(number if number < HIGHEST else HIGHEST)
        else:
            self.put(i, number)

    def put_all(self, i: i64, places: bytes, number: i64) -> None:
        """Write the same number at several places that have none, each counted from the first one."""
        numbers, log, first, count = self.numbers, self.log, self.first + i, self.count
        size: i64 = len(places)
        for k in range(size):
            place = first + places[k]
            numbers[place] = u8(number)
            log[count] = i32(place)
            count += 1
        self.count = count

    def put_list(self, i: i64, values: bytes, most: i64, add: i64) -> None:
        """Write as many of the values as there are places, each higher by `add`."""
        count: i64 = len(values)
        for k in range(min(most, count)):
            self.put(i + k, values[k] + add)


class Code:
    """What an observation says of an unfinished effect's next step."""

    __slots__ = ("flags", "question")

    flags: bytes  # STEP_BITS of them, of the CRC-32 of its name
    question: i64  # the next one of the effect, from 1; 0 if it has none

    def __init__(self, crc: int, prompt: str) -> None:
        self.flags = bytes([crc >> bit & 1 for bit in range(STEP_BITS)])
        self.question = question_at(prompt) + 1 if prompt else 0


NO_CODE: Final = Code(0, "")  # where there is no effect
_CODES: Final[dict[str, Code]] = {}  # by name of the step


def code_of(f: Frame, step: str) -> Code:
    """Return the code of a frame; `step` names its next step."""
    known = _CODES.get(step)
    if known is None:
        known = _CODES[step] = Code(crc32(step.encode()), f.next_prompt())
    return known
