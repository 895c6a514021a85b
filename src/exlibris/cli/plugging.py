"""Code of the user's own, named on the command line."""

import sys
from pathlib import Path


def import_from_here() -> None:
    """Let modules in the current directory be imported; installed ones of the same name come first."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
