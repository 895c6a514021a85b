"""The command study: compare a changed game with the original."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import AsJson, Jobs, Preset, RulesOptions, Switches, Variants, import_from_here
from exlibris.cli.output import CtrlC, fail, failing, print_table, progress_bar
from exlibris.cli.reading import read_input
from exlibris.cli.simulate import Bots, Seats, planned

if TYPE_CHECKING:
    from exlibris.data.change import Change
    from exlibris.data.study import Difference
    from exlibris.sim import Plan

ChangeFile = Annotated[
    str,
    typer.Argument(
        metavar="CHANGE.toml",
        help="File with the change: `about` (a sentence), then a table `switches` (values by name) or tables "
        "`locations.KEY` (`cards` or `spaces`), as in examples/studies.",
    ),
]
Games = Annotated[
    int, typer.Option("--games", "-n", min=2, help="Number of deals; each is played with and without the change.")
]
StudySeed = Annotated[str, typer.Option("--seed", help="Any text; the same seed gives the same games.")]
Parquet = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        file_okay=False,
        help="Folder for the games, in `as-it-is` and `changed`, for exlibris report; the same command resumes the "
        "run.",
    ),
]


def study(
    change: ChangeFile,
    games: Games = 2000,
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: StudySeed = "study",
    jobs: Jobs = 1,
    parquet: Parquet = None,
    as_json: AsJson = False,
    preset: Preset = None,
    variant: Variants = None,
    switch: Switches = None,
) -> None:
    """Change numbers in the rules or locations and measure the effect: the same deals with and without the change.

    Prints the differences with 95% intervals: game length, points by line of the form, the winner's lead, the first
    player's wins, visits to changed locations.
    """
    from exlibris.bots import BotFault
    from exlibris.content import ContentError
    from exlibris.data.change import ChangeError, read_change
    from exlibris.data.study import compare
    from exlibris.data.tables import TablesError, read_folder
    from exlibris.sim import PlanError, WorkerLostError

    import_from_here()
    with (
        failing(ContentError, ChangeError, PlanError, TablesError, BotFault, OSError),
        failing(WorkerLostError, code=1),
        nullcontext(parquet) if parquet else TemporaryDirectory() as folder,
    ):
        changed = read_change(change, read_input(change, "not TOML").text)
        plan = planned(RulesOptions(preset, variant or (), None, switch or ()).ruleset(), games, bots, seats, seed)
        if plan.seats == 1:
            fail("solo games can't be compared")
        if _play(plan, changed, Path(folder), jobs):
            fail("interrupted" + ("; the same command resumes the run" if parquet else ""), 130)
        before, after = (read_folder(Path(folder, name)) for name in ("as-it-is", "changed"))
        found = compare(before, after, changed.locations)
    _print(changed, found, as_json)


def _play(plan: Plan, change: Change, folder: Path, jobs: int) -> bool:
    from exlibris.data.tables import UNCHANGED, simulate_to

    ways = {"as-it-is": (plan, UNCHANGED), "changed": (replace(plan, ruleset=change.ruleset(plan.ruleset)), change)}
    with CtrlC() as ctrl_c, progress_bar() as bar:
        task = bar.add_task("games", total=2 * plan.games)
        for name, (planned_games, made) in ways.items():
            for part in simulate_to(folder / name, planned_games, lambda: ctrl_c.pressed, jobs, change=made):
                bar.advance(task, part.games)
        return ctrl_c.pressed and not bar.finished


def _print(change: Change, found: list[Difference], as_json: bool) -> None:
    from exlibris.data.study import NOTE, table_of

    if as_json:
        figures = [asdict(difference) for difference in found]
        typer.echo(json.dumps({"about": change.about, "figures": figures}, indent=2))
        return
    print_table(*table_of(found), change.about)
    typer.echo(NOTE)
