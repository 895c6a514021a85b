"""Shared by `new_location` and `new_assistant`: write files from templates, append entries to lists."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src/exlibris"
LANGUAGES = ("en", "pl", "cs", "fr")
TRACE = ROOT / "tests/rules/trace.toml"
TRACED = '\n{rule}-01 = {{ presets = "all", modes = "multiplayer" }}\n'


def key_from(arguments: list[str], usage: str, content: Path) -> str:
    """Return the key from the arguments. Exit with one line if it is missing, invalid or taken."""
    if len(arguments) != 1:
        sys.exit(usage)
    key = arguments[0]
    if not re.fullmatch("[a-z]+(_[a-z]+)*", key):
        sys.exit(f"{key!r}: expected a key such as night_market")
    if f'key = "{key}"' in content.read_text("utf-8"):
        sys.exit(f"{key!r} is there already, in {content.relative_to(ROOT)}")
    return key


def words_of(key: str, content: Path, kind: str) -> dict[str, str]:
    """Return the words for the templates: the key, the next number of its kind, and a name made from the key."""
    number = content.read_text("utf-8").count(f"[[{kind}]]") + 1
    return {"key": key, "number": str(number), "name": key.replace("_", " ").title()}


def sources(rule: str, facts: str) -> str:
    """Return the source lines of a content file for facts, space-separated, that were chosen freely."""
    return "".join(f'{fact} = "chosen {rule}"\n' for fact in facts.split())


def in_every_language(messages: str, words: dict[str, str]) -> str:
    """Return the messages once for each language, after its heading."""
    return "\n".join(f"## {language}\n\n{messages.format(**words)}" for language in LANGUAGES)


def lay_out(added: dict[Path, str], made: dict[Path, str]) -> None:
    """Append to files, create others, and print all their paths; exit with one line if a new file exists already."""
    for path in made:
        if path.exists():
            sys.exit(f"{path.relative_to(ROOT)} is there already")
    for path, text in added.items():
        path.write_text(path.read_text("utf-8") + text, "utf-8")
    for path, text in made.items():
        path.write_text(text, "utf-8")
    print("\n".join(str(path.relative_to(ROOT)) for path in [*added, *made]))
