"""What gets installed is pinned, and the pins name no registry."""

import json
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from support.naming import canonical, required_name

ROOT = Path(__file__).parents[1]
TOLD_IN = (".md", ".py", ".toml", ".txt", ".yml", ".ftl", ".svelte", "Dockerfile", "Makefile", ".sh")
PIN = re.compile(r"([A-Za-z0-9._-]+)==[A-Za-z0-9.+!]+")


def pinned() -> set[str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [PIN.fullmatch(line) for line in lines if not line.startswith("#")]
    assert None not in pins, "every line is name==version"
    return {canonical(pin[1]) for pin in pins if pin}


def required() -> set[str]:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = document["project"]
    extras = project["optional-dependencies"].values()
    groups = [project["dependencies"], *extras, document["dependency-groups"]["dev"]]
    return {required_name(requirement) for group in groups for requirement in group} - {"exlibris-game"}


def lock() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages: dict[str, Any] = document["packages"]
    return packages


def test_every_required_python_package_is_pinned() -> None:
    assert required() - pinned() == set()


def test_each_lower_bound_can_be_tried() -> None:
    """CI installs these very versions (make test-lowest)."""
    sys.path.insert(0, str(ROOT / "scripts"))
    lowest = import_module("lowest_versions").lowest()
    sys.path.pop(0)
    assert {canonical(re.split(r"[\[=]", each)[0]) for each in lowest} <= pinned()
    assert len(lowest) > 30


def test_npm_lock_records_no_download_address() -> None:
    assert [name for name, entry in lock().items() if "resolved" in entry] == []


def test_npm_lock_matches_the_manifest() -> None:
    manifest = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    for group in ("dependencies", "devDependencies"):
        assert lock()[""][group] == manifest[group]


def test_nobody_is_told_to_install_the_project_that_is_called_exlibris() -> None:
    told = re.compile(r"""(?:pip|pipx|tool) install (?:-[^ ]+ )*['"]?exlibris(?=['"[ `]|$)""")
    listed = subprocess.run(["/usr/bin/env", "git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    texts = {name: (ROOT / name).read_text("utf-8") for name in listed.stdout.split() if name.endswith(TOLD_IN)}
    assert [f"{name}: {line}" for name, text in texts.items() for line in text.splitlines() if told.search(line)] == []
