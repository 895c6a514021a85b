"""Motion that needs no clicks: a square on an empty page, and the inspection."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, Page

from watching.action import PATIENCE
from watching.motion import Motion, frames_of, traced
from watching.seat import Seat

TURNS: Final = 12
# As long as a card flies over the table.
SQUARE: Final = """async (turns) => {
    const square = document.body.appendChild(document.createElement("div"));
    square.style.cssText = "width: 90px; height: 126px; background: brown; will-change: transform";
    for (let turn = 0; turn < turns; turn++) {
        performance.mark("flight-begins");
        await square.animate([{ transform: "none" }, { transform: "translate(600px, 400px)" }], 280).finished;
        performance.mark("flight-ends");
        await new Promise((done) => setTimeout(done, 200));
    }
}"""
READY: Final = ".options button.main"
STAGE: Final = ".stage"
SECONDS: Final = 12


def watch_square(browser: Browser, seat: Seat) -> Motion:
    """Return the frames of a single thing that moves on an empty page: what this machine can do now."""
    with seat.page(browser) as page:
        page.goto("about:blank")
        return frames_of(traced(page, lambda: page.evaluate(SQUARE, TURNS)))


def watch_inspection(browser: Browser, seat: Seat) -> Motion:
    """Return the frames of the first seconds of the inspection; the seat's next action is to be ready for it."""
    with seat.page(browser, pace="normal", motion=True) as page:
        page.goto(seat.address)
        page.locator(READY).click(timeout=PATIENCE)
        page.locator(STAGE).wait_for(timeout=PATIENCE)
        return frames_of(traced(page, lambda: _look(page)))


def _look(page: Page) -> None:
    page.evaluate("performance.mark('flight-begins')")
    page.wait_for_timeout(1000 * SECONDS)
    page.evaluate("performance.mark('flight-ends')")
