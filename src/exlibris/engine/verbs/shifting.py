"""Directions of a shift on a shelf, by option: the difference of cell numbers."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from exlibris.engine.shelf import DOWN, LEFT, RIGHT, UP

BY: Final = {UPWARD: UP, DOWNWARD: DOWN, LEFTWARD: LEFT, RIGHTWARD: RIGHT}
