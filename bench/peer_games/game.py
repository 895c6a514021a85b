"""What a game must offer to be measured."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

G = TypeVar("G")  # whatever the package plays on
NO_LIMIT = 1 << 30


class Peer(ABC, Generic[G]):
    """Random play of one game, as users of its package would write it."""

    has_own_loop = True  # whether the package plays random games by itself

    def __init__(self) -> None:
        self.luck = Random(4)

    def pick(self, options: Any) -> Any:
        """One of the options, each as likely."""
        return options[int(self.luck.random() * len(options))]

    @abstractmethod
    def start(self) -> G:
        """A new game at its first decision."""

    @abstractmethod
    def drive(self, game: G, limit: int = NO_LIMIT) -> None:
        """The game is over, or that many decisions further: legal actions and moves by calls from Python."""

    def play(self, game: G) -> None:
        """The game is over, played by the package's own loop."""
        raise NotImplementedError

    @abstractmethod
    def decisions(self, game: G) -> int:
        """Decisions of players made so far; chance is not counted."""

    @abstractmethod
    def result(self, game: G) -> object:
        """Who has won, or what each has got, by the package's own count."""

    @abstractmethod
    def copy(self, game: G) -> object:
        """A copy that can be played on by itself."""

    @abstractmethod
    def episode(self) -> tuple[int, int]:
        """One game is played through the environment for learning: steps, and decisions of all players in them."""


AnyPeer: TypeAlias = Peer[Any]
