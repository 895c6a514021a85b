"""The licenses of the Python packages that a page runs, in the form in which Vite lists licenses of npm packages.

`web/build-steps/licences.ts` says which are allowed, and has the texts of licenses that come without a text.
"""

import json
from importlib.metadata import Distribution, PackageMetadata, distributions
from operator import itemgetter
from pathlib import Path
from typing import Final

OTHER_NAMES: Final = {"APL 2": "Apache-2.0"}  # of licenses in the metadata of packages, for SPDX's identifiers


def listed(pyodide: Path, python: str, packages: Path) -> list[dict[str, str]]:
    """Return the entries of Pyodide in its folder, of Python in that version, and of the packages in a folder."""
    package = json.loads((pyodide / "package.json").read_text("utf-8"))
    machine = {"name": "pyodide", "version": package["version"], "identifier": package["license"]}
    others = sorted(map(of_package, distributions(path=[str(packages)])), key=itemgetter("name"))
    return [machine, {"name": "Python", "version": python, "identifier": "PSF-2.0"}, *others]


def of_package(package: Distribution) -> dict[str, str]:
    """Return name, version, license and all license texts of an installed package."""
    said = package.metadata
    entry = {"name": said["Name"], "version": said["Version"], "identifier": identifier(said)}
    texts = [file.read_text("utf-8") for file in package.files or [] if file.name.upper().startswith("LICENSE")]
    return {**entry, "text": "\n".join(texts)} if texts else entry


def identifier(said: PackageMetadata) -> str:
    """Return the identifier of the license that a package's metadata names."""
    names = [said[field] for field in ("License-Expression", "License") if field in said]
    name = names[0] if names else "no license"
    return OTHER_NAMES.get(name, name)
