"""The command simulate: play many games between bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any

import typer

from exlibris.cli import options
from exlibris.cli.output import CtrlC, console, fail, failing, plain_table, progress_bar

if TYPE_CHECKING:
    from exlibris.engine import Ruleset
    from exlibris.sim import Plan, Totals

Games = Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")]
Seats = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=4,
        help="Players per game, 1 for solo; by default the number of bots, or 4 if there is only one.",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        help="The players: one bot per seat, separated by commas, or one for all seats. exlibris bots lists them; a "
        "path such as mypackage.mod:Clever names any other, and greedy:deals=4 sets an option. "
        "After each game all bots move one seat, so that each bot plays equally often in each seat.",
        metavar="BOT,...",
    ),
]
Records = Annotated[
    Path | None,
    typer.Option(help="Folder for a record of each game, for exlibris replay.", metavar="DIR", file_okay=False),
]

Parquet = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        file_okay=False,
        help="Folder for games, seats, placements and choices as Parquet, 100 games per file; the same command with "
        "the same --seed resumes an interrupted run.",
    ),
]


def simulate(
    games: Games = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: options.Seed = None,
    jobs: options.Jobs = 1,
    as_json: options.AsJson = False,
    records: Records = None,
    parquet: Parquet = None,
    ray: options.Ray = None,
    preset: options.Preset = None,
    variant: options.Variants = None,
    level: options.Level = None,
    switch: options.Switches = None,
    ruleset: options.RulesetFile = None,
) -> None:
    """Let bots play against each other, or solo, and count wins and points.

    A win shared by n players counts 1/n to each. Ctrl-C stops the run after the games in progress and prints the
    results so far.
    """
    from exlibris.bots import BotFault
    from exlibris.sim import PlanError, WorkerLostError
    from exlibris.sim.pools import PoolError

    options.import_from_here()
    if ray is not None and (parquet is None or records is not None):
        fail("--ray: requires --parquet DIR and can't be combined with --records")
    with failing(PlanError, PoolError, BotFault, OSError), failing(WorkerLostError, code=1):
        rules = options.RulesOptions(preset, variant or (), level, switch or (), ruleset, seats).ruleset()
        plan = planned(rules, games, bots, seats, seed if seed is not None else token_hex(8), records)
        if records:
            _prepare_folder(records)
        totals, interrupted = _run(plan, jobs, parquet, ray)
    _report(plan, totals, as_json)
    if interrupted:
        fail(f"interrupted after {totals.games} of {plan.games} games", 130)


def planned(rules: Ruleset, games: int, bots: str, seats: int | None, seed: str, records: Path | None = None) -> Plan:
    """Return the plan for these options. Raises PlanError if it can't be played."""
    from exlibris.engine import SetupError, game_of
    from exlibris.sim import Plan, PlanError, seating

    plan = Plan(rules, games, seating(bots, seats, rules.is_solo), seed, records)
    try:
        game_of(rules, plan.seats)
    except SetupError as error:
        raise PlanError(str(error)) from error
    return plan


def _prepare_folder(folder: Path) -> None:
    from exlibris.sim import PlanError

    folder.mkdir(parents=True, exist_ok=True)
    earlier = next(folder.glob("game-*.json"), None)
    if earlier:
        raise PlanError(f"{earlier}: the folder already contains records; choose another folder")


def _run(plan: Plan, jobs: int, parquet: Path | None, ray: str | None) -> tuple[Totals, bool]:
    from exlibris.sim import Totals

    totals = Totals(plan.names)
    with CtrlC() as ctrl_c, progress_bar() as bar:
        task = bar.add_task("games", total=plan.games)
        for part in _parts(plan, jobs, parquet, ray, lambda: ctrl_c.pressed):
            totals.add_all(part)
            bar.advance(task, part.games)
    return totals, ctrl_c.pressed and totals.games < plan.games


def _parts(plan: Plan, jobs: int, parquet: Path | None, ray: str | None, stop: Callable[[], bool]) -> Iterator[Totals]:
    if parquet is not None:
        from exlibris.data.tables import simulate_to

        return simulate_to(parquet, plan, stop, jobs, ray)
    from exlibris.sim import simulate_totals

    return simulate_totals(plan, jobs, stop)


def _report(plan: Plan, totals: Totals, as_json: bool) -> None:
    if as_json:
        typer.echo(f"seed {plan.seed}", err=True)
        typer.echo(json.dumps(_as_values(plan, totals)))
        return
    rules = plan.ruleset
    game = "game" if totals.games == 1 else "games"
    games = f"solo {game} at level {rules.solo_level}" if rules.is_solo else f"{game} with {plan.seats} players"
    typer.echo(
        f"{totals.games} {games}, seed {plan.seed}: {totals.decisions} decisions in "
        f"{totals.cpu_seconds:.1f} CPU seconds, {totals.rounds_mean:.1f} rounds per game, rules {rules.preset}.\n"
    )
    _print_tables(totals)


def _as_values(plan: Plan, totals: Totals) -> dict[str, Any]:
    """Return the totals and the preset as JSON values; only the records contain every switch."""
    values = totals.to_json() | {"preset": plan.ruleset.preset}
    if plan.ruleset.is_solo:
        values |= {"solo_level": plan.ruleset.solo_level, "solo_wins": int(sum(totals.wins_by_seat))}
    return values


def _print_tables(totals: Totals) -> None:
    table = plain_table(["", "games", "wins", "%", "b1", "b2", "b3", "b4", "b5", "total"])
    for name, wins in totals.wins_by_bot.items():
        table.add_row(name, *_wins_row(float(wins), totals.games), *_form_row(totals.mean_form(name)))
    for seat, wins in enumerate(totals.wins_by_seat):
        table.add_row(f"seat {seat + 1}", *_wins_row(float(wins), totals.games))
    table.add_row("all", str(totals.games), "", "", *_form_row(totals.mean_form()), style="bold")
    console().print(table)
    typer.echo(
        "\nWins shared by n players count 1/n to each. Mean lines of the inspection form: b1 stability, "
        "b2 Prominent Works,\nb3 Banned Books, b4 variety, b5 focus."
    )


def _wins_row(wins: float, games: int) -> list[str]:
    return [str(games), f"{wins:.1f}", f"{100 * wins / games:.1f}" if games else "-"]


def _form_row(lines: dict[str, float]) -> list[str]:
    return [f"{points:.1f}" for points in lines.values()]
