"""The step that names a category publicly."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.state import State
from exlibris.engine.steps import Choice

ALL_CATEGORIES: Final = bytes(range(CATEGORY_COUNT))


class NameCategory(Choice):
    """Ask for a category, and keep it in `category`."""

    __slots__ = ()

    def __init__(self, rule_id: str) -> None:
        super().__init__(1, 1, "category", "prompt-name-category", rule_id)

    def options(self, s: State, f: Frame) -> bytes:
        return ALL_CATEGORIES

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.category = option
        if s.recorder is not None:
            s.tell("name", f.seat, tile=f.tile, value=option)
