"""From nothing to the first picture of a running game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser

from watching.seat import Seat

# The frame after the one that follows the board's arrival begins when the board has been painted.
WATCH: Final = """
window.painted = null;
const seen = new MutationObserver(() => {
    if (!document.querySelector("[data-asked]")) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.painted = performance.now())));
});
seen.observe(document, { childList: true, subtree: true });
"""
MEASURED: Final = """() => {
    const first = performance.getEntriesByName("first-contentful-paint")[0];
    const sent = performance.getEntriesByType("resource");
    return {
        painted: window.painted,
        first: first ? first.startTime : window.painted,
        requests: sent.length + 1,
        kilobytes: sent.reduce((all, one) => all + one.transferSize, 0) / 1000,
    };
}"""


@dataclass(frozen=True)
class FirstPicture:
    """The first picture: milliseconds since the navigation began, and what was fetched for it."""

    board: float
    """Until the table is painted."""
    first: float
    """Until anything is painted."""
    requests: int
    kilobytes: float


def open_cold(browser: Browser, seat: Seat) -> FirstPicture:
    """Open the table in a profile with an empty cache and return its first picture."""
    with seat.page(browser) as page:
        page.add_init_script(WATCH)
        page.goto(seat.address)
        page.wait_for_function("() => window.painted !== null")
        measured = page.evaluate(MEASURED)
    return FirstPicture(measured["painted"], measured["first"], measured["requests"], measured["kilobytes"])
