"""Measure the page that needs no server: bytes, start, clicks, computers' moves, memory.

`PYTHONPATH=tests .venv/bin/python -m browser.page_figures` prints them, after `make page`. A slow phone is a renderer
that is stopped three quarters of the time: Chromium's own throttling leaves workers out.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.clicking import PHONE, READY, Clicker
from browser.component_page import served
from browser.conftest import FLAGS, HEADLESS_SHELL, PAGE_FILES, ROOT
from browser.hosts import size
from browser.test_page import RITA, begun, brought, opened

PYODIDE: Final = ROOT / "web/node_modules/pyodide"
BARE: Final = {
    "index.html": "<script>const worker = new Worker('start.js', { type: 'module' });"
    "worker.onmessage = () => (window.done = performance.now());</script>",
    "start.js": "import { loadPyodide } from './pyodide.mjs'; postMessage((await loadPyodide()).runPython('1'));",
}
ROUNDS: Final = 3
PATIENCE: Final = 120_000
MB: Final = 1_000_000
SLOW: Final = 4
TICKS: Final = os.sysconf("SC_CLK_TCK")
SLICE: Final = 0.005  # seconds that a slow renderer runs at a time, at least
BOTS: Final = {"greedy": 30, "learned": 30, "expert": 12}  # with the clicks to play
GROUPS: Final = {"runtime": "CPython as WebAssembly, with its script", "library": "standard library"} | {
    "packages": "Ex Libris and its packages"
}

# Done when the first choice is there and Python has started.
WATCH_START: Final = """
const start = new MutationObserver(() => {
    window.began ||= Boolean(document.querySelector("#starting"));
    if (!window.began || document.querySelector("#starting") || !document.querySelector("details.own")) return;
    start.disconnect();
    window.done = performance.now();
});
start.observe(document, { childList: true, subtree: true });
"""
# A change of the table's number after a click is what the click did; any other is a computer's move. The first of these
# is left out, because it waits for second thoughts.
WATCH_MOVES: Final = """
window.clicks = [];
window.moves = [];
let clicked = 0;
let own = true;
let last = performance.now();
addEventListener("click", (event) => (clicked = event.timeStamp), true);
new MutationObserver(() => {
    const now = performance.now();
    if (clicked) window.clicks.push(now - clicked);
    else if (!own) window.moves.push(now - last);
    [own, clicked, last] = [clicked > 0, 0, now];
}).observe(document.querySelector("[data-asked]"), { attributeFilter: ["data-number"] });
"""


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def spread(milliseconds: list[float]) -> str:
    """Return median, ninetieth percentile and maximum of some times."""
    if len(milliseconds) < 2:
        return "too few"
    most = quantiles(milliseconds, n=10, method="inclusive")[-1]
    return f"{median(milliseconds):.0f} / {most:.0f} / {max(milliseconds):.0f} ms"


def weights() -> None:
    """Print the bytes of the page by what they are."""
    sums = dict.fromkeys((*GROUPS.values(), "the client with its fonts"), 0)
    for file in PAGE_FILES.rglob("*"):
        if file.is_file():
            kind = file.relative_to(PAGE_FILES).parts[0].partition("-")[0]
            sums[GROUPS.get(kind, "the client with its fonts")] += size(file)
    for name, weight in sums.items():
        say(f"{name}: {weight / MB:.2f} MB")
    say(f"all: {sum(sums.values()) / MB:.2f} MB")


@contextmanager
def bare_pyodide() -> Iterator[str]:
    """Serve a page that starts Pyodide as it is shipped, and nothing else; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"):
            shutil.copyfile(PYODIDE / name, Path(folder, name))
        for name, text in BARE.items():
            Path(folder, name).write_text(text, "utf-8")
        with served(Path(folder)) as address:
            yield f"{address}/index.html"


def started(visitor: BrowserContext, address: str) -> tuple[float, float]:
    """Return the seconds from the navigation to the first choice, and those of CPU."""
    assert visitor.browser
    page = visitor.new_page()
    page.add_init_script(WATCH_START)
    before = cpu_time(visitor.browser)
    page.goto(address)
    page.wait_for_function("() => window.done", timeout=PATIENCE)
    cpu = cpu_time(visitor.browser) - before
    seconds = float(page.evaluate("window.done")) / 1000
    if page.locator("#app").count():
        page.evaluate("navigator.serviceWorker.ready")
    page.close()
    return seconds, cpu


def starts(browser: Browser, address: str) -> None:
    """Print how long bare Pyodide and the page take to start, from nothing and from what is kept, in turns."""
    times: dict[str, list[tuple[float, float]]] = {}
    with bare_pyodide() as bare:
        for _ in range(ROUNDS):
            for name, start in (("Pyodide", bare), ("the page", address)):
                with browser.new_context(locale="en-GB") as visitor:
                    for visit in ("cold", "from cache"):
                        times.setdefault(f"{name}, {visit}", []).append(started(visitor, start))
    middle: dict[str, float] = {}
    for name, pairs in times.items():
        seconds, cpu = zip(*pairs, strict=True)
        middle[name] = median(seconds)
        span = f"{min(seconds):.1f} to {max(seconds):.1f}"
        say(f"start of {name}: {middle[name]:.1f} s ({span}), {median(cpu):.1f} s of CPU")
    for visit in ("cold", "from cache"):
        ratio = middle[f"the page, {visit}"] / middle[f"Pyodide, {visit}"]
        say(f"the page's start, {visit}: {ratio:.2f} times that of bare Pyodide")


def renderers(browser: Browser) -> list[int]:
    """Return the processes that pages and their workers run in."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [int(process["id"]) for process in processes if process["type"] == "renderer"]


def cpu_time(browser: Browser) -> float:
    """Return the seconds of CPU that pages and their workers have taken."""
    numbers = [
        Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split() for process in renderers(browser)
    ]
    return sum(int(user) + int(system) for *_, user, system in (all_of[:13] for all_of in numbers)) / TICKS


def signalled(processes: Iterable[int], number: signal.Signals) -> None:
    """Send all of the processes a signal."""
    for process in processes:
        os.kill(process, number)


@contextmanager
def slowed(browser: Browser, times: int) -> Iterator[None]:
    """Let pages and their workers run only one part of the time within the block."""
    processes, over = renderers(browser), threading.Event()

    def stop_and_go() -> None:
        while not over.is_set():
            began = time.monotonic()
            time.sleep(SLICE)
            signalled(processes, signal.SIGSTOP)
            time.sleep((time.monotonic() - began) * (times - 1))
            signalled(processes, signal.SIGCONT)

    braking = threading.Thread(target=stop_and_go)
    if times > 1:
        braking.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            braking.join()


def play(page: Page, clicks: int) -> tuple[list[float], list[float]]:
    """Play on, and return how long clicks and computers' moves took, in milliseconds."""
    page.evaluate(WATCH_MOVES)
    clicker = Clicker(page, seed=3)
    for _ in range(clicks):
        page.locator(READY).first.wait_for(timeout=PATIENCE)
        clicker.play(1)
    return page.evaluate("window.clicks"), page.evaluate("window.moves")


def memory(browser: Browser) -> str:
    """Return the memory of the largest page with its workers: with its part of the browser's program, and without."""
    rollups = [Path(f"/proc/{process}/smaps_rollup").read_text("ascii") for process in renderers(browser)]
    parts = [[int(rollup.partition(f"\n{name}:")[2].split()[0]) for name in ("Pss", "Pss_Anon")] for rollup in rollups]
    whole, own = (kilobytes * 1024 / MB for kilobytes in max(parts))
    return f"{whole:.0f} MB, {own:.0f} without the browser's own program"


def games(browser: Browser, address: str, times: int) -> None:
    """Print how long clicks and moves take in games against each computer, and the memory at their ends."""
    for bot, clicks in BOTS.items():
        table = begun(RITA, {"player": bot}, rounds=2)
        with browser.new_context(locale="en-GB", viewport=PHONE) as visitor:
            page = brought(opened(visitor, address), address, table)
            with slowed(browser, times):
                took, moves = play(page, clicks)
            name = f"{bot}, CPU throttled by {times}" if times > 1 else bot
            say(f"{name}: click to state {spread(took)}; a move {spread(moves)}; {memory(browser)}")


def main() -> None:
    """Measure in a browser and on hosts of its own."""
    finder = [sys.executable, str(ROOT / "scripts/find_chromium.py")]
    chromium = HEADLESS_SHELL or subprocess.check_output(finder, text=True).strip()
    say(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    weights()
    with served(PAGE_FILES.parent) as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        starts(browser, f"{host}/page/")
        for times in (1, SLOW):
            games(browser, f"{host}/page/", times)
        browser.close()
    say(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
