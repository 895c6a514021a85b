"""A real browser, the real server, and pages that report their own errors."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from browser.clicking import INSPECTION, PHONE, hurry
from browser.component_page import build, served
from browser.hosts import GitHubPages
from browser.scenes import Sheet, Sight, together
from browser.serving import Serving

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RESULTS = ROOT / "test-results"
PAGE_FILES = ROOT / "dist/page"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # the headless shell draws letters as the whole browser does
]
# No test runs Python in a page for so long that optimizing the interpreter would pay.
PLAIN_PYTHON = "--js-flags=--liftoff-only"
# The pages of a profile share a process: to start one for each takes a sixth of Chromium's CPU.
ONE_PROCESS = "--renderer-process-limit=1"
# Chromium without its own windows opens a page in a third of the time, but shows no notices.
HEADLESS_SHELL = shutil.which("chromium-headless-shell")
# What the browser says while a test has the server stopped; answers like 404 and 500 read otherwise.
OFFLINE = re.compile(r"net::ERR_CONNECTION_|net::ERR_EMPTY_RESPONSE|^WebSocket connection to .* failed")
PATIENCE = 60.0
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PLAIN = """() => {
    document.documentElement.style.setProperty("--text-size", "1");
    for (const style of document.querySelectorAll("head > style")) style.remove();
    if (location.protocol === "http:") [localStorage, sessionStorage].forEach((storage) => storage.clear());
}"""
OWN_CLOCK = "/native code/.test(Date.now)"
expect.set_options(timeout=30_000)  # a busy machine may stand still for longer than Playwright's five seconds
PUZZLE_DAY = date(2026, 5, 17)
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
    items[:] = together(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether the test itself failed, for the page fixture's screenshot."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of a Chromium; `make test` fetches one first, a bare pytest only looks for it."""
    finder = [sys.executable, str(ROOT / "scripts/find_chromium.py"), "--no-install"]
    found = subprocess.run(finder, capture_output=True, text=True, check=False)
    if found.returncode == 0:
        return found.stdout.strip()
    if os.environ.get("CI") == "true":
        pytest.fail("no Chromium for the browser tests")
    pytest.skip("no Chromium for the browser tests")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """Start the headless shell where there is one, otherwise Chromium."""
    args = [*FLAGS, PLAIN_PYTHON, ONE_PROCESS]
    browser = playwright.chromium.launch(executable_path=HEADLESS_SHELL or chromium, args=args)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def whole_browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """Start Chromium itself, for what the headless shell lacks."""
    browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder that all workers of a run share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def components(shared: Path) -> Iterator[str]:
    """Return the address of the page with every component in every state; the first worker builds it for all."""
    folder = shared / "components"
    with (shared / "components.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(folder)
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def page_files() -> Path:
    """Return the folder with the page that needs no server."""
    if not (PAGE_FILES / "index.html").is_file():
        if os.environ.get("CI") == "true":
            pytest.fail("no page: run make page")
        pytest.skip("no page: run make page")
    return PAGE_FILES


@pytest.fixture(scope="module")
def address(page_files: Path) -> Iterator[str]:
    """Serve that page in a folder of a host at which nothing can be set, and return its address."""
    with served(page_files.parent, GitHubPages) as host:
        yield f"{host}/page/"


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Run a server for all tests, where bots answer at once and tables can be played forward."""
    with Serving(tmp_path_factory.mktemp("impatient"), impatient=True) as serving:
        yield serving


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """Run `exlibris serve` itself for one test, with no tables yet."""
    with Serving(tmp_path) as serving:
        yield serving


@pytest.fixture(scope="session")
def finished(impatient: Serving) -> str:
    """Return the id of a table, open to every browser, where two bots have played to the end."""
    seats = [{"name": name, "player": "random"} for name in ("Ahmed", "Daria")]
    with httpx.Client(base_url=impatient.url) as client:
        table = str(client.post("/api/tables", json={"seats": seats, "seed": "a past worth a look"}).json()["id"])
        client.post(f"/test/forward/{table}", params={"turn": INSPECTION}, timeout=PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while client.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            assert time.monotonic() < deadline, "the bots did not finish"
            time.sleep(0.2)
    return table


@contextmanager
def profile_of(browser: Browser, server: Serving, **settings: Any) -> Iterator[BrowserContext]:
    """Open a browser profile at the server, without its service worker, which would fetch the whole client."""
    with browser.new_context(
        **{"base_url": server.url, "locale": "en-GB", "service_workers": "block", **settings}
    ) as profile:
        yield profile


@pytest.fixture(scope="session")
def profile(browser: Browser, impatient: Serving) -> Iterator[BrowserContext]:
    """Open a browser profile for all tests: in a new one the client is fetched and compiled once more."""
    with profile_of(browser, impatient, viewport=DESKTOP, reduced_motion="reduce") as profile:
        yield profile


@pytest.fixture(scope="session")
def phone_profile(browser: Browser, impatient: Serving) -> Iterator[BrowserContext]:
    """Open the profile of a phone for all tests."""
    with profile_of(browser, impatient, viewport=PHONE, has_touch=True, reduced_motion="reduce") as profile:
        yield profile


@contextmanager
def emptied(profile: BrowserContext, origin: str) -> Iterator[BrowserContext]:
    """Lend the profile without what others left in it, and close the pages that are opened in it."""
    lasting = profile.pages[0] if profile.pages else profile.new_page()
    profile.clear_cookies()
    profile.clear_permissions()
    storage = profile.new_cdp_session(lasting)
    storage.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
    storage.detach()
    yield profile
    for page in profile.pages:
        if page != lasting:
            page.close()
    # One clock is for all pages of a profile, and cannot be taken out: where it stands still, later pages wait forever.
    assert lasting.evaluate(OWN_CLOCK), "a test sets the clock of a shared profile: take `watched` for it"


@pytest.fixture
def context(profile: BrowserContext, impatient: Serving) -> Iterator[BrowserContext]:
    """Return the emptied profile, at the server: `page.goto("/")`."""
    with emptied(profile, impatient.url) as context:
        yield context


@pytest.fixture(scope="session")
def sheet(browser: Browser) -> Iterator[Sheet]:
    """Open a page for components: to load it takes longer than to show another state."""
    with browser.new_context(locale="en-GB", viewport=DESKTOP, reduced_motion="reduce") as context:
        page = context.new_page()
        yield Sheet(page, watch(page))


def cleared(sheet: Sheet) -> Sheet:
    """Take back what a test may have changed outside of the components, which are shown anew."""
    sheet.scene = None
    sheet.page.set_viewport_size(DESKTOP)
    sheet.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    sheet.page.mouse.move(0, 0)
    sheet.page.evaluate(PLAIN)
    return sheet


@contextmanager
def without_errors(page: Page, errors: list[str], request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test if a script threw or logged an error; take a screenshot if it has failed already."""
    errors.clear()
    yield
    if request.node.stash.get(FAILED, False):
        RESULTS.mkdir(exist_ok=True)
        page.screenshot(path=RESULTS / f"{request.node.name}.png", full_page=True)
    assert errors == []


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """Open a page that fails the test if a script throws or logs an error; a failed test leaves a screenshot.

    Tests of components share one.
    """
    if "components" in request.fixturenames:
        sheet = cleared(request.getfixturevalue("sheet"))
        page, errors = sheet.page, sheet.errors
    else:
        page = request.getfixturevalue("context").new_page()
        errors = watch(page)
    with without_errors(page, errors, request):
        yield page


@pytest.fixture
def sight(request: pytest.FixtureRequest, sheet: Sheet, components: str) -> Iterator[Sight]:
    """Show a scene; see `scenes.seen`."""
    if not sheet.scene or sheet.scene.state != request.param.state:
        cleared(sheet)
    sheet.set(components, request.param)
    with without_errors(sheet.page, sheet.errors, request):
        yield Sight(sheet.page, request.param)
    if request.node.stash.get(FAILED, False):
        sheet.scene = None


@pytest.fixture
def dated(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Open a page on which it is always `PUZZLE_DAY`, in a profile of its own: one clock is for all pages."""
    with watched(browser, impatient, viewport=DESKTOP, reduced_motion="reduce") as page:
        page.clock.set_fixed_time(f"{PUZZLE_DAY}T12:00:00")
        yield page


@pytest.fixture
def hurried(page: Page) -> None:
    """Show other players' moves on the test's page without a pause."""
    hurry(page)


@pytest.fixture
def in_motion(page: Page) -> None:
    """Let pieces move on the test's page, which costs a seventh more of Chromium's CPU."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture
def phone(phone_profile: BrowserContext, impatient: Serving) -> Iterator[Page]:
    """Open a page on a phone that knows nothing of the server."""
    with emptied(phone_profile, impatient.url) as context:
        yield context.new_page()


@contextmanager
def watched(browser: Browser, server: Serving, **settings: Any) -> Iterator[Page]:
    """Open a page in a profile of its own; fail at the end of the block if a script threw or logged an error."""
    with profile_of(browser, server, **settings) as context:
        page = context.new_page()
        errors = watch(page)
        yield page
        assert errors == []


def watch(page: Page) -> list[str]:
    """Collect what goes wrong inside the page from now on."""
    errors: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not OFFLINE.search(message.text):
            errors.append(f"{message.text} ({message.location.get('url', '')})")

    page.on("console", on_console)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors
