#!/usr/bin/env python3
"""Draw each contract of the kind "layers" in pyproject.toml as docs/pictures/layers-<package>.svg.

Upper boxes may import lower ones, never the other way round; boxes of one layer never import one another. Each box
lists its folders.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs/pictures"
WIDTH, LINE, GAP, PAD = 720, 18, 26, 10  # pixels
BESIDE, BETWEEN = 5, 10  # boxes in a row, and pixels between the rows of one layer
UNLISTED = {"__pycache__", "static"}  # made, not written

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">
<title>{title}</title>
<style>
text {{ font: 13px sans-serif; fill: #333; text-anchor: middle }} .name {{ font-weight: bold; font-size: 15px }}
rect {{ fill: #f4efe4; stroke: #8a6d3b }} path {{ fill: none; stroke: #8a6d3b; marker-end: url(#head) }}
</style>
<defs><marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">
<path d="M0 0 8 4 0 8z" style="fill: #8a6d3b; stroke: none; marker-end: none"/></marker></defs>
<rect width="{width}" height="{height}" style="fill: white; stroke: none"/>
"""


def contracts() -> dict[str, list[list[str]]]:
    """Return the layers of each package that has a layers contract, top first, each a list of names."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    return {
        container: [[name.strip(" ()") for name in layer.replace(":", "|").split("|")] for layer in contract["layers"]]
        for contract in settings["contracts"]
        if contract["type"] == "layers"
        for container in contract.get("containers", [])
    }


def folders(package: str) -> list[str]:
    """Return the names of the folders of a package that have files, not only compiled ones; none for a module."""
    place = ROOT / "src" / package.replace(".", "/")
    files = (
        path.relative_to(place) for path in place.rglob("*.*") if path.is_file() and "__pycache__" not in path.parts
    )
    return sorted({path.parts[0] for path in files if len(path.parts) > 1} - set(UNLISTED))


def lines(package: str, columns: int) -> list[str]:
    """Return the folders of a package as lines that fit into a box in a row of `columns` boxes."""
    room = 88 // columns
    filled = [""]
    for name in folders(package):
        if len(filled[-1]) + len(name) > room:
            filled.append("")
        filled[-1] = f"{filled[-1]}  {name}/".strip()
    return [line for line in filled if line]


def rows(names: list[str]) -> list[list[str]]:
    """Return the boxes of one layer in rows of equal length, as far as possible."""
    count = -(-len(names) // BESIDE)
    length = -(-len(names) // count)
    return [names[at : at + length] for at in range(0, len(names), length)]


def row(container: str, names: list[str], top: int) -> tuple[int, list[str]]:
    """Return the bottom edge and the elements of one layer."""
    texts = [lines(f"{container}.{name}", len(names)) for name in names]
    bottom = top + 2 * PAD + LINE * (1 + max(map(len, texts)))
    width = (WIDTH - GAP * (len(names) + 1)) // len(names)
    drawn: list[str] = []
    for column, (name, text) in enumerate(zip(names, texts, strict=True)):
        left = GAP + column * (width + GAP)
        drawn.append(f'<rect x="{left}" y="{top}" width="{width}" height="{bottom - top}" rx="6"/>')
        drawn += labels(name, text, left + width // 2, top)
    return bottom, drawn


def labels(name: str, text: list[str], middle: int, top: int) -> Iterator[str]:
    """Yield the name of a box and the lines below it."""
    yield f'<text class="name" x="{middle}" y="{top + PAD + 13}">{escape(name)}</text>'
    for number, line in enumerate(text, 1):
        yield f'<text x="{middle}" y="{top + PAD + 13 + number * LINE}">{escape(line)}</text>'


def drawing(container: str, layers: list[list[str]]) -> str:
    """Return the SVG of one contract."""
    elements: list[str] = []
    top = GAP
    for number, names in enumerate(layers):
        if number:
            elements.append(f'<path d="M{WIDTH // 2} {top - GAP} v{GAP}"/>')
        for beside in rows(names):
            bottom, drawn = row(container, beside, top)
            elements += drawn
            top = bottom + BETWEEN
        top += GAP - BETWEEN
    head = HEAD.format(width=WIDTH, height=top, title=f"The layers of {container}; upper ones import lower ones")
    return head + "\n".join(elements) + "\n</svg>\n"


def drawings() -> dict[Path, str]:
    """Return the SVG of each contract by its file."""
    return {PICTURES / f"layers-{package}.svg": drawing(package, layers) for package, layers in contracts().items()}


if __name__ == "__main__":
    for path, svg in drawings().items():
        path.write_text(svg, "utf-8")
