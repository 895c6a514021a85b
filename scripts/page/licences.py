"""The licences of the Python that a page runs, in the form in which Vite lists those of npm packages.

Which of them are allowed says `web/build-steps/licences.ts`, which also has the texts of those that come without.
"""

import json
import zipfile
from collections.abc import Iterable
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Final

OTHER_NAMES: Final = {"APL 2": "Apache-2.0"}  # of licences in the metadata of packages, for SPDX's identifiers


def listed(pyodide: Path, python: str, wheels: Iterable[Path]) -> list[dict[str, str]]:
    """Return what is known of Pyodide in its folder, of Python in that version, and of the packages in wheels."""
    package = json.loads((pyodide / "package.json").read_text("utf-8"))
    machine = {"name": "pyodide", "version": package["version"], "identifier": package["license"]}
    return [machine, {"name": "Python", "version": python, "identifier": "PSF-2.0"}, *map(of_wheel, wheels)]


def of_wheel(wheel: Path) -> dict[str, str]:
    """Return name, version, licence and all licence texts of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
        texts = [archive.read(name).decode() for name in names if Path(name).name.upper().startswith("LICENSE")]
        said = Parser().parsestr(archive.read(metadata).decode())
    entry = {"name": said["Name"], "version": said["Version"], "identifier": identifier(said)}
    return {**entry, "text": "\n".join(texts)} if texts else entry


def identifier(said: Message) -> str:
    """Return the identifier of the licence that a package's metadata names."""
    name = str(said["License-Expression"] or said["License"] or "no licence")
    return OTHER_NAMES.get(name, name)
