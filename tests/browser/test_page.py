"""The page that needs no server, as plain files: games, without a network, in two tabs, and after a tab's death."""

import ast
import asyncio
import contextlib
import lzma
import re
import sys
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, Route, expect

from browser.clicking import BOARD, HAND_OVER, PHONE, READY, Clicker, engines_form, form, hurry
from browser.component_page import served
from browser.conftest import FLAGS, HEADLESS_SHELL, PLAIN_PYTHON, ROOT, watch
from browser.hosts import Bucket, Quiet, size
from exlibris.content import as_own_deck
from support.page_storage import MemoryStorage, Visit, forward
from support.page_storage import opened as begin

STARTING = "#starting"
PATIENCE = 90_000
RITA = {"player": "human", "name": "Rita"}
ERIC = {"player": "human", "name": "Eric"}
RANDOM = {"player": "random"}
WITHIN = {"collections/abc", "math", "unicodedata", "zlib"}  # Pyodide has them without a file
PUT = """([id, opened, entries]) => new Promise(done => {
    const request = indexedDB.open("exlibris", 1);
    request.onsuccess = () => {
        const change = request.result.transaction(["tables", "events"], "readwrite");
        change.objectStore("tables").put({ opened, line: "" }, id);
        entries.forEach((entry, at) => change.objectStore("events").put(entry, [id, at + 1]));
        change.oncomplete = done;
    };
})"""

DELETE = """id => new Promise(done => {
    const request = indexedDB.open("exlibris", 1);
    request.onsuccess = () => {
        const change = request.result.transaction("tables", "readwrite");
        change.objectStore("tables").delete(id);
        change.oncomplete = () => { new BroadcastChannel("exlibris").postMessage(id); done(); };
    };
})"""


@pytest.fixture
def bucket(page_files: Path) -> Iterator[str]:
    """Serve the page in a folder of a store that knows no folders, and return where that would be."""
    with served(page_files.parent, Bucket) as host:
        yield f"{host}/page/"


@pytest.fixture
def tabs(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser that was never here before, without the service worker, which would fetch all once more."""
    with browser.new_context(locale="en-GB", service_workers="block") as context:
        yield context


@pytest.fixture
def keeping(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser that keeps the page for when there is no network."""
    with browser.new_context(locale="en-GB") as context:
        yield context


def opened(tabs: BrowserContext, address: str, path: str = "/") -> Page:
    """Open a tab, and wait until the librarians are out of bed."""
    page = tabs.new_page()
    hurry(page)
    page.goto(f"{address}#{path}")
    page.locator(STARTING).wait_for(state="attached")
    page.locator(STARTING).wait_for(state="detached", timeout=PATIENCE)
    return page


def begun(*seats: dict[str, str], rounds: int, **table: object) -> tuple[str, MemoryStorage]:
    """Return a table that has been played up to a round, with its id."""
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright's own loop runs here
        return elsewhere.submit(asyncio.run, played_to(*seats, rounds=rounds, **table)).result()


async def played_to(*seats: dict[str, str], rounds: int, **table: object) -> tuple[str, MemoryStorage]:
    """Play a table up to a round, or else up to its inspection."""
    storage = MemoryStorage()
    visit = Visit(storage)
    table_id = await begin(visit, *seats, **{"seed": "late", **table})
    await forward(visit, table_id, rounds)
    return table_id, storage


@pytest.fixture(scope="module")
def home(browser: Browser, address: str) -> Iterator[Page]:
    """Return a page that has started, for all tests that need no browser of their own."""
    with browser.new_context(locale="en-GB", service_workers="block") as context:
        yield opened(context, address)


def brought(page: Page, address: str, table: tuple[str, MemoryStorage]) -> Page:
    """Show a table that was begun elsewhere."""
    table_id, storage = table
    page.evaluate(PUT, [table_id, storage.tables[table_id], storage.events[table_id]])
    page.goto(f"{address}#/table/{table_id}")
    page.locator(READY).first.wait_for()
    return page


def number_on(page: Page) -> int:
    """Return the number of the snapshot that a table's page shows."""
    return int(page.locator(BOARD).get_attribute("data-number") or 0)


def test_all_of_it_is_six_megabytes(page_files: Path) -> None:
    assert sum(size(file) for file in page_files.rglob("*") if file.is_file()) < 6_250_000


def unpacked(page_files: Path, name: str) -> set[str]:
    """Return the modules and packages in an archive of the page, by their paths."""
    [file] = page_files.glob(f"{name}-*.packed")
    content = file.read_bytes()
    unsized = content[:5] + b"\xff" * 8 + content[13:]  # as Python writes it
    with ZipFile(BytesIO(lzma.decompress(unsized))) as archive:
        return {path.partition(".")[0].removesuffix("/__init__") for path in archive.namelist()}


def imported(source: str) -> set[str]:
    """Return the modules of the standard library that a source imports anywhere, by their paths."""
    nodes = [*ast.walk(ast.parse(source))]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    return {name.replace(".", "/") for name in names if name.partition(".")[0] in sys.stdlib_module_names}


def test_what_is_imported_at_any_time_is_in_the_page(page_files: Path) -> None:
    library, packages = unpacked(page_files, "library"), unpacked(page_files, "packages")
    sources = [ROOT / f"src/{path}.py" for path in packages] + [ROOT / f"src/{path}/__init__.py" for path in packages]
    wanted = {name: file for file in sources if file.is_file() for name in imported(file.read_text("utf-8"))}
    assert len(wanted) > 30
    missing = wanted.keys() - library - WITHIN - set(sys.builtin_module_names)
    assert {name: wanted[name] for name in missing} == {}


def rules_for_hosts(page_files: Path) -> dict[str, dict[str, str]]:
    """Return the headers that hosts are asked to send, by the paths of files."""
    text = (page_files / "_headers").read_text("utf-8")
    parts = [part.splitlines() for part in re.split(r"\n(?=/)", text)]
    return {path: dict(line.strip().split(": ", 1) for line in lines) for path, *lines in parts}


def test_hosts_are_told_to_protect_the_page_in_browsers(page_files: Path) -> None:
    index = (page_files / "index.html").read_text("utf-8")
    [policy] = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', index)
    [script] = re.findall(r"<script>(.*?)</script>", index, re.DOTALL)
    assert index.index("Content-Security-Policy") < index.index("<script")
    headers = rules_for_hosts(page_files)["/*"]
    assert headers["Content-Security-Policy"] == f"{policy}; frame-ancestors 'none'"
    assert f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" in policy
    assert "'unsafe-eval'" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert max(map(len, headers.values())) < 2000  # that Cloudflare reads


def test_hosts_are_told_to_cache_what_is_named_by_its_content_and_nothing_else(page_files: Path) -> None:
    rules = rules_for_hosts(page_files)
    assert "Cache-Control" not in rules.pop("/*")
    assert all(rule == {"Cache-Control": "max-age=31536000, immutable"} for rule in rules.values())
    paths = [*rules]
    assert len(paths) < 100  # that Cloudflare reads
    assert not any("*" in path[:-1] for path in paths)  # which is no pattern at Netlify
    names = [f"/{file.relative_to(page_files).as_posix()}" for file in page_files.rglob("*") if file.is_file()]
    cached = {name: sum(fnmatchcase(name, path) for path in paths) for name in names}
    assert set(cached.values()) == {0, 1}  # values of two rules are joined
    fixed = {name for name, count in cached.items() if not count}
    assert {"/index.html", "/sw.js", "/cells.js"} <= fixed
    assert not any(name.count("/") > 1 or name.endswith(".packed") for name in fixed)


def test_a_game_against_three_computers_goes_on_without_a_network(keeping: BrowserContext, bucket: str) -> None:
    page = opened(keeping, f"{bucket}index.html")
    errors = watch(page)
    page.locator("details.own > summary").click()
    for seat, sitter in enumerate(["you", "random", "random", "random"], 1):
        page.get_by_label(f"Who plays seat {seat}").select_option(sitter)
    page.get_by_role("button", name="Open the table").click()
    clicker = Clicker(page, seed=4)
    assert not clicker.play(2)

    page.evaluate("navigator.serviceWorker.ready")
    keeping.set_offline(True)
    page.locator(READY).first.wait_for()  # until the computers have moved
    number = number_on(page)
    page.reload()
    page.locator(STARTING).wait_for(state="detached", timeout=PATIENCE)
    page.locator(READY).first.wait_for()
    assert number_on(page) == number
    assert not clicker.play(2)
    page.goto(f"{bucket}#/lobby")  # the store itself has nothing there
    expect(page.get_by_text("you will find open tables on an Ex Libris server")).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("path", ["account", "lobby", "players", "score/an-evening"])
def test_pages_about_other_people_say_that_they_need_a_server(home: Page, address: str, path: str) -> None:
    home.goto(f"{address}#/{path}")
    expect(home.get_by_role("status").filter(has_text="this page")).to_be_visible()
    home.get_by_role("link", name="All tables").click()
    expect(home.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_game_comes_to_its_end(home: Page, address: str) -> None:
    page = brought(home, address, begun(RITA, ERIC, rounds=99))
    assert Clicker(page, seed=7).play()
    assert form(page) == engines_form(page)


@pytest.fixture
def apart(playwright: Playwright, chromium: str) -> Iterator[BrowserContext]:
    """Return a browser in which each tab has a process of its own."""
    program = playwright.chromium.launch(executable_path=HEADLESS_SHELL or chromium, args=[*FLAGS, PLAIN_PYTHON])
    with program, program.new_context(locale="en-GB", service_workers="block") as context:
        yield context


def test_tabs_follow_each_other_and_outlive_each_other(apart: BrowserContext, address: str) -> None:
    tabs = apart
    page = brought(opened(tabs, address), address, begun(RITA, RANDOM, rounds=2))
    path = page.url.partition("#")[2]
    other = opened(tabs, address, path)
    Clicker(page, seed=1).play(3)
    page.locator(READY).first.wait_for()  # the computer has moved
    expect(other.locator(BOARD)).to_have_attribute("data-number", str(number_on(page)))

    number = number_on(page)
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash", timeout=5_000)
    Clicker(other, seed=2).play(2)
    other.locator(READY).first.wait_for()
    assert number_on(other) > number
    other.evaluate(DELETE, path.split("/")[-1])  # as another tab does
    expect(other.get_by_role("heading", name="no such table")).to_be_visible()


def shown(page: Page, cards: set[str]) -> set[str]:
    """Return which of the cards are named anywhere in the document."""
    everything = page.locator("body").text_content() or ""
    return {card for card in cards if card in everything}


def test_who_takes_the_device_sees_nothing_of_the_other_hand(home: Page, address: str) -> None:
    page = brought(home, address, begun(RITA, ERIC, rounds=2))
    clicker, before = Clicker(page, seed=5), set[str]()
    for _ in range(3):
        clicker.step()  # takes the device
        assert not shown(page, before)
        while not page.locator(HAND_OVER).count():
            clicker.play(1)
        before = set(page.locator(".hand .slot .unseen").all_text_contents())
        assert shown(page, before) == before != set()
        clicker.step()  # hands it over
        assert not shown(page, before)
        expect(page.locator(".hand")).to_have_count(0)


def test_tables_are_carried_as_files_to_another_browser(
    home: Page, browser: Browser, address: str, tmp_path: Path
) -> None:
    page = brought(home, address, begun(RITA, RANDOM, rounds=2))
    number, path = number_on(page), page.url.partition("#")[2]
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave or end the game").click()
    page.get_by_role("button", name="Save this table as a file").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Do it").click()
    one, all_of_them = tmp_path / "table.json", tmp_path / "tables.json"
    saved.value.save_as(one)
    assert not Clicker(page, seed=1).play(2)
    page.locator(READY).first.wait_for()  # the computer has moved
    later = number_on(page)
    page.goto(f"{address}#/")
    page.get_by_text("All your tables as one file").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all tables").click()
    saved.value.save_as(all_of_them)

    with browser.new_context(locale="en-GB", viewport=PHONE, service_workers="block") as elsewhere:
        there = opened(elsewhere, address)
        there.locator("details.own > summary").click()
        there.get_by_label("Continue a table from a file").set_input_files(one)
        there.locator(READY).first.wait_for()
        assert number_on(there) == number

        there.goto(f"{address}#/")
        there.get_by_text("All your tables as one file").click()
        there.get_by_label("Load tables from a file").set_input_files(all_of_them)
        expect(there.get_by_text("Tables loaded from the file")).to_be_visible()
        there.goto(f"{address}#{path}")
        expect(there.locator(BOARD)).to_have_attribute("data-number", str(later))
        assert not Clicker(there, seed=1).play(2)


def wheel_of(sources: Path, folder: Path) -> Path:
    """Return a wheel of an expansion's sources."""
    wheel = folder / "exlibris_observatory-1.0-py3-none-any.whl"
    about = {
        "METADATA": "Metadata-Version: 2.1\nName: exlibris-observatory\nVersion: 1.0\n",
        "entry_points.txt": "[exlibris.expansions]\nobservatory = exlibris_observatory:EXPANSION\n",
    }
    with ZipFile(wheel, "w") as archive:
        for name, text in about.items():
            archive.writestr(f"exlibris_observatory-1.0.dist-info/{name}", text)
        for file in sources.rglob("*.*"):
            archive.write(file, file.relative_to(sources))
    return wheel


def restarted(page: Page) -> None:
    """Wait until the page has started again."""
    page.locator(STARTING).wait_for(state="attached")
    page.locator(STARTING).wait_for(state="detached", timeout=PATIENCE)


def test_an_expansion_and_a_deck_are_added_from_files(tabs: BrowserContext, address: str, tmp_path: Path) -> None:
    page = opened(tabs, address)
    add = page.get_by_label("Add a file")
    deck = tmp_path / "attic.tsv"
    deck.write_text(as_own_deck("en", "The Attic").text(), "utf-8")
    for file in (deck, wheel_of(ROOT / "examples/observatory/src", tmp_path)):
        page.get_by_text("Expansions and decks from files").click()
        add.set_input_files(file)
        asked = page.get_by_role("dialog", name=f"Add {file.name}?")
        expect(asked.get_by_text("send it to others" if file.suffix == ".whl" else "no program")).to_be_visible()
        asked.get_by_role("button", name="Add it", exact=True).click()
        restarted(page)
    page.locator("details.own > summary").click()
    expect(page.get_by_role("checkbox", name="The Attic")).to_be_visible()
    page.get_by_role("checkbox", name="Observatory").check()
    page.get_by_role("button", name="Open the table").click()
    assert not Clicker(page, seed=3).play(1)


def zipped(file: Path, content: dict[str, bytes]) -> Path:
    """Write a zip file."""
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for name, text in content.items():
            archive.writestr(name, text)
    return file


def test_nothing_is_added_unasked_or_that_unpacks_to_too_much(home: Page, address: str, tmp_path: Path) -> None:
    page = home
    page.goto(f"{address}#/")
    page.get_by_text("Expansions and decks from files").click()
    add = page.get_by_label("Add a file")
    (broken := tmp_path / "broken.whl").write_bytes(b"no zip")
    bomb = zipped(tmp_path / "bomb.whl", dict.fromkeys(("a.py", "b.py", "c.py"), bytes(8_000_000)))
    assert bomb.stat().st_size < 100_000
    for file, why in ((broken, "broken.whl was not added: it is not a wheel"), (bomb, "bomb.whl was not added")):
        add.set_input_files(file)
        expect(page.get_by_role("status").filter(has_text=why)).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
    add.set_input_files(zipped(tmp_path / "small.whl", {"a.py": b""}))
    page.get_by_role("dialog", name="Add small.whl?").get_by_role("button", name="Don’t add it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)


HANGING = {
    "hanging.py": b"while True: pass",
    "hanging-1.dist-info/METADATA": b"Metadata-Version: 2.1\nName: hanging\nVersion: 1\n",
    "hanging-1.dist-info/entry_points.txt": b"[exlibris.expansions]\nhanging = hanging:EXPANSION\n",
}
# Keeps a file as an earlier version may have kept it.
KEEP_PIECE = """([name, bytes]) => new Promise(done => {
    const request = indexedDB.open("exlibris-pieces", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("files");
    request.onsuccess = () => {
        const change = request.result.transaction("files", "readwrite");
        change.objectStore("files").put(new Uint8Array(bytes).buffer, name);
        change.oncomplete = () => { request.result.close(); done(); };
    };
})"""


def test_what_keeps_the_page_from_starting_can_be_removed(tabs: BrowserContext, address: str, tmp_path: Path) -> None:
    page = tabs.new_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{address}licences.txt")
    wheel = zipped(tmp_path / "hanging.whl", HANGING)
    page.evaluate(KEEP_PIECE, [wheel.name, list(wheel.read_bytes())])
    page.goto(address)
    page.locator(STARTING).wait_for(state="attached")
    page.wait_for_timeout(3_000)  # it goes on for ever
    page.get_by_text("Expansions and decks from files").click()
    page.get_by_role("button", name=f"Remove {wheel.name}").click()
    restarted(page)
    expect(page.locator("details.own")).to_be_visible()


PROMISES_NOTHING = """navigator.storage.persist = async () => {
    sessionStorage.setItem("asked", Number(sessionStorage.getItem("asked")) + 1);
    return false;
}"""
ASKED = "sessionStorage.getItem('asked')"


def open_table(page: Page, address: str) -> None:
    """Open a table for two from the home page."""
    page.goto(f"{address}#/")
    page.locator("details.own > summary").click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(READY).first.wait_for()


# Put before the worker's script: when a test says so, the database answers as that of a full disk does.
FILLED = """
const add = IDBObjectStore.prototype.add;
let full = false;
new BroadcastChannel("fill").onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.add = function (...all) {
    if (full) throw new DOMException("no room", "QuotaExceededError");
    return add.apply(this, all);
};
"""


def test_room_is_asked_for_with_the_first_game_and_a_full_storage_loses_nothing(
    tabs: BrowserContext, address: str
) -> None:
    def filled(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FILLED + answer.text())

    tabs.route("**/assets/serving-*.js", filled)
    tabs.add_init_script(PROMISES_NOTHING)
    page = opened(tabs, address)
    assert page.evaluate(ASKED) is None
    open_table(page, address)
    note = page.get_by_role("status").filter(has_text="does not promise to keep your tables")
    expect(page.locator("#keeping")).to_have_count(1)
    expect(note).to_be_hidden()  # it waits until the table is left
    page.goto(f"{address}#/")
    expect(note).to_contain_text(re.compile(r"\d [MG]B is left"))
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    page.get_by_text("All your tables as one file").click()
    expect(page.get_by_text("Room left:")).to_be_visible()

    brought(page, address, begun(RITA, RANDOM, rounds=2))
    assert page.evaluate(ASKED) == "1"
    number, path = number_on(page), page.url.partition("#")[2]
    page.evaluate("new BroadcastChannel('fill').postMessage(true)")
    clicker = Clicker(page, seed=1)
    full = page.get_by_role("alert").filter(has_text="There is no room left in this browser’s storage")
    while not full.count():
        clicker.step()
        page.wait_for_timeout(300)
    expect(page.get_by_text("This browser could not save that: its storage is full")).to_be_visible()
    assert number_on(page) == number
    with page.expect_download() as saved:
        full.get_by_role("button", name="Save all tables").click()
    assert path.split("/")[-1] in saved.value.path().read_text("utf-8")
    full.get_by_role("button", name="Close").click()
    page.evaluate("new BroadcastChannel('fill').postMessage(false)")
    assert not clicker.play(1)
    assert number_on(page) > number


LOSE = """() => new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase("exlibris");
    [request.onsuccess, request.onerror] = [done, failed];
})"""


def test_a_table_comes_back_whose_database_the_browser_has_thrown_away(tabs: BrowserContext, address: str) -> None:
    page = brought(opened(tabs, address), address, begun(RITA, RANDOM, rounds=2))
    path = page.url.partition("#")[2]
    assert not Clicker(page, seed=1).play(2)
    page.locator(READY).first.wait_for()  # the computer has moved
    number = number_on(page)
    page.wait_for_timeout(2_500)  # it is copied a moment later
    page.goto(f"{address}licences.txt")
    page.evaluate(LOSE)
    back = opened(tabs, address, path)
    back.locator(READY).first.wait_for()
    assert number_on(back) == number
    assert not Clicker(back, seed=1).play(2)


def test_the_policy_holds_in_the_page_and_its_workers(browser: Browser, page_files: Path) -> None:
    class Netlify(Quiet):
        def end_headers(self) -> None:
            for name, value in rules_for_hosts(page_files)["/*"].items():
                self.send_header(name, value)
            super().end_headers()

    with served(page_files.parent, Netlify) as host, browser.new_context(service_workers="block") as context:
        page = context.new_page()
        errors = watch(page)
        page.goto(f"{host}/page/")
        page.locator(STARTING).wait_for(state="attached")
        page.locator(STARTING).wait_for(state="detached", timeout=PATIENCE)
        assert errors == []
        page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=http://localhost:9/a.png>')")
        page.evaluate("import('data:text/javascript,stolen = true').catch(() => null)")
        assert not page.evaluate("'stolen' in window")
        assert (
            page.evaluate("fetch('http://localhost:9/').catch(error => String(error))") == "TypeError: Failed to fetch"
        )
        assert len([error for error in errors if "Content Security Policy" in error]) >= 3
