"""Luck: a SHA-256 counter stream, so that nobody can work out the deck from what was seen of it.

The stream is immutable: drawing gives the number and the stream that goes on, so copies of a state share it.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import Final

LUCK_VERSION: Final = "sha256-counter-1"
SEED_BYTES: Final = 32
WORDS: Final = 8  # 32-bit words in a block
WORD_RANGE: Final = 1 << 32
# Words from this one on are passed over, so that every number below n is equally likely.
UNBIASED: Final = [0] + [WORD_RANGE - WORD_RANGE % n for n in range(1, 257)]


class Luck:
    """A place in the stream that belongs to a seed: word `at` is the next. Immutable; secret while the game lasts."""

    __slots__ = ("at", "seed", "words")

    seed: bytes
    at: int
    words: tuple[int, ...]  # the block of words that holds the next one

    def __init__(self, seed: bytes, at: int = 0, words: tuple[int, ...] = ()) -> None:
        self.seed = seed
        self.at = at
        self.words = words or _block(seed, at // WORDS)

    def shuffled(self, cards: bytes) -> tuple[bytes, Luck]:
        """The cards in random order (Fisher-Yates), and the stream after it."""
        at = self.at
        words = self.words
        mixed = list(cards)
        left = len(mixed)  # cards that have not found their place, from the front
        while left > 1:
            for word in words[at % WORDS :]:
                at += 1
                if word < UNBIASED[left]:
                    j = word % left
                    left -= 1
                    mixed[left], mixed[j] = mixed[j], mixed[left]
                    if left < 2:
                        break
            if at % WORDS == 0:
                words = _block(self.seed, at // WORDS)
        return bytes(mixed), Luck(self.seed, at, words)

    def below(self, n: int) -> tuple[int, Luck]:
        """An unbiased number from 0 to n - 1 (n up to 256), and the stream after it."""
        luck = self
        while True:
            word = luck.words[luck.at % WORDS]
            same_block = (luck.at + 1) % WORDS != 0
            luck = Luck(luck.seed, luck.at + 1, luck.words if same_block else ())
            if word < UNBIASED[n]:
                return word % n, luck


def _block(seed: bytes, number: int) -> tuple[int, ...]:
    return unpack(">8I", sha256(seed + number.to_bytes(8, "big")).digest())
