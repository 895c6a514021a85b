"""Pictures made so small and soft that only what people see makes a difference, not how a font's edge was drawn."""

import io
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

BASELINES = Path(__file__).parent / "baselines"
SHRINK = 6
COLORS = (24, 32, 48, 64, 96, 128, 256)
TALLEST = 1440
SOFT = ImageFilter.BoxBlur(1)
# So many thousandths of the picture may differ by more than so much, of 255, in some color.
LIMITS = ((28, 2.0), (72, 0.0))


@dataclass
class Difference:
    """How far two small pictures are apart: the larger difference of the three colors, point by point."""

    picture: Image.Image

    def share(self, above: int) -> float:
        """Return how many thousandths of the picture differ by more than that."""
        counts = self.picture.histogram()
        return 1000 * sum(counts[above + 1 :]) / sum(counts)

    def verdict(self) -> str:
        """Return what differs too much, in words; nothing if the pictures look alike."""
        found = [(limit, allowed, self.share(limit)) for limit, allowed in LIMITS]
        return "; ".join(
            f"{share:.1f} ‰ differ by more than {limit} of 255, {allowed} ‰ may"
            for limit, allowed, share in found
            if share > allowed
        )


def picture_of(screenshot: bytes) -> Image.Image:
    """Return a screenshot as an image to work on."""
    return Image.open(io.BytesIO(screenshot)).convert("RGB")


def small(screenshot: bytes) -> Image.Image:
    """Return a screenshot shrunk, and cut off below the height worth keeping."""
    picture = picture_of(screenshot)
    picture = picture.crop((0, 0, picture.width, min(picture.height, TALLEST)))
    return picture.resize((picture.width // SHRINK, picture.height // SHRINK), Image.Resampling.BOX)


def compare(expected: Image.Image, actual: Image.Image) -> Difference:
    """Return both in the frame of the larger one, so that missing and new parts differ too."""
    size = (max(expected.width, actual.width), max(expected.height, actual.height))
    pictures = [_framed(each, size).filter(SOFT) for each in (expected, actual)]
    red, green, blue = ImageChops.difference(*pictures).split()
    return Difference(ImageChops.lighter(ImageChops.lighter(red, green), blue))


def _framed(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    framed = Image.new("RGB", size)
    framed.paste(picture)
    return framed


def baseline(name: str) -> Path:
    """Return the path of the expected picture."""
    return BASELINES / f"{name}.webp"


def keep(name: str, picture: Image.Image) -> None:
    """Store the screenshot as the expected picture, in as few colors as it looks the same in."""
    BASELINES.mkdir(exist_ok=True)
    reduced = (_in_colors(picture, count) for count in COLORS)
    kept = next((each for each in reduced if _alike(compare(each, picture))), picture)
    kept.save(baseline(name), lossless=True, quality=100, method=6)


def _in_colors(picture: Image.Image, count: int) -> Image.Image:
    palette = picture.quantize(count, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    return palette.convert("RGB")


def _alike(difference: Difference) -> bool:
    """Return whether so little differs that the next screenshot, drawn a little otherwise, still passes."""
    return all(difference.share(limit) <= allowed / 2 for limit, allowed in LIMITS)


def leave(folder: Path, name: str, screenshot: bytes, expected: Image.Image, difference: Difference) -> None:
    """Store the screenshot, the expected picture and a picture of their differences for whoever looks into it."""
    folder.mkdir(exist_ok=True)
    (folder / f"{name}-actual.png").write_bytes(screenshot)
    larger = [("expected", expected), ("difference", difference.picture.point(lambda value: min(255, 4 * value)))]
    for what, picture in larger:
        size = (picture.width * SHRINK, picture.height * SHRINK)
        picture.resize(size, Image.Resampling.NEAREST).save(folder / f"{name}-{what}.png")
