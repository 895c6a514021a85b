"""The command dataset: turn recorded games into transitions for learning."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from exlibris.cli.output import fail, failing
from exlibris.cli.reading import read_text

if TYPE_CHECKING:
    from exlibris.engine import Record


Records = Annotated[
    Path,
    typer.Argument(
        metavar="RECORDS", exists=True, file_okay=False, help="Folder of records written by simulate --records."
    ),
]
Parquet = Annotated[
    Path, typer.Option(metavar="DIR", file_okay=False, help="Folder for the files, each with 100 games.")
]
RewardOption = Annotated[
    Literal["win", "margin"],
    typer.Option(help="win: the share of a win. margin: the lead in points over the best rival."),
]


def dataset(records: Records, parquet: Parquet, reward: RewardOption = "win") -> None:
    """Write recorded games as transitions (observation, legal actions, action, reward), for offline learning.

    Existing files are kept, so the same command resumes an interrupted run.
    """
    from exlibris.data.tables import PLAN
    from exlibris.data.transitions import RECORDS, write_file
    from exlibris.engine import RecordError
    from exlibris.sim.kept import noted

    files = sorted(file for file in records.glob("*.json") if file.name != PLAN)  # simulate --parquet may write it here
    if not files:
        fail(f"{records}: no records in this folder")
    made, origin = 0, {"records": len(files), "reward": reward}
    with failing(RecordError, ValueError, OSError):
        if noted(parquet / "origin", origin) != origin:
            fail(f"{parquet}: made from a different number of records or for another reward; choose another folder")
        for number, first in enumerate(range(0, len(files), RECORDS)):
            path = parquet / f"transitions-{number:05}.parquet"
            if not path.exists():
                named = [(file.stem, _record(file)) for file in files[first : first + RECORDS]]
                made += write_file(named, path, reward)
    typer.echo(f"Wrote {made} transitions from {len(files)} games to {parquet}")


def _record(file: Path) -> Record:
    from exlibris.engine import RecordError, read_game_file

    with failing(RecordError, at=str(file)):
        record = read_game_file(read_text(str(file))).record
        record.replay()
    return record
