"""The page without the server, and after an update: what is kept, and that no old client meets a new server."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.serving import Serving
from exlibris.server.settings import BUNDLE

RULES_KEPT = "async () => Boolean(await caches.match('/api/catalog?deck=en&preset=first-en&language=en'))"
STORES = "caches.keys()"
NEW_ALONE = "async () => (await caches.keys()).join() === 'exlibris-new'"


def wait_until(page: Page, condition: str) -> None:
    """Wait for an asynchronous condition inside the page; one that never comes true times out."""
    page.evaluate(f"async () => {{ while (!(await ({condition})())) await new Promise((go) => setTimeout(go, 100)) }}")


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the built client, which the test's server serves."""
    copy = Path(shutil.copytree(BUNDLE, tmp_path / "build"))
    monkeypatch.setenv("EXLIBRIS_TEST_BUILD", str(copy))
    return copy


@pytest.fixture
def server(tmp_path: Path, build: Path) -> Iterator[Serving]:
    assert build.is_dir()
    serving = Serving(tmp_path, impatient=True)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def visitor(browser: Browser, server: Serving) -> Iterator[BrowserContext]:
    with browser.new_context(base_url=server.url, locale="en-GB") as context:
        yield context


def test_the_page_opens_offline_and_gives_way_to_a_new_build(
    visitor: BrowserContext, server: Serving, build: Path
) -> None:
    page = visitor.new_page()
    page.goto("/")
    wait_until(page, RULES_KEPT)
    before = page.evaluate(STORES)
    assert len(before) == 1
    server.stop()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text="The server can't be reached")).to_be_visible()

    index, worker = build / "index.html", build / "sw.js"
    index.write_text(index.read_text("utf-8").replace("<title>", '<meta name="build" content="new" /><title>'), "utf-8")
    worker.write_text(re.sub(r'exlibris-\$\{"\w+"\}', "exlibris-new", worker.read_text("utf-8")), "utf-8")
    server.start()
    page.goto("/")
    expect(page.locator("meta[name=build]")).to_have_attribute("content", "new")
    wait_until(page, NEW_ALONE)


def test_the_page_can_be_installed(visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto("/test/blank")
    manifest = page.request.get("/manifest.json").json()
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
