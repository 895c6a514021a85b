"""The directions of a shift on a shelf, as differences of cell numbers by option."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from exlibris.engine.shelf import DOWN, LEFT, RIGHT, UP

BY: Final = {UPWARD: UP, DOWNWARD: DOWN, LEFTWARD: LEFT, RIGHTWARD: RIGHT}
