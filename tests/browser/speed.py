"""How soon and how smoothly a table is on the screen, by the browser's own clocks and traces."""

import gzip
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, StorageState, ViewportSize

from browser.clicking import new_table

SCREEN: Final[ViewportSize] = {"width": 1440, "height": 900}
SITTERS: Final = [{"name": name, "player": "random" if name != "Zoe" else "human"} for name in ("Zoe", "A", "B", "C")]
PATIENCE: Final = 30_000
TARGETS: Final = "[data-asked='true'] [data-action]:not(:disabled):visible"
PIECES: Final = ".chooser [data-action]"
MOVED: Final = "before => window.shown.length > before || document.querySelector('.chooser') !== null"
OVER: Final = "[data-line='total']"
SETTLED: Final = 600  # milliseconds, until cards have stopped moving

# The frame after the one that follows the board's arrival begins when the board has been painted.
WATCH_PICTURE: Final = """
window.painted = null;
const seen = new MutationObserver(() => {
    if (!document.querySelector("[data-asked]")) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (window.painted = performance.now())));
});
seen.observe(document, { childList: true, subtree: true });
"""
# The clock of a click starts when the browser got it; it stops when the frame after the new picture's begins.
WATCH_CLICKS: Final = """
window.shown = [];
let clicked = 0;
addEventListener("click", (event) => (clicked = event.timeStamp), true);
const moves = new MutationObserver(() => {
    const from = clicked;
    clicked = 0;
    if (!from) return;
    requestAnimationFrame(() => requestAnimationFrame(() => window.shown.push(performance.now() - from)));
});
const board = setInterval(() => {
    const found = document.querySelector("[data-asked]");
    if (!found) return;
    clearInterval(board);
    moves.observe(found, { attributeFilter: ["data-number"] });
}, 20);
"""
# Marks when pictures of moving things are on the page.
WATCH_FLIGHTS: Final = """
const layers = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
        for (const one of addedNodes) if (one.className === "flight") performance.mark("flight-begins");
        for (const one of removedNodes) if (one.className === "flight") performance.mark("flight-ends");
    }
});
addEventListener("DOMContentLoaded", () => layers.observe(document.body, { childList: true }));
"""
TRACED: Final = ("cc", "benchmark", "blink.user_timing", "toplevel", "disabled-by-default-devtools.timeline.frame")
TASK: Final = "ThreadControllerImpl::RunTask"
SHOWN: Final = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
DROPPED: Final = {"STATE_DROPPED"}
LINKED: Final = re.compile(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"')
# `import"./x.js"` and `from"./x.js"`, but not `import("./x.js")`: what is imported by a call comes when it is wanted.
IMPORTED: Final = re.compile(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"')
Event = dict[str, Any]


def first_load(static: Path) -> dict[str, int]:
    """Return the gzipped bytes of each file that is fetched before the first picture.

    Scripts and style sheets that the page links, scripts that those import statically, and the texts in the language
    with the longest.
    """
    waiting = LINKED.findall((static / "index.html").read_text("utf-8"))
    texts = max(static.glob("assets/client.*.js"), key=lambda file: file.stat().st_size)
    waiting.append(f"assets/{texts.name}")
    weights: dict[str, int] = {}
    while waiting:
        name = waiting.pop()
        if name not in weights:
            content = (static / name).read_bytes()
            weights[name] = len(gzip.compress(content, mtime=0))
            if name.endswith(".js"):
                waiting += [f"assets/{found}" for found in IMPORTED.findall(content.decode("utf-8"))]
    return weights


@dataclass(frozen=True)
class Seat:
    """A game under way, and the browser profile that holds a seat at it."""

    url: str
    table: str
    profile: StorageState

    @contextmanager
    def page(self, browser: Browser, *watching: str, **settings: Any) -> Iterator[Page]:
        """Open the table in a profile with an empty cache; each page of it runs the scripts first."""
        context = browser.new_context(storage_state=self.profile, viewport=SCREEN, base_url=self.url)
        kept = f"localStorage.setItem('exlibris-settings', {json.dumps(json.dumps(settings))})"
        try:
            for script in (kept, *watching):
                context.add_init_script(script)
            page = context.new_page()
            page.goto(f"/table/{self.table}")
            yield page
        finally:
            context.close()


def seat_at(browser: Browser, url: str, turn: int) -> Seat:
    """Return a person's seat among three bots in that round."""
    context = browser.new_context(base_url=url)
    try:
        table = new_table(context.request, *SITTERS, seed="a table to look at")
        context.request.post(f"/test/forward/{table}", params={"turn": turn})
        return Seat(url, table, context.storage_state())
    finally:
        context.close()


def first_picture(browser: Browser, seat: Seat) -> float:
    """Return the milliseconds from the start of the navigation until the table is painted."""
    with seat.page(browser, WATCH_PICTURE) as page:
        page.wait_for_function("() => window.painted !== null")
        return float(page.evaluate("window.painted"))


def first_heading(browser: Browser, url: str, latency: int) -> float:
    """Return the milliseconds until the home page's heading is there, with an empty cache and that latency."""
    with browser.new_context(viewport=SCREEN, base_url=url) as context:
        page = context.new_page()
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        line = {"offline": False, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1}
        network.send("Network.emulateNetworkConditions", line)
        page.goto("/", wait_until="commit")
        page.wait_for_function("() => document.querySelector('h1')")
        return float(page.evaluate("performance.now()"))


def clicks_to_pictures(browser: Browser, seat: Seat, clicks: int) -> list[float]:
    """Return the milliseconds from click to picture for each action; fewer than `clicks` if the game ends."""
    with seat.page(browser, WATCH_CLICKS, pace="off") as page:
        _act(page, clicks)
        shown: list[float] = page.evaluate("window.shown")
        return shown


def _act(page: Page, clicks: int, pause: int = 0) -> None:
    """Click options near their corners, waiting each time until the table has moved on or asks which."""
    draw = random.Random(1)
    for _ in range(clicks):
        page.locator(f"{TARGETS}, {OVER}").first.wait_for(timeout=PATIENCE)
        if page.locator(OVER).count():
            return
        before = page.evaluate("window.shown.length")
        targets = page.query_selector_all(PIECES) or page.query_selector_all(TARGETS)
        draw.choice(targets).click(position={"x": 9, "y": 9}, timeout=PATIENCE)
        page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)
        page.wait_for_timeout(pause)


@dataclass(frozen=True)
class Motion:
    """The frames of all flights together."""

    flights: int
    seconds: float
    shown: int
    dropped: int
    busy: float
    """Milliseconds of CPU that the page's main thread spent meanwhile, however busy the machine was."""

    @property
    def per_frame(self) -> float:
        """Milliseconds of CPU of the main thread for each frame shown."""
        return self.busy / max(1, self.shown)

    @property
    def per_second(self) -> float:
        """Frames shown per second: steps from one to the next, over the time of all flights."""
        return (self.shown - self.flights) / self.seconds if self.seconds else 0.0

    @property
    def lost(self) -> float:
        """The share of frames that were dropped."""
        return self.dropped / max(1, self.shown + self.dropped)


def watch_flights(browser: Browser, seat: Seat, clicks: int) -> Motion:
    """Return the frames while the person acts and the others move, from the browser's trace."""
    with seat.page(browser, WATCH_FLIGHTS, WATCH_CLICKS, pace="fast", motion=True) as page:
        page.locator(TARGETS).first.wait_for(timeout=PATIENCE)
        with _traced(page) as events:
            _act(page, clicks, SETTLED)
    return frames_of(events)


@contextmanager
def _traced(page: Page) -> Iterator[list[Event]]:
    """Trace what the page does meanwhile; the events are there at the end."""
    session = page.context.new_cdp_session(page)
    events: list[Event] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda message: events.extend(message["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"traceConfig": {"includedCategories": [*TRACED]}})
    yield events
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)


def frames_of(events: list[Event]) -> Motion:
    """Return what became of the frames that began while something flew.

    A frame that page and compositor made separately has two reports; it was shown if one of them says so.
    """
    marks = sorted((event["ts"], event["name"]) for event in events if event["name"].startswith("flight-"))
    flights = [
        (begin, end)
        for (begin, name), (end, after) in pairwise(marks)
        if (name, after) == ("flight-begins", "flight-ends")
    ]
    reports = [event for event in events if event["name"] == "PipelineReporter" and event["ph"] == "b"]

    def flying(at: int) -> bool:
        return any(begin <= at <= end for begin, end in flights)

    def frames(states: set[str]) -> set[tuple[int, int, int]]:
        notes = [(event["pid"], event["ts"], event["args"]["frame_reporter"]) for event in reports]
        return {
            (pid, note["frame_source"], note["frame_sequence"])
            for pid, at, note in notes
            if note["state"] in states and flying(at)
        }

    shown, dropped = frames(SHOWN), frames(DROPPED)
    seconds = sum(end - begin for begin, end in flights) / 1_000_000
    busy = sum(task["tdur"] for task in _main_tasks(events) if flying(task["ts"])) / 1000
    return Motion(len(flights), seconds, len(shown), len(dropped - shown), busy)


def _main_tasks(events: list[Event]) -> list[Event]:
    """Return what the main thread of the page did: of the process that set the marks."""
    pages = {event["pid"] for event in events if event["name"].startswith("flight-")}
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain" and event["pid"] in pages
    }
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in threads]
    return [task for task in tasks if "tdur" in task]  # one that the end of the recording cuts off has none
