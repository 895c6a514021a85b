"""Naming a category aloud."""

from __future__ import annotations

from typing import Final

from exlibris.engine.game import CATEGORIES
from exlibris.engine.state import State
from exlibris.engine.steps import Frame, Step

ALL_CATEGORIES: Final = bytes(range(CATEGORIES))


class NameCategory(Step):
    """Name a category; it is noted in `number`."""

    __slots__ = ()

    def __init__(self, trace: str) -> None:
        super().__init__(1, 1, "category", "prompt-name-category", trace)

    def ask(self, s: State, f: Frame) -> bytes:
        return ALL_CATEGORIES

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.number = option
        if s.recorder is not None:
            s.tell("name", f.seat, tile=f.tile, value=option)
