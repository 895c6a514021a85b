"""Directions in which cards can be shifted on a shelf: what is chosen, how far it moves a cell, how it is told."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from exlibris.engine.shelf import DOWN, LEFT, RIGHT, UP

BY: Final = {UPWARD: UP, DOWNWARD: DOWN, LEFTWARD: LEFT, RIGHTWARD: RIGHT}
DIRECTION_KEYS: Final = {UPWARD: "up", DOWNWARD: "down", LEFTWARD: "left", RIGHTWARD: "right"}
