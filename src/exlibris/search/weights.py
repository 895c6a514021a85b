"""Networks as JSON: those of the package, and those that training writes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from exlibris.search.features import FEATURES
from exlibris.search.network import HEADS, Network

FORMAT: Final = 1
DIGITS: Final = 5  # significant ones of a weight
WEIGHTS: Final = Path(__file__).parent / "weights"


class WeightsError(Exception):
    """A file of weights that can't be used; the message says why."""


@cache
def load_network(mode: str) -> Network:
    """Return the network that the package has for games of that mode."""
    return read_network(WEIGHTS / f"{mode}.json")


def read_network(path: Path) -> Network:
    """Return the network in a file. Raises WeightsError for one that doesn't fit, and OSError."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise WeightsError(f"{path}: no JSON: {error}") from error
    try:
        return network_from_json(data)
    except WeightsError as error:
        raise WeightsError(f"{path}: {error}") from error


def network_to_json(network: Network) -> dict[str, Any]:
    """Return the network as JSON values; the weights are rounded."""
    return {
        "format": FORMAT,
        "features": list(FEATURES),
        "heads": list(HEADS),
        "weights": [_rounded(row) for row in network.weights],
        "biases": _rounded(network.biases),
        "head_weights": [_rounded(row) for row in network.heads],
        "head_biases": _rounded(network.head_biases),
    }


def network_from_json(data: object) -> Network:
    """Return the network that `network_to_json` wrote. Raises WeightsError for another one's features or shape."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WeightsError(f"expected weights of format {FORMAT}")
    if data.get("features") != list(FEATURES) or data.get("heads") != list(HEADS):
        raise WeightsError("the weights are for other features: train again")
    hidden = len(data["biases"])
    return Network(
        _matrix(data["weights"], len(FEATURES), hidden),
        _row(data["biases"], hidden),
        _matrix(data["head_weights"], len(HEADS), hidden),
        _row(data["head_biases"], len(HEADS)),
    )


def _matrix(rows: list[list[float]], height: int, width: int) -> list[list[float]]:
    if len(rows) != height:
        raise WeightsError(f"expected {height} rows of weights, found {len(rows)}")
    return [_row(row, width) for row in rows]


def _row(numbers: list[float], width: int) -> list[float]:
    if len(numbers) != width:
        raise WeightsError(f"expected {width} weights in a row, found {len(numbers)}")
    return [float(number) for number in numbers]


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
