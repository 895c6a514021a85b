"""The command benchmark: measure an agent on a fixed set of tasks."""

from __future__ import annotations

import json
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.arena import hold
from exlibris.cli.options import AsJson, Jobs, import_from_here
from exlibris.cli.output import fail, failing, print_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from exlibris.arena.benchmark import BenchmarkLine, Trial


class TaskName(StrEnum):
    """A task of the benchmark."""

    solo = "solo"
    two = "two"
    four = "four"
    editions = "editions"
    expansion = "expansion"


Agent = Annotated[
    str,
    typer.Argument(metavar="AGENT", help="A bot: a name that exlibris bots lists, or a path such as mypackage:Clever."),
]
Tasks = Annotated[
    list[TaskName] | None,
    typer.Option("--task", "-t", help="A task; may be repeated. By default all except expansion."),
]
Opponents = Annotated[
    list[str] | None,
    typer.Option("--opponent", metavar="BOT", help="One of a task's opponents; may be repeated. By default all."),
]
Games = Annotated[
    int, typer.Option("--games", "-n", min=1, help="Minimum number of games per matchup; the published table uses 400.")
]
ResultsFolder = Annotated[
    Path | None,
    typer.Option(
        "--results",
        metavar="DIR",
        file_okay=False,
        help="Folder for the games; the same command later plays only the missing games.",
    ),
]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the lines for docs/benchmark.md.")]


def benchmark(
    agent: Agent,
    task: Tasks = None,
    games: Games = 400,
    opponent: Opponents = None,
    jobs: Jobs = 1,
    results: ResultsFolder = None,
    as_json: AsJson = False,
    markdown: Markdown = False,
) -> None:
    """Measure an agent on the benchmark tasks: games won with 95% intervals, lead in points, time.

    Tasks and deals never change, but opponents are the bots of this release. Each deal is played in all seatings. The
    expansion task needs examples/observatory installed. Ctrl-C stops the run after the games in progress and prints the
    results so far.
    """
    from exlibris.arena import ContestError
    from exlibris.bots import BotFault
    from exlibris.engine import SetupError
    from exlibris.sim import WorkerLostError

    import_from_here()
    tasks = task or [name for name in TaskName if name is not TaskName.expansion]
    lines: list[BenchmarkLine] = []
    interrupted = False
    with failing(ContestError, BotFault, SetupError, OSError), failing(WorkerLostError, code=1):
        trials = list(_trials(agent, tasks, games, opponent or []))
        if not trials:
            fail(f"no opponents left: {agent} does not play against itself")
        for name, trial in trials:
            found, interrupted = _measured(name, trial, results, jobs)
            lines += found
            if interrupted:
                break
    _print(lines, as_json, markdown)
    if interrupted:
        fail("interrupted", 130)


def _trials(agent: str, tasks: list[TaskName], games: int, opponents: list[str]) -> Iterator[tuple[str, Trial]]:
    from exlibris.arena.benchmark import TASKS

    known = list(dict.fromkeys(bot for name in tasks for bot in TASKS[name].opponents))
    for bot in opponents:
        if bot not in known:
            fail(f"--opponent {bot}: the opponents in these tasks are {', '.join(known) or 'none'}")
    for name in tasks:
        for trial in TASKS[name].trials(agent, games, opponents):
            trial.check()
            yield name.value, trial


def _measured(name: str, trial: Trial, folder: Path | None, jobs: int) -> tuple[list[BenchmarkLine], bool]:
    from exlibris.arena.benchmark import lines_of

    path = None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}-{trial.ruleset.preset}.jsonl"
    kept, interrupted = hold(trial, path, jobs)
    return lines_of(name, trial, kept.games), interrupted


def _print(lines: list[BenchmarkLine], as_json: bool, markdown: bool) -> None:
    from exlibris.arena.benchmark import HEADS
    from exlibris.arena.text import markdown as in_markdown

    if as_json:
        typer.echo(json.dumps([asdict(line) for line in lines], indent=2))
    elif markdown:
        typer.echo(in_markdown((HEADS, [line.cells() for line in lines])))
    else:
        print_table(HEADS, [line.cells() for line in lines])
