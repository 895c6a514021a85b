"""Kill a server without warning, again and again, while people play, and see what is left of their games.

python bench/kills.py
python bench/kills.py --kills 100 --tables 3 --bot greedy --seed 1
"""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Annotated, Final

import typer

from killing.player import Player
from serving.process import TABLES, Serving, serving_in

QUICK_BOTS: Final = TABLES.replace("requests_per_second", "grace=0, requests_per_second", 1)
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


def stored(folder: Path, table: str, seat: int) -> list[int]:
    """Return a seat's actions as the database has them."""
    wanted = "SELECT action FROM table_events WHERE table_id = ? AND seat = ? AND kind = 'action' ORDER BY number"
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        return [action for (action,) in database.execute(wanted, (table, seat))]


def wait_until(done: Callable[[], bool], threads: list[Thread]) -> None:
    """Return as soon as that is done. Raises TimeoutError if it takes too long, or if players have given up."""
    until = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > until or not all(thread.is_alive() for thread in threads):
            raise TimeoutError("a table does not go on")
        time.sleep(0.005)


def play_until(server: Serving, players: list[Player], done: Callable[[], bool], kill_after: float | None) -> None:
    """Let all play until that is done, then kill the server, or stop the players if it is to live."""
    stop = Event()
    threads = [Thread(target=player.play, args=(server.port, stop)) for player in players]
    for thread in threads:
        thread.start()
    try:
        wait_until(done, threads)
        if kill_after is not None:
            time.sleep(kill_after)
            os.kill(server.pid, signal.SIGKILL)
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def kill_again_and_again(folder: Path, players: list[Player], kills: int, luck: random.Random) -> None:
    """Kill the server so often, each time after some actions at every table; then let every table go on."""
    for _ in range(kills):
        acted = have_acted(players, [luck.randrange(1, 5) for _ in players])
        with serving_in(folder, QUICK_BOTS) as server:
            play_until(server, players, acted, luck.random() * LONGEST_DELAY)
    acted = have_acted(players, [3 for _ in players])
    moves = [bot_moves(folder, player) for player in players]

    def all_go_on() -> bool:
        return acted() and all(bot_moves(folder, one) > n for one, n in zip(players, moves, strict=True))

    with serving_in(folder, QUICK_BOTS) as server:
        play_until(server, players, all_go_on, None)


def have_acted(players: list[Player], more: list[int]) -> Callable[[], bool]:
    """Return what tells whether each player has taken so many more actions than by now."""
    wanted = [player.acknowledged + count for player, count in zip(players, more, strict=True)]
    return lambda: all(player.acknowledged >= count for player, count in zip(players, wanted, strict=True))


def bot_moves(folder: Path, player: Player) -> int:
    """Return how many actions the computer has taken at a player's tables."""
    return sum(len(stored(folder, table, BOT)) for table in list(player.games))


def outcome(folder: Path, players: list[Player], kills: int) -> Outcome:
    """Compare what players were told with what is stored."""
    pairs = [
        (Counter(enumerate(told)), Counter(enumerate(stored(folder, table, PERSON))))
        for player in players
        for table, told in player.games.items()
    ]
    return Outcome(
        kills=kills,
        acknowledged=sum(told.total() for told, _ in pairs),
        unanswered=sum(player.unanswered for player in players),
        lost=sum((told - kept).total() for told, kept in pairs),
        unknown=sum((kept - told).total() for told, kept in pairs),
    )


def measured(kills: int, tables: int, bot: str, seed: int) -> Outcome:
    """Play at a server of its own, and return the outcome."""
    luck = random.Random(seed)
    players = [Player(bot, luck.randrange(2**32)) for _ in range(tables)]
    with tempfile.TemporaryDirectory() as name:
        kill_again_and_again(Path(name), players, kills, luck)
        return outcome(Path(name), players, kills)


def main(
    kills: Annotated[int, typer.Option(min=0, help="How often the server is killed.")] = 100,
    tables: Annotated[int, typer.Option(min=1, help="How many people play, each against a computer.")] = 3,
    bot: Annotated[str, typer.Option(help="The computer player.")] = "random",
    seed: Annotated[int, typer.Option(help="Chooses actions and when to kill.")] = 1,
) -> None:
    """Print what is left of the games of a server that was killed; exit code 1 if anything is lost or stored twice."""
    found = measured(kills, tables, bot, seed)
    typer.echo(json.dumps(vars(found)))
    raise typer.Exit(1 if found.lost or found.unknown else 0)


if __name__ == "__main__":
    typer.run(main)
