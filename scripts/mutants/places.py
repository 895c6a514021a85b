"""Where the tool finds its material, and where it keeps what it makes."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src/exlibris/engine"
TESTS = ROOT / "tests/rules"
BUILD = ROOT / "build/mutants"
PAGE = ROOT / "docs/mutants.md"
SAME = TESTS / "same_rule.toml"  # mutants that break no rule, by key, each with the reason

MODULES = ("steps", "moves", "site", "sites", "shelf", "rows", "scoring", "counting", "columns")
FOLDERS = ("locations", "assistants", "rounds", "verbs")
UNUSED = "verbs/peeking.py"  # for expansions alone: examples/observatory tests it


def modules() -> list[Path]:
    """Return the modules that are broken: those with rules in them."""
    files = [ENGINE / f"{name}.py" for name in MODULES]
    files += [path for folder in FOLDERS for path in sorted((ENGINE / folder).glob("*.py"))]
    return [file for file in files if module_name(file) != UNUSED]


def module_name(file: Path) -> str:
    """Return how a module is named in keys and figures: `moves.py`, `verbs/home.py`."""
    return file.relative_to(ENGINE).as_posix()
