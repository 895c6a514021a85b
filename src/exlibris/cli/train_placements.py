"""The command train-placements: which placements computer players expect of others, and of themselves, in rollouts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from exlibris.cli.options import Jobs
from exlibris.cli.output import fail
from exlibris.cli.train import MODES, Epochs, Hidden, Mode, Progressing, Ray, Seed

if TYPE_CHECKING:
    from exlibris.training.placements import Report

Out = Annotated[
    Path, typer.Argument(help="File that the policy is written to, as JSON.", dir_okay=False, metavar="FILE")
]
Games = Annotated[int, typer.Option(min=1, help="Games to learn from.")]
Judge = Annotated[
    Path | None,
    typer.Option("--network", help="Value network, of exlibris train; by default that of the package.", dir_okay=False),
]


def train_placements(
    out: Out,
    mode: Mode = "multiplayer",
    seed: Seed = "1",
    games: Games = 1000,
    hidden: Hidden = 64,
    epochs: Epochs = 12,
    network: Judge = None,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    """Learn which placements are worth most by a value network.

    Plays games in which every placement is followed to the end of its effect, and fits a policy that tells at once what
    that came to. In its rollouts the bot expert follows the three placements that such a policy likes best. Ctrl-C
    stops; the same command goes on: until the policy is written, games that were played are kept in the folder
    FILE.parts.
    """
    from exlibris.training.parts import Parts, PartsError, origin_of
    from exlibris.training.placements import PolicySettings, learn_placements
    from exlibris.training.pools import PoolError, open_pool

    if mode not in MODES:
        fail(f"no mode {mode!r}: there is {', '.join(MODES)}", "train-placements")
    if not out.parent.is_dir():  # better said now than when there is something to write
        fail(f"{out}: there is no folder {out.parent}", "train-placements")
    settings = PolicySettings(mode, seed, games, hidden, epochs)
    weights = _weights_in(network)
    parts = Parts(out.with_name(f"{out.name}.parts"), origin_of(mode, seed, weights))
    try:
        with open_pool(jobs, ray) as pool, Progressing() as watcher:
            parts.check()
            policy, report = learn_placements(settings, weights, pool, watcher, parts)
        out.write_text(json.dumps(policy) + "\n", encoding="utf-8")
        parts.remove()
    except (PoolError, PartsError) as error:
        fail(error, "train-placements")
    except OSError as error:
        fail(f"{error.filename or out}: {error.strerror}", "train-placements")
    except KeyboardInterrupt:
        fail(f"interrupted; the same command goes on with what is in {parts.path}", "train-placements", 130)
    typer.echo(f"{out}: {policy['made']['placements']} placements; {_outcome(report)}")


def _outcome(report: Report) -> str:
    return f"in those held out the policy's choices cost {report.cost:.4f}, choices at random {report.random_cost:.4f}"


def _weights_in(path: Path | None) -> dict[str, Any] | None:
    """Return the network in the file as JSON, which fits the features; ends the program if it does not."""
    from exlibris.search import WeightsError, network_to_json, read_network

    try:
        return network_to_json(read_network(path)) if path is not None else None
    except WeightsError as error:
        fail(error, "train-placements")
    except OSError as error:
        fail(f"{path}: {error.strerror}", "train-placements")
