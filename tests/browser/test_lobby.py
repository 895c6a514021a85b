"""A table in the lobby: opened by one person, found and joined by another on a phone, the seats drawn."""

import re

from playwright.sync_api import Page, expect

from browser.axe import check_tidy
from browser.clicking import unfold_choices


def test_a_table_is_opened_for_the_lobby_and_joined_from_there(page: Page, phone: Page) -> None:
    guest = phone
    guest.goto("/")
    guest.get_by_role("link", name="Play with others").click()
    expect(guest.get_by_text("No table is waiting for players just now.")).to_be_visible()
    open_table(page)
    expect(page.get_by_text("anyone on this server may sit down")).to_be_visible()
    expect(page.get_by_text("The seats are drawn by lot when the game begins.")).to_be_visible()
    table = guest.get_by_role("article", name="Rita is inviting players")  # the list is read again by itself
    expect(table).to_contain_text("2 of 3 seats taken")
    expect(table).to_contain_text("computer, librarian")
    expect(table).to_contain_text("No time limit.")
    check_tidy(guest)
    table.get_by_role("link", name="Take a look").tap()
    guest.get_by_label("Your name").fill("Eric")
    guest.get_by_role("button", name="Sit down here").tap()
    expect(page.locator(".log").get_by_text("The seats have been drawn, in turn order:")).to_be_visible()
    guest.goto("/lobby")
    guest.get_by_role("button", name="Open a table to everyone").tap()
    expect(guest.get_by_text("The lobby shows this table: anyone on this server may sit down.")).to_be_visible()
    page.goto("/lobby")
    expect(page.get_by_role("article", name="Eric is inviting players")).to_contain_text("1 of 2 seats taken")
    page.get_by_role("button", name="Invite a friend by link").click()
    expect(page.get_by_text("Send the link to the players you are waiting for.")).to_be_visible()
    expect(page.get_by_text("The lobby shows this table")).to_have_count(0)


def open_table(page: Page) -> None:
    """Open a table for a guest, by the keyboard where something is new."""
    unfold_choices(page)
    form = page.locator("form")
    form.get_by_label("Name at seat 1").fill("Rita")
    form.get_by_label("Who plays seat 2").select_option("guest")
    form.get_by_role("button", name=re.compile("^Remove seat 4")).click()
    for name in ("anyone on this server", "drawn by lot"):
        form.get_by_label(name).focus()
        page.keyboard.press("Space")
    form.get_by_role("button", name="Open the table").click()
