"""The interface of a computer player: it sees a view and chooses one of the legal actions."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from exlibris.engine import PlayerView


class Bot(Protocol):
    """A computer player at one seat of one game.

    It is given its own view, never the state, and draws from the random numbers that it was made with. A server may
    make a new one between two decisions, in another process: what it remembers can save time, but must not be needed.
    """

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action to take.

        Args:
            view: What the seat may know, which must not be changed.
            actions: The legal ones, at least one.
        """
        ...


@runtime_checkable
class TimedBot(Protocol):
    """What a bot may have besides if it thinks for a time, so that a busy server can ask it to think shorter."""

    def hurry(self, time_share: float) -> bool:
        """Take the part `time_share` of the usual time or tries from now on, from just above 0 to 1.

        Returns:
            Whether that makes a difference.
        """
        ...


class BlindBot(ABC):
    """A bot that needs no view, so that none has to be made for it."""

    @abstractmethod
    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options, of which there is at least one."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (it looks at nothing)
        """Return one of the actions."""
        return self.pick(actions)
