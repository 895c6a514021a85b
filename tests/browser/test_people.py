"""Leaving a game, coming back and ending it, as two people see it, one of them on a phone."""

from playwright.sync_api import Browser, Page, expect

from browser.clicking import new_table
from browser.conftest import profile_of
from browser.serving import Serving


def choose(page: Page, what: str) -> None:
    """Choose something in the dialog about the table, with the keyboard alone, and confirm it."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave or end the game").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=what).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Never mind")).to_be_focused()  # what comes first changes nothing
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_guest_leaves_and_returns_and_the_host_ends_the_game(page: Page, phone: Page, browser: Browser) -> None:
    table = new_table(page.request, {"name": "Rita"}, {"player": "open"})
    host, guest, watcher = page, phone, browser.new_page()
    host.goto(f"/table/{table}")
    guest.goto(f"/table/{table}")
    guest.get_by_label("Your name").fill("Eric")
    guest.get_by_role("button", name="Sit down here").click()
    expect(host.locator(".seat")).to_contain_text("Eric")
    expect(host.locator(".seat header .drawing")).to_be_visible()  # his gnome
    watcher.goto(guest.url)
    expect(watcher.get_by_role("banner")).to_contain_text("You are watching.")
    choose(guest, "Leave for now")
    expect(guest.get_by_text("A computer is playing for you, Eric.")).to_be_visible()
    expect(host.locator(".seat")).to_contain_text("a computer is playing")
    guest.get_by_role("button", name="I’m back").click()
    expect(host.locator(".seat")).not_to_contain_text("a computer is playing")
    guest.close()
    expect(host.locator(".seat")).to_contain_text("away since")
    choose(host, "End the game for everyone")
    expect(host.get_by_role("banner")).to_contain_text("The host has ended the game: no one wins.")
    expect(host.get_by_role("link", name="Replay")).to_be_visible()
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)
    watcher.close()
    join_rematch(host, phone.context.new_page(), table)


def test_two_tabs_of_a_new_browser_are_one_person(page: Page, browser: Browser, impatient: Serving) -> None:
    table = new_table(page.request, {"name": "Rita"}, {"player": "open"}, {"player": "open"})
    with profile_of(browser, impatient) as guest:
        tabs = [guest.new_page() for _ in range(2)]
        for tab in tabs:
            tab.goto(f"/table/{table}")
            tab.get_by_label("Your name").fill("Eric")
        for number, tab in enumerate(tabs):  # without waiting for what becomes of it
            tab.evaluate("number => void document.querySelectorAll('.entries .main')[number].click()", number)
        expect(tabs[1].get_by_text("You already have a seat here.")).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_text("open, for a guest")).to_have_count(1)


def join_rematch(host: Page, guest: Page, table: str) -> None:
    """Let the host ask for another game by the keyboard, and the guest join it, who begins there."""
    guest.goto(f"/table/{table}")
    host.get_by_role("button", name="Play again").focus()
    host.keyboard.press("Enter")
    expect(host.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Eric")).to_contain_text("open, for a guest")
    expect(guest.locator(".notices")).to_contain_text("Rita would like to play again")
    guest.get_by_role("button", name="Join the rematch").tap()
    expect(guest).to_have_url(host.url)
    expect(host.locator(".seat")).to_contain_text("Eric")
