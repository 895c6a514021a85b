"""Read the frames shown while cards move from the browser's trace."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, Page

from watching.action import OVER, PATIENCE, TARGETS, click_one
from watching.action import WATCH as WATCH_CLICKS
from watching.seat import Seat

CATEGORIES: Final = ("cc", "benchmark", "blink.user_timing", "disabled-by-default-devtools.timeline.frame")
# Marks when pictures of moving things are on the page.
WATCH: Final = """
const layers = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
        for (const one of addedNodes) if (one.className === "flight") performance.mark("flight-begins");
        for (const one of removedNodes) if (one.className === "flight") performance.mark("flight-ends");
    }
});
addEventListener("DOMContentLoaded", () => layers.observe(document.body, { childList: true }));
"""


SHOWN: Final = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
DROPPED: Final = "STATE_DROPPED"
AFTERWARDS: Final = 600
Event = dict[str, Any]
Frame = tuple[int, int, int]
"""Process, source and number."""


@dataclass(frozen=True)
class Motion:
    """The frames of all flights together."""

    flights: int
    seconds: float
    shown: int
    dropped: int
    late: int = 0
    """Frames that came after dropped ones."""
    longest: float = 0.0
    """The longest wait for such a frame, in milliseconds."""

    @property
    def per_second(self) -> float:
        """Frames shown per second: steps from one to the next, over the time of all flights."""
        return (self.shown - self.flights) / self.seconds if self.seconds else 0.0

    @property
    def kept(self) -> float:
        """The share of frames that were not dropped."""
        return self.shown / max(1, self.shown + self.dropped)

    @property
    def overdue(self) -> float:
        """The share of frames that came later than a sixtieth of a second after the one before."""
        return self.late / max(1, self.shown)


def watch_flights(browser: Browser, seat: Seat, clicks: int, pace: str = "fast") -> Motion:
    """Return the frames while the person acts `clicks` times and the others move."""
    with seat.page(browser, pace=pace, motion=True) as page:
        page.add_init_script(WATCH)
        page.add_init_script(WATCH_CLICKS)
        page.goto(seat.address)
        page.locator(TARGETS).first.wait_for(timeout=PATIENCE)
        return frames_of(traced(page, lambda: _play(page, clicks)))


def traced(page: Page, happen: Callable[[], None]) -> list[Event]:
    """Return the browser's trace of what happens."""
    session = page.context.new_cdp_session(page)
    events: list[Event] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda message: events.extend(message["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": [*CATEGORIES]}})
    happen()
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def _play(page: Page, clicks: int) -> None:
    draw = random.Random(2)
    for _ in range(clicks):
        page.locator(f"{TARGETS}, {OVER}").first.wait_for(timeout=PATIENCE)
        if page.locator(OVER).count():
            return
        click_one(page, draw)
        page.wait_for_timeout(AFTERWARDS)


def frames_of(events: list[Event]) -> Motion:
    """Return what became of the frames that began while something flew."""
    flights = _flights(events)
    begun = {_frame(event): event["ts"] for event in _reports(events)}
    shown = {_frame(event) for event in _reports(events) if event["args"]["frame_reporter"]["state"] in SHOWN}
    dropped = {_frame(event) for event in _reports(events) if event["args"]["frame_reporter"]["state"] == DROPPED}

    def during(frames: set[Frame]) -> int:
        return sum(begins <= begun[frame] <= ends for frame in frames for begins, ends in flights)

    seconds = sum(ends - begins for begins, ends in flights) / 1_000_000
    waits = [wait for span in flights for wait in _waits(begun, shown, dropped - shown, span)]
    longest = max(waits, default=0) / 1000
    return Motion(len(flights), seconds, during(shown), during(dropped - shown), len(waits), longest)


def _waits(begun: dict[Frame, float], shown: set[Frame], dropped: set[Frame], span: tuple[float, float]) -> list[float]:
    """Return how long each frame that follows dropped ones came after the one shown before, in microseconds."""
    waits, last, is_late = [], None, False
    for begins, frame in sorted((begun[frame], frame) for frame in shown | dropped):
        if not span[0] <= begins <= span[1]:
            continue
        if frame in dropped:
            is_late = True
            continue
        if is_late and last is not None:
            waits.append(begins - last)
        last, is_late = begins, False
    return waits


def _reports(events: list[Event]) -> list[Event]:
    """Return the trace's notes on frames; a frame that page and compositor made separately has two."""
    return [event for event in events if event["name"] == "PipelineReporter" and event["ph"] == "b"]


def _frame(event: Event) -> Frame:
    note = event["args"]["frame_reporter"]
    return event["pid"], note["frame_source"], note["frame_sequence"]


def _flights(events: list[Event]) -> list[tuple[float, float]]:
    """Return begin and end of every flight, in microseconds."""
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"].startswith("flight-"))
    return [
        (begins, ends)
        for (begins, name), (ends, after) in pairwise(marks)
        if (name, after) == ("flight-begins", "flight-ends")
    ]
