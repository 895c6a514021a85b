"""The public names of the library with their parameters, read from the sources, since compiled names don't tell all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "docs/reference"
NAMED = re.compile(r"^::: (exlibris\.[\w.]+)", re.MULTILINE)
VARIADIC = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}


@cache
def public_names() -> dict[str, list[str]]:
    """Return the parameters of each public name, empty for what isn't called; an optional one ends with "="."""
    package = griffe.load("exlibris", search_paths=[ROOT / "src"], resolve_aliases=True)
    names = sorted(_documented() | _exported(package))
    return dict(pair for name in names for pair in _described(name, package[name.removeprefix("exlibris.")]))


def _documented() -> set[str]:
    pages = (page.read_text("utf-8") for page in REFERENCE.glob("*.md"))
    return {name for page in pages for name in NAMED.findall(page)}


def _exported(package: griffe.Object | griffe.Alias) -> set[str]:
    """Return what the packages of the reference export."""
    packages = {name.rsplit(".", 1)[0] for name in _documented()}
    return {f"{one}.{name}" for one in packages for name in package[one.removeprefix("exlibris.")].exports or ()}


def _described(name: str, there: griffe.Object | griffe.Alias) -> Iterator[tuple[str, list[str]]]:
    """Yield a name, and the public members of a class, with their parameters."""
    yield name, _parameters(there)
    if there.is_class:
        members = there.all_members.items()
        yield from ((f"{name}.{key}", _parameters(one, bound=True)) for key, one in members if not key.startswith("_"))


def _parameters(there: griffe.Object | griffe.Alias, bound: bool = False) -> list[str]:
    target = there.final_target if isinstance(there, griffe.Alias) else there
    if not isinstance(target, griffe.Function | griffe.Class) or (bound and target.is_class):
        return []
    return [
        f"{VARIADIC.get(one.kind, '')}{one.name}{'' if one.required or one.kind in VARIADIC else '='}"
        for one in target.parameters
        if one.kind and one.name not in ("self", "cls")
    ]


def written(names: dict[str, list[str]]) -> str:
    """Return the names as lines of a file."""
    return "".join(f"{name}({', '.join(parameters)})\n" for name, parameters in names.items())


def read(text: str) -> dict[str, list[str]]:
    """Return the names that `written` wrote."""
    lines = (line.rstrip(")").split("(", 1) for line in text.splitlines())
    return {name: parameters.split(", ") if parameters else [] for name, parameters in lines}


def breaks(before: dict[str, list[str]], now: dict[str, list[str]]) -> list[str]:
    """Return each name that programs for `before` can't use any more as they did."""
    gone = [f"{name} is gone" for name in before if name not in now]
    return gone + [
        f"{name}({', '.join(now[name])}) was ({', '.join(old)})"
        for name, old in before.items()
        if name in now and not _accepts(now[name], old)
    ]


def _accepts(now: list[str], old: list[str]) -> bool:
    """Return whether the parameters come in the same order, and what was added is optional."""
    bare = [one.rstrip("=") for one in old]
    kept = [one for one in now if one.rstrip("=") in bare]
    added = [one for one in now if one.rstrip("=") not in bare]
    same = [one.rstrip("=") for one in kept] == bare
    required = {one for one in kept if not one.endswith("=")} - {one for one in old if not one.endswith("=")}
    return same and not required and all(one.endswith("=") or one.startswith("*") for one in added)
