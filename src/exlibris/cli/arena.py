"""The command arena: bots compared by many games."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import AsJson, Jobs, Preset, RulesetFile, RulesOptions, Switches, Variants, import_from_here
from exlibris.cli.output import CtrlC, console, fail, failing, plain_table, progress_bar

if TYPE_CHECKING:
    from exlibris.arena import Contest, Results, Standings
    from exlibris.engine import Ruleset


class Format(StrEnum):
    """Who meets whom."""

    round_robin = "round-robin"
    one_against_rest = "one-against-rest"
    ladder = "ladder"
    solo = "solo"


Players = Annotated[
    list[str],
    typer.Argument(
        metavar="PLAYER...",
        help="The bots; exlibris bots lists them. A path such as mypackage.mod:Clever names any other, and "
        "greedy:deals=4 sets an option. For a ladder the weakest comes first.",
        show_default=False,
    ),
]
FormatOption = Annotated[
    Format,
    typer.Option(
        "--format",
        "-f",
        help="round-robin: every choice of players for the seats. one-against-rest: each alone against each other one "
        "in all other seats. ladder: each against the one before, with two seats and alone against three. solo: each "
        "at each level.",
    ),
]
Games = Annotated[
    int,
    typer.Option("--games", "-n", min=1, help="Games of each matchup at least: a deal is played in all seatings."),
]
Seats = Annotated[
    int | None, typer.Option(min=2, max=4, help="Players in each game, 2 by default; ladder and solo have their own.")
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
        help="File that gets each game as a line of JSON; the same command later plays only what is missing there.",
    ),
]
Report = Annotated[
    Path | None, typer.Option(metavar="FILE", dir_okay=False, help="Write a report with plots, as one HTML file.")
]
Parquet = Annotated[
    Path | None,
    typer.Option(metavar="FILE", dir_okay=False, help="Write a row for each seat of each game, as Parquet."),
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
Section = Annotated[str, typer.Option(metavar="NAME", help="The NAME that --page looks for.")]


def arena(
    players: Players,
    format_: FormatOption = Format.round_robin,
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
    """Compare bots: ratings, games won with 95% intervals, mean forms, time for a decision.

    Every deal is played once in each seating, so that luck cancels. Ctrl-C ends the run after the games under way, and
    what is done by then is shown; with --results FILE the same command goes on from there.
    """
    from exlibris.arena import ContestError
    from exlibris.bots import BotFault
    from exlibris.sim import WorkerLostError

    import_from_here()
    rules = RulesOptions(preset, variant or (), None, switch or (), ruleset, 1 if format_ is Format.solo else None)
    outputs = Outputs(as_json, report, parquet, page, section)
    with failing(ContestError, BotFault, OSError), failing(WorkerLostError, code=1):
        outputs.check()
        contest = _planned(format_, players, seats, rules.ruleset(), games, seed)
        kept, interrupted = hold(contest, results, jobs)
        outputs.give(kept, _command(contest, rules, outputs))
    if interrupted:
        rest = "" if results else "; --results FILE would keep them"
        fail(f"interrupted after {len(kept.games)} of {contest.size} games{rest}", 130)


def _planned(format_: Format, players: list[str], seats: int | None, rules: Ruleset, games: int, seed: str) -> Contest:
    """Return the contest for these options. Raises ContestError for one that can't be held."""
    from exlibris.arena import SEATED, Contest, ContestError

    if seats is not None and format_.value not in SEATED:
        raise ContestError(f"--seats {seats}: {format_.value} has its own numbers of seats")
    contest = Contest(format_.value, tuple(players), seats or 2, rules, games, seed)
    contest.check()
    return contest


def hold(contest: Contest, path: Path | None, jobs: int) -> tuple[Results, bool]:
    """Play what is missing; return the results, and whether Ctrl-C cut the run short."""
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
    """Return the command that makes the same games and the same page again."""
    words = ["exlibris", "arena", *contest.names, "--format", contest.format, "--games", str(contest.games)]
    words += ["--seats", str(contest.seats)] if contest.is_seated else []
    words += ["--seed", contest.seed, *rules.words(), *outputs.words()]
    return shlex.join(words)


@dataclass(frozen=True)
class Outputs:
    """The options about outputs."""

    as_json: bool
    report: Path | None
    parquet: Path | None
    page: Path | None
    section: str

    def check(self) -> None:
        """End the program, or raise ModuleNotFoundError for a missing package, before any game is played."""
        for path in (self.report, self.parquet):
            if path is not None and not path.absolute().parent.is_dir():
                fail(f"{path}: there is no such folder")
        if self.report:
            import exlibris.arena.report
        if self.parquet:
            import exlibris.arena.parquet  # noqa: F401 (whether it can be had)
        if self.page:
            from exlibris.arena.text import PageError, parts_of

            with failing(PageError):
                parts_of(self.page, self.section)

    def words(self) -> list[str]:
        """Return the options about the page as words of a command line."""
        return ["--page", self.page.as_posix(), "--section", self.section] if self.page else []

    def give(self, results: Results, command: str) -> None:
        """Print the standings, and write what is asked for."""
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
    from rich.markup import escape

    from exlibris.arena.text import notes_of, tables_of

    for title, (heads, rows) in tables_of(standings):
        table = plain_table(heads, title)
        for row in rows:
            table.add_row(*map(escape, row))
        console().print(table)
        typer.echo()
    typer.echo("\n".join(notes_of(standings)))
