"""Files of the client that come wrong once: a network's login page, nothing, or half of them. None is kept for good."""

import contextlib
import re
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect

from browser.component_page import served
from browser.conftest import FLAGS, HEADLESS_SHELL, PLAIN_PYTHON
from browser.hosts import GitHubPages
from browser.test_page import PATIENCE, STARTING, restarted, tabs
from exlibris.server.settings import BUNDLE

__all__ = ["tabs"]

LOGIN = b"<!doctype html><title>Welcome to our hotel</title><script>stolen = true</script>"
WRONG: dict[str, Callable[[bytes], bytes]] = {
    "other": lambda _: LOGIN,
    "empty": lambda _: b"",
    "cut": lambda content: content[: len(content) // 2],
}
KEPT = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.active && !registration.installing);
}"""
Launch = Callable[[], AbstractContextManager[BrowserContext]]


class Faulty(GitHubPages):
    """A host, or the network before it, that answers some requests wrongly once; browsers keep that for ten minutes."""

    wrong: ClassVar[dict[str, bytes]] = {}
    always: ClassVar[dict[str, bytes]] = {}
    down: ClassVar[bool] = False

    def do_GET(self) -> None:  # noqa: N802 (the name that the class asks for)
        """Answer what is wrong, or else the file."""
        path = self.path.partition("?")[0]
        if self.down:
            self.close_connection = True
        elif (content := self.wrong.pop(path, self.always.get(path))) is None:
            super().do_GET()
        else:
            self.send_response(200)
            self.send_header("Content-Type", "text/html" if content == LOGIN else self.guess_type(path))
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)


@pytest.fixture(autouse=True)
def _faultless() -> Iterator[None]:
    yield
    Faulty.wrong, Faulty.always, Faulty.down = {}, {}, False


@pytest.fixture
def launch(playwright: Playwright, chromium: str, tmp_path: Path) -> Launch:
    """Return what runs a browser within a block, each time with the same profile."""
    program: dict[str, Any] = {
        "executable_path": HEADLESS_SHELL or chromium,
        "args": [*FLAGS, PLAIN_PYTHON],
        "locale": "en-GB",
    }

    @contextmanager
    def running() -> Iterator[BrowserContext]:
        profile = playwright.chromium.launch_persistent_context(tmp_path / "profile", **program)
        with profile:
            yield profile

    return running


def wait_until_kept(page: Page) -> None:
    """Wait until the page's files are kept; it may begin anew meanwhile."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        with contextlib.suppress(Error):
            if page.evaluate(KEPT):
                return
        time.sleep(0.1)
    raise AssertionError("never kept")


def load_newer(page: Page, page_files: Path) -> None:
    """Put a newer version on the host, and load it when the page offers that."""
    Faulty.down = False
    Faulty.always = {"/page/sw.js": (page_files / "sw.js").read_bytes() + b"// newer"}
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    page.get_by_role("button", name="Load it").click()
    restarted(page)
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting === null)")
    expect(page.get_by_role("button", name="Load it")).to_have_count(0)


def names(folder: Path, patterns: list[str]) -> list[str]:
    """Return the files of a folder whose names, with their folders, match; some for each pattern."""
    every = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    found = [[name for name in every if re.fullmatch(pattern, name)] for pattern in patterns]
    assert all(found), patterns
    return [name for some in found for name in some]


SCRIPT = r"assets/index-[\w-]{8}\.js"  # the first of the page
# All that the page can begin without.
OF_PAGE = [
    r"assets/Board-.*\.css",
    r"assets/alegreya-latin-500.*",
    r"assets/NewGame-.*\.js",
    r"assets/thinking-.*\.js",
    r"index\.html",
    r"icon-192\.png",
    r"assets/serving-.*\.js",
    r"runtime.*/pyodide(-lock\.json|\.js|\.asm\.js|\.asm\.wasm\.packed)",
    r"(library|packages)-.*",
]


# A file that is known by its hash is noticed in one way, whatever comes instead: these are wrong in all ways in turn.
TURNS = [*WRONG]


def wrong(folder: Path, at: str, files: list[str], kinds: list[str]) -> dict[str, bytes]:
    """Return what comes instead of the files, by their paths at a host, of each of these kinds in turn."""
    return {
        f"{at}{name}": WRONG[kinds[number % len(kinds)]]((folder / name).read_bytes())
        for number, name in enumerate(files)
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("patterns", "kinds"), [(OF_PAGE, TURNS), ([r"sw\.js"], ["empty"])], ids=["files", "service worker"]
)
def test_the_page_starts_after_files_came_wrong_once(
    launch: Launch, page_files: Path, patterns: list[str], kinds: list[str]
) -> None:
    files = names(page_files, patterns)
    with served(page_files.parent, Faulty) as host:
        Faulty.wrong = wrong(page_files, "/page/", files, kinds)
        with launch() as profile:
            page = profile.new_page()
            page.goto(f"{host}/page/")
            if "sw.js" in files:
                restarted(page)
                page.wait_for_timeout(3_000)  # it is asked for when the page has started
            else:
                wait_until_kept(page)
                Faulty.down = True  # nothing but what is kept
        with launch() as profile:
            page = profile.new_page()
            page.goto(f"{host}/page/")
            page.locator("details.own").wait_for()
            page.locator(STARTING).wait_for(state="detached", timeout=PATIENCE)
            assert not page.evaluate("'stolen' in window")
            if patterns == [SCRIPT]:
                load_newer(page, page_files)
    assert not Faulty.wrong, "all were asked for"


# What looks after the first script is the same in both pages, and starts sooner here.
@pytest.mark.slow
# Half of a script is noticed as something else is: as no JavaScript.
@pytest.mark.parametrize("how", ["other", "empty"])
def test_the_client_of_a_server_starts_after_its_script_came_wrong_once(launch: Launch, how: str) -> None:
    with served(BUNDLE, Faulty) as host:
        Faulty.wrong = wrong(BUNDLE, "/", names(BUNDLE, [r"assets/first-.*\.js"]), [how])
        with launch() as profile:
            page = profile.new_page()
            page.goto(host)
            wait_until_kept(page)
            Faulty.down = True
        with launch() as profile:
            page = profile.new_page()
            page.goto(host)
            page.get_by_role("heading", level=1).wait_for()
            assert not page.evaluate("'stolen' in window")
    assert not Faulty.wrong, "all were asked for"


def test_a_page_that_cannot_start_offers_to_start_afresh(browser: Browser, page_files: Path) -> None:
    [script] = names(page_files, [SCRIPT])
    with served(page_files.parent, Faulty) as host, browser.new_context(locale="fr-CA") as profile:
        Faulty.always = {f"/page/{script}": LOGIN}
        page = profile.new_page()
        page.goto(f"{host}/page/")
        page.evaluate("localStorage.setItem('exlibris-settings', '{}')")
        offer = page.get_by_role("alert").filter(has_text="Ex Libris ne peut pas démarrer")
        offer.wait_for()
        Faulty.always = {
            f"/page/{name}": LOGIN for name in (script, "sw.js")
        }  # a network's own page, whatever is asked
        offer.get_by_role("button").click()
        page.wait_for_timeout(500)
        expect(offer).to_be_visible()
        Faulty.always = {}
        offer.get_by_role("button").click()
        page.locator("details.own").wait_for()
        assert page.evaluate("localStorage.getItem('exlibris-settings')") == "{}"


def test_python_that_cannot_start_is_fetched_again(tabs: BrowserContext, page_files: Path) -> None:
    [library] = names(page_files, [r"library-.*"])
    with served(page_files.parent, Faulty) as host:
        Faulty.wrong = {f"/page/{library}": WRONG["cut"]((page_files / library).read_bytes())}
        page = tabs.new_page()
        page.goto(f"{host}/page/")
        failed = page.get_by_role("alert").filter(has_text="The librarians")
        failed.wait_for(timeout=PATIENCE)
        page.reload()
        failed.wait_for(timeout=PATIENCE)  # the browser has kept what came
        failed.get_by_role("button", name="Download the files again").click()
        restarted(page)
