"""What is photographed: a table, and a review on a phone, which is a strip of four pictures."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from browser.clicking import INSPECTION, PHONE
from pictures.stage import PATIENCE, Stage

ROUND: Final = 4
STILL_AFTER: Final = 4000
REVIEWED_AFTER: Final = 600_000  # at the longest
GAP: Final = 16
GAP_COLOUR: Final = "#ffffff"


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
    """Photograph the page when nothing moves on it any more."""
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
