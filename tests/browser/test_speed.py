"""The budgets of the client: what is counted is exact, what is timed has room for a busy machine."""

import json
import sys
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Browser

from browser.serving import Serving
from browser.speed import (
    TASK,
    Seat,
    clicks_to_pictures,
    first_heading,
    first_load,
    first_picture,
    frames_of,
    seat_at,
    watch_flights,
)
from exlibris.server.settings import Settings

FIRST_LOAD = 130_000
FIRST_REQUESTS = 10
# The targets are met on an idle machine (docs/performance.md); here others may be at work on it.
ROOM = 5
FIRST_PICTURE_MS = 1000 * ROOM
ACTION_MS = 100 * ROOM
LATENCY_MS, FIRST_HEADING_MS = 100, 1500
FRAMES = 60 / ROOM
FRAME_MS = 1000 / 60  # of CPU, so that sixty a second are possible


@pytest.fixture
def seat(browser: Browser, impatient: Serving) -> Seat:
    """Open a seat at a table of four, in the second round."""
    return seat_at(browser, impatient.url, turn=2)


def test_the_first_load_is_light() -> None:
    static = Settings("").static
    weights = first_load(static)
    assert any("data-asked" in (static / name).read_text("utf-8") for name in weights), "the table is part of it"
    for page in ("LearnPage", "RulesPage", "ReplayPage", "EndPage"):
        assert list(static.glob(f"assets/{page}-*.js")), f"{page} is no part of it"
    assert sum(weights.values()) < FIRST_LOAD, json.dumps(weights, indent=1)
    assert 1 + len(weights) <= FIRST_REQUESTS, "the page itself is one more"


def test_the_home_page_comes_soon_over_a_slow_line(browser: Browser, impatient: Serving) -> None:
    time = min(first_heading(browser, impatient.url, LATENCY_MS) for _ in range(2))
    sys.stdout.write(f"\nheading at {LATENCY_MS} ms of latency: {time:.0f} ms\n")
    assert time < FIRST_HEADING_MS


def test_times_are_not_far_off(browser: Browser, seat: Seat) -> None:
    pictures = [first_picture(browser, seat) for _ in range(2)]
    flights = watch_flights(browser, seat, clicks=4)
    shown = clicks_to_pictures(browser, seat, clicks=3)
    sys.stdout.write(
        f"\nfirst picture {median(pictures):.0f} ms, at worst {max(pictures):.0f}; "
        f"an action {median(shown):.0f} ms, at worst {max(shown):.0f}; "
        f"{flights.per_second:.1f} frames a second, {flights.lost:.1%} dropped, {flights.per_frame:.1f} ms of CPU\n"
    )
    assert median(pictures) < FIRST_PICTURE_MS
    assert flights.flights > 0
    assert flights.per_second > FRAMES
    assert 0 < flights.per_frame < FRAME_MS
    assert median(shown) < ACTION_MS


def report(ts: int, number: int, state: str) -> dict[str, object]:
    """Return a trace's note about one frame."""
    note = {"frame_source": 1, "frame_sequence": number, "state": state}
    return {"name": "PipelineReporter", "ph": "b", "pid": 1, "ts": ts, "args": {"frame_reporter": note}}


def test_frames_are_counted_while_something_flies() -> None:
    marks = [{"name": "flight-begins", "ts": 1_000_000, "pid": 1}, {"name": "flight-ends", "ts": 1_100_000, "pid": 1}]
    thread = {"name": "thread_name", "pid": 1, "tid": 7, "args": {"name": "CrRendererMain"}}
    tasks = [{"name": TASK, "pid": 1, "tid": tid, "ts": 1_050_000, "tdur": 12_000} for tid in (7, 8)]
    shown = [report(1_000_000 + 16_666 * step, step, "STATE_PRESENTED_ALL") for step in range(6)]
    others = [report(900_000, 90, "STATE_DROPPED"), report(1_050_000, 91, "STATE_DROPPED"), report(2_000_000, 92, "")]
    twice = [report(1_016_666, 1, "STATE_DROPPED")]
    counted = frames_of([*shown, *others, *twice, *marks, thread, *tasks])
    assert (counted.flights, counted.shown, counted.dropped) == (1, 6, 1)
    assert counted.per_frame == pytest.approx(2)
    assert counted.per_second == pytest.approx(50)
    assert counted.lost == pytest.approx(1 / 7)


def test_only_what_is_imported_statically_is_in_the_first_load(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text('<script src="/assets/a.js"></script><link href="/assets/a.css">')
    (assets / "a.js").write_text('import{x}from"./b.js";const y=()=>import("./c.js");import"./d.js"')
    for name in ("a.css", "b.js", "c.js", "d.js", "client.en-1.js"):
        (assets / name).write_text(" ")
    (assets / "client.pl-2.js").write_text("the longer one")
    weights = first_load(tmp_path)
    assert {name.removeprefix("assets/") for name in weights} == {"a.js", "a.css", "b.js", "d.js", "client.pl-2.js"}
