"""What a computer player is: something that sees a view and chooses one of the legal actions."""

from __future__ import annotations

from typing import Protocol

from exlibris.engine import PlayerView


class Bot(Protocol):
    """A computer player at one seat of one game. It gets its own view, never the state, and draws from its own luck."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """One of the actions, which are those of the view's seat and at least one. The view is not changed."""
        ...
