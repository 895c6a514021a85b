"""Chat at a table: two browsers, on a computer and on a phone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.axe import complaints
from browser.clicking import new_table
from browser.serving import Serving


@pytest.fixture
def people(browser: Browser, impatient: Serving) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    """Open two browsers, the second one on a phone and in Polish."""
    options = {"base_url": impatient.url, "service_workers": "block", "reduced_motion": "reduce"}
    with (
        browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}, **options) as rita,  # type: ignore[arg-type]
        browser.new_context(locale="pl-PL", viewport={"width": 390, "height": 780}, **options) as eric,  # type: ignore[arg-type]
    ):
        yield rita, eric


def seated(people: tuple[BrowserContext, BrowserContext]) -> tuple[Page, Page]:
    """Return the pages of two people at one table."""
    rita, eric = people
    table = new_table(rita.request, {"name": "Rita"}, {"name": "Eric", "player": "open"})
    eric.request.post(f"/api/tables/{table}/seats/1", data={"name": "Eric"})
    pages = rita.new_page(), eric.new_page()
    for page in pages:
        page.goto(f"/table/{table}")
    return pages


def test_two_people_talk_each_in_their_language(people: tuple[BrowserContext, BrowserContext]) -> None:
    rita, eric = seated(people)
    expect(eric.get_by_role("button", name="Czat")).to_be_visible(timeout=30_000)
    rita.get_by_role("button", name="Chat").click()
    rita.get_by_role("textbox", name="Say something").fill("Mind the goblin")
    rita.keyboard.press("Enter")
    expect(rita.get_by_role("listitem").filter(has_text="Mind the goblin")).to_be_visible()
    expect(eric.get_by_role("button", name="Czat")).to_contain_text("1")
    expect(eric.get_by_role("log")).to_contain_text("Rita: Mind the goblin")
    eric.get_by_role("button", name="Czat").click()
    expect(eric.get_by_role("listitem").filter(has_text="Mind the goblin")).to_be_visible()
    eric.get_by_role("button", name="Powodzenia!").click()
    expect(rita.get_by_role("listitem").filter(has_text="Good luck!")).to_be_visible()
    assert eric.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints(rita) == complaints(eric) == []


def test_a_line_is_removed_reported_and_its_writer_muted(people: tuple[BrowserContext, BrowserContext]) -> None:
    rita, eric = seated(people)
    url = rita.url.replace("/table/", "/api/tables/") + "/chat"
    for phrase in ("hello", "thanks"):
        rita.request.post(url, data={"seat": 0, "phrase": phrase})
        eric.request.post(url, data={"seat": 1, "phrase": phrase})
    rita.get_by_role("button", name="Chat").wait_for(timeout=30_000)
    rita.keyboard.press("m")
    said = rita.get_by_role("region", name="Chat").get_by_role("listitem")
    lines = said.filter(has_text="Eric")
    expect(lines).to_have_count(2)
    for name in ("Report", "Remove"):
        row = lines.first
        if not row.get_by_role("button", name=name).is_visible():
            row.locator("summary").click()
        row.get_by_role("button", name=name).click()
        if name == "Report":
            expect(row.get_by_role("button", name="Reported")).to_be_disabled()
    expect(lines).to_have_count(1)
    lines.first.locator("summary").click()
    lines.first.get_by_role("button", name="Mute").click()
    expect(lines).to_have_count(0)
    rita.reload()
    rita.get_by_role("button", name="Chat").click(timeout=30_000)
    expect(said.filter(has_text="Rita")).to_have_count(2)
    expect(lines).to_have_count(0)
    account = {"name": "Eric the Loud", "password": "many quiet shelves"}
    assert eric.request.post(url.partition("/api")[0] + "/api/account", data=account).ok
    assert eric.request.post(url, data={"seat": 1, "phrase": "hello"}).ok
    rita.request.post(url, data={"seat": 0, "phrase": "hello"})
    expect(said.filter(has_text="Rita")).to_have_count(3)
    expect(lines).to_have_count(0)
    rita.get_by_role("button", name="Unmute").click()
    expect(lines).to_have_count(2)
    rita.keyboard.press("Escape")
    expect(rita.get_by_role("textbox", name="Say something")).to_be_hidden()
