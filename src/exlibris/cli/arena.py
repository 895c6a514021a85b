"""The command arena: compare bots over many games."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from exlibris.cli.options import AsJson, Jobs, Preset, RulesetFile, RulesOptions, Switches, Variants, import_from_here
from exlibris.cli.output import CtrlC, fail, failing, print_table, progress_bar

if TYPE_CHECKING:
    from exlibris.arena import Contest, Results, Standings
    from exlibris.engine import Ruleset


Format = Literal["round-robin", "one-against-rest", "ladder", "solo"]  # which players meet each other
Players = Annotated[
    list[str],
    typer.Argument(
        metavar="PLAYER",
        help="The bots; exlibris bots lists them. A path such as mypackage.mod:Clever names any other, and "
        "greedy:deals=4 sets an option. For a ladder, list the weakest first.",
        show_default=False,
    ),
]
FormatOption = Annotated[
    Format,
    typer.Option(
        "--format",
        "-f",
        help="round-robin: every combination of players. one-against-rest: each player alone against each rival in all "
        "other seats. ladder: each player against the previous one, with two seats and alone against three. solo: "
        "each player at each level.",
    ),
]
Games = Annotated[
    int,
    typer.Option(
        "--games", "-n", min=1, help="Minimum number of games per matchup; each deal is played in all seatings."
    ),
]
Seats = Annotated[
    int | None, typer.Option(min=2, max=4, help="Players per game, 2 by default; not for ladder and solo.")
]
ContestSeed = Annotated[
    str, typer.Option("--seed", help="Any text; the same seed gives the same games, whatever --jobs.")
]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="FILE",
        dir_okay=False,
        help="File for one line of JSON per game; the same command later plays only the missing games.",
    ),
]
Report = Annotated[
    Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write a report with plots, as one HTML file.")
]
Parquet = Annotated[
    Path | None,
    typer.Option(metavar="FILE", dir_okay=False, help="Write one row per seat and game, as Parquet."),
]
Page = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        dir_okay=False,
        exists=True,
        help="Write the tables into this Markdown page, between `<!-- [start:NAME] -->` and `<!-- [end:NAME] -->`.",
    ),
]
Section = Annotated[str, typer.Option(metavar="NAME", help="The NAME in the markers that --page looks for.")]


def arena(
    players: Players,
    format_: FormatOption = "round-robin",
    games: Games = 100,
    seats: Seats = None,
    seed: ContestSeed = "arena",
    jobs: Jobs = 1,
    results: ResultsFile = None,
    as_json: AsJson = False,
    report: Report = None,
    parquet: Parquet = None,
    page: Page = None,
    section: Section = "arena",
    preset: Preset = None,
    variant: Variants = None,
    switch: Switches = None,
    ruleset: RulesetFile = None,
) -> None:
    """Compare bots: ratings, games won with 95% intervals, mean form lines, time per decision.

    Every deal is played once in each seating, so that luck cancels out. Ctrl-C stops the run after the games in
    progress and shows the results so far; with --results FILE, the same command resumes the run.
    """
    from exlibris.arena import ContestError
    from exlibris.bots import BotFault
    from exlibris.sim import WorkerLostError

    import_from_here()
    rules = RulesOptions(preset, variant or (), None, switch or (), ruleset, 1 if format_ == "solo" else None)
    outputs = Outputs(as_json, report, parquet, page, section)
    with failing(ContestError, BotFault, OSError), failing(WorkerLostError, code=1):
        outputs.check()
        contest = _planned(format_, players, seats, rules.ruleset(), games, seed)
        kept, interrupted = hold(contest, results, jobs)
        outputs.give(kept, _command(contest, rules, outputs))
    if interrupted:
        rest = "" if results else "; use --results FILE to keep them"
        fail(f"interrupted after {len(kept.games)} of {contest.size} games{rest}", 130)


def _planned(format_: Format, players: list[str], seats: int | None, rules: Ruleset, games: int, seed: str) -> Contest:
    from exlibris.arena import SEATED, Contest, ContestError

    if seats is not None and format_ not in SEATED:
        raise ContestError(f"--seats {seats}: {format_} sets the number of seats itself")
    contest = Contest(format_, tuple(players), seats or 2, rules, games, seed)
    contest.check()
    return contest


def hold(contest: Contest, path: Path | None, jobs: int) -> tuple[Results, bool]:
    """Play the missing games; return the results, and whether Ctrl-C stopped the run early."""
    from exlibris.arena import Results, run

    results = Results(contest, path)
    done = len(results.games)
    with CtrlC() as ctrl_c, progress_bar() as bar:
        task = bar.add_task("games", total=contest.size, completed=done)
        for _ in run(results, jobs, lambda: ctrl_c.pressed):
            done += 1
            bar.advance(task)
    return results, ctrl_c.pressed and done < contest.size


def _command(contest: Contest, rules: RulesOptions, outputs: Outputs) -> str:
    words = ["exlibris", "arena", *contest.names, "--format", contest.format, "--games", str(contest.games)]
    words += ["--seats", str(contest.seats)] if contest.is_seated else []
    words += ["--seed", contest.seed, *rules.words(), *outputs.words()]
    return shlex.join(words)


@dataclass(frozen=True)
class Outputs:
    """The options for output."""

    as_json: bool
    report: Path | None
    parquet: Path | None
    page: Path | None
    section: str

    def check(self) -> None:
        """Check the outputs before any game is played.

        Ends the program if a folder or a page section is missing; raises ModuleNotFoundError for a missing package.
        """
        for path in (self.report, self.parquet):
            if path is not None and not path.absolute().parent.is_dir():
                fail(f"{path}: the folder does not exist")
        if self.report:
            import exlibris.arena.report
        if self.parquet:
            import exlibris.arena.parquet  # noqa: F401 (imported to see whether it is installed)
        if self.page:
            from exlibris.arena.text import PageError, parts_of

            with failing(PageError):
                parts_of(self.page, self.section)

    def words(self) -> list[str]:
        """Return the page options as command-line words."""
        return ["--page", self.page.as_posix(), "--section", self.section] if self.page else []

    def give(self, results: Results, command: str) -> None:
        """Print the standings and write the requested files."""
        from exlibris.arena import standings_of

        standings = standings_of(results.contest, results.games)
        self._write(standings, results, command)
        if self.as_json:
            typer.echo(json.dumps(standings.to_json() | {"command": command}, indent=2))
        else:
            _print_standings(standings)

    def _write(self, standings: Standings, results: Results, command: str) -> None:
        if self.report:
            from exlibris.arena import report

            report.write_report(standings, command, self.report)
        if self.parquet:
            from exlibris.arena import parquet

            parquet.write_parquet(results.games, self.parquet)
        if self.page:
            from exlibris.arena.text import write_section

            write_section(standings, command, self.page, self.section)


def _print_standings(standings: Standings) -> None:
    from exlibris.arena.text import notes_of, tables_of

    for title, (heads, rows) in tables_of(standings):
        print_table(heads, rows, title)
        typer.echo()
    typer.echo("\n".join(notes_of(standings)))
