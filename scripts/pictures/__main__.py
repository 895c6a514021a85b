"""Photograph the running page for the README. Build the client first, and look at the pictures afterwards."""

import io
import sys

from PIL import Image

from pictures.scenes import stills
from pictures.stage import ROOT, stage

PICTURES = ROOT / "docs/pictures"
MOST_BYTES = 200_000
COLOURS = 256


def main() -> int:
    """Renew all pictures; fail if one is too large."""
    with stage() as running:
        pictures = stills(running)
    sizes = [keep(name, data) for name, data in pictures.items()]
    return int(max(sizes) > MOST_BYTES)


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
