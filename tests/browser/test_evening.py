"""Four phones score an evening; one of them is lost on the way, and another one enters its shelf."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import check_tidy, complaints
from browser.clicking import PHONE
from browser.conftest import profile_of, watch
from browser.serving import Serving
from browser.test_score import assert_same, evening, key, pick, remember, tap_shelf
from support import given

NAMES = ("Rita", "Eric", "Ann", "Bo")


def sheet_of(names: tuple[str, ...]) -> dict[str, Any]:
    """Return the sheet of an evening of these people."""
    sheet = evening()
    return {**sheet, "seats": [seat | {"name": name} for seat, name in zip(sheet["seats"], names, strict=True)]}


class Phone:
    """A phone with a profile of its own."""

    def __init__(self, browser: Browser, serving: Serving, stack: ExitStack, sheet: dict[str, Any]) -> None:
        self.profile = stack.enter_context(
            profile_of(browser, serving, viewport=PHONE, has_touch=True, reduced_motion="reduce")
        )
        self.page = self.profile.new_page()
        self.errors = watch(self.page)
        remember(self.page, sheet)

    def join(self, link: str, name: str) -> None:
        """Open the link, and take a name."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Enter my shelf").tap()
        expect(self.part(name)).to_be_visible()

    def part(self, name: str) -> Any:
        """Return the entry of a shelf."""
        return self.page.get_by_role("region", name=name, exact=True)

    def choose_focus(self, seat: dict[str, Any]) -> None:
        """Choose the focus of a shelf, unless it is chosen already."""
        button = self.page.get_by_role("button", name=f"Focus: {seat['focus'].capitalize()}")
        if button.get_attribute("aria-pressed") != "true":
            button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")

    def enter(self, seat: dict[str, Any]) -> None:
        """Enter a shelf, and say that it is complete."""
        self.choose_focus(seat)
        tap_shelf(self.page, seat)
        self.page.get_by_role("button", name="This shelf is complete").tap()

    def state_of(self, name: str) -> Any:
        """Return the line of a seat."""
        return self.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)


@pytest.fixture
def phones(browser: Browser, serving: Serving) -> Iterator[list[Phone]]:
    with ExitStack() as stack:
        phones = [Phone(browser, serving, stack, sheet_of(NAMES)) for _ in NAMES]
        yield phones
        # The refusals that the tests ask for are the only errors.
        assert [error for phone in phones for error in phone.errors if "40" not in error] == []


def opened(phone: Phone, count: int) -> str:
    """Open an evening on a phone, and return its link."""
    page = phone.page
    page.goto("/score")
    key(page, "Players", count).tap()
    pick(page, "Prominent", "reference")
    pick(page, "Banned", "corrupted")
    page.get_by_role("button", name="Enter the shelves on several phones").tap()
    expect(page.get_by_label("Your name")).to_be_visible()
    expect(page.get_by_text("This link works only on this computer.")).to_be_visible()
    return page.url


def call(caller: Phone, *phones: Phone) -> None:
    """Call the inspector on one phone, and see that all show the inspection, and no points before it."""
    for phone in phones:
        expect(phone.page.get_by_role("button", name="Call the inspector")).to_be_enabled()
        expect(phone.page.locator("article")).to_have_count(0)
    caller.page.get_by_role("button", name="Call the inspector").tap()
    for phone in phones:
        expect(phone.page.get_by_role("heading", name="The inspector is here")).to_be_visible()
        check_tidy(phone.page)
        onward = phone.page.get_by_role("button", name="Continue")
        while onward.is_visible():
            onward.tap()


def test_four_phones_of_which_one_is_lost(phones: list[Phone], serving: Serving) -> None:
    sheet = sheet_of(NAMES)
    rita, eric, ann, bo = phones
    link = opened(rita, 4)
    check_tidy(rita.page)
    for phone, name in zip(phones, NAMES, strict=True):
        phone.join(link, name)
    expect(bo.page.get_by_role("status").filter(has_text="Still to come")).to_contain_text("Rita, Eric, Ann, Bo")
    check_tidy(ann.page)

    # Eric's phone is lost in the middle of the shelf.
    eric.choose_focus(sheet["seats"][1])
    for name in ("A", "B"):
        key(eric.page, "Letter", name).tap()
        key(eric.page, "Number", 2).tap()
    expect(rita.state_of("Eric")).to_contain_text("still writing")
    eric.page.wait_for_timeout(2500)
    eric.profile.close()

    # A server that is started again, and a page that is loaded again, lose nothing.
    rita.enter(sheet["seats"][0])
    expect(ann.state_of("Rita")).to_contain_text("done")
    ann.choose_focus(sheet["seats"][2])
    serving.stop()
    key(ann.page, "Letter", "A").tap()
    key(ann.page, "Number", 3).tap()
    expect(ann.page.get_by_text("Not sent yet")).to_be_visible()
    serving.start()
    expect(ann.page.get_by_text("Not sent yet")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile(": A3$"))).to_be_visible()
    ann.page.get_by_role("button", name=re.compile(": A3$")).tap()
    ann.page.get_by_role("button", name="Remove it").tap()
    ann.enter(sheet["seats"][2])
    bo.enter(sheet["seats"][3])
    expect(rita.page.get_by_role("status").filter(has_text="Still to come")).to_contain_text("Eric.")
    expect(rita.page.locator("article")).to_have_count(0)

    # Bo's phone takes over what Eric has begun.
    bo.page.get_by_role("button", name="Enter Eric’s shelf here").tap()
    bo.page.get_by_role("button", name="Take it from the other phone?").tap()
    expect(bo.page.get_by_role("button", name=re.compile(": B2$"))).to_be_visible()
    rest = {**sheet["seats"][1], "shelf": [sheet["seats"][1]["shelf"][0][2:], *sheet["seats"][1]["shelf"][1:]]}
    tap_shelf(bo.page, rest)
    bo.page.get_by_role("button", name="This shelf is complete").tap()

    # The focus goes on where a button has gone.
    expect(bo.page.locator("#form")).to_be_focused()

    # No phone shows points before one of them calls the inspector, to all; each keeps the result.
    call(ann, rita, ann, bo)
    for phone in (rita, ann, bo):
        assert_same(phone.page, given.scored(sheet))
        assert complaints(phone.page) == [], complaints(phone.page)

    # A phone that comes later finds the result.
    bo.page.reload()
    expect(bo.page.get_by_role("button", name="See the inspection again")).to_be_visible()
    serving.stop()
    for phone in (rita, ann, bo):
        expect(phone.page.locator("article")).to_contain_text("wins")


def test_a_phone_that_comes_back_learns_that_another_has_its_shelf(phones: list[Phone]) -> None:
    rita, eric, ann, _ = phones
    link = opened(rita, 2)
    rita.join(link, "Rita")
    eric.join(link, "Eric")
    ann.page.goto(link)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Enter my shelf").tap()
    expect(ann.page.get_by_role("alert")).to_contain_text("All shelves of this evening are taken")
    ann.page.get_by_role("button", name="Enter Eric’s shelf here").tap()
    ann.page.get_by_role("button", name="Take it from the other phone?").tap()
    expect(ann.part("Eric")).to_be_visible()
    expect(eric.page.get_by_role("alert")).to_have_text("Eric’s shelf is now being entered on another phone.")
    expect(eric.part("Eric")).to_have_count(0)


def test_a_wrong_link_says_so(phones: list[Phone]) -> None:
    page = phones[0].page
    page.goto("/score/unknown")
    expect(page.get_by_role("alert")).to_have_text("There is no such evening. Evenings are deleted after a day.")
    check_tidy(page)
