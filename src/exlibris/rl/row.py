"""One row of an observation while it is written."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

from exlibris.engine import HIDDEN
from exlibris.rl.fields import HIGHEST, SIZE, STEP_BITS

NONE: Final[i64] = 255  # in a register of a frame
NOT_SEEN: Final[i64] = HIDDEN
MOST: Final[i64] = HIGHEST

_BITS: Final[dict[str, bytes]] = {}  # by name of a step


class Row:
    """Where the numbers of one observation go, and whose they are; it remembers where they went, to clear them."""

    __slots__ = ("count", "first", "log", "logged", "numbers", "seat", "seats", "sight")

    numbers: vec[u8]  # of all rows
    first: i64  # where those of this row begin
    log: vec[i64]  # by row, where there are numbers other than 0 that may change
    count: i64  # where the next one of this row is logged
    logged: vec[i64]  # by row, how many
    seat: i64  # the one that looks
    seats: i64
    sight: bytes  # by card, NOT_SEEN for those that the seat can't see

    def __init__(self, numbers: vec[u8], rows: int, seats: int) -> None:
        self.numbers = numbers
        self.log = vec[i64]([0] * len(numbers))
        self.logged = vec[i64]([0] * rows)
        self.first = self.count = self.seat = 0
        self.seats = seats
        self.sight = b""

    def begin(self, row: i64, seat: i64, sight: bytes) -> None:
        """Clear a row, to be written for a seat."""
        self.first = row * SIZE
        self.seat = seat
        self.sight = sight
        numbers, log, first = self.numbers, self.log, self.first
        for i in range(first, first + self.logged[row]):
            numbers[log[i]] = 0
        self.count = first

    def end(self, row: i64) -> None:
        """Remember how much has been written."""
        self.logged[row] = self.count - self.first

    def relative(self, seat: i64) -> i64:
        """Return the number of a seat, counted from the one that looks."""
        seat -= self.seat
        return seat if seat >= 0 else seat + self.seats

    def put(self, i: i64, number: i64) -> None:
        """Write a number, or the highest one for a higher one."""
        if not number:
            return
        numbers, place = self.numbers, self.first + i
        if not numbers[place]:
            self.log[self.count] = place
            self.count += 1
        numbers[place] = u8(number if number < MOST else MOST)

    def put_all(self, i: i64, places: bytes, number: i64) -> None:
        """Write the same number at several places that have none, each counted from the first one."""
        numbers, log, first, count = self.numbers, self.log, self.first + i, self.count
        size: i64 = len(places)
        for k in range(size):
            place = first + places[k]
            numbers[place] = u8(number)
            log[count] = place
            count += 1
        self.count = count

    def put_list(self, i: i64, values: bytes, most: i64, add: i64) -> None:
        """Write as many of the values as there are places, each higher by `add`."""
        count: i64 = len(values)
        for k in range(min(most, count)):
            self.put(i + k, values[k] + add)


def bits_of(step: str) -> bytes:
    """Return which of STEP_BITS bits are set in the code that stands for the name of a step."""
    bits = _BITS.get(step)
    if bits is None:
        code = crc32(step.encode())
        bits = _BITS[step] = bytes([bit for bit in range(STEP_BITS) if code >> bit & 1])
    return bits


def from_one(category: i64) -> i64:
    """Return a category as an observation has it: from 1, 0 for an unknown one or none."""
    return 0 if category >= NOT_SEEN else category + 1
