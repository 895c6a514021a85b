"""Films as animated SVG: the first picture, and over it whatever changes, each at its time."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image, ImageChops

SIZE: Final = (640, 400)
TILE: Final = 16
NOTICED: Final = 10  # of 255; the browser's own frames are compressed
QUALITIES: Final = (70, 55, 40, 30, 20)


@dataclass(frozen=True)
class Shot:
    """A picture of a film; `at` is in seconds from its beginning."""

    at: float
    picture: Image.Image


@dataclass(frozen=True)
class Layer:
    """What is new in a shot, transparent where nothing is."""

    at: float
    x: int
    y: int
    picture: Image.Image


def film(shots: Sequence[Shot], seconds: float, title: str, most: int) -> str:
    """Return the film, which begins again after `seconds`, in the best quality within `most` bytes."""
    layers = list(changes(shots))
    for quality in QUALITIES:
        svg = drawn(layers, seconds, title, quality)
        if len(svg) <= most:
            return svg
    raise ValueError(f"the film has more than {most} bytes even at quality {QUALITIES[-1]}")


def changes(shots: Sequence[Shot]) -> Iterator[Layer]:
    """Yield the first picture, and of each later one the tiles that differ from the one before."""
    yield Layer(0, 0, 0, shots[0].picture)
    for before, after in pairwise(shots):
        mask = changed(before.picture, after.picture)
        if extent := mask.getbbox():
            shown = after.picture.convert("RGBA")
            shown.putalpha(mask)
            yield Layer(after.at, extent[0], extent[1], shown.crop(extent))


def changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return a mask of the tiles that differ noticeably."""
    red, green, blue = ImageChops.difference(before, after).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(lambda value: 255 * (value > NOTICED))
    columns, rows = -(-SIZE[0] // TILE), -(-SIZE[1] // TILE)
    padded = Image.new("L", (columns * TILE, rows * TILE))
    padded.paste(most)
    small = padded.reduce(TILE).point(lambda value: 255 * (value > 0))
    return small.resize(padded.size, Image.Resampling.NEAREST).crop((0, 0, *SIZE))


def drawn(layers: Sequence[Layer], seconds: float, title: str, quality: int) -> str:
    """Return the SVG; where motion is unwelcome it shows the last picture."""
    rules = [f"image{{animation:{seconds:g}s step-end infinite}}"]
    images = []
    for number, layer in enumerate(layers):
        if number:
            begin = f"{100 * layer.at / seconds:.2f}%"
            rules.append(f"@keyframes k{number}{{0%{{opacity:0}}{begin},100%{{opacity:1}}}}")
            rules.append(f"#i{number}{{animation-name:k{number}}}")
        width, height = layer.picture.size
        place = f'id="i{number}" x="{layer.x}" y="{layer.y}" width="{width}" height="{height}"'
        images.append(f'<image {place} href="{webp(layer.picture, quality)}"/>')
    rules.append("@media(prefers-reduced-motion:reduce){image{animation:none!important}}")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE[0]} {SIZE[1]}" role="img">'
    return f"{head}<title>{title}</title><style>{''.join(rules)}</style>{''.join(images)}</svg>\n"


def webp(picture: Image.Image, quality: int) -> str:
    """Return a picture as the address of its own data."""
    data = io.BytesIO()
    picture.save(data, "WEBP", quality=quality, method=4)
    return f"data:image/webp;base64,{base64.b64encode(data.getvalue()).decode('ascii')}"
