"""The commands train and train-placements: train the bots' value network and placement policy by self-play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

import typer

from exlibris.cli.options import Jobs, Ray
from exlibris.cli.output import fail, failing, progress_bar

if TYPE_CHECKING:
    from rich.progress import TaskID


Mode = Literal["multiplayer", "solo"]
Where = Annotated[
    Path,
    typer.Argument(help="Folder for the training; an existing training is resumed.", file_okay=False, metavar="FOLDER"),
]
Learned = Annotated[Mode, typer.Option("--mode", help="The games to learn.")]
Generations = Annotated[int, typer.Option("--generations", "-g", min=1, help="Number of generations to reach.")]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same games, whatever --jobs.")]
Games = Annotated[int, typer.Option(min=1, help="Games of self-play in each generation.")]
GateGames = Annotated[
    int,
    typer.Option(min=2, help="Games of each new network against the best so far; it must win more than half."),
]
Hidden = Annotated[int, typer.Option(min=1, max=512, help="Hidden units of the network.")]
Epochs = Annotated[int, typer.Option(min=1, help="Passes over the examples.")]
SelfPlayer = Annotated[
    Literal["quick", "learned", "expert", "comparing"],
    typer.Option(
        "--player",
        help="The bot that plays against itself; a stronger one plays fewer games in the same time. With comparing, "
        "which needs --network, a network learns how much placements differ at the end of the round.",
    ),
]
Exploring = Annotated[float, typer.Option(min=0, max=1, help="Share of random decisions in self-play.")]
Start = Annotated[
    Path | None,
    typer.Option(
        "--network",
        help="Value network to start from: it plays the first games and must be beaten; by default a handmade one.",
        dir_okay=False,
    ),
]
Out = Annotated[Path, typer.Argument(help="File for the policy, as JSON.", dir_okay=False, metavar="FILE")]
PolicyGames = Annotated[int, typer.Option(min=1, help="Games to learn from.")]
Judge = Annotated[
    Path | None,
    typer.Option("--network", help="Value network from exlibris train; by default the built-in one.", dir_okay=False),
]


def train(
    folder: Where,
    generations: Generations = 3,
    mode: Learned = "multiplayer",
    seed: Seed = "1",
    games: Games = 400,
    gate_games: GateGames = 100,
    hidden: Hidden = 64,
    epochs: Epochs = 8,
    player: SelfPlayer = "quick",
    exploring: Exploring = 0.04,
    network: Start = None,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    """Train a value network by self-play.

    Each generation plays games against itself (the first with a handmade network, or --network), fits a network to all
    games so far, and keeps it if it beats the best network. With --network, training continues from the best network;
    otherwise each generation starts from random weights. The best network is written to best.json, the learning curves
    to curves.svg. Ctrl-C stops; the same command resumes.
    """
    from exlibris.search import WeightsError, network_to_json, read_network
    from exlibris.sim import WorkerLostError
    from exlibris.sim.pools import PoolError, pool_of
    from exlibris.training.folder import Folder, FolderError, TrainingSettings
    from exlibris.training.generations import learn

    if player == "comparing" and network is None:
        fail("--player comparing needs --network, which values the end of the round")
    with failing(FolderError, PoolError, WeightsError, OSError), failing(WorkerLostError, code=1):
        start = network_to_json(read_network(network)) if network is not None else None
        settings = TrainingSettings(mode, seed, games, gate_games, hidden, epochs, player, exploring)
        work = Folder.opened(folder, settings, start)
        try:
            with pool_of(jobs, ray) as pool, Progressing() as watcher:
                learn(work, generations, pool, watcher)
        except KeyboardInterrupt:
            fail(f"interrupted after {len(work.history)} generations", 130)
    for report in work.history:
        typer.echo(_summary(report))


def _summary(report: dict[str, Any]) -> str:
    last = report["losses"][-1]
    return (
        f"generation {report['generation']}: {report['examples']} examples, loss {last['points']:.1f} points² and "
        f"{last['win']:.3f} nats, won {100 * report['gate']:.0f}% at the gate, "
        f"{'accepted' if report['accepted'] else 'not accepted'}"
    )


def train_placements(
    out: Out,
    mode: Learned = "multiplayer",
    seed: Seed = "1",
    games: PolicyGames = 1000,
    hidden: Hidden = 64,
    epochs: Epochs = 12,
    network: Judge = None,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    """Train a policy for placements with a value network.

    Plays games in which every placement is followed to the end of its effect, and fits a policy that predicts the
    outcome directly. In its rollouts the bot expert considers the three placements that the policy ranks highest.
    Ctrl-C stops; the same command resumes: until the policy is written, finished games are kept in the folder
    FILE.parts.
    """
    from exlibris.search import WeightsError, network_to_json, read_network
    from exlibris.sim import WorkerLostError
    from exlibris.sim.pools import PoolError, pool_of
    from exlibris.training.parts import PartsError, PlacementParts, origin_of
    from exlibris.training.placements import PolicySettings, learn_placements

    if not out.parent.is_dir():  # fail now rather than after hours of training
        fail(f"{out}: the folder {out.parent} does not exist")
    with failing(WeightsError, PoolError, PartsError, OSError), failing(WorkerLostError, code=1):
        weights = network_to_json(read_network(network)) if network is not None else None
        parts = PlacementParts(out.with_name(f"{out.name}.parts"), origin_of(mode, seed, weights))
        try:
            with pool_of(jobs, ray) as pool, Progressing() as watcher:
                parts.check()
                settings = PolicySettings(mode, seed, games, hidden, epochs)
                policy, report = learn_placements(settings, weights, pool, watcher, parts)
        except KeyboardInterrupt:
            fail(f"interrupted; the same command resumes from {parts.path}", 130)
        out.write_text(json.dumps(policy) + "\n", encoding="utf-8")
        parts.remove()
    typer.echo(
        f"{out}: {policy['made']['placements']} placements; on held-out ones, the policy's choices cost "
        f"{report.cost:.4f}, choices at random {report.random_cost:.4f}"
    )


class Progressing:
    """Context that shows training progress on a terminal."""

    def __enter__(self) -> Self:
        self._bar = progress_bar()
        self._task: TaskID | None = None
        self._what = ""
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def begin(self, what: str, total: int) -> None:
        """Start a progress bar for the next step."""
        if self._task is not None:
            self._bar.remove_task(self._task)
        self._what = what
        self._task = self._bar.add_task(what, total=total)

    def advance(self, parts: int, note: str = "") -> None:
        """Advance the bar by this many parts."""
        if self._task is not None:
            self._bar.update(self._task, advance=parts, description=f"{self._what}, {note}" if note else self._what)
