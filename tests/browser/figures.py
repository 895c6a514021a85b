"""Measure the tiles that say completely what they do, the end of "Play", the table's bars, and the taps in /score.

`PYTHONPATH=tests .venv/bin/python -m browser.figures` prints them; with `-v`, the tiles whose text is cut off as well.
"""

import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from browser.clicking import INSPECTION, PHONE, forward, hurry, open_table
from browser.readable import BOTS, SCREENS, YOU, incomplete, rounds
from browser.serving import Serving
from browser.test_home import SIZES, ends_at
from browser.test_readable import BARS
from browser.test_score import evening, remember, tap_evening, tap_shelf

SMALL_SCREENS: tuple[ViewportSize, ...] = (PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390})
# What a new table is asked for besides its seed, and the rounds to look at.
GAMES: tuple[tuple[dict[str, Any], range], ...] = (
    ({"seats": [YOU, *BOTS]}, range(1, 9)),
    ({"seats": [YOU, *BOTS[:1]]}, range(1, 9)),
    ({"seats": [YOU], "variants": ["solo"], "level": 1}, range(1, 6)),
)


@contextmanager
def page_of_own_server() -> Iterator[Page]:
    """Yield a page of a server whose computer players don't wait; both end with the block."""
    finder = [sys.executable, str(Path(__file__).parents[2] / "scripts/find_chromium.py")]
    chromium = subprocess.check_output(finder, text=True).strip()
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder), impatient=True) as serving,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(base_url=serving.url, locale="en-GB", reduced_motion="reduce", has_touch=True)
        hurry(page)
        yield page
        browser.close()


def tiles(page: Page) -> None:
    """Print by screen how many of the tiles seen over whole games were complete."""
    found: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for wanted, numbers in GAMES:
        for number in rounds(page, wanted, numbers, "read me"):
            for name, screen in SCREENS.items():
                page.set_viewport_size(screen)
                if (tab := page.locator("[data-spot='pane:town']")).is_visible():
                    tab.click()
                every, cut = incomplete(page)
                found[name] = (found[name][0] + every, found[name][1] + every - len(cut))
                if "-v" in sys.argv and cut:
                    sys.stdout.write(f"{name} wide, {len(wanted['seats'])} seats, round {number}: {', '.join(cut)}\n")
    for name, (every, complete) in found.items():
        sys.stdout.write(f"{name:>5} wide: {complete} of {every} tiles complete ({complete / every:.0%})\n")


def play_button(page: Page) -> None:
    """Print where "Play" ends at each size of the screen."""
    page.goto("/")
    for width, height in SIZES:
        bottom = ends_at(page, (width, height))["Play"]
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
    """Print how many taps four shelves of twelve known cards take in /score."""
    page.set_viewport_size(PHONE)
    remember(page, evening())
    sys.stdout.write(f"/score: {tap_evening(page, evening(), tap_shelf)} taps for 4 x 12 cards\n")


def main() -> None:
    """Measure on a server of its own."""
    with page_of_own_server() as page:
        for measure in (tiles, play_button, bars, taps):
            measure(page)


if __name__ == "__main__":
    main()
