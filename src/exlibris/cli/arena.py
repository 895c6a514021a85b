"""The command arena: bots compared by many games."""

from __future__ import annotations

import shlex
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.choosing import RulesError, RulesOptions
from exlibris.cli.options import Jobs, Preset, RulesetFile, Switches, Variants, import_from_here
from exlibris.cli.output import fail
from exlibris.cli.watching import CtrlC, progress_bar

if TYPE_CHECKING:
    from exlibris.arena import Contest, Results
    from exlibris.cli.arena_outputs import Outputs
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
AsJson = Annotated[bool, typer.Option("--json", help="Print the standings as JSON.")]
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
    """Compare bots: ratings, games won with 95 % intervals, mean forms, time for a decision.

    Every deal is played once in each seating, so that luck cancels. Ctrl-C ends the run after the games under way, and
    what is done by then is shown; with --results FILE the same command goes on from there.
    """
    from exlibris.arena import ContestError
    from exlibris.bots import BotFault
    from exlibris.cli.arena_outputs import OutputError, Outputs
    from exlibris.sim import WorkerLostError

    import_from_here()
    rules = RulesOptions(preset, variant or (), None, switch or (), ruleset, 1 if format_ is Format.solo else None)
    outputs = Outputs(as_json, report, parquet, page, section)
    try:
        outputs.check()
        contest = _planned(format_, players, seats, rules.ruleset(), games, seed)
        kept, interrupted = play(contest, results, jobs)
        outputs.give(kept, _command(contest, rules, outputs))
    except (RulesError, ContestError, OutputError, BotFault) as error:
        fail(error, "arena")
    except WorkerLostError as error:
        fail(error, "arena", 1)
    except OSError as error:
        fail(f"{error.filename or results}: {error.strerror}", "arena")
    if interrupted:
        rest = "" if results else "; --results FILE would keep them"
        fail(f"interrupted after {len(kept.games)} of {contest.size} games{rest}", code=130)


def _planned(format_: Format, players: list[str], seats: int | None, rules: Ruleset, games: int, seed: str) -> Contest:
    """Return the contest for these options. Raises ContestError for one that can't be held."""
    from exlibris.arena import SEATED, Contest, ContestError

    if seats is not None and format_.value not in SEATED:
        raise ContestError(f"--seats {seats}: {format_.value} has its own numbers of seats")
    contest = Contest(format_.value, tuple(players), seats or 2, rules, games, seed)
    contest.check()
    return contest


def play(contest: Contest, path: Path | None, jobs: int) -> tuple[Results, bool]:
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
    words = ["exlibris", "arena", *contest.players, "--format", contest.format, "--games", str(contest.games)]
    words += ["--seats", str(contest.seats)] if contest.is_seated else []
    words += ["--seed", contest.seed, *rules.words(), *outputs.words()]
    return shlex.join(words)
