"""The client in a real browser: weight of the first load, first picture, clicks, frames while cards move.

python bench/client.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from playwright.sync_api import Browser, sync_playwright

from exlibris.server.settings import BUNDLE
from machine import conditions, sentence
from showing import figure, print_table
from watching.action import act_often
from watching.motion import watch_flights
from watching.picture import open_cold
from watching.seat import seat_at
from watching.served import served
from watching.weight import first_load

ROOT: Final = Path(__file__).parents[1]
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
HEADS: Final = ("what", "target", "measured", "worst")

Runs = Annotated[int, typer.Option(min=1, max=100, help="Cold openings of the table.")]
Clicks = Annotated[int, typer.Option(min=1, max=200, help="Actions by clicking; the frames are of half as many.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]
Row = dict[str, Any]


def main(runs: Runs = 9, clicks: Clicks = 24, as_json: AsJson = False, markdown: Markdown = False) -> None:
    """Measure the built client at a table of four in its fourth round, with the browser's own clocks and traces.

    Server and browser run on this machine, one beside the other; the browser draws without a graphics card.
    """
    if as_json and markdown:
        typer.echo("client: --json or --markdown, not both", err=True)
        raise typer.Exit(2)
    now = conditions()
    report(weight() + timings(runs, clicks), now, as_json, markdown)


def weight() -> list[Row]:
    """Return the weight of the first load, without the pages and the three languages that are loaded later."""
    kilobytes = sum(first_load(BUNDLE).values()) / 1000
    return [row("first load, JS and CSS, kB gzipped", "< 150", [kilobytes])]


def timings(runs: int, clicks: int) -> list[Row]:
    """Return everything that takes time, measured with a server and a browser of its own."""
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        try:
            return watched(browser, url, runs, clicks)
        finally:
            browser.close()


def watched(browser: Browser, url: str, runs: int, clicks: int) -> list[Row]:
    """Open the table `runs` times with an empty cache, then play at it; return the rows."""
    seat = seat_at(browser, url)
    pictures = [open_cold(browser, seat) for _ in range(runs)]
    flights = watch_flights(browser, seat, clicks // 2)
    shown = act_often(browser, seat, clicks)
    return [
        row("first picture of the table, cold cache, ms", "< 1000", [each.board for each in pictures]),
        row("first paint of anything, ms", "", [each.first for each in pictures]),
        row("requests for it", "", [each.requests for each in pictures]),
        row("kB sent for it, with fonts", "", [each.kilobytes for each in pictures]),
        row("an action is on the screen, ms", "< 100", shown),
        row("frames a second while cards move", "60", [flights.per_second]),
        row("frames dropped meanwhile, %", "", [100 - 100 * flights.kept]),
    ]


def row(what: str, target: str, values: list[float]) -> Row:
    """Return a row with the median of the runs, and the worst of them if there were several."""
    return {"what": what, "target": target, "measured": median(values), "worst": max(values), "runs": len(values)}


def report(rows: list[Row], now: dict[str, Any], as_json: bool, markdown: bool) -> None:
    """Print the table, or the figures as JSON, with the conditions of the measurement."""
    if as_json:
        typer.echo(json.dumps({"conditions": now, "figures": rows}, indent=2))
        return
    lines = [[each["what"], each["target"], figure(each["measured"]), worst(each)] for each in rows]
    print_table(sentence(now), HEADS, lines, markdown)


def worst(each: Row) -> str:
    """Return the worst run as text; empty if there was only one."""
    return figure(each["worst"]) if each["runs"] > 1 else ""


def chromium() -> str:
    """Return the path of a Chromium on this machine; exit with one line if there is none."""
    finder = [sys.executable, str(ROOT / "scripts" / "find_chromium.py"), "--no-install"]
    found = subprocess.run(finder, capture_output=True, text=True, check=False, env=os.environ.copy())
    if found.returncode != 0:
        typer.echo("client: no Chromium found; name one in EXLIBRIS_CHROMIUM", err=True)
        raise typer.Exit(2)
    return found.stdout.strip()


if __name__ == "__main__":
    typer.run(main)
