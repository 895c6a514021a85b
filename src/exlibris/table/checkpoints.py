"""Recent positions of a table, kept so that undoing and following a game need not replay it from the start."""

from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from exlibris.engine import State

CHECKPOINTS: Final = 40  # about one four-player round


class Checkpoint(Struct, frozen=True):
    """The table after a past event: its state, and the lengths of its log and action list at that time."""

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
        """Return the oldest checkpoint that `is_later`, or None; all newer ones must be later, too."""
        oldest = None
        for checkpoint in reversed(self._kept):
            if not is_later(checkpoint):
                break
            oldest = checkpoint
        return oldest

    def forget_after(self, actions: int) -> None:
        """Drop the checkpoints with more than `actions` actions: they contain undone ones."""
        kept = [checkpoint for checkpoint in self._kept if checkpoint.action_count <= actions]
        self._kept = deque(kept, maxlen=CHECKPOINTS)

    def last_until(self, actions: int) -> Checkpoint | None:
        """Return the newest checkpoint with at most `actions` actions, or None."""
        return next((kept for kept in reversed(self._kept) if kept.action_count <= actions), None)

    def state_after(self, actions: int) -> State | None:
        """Return the state after `actions` actions, None if it is not kept."""
        kept = self.last_until(actions)
        return kept.state if kept and kept.action_count == actions else None
