"""A game with clocks: chosen on the home page, told to guests, shown at the seats."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.clicking import PHONE, unfold_choices
from browser.serving import Serving


def test_a_game_with_clocks_is_chosen_and_shows_them(page: Page, browser: Browser, impatient: Serving) -> None:
    unfold_choices(page)
    form = page.locator("form")
    form.get_by_text("Time to think").first.click()
    form.get_by_label("live").check()
    form.get_by_label("For the whole game").select_option("5 minutes")
    form.get_by_label("And after each turn").select_option("10 seconds")
    form.get_by_label("Who plays seat 2").select_option("guest")
    while form.get_by_role("button", name=re.compile("^Remove seat 3")).count():
        form.get_by_role("button", name=re.compile("^Remove seat 3")).click()
    form.get_by_role("button", name="Open the table").click()
    expect(
        page.get_by_text("Each player has 5 minutes for the game, and 10 seconds more after each turn.")
    ).to_be_visible()
    guest = browser.new_page(base_url=impatient.url, locale="en-GB")
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit down here").click()
    clocks = guest.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_have_text(re.compile(r"^\s*[45]:\d\d$"))
    expect(guest.locator(".clock.running")).to_have_count(1)
    guest.set_viewport_size(PHONE)
    expect(clocks).to_have_count(1)
    expect(clocks).to_be_in_viewport(ratio=1)
    guest.close()
