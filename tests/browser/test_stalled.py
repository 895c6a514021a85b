"""Somebody who is here and does not decide, and a host who is gone: the others go on, by keyboard and on a phone."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.clicking import PHONE
from browser.conftest import profile_of
from browser.serving import Serving
from exlibris.server.settings import Settings
from support.keeping import in_database

LONG_AGO = timedelta(minutes=16)
Stalled = tuple[Page, Page]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Return a server with tables of its own."""
    with Serving(tmp_path_factory.mktemp("stalled"), impatient=True) as serving:
        yield serving


@pytest.fixture(scope="module")
def people(browser: Browser, serving: Serving) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    """Return a desktop and a phone."""
    with (
        profile_of(browser, serving) as desktop,
        profile_of(browser, serving, viewport=PHONE, has_touch=True) as phone,
    ):
        yield desktop, phone


@pytest.fixture(scope="module")
def tables(serving: Serving, people: tuple[BrowserContext, BrowserContext]) -> list[str]:
    """Return games in which nobody has decided for 16 minutes."""
    desktop, phone = people
    seats = [{"name": "Rita"}, {"player": "open"}]
    tables = [desktop.request.post("/api/tables", data={"seats": seats}).json()["id"] for _ in range(2)]
    for table in tables:
        phone.request.post(f"/api/tables/{table}/seats/1", data={"name": "Eric"})
    serving.stop()
    settings, then = Settings.in_folder(serving.data), (datetime.now(UTC) - LONG_AGO).isoformat(sep=" ")
    in_database(settings, "UPDATE table_events SET created = ?", then)
    in_database(settings, "UPDATE server_runs SET started = ?", then)
    serving.start()
    return tables


@pytest.fixture
def stalled(people: tuple[BrowserContext, BrowserContext], tables: list[str]) -> Iterator[Stalled]:
    """Return the pages of one of these games: of who should decide, and of who waits."""
    table = tables.pop()
    asked = people[0].request.get(f"/api/tables/{table}").json()["waiting_for"][0]
    pages = [context.new_page() for context in people]
    for page in pages:
        page.goto(f"/table/{table}")
    yield pages[asked], pages[1 - asked]
    for page in pages:
        page.close()


def test_a_computer_plays_on_for_who_does_not_decide_until_they_are_back(stalled: Stalled) -> None:
    idle, waiting = stalled
    expect(idle.get_by_text("You have spent a while on this decision.")).to_be_visible()
    expect(waiting.get_by_text("has spent fifteen minutes on one decision.")).to_be_visible()
    replace = waiting.get_by_role("button", name="Let a computer take over")
    expect(replace).to_be_in_viewport(ratio=1)
    replace.focus()
    waiting.keyboard.press("Enter")
    expect(idle.get_by_text("A computer is playing for you")).to_be_visible()
    back = idle.get_by_role("button", name="I’m back")
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(idle.get_by_text("A computer is playing for you")).to_have_count(0)


def test_the_game_is_called_off_after_a_second_thought(stalled: Stalled) -> None:
    _, waiting = stalled
    for sure in ("Never mind", "Do it"):
        waiting.get_by_role("button", name="Call the game off").click()
        expect(waiting.get_by_role("button", name="Never mind")).to_be_focused()
        waiting.get_by_role("button", name=sure).click()
    for page in stalled:
        expect(page.get_by_role("banner")).to_contain_text("so the game was called off: no one wins.")


def test_another_computer_plays_for_one_that_the_server_does_not_have(
    people: tuple[BrowserContext, BrowserContext],
) -> None:
    request = people[0].request
    seats = [{"name": "Rita"}, {"name": "Eric", "player": "random"}]
    table = request.post("/api/tables", data={"seats": seats, "seed": "moved house"}).json()["id"]
    file = request.post(f"/api/tables/{table}/file").text()
    moved = request.post("/api/files", data=json.loads(file.replace('"random"', '"clever"'))).json()["id"]
    page = people[0].new_page()
    page.goto(f"/table/{moved}")
    trouble = page.get_by_text("Eric is played by the computer player clever, which this server does not have.")
    expect(trouble).to_be_visible()
    page.get_by_role("button", name="Let another computer play for Eric").click()
    expect(trouble).to_have_count(0)
    page.locator("[data-action]").first.wait_for()


def test_guests_begin_when_the_host_is_gone(people: tuple[BrowserContext, BrowserContext]) -> None:
    seats = [{"name": "Rita"}, {"player": "open"}, {"player": "open"}]
    table = people[0].request.post("/api/tables", data={"seats": seats}).json()["id"]
    host, guest = (context.new_page() for context in people)
    host.goto(f"/table/{table}")
    guest.clock.install()
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name="Sit down here").first.tap()
    rita = guest.get_by_role("listitem").filter(has_text="Rita")
    expect(rita).to_contain_text("here")
    host.close()
    expect(rita).to_contain_text("away since")
    guest.clock.fast_forward("01:05")
    expect(guest.get_by_text("The host has left: any seated player may start the game.")).to_be_visible()
    expect(guest.get_by_role("button", name="Start now with computers")).to_be_visible()
