"""Somebody who is here and does not decide, and a host who is gone: the others go on, by keyboard and on a phone."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.clicking import PHONE
from browser.serving import Serving
from exlibris.server.base.settings import Settings
from exlibris.server.kit.caller import COOKIE
from support.browsing import Browser as Asker
from support.keeping import in_database, keep
from support.seating import after, opened

TOKENS = ("r" * 43, "e" * 43)
LONG_AGO = timedelta(minutes=16)


@pytest.fixture
def stalled(tmp_path: Path) -> Iterator[tuple[Serving, str, int]]:
    """Return a server with a game in which nobody has decided for 16 minutes; its table and the seat that should."""
    settings, then = Settings.in_folder(tmp_path), datetime.now(UTC) - LONG_AGO
    table, claims = opened(2, 1, [Asker.session_of(token) for token in TOKENS])
    with ThreadPoolExecutor() as pool:  # this thread has Playwright's loop
        pool.submit(keep, settings, table, [structs.replace(claim, at=then) for claim in claims]).result()
    run = (then.isoformat(sep=" "), datetime.now(UTC).isoformat(sep=" "))
    in_database(settings, "INSERT INTO server_runs (started, seen) VALUES (?, ?)", *run)
    with Serving(tmp_path, impatient=True) as serving:
        yield serving, table.id, after(table, claims).pending()[0]


@contextmanager
def playing(browser: Browser, serving: Serving, seat: int, **device: object) -> Iterator[BrowserContext]:
    """Open the browser of the person at a seat."""
    with browser.new_context(base_url=serving.url, locale="en-GB", **device) as context:  # type: ignore[arg-type]
        context.add_cookies([{"name": COOKIE, "value": TOKENS[seat], "url": serving.url}])
        yield context


def table_of(context: BrowserContext, table: str) -> Page:
    """Open the table's page."""
    page = context.new_page()
    page.goto(f"/table/{table}")
    return page


def test_a_computer_plays_on_for_who_does_not_decide_until_they_are_back(
    browser: Browser, stalled: tuple[Serving, str, int]
) -> None:
    serving, table, seat = stalled
    with playing(browser, serving, seat) as slow, playing(browser, serving, 1 - seat) as other:
        idle, waiting = table_of(slow, table), table_of(other, table)
        expect(idle.get_by_text("You have been at this decision for a while.")).to_be_visible()
        expect(waiting.get_by_text("has been at one decision for a quarter of an hour.")).to_be_visible()
        waiting.get_by_role("button", name="Let a computer play on").focus()
        waiting.keyboard.press("Enter")
        expect(waiting.locator(".seat")).to_contain_text("a computer plays")
        idle.get_by_role("button", name="I am back").click()
        expect(waiting.locator(".seat")).not_to_contain_text("a computer plays")


def test_the_game_is_called_off_on_a_phone_after_a_second_thought(
    browser: Browser, stalled: tuple[Serving, str, int]
) -> None:
    serving, table, seat = stalled
    with (
        playing(browser, serving, seat) as slow,
        playing(browser, serving, 1 - seat, viewport=PHONE, has_touch=True) as other,
    ):
        idle, waiting = table_of(slow, table), table_of(other, table)
        for sure in ("Never mind", "Do it"):
            waiting.get_by_role("button", name="Call the game off").tap()
            waiting.get_by_role("button", name=sure).tap()
        for page in (idle, waiting):
            expect(page.get_by_role("banner")).to_contain_text("so the game was called off: nobody wins.")


def test_guests_begin_when_the_host_is_gone(page: Page, browser: Browser, impatient: Serving) -> None:
    seats = [{"name": "Rita"}, {"player": "open"}, {"player": "open"}]
    table = page.request.post("/api/tables", data={"seats": seats}).json()["id"]
    page.goto(f"/table/{table}")
    with browser.new_context(base_url=impatient.url, locale="en-GB", viewport=PHONE, has_touch=True) as context:
        guest = context.new_page()
        guest.clock.install()
        guest.goto(f"/table/{table}")
        guest.get_by_role("button", name="Sit down here").first.tap()
        expect(guest.get_by_role("listitem").filter(has_text="Rita")).to_contain_text("here")
        page.close()
        expect(guest.get_by_role("listitem").filter(has_text="Rita")).to_contain_text("away since")
        guest.clock.fast_forward("01:05")
        expect(guest.get_by_text("The host is gone: whoever sits here may begin.")).to_be_visible()
        expect(guest.get_by_role("button", name="Start now with computers")).to_be_visible()
