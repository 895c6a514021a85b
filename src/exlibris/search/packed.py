"""Sums of a hidden layer when not compiled: the sums of all units side by side in one large integer.

Python adds integers of any size in one operation, so a changed feature takes one product and one addition instead of
one per unit. That takes a tenth of the time; half of each rollout was spent on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from sys import byteorder
from typing import Final

from librt.vecs import vec

BITS: Final = 64  # per sum
POINT: Final = 44  # binary places: sums are exact to about 10⁻¹² and may reach half a million
ONE: Final = float(1 << POINT)


class PackedLayer:
    """A layer's weights and biases, with each row packed into one integer."""

    __slots__ = ("_rows", "_signs", "_size", "biases")

    biases: int

    def __init__(self, weights: Sequence[Sequence[float]], biases: Sequence[float]) -> None:
        self._rows = [_packed(row) for row in weights]
        self._signs = sum([1 << BITS * unit + BITS - 1 for unit in range(len(biases))])
        self._size = BITS // 8 * len(biases)
        self.biases = _packed(biases)

    def moved(self, sums: int, base: vec[float], features: vec[float]) -> int:
        """Return the packed sums for `features`, which must be whole numbers, given the packed `sums` for `base`."""
        for i in compress(range(len(base)), map(ne, features, base)):
            sums += int(features[i] - base[i]) * self._rows[i]
        return sums

    def unpacked(self, sums: int) -> list[float]:
        """Return the sum of each unit."""
        signed = (sums + self._signs) ^ self._signs  # so that no unit borrows from the next
        fields = memoryview(signed.to_bytes(self._size, byteorder)).cast("q").tolist()
        return [field / ONE for field in (fields if byteorder == "little" else fields[::-1])]


def _packed(numbers: Sequence[float]) -> int:
    return sum([round(number * ONE) << BITS * unit for unit, number in enumerate(numbers)])
