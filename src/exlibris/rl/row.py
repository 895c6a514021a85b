"""Writer of one row of an observation."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from exlibris.engine import Frame
from exlibris.rl import fields as at
from exlibris.rl.fields import FRAMES, HIGHEST, SIZE, STEP_BITS
from exlibris.search.feature_names import question_at

NONE: Final[i64] = 255  # no value, in a frame's register or for a category


class Row:
    """Writer of one part of an observation; it logs the indices it wrote in order to clear them later.

    To rewrite a part, call `begin`, the `put` methods, then `end`. Parts never share numbers.
    """

    __slots__ = ("count", "first", "log", "logged", "marks", "numbers", "row", "seat", "seats", "steps")

    def __init__(self, numbers: vec[u8], rows: i64, seats: i64) -> None:
        self.numbers = numbers  # of all rows
        self.row: i64 = 0
        self.first: i64 = 0  # index of the row's first number
        self.log = vec[i32]([0] * len(numbers))  # by row, the indices of the part's nonzero numbers
        self.count: i64 = 0  # where the row's next index is logged
        self.logged = vec[i32]([0] * rows)  # by row, the number of logged indices
        self.steps: list[object] = [None] * (rows * FRAMES)  # by row and effect, the step that is written there
        self.marks = vec[u8](bytes(256))  # by card, temporary marks of one call; all 0 between calls
        self.seat: i64 = 0  # the observing seat
        self.seats = seats

    def begin(self, row: i64, seat: i64) -> None:
        """Clear the part in a row and prepare to write it for a seat."""
        self.row = row
        self.first = row * SIZE
        self.seat = seat
        numbers, log, first = self.numbers, self.log, self.first
        for i in range(first, first + i64(self.logged[row])):
            numbers[i64(log[i])] = 0
        self.count = first

    def end(self) -> None:
        """Record how many indices were logged."""
        self.logged[self.row] = i32(self.count - self.first)

    def mark(self, cards: bytes, mark: i64) -> None:
        """Set the marks of some cards."""
        marks = self.marks
        size: i64 = len(cards)
        for k in range(size):
            marks[i64(cards[k])] = u8(mark)

    def relative(self, seat: i64) -> i64:
        """Return the number of a seat relative to the observing one; NONE for NONE."""
        if seat == NONE:
            return NONE
        seat -= self.seat
        return seat if seat >= 0 else seat + self.seats

    def put(self, i: i64, number: i64) -> None:
        """Write a number, capped at HIGHEST. Writing 0 does nothing: the place must still hold 0."""
        if not number:
            return
        place = self.first + i
        self.numbers[place] = u8(number if number < HIGHEST else HIGHEST)
        self.log[self.count] = i32(place)
        self.count += 1

    def put_step(self, k: i64, f: Frame | None) -> None:
        """Write the next step of an effect if it has changed; None clears all of the effect."""
        effect = self.row * FRAMES + k
        step = None if f is None else f.step
        if self.steps[effect] is step:
            return
        self.steps[effect] = step
        numbers, first = self.numbers, self.first
        if f is None or step is None:
            code = NO_CODE
            for place in range(first + at.EFFECT_SEAT + k, first + at.EFFECT_PICKED, FRAMES):
                numbers[place] = 0
        else:
            code = code_of(f, step.name)
        numbers[first + at.EFFECT_QUESTION + k] = u8(code.question)
        bits, first = code.bits, first + at.EFFECT_STEP + k * STEP_BITS
        for place in range(first, first + STEP_BITS):
            numbers[place] = u8(bits & 1)
            bits >>= 1

    def add(self, i: i64, number: i64) -> None:
        """Add to a number, capped at HIGHEST."""
        before = i64(self.numbers[self.first + i])
        if before:
            number += before
            self.numbers[self.first + i] = u8(number if number < HIGHEST else HIGHEST)
        else:
            self.put(i, number)

    def put_all(self, i: i64, places: bytes, number: i64) -> None:
        """Write the same number at several places that hold 0, each counted from index `i`."""
        size: i64 = len(places)
        if not size:
            return
        numbers, log, first, count = self.numbers, self.log, self.first + i, self.count
        for k in range(size):
            place = first + places[k]
            numbers[place] = u8(number)
            log[count] = i32(place)
            count += 1
        self.count = count

    def put_list(self, i: i64, values: bytes, most: i64, add: i64) -> None:
        """Write up to `most` values, each increased by `add`."""
        count: i64 = len(values)
        for k in range(min(most, count)):
            self.put(i + k, values[k] + add)


class Code:
    """The next step of an unfinished effect, as an observation encodes it."""

    __slots__ = ("bits", "question")

    def __init__(self, crc: i64, prompt: str) -> None:
        self.bits: i64 = crc & (1 << STEP_BITS) - 1  # of the CRC-32 of the step's name
        self.question: i64 = question_at(prompt) + 1 if prompt else 0  # the effect's next question, from 1; 0 for none


NO_CODE: Final = Code(0, "")  # where there is no effect
_CODES: Final[dict[str, Code]] = {}  # by name of the step


def code_of(f: Frame, step: str) -> Code:
    """Return the code of a frame; `step` is the name of its next step."""
    known = _CODES.get(step)
    if known is None:
        known = _CODES[step] = Code(crc32(step.encode()), f.next_prompt())
    return known
