"""The fingerprint of a deal: shown at the table, noted by the browser, compared when the game is over."""

import json

from playwright.sync_api import Page, expect

from browser.clicking import PHONE, new_table
from support.committing import committed
from support.recording import finished as finished_record

PATIENCE = 30_000.0  # milliseconds, for a worker process that has to start first
GOOD = "The deal is as promised"


def opened(page: Page, other: str) -> tuple[str, str]:
    """Open a table for one person and somebody else; return its id and its fingerprint."""
    table = new_table(page.request, {"name": "Rita"}, {"name": "Eric", "player": other})
    return table, str(page.request.get(f"/api/tables/{table}").json()["table"]["commitment"])


def expect_verdict(page: Page, verdict: str) -> None:
    """Wait for what the page says of a record."""
    expect(page.get_by_role("heading", name=verdict)).to_be_visible(timeout=PATIENCE)


def expect_fingerprint(page: Page, promised: str) -> None:
    """Open the dialog that shows a fingerprint, and close it."""
    page.get_by_role("button", name="Fingerprint of the deal").click()
    dialog = page.get_by_role("dialog", name="Fingerprint of the deal")
    expect(dialog.locator("code")).to_have_text(promised)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_the_fingerprint_is_noted_at_the_table_and_compared_at_its_end(page: Page) -> None:
    page.set_viewport_size(PHONE)
    table, promised = opened(page, "random")
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Settings").click()
    expect_fingerprint(page, promised)
    page.wait_for_function("id => (localStorage.getItem('exlibris-deals') ?? '').includes(id)", arg=table)
    page.request.post(f"/api/tables/{table}/end")
    page.goto(f"/verify/{table}")
    expect_verdict(page, GOOD)
    expect(page.get_by_text("It has the fingerprint that you noted.")).to_be_visible()
    expect(page.get_by_text("This browser noted it when it first saw the table.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_whoever_waits_for_others_sees_the_fingerprint(page: Page) -> None:
    table, promised = opened(page, "open")
    page.goto(f"/table/{table}")
    expect_fingerprint(page, promised)


def test_the_end_page_leads_to_the_check(page: Page, finished: str) -> None:
    page.goto(f"/table/{finished}")
    page.locator("summary").filter(has_text="The deal revealed").click()
    page.get_by_role("link", name="Check the deal").click()
    expect_verdict(page, GOOD)
    expect(page.get_by_text("The host chose the seed of this deal")).to_be_visible()


def test_a_record_that_was_changed_is_found_out(page: Page) -> None:
    page.goto("/verify")
    record = json.loads(committed(finished_record(2, 3)).to_json())
    drop(page, {**record, "result": "99 0, won by 0"})
    expect_verdict(page, "Something is wrong")
    expect(page.get_by_text("The result in the record is wrong: the game leads to a different one.")).to_be_visible()
    drop(page, record)
    expect_verdict(page, GOOD)
    noted, again = page.get_by_label("Fingerprint, as you noted it"), page.get_by_role("button", name="Check again")
    noted.fill("0" * 63)
    expect(again).to_be_disabled()
    noted.fill("0" * 64)
    again.click()
    expect_verdict(page, "Something is wrong")
    expect(page.get_by_text("It does not have the fingerprint that you noted.")).to_be_visible()


def test_an_older_record_has_promised_nothing(page: Page) -> None:
    page.goto("/verify")
    drop(page, json.loads(finished_record(2, 3).to_json()))
    expect_verdict(page, "Nothing is wrong, but nothing was promised either")


def drop(page: Page, record: object) -> None:
    """Choose a file with the record."""
    content = json.dumps(record).encode()
    page.get_by_label("Choose a file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )
