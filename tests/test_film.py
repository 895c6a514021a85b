"""Films keep to their times and to their limit."""

import io

import pytest
from pictures.filming import SIZE, Shot, film
from PIL import Image, WebPImagePlugin


def picture(*marks: tuple[int, int]) -> Image.Image:
    """Return a picture with small black squares there."""
    drawn = Image.new("RGB", SIZE, "white")
    for mark in marks:
        drawn.paste("black", (*mark, mark[0] + 4, mark[1] + 4))
    return drawn


def test_a_film_shows_each_picture_at_its_time_and_begins_again() -> None:
    shown = Image.open(io.BytesIO(film([Shot(0, picture()), Shot(5, picture((3, 3)))], 20, most=100_000)))
    assert isinstance(shown, WebPImagePlugin.WebPImageFile)
    assert (shown.size, shown.n_frames, shown.info["loop"]) == (SIZE, 2, 0)
    shown.seek(1)
    shown.load()
    assert (shown.info["timestamp"], shown.info["duration"]) == (5000, 15000)


def test_a_film_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="more than 100 bytes"):
        film([Shot(0, picture())], 20, most=100)
