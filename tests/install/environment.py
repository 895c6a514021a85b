"""Environments with nothing in them but a wheel and the packages that it asks for."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

from support.naming import canonical

PATIENCE = 60  # seconds that a command may take on a busy machine


@dataclass(frozen=True)
class Environment:
    """A virtual environment without pip, whose PATH leads nowhere else: no Node.js, no compiler."""

    folder: Path

    @classmethod
    def made(cls, folder: Path) -> Environment:
        """Return a new one in that folder, with no package in it."""
        venv.create(folder, with_pip=False)
        return cls(folder)

    def pip(self, *args: str) -> str:
        """Run the development environment's pip on this environment, offline; return what it prints."""
        offline = {"PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        command = [sys.executable, "-m", "pip", "--python", str(self.program("python")), *args]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **offline})
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def program(self, name: str) -> Path:
        """Return the path of a program of this environment."""
        return self.folder / "bin" / name

    def variables(self) -> dict[str, str]:
        """Return the environment variables that programs get."""
        return {"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "LANG": "C.UTF-8"}

    def run(self, program: str, *args: str) -> subprocess.CompletedProcess[str]:
        """Run a program of this environment, outside the repository."""
        command = [str(self.program(program)), *args]
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            env=self.variables(),
            cwd=self.folder,
        )

    def lend(self, package: str, *extras: str) -> set[str]:
        """Link what the installed package needs, directly or not, from the development environment; return the names.

        So the test needs no network, and yet nothing is there that is not asked for.
        """
        site = next((self.folder / "lib").glob("python3*/site-packages"))
        own = Distribution.at(next(site.glob(f"{package.replace('-', '_')}-*.dist-info")))
        needed = {name for requirement in required(own, set(extras)) for name in closure(requirement)}
        for name in needed:
            link(distribution(name), site)
        return needed


def required(owner: Distribution, extras: set[str]) -> Iterator[Requirement]:
    """Yield what a distribution with these extras needs here."""
    for line in owner.requires or ():
        requirement = Requirement(line)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            yield requirement


def closure(requirement: Requirement, found: set[str] | None = None) -> set[str]:
    """Return the names of all distributions that a requirement brings."""
    found = set() if found is None else found
    name = canonical(requirement.name)
    if name not in found:
        found.add(name)
        for further in required(distribution(name), requirement.extras):
            closure(further, found)
    return found


def link(lent: Distribution, site: Path) -> None:
    """Make a distribution importable from another environment's site-packages."""
    for top in {file.parts[0] for file in lent.files or () if file.parts[0] not in {"..", "__pycache__"}}:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(lent.locate_file(top))))
