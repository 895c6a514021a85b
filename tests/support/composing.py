"""A compose file as Docker reads it: variables filled in, and what it says of a service."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

FOLDER: Final = Path(__file__).parents[2] / "deploy"
VARIABLE: Final = re.compile(r"\$\{(?P<name>\w+)(?P<how>:[-?])(?P<other>[^}]*)\}")


class Compose:
    """The compose file with these variables."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        text = (FOLDER / "compose.yaml").read_text(encoding="utf-8")
        self.content: dict[str, Any] = filled_in(yaml.safe_load(text), variables)

    def service(self, name: str) -> dict[str, Any]:
        """Return what the file says of a service."""
        found: dict[str, Any] = self.content["services"][name]
        return found

    def environment(self, name: str) -> dict[str, str]:
        """Return the environment of a service."""
        found: dict[str, str] = self.service(name)["environment"]
        return found

    def command(self, name: str) -> list[str]:
        """Return the words with which a service is started, without those of its image."""
        found: list[str] = self.service(name)["command"]
        return found


def filled_in(value: Any, variables: Mapping[str, str]) -> Any:
    """Return what the file says, with variables in place of their names. Raises KeyError for one that is missing."""
    if isinstance(value, dict):
        return {key: filled_in(one, variables) for key, one in value.items()}
    if isinstance(value, list):
        return [filled_in(one, variables) for one in value]
    return VARIABLE.sub(lambda found: of_variable(found, variables), value) if isinstance(value, str) else value


def of_variable(found: re.Match[str], variables: Mapping[str, str]) -> str:
    """Return what stands for a variable."""
    if found["how"] == ":-":
        return variables.get(found["name"]) or found["other"]
    return variables[found["name"]]


def image_says(instruction: str) -> Any:
    """Return what the last such instruction of the Dockerfile says: a list if it is written as one."""
    said = image_lines(instruction)[-1]
    return json.loads(said) if said.startswith("[") else said


def image_lines(instruction: str) -> list[str]:
    """Return what all such instructions of the Dockerfile say, in its order."""
    lines = (FOLDER / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [line.partition(" ")[2] for line in lines if line.startswith(f"{instruction} ")]
