"""What a computer player is: something that sees a view and chooses one of the legal actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from exlibris.engine import PlayerView


class Bot(Protocol):
    """A computer player at one seat of one game. It gets its own view, never the state, and draws from its own luck."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """One of the actions, which are those of the view's seat and at least one. The view is not changed."""
        ...


class BlindBot(ABC):
    """A bot that declares that it needs no view, for it takes any option, each as likely.

    No view has to be made for it, and a game of such bots alone can be left to the engine's own playout.
    """

    @abstractmethod
    def pick(self, options: Sequence[int]) -> int:
        """One of the options, at least one, whatever they are."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (it looks at nothing)
        """One of the actions."""
        return self.pick(actions)
