"""Photograph and film the running page for the README. Build the client first, and look at the pictures afterwards."""

from __future__ import annotations

import io
import sys
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from browser.clicking import INSPECTION, PHONE
from pictures.filming import INSPECTION_SECONDS, ROUND, TURN_SECONDS, film, shots
from pictures.stage import PATIENCE, ROOT, Stage, stage

PICTURES = ROOT / "docs/pictures"
MOST_BYTES = 200_000
COLORS = 256
FILM_SECONDS = TURN_SECONDS + INSPECTION_SECONDS
MOST_OF_FILM = 400_000
STILL_AFTER: Final = 4000
REVIEWED_AFTER: Final = 600_000  # at the longest
GAP: Final = 16
GAP_COLOR: Final = "#ffffff"


def main() -> int:
    """Renew `stills`, `review` or `film` as named on the command line, or all; fail if a picture is too large."""
    wanted = sys.argv[1:] or ["stills", "review", "film"]
    with stage() as running:
        pictures = stills(running) if "stills" in wanted else {}
        if "review" in wanted:
            pictures["review"] = review_strip(running)
        scenes = shots(running) if "film" in wanted else []
    if scenes:  # never too large, because the quality follows from the limit
        store("film.webp", film(scenes, FILM_SECONDS, MOST_OF_FILM))
    sizes = [keep(name, data) for name, data in pictures.items()]
    return int(max(sizes, default=0) > MOST_BYTES)


def keep(name: str, data: bytes) -> int:
    """Store a picture with few colors; return its size in bytes."""
    picture, small = Image.open(io.BytesIO(data)).convert("RGB"), io.BytesIO()
    picture.quantize(COLORS, kmeans=2, dither=Image.Dither.NONE).save(small, "PNG", optimize=True)
    return store(f"{name}.png", small.getvalue())


def store(name: str, data: bytes) -> int:
    """Write a file among the pictures; return its size in bytes."""
    (PICTURES / name).write_bytes(data)
    print(f"docs/pictures/{name}: {len(data):,} bytes")
    return len(data)


def stills(stage: Stage) -> dict[str, bytes]:
    """Photograph a table by day and by night, on a phone, and the end of a game."""
    pictures = {}
    for name, night in (("table", False), ("night", True)):
        with stage.table(ROUND, night=night) as page:
            pictures[name] = settled(page)
    with stage.table(ROUND, PHONE) as page:
        pictures["phone"] = settled(page)
    with stage.table(INSPECTION) as page:
        page.get_by_role("button", name="Ready for the inspection").click()
        page.locator("[data-line='total']").first.wait_for(timeout=PATIENCE)
        pictures["end"] = settled(page)
    return pictures


def settled(page: Page) -> bytes:
    """Photograph the page when nothing moves on it anymore."""
    page.wait_for_timeout(STILL_AFTER)
    return page.screenshot()


def review_strip(stage: Stage) -> bytes:
    """Photograph the review of a finished game four times; return the pictures side by side."""
    with stage.table(INSPECTION, PHONE) as page:
        page.get_by_role("button", name="Ready for the inspection").click()
        page.locator("[data-line='total']").first.wait_for(timeout=PATIENCE)
        page.goto(page.url.replace("/table/", "/replay/"))
        page.get_by_role("button", name="Review").click()
        review = page.get_by_role("region", name="Review")
        review.get_by_role("heading", name="Accuracy and luck").wait_for(timeout=REVIEWED_AFTER)
        frames = [settled(page)]
        for heading in ("Accuracy and luck", "Mistakes"):
            review.get_by_role("heading", name=heading).evaluate("heading => heading.scrollIntoView()")
            review.evaluate("panel => panel.scrollBy(0, -60)")  # the panel's head covers its top
            frames.append(settled(page))
        review.get_by_text("Better:").first.click()
        frames.append(settled(page))
    return side_by_side(frames)


def side_by_side(pictures: list[bytes]) -> bytes:
    """Return one picture of all of them, as PNG."""
    frames = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    width = sum(frame.width for frame in frames) + GAP * (len(frames) - 1)
    strip = Image.new("RGB", (width, max(frame.height for frame in frames)), GAP_COLOR)
    left = 0
    for frame in frames:
        strip.paste(frame, (left, 0))
        left += frame.width + GAP
    data = io.BytesIO()
    strip.save(data, "PNG")
    return data.getvalue()


if __name__ == "__main__":
    sys.exit(main())
