"""Undo and redo for exploring a game, in a notebook or an analysis tool."""

from __future__ import annotations

from exlibris.engine.state import State


class History:
    """The positions of a game from a given one on, and the current one among them.

    It keeps a copy for each action, so that the state itself needs no undo, which would slow down every simulation.
    `exlibris.engine.undo` decides what a player at a table may take back.
    """

    __slots__ = ("_actions", "_at", "_states")

    _states: list[State]
    _actions: list[int]
    _at: int

    def __init__(self, state: State) -> None:
        """Begin with a copy of the state."""
        self._states = [state.clone()]
        self._actions = []
        self._at = 0

    @property
    def state(self) -> State:
        """A copy of the current position."""
        return self._states[self._at].clone()

    @property
    def ply(self) -> int:
        """The number of actions from the first position to the current one."""
        return self._at

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions from the first position to the current one."""
        return tuple(self._actions[: self._at])

    def apply(self, action: int, seat: int | None = None) -> State:
        """Apply an action, and forget those that were undone.

        Args:
            action: The number of the action.
            seat: The seat that takes it; None for the pending seat for which it is legal.

        Returns:
            A copy of the new position.

        Raises:
            IllegalAction: If it is not legal. Nothing is changed then.
        """
        after = self._states[self._at].clone()
        after.apply(action, seat)
        del self._states[self._at + 1 :]
        del self._actions[self._at :]
        self._states.append(after)
        self._actions.append(action)
        self._at += 1
        return after.clone()

    def undo(self, actions: int = 1) -> State:
        """Go back.

        Args:
            actions: By how many actions.

        Returns:
            A copy of that position.

        Raises:
            LookupError: If there are fewer.
        """
        return self._go(self._at - actions, "undo")

    def redo(self, actions: int = 1) -> State:
        """Repeat undone actions.

        Args:
            actions: How many.

        Returns:
            A copy of that position.

        Raises:
            LookupError: If there are fewer.
        """
        return self._go(self._at + actions, "redo")

    def _go(self, at: int, what: str) -> State:
        if not 0 <= at < len(self._states):
            raise LookupError(f"nothing to {what}: there are {len(self._actions)} actions, {self._at} of them done")
        self._at = at
        return self.state
