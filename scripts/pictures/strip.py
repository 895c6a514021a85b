"""The strip of pictures of a review on a phone: plot, accuracy and luck, mistakes, the moment of the first one."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from browser.clicking import INSPECTION, PHONE
from pictures.scenes import settled
from pictures.stage import PATIENCE, Stage

REVIEWED_AFTER: Final = 600_000  # at the longest
GAP: Final = 16
GAP_COLOUR: Final = "#ffffff"


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
            review.evaluate("panel => panel.scrollBy(0, -60)")  # the panel's own head covers what is at its top
            frames.append(settled(page))
        review.get_by_text("Better:").first.click()
        frames.append(settled(page))
    return side_by_side(frames)


def side_by_side(pictures: list[bytes]) -> bytes:
    """Return one picture of all of them, as PNG."""
    frames = [Image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    width = sum(frame.width for frame in frames) + GAP * (len(frames) - 1)
    strip = Image.new("RGB", (width, max(frame.height for frame in frames)), GAP_COLOUR)
    left = 0
    for frame in frames:
        strip.paste(frame, (left, 0))
        left += frame.width + GAP
    data = io.BytesIO()
    strip.save(data, "PNG")
    return data.getvalue()
