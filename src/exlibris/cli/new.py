"""The commands new …: write the first files of an extension package."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Annotated, Final

import typer

from exlibris.cli.output import fail, failing

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Name = Annotated[
    str, typer.Argument(help="Key of the expansion, in lowercase letters, such as night_market.", metavar="NAME")
]
To = Annotated[Path, typer.Option(help="The folder to write into.", file_okay=False, metavar="DIR")]
# Destination of each template in exlibris/cli/expansion; a template is named after its file, plus `.txt`.
PLACES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "package/__init__.py": "src/exlibris_$key/__init__.py",
    "package/locations.toml": "src/exlibris_$key/locations.toml",
    "package/assistants.toml": "src/exlibris_$key/assistants.toml",
    "package/pictures.toml": "src/exlibris_$key/pictures.toml",
    "package/texts/pieces.ftl": "src/exlibris_$key/texts/$key.ftl",
    "tests/test_pieces.py": "tests/test_$key.py",
}
HIGHEST_TILE: Final = 30
HIGHEST_POWER: Final = 63

app = typer.Typer(name="new", no_args_is_help=True, help="Start a package that extends the game.")


@app.callback()
def _group() -> None:
    """Keep the name of the single subcommand on the command line."""


@app.command()
def expansion(name: Name, to: To = Path()) -> None:
    """Write a package with one location and one special assistant that can be played and tested; build on it."""
    _check_name(name)
    words = _words(name)
    folder = to / f"exlibris-{words['dashed']}"
    if folder.exists():
        fail(f"{folder} already exists")
    with failing(OSError, at=str(folder)):
        for path, text in _files(words):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
            typer.echo(folder / path)
    typer.echo(f"\nInstall it:    pip install -e {folder}")
    typer.echo(f"Then play it:  exlibris simulate --games 4 --seats 3 --bots random --variant {name}")


def _check_name(name: str) -> None:
    from exlibris.content import assistant_keys, load_locations
    from exlibris.content.fields import KEY
    from exlibris.engine import preset_names, variants_of

    if not KEY.fullmatch(name):
        fail(f"{name!r}: expected lowercase letters, digits and underscores, such as night_market")
    taken = {piece.key for piece in load_locations()} | {*assistant_keys(), *preset_names()}
    if name in taken.union(*map(variants_of, preset_names())):
        fail(f"{name!r} is already the name of a piece, preset or variant")


def _words(name: str) -> dict[str, str]:
    from exlibris.content import load_assistants, load_locations

    tiles = {piece.number for piece in load_locations()}
    powers = {piece.number for piece in load_assistants()}
    return {
        "key": name,
        "dashed": name.replace("_", "-"),
        "title": name.replace("_", " ").title(),
        "rule": name.replace("_", "-").upper(),
        "tile": _free_number(HIGHEST_TILE, tiles, "location"),
        "power": _free_number(HIGHEST_POWER, powers, "assistant"),
    }


def _free_number(highest: int, taken: set[int], piece: str) -> str:
    free = {*range(1, highest + 1)} - taken
    if not free:
        fail(f"no number is free for another {piece}: all from 1 to {highest} are taken")
    return str(max(free))


def _files(words: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    templates = resources.files("exlibris.cli").joinpath("expansion")
    for template, place in PLACES.items():
        text = templates.joinpath(*f"{template}.txt".split("/")).read_text(encoding="utf-8")
        yield Template(place).substitute(words), Template(text).substitute(words)
