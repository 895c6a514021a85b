"""The page of all components, built apart from the client and served as it lies."""

import functools
import itertools
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Page, ViewportSize, expect

from browser.hosts import Quiet

WEB = Path(__file__).parents[2] / "web"
GROUPS = sorted(file.stem for file in (WEB / "src/dev/groups").glob("*.svelte"))
BUILD = ("npx", "--no-install", "vite", "build", "--config", "vite.dev.config.ts", "--logLevel", "warn", "--outDir")
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
TIMES = itertools.count()


def build(folder: Path) -> None:
    """Build the page, with all that it needs, into the folder."""
    done = subprocess.run([*BUILD, str(folder)], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@contextmanager
def served(folder: Path, host: type[Quiet] = Quiet) -> Iterator[str]:
    """Serve the folder as that kind of host does; yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(host, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def show(page: Page, address: str, group: str, **state: str) -> None:
    """Show a group of components anew, drawn with its own fonts; in the loaded page if it shows that group already."""
    wanted = f"#{urlencode({**state, 'time': next(TIMES)})}"
    page.goto(f"{address}/dev.html?{urlencode({'group': group})}{wanted}")
    page.locator(f"html[data-ready='{wanted}']").wait_for(state="attached")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate(DRAWN)


def resize(page: Page, screen: ViewportSize) -> None:
    """Give the page another size, and wait until it is drawn so: that is quicker than to show it again."""
    page.set_viewport_size(screen)
    page.evaluate(DRAWN)
