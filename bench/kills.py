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
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

from killing.games import Games, Left
from killing.kept import in_folder, in_postgres
from serving.process import NO_GRACE, SHARED, TABLES, children, serving_in

LONGEST_DELAY: Final = 0.05  # seconds from the last action waited for to the kill


def kill_servers(folder: Path, games: Games, kills: int, luck: random.Random) -> None:
    """Kill a server of one process so often; then let every table go on at another one."""
    for _ in range(kills):
        with serving_in(folder, TABLES.replace(*NO_GRACE)) as server, games.played(server.port):
            wait_and_kill(games, partial(list, [server.pid]), luck)
    with serving_in(folder, TABLES.replace(*NO_GRACE)) as server, games.played(server.port):
        games.see_all_go_on()


def kill_workers(folder: Path, games: Games, kills: int, luck: random.Random, workers: int) -> None:
    """Kill one of a server's processes so often, whether it serves yet or not; then let every table go on."""
    with serving_in(folder, SHARED.replace(*NO_GRACE), workers=workers) as server, games.played(server.port):
        for _ in range(kills):
            wait_and_kill(games, partial(children, server.pid, "spawn_main"), luck)
        games.see_all_go_on()


def wait_and_kill(games: Games, victims: Callable[[], list[int]], luck: random.Random) -> None:
    """Kill one of the victims at some moment after some actions at every table."""
    games.wait_for([luck.randrange(1, 5) for _ in games.players])
    time.sleep(luck.random() * LONGEST_DELAY)
    os.kill(luck.choice(victims()), signal.SIGKILL)


def measured(kills: int, tables: int, bot: str, seed: int, workers: int) -> Left:
    """Play at a server of its own, and return what is left."""
    luck = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if workers > 1:
            games = Games(tables, bot, in_postgres(os.environ["EXLIBRIS_DATABASE"]), luck)
            kill_workers(folder, games, kills, luck, workers)
        else:
            games = Games(tables, bot, in_folder(folder), luck)
            kill_servers(folder, games, kills, luck)
        return games.left()


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
    typer.echo(json.dumps({"kills": kills, **asdict(found)}))
    raise typer.Exit(1 if found.lost or found.unknown else 0)


if __name__ == "__main__":
    typer.run(main)
