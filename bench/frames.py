"""Frames while something moves in a real browser: cards at the normal pace, the inspection, one square.

python bench/frames.py
"""

from __future__ import annotations

from statistics import median
from typing import Annotated, Final

import typer
from playwright.sync_api import Browser, sync_playwright

from client import FLAGS, chromium
from machine import conditions, sentence
from showing import figure, print_table
from watching.motion import Motion, watch_flights
from watching.scenes import watch_inspection, watch_square
from watching.seat import seat_at
from watching.served import served

HEADS: Final = ("what moves", "frames", "frames/s", "late, %", "longest, ms", "dropped, %")
LAST: Final = 99
Runs = Annotated[int, typer.Option(min=1, max=20, help="Runs; the medians are printed.")]
Clicks = Annotated[int, typer.Option(min=1, max=100, help="Actions of one's own in each run.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


def main(runs: Runs = 3, clicks: Clicks = 6, markdown: Markdown = False) -> None:
    """Watch a square on an empty page, some moves and the inspection by turns, and print the frames of each.

    Frames per second are only of what moves all the time. Late is a frame that came after dropped ones, so more than a
    sixtieth of a second after the one before.
    """
    now = conditions()
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        seen = [watched(browser, url, clicks) for _ in range(runs)]
        browser.close()
    lines = [line(what, [run[what] for run in seen]) for what in seen[0]]
    print_table(sentence(now), HEADS, lines, markdown)


def watched(browser: Browser, url: str, clicks: int) -> dict[str, Motion]:
    """Return the motion of one run by what moves."""
    playing, ending = seat_at(browser, url), seat_at(browser, url, LAST)
    return {
        "a square on an empty page": watch_square(browser, playing),
        "cards and assistants": watch_flights(browser, playing, clicks, "normal"),
        "the inspection": watch_inspection(browser, ending),
    }


def line(what: str, every: list[Motion]) -> list[str]:
    """Return the medians of the runs as text."""
    per_second = median(each.per_second for each in every)
    figures = (
        median(each.shown for each in every),
        None if what == "the inspection" else per_second,
        median(100 * each.overdue for each in every),
        median(each.longest for each in every),
        median(100 - 100 * each.kept for each in every),
    )
    return [what, *(figure(each) for each in figures)]


if __name__ == "__main__":
    typer.run(main)
