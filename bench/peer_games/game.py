"""The interface that a game must have to be measured."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

G = TypeVar("G")  # the package's game object
NO_LIMIT = 1 << 30
AT_ONCE = 64  # games in a batch, of packages that step many by one call
CALLS = 16  # of a batch, in what counts as an episode


class Peer(ABC, Generic[G]):
    """Random play of one game, as users of its package would write it."""

    has_own_loop = True  # whether the package plays random games by itself
    has_copies = True  # whether there is anything to copy

    def __init__(self) -> None:
        self.luck = Random(4)

    def pick(self, options: Any) -> Any:
        """Return one of the options, all equally likely."""
        return options[int(self.luck.random() * len(options))]

    @abstractmethod
    def start(self) -> G:
        """Return a new game at its first decision."""

    @abstractmethod
    def drive(self, game: G, limit: int = NO_LIMIT) -> None:
        """Play to the end or for that many decisions: legal actions and moves by calls from Python."""

    def play(self, game: G) -> None:
        """Play to the end by the package's own loop."""
        raise NotImplementedError

    @abstractmethod
    def decisions(self, game: G) -> int:
        """Return the number of decisions that players have made so far, without chance."""

    @abstractmethod
    def result(self, game: G) -> object:
        """Return the winners or all scores, by the package's own count."""

    @abstractmethod
    def copy(self, game: G) -> object:
        """Return an independent copy of the game."""

    @abstractmethod
    def episode(self) -> tuple[int, int]:
        """Play a game through the environment for learning; return steps, and decisions of all players in them.

        Where the environment is a batch, some calls of it take the place of a game.
        """


AnyPeer: TypeAlias = Peer[Any]
