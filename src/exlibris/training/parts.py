"""Placements on disk, from which an interrupted training can resume."""

import hashlib
import json
import shutil
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from exlibris.search import PLACEMENT_INPUTS, load_network, network_to_json
from exlibris.sim.kept import noted, write_whole

ORIGIN: Final = "origin.json"


@dataclass(frozen=True)
class PlacementTask:
    """A batch of games for one process, numbered from `first`; without weights, the built-in network judges."""

    mode: str
    seed: str
    first: int
    games: int
    weights: dict[str, Any] | None = None


@dataclass(frozen=True)
class Placements:
    """Rows of PLACEMENT_INPUTS, with the gain of each kind of placement and whether it was possible."""

    inputs: NDArray[np.int16]
    gains: NDArray[np.float32]  # by kind, relative to the average of the possible kinds
    possible: NDArray[np.bool_]  # by kind

    def __len__(self) -> int:
        return len(self.inputs)


class PartsError(Exception):
    """Parts from which training can't resume; the message says why."""


class PlacementParts:
    """A folder with the placements of each task. Files are renamed when complete, so no partial file remains."""

    def __init__(self, path: Path, origin: dict[str, str]) -> None:
        self.path = path
        self.origin = origin  # values that determine the placements except the game number

    def check(self) -> None:
        """Create the folder. Raises PartsError if its placements have another origin."""
        file = self.path / ORIGIN
        try:
            found = noted(file, self.origin)
        except ValueError as error:
            raise PartsError(f"{file}: expected a description of how the placements were made") from error
        for name, value in self.origin.items():
            if found.get(name) != value:
                raise PartsError(
                    f"{self.path}: begun with {name} {found.get(name)!r}, not {value!r}; "
                    "delete this folder to begin again, or choose another file"
                )

    def has(self, task: PlacementTask) -> bool:
        """Return True if the placements of the task are saved."""
        return (self.path / _name(task)).exists()

    def save(self, task: PlacementTask, found: Placements) -> None:
        """Save the placements of the task."""
        data = BytesIO()
        np.savez_compressed(data, inputs=found.inputs, gains=found.gains, possible=found.possible)
        write_whole(self.path / _name(task), data.getvalue())

    def load(self, task: PlacementTask) -> Placements:
        """Return the placements of the task. Raises PartsError if the file can't be read."""
        path = self.path / _name(task)
        try:
            with np.load(path) as data:
                return Placements(data["inputs"], data["gains"], data["possible"])
        except (BadZipFile, KeyError, ValueError, EOFError) as error:
            raise PartsError(f"{path}: no placements; delete this file to play its games again") from error

    def remove(self) -> None:
        """Delete the folder."""
        shutil.rmtree(self.path)


def origin_of(mode: str, seed: str, network: dict[str, Any] | None) -> dict[str, str]:
    """Return the values that determine placements, with digests of network and inputs; None: built-in network."""
    judge = network if network is not None else network_to_json(load_network(mode))
    weights = {name: judge[name] for name in ("weights", "biases", "head_weights", "head_biases")}
    return {"mode": mode, "seed": seed, "network": digest(weights), "inputs": digest(list(PLACEMENT_INPUTS))}


def digest(value: Any) -> str:
    """Return a short digest that is equal for equal JSON values and almost never for different values."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:12]


def _name(task: PlacementTask) -> str:
    return f"{task.first:06}-{task.games}.npz"
