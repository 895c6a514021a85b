"""Films as animated SVG: only what changes is drawn again, and the file keeps to its limit."""

import base64
import io
import re

import pytest
from pictures.film import SIZE, TILE, Shot, changes, film
from PIL import Image

DATA = re.compile(r"data:image/webp;base64,([^\"]+)")


def picture(*marks: tuple[int, int]) -> Image.Image:
    """Return a picture with small black squares there."""
    drawn = Image.new("RGB", SIZE, "white")
    for mark in marks:
        drawn.paste("black", (*mark, mark[0] + 4, mark[1] + 4))
    return drawn


def test_a_layer_has_only_the_tiles_that_differ() -> None:
    shots = [Shot(0, picture()), Shot(1, picture((TILE + 3, 3))), Shot(2, picture((TILE + 3, 3)))]
    first, second = changes(shots)
    assert first.picture.size == SIZE
    assert (second.at, second.x, second.y, second.picture.size) == (1, TILE, 0, (TILE, TILE))


def test_a_film_shows_each_layer_at_its_time_and_its_end_to_who_wants_no_motion() -> None:
    svg = film([Shot(0, picture()), Shot(5, picture((3, 3)))], 20, "A test", most=100_000)
    assert len(DATA.findall(svg)) == 2
    assert "25.00%,100%{opacity:1}" in svg
    assert "prefers-reduced-motion:reduce){image{animation:none!important}" in svg
    shown = Image.open(io.BytesIO(base64.b64decode(DATA.findall(svg)[0])))
    assert shown.size == SIZE


def test_a_film_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 100 bytes"):
        film([Shot(0, picture())], 20, "A test", most=100)
