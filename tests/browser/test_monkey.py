"""Whatever is clicked, and however fast: nothing breaks, nothing is left flying, the game goes on."""

import random

from playwright.sync_api import Browser, Page, expect

from browser.clicking import PHONE, READY, Clicker, open_table
from browser.conftest import watched
from browser.serving import Serving

PATIENCE = 30_000
CLICKS = 10
IMPATIENCE = 0.6
# "Skip", if it is there at this moment: while others' moves are shown.
SKIP = "document.querySelector('.skip')?.click()"
LEFT_BEHIND = ".flight, .flying, .carried"
LANDED_MS = 2000
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def test_monkey(browser: Browser, impatient: Serving) -> None:
    """On a phone, with motion at its default pace."""
    with watched(browser, impatient, viewport=PHONE, has_touch=True) as page:
        play_hastily(page)


def play_hastily(page: Page) -> None:
    """Tap on what glows, often while others' moves are shown."""
    open_table(page, "you", "random", "greedy", seed="monkey 0")
    monkey = Clicker(page, seed=0, touch=True)
    draw = random.Random(0)
    for _ in range(CLICKS):
        if draw.random() < IMPATIENCE:
            page.evaluate(SKIP)
        page.locator(READY).first.wait_for(timeout=PATIENCE)
        if monkey.is_over():
            break
        monkey.step()
    page.locator(READY).first.wait_for(timeout=PATIENCE)
    expect(page.locator(LEFT_BEHIND)).to_have_count(0, timeout=LANDED_MS)
    page.wait_for_function(AT_REST, timeout=LANDED_MS)
