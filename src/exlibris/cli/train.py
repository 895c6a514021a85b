"""The command train: value networks for computer players, learned by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

import typer

from exlibris.cli.options import Jobs
from exlibris.cli.output import fail
from exlibris.cli.watching import progress_bar

if TYPE_CHECKING:
    from rich.progress import TaskID

Where = Annotated[
    Path,
    typer.Argument(
        help="Folder of the training; an existing one goes on where it was.", file_okay=False, metavar="FOLDER"
    ),
]
Generations = Annotated[int, typer.Option("--generations", "-g", min=1, help="Go on until there are this many.")]
Mode = Annotated[str, typer.Option(help="The games to learn: multiplayer or solo.")]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same games, whatever --jobs.")]
Games = Annotated[int, typer.Option(min=1, help="Games of self-play in each generation.")]
GateGames = Annotated[
    int,
    typer.Option(min=2, help="Games of each new network against the best so far, of which it has to win over half."),
]
Hidden = Annotated[int, typer.Option(min=1, max=512, help="Units of the network.")]
Epochs = Annotated[int, typer.Option(min=1, help="Passes over the examples.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: auto for the one that this machine is part of, local for one started here with "
        "--jobs processes, or its address. Needs exlibris[ray].",
    ),
]

MODES: Final = ("multiplayer", "solo")


def train(
    folder: Where,
    generations: Generations = 3,
    mode: Mode = "multiplayer",
    seed: Seed = "1",
    games: Games = 400,
    gate_games: GateGames = 100,
    hidden: Hidden = 64,
    epochs: Epochs = 8,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    """Learn by self-play what positions are worth.

    Each generation plays games against itself (the first by a network made by hand), fits a network to all that came
    of them, and keeps it if it beats the best network so far. The best one is in best.json, curves are in curves.svg.
    Ctrl-C stops; the same command goes on.
    """
    from exlibris.training.folder import Folder, FolderError, Settings
    from exlibris.training.generations import learn
    from exlibris.training.pools import PoolError, open_pool

    if mode not in MODES:
        fail(f"no mode {mode!r}: there is {', '.join(MODES)}", "train")
    try:
        work = Folder.opened(folder, Settings(mode, seed, games, gate_games, hidden, epochs))
    except (FolderError, OSError) as error:
        fail(f"{error.filename or folder}: {error.strerror}" if isinstance(error, OSError) else error, "train")
    try:
        with open_pool(jobs, ray) as pool, Progressing() as watcher:
            learn(work, generations, pool, watcher)
    except PoolError as error:
        fail(error, "train")
    except OSError as error:
        fail(f"{error.filename or folder}: {error.strerror}", "train")
    except KeyboardInterrupt:
        fail(f"interrupted after {len(work.history)} generations", "train", 130)
    for report in work.history:
        typer.echo(_summary(report))


def _summary(report: dict[str, Any]) -> str:
    last = report["losses"][-1]
    return (
        f"generation {report['generation']}: {report['examples']} examples, loss {last['points']:.1f} points² and "
        f"{last['win']:.3f} nats, won {100 * report['gate']:.0f} % at the gate, "
        f"{'accepted' if report['accepted'] else 'not accepted'}"
    )


class Progressing:
    """A context that shows on a terminal how training gets on."""

    def __enter__(self) -> Self:
        self._bar = progress_bar()
        self._task: TaskID | None = None
        self._what = ""
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def begin(self, what: str, total: int) -> None:
        """Show what is done next."""
        if self._task is not None:
            self._bar.remove_task(self._task)
        self._what = what
        self._task = self._bar.add_task(what, total=total)

    def advance(self, parts: int, note: str = "") -> None:
        """Show that more parts are done."""
        if self._task is not None:
            self._bar.update(self._task, advance=parts, description=f"{self._what}, {note}" if note else self._what)
