"""What somebody waits for computers in a game of four in a real browser, who decides at once.

python bench/pace.py
"""

from __future__ import annotations

from statistics import median
from typing import Annotated, Final

import typer
from playwright.sync_api import sync_playwright

from client import FLAGS, chromium
from machine import conditions, sentence
from showing import figure, print_table
from watching.served import served
from watching.waits import Waits, play_through

HEADS: Final = ("pace", "game, s", "waited, s", "share, %", "waits", "median, s", "longest, s")
Paces = Annotated[str, typer.Option(help="The paces to measure, with commas: off, fast, normal, slow.")]
Bots = Annotated[str, typer.Option(help="Who plays the three other seats.")]
Seed = Annotated[str, typer.Option(help="The deal.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


def main(
    paces: Paces = "normal", bots: Bots = "librarian", seed: Seed = "at my own pace", markdown: Markdown = False
) -> None:
    """Play one game to the inspection for each pace, and print what was waited between two decisions of one's own."""
    now = conditions()
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        lines = [line(pace, play_through(browser, url, bots, pace, seed)) for pace in paces.split(",")]
        browser.close()
    print_table(sentence(now), HEADS, lines, markdown)


def line(pace: str, waits: Waits) -> list[str]:
    """Return the figures of one game as text."""
    every = waits.waits or [0.0]
    figures = (waits.game, sum(every), waits.share, len(every), median(every), max(every))
    return [pace, *(figure(each) for each in figures)]


if __name__ == "__main__":
    typer.run(main)
