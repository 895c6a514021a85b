"""Sums of a hidden layer where nothing is compiled: all units' sums side by side in one large integer.

Python adds integers of any size at once: a feature that changed takes one product and one sum instead of one for
each unit, a tenth of the time. Rollouts spent half of theirs here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from sys import byteorder
from typing import Final

from librt.vecs import vec

BITS: Final = 64  # of a unit's sum
POINT: Final = 44  # bits behind the point: sums are right to some 10⁻¹², and up to half a million
ONE: Final = float(1 << POINT)


class PackedLayer:
    """A layer's weights and biases, each row of them packed into one integer."""

    __slots__ = ("_rows", "_signs", "_size", "biases")

    biases: int

    def __init__(self, weights: Sequence[Sequence[float]], biases: Sequence[float]) -> None:
        self._rows = [_packed(row) for row in weights]
        self._signs = sum([1 << BITS * unit + BITS - 1 for unit in range(len(biases))])
        self._size = BITS // 8 * len(biases)
        self.biases = _packed(biases)

    def moved(self, sums: int, base: vec[float], features: vec[float]) -> int:
        """Return the sums of the units for these features, which are integers; `sums` are those for `base`."""
        for i in compress(range(len(base)), map(ne, features, base)):
            sums += int(features[i] - base[i]) * self._rows[i]
        return sums

    def unpacked(self, sums: int) -> list[float]:
        """Return the sum of each unit."""
        signed = (sums + self._signs) ^ self._signs  # no unit borrows from the next one
        fields = memoryview(signed.to_bytes(self._size, byteorder)).cast("q").tolist()
        return [field / ONE for field in (fields if byteorder == "little" else fields[::-1])]


def _packed(numbers: Sequence[float]) -> int:
    return sum([round(number * ONE) << BITS * unit for unit, number in enumerate(numbers)])
