"""Print the lowest version of each package that pyproject.toml allows, for pip to install."""

import re
import tomllib
from pathlib import Path
from typing import Final

BOUND: Final = re.compile(r"([A-Za-z0-9._-]+(?:\[\w+\])?)>=([0-9.]+)(?:,<[0-9.]+)?")
ROOT: Final = Path(__file__).resolve().parents[1]


def lowest() -> list[str]:
    """Return a requirement for each package of the project and its extras. Raises ValueError without a lower bound."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    }
    found = {requirement: BOUND.fullmatch(requirement) for requirement in sorted(wanted)}
    unbounded = [requirement for requirement, bound in found.items() if bound is None]
    if unbounded:
        raise ValueError(f"pyproject.toml: no lower bound: {', '.join(unbounded)}")
    return [f"{bound[1]}=={bound[2]}" for bound in found.values() if bound]


if __name__ == "__main__":
    print("\n".join(lowest()))
