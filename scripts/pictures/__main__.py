"""Photograph and film the running page for the README. Build the client first, and look at the pictures afterwards."""

import io
import sys

from PIL import Image

from pictures.film import Shot, film
from pictures.filming import INSPECTION_SECONDS, TURN_SECONDS, shots
from pictures.scenes import review_strip, stills
from pictures.stage import ROOT, stage

PICTURES = ROOT / "docs/pictures"
MOST_BYTES = 200_000
COLOURS = 256
FILM = "A turn at the table, then the inspection"
FILM_SECONDS = TURN_SECONDS + INSPECTION_SECONDS
MOST_OF_FILM = 400_000


def main() -> int:
    """Renew what the command line names of `stills`, `review` and `film`, or all; fail if a picture is too large."""
    wanted = sys.argv[1:] or ["stills", "review", "film"]
    with stage() as running:
        pictures = stills(running) if "stills" in wanted else {}
        if "review" in wanted:
            pictures["review"] = review_strip(running)
        scenes = shots(running) if "film" in wanted else []
    if scenes:
        keep_film(scenes)
    sizes = [keep(name, data) for name, data in pictures.items()]
    return int(max(sizes, default=0) > MOST_BYTES)


def keep_film(scenes: list[Shot]) -> None:
    """Store the film; it is never too large, because its quality follows from its limit."""
    file = PICTURES / "film.svg"
    file.write_text(film(scenes, FILM_SECONDS, FILM, MOST_OF_FILM), encoding="utf-8")
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


def keep(name: str, data: bytes) -> int:
    """Store a picture with few colours; return its size in bytes."""
    file = PICTURES / f"{name}.png"
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    picture.quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file.relative_to(ROOT)}: {size:,} bytes")
    return size


if __name__ == "__main__":
    sys.exit(main())
