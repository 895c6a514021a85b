"""Games that go on while something befalls the server, and what is left of them."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Final

from killing.kept import Kept
from killing.player import Player

PATIENCE: Final = 120.0  # seconds in which every table has to go on
PERSON, BOT = 0, 1  # their seats


@dataclass
class Left:
    """What became of the actions that the server had acknowledged."""

    acknowledged: int
    unanswered: int
    """Actions on their way when the process that was asked ended."""
    refused: int
    """Requests that were answered with 503."""
    lost: int
    unknown: int
    """Actions that are stored at a place where no such one was acknowledged, as if one had been applied twice."""


class Games:
    """People who play, each against a computer."""

    def __init__(self, tables: int, bot: str, kept: Kept, luck: random.Random) -> None:
        self.players = [Player(bot, luck.randrange(2**32)) for _ in range(tables)]
        self._kept = kept
        self._playing: list[Future[None]] = []

    @contextmanager
    def played(self, port: int) -> Iterator[None]:
        """Let all play within the block."""
        stop = Event()
        with ThreadPoolExecutor(len(self.players)) as pool:
            self._playing = [pool.submit(player.play, port, stop) for player in self.players]
            try:
                yield
            finally:
                stop.set()

    def wait_for(self, actions: list[int]) -> None:
        """Return once each player has taken so many more actions. Raises TimeoutError."""
        wanted = [player.acknowledged + count for player, count in zip(self.players, actions, strict=True)]
        for player, count in zip(self.players, wanted, strict=True):
            self._wait_until(partial(has_acted, player, count))

    def see_all_go_on(self) -> None:
        """Wait until people and computers have acted at every table. Raises TimeoutError."""
        moves = [self._bot_moves(player) for player in self.players]
        self.wait_for([3 for _ in self.players])
        for player, count in zip(self.players, moves, strict=True):
            self._wait_until(partial(self._has_bot_moved, player, count))

    def _wait_until(self, done: Callable[[], bool]) -> None:
        """Return as soon as that is done. Raises TimeoutError, or the error that made a player give up."""
        until = time.monotonic() + PATIENCE
        while not done():
            for player in self._playing:
                if player.done():
                    player.result()
            if time.monotonic() > until:
                raise TimeoutError("a table does not go on")
            time.sleep(0.005)

    def _has_bot_moved(self, player: Player, before: int) -> bool:
        return self._bot_moves(player) > before

    def _bot_moves(self, player: Player) -> int:
        """Return how many actions the computer has taken at a player's tables."""
        return sum(len(self._kept.actions(table, BOT)) for table in list(player.games))

    def left(self) -> Left:
        """Compare what players were told with what is stored."""
        pairs = [
            (Counter(enumerate(told)), Counter(enumerate(self._kept.actions(table, PERSON))))
            for player in self.players
            for table, told in player.games.items()
        ]
        return Left(
            acknowledged=sum(told.total() for told, _ in pairs),
            unanswered=sum(player.unanswered for player in self.players),
            refused=sum(player.refused for player in self.players),
            lost=sum((told - there).total() for told, there in pairs),
            unknown=sum((there - told).total() for told, there in pairs),
        )


def has_acted(player: Player, often: int) -> bool:
    """Tell whether a player has taken so many actions."""
    return player.acknowledged >= often
