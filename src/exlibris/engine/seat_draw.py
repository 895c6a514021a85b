"""The order of the seats, drawn from a table's seed: fixed by the commitment that everybody sees before the draw."""

from __future__ import annotations

from hashlib import sha256

from exlibris.engine.rng import Rng


def drawn_order(seed: bytes, count: int) -> list[int]:
    """Draw who sits where.

    The draw has a stream of its own, so that it says nothing about the deal: anybody can repeat it from the seed that
    is shown when the game is over.

    Args:
        seed: The seed of the game.
        count: The number of seats.

    Returns:
        For each seat of the game, the seat that its player took before.
    """
    drawn, _ = Rng(sha256(b"exlibris seats " + seed).digest()).shuffled(bytes(range(count)))
    return list(drawn)
