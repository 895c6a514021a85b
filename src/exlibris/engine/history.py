"""Going back and forth in a game, for those who explore it: in a notebook, or in a tool that analyses."""

from __future__ import annotations

from exlibris.engine.state import State


class History:
    """The positions of a game from one on, and a place among them.

    A copy is kept for each action, so that going back costs nothing and the state itself needs no undo, which would
    make every action of every simulation dearer. What a player at a table may take back is decided elsewhere.
    """

    __slots__ = ("_actions", "_at", "_states")

    _states: list[State]
    _actions: list[int]
    _at: int

    def __init__(self, state: State) -> None:
        """Begin with a copy of that state."""
        self._states = [state.clone()]
        self._actions = []
        self._at = 0

    @property
    def state(self) -> State:
        """A copy of the position that is looked at."""
        return self._states[self._at].clone()

    @property
    def ply(self) -> int:
        """How many actions lie between the first position and this one."""
        return self._at

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions that lead from the first position to this one."""
        return tuple(self._actions[: self._at])

    def apply(self, action: int, seat: int | None = None) -> State:
        """Carry out an action, forgetting those that were undone; return a copy of the position after it.

        Raises IllegalAction, and stays where it is, for an action that is not legal.
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
        """Go back by so many actions; return a copy of the position there. Raises LookupError if there are fewer."""
        return self._go(self._at - actions, "undo")

    def redo(self, actions: int = 1) -> State:
        """Go on by so many of the actions undone. Raises LookupError if there are fewer."""
        return self._go(self._at + actions, "redo")

    def _go(self, at: int, what: str) -> State:
        if not 0 <= at < len(self._states):
            raise LookupError(f"nothing to {what}: there are {len(self._actions)} actions, {self._at} of them done")
        self._at = at
        return self.state
