"""What the page on the notation shows works as shown."""

import re
import subprocess
import sys
from pathlib import Path

from exlibris.engine.notation.position_reading import NAMED, OF_STATES, OF_VIEWS, PLAIN

PAGE = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")
EXAMPLE = re.compile(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", re.DOTALL)


def test_the_examples_run_and_print_what_is_shown() -> None:
    examples = EXAMPLE.findall(PAGE)
    assert len(examples) == 3
    for code, shown in examples:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout == shown


def test_every_line_of_a_position_is_explained() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([a-z ]+?)(?: NAME| [0-9]+| aside| home)?`", row)}
    assert named >= NAMED | PLAIN | OF_STATES | OF_VIEWS
