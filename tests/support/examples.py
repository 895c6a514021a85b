"""How many examples a property test tries."""

from typing import Final

from exlibris.engine import COMPILED

SHARE: Final = 3  # one example in so many is tried by the interpreted engine


def examples(number: int) -> int:
    """Return the number with the compiled engine, and a third of it with the interpreted one.

    Interpreted, a game takes several times as long.
    """
    return number if COMPILED else -(-number // SHARE)
