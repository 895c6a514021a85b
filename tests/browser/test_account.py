"""An account, on a computer and a phone: made, signed in to, ended elsewhere; and a guest's return link."""

import json
from pathlib import Path
from secrets import token_hex

import pyotp
from playwright.sync_api import Locator, Page, expect

from browser.axe import check_tidy
from browser.clicking import new_table
from support.accounts import PASSWORD


def untaken(name: str) -> str:
    """Return a name that no account has, not even one of an earlier try of the same test."""
    return f"{name} {token_hex(3)}"


def open_table(page: Page) -> None:
    """Let the browser have a table of its own."""
    new_table(page.request, {"name": "Rita"}, {"player": "open"})


def fill_in(page: Page, form: str, name: str, password: str = PASSWORD) -> Locator:
    """Fill in name and password on the account's page; return the form."""
    found = page.get_by_role("form", name=form)
    found.get_by_label("Name").fill(name)
    found.get_by_label("Password", exact=True).fill(password)
    return found


def sign_up(page: Page, name: str) -> None:
    """Make an account on its page."""
    page.goto("/account")
    fill_in(page, "Create an account", name)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {name}")).to_be_visible()


def test_an_account_is_made_and_used_on_a_phone(page: Page, phone: Page) -> None:
    rita = untaken("Rita")
    page.goto("/")
    open_table(page)
    page.get_by_role("link", name="Your account").click()
    fill_in(page, "Create an account", rita)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {rita}")).to_be_visible()
    expect(page.get_by_role("listitem")).to_contain_text("this browser")
    check_tidy(page)

    phone.goto("/account")
    new = fill_in(phone, "Create an account", rita, f"{rita}, {rita}")
    new.get_by_role("button", name="Create an account").tap()
    expect(new.get_by_role("alert")).to_contain_text("or contains your name")
    old = fill_in(phone, "Sign in", rita.upper(), "a wrong password")
    old.get_by_role("button", name="Sign in").tap()
    expect(old.get_by_role("alert")).to_have_text("There is no account with this name and password.")
    check_tidy(phone)
    old.get_by_label("Password", exact=True).fill(PASSWORD)
    phone.keyboard.press("Enter")
    expect(phone.get_by_text(f"You are signed in as {rita}")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_role("link", name="Rita")).to_be_visible()  # the table of the computer

    page.reload()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_text("Signed out everywhere else.")).to_be_visible()
    phone.goto("/account")
    expect(phone.get_by_text("You are playing as a guest")).to_be_visible()


def test_password_and_address_are_changed(phone: Page) -> None:
    page = phone
    sign_up(page, untaken("Eric"))
    form = page.get_by_role("form", name="Change the password")
    form.get_by_label("Old password").fill("a wrong password")
    form.get_by_label("New password").fill("fewer silent boards")
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_role("alert")).to_have_text("That is not your password.")
    form.get_by_label("Old password").fill(PASSWORD)
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_role("status")).to_contain_text("Your password has been changed.")
    address = page.get_by_role("form", name="Save the address")
    address.get_by_label("Email address").fill("eric@example.org")
    address.get_by_label("Password", exact=True).fill("fewer silent boards")
    address.get_by_role("button", name="Save the address").click()
    expect(address.get_by_role("status")).to_have_text("Saved.")
    page.reload()
    expect(address.get_by_label("Email address")).to_have_value("eric@example.org")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_text("This browser is signed out.")).to_be_visible()


def test_a_code_is_asked_for_by_keyboard_and_on_a_phone(page: Page, phone: Page) -> None:
    zora = untaken("Zora")
    sign_up(page, zora)
    page.get_by_role("button", name="Ask for a code").press("Enter")
    form = page.get_by_role("form", name="Sign-in codes")
    expect(form.get_by_label("Code", exact=True)).to_be_focused()
    expect(form.get_by_role("img", name="QR code for the app")).to_be_visible()
    check_tidy(page)
    secret = form.locator("code").inner_text().replace(" ", "")
    page.keyboard.type(pyotp.TOTP(secret).now())
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    spare = page.get_by_role("list", name="Recovery codes").get_by_role("listitem")
    expect(spare).to_have_count(10)
    check_tidy(page)
    first = spare.first.inner_text()

    phone.goto("/account")
    entry = fill_in(phone, "Sign in", zora)
    entry.get_by_role("button", name="Sign in").tap()
    expect(entry.get_by_role("alert")).to_have_text("The password is correct. Now enter the code, too.")
    check_tidy(phone)
    entry.get_by_label("Code", exact=True).fill("000000")
    phone.keyboard.press("Enter")
    expect(entry.get_by_role("alert")).to_contain_text("That is not the current code")
    entry.get_by_label("Code", exact=True).fill(first)
    phone.keyboard.press("Enter")
    expect(phone.get_by_text(f"You are signed in as {zora}")).to_be_visible()
    phone.get_by_role("button", name="Stop asking for a code").tap()
    form = phone.get_by_role("form", name="Sign-in codes")
    form.get_by_label("Code", exact=True).fill(spare.nth(1).inner_text())
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_role("button", name="Stop asking for a code").tap()
    expect(phone.get_by_text("You will no longer be asked for a code.")).to_be_visible()


def test_a_link_by_mail_leads_to_a_form(phone: Page) -> None:
    phone.goto("/recover")
    expect(phone.get_by_role("alert")).to_contain_text("The end of the link is missing")
    phone.goto("/")
    phone.goto("/recover#an-old-secret")
    check_tidy(phone)
    phone.get_by_label("New password", exact=True).fill("fewer silent boards")
    phone.get_by_role("button", name="Change the password").tap()
    expect(phone.get_by_role("alert")).to_contain_text("This link is no longer valid")


def test_a_link_that_confirms_an_address_waits_for_its_reader(phone: Page) -> None:
    phone.goto("/confirm")
    expect(phone.get_by_role("alert")).to_be_visible()
    phone.goto("/")
    phone.goto("/confirm#an-old-secret")
    check_tidy(phone)
    phone.get_by_role("button", name="Confirm").tap()
    expect(phone.get_by_role("alert")).to_contain_text("This link is no longer valid")


def test_a_guest_plays_on_by_a_link(page: Page, phone: Page) -> None:
    page.goto("/account")
    open_table(page)
    page.get_by_role("button", name="Create a return link").click()
    url = page.get_by_role("textbox", name="Your return link").input_value()
    phone.goto(url)
    check_tidy(phone)
    phone.get_by_role("button", name="Continue as this guest").tap()
    expect(phone.get_by_text("keep this new link")).to_be_visible()
    assert phone.get_by_role("textbox", name="Your return link").input_value() != url
    phone.goto("/")
    expect(phone.get_by_role("link", name="Rita")).to_be_visible()
    page.get_by_role("button", name="Revoke the link").click()
    expect(page.get_by_text("The link no longer works.")).to_be_visible()
    phone.context.clear_cookies()
    phone.goto("/")
    phone.goto(url)
    phone.get_by_role("button", name="Continue as this guest").tap()
    expect(phone.get_by_role("alert")).to_contain_text("This link is no longer valid")
    phone.goto("/return")
    expect(phone.get_by_role("alert")).to_contain_text("The end of the link is missing")


def test_data_are_taken_home_and_deleted(phone: Page) -> None:
    zora = untaken("Zora")
    page = phone
    page.goto("/account")
    expect(page.get_by_role("heading", name="Your data")).to_have_count(0)  # nothing is kept about a new guest
    open_table(page)
    page.reload()
    expect(page.get_by_role("button", name="Delete my data")).to_be_visible()
    fill_in(page, "Create an account", zora)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Delete the account")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download your data").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (data["account"]["name"], len(data["tables"])) == (zora, 1)
    page.get_by_role("button", name="Delete the account").press("Enter")
    dialog = page.get_by_role("dialog", name="Delete the account")
    check_tidy(page)
    dialog.get_by_label("Password", exact=True).fill("a wrong password")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text("That is not your password.")
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything has been deleted.")).to_be_visible()
    expect(page.get_by_text("You are playing as a guest")).to_be_visible()
    expect(page.get_by_role("heading", name="Your data")).to_have_count(0)
