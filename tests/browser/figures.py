"""Measure where "Play" ends on the home page, the bars of the table, and the taps that a card takes in /score.

`PYTHONPATH=tests .venv/bin/python -m browser.figures` prints them.
"""

import sys

from playwright.sync_api import Page, ViewportSize

from browser.clicking import INSPECTION, PHONE, forward, open_table
from browser.own_server import page_of_own_server
from browser.test_home import SIZES, bottom_of_play
from browser.test_readable import BARS

SMALL_SCREENS: tuple[ViewportSize, ...] = (PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390})
LETTERS = "ABCDEFGHIJKLMN"
COUNT_CLICKS = "taps = 0; addEventListener('click', (event) => { if (event.isTrusted) taps += 1 }, true)"


def play_button(page: Page) -> None:
    """Print where "Play" ends at each size of the screen."""
    page.goto("/")
    for width, height in [*SIZES, (360, 640)]:
        bottom = bottom_of_play(page, {"width": width, "height": height})
        sys.stdout.write(f"Play ends at {bottom:.0f} of {height} pixels, {width} wide\n")


def bars(page: Page) -> None:
    """Print the share of the height that bars take on small screens, by kind of decision."""
    open_table(page, "you", "random", "random", "random", seed="a small phone")
    for turn, kind in ((2, "space"), (2, "cell"), (INSPECTION, "flip")):
        forward(page, turn, kind=kind)
        for screen in SMALL_SCREENS:
            page.set_viewport_size(screen)
            share = page.evaluate(BARS)
            sys.stdout.write(f"bars, {kind}, {screen['width']} x {screen['height']}: {share:.1%}\n")


def taps(page: Page) -> None:
    """Print how many taps a row of cards of the deck takes in /score, from the first tap to the last."""
    page.set_viewport_size(PHONE)
    page.goto("/score")
    page.evaluate(COUNT_CLICKS)
    page.locator("[data-row='0'][data-column='0']").click()
    dialog = page.get_by_role("dialog")
    for letter in LETTERS:
        dialog.get_by_role("group", name="Letter").get_by_role("button", name=letter, exact=True).click()
        dialog.get_by_role("group", name="Number").get_by_role("button", name="1", exact=True).click()
        dialog.get_by_role("button", name="Done" if letter == LETTERS[-1] else "Next").click()
    sys.stdout.write(f"/score: {page.evaluate('taps')} taps for {len(LETTERS)} cards\n")


def main() -> None:
    """Measure on a server of its own."""
    with page_of_own_server() as page:
        for measure in (play_button, bars, taps):
            measure(page)


if __name__ == "__main__":
    main()
