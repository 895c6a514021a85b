"""The numbers of actions in version 1 of records and on tables of that time, and those in version 2.

Both numberings are frozen here: each kind of action in order, with how many numbers it has. In the kinds about an
assistant on a space, SPECIAL is added to the space for the special assistant.
"""

from __future__ import annotations

from typing import Final

KINDS_1: Final = (
    ("done", 1), ("cancel", 1), ("library", 13), ("space", 160), ("card", 152), ("slot", 16), ("cell", 255),
    ("category", 6), ("seat", 4), ("choice", 32), ("assistant", 160), ("flip", 152), ("ready", 4), ("tile", 19),
)  # fmt: skip
SPECIAL_1: Final = 80
KINDS_2: Final = (
    ("done", 1), ("cancel", 1), ("library", 64), ("space", 248), ("card", 244), ("slot", 32), ("cell", 255),
    ("category", 16), ("seat", 8), ("choice", 64), ("assistant", 248), ("flip", 244), ("ready", 8), ("tile", 32),
)  # fmt: skip
SPECIAL_2: Final = 124
ABOUT_ASSISTANTS: Final = ("space", "assistant")


def _renumbered() -> list[int]:
    new: list[int] = []
    start = 0
    for (kind, size), (_, size_since) in zip(KINDS_1, KINDS_2, strict=True):
        for value in range(size):
            moved = kind in ABOUT_ASSISTANTS and value >= SPECIAL_1
            new.append(start + value + (SPECIAL_2 - SPECIAL_1 if moved else 0))
        start += size_since
    return new


ACTIONS_2: Final = _renumbered()  # by the action's number in version 1


def upgraded_action(old: int) -> int:
    """Return the number that an action of version 1 has in version 2. Raises ValueError for any other number."""
    if not 0 <= old < len(ACTIONS_2):
        raise ValueError(f"{old} is no action of version 1 (0 to {len(ACTIONS_2) - 1})")
    return ACTIONS_2[old]
