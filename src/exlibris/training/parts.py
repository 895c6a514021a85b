"""Placements on disk: those of a training that was stopped, from which the same command goes on."""

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
    """Some games for one process: those numbered from `first` on; without weights the package's network judges."""

    mode: str
    seed: str
    first: int
    games: int
    weights: dict[str, Any] | None = None


@dataclass(frozen=True)
class Placements:
    """Rows of PLACEMENT_INPUTS, each with what the kinds of placement gain, and which of them were possible."""

    inputs: NDArray[np.int16]
    gains: NDArray[np.float32]  # by kind, over the average of those that were possible
    possible: NDArray[np.bool_]  # by kind

    def __len__(self) -> int:
        return len(self.inputs)


class PartsError(Exception):
    """Parts that a training can't go on with; the message says why."""


class PlacementParts:
    """A folder with the placements of each task. What is written is given its name last, so none is half done."""

    def __init__(self, path: Path, origin: dict[str, str]) -> None:
        self.path = path
        self.origin = origin  # what placements depend on besides the number of the game

    def check(self) -> None:
        """Make the folder, or raise PartsError for one whose placements came about by something else."""
        file = self.path / ORIGIN
        try:
            found = noted(file, self.origin)
        except ValueError as error:
            raise PartsError(f"{file}: not the origin of placements") from error
        for name, value in self.origin.items():
            if found.get(name) != value:
                raise PartsError(
                    f"{self.path}: begun with {name} {found.get(name)!r}, not {value!r}; "
                    "delete this folder to begin again, or name another file"
                )

    def has(self, task: PlacementTask) -> bool:
        """Return whether the placements of the task are there."""
        return (self.path / _name(task)).exists()

    def save(self, task: PlacementTask, found: Placements) -> None:
        """Keep the placements of the task."""
        data = BytesIO()
        np.savez_compressed(data, inputs=found.inputs, gains=found.gains, possible=found.possible)
        write_whole(self.path / _name(task), data.getvalue())

    def load(self, task: PlacementTask) -> Placements:
        """Return the placements of the task. Raises PartsError for a file that has none."""
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
    """Return what placements depend on; of the network and the inputs a digest. `network`: None for the package's."""
    judge = network if network is not None else network_to_json(load_network(mode))
    weights = {name: judge[name] for name in ("weights", "biases", "head_weights", "head_biases")}
    return {"mode": mode, "seed": seed, "network": digest(weights), "inputs": digest(list(PLACEMENT_INPUTS))}


def digest(value: Any) -> str:
    """Return a short text that is equal for equal JSON values, and hardly ever for others."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:12]


def _name(task: PlacementTask) -> str:
    return f"{task.first:06}-{task.games}.npz"
