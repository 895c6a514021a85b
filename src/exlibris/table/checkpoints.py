"""Positions of a table that are kept, so that undo and followers need not replay the whole game."""

from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from exlibris.engine import State

CHECKPOINTS: Final = 40  # about a round of four


class Checkpoint(Struct, frozen=True):
    """The table after a past event: its state, and the lengths of its log and actions then."""

    public: int
    own: list[int]
    state: State
    history_length: int
    action_count: int


class Checkpoints:
    """The last checkpoints of a table, oldest first."""

    def __init__(self) -> None:
        self._kept: deque[Checkpoint] = deque(maxlen=CHECKPOINTS)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint, and drop the oldest if there are too many."""
        self._kept.append(checkpoint)

    def first_with(self, is_later: Callable[[Checkpoint], bool]) -> Checkpoint | None:
        """Return the oldest checkpoint that is later, None if there is none; all after it must be later too."""
        oldest = None
        for checkpoint in reversed(self._kept):
            if not is_later(checkpoint):
                break
            oldest = checkpoint
        return oldest

    def forget_after(self, actions: int) -> None:
        """Drop the checkpoints after more than `actions` actions, which show what is being undone."""
        kept = [checkpoint for checkpoint in self._kept if checkpoint.action_count <= actions]
        self._kept = deque(kept, maxlen=CHECKPOINTS)

    def last_until(self, actions: int) -> Checkpoint | None:
        """Return the newest checkpoint after at most `actions` actions, None if none is kept."""
        return next((kept for kept in reversed(self._kept) if kept.action_count <= actions), None)

    def state_after(self, actions: int) -> State | None:
        """Return the state after `actions` actions if it is kept."""
        states = (checkpoint.state for checkpoint in reversed(self._kept) if checkpoint.action_count == actions)
        return next(states, None)
