"""Faults of the network and of the browser: the page names the fault, and the game can continue."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, WebSocketRoute, expect

from browser.clicking import BOARD, Clicker, new_table
from browser.conftest import profile_of
from browser.serving import Serving

SOON = 10_000  # milliseconds until the fault is named
SOCKETS = re.compile("/ws/tables/")
SAFE = "Your game is safe."
# What a browser does whose owner has forbidden it to keep anything.
BLOCKED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""
ASKED = f"{BOARD}[data-asked=true]"


@pytest.fixture(scope="module")
def lent(browser: Browser, impatient: Serving) -> Iterator[BrowserContext]:
    """Open a browser profile for all faults."""
    with profile_of(browser, impatient) as context:
        yield context


@pytest.fixture
def faulty(lent: BrowserContext) -> Iterator[Page]:
    """Open a page of that profile."""
    page = lent.new_page()
    yield page
    page.close()


def opened(page: Page, *players: str) -> str:
    """Open a new table of a person and others, and its page; return its id."""
    seats = [{"player": player, "name": f"Player {number}"} for number, player in enumerate(players, 1)]
    table = new_table(page.request, *seats)
    if "open" not in players:
        page.request.post(f"/test/forward/{table}", params={"turn": 1})
    page.goto(f"/table/{table}")
    return table


def reads(page: Page, words: str, role: Any = "status") -> None:
    """Expect the page to say so within ten seconds."""
    expect(page.get_by_role(role).filter(has_text=words).first).to_be_visible(timeout=SOON)


def silent(_: WebSocketRoute) -> None:
    """Accept a WebSocket and send nothing."""


def goes_on(page: Page) -> None:
    """Expect that a click moves the game on."""
    expect(page.locator(ASKED)).to_be_visible()
    Clicker(page, 1).step()


def test_storage_is_blocked(faulty: Page) -> None:
    faulty.add_init_script(BLOCKED)
    errors: list[str] = []
    faulty.on("pageerror", lambda error: errors.append(str(error)))
    faulty.goto("/")
    reads(faulty, "Your browser stores nothing for this page")
    opened(faulty, "human", "random")
    goes_on(faulty)
    assert errors == []


def test_a_snapshot_is_broken(faulty: Page, impatient: Serving) -> None:
    def breaks(route: Route) -> None:
        answer = route.fetch()
        snapshot = answer.json()
        for seat in snapshot.get("view", {}).get("seats", []):
            seat["hand"] = [9999 for _ in seat["hand"] or []]
        route.fulfill(response=answer, json=snapshot)

    faulty.route(re.compile(r"/api/tables/[^/]+\?"), breaks)
    faulty.route_web_socket(SOCKETS, lambda socket: socket.close())
    with faulty.expect_response(re.compile("/api/errors")):
        opened(faulty, "human", "random")
    expect(faulty.get_by_text("A shelf has fallen over").first).to_be_visible(timeout=SOON)
    reads(faulty, SAFE, "alert")
    expect(faulty.locator(BOARD)).to_be_visible()  # the rest of the table stands
    assert "error in a browser" in impatient.log.read_text("utf-8")
    faulty.unroute(re.compile(r"/api/tables/[^/]+\?"))
    faulty.reload()
    goes_on(faulty)
    expect(faulty.get_by_text("A shelf has fallen over")).to_have_count(0)


def test_a_chunk_is_missing(faulty: Page) -> None:
    faulty.route("**/assets/SettingsPanel-*.js", lambda route: route.fulfill(status=404))
    opened(faulty, "human", "random")
    faulty.get_by_role("button", name="Settings").click()
    reads(faulty, "A part of the page could not be loaded.", "alert")
    faulty.unroute("**/assets/SettingsPanel-*.js")
    faulty.get_by_role("button", name="Try again").click()
    expect(faulty.get_by_role("checkbox").first).to_be_visible()


def test_a_request_never_comes_back(faulty: Page) -> None:
    opened(faulty, "human", "random")
    goes_on(faulty)
    expect(faulty.locator(ASKED)).to_be_visible()
    faulty.route_web_socket(SOCKETS, silent)
    faulty.reload()
    expect(faulty.locator(ASKED)).to_be_visible()
    lost: list[str] = []
    faulty.route("**/actions?*", lambda route: lost.append(route.request.url))
    number = faulty.locator(BOARD).get_attribute("data-number")
    Clicker(faulty, 1).choose()
    if faulty.locator(".chooser").count():  # which assistant
        Clicker(faulty, 1).choose()
    reads(faulty, "Still waiting for the server.")
    faulty.unroute("**/actions?*")
    expect(faulty.locator(BOARD)).not_to_have_attribute("data-number", number or "")  # it is sent again
    assert lost


def test_a_line_is_half_open(faulty: Page) -> None:
    cut = False

    def relay(socket: WebSocketRoute) -> None:
        if cut:
            return
        server = socket.connect_to_server()
        socket.on_message(lambda sent: None if cut else server.send(sent))
        server.on_message(lambda sent: None if cut else socket.send(sent))

    faulty.route_web_socket(SOCKETS, relay)
    opened(faulty, "human", "random")
    goes_on(faulty)
    faulty.route("**/api/**", lambda route: route.abort() if cut else route.continue_())
    cut = True
    reads(faulty, "The connection to the server is down; trying again.")
    cut = False
    expect(faulty.get_by_text("The connection to the server is down")).to_have_count(0)
    goes_on(faulty)


def test_websockets_are_refused(faulty: Page, browser: Browser, impatient: Serving) -> None:
    faulty.route_web_socket(SOCKETS, lambda socket: socket.close())
    table = opened(faulty, "human", "open")
    with profile_of(browser, impatient) as other:
        other.request.post(f"/api/tables/{table}/seats/1", data={"name": "Eric"})
        reads(faulty, "This network blocks the live connection.")
        rival = other.new_page()
        rival.goto(f"/table/{table}")
        expect(rival.locator(BOARD)).to_be_visible()
        if faulty.locator(ASKED).count():
            goes_on(faulty)
        before = faulty.locator(BOARD).get_attribute("data-number") or ""
        goes_on(rival)
        expect(faulty.locator(BOARD)).not_to_have_attribute("data-number", before, timeout=SOON)


# As Chrome does it: text is moved into elements of its own, which the page knows nothing of.
TRANSLATE = """
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) texts.push(walker.currentNode);
for (const text of texts) {
    if (text.parentElement.closest("[translate=no]")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
}
"""


def test_a_page_is_translated(faulty: Page) -> None:
    opened(faulty, "human", "random")
    expect(faulty.locator(ASKED)).to_be_visible()
    faulty.evaluate(TRANSLATE)
    goes_on(faulty)
    faulty.keyboard.press("Escape")  # what has been picked up or asked is not there after a reload
    expect(faulty.locator(ASKED)).to_be_visible()
    heads = ".turn-order, .round, .wanted"
    shown = faulty.locator(heads).all_inner_texts()
    faulty.reload()
    expect(faulty.locator(ASKED)).to_be_visible()
    assert faulty.locator(heads).all_inner_texts() == shown


def test_a_language_does_not_come(faulty: Page) -> None:
    faulty.route("**/assets/client.fr-*.js", lambda route: route.abort())
    faulty.goto("/")
    faulty.get_by_label("Language").select_option("fr")
    reads(faulty, "The translation (Français) could not be loaded", "alert")
    expect(faulty.get_by_label("Language")).to_have_value("en")
