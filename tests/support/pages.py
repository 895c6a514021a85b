"""Read the code blocks of a Markdown page and run them."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r'^```(?P<language>\w+)(?: title="(?P<title>[^"]*)")?\n(?P<text>.*?)^```$', re.DOTALL | re.MULTILINE)
BREAK = "\x1e"  # printed between two blocks, to tell their output apart


@dataclass(frozen=True)
class Block:
    """A fenced block of code; the title is empty where it has none."""

    language: str
    title: str
    text: str


def blocks(page: str, language: str = "") -> list[Block]:
    """Return the blocks of a page in order: all, or those of one language."""
    found = [Block(fence["language"], fence["title"] or "", fence["text"]) for fence in FENCE.finditer(page)]
    return [block for block in found if language in ("", block.language)]


def run(page: str, folder: Path) -> list[str]:
    """Run the Python blocks of a page in order, as one program in the folder; return what each one prints.

    Raises AssertionError with the program's traceback if it fails.
    """
    code = f"print({BREAK!r}, end='')\n".join(block.text for block in blocks(page, "python"))
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(BREAK)


def promised(page: str) -> dict[int, str]:
    """Return the outputs that a page shows, by the number of the Python block that each one follows."""
    shown: dict[int, str] = {}
    number = -1
    for block in blocks(page):
        number += block.language == "python"
        if block.title == "output":
            assert number not in shown, f"two outputs for one block: {block.text}"
            shown[number] = block.text
    return shown
