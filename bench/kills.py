"""Kill a server without warning, again and again, while people play, and see what is left of their games.

python bench/kills.py
python bench/kills.py --kills 100 --tables 3 --bot greedy --seed 1
EXLIBRIS_DATABASE=postgresql://... EXLIBRIS_REDIS=redis://... python bench/kills.py --workers 2   # one of several
"""

from __future__ import annotations

import json
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Annotated, Final

import typer

from killing.kept import Kept, in_folder, in_postgres
from killing.player import Player
from serving.process import SHARED, TABLES, Serving, children, serving_in

NO_GRACE: Final = ("requests_per_second", "grace=0, requests_per_second", 1)
PATIENCE: Final = 120.0  # seconds in which every table has to go on
LONGEST_DELAY: Final = 0.05  # seconds from the last action waited for to the kill
PERSON, BOT = 0, 1  # their seats


@dataclass
class Outcome:
    """What became of the actions that the server had acknowledged."""

    kills: int
    acknowledged: int
    unanswered: int
    """Actions on their way when the server was killed."""
    lost: int
    unknown: int
    """Actions that are stored at a place where no such one was acknowledged, as if one had been applied twice."""


class Killer:
    """Kills processes while the players play."""

    def __init__(self, players: list[Player], kept: Kept, seed: int) -> None:
        self._players = players
        self._kept = kept
        self._luck = random.Random(seed)

    def kill_servers(self, folder: Path, kills: int) -> None:
        """Kill a server of one process so often; then let every table go on at another one."""
        for _ in range(kills):
            with serving_in(folder, TABLES.replace(*NO_GRACE)) as server, self._playing(server) as threads:
                self._wait_and_kill(threads, partial(list, [server.pid]))
        with serving_in(folder, TABLES.replace(*NO_GRACE)) as server, self._playing(server) as threads:
            self._see_all_go_on(threads)

    def kill_workers(self, folder: Path, kills: int, workers: int) -> None:
        """Kill one of a server's processes so often, whether it serves yet or not; then let every table go on."""
        with (
            serving_in(folder, SHARED.replace(*NO_GRACE), workers=workers) as server,
            self._playing(server) as threads,
        ):
            for _ in range(kills):
                self._wait_and_kill(threads, partial(children, server.pid, "spawn_main"))
            self._see_all_go_on(threads)

    def _wait_and_kill(self, threads: list[Thread], victims: Callable[[], list[int]]) -> None:
        """Kill one of the victims at some moment after some actions at every table."""
        wait_until(self._acted([self._luck.randrange(1, 5) for _ in self._players]), threads)
        time.sleep(self._luck.random() * LONGEST_DELAY)
        os.kill(self._luck.choice(victims()), signal.SIGKILL)

    def _see_all_go_on(self, threads: list[Thread]) -> None:
        """Wait until people and computers have acted at every table. Raises TimeoutError."""
        acted = self._acted([3 for _ in self._players])
        moves = [self._bot_moves(player) for player in self._players]
        wait_until(acted, threads)
        for player, count in zip(self._players, moves, strict=True):
            wait_until(partial(self._has_moved, player, count), threads)

    @contextmanager
    def _playing(self, server: Serving) -> Iterator[list[Thread]]:
        """Let all play within the block."""
        stop = Event()
        threads = [Thread(target=player.play, args=(server.port, stop)) for player in self._players]
        for thread in threads:
            thread.start()
        try:
            yield threads
        finally:
            stop.set()
            for thread in threads:
                thread.join()

    def _acted(self, more: list[int]) -> Callable[[], bool]:
        """Return what tells whether each player has taken so many more actions than by now."""
        wanted = [player.acknowledged + count for player, count in zip(self._players, more, strict=True)]
        return lambda: all(one.acknowledged >= count for one, count in zip(self._players, wanted, strict=True))

    def _has_moved(self, player: Player, before: int) -> bool:
        """Tell whether the computer has acted at a player's tables since there were so many actions."""
        return self._bot_moves(player) > before

    def _bot_moves(self, player: Player) -> int:
        """Return how many actions the computer has taken at a player's tables."""
        return sum(len(self._kept.actions(table, BOT)) for table in list(player.games))


def wait_until(done: Callable[[], bool], threads: list[Thread]) -> None:
    """Return as soon as that is done. Raises TimeoutError if it takes too long, or if players have given up."""
    until = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > until or not all(thread.is_alive() for thread in threads):
            raise TimeoutError("a table does not go on")
        time.sleep(0.005)


def outcome(kept: Kept, players: list[Player], kills: int) -> Outcome:
    """Compare what players were told with what is stored."""
    pairs = [
        (Counter(enumerate(told)), Counter(enumerate(kept.actions(table, PERSON))))
        for player in players
        for table, told in player.games.items()
    ]
    return Outcome(
        kills=kills,
        acknowledged=sum(told.total() for told, _ in pairs),
        unanswered=sum(player.unanswered for player in players),
        lost=sum((told - there).total() for told, there in pairs),
        unknown=sum((there - told).total() for told, there in pairs),
    )


def measured(kills: int, tables: int, bot: str, seed: int, workers: int) -> Outcome:
    """Play at a server of its own, and return the outcome."""
    luck = random.Random(seed)
    players = [Player(bot, luck.randrange(2**32)) for _ in range(tables)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if workers > 1:
            kept = in_postgres(os.environ["EXLIBRIS_DATABASE"])
            Killer(players, kept, seed).kill_workers(folder, kills, workers)
        else:
            kept = in_folder(folder)
            Killer(players, kept, seed).kill_servers(folder, kills)
        return outcome(kept, players, kills)


def main(
    kills: Annotated[int, typer.Option(min=0, help="How often the server is killed.")] = 100,
    tables: Annotated[int, typer.Option(min=1, help="How many people play, each against a computer.")] = 3,
    bot: Annotated[str, typer.Option(help="The computer player.")] = "random",
    seed: Annotated[int, typer.Option(help="Chooses actions and when to kill.")] = 1,
    workers: Annotated[
        int, typer.Option(min=1, max=16, help="Kill one of so many processes on the PostgreSQL of EXLIBRIS_DATABASE.")
    ] = 1,
) -> None:
    """Print what is left of the games of a server that was killed; exit code 1 if anything is lost or stored twice."""
    found = measured(kills, tables, bot, seed, workers)
    typer.echo(json.dumps(vars(found)))
    raise typer.Exit(1 if found.lost or found.unknown else 0)


if __name__ == "__main__":
    typer.run(main)
