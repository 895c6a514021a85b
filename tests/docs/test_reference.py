"""The reference describes every public name once, and its code runs as printed."""

import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

from support.imports import names_imported
from support.pages import promised, run

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/reference").glob("*.md"))
TEXT = "\n".join(page.read_text("utf-8") for page in PAGES)
ENGINE = ("engine", *(f"engine.{module}" for module in ("analysis", "effects", "scoring", "shelves")))
OTHERS = ("arena", "bots", "coach", "content", "data", "review", "rl", "search", "sim", "texts", "verification")
FACES = [f"exlibris.{face}" for face in (*ENGINE, *OTHERS)]
FORGET = """
```python
for name in [name for name in globals() if not name.startswith("__")]:
    del globals()[name]
```
"""
TABLE = re.compile(r"^\| name in `([\w.]+)` \| meaning \|\n\| --- \| --- \|\n((?:\| .*\n)+)", re.MULTILINE)


@cache
def imported_by(module: str) -> dict[str, str]:
    """Return the full names of what a module imports, by its names there."""
    source = Path(str(import_module(module).__file__)).read_text("utf-8")
    return {full.rpartition(".")[2]: full for full in names_imported(source)}


def home_of(path: str) -> str:
    """Return the full name of something where it is defined, by a name that a module may have imported it under."""
    module, _, name = path.rpartition(".")
    imported = imported_by(module)
    return home_of(imported[name]) if name in imported else path


def described() -> list[str]:
    """Return what the pages describe: by a line for mkdocstrings, or in a table of constants."""
    paths = re.findall(r"^::: ([\w.]+)$", TEXT, re.MULTILINE)
    for module, rows in TABLE.findall(TEXT):
        paths += [f"{module}.{name}" for name in re.findall(r"^\| `(\w+)`", rows, re.MULTILINE)]
    return [home_of(path) for path in paths]


def test_every_public_name_is_described() -> None:
    public = {home_of(f"{face}.{name}") for face in FACES for name in import_module(face).__all__}
    assert public - set(described()) == set()


def test_no_name_is_described_twice() -> None:
    assert [name for name, times in Counter(described()).items() if times > 1] == []


def test_all_that_is_described_is_there() -> None:
    homes = [path.rpartition(".") for path in described()]
    assert [name for module, _, name in homes if not hasattr(import_module(module), name)] == []


def test_its_code_runs_as_printed(tmp_path: Path) -> None:
    """Run all pages in one process, which forgets the names of a page before the next."""
    text = FORGET.join(page.read_text("utf-8") for page in PAGES)
    printed, shown = run(text, tmp_path), promised(text)
    assert {number: printed[number] for number in shown} == shown
    assert all("```python" in page.read_text("utf-8") for page in PAGES if page.stem != "index")
