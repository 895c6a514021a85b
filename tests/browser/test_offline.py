"""The page without the server, and after an update: what is kept, and that no old client meets a new server."""

import json
import re
import shutil
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.serving import Serving
from exlibris.server.settings import BUNDLE

# The last rulebook's facts are kept last.
FACTS_KEPT = """async () => Boolean(
    await caches.match('/api/catalog?deck=en&preset=revised-en&language=en') &&
    await caches.match('/api/rules?rulebook=revised-en&language=en'))"""
STORES = "caches.keys()"
NEW_ALONE = "async () => (await caches.keys()).join() === 'exlibris-new'"
KEPT_SECONDS = 60
# A sheet whose form is complete but for its sums.
SHEET = {
    "prominent": "reference",
    "banned": "corrupted",
    "seats": [{"focus": "monster"}, {"focus": "spells"}],
    "called": True,
}


def wait_until(page: Page, condition: str) -> None:
    """Wait for an asynchronous condition inside the page."""
    met = page.evaluate(
        f"""async () => {{
            const until = Date.now() + {KEPT_SECONDS * 1000};
            while (Date.now() < until) {{
                if (await ({condition})()) return true;
                await new Promise((go) => setTimeout(go, 100));
            }}
            return false;
        }}"""
    )
    assert met, condition


def let_go(page: Page) -> None:
    """Stop the workers, as browsers do after minutes without work: a new one takes over when the old one rests."""
    tools = page.context.new_cdp_session(page)
    tools.send("ServiceWorker.enable")
    tools.send("ServiceWorker.stopAllWorkers")
    tools.detach()


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the built client, which the test's server serves."""
    copy = Path(shutil.copytree(BUNDLE, tmp_path / "build"))
    monkeypatch.setenv("EXLIBRIS_TEST_BUILD", str(copy))
    return copy


@pytest.fixture
def server(tmp_path: Path, build: Path) -> Iterator[Serving]:
    """Run a server of that build, which may be stopped."""
    assert build.is_dir()
    with Serving(tmp_path, impatient=True) as serving:
        yield serving


def integrity(file: Path) -> str:
    """Return the hash by which the worker knows a file."""
    return f"sha256-{b64encode(sha256(file.read_bytes()).digest()).decode()}"


def renew(build: Path) -> None:
    """Make the build look like a newer one: another name of the script that all others import from, another store."""
    index, worker = build / "index.html", build / "sw.js"
    (script,) = re.findall(r'src="/assets/(first-[^"]+\.js)"', index.read_text("utf-8"))
    text = worker.read_text("utf-8").replace(script, "first-new.js")
    (build / "assets" / script).rename(build / "assets/first-new.js")
    for file in (index, *build.glob("assets/*.js")):
        before, content = integrity(file), file.read_text("utf-8")
        file.write_text(content.replace(script, "first-new.js"), "utf-8")
        text = text.replace(before, integrity(file))
    worker.write_text(re.sub(r"(exlibris-\W*)[0-9a-f]{12}", r"\1new", text), "utf-8")


def test_the_page_opens_offline_and_gives_way_to_a_new_build(browser: Browser, server: Serving, build: Path) -> None:
    page = browser.new_page(base_url=server.url, locale="en-GB")
    page.goto("/")
    wait_until(page, FACTS_KEPT)
    assert len(page.evaluate(STORES)) == 1
    page.evaluate("sheet => localStorage.setItem('exlibris-score', sheet)", json.dumps(SHEET))

    server.stop()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("status").filter(has_text="The server can’t be reached")).to_be_visible()
    page.goto("/score")
    expect(page.get_by_role("alert").filter(has_text="The server works out the sums")).to_be_visible()

    renew(build)
    server.start()
    expect(page.get_by_role("row", name="Total")).to_be_visible(timeout=30_000)  # without a click
    expect(page.get_by_role("status").filter(has_text="There is a new version")).to_be_visible(timeout=30_000)
    page.get_by_role("link", name="Ex Libris").click()
    expect(page.locator("script[src='/assets/first-new.js']")).to_have_count(1)
    let_go(page)
    wait_until(page, NEW_ALONE)
    expect(page.get_by_text("There is a new version")).to_have_count(0)
    page.close()


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/test/blank")
    manifest = page.request.get("/manifest.json").json()
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])


def test_a_connection_comes_back_where_workers_are_blocked(page: Page) -> None:
    note = page.get_by_text("The server can’t be reached.")
    page.goto("/")
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.get_by_role("link", name="Play with others").click()
    expect(note).to_be_visible()
    page.unroute("**/api/**")
    expect(note).to_have_count(0)  # and nothing has gone wrong in the page, see `watch`
