"""Luck: a SHA-256 counter stream, so that nobody can work out the deck from what was seen of it.

The stream is immutable: drawing gives the number and the stream that goes on, so copies of a state share it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

LUCK_VERSION: Final = "sha256-counter-1"
SEED_BYTES: Final = 32
WORDS: Final = 8  # 32-bit words in a block
WORD_RANGE: Final = 1 << 32


class Luck:
    """A place in the stream that belongs to a seed: word `at` is the next. Secret while the game lasts."""

    __slots__ = ("at", "block", "seed")

    seed: bytes
    at: int
    block: bytes  # the block that holds the word before `at`, empty at the start

    def __init__(self, seed: bytes, at: int = 0) -> None:
        self.seed = seed
        self.at = at
        self.block = _block(seed, at // WORDS) if at % WORDS else b""

    def shuffled(self, cards: bytes) -> tuple[bytes, Luck]:
        """The cards in random order (Fisher-Yates), and the stream after it."""
        luck = Luck(self.seed, self.at)
        mixed = list(cards)
        for i in range(len(mixed) - 1, 0, -1):
            j = luck._below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return bytes(mixed), luck

    def below(self, n: int) -> tuple[int, Luck]:
        """An unbiased number from 0 to n - 1, and the stream after it."""
        luck = Luck(self.seed, self.at)
        number = luck._below(n)
        return number, luck

    def _below(self, n: int) -> int:
        limit = WORD_RANGE - WORD_RANGE % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def _word(self) -> int:
        index = self.at % WORDS
        if index == 0:
            self.block = _block(self.seed, self.at // WORDS)
        self.at += 1
        return int.from_bytes(self.block[4 * index : 4 * index + 4], "big")


def _block(seed: bytes, number: int) -> bytes:
    return sha256(seed + number.to_bytes(8, "big")).digest()
