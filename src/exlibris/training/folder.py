"""The folder of a training: settings, examples, networks and history, from which a later run can resume."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Self

import numpy as np

from exlibris.search import FEATURES
from exlibris.sim.kept import write_whole
from exlibris.training.examples import Examples
from exlibris.training.parts import digest

SETTINGS: Final = "training.json"
BEST: Final = "best.json"


class FolderError(Exception):
    """A folder from which training can't resume; the message says why."""


@dataclass(frozen=True)
class TrainingSettings:
    """The settings that determine a training, apart from the code."""

    mode: str = "multiplayer"
    seed: str = "1"
    games: int = 400  # self-play games in each generation
    gate_games: int = 100
    hidden: int = 64  # hidden units of the network
    epochs: int = 8
    player: str = "quick"  # one of `games.PLAYERS`
    exploring: float = 0.04  # share of random decisions in self-play, so that bad choices are valued too
    network: str = ""  # digest of the initial network; empty for the handmade network


class Folder:
    """A training on disk. Files are written under another name, then renamed: a stop leaves no partial file."""

    def __init__(self, path: Path, settings: TrainingSettings, history: list[dict[str, Any]], best: Any) -> None:
        self.path = path
        self.settings = settings
        self.history = history  # for each generation: examples, losses, gate, whether it was accepted
        self.best = best  # weights of the best network as JSON, None for the handmade network

    @classmethod
    def opened(cls, path: Path, settings: TrainingSettings, start: dict[str, Any] | None = None) -> Self:
        """Return the training in the folder, or a new training, which writes nothing before `begin`.

        `start`: the initial network of a new training, as JSON; None for the handmade network. Raises FolderError if
        the folder has other settings or features.
        """
        settings = replace(settings, network=digest(start) if start is not None else "")
        file = path / SETTINGS
        if not file.exists():
            return cls(path, settings, [], start)
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            found = TrainingSettings(**data["settings"])
            history = data["history"]
        except (ValueError, KeyError, TypeError) as error:
            raise FolderError(f"{file}: not the settings of a training") from error
        for name in [field.name for field in fields(TrainingSettings)]:
            if getattr(found, name) != getattr(settings, name):
                raise FolderError(
                    f"{file}: this training began with {name} {getattr(found, name)!r}, not {getattr(settings, name)!r}"
                )
        _check_features(path)
        accepted = [generation for generation, report in enumerate(history) if report["accepted"]]
        best = json.loads((path / f"{_named(accepted[-1])}.json").read_text(encoding="utf-8")) if accepted else start
        return cls(path, found, history, best)

    def begin(self) -> None:
        """Write the settings, so that the first generation's games can't be mixed with those from other settings."""
        self.path.mkdir(parents=True, exist_ok=True)
        self._write_settings()

    def has_part(self, generation: int, first: int) -> bool:
        """Return True if the examples of the games from number `first` are saved."""
        return self._part(generation, first).exists()

    def save_part(self, generation: int, first: int, examples: Examples) -> None:
        """Save the examples of the games from number `first`."""
        data = BytesIO()
        np.savez_compressed(data, features=examples.features, targets=examples.targets, courses=examples.courses)
        path = self._part(generation, first)
        path.parent.mkdir(exist_ok=True)
        write_whole(path, data.getvalue())

    def examples(self, generations: range) -> Examples:
        """Return all examples of these generations."""
        parts = []
        for generation in generations:
            for path in sorted((self.path / _named(generation)).glob("*.npz")):
                with np.load(path) as data:
                    parts.append(Examples(data["features"], data["targets"], data["courses"]))
        return Examples.joined(parts)

    def has(self, name: str) -> bool:
        """Return True if the folder has a file of that name."""
        return (self.path / name).exists()

    def kept(self, name: str, make: Callable[[], Any]) -> Any:
        """Return the JSON values in a file of the folder; if it doesn't exist yet, write what `make` returns."""
        if not self.has(name):
            self._write(name, make())
        return json.loads((self.path / name).read_text(encoding="utf-8"))

    def add(self, weights: Any, report: dict[str, Any]) -> None:
        """Add a generation with its weights and report. If accepted, it becomes the best network."""
        made = {"made": {"by": "exlibris train", **asdict(self.settings), **report}, **weights}
        self._write(f"{_named(len(self.history))}.json", made)
        if report["accepted"]:
            self.best = made
            self._write(BEST, made)
        self.history.append(report)
        self._write_settings()

    def _write_settings(self) -> None:
        self._write(SETTINGS, {"settings": asdict(self.settings), "history": self.history})

    def _part(self, generation: int, first: int) -> Path:
        return self.path / _named(generation) / f"{first:06}.npz"

    def _write(self, name: str, data: Any) -> None:
        path = self.path / name
        path.parent.mkdir(exist_ok=True)
        write_whole(path, (json.dumps(data) + "\n").encode())


def _check_features(path: Path) -> None:
    """Raise FolderError if a version with other features made the examples in the folder."""
    for part in list(path.glob("*/*.npz"))[:1]:
        with np.load(part) as data:
            if data["features"].shape[1] != len(FEATURES):
                raise FolderError(
                    f"{path}: its games were played by a version with different features; choose a new folder"
                )


def fitted(generation: int) -> str:
    """Return the name of the file with the network that was fitted, before its gate."""
    return f"{_named(generation)}-gate/fitted.json"


def gate_part(generation: int, first: int) -> str:
    """Return the name of the file with the results of the gate's games from number `first`."""
    return f"{_named(generation)}-gate/{first:06}.json"


def _named(generation: int) -> str:
    return f"generation-{generation:03}"
