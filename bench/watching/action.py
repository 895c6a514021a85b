"""Measure the time from a click to the picture that it leads to."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Browser, ElementHandle, Page

from watching.seat import Seat

PATIENCE: Final = 30_000
TARGETS: Final = "[data-asked='true'] [data-action]:not(:disabled):visible"
PIECES: Final = ".chooser [data-action]"
MOVED: Final = "before => window.shown.length > before || document.querySelector('.chooser') !== null"
OVER: Final = "[data-line='total']"
# The clock of a click starts when the browser got it; it stops when the frame after the new picture's begins.
WATCH: Final = """
window.shown = [];
let clicked = 0;
addEventListener("click", (event) => (clicked = event.timeStamp), true);
const seen = new MutationObserver(() => {
    const from = clicked;
    clicked = 0;
    if (!from) return;
    requestAnimationFrame(() => requestAnimationFrame(() => window.shown.push(performance.now() - from)));
});
const board = setInterval(() => {
    const found = document.querySelector("[data-asked]");
    if (!found) return;
    clearInterval(board);
    seen.observe(found, { attributeFilter: ["data-number"] });
}, 20);
"""


def act_often(browser: Browser, seat: Seat, clicks: int) -> list[float]:
    """Return the milliseconds from click to picture for each action; fewer than `clicks` if the game ends."""
    draw = random.Random(1)
    with seat.page(browser, pace="off") as page:
        page.add_init_script(WATCH)
        page.goto(seat.address)
        for _ in range(clicks):
            page.locator(f"{TARGETS}, {OVER}").first.wait_for(timeout=PATIENCE)
            if page.locator(OVER).count():
                break
            click_one(page, draw)
        shown: list[float] = page.evaluate("window.shown")
        return shown


def click_one(page: Page, draw: random.Random) -> None:
    """Click one option near its corner, and wait until the table has moved on or asks which."""
    before = page.evaluate("window.shown.length")
    targets: list[ElementHandle] = page.query_selector_all(PIECES) or page.query_selector_all(TARGETS)
    draw.choice(targets).click(position={"x": 9, "y": 9}, timeout=PATIENCE)
    page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)
