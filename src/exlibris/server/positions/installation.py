"""What is installed, as one hash: a stored position is good for nobody but the code and content that wrote it."""

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from exlibris.content.fingerprints import assistant_fingerprints, location_fingerprints

PACKAGES: Final = ("content", "engine", "server")
SUFFIXES: Final = (".py", ".toml")


@cache
def installation() -> str:
    """Return a hash of our code and content, and of the components that expansions add."""
    digest = sha256(json.dumps([location_fingerprints(), assistant_fingerprints()]).encode())
    for package in PACKAGES:
        for path in sorted(Path(str(files("exlibris"))).joinpath(package).rglob("*")):
            if path.suffix in SUFFIXES:
                digest.update(path.name.encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
