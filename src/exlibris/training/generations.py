"""Generations: self-play by the best network, a new network fitted to the games, and a gate that it must pass."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Protocol

from matplotlib.figure import Figure

from exlibris.search import network_from_json, network_to_json
from exlibris.sim.pools import Pool
from exlibris.training.examples import Examples
from exlibris.training.fitting import PASSES, Chances, Losses, Trainee, fit, fit_temperatures
from exlibris.training.folder import Folder, TrainingSettings, fitted, gate_part
from exlibris.training.games import GamesTask, match, self_play
from exlibris.training.siblings import COMPARING, fit_siblings

CURVES: Final = "curves.svg"
GAMES_A_TASK: Final = 4
WINDOW: Final = 3  # number of generations whose examples a network learns from
GATE: Final = 0.5  # a new network must win a larger share of the games than this


class Watcher(Protocol):
    """An observer of a training's progress."""

    def begin(self, what: str, total: int) -> None:
        """Note the next step and its number of parts."""
        ...

    def advance(self, parts: int, note: str = "") -> None:
        """Note that more parts are done."""
        ...


def learn(folder: Folder, generations: int, pool: Pool, watcher: Watcher) -> None:
    """Train until the folder has this many generations; draw the curves after each."""
    for _ in train(folder, generations, pool, watcher):
        plot(folder.history, folder.path / CURVES)


def train(folder: Folder, generations: int, pool: Pool, watcher: Watcher) -> Iterator[None]:
    """Train until the folder has this many generations; yield after each of them."""
    folder.begin()
    while len(folder.history) < generations:
        _add_generation(folder, len(folder.history), pool, watcher)
        yield


def _add_generation(folder: Folder, generation: int, pool: Pool, watcher: Watcher) -> None:
    examples = _examples(folder, generation, pool, watcher)
    candidate, losses = folder.kept(fitted(generation), lambda: _fitted(folder, generation, examples, watcher))
    share, temperatures = _gate(folder, generation, candidate, pool, watcher)
    folder.add(
        candidate | {"temperatures": temperatures},
        {
            "generation": generation,
            "examples": len(examples),
            "losses": losses,
            "gate": share,
            "accepted": share > GATE,
        },
    )


def _examples(folder: Folder, generation: int, pool: Pool, watcher: Watcher) -> Examples:
    """Play the missing games of this generation; return the examples of the last `WINDOW` generations."""
    settings = folder.settings
    tasks = _tasks(settings, generation, settings.games, folder.best)
    missing = [task for task in tasks if not folder.has_part(generation, task.first)]
    watcher.begin(f"generation {generation}: self-play", settings.games)
    watcher.advance(settings.games - sum(task.games for task in missing))
    for task, part in zip(missing, pool.map(self_play, missing), strict=True):
        folder.save_part(generation, task.first, part)
        watcher.advance(task.games)
    return folder.examples(range(max(0, generation - WINDOW + 1), generation + 1))


def _tasks(settings: TrainingSettings, generation: int, games: int, *weights: Any) -> list[GamesTask]:
    return [
        GamesTask(
            settings.mode,
            settings.seed,
            generation,
            first,
            min(GAMES_A_TASK, games - first),
            weights,
            settings.player,
            settings.exploring,
        )
        for first in range(0, games, GAMES_A_TASK)
    ]


def _fitted(folder: Folder, generation: int, examples: Examples, watcher: Watcher) -> tuple[Any, list[Any]]:
    """Return a network fitted to the examples, as JSON, and its losses by epoch.

    In a training with an initial network, fitting continues from the best network so far.
    """
    settings = folder.settings
    start = network_from_json(folder.best) if settings.network else None
    if settings.player == COMPARING and start is not None:
        passes, fitting = 1, fit_siblings(examples, settings.hidden, settings.epochs, generation, start)
    else:
        passes, fitting = PASSES, fit(examples, settings.hidden, settings.epochs, generation, start)
    watcher.begin(f"generation {generation}: fitting", passes * settings.epochs)
    losses: list[tuple[Trainee, Losses]] = []
    for trainee, loss in fitting:
        losses.append((trainee, loss))
        watcher.advance(1, f"loss {loss.points:.1f} points², {loss.win:.3f} nats")
    best, _ = losses[-1]
    return network_to_json(best.network()), [asdict(loss) for _, loss in losses]


def _gate(folder: Folder, generation: int, candidate: Any, pool: Pool, watcher: Watcher) -> tuple[float, list[float]]:
    """Return the share of games that the candidate wins, and the temperatures of its chances in these games.

    It plays against the best network, or at first the handmade network.
    """
    settings = folder.settings
    tasks = _tasks(settings, generation, settings.gate_games, candidate, folder.best)
    watcher.begin(f"generation {generation}: gate", settings.gate_games)
    shares: list[float] = []
    chances: list[Chances] = []
    names = [gate_part(generation, task.first) for task in tasks]
    played = iter(pool.map(match, [task for task, name in zip(tasks, names, strict=True) if not folder.has(name)]))
    for name in names:
        part = folder.kept(name, lambda: next(played))
        for share, found in part:
            shares.append(share)
            chances += [Chances(*each) for each in found]
        watcher.advance(len(part), f"won {100 * sum(shares) / len(shares):.0f}%")
    return sum(shares) / len(shares), fit_temperatures(chances)


def plot(history: list[dict[str, Any]], path: Path) -> None:
    """Draw the learning curves of these generations into an SVG file."""
    figure = Figure(figsize=(9, 3), layout="constrained")
    points, wins, gates = figure.subplots(1, 3)
    for name, axes in (("points", points), ("win", wins)):
        at = 0
        for report in history:
            losses = [loss[name] for loss in report["losses"]]
            axes.plot(range(at + 1, at + 1 + len(losses)), losses, marker=".")
            at += len(losses)
        axes.set_xlabel("epoch")
    points.set_title("squared error (points²)")
    wins.set_title("loss of the win (nats)")
    gates.bar(
        [report["generation"] for report in history],
        [100 * report["gate"] for report in history],
        color=["tab:green" if report["accepted"] else "tab:gray" for report in history],
    )
    gates.axhline(50, linewidth=1, color="black")
    gates.set_title("won at the gate (%)")
    gates.set_xlabel("generation")
    figure.savefig(path, format="svg", metadata={"Date": None})
