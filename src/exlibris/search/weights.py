"""Networks as JSON: the built-in ones and those written by training."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from exlibris.content.load import load_locations
from exlibris.engine import MOST_SEATS
from exlibris.search.feature_names import FEATURES, POWERS, TILES
from exlibris.search.network import HEADS, STAGES, Layers, Network
from exlibris.search.placements import ADDED, KINDS, PLACEMENT_INPUTS, PlacementPolicy

FORMAT: Final = 1
DIGITS: Final = 5  # significant digits of a weight
DIGITS_OF_HEADS: Final = 9  # of a head's bias, which may have to offset units with ALWAYS_ON
WEIGHTS: Final = Path(__file__).parent / "weights"

Arguments = tuple[list[list[float]], list[float], list[list[float]], list[float]]  # arguments of Layers
Weights = TypeVar("Weights")


class WeightsError(Exception):
    """A weights file that can't be used; the message says why."""


@cache
def load_network(mode: str) -> Network:
    """Return the built-in network for a mode of play, "multiplayer" or "solo"."""
    return read_network(WEIGHTS / f"{mode}.json")


@cache
def load_policy(mode: str) -> PlacementPolicy:
    """Return the built-in placement policy for a mode of play, "multiplayer" or "solo"."""
    return _read(WEIGHTS / f"placements-{mode}.json", policy_from_json)


def read_network(path: Path | str) -> Network:
    """Return the network in a file.

    Raises:
        WeightsError: The file doesn't hold weights of this version; the message names the file.
        OSError: The file can't be read.
    """
    return _read(Path(path), network_from_json)


def _read(path: Path, from_json: Callable[[object], Weights]) -> Weights:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise WeightsError(f"{path}: not JSON: {error}") from error
    try:
        return from_json(data)
    except WeightsError as error:
        raise WeightsError(f"{path}: {error}") from error


def network_to_json(network: Network) -> dict[str, Any]:
    """Return the network as JSON values; the weights are rounded."""
    temperatures = _rounded(network.temperatures)
    return {
        "format": FORMAT,
        "features": list(FEATURES),
        "heads": list(HEADS),
        "temperatures": temperatures,
        **_layers(network),
    }


def network_from_json(data: object) -> Network:
    """Return a network from the JSON values of `network_to_json`.

    Earlier versions had fewer features, and no temperatures.

    Raises:
        WeightsError: The weights have unknown features or the wrong shape, or a temperature is not positive.
    """
    found = _of_this_format(data)
    if found.get("heads") != list(HEADS):
        raise WeightsError("the weights are for different heads: train again")
    temperatures = _row(found.get("temperatures", [1.0] * len(STAGES)), len(STAGES))
    if min(temperatures) <= 0.0:
        raise WeightsError("expected positive temperatures")
    return Network(*_read_layers(found, found.get("features"), FEATURES, (len(HEADS),)), temperatures)


def policy_to_json(policy: PlacementPolicy) -> dict[str, Any]:
    """Return the policy as JSON values; the weights are rounded."""
    return {"format": FORMAT, "inputs": list(PLACEMENT_INPUTS), **_layers(policy)}


def policy_from_json(data: object) -> PlacementPolicy:
    """Return a policy from the JSON values of `policy_to_json`, even from earlier versions with fewer inputs or kinds.

    Raises:
        WeightsError: The weights have unknown inputs or the wrong shape.
    """
    found = _of_this_format(data)
    return PlacementPolicy(*_read_layers(found, found.get("inputs"), PLACEMENT_INPUTS, (ADDED, KINDS)))


def _of_this_format(data: object) -> dict[str, Any]:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WeightsError(f"expected weights of format {FORMAT}")
    return data


def _layers(layers: Layers) -> dict[str, Any]:
    return {
        "weights": [_rounded(row) for row in layers.hidden.weights],
        "biases": _rounded(layers.hidden.biases),
        "head_weights": [_rounded(row) for row in layers.heads],
        "head_biases": _rounded(layers.head_biases, DIGITS_OF_HEADS),
    }


def _read_layers(data: dict[str, Any], names: object, inputs: Sequence[str], heads: tuple[int, ...]) -> Arguments:
    """Return the arguments of Layers.

    Args:
        data: The weights.
        names: Names of the inputs in `data`. Other inputs get zero weights, or `_alike` ones for expansion pieces.
        inputs: Names of the inputs of the layers.
        heads: The allowed numbers of heads.
    """
    if not isinstance(names, list) or not set(names) <= set(inputs):
        raise WeightsError("the weights are for different inputs: train again")
    hidden = len(data["biases"])
    rows = dict(zip(names, _matrix(data["weights"], len(names), hidden), strict=True))
    nothing = [0.0] * hidden
    for name, ours in _alike().items():
        if not any(rows.get(name, nothing)):
            rows[name] = _mean(rows, ours, hidden)
    found = len(data["head_weights"])
    count = found if found in heads else heads[-1]
    return (
        [rows.get(name, nothing) for name in inputs],
        _row(data["biases"], hidden),
        _matrix(data["head_weights"], count, hidden),
        _row(data["head_biases"], count),
    )


def _alike() -> dict[str, list[str]]:
    """Return, for each input about expansion pieces, the inputs about the boxed game's pieces of that kind.

    To weights trained without expansions, an expansion piece is worth the average of those pieces.
    """
    ours = [tile for tile in load_locations() if tile.number <= TILES]
    delayed = [tile.number for tile in ours if tile.delayed]
    rivals = range(1, MOST_SEATS)
    return {
        "added.open_instant": [f"board.open_{tile.number}" for tile in ours if not tile.delayed],
        "added.open_delayed": [f"board.open_{number}" for number in delayed],
        "added.own_waiting": [f"board.own_at_{number}" for number in delayed],
        "added.rivals_waiting": [f"board.rivals_at_{number}" for number in delayed],
        "added.at": [f"effect.at_{tile.number}" for tile in ours],
        "added.power": [f"game.power_{number}" for number in range(1, POWERS + 1)],
        **{f"rival_{i}.power": [f"rival_{i}.power_{number}" for number in range(1, POWERS + 1)] for i in rivals},
    }


def _mean(rows: dict[str, list[float]], names: list[str], width: int) -> list[float]:
    """Return the mean of the rows with these names, except inputs that training never met."""
    met = [rows[name] for name in names if any(rows.get(name, ()))]
    return [sum(column) / len(met) for column in zip(*met, strict=True)] if met else [0.0] * width


def _matrix(rows: list[list[float]], height: int, width: int) -> list[list[float]]:
    if len(rows) != height:
        raise WeightsError(f"expected {height} rows of weights, found {len(rows)}")
    return [_row(row, width) for row in rows]


def _row(numbers: list[float], width: int) -> list[float]:
    if len(numbers) != width:
        raise WeightsError(f"expected {width} weights in a row, found {len(numbers)}")
    return [float(number) for number in numbers]


def _rounded(numbers: Iterable[float], digits: int = DIGITS) -> list[float]:
    return [float(f"{number:.{digits}g}") for number in numbers]
