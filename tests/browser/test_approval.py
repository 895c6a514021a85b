"""The host decides who sits down: a guest on a phone asks, is declined, asks again, and is let in."""

import re

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.clicking import unfold_choices

ASKED = re.compile("Seat requested")
DOT = re.compile("circle cx='25'")


def open_table(page: Page) -> None:
    """Open a table for one guest, whom the host lets in."""
    unfold_choices(page)
    form = page.locator("form")
    form.get_by_label("Name at seat 1").fill("Rita")
    form.get_by_label("Who plays seat 2").select_option("guest")
    for seat in (4, 3):
        form.get_by_role("button", name=re.compile(f"^Remove seat {seat}")).click()
    form.get_by_label("I decide who sits down").check()
    expect(form.get_by_text("you accept or decline")).to_be_visible()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("You decide who sits down.")).to_be_visible()


def test_a_guest_asks_and_is_declined_and_then_accepted(page: Page, phone: Page) -> None:
    open_table(page)
    phone.goto(page.url)
    expect(phone.get_by_text("The host decides who sits down.")).to_be_visible()
    phone.get_by_label("Your name").fill("Eric")
    phone.get_by_role("button", name="Ask for this seat").tap()
    expect(phone.get_by_text("You have asked for “Seat 2.”")).to_be_visible()
    expect(phone.get_by_role("button", name="Ask for this seat")).to_have_count(0)
    assert complaints(phone) == []
    expect(page).to_have_title(ASKED)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", DOT)
    expect(page.get_by_text("Eric asks for “Seat 2”")).to_be_visible()
    assert complaints(page) == []
    page.get_by_role("button", name="Decline Eric").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_title("Ex Libris")
    expect(phone.get_by_text("The host has declined your request. You may ask 4 more times.")).to_be_visible()
    phone.get_by_role("button", name="Ask for this seat").tap()
    phone.get_by_role("button", name="Withdraw").tap()
    expect(page).to_have_title("Ex Libris")
    phone.get_by_role("button", name="Ask for this seat").tap()
    page.get_by_role("button", name="Accept Eric").click()
    for one in (page, phone):
        expect(one.get_by_role("button", name="Settings")).to_be_visible()
    expect(page.locator(".seat")).to_contain_text("Eric")
    expect(phone.locator(".seat")).to_contain_text("Rita")


def test_whoever_has_no_answer_when_the_game_begins_is_told_so(page: Page, phone: Page) -> None:
    open_table(page)
    phone.goto(page.url)
    phone.get_by_role("button", name="Ask for this seat").tap()
    expect(page.get_by_text("asks for “Seat 2”")).to_be_visible()
    page.get_by_role("button", name=re.compile("Start now")).click()
    expect(phone.get_by_role("banner")).to_contain_text(
        "The game began before the host answered you, so you are watching."
    )
    assert complaints(phone) == []
