"""Random numbers from a SHA-256 counter stream, which can't be predicted from the cards seen so far.

A place in the stream is immutable: drawing returns the result and the next place, so copies of a state can share it.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import Final

RNG_VERSION: Final = "sha256-counter-1"
SEED_BYTES: Final = 32
WORDS: Final = 8  # 32-bit words in a block
WORD_RANGE: Final = 1 << 32
# By n, the first word that is skipped; skipping makes every number below n equally likely.
UNBIASED: Final = [0] + [WORD_RANGE - WORD_RANGE % n for n in range(1, 257)]


def from_hexadecimal(digits: object, size: int) -> bytes:
    """Return the bytes that hexadecimal digits represent, or no bytes if `digits` is not a text of `size` bytes."""
    try:
        found = bytes.fromhex(digits) if isinstance(digits, str) else b""
    except ValueError:
        return b""
    return found if len(found) == size else b""


class Rng:
    """A place in the stream of a seed, immutable. Secret until the game is over."""

    __slots__ = ("at", "seed", "words")

    seed: bytes
    at: int  # the number of the next word, from 0
    words: tuple[int, ...]  # the block that holds the next word

    def __init__(self, seed: bytes, at: int = 0, words: tuple[int, ...] = ()) -> None:
        self.seed = seed
        self.at = at
        self.words = words or _block(seed, at // WORDS)

    def shuffled(self, cards: bytes) -> tuple[bytes, Rng]:
        """Return cards in random order (Fisher-Yates), and the next place in the stream.

        Args:
            cards: Up to 256 numbers.
        """
        at = self.at
        words = self.words
        mixed = list(cards)
        left = len(mixed)  # number of leading cards without a final place
        while left > 1:
            first = at % WORDS
            drawn = words[first : first + left - 1]
            at += len(drawn)
            for word in drawn:
                if word < UNBIASED[left]:
                    j = word % left
                    left -= 1
                    mixed[left], mixed[j] = mixed[j], mixed[left]
            if at % WORDS == 0:
                words = _block(self.seed, at // WORDS)
        return bytes(mixed), Rng(self.seed, at, words)

    def below(self, n: int) -> tuple[int, Rng]:
        """Return an unbiased random number, and the next place in the stream.

        Args:
            n: One more than the highest number, from 1 to 256.
        """
        rng = self
        while True:
            word = rng.words[rng.at % WORDS]
            same_block = (rng.at + 1) % WORDS != 0
            rng = Rng(rng.seed, rng.at + 1, rng.words if same_block else ())
            if word < UNBIASED[n]:
                return word % n, rng


def _block(seed: bytes, number: int) -> tuple[int, ...]:
    return unpack(">8I", sha256(seed + number.to_bytes(8, "big")).digest())
