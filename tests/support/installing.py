"""Expansions installed in a folder for one test, and programs that run where they are."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEW_GAME = "from exlibris.engine import new_game, preset; new_game(preset('first-en'), 2, bytes(32))"


def error_without(code: str) -> str:
    """Return the last line of the error by which a program ends where no expansion is installed."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stderr.splitlines()[-1]


class Installed:
    """A package in a folder of its own, declared as an expansion; `python` runs where it is installed."""

    def __init__(self, folder: Path, key: str, package: Path) -> None:
        self.folder = folder
        self.package = folder / package.name
        shutil.copytree(package, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        self.register(key, f"{package.name}:EXPANSION")

    def register(self, name: str, value: str) -> None:
        """Add the metadata of an installed package with that entry point."""
        about = self.folder / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
        (about / "entry_points.txt").write_text(f"[exlibris.expansions]\n{name} = {value}\n", "utf-8")

    def spoil(self, file: str, what: str, by: str) -> None:
        """Replace a text in one of the package's files, where it must be."""
        path = self.package / file
        source = path.read_text("utf-8")
        assert what in source
        path.write_text(source.replace(what, by), "utf-8")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command where the expansion is installed."""
        path = os.pathsep.join(filter(None, [str(self.folder), os.environ.get("PYTHONPATH")]))
        return subprocess.run(
            command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
        )

    def python(self, code: str) -> subprocess.CompletedProcess[str]:
        """Run a program where the expansion is installed."""
        return self.run(sys.executable, "-c", code)

    def complaint(self) -> str:
        """Return the last line that a new game prints on standard error where the expansion is installed."""
        return self.python(NEW_GAME).stderr.strip().splitlines()[-1]

    def exlibris(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command line where the expansion is installed."""
        return self.run(str(Path(sys.executable).with_name("exlibris")), *arguments)
