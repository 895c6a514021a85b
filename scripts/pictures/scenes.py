"""What is photographed."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from browser.clicking import INSPECTION, PHONE
from pictures.stage import PATIENCE, Stage

ROUND: Final = 4
STILL_AFTER: Final = 4000


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
