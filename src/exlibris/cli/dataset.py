"""The command dataset: recorded games as transitions for learning."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.output import fail, failing
from exlibris.cli.reading import read_text

if TYPE_CHECKING:
    from exlibris.engine import Record


class Reward(StrEnum):
    """What the end of a game is worth."""

    win = "win"
    margin = "margin"


Records = Annotated[
    Path,
    typer.Argument(metavar="RECORDS", exists=True, file_okay=False, help="Folder of records, as simulate writes them."),
]
Parquet = Annotated[
    Path, typer.Option(metavar="DIR", file_okay=False, help="Folder that gets the files, each of 100 games.")
]
RewardOption = Annotated[
    Reward, typer.Option(help="win: the share of a win. margin: the points ahead of the best rival.")
]


def dataset(records: Records, parquet: Parquet, reward: RewardOption = Reward.win) -> None:
    """Write recorded games as transitions: observation, legal actions, action and reward, for learning without playing.

    Files that are there are left alone, so that the same command goes on where it was interrupted.
    """
    from exlibris.data.tables import PLAN
    from exlibris.data.transitions import RECORDS, write_file
    from exlibris.engine import RecordError
    from exlibris.sim.kept import noted

    files = sorted(file for file in records.glob("*.json") if file.name != PLAN)  # simulate --parquet may note it there
    if not files:
        fail(f"{records}: there are no records in this folder")
    made, origin = 0, {"records": len(files), "reward": reward.value}
    with failing(RecordError, ValueError, OSError):
        if noted(parquet / "origin", origin) != origin:
            fail(f"{parquet}: made of fewer or more records, or for another reward; name another folder")
        for number, first in enumerate(range(0, len(files), RECORDS)):
            path = parquet / f"transitions-{number:05}.parquet"
            if not path.exists():
                named = [(file.stem, _record(file)) for file in files[first : first + RECORDS]]
                made += write_file(named, path, reward.value)
    typer.echo(f"{made} transitions of {len(files)} games in {parquet}")


def _record(file: Path) -> Record:
    """Return the record in a file, all of whose actions are legal. Ends with a message that names the file."""
    from exlibris.engine import RecordError, read_game_file

    with failing(RecordError, at=str(file)):
        record = read_game_file(read_text(str(file))).record
        record.replay()
    return record
