"""A seat that is passed on: a friend plays the same deal, and both shelves stand side by side."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import APIRequestContext, Browser, Page, expect

from browser.axe import complaints
from browser.clicking import DESKTOP, INSPECTION, PHONE, hurry, new_table
from browser.conftest import profile_of
from browser.serving import Serving

PATIENCE = 90_000.0  # milliseconds; the computers move meanwhile, too
LEVEL = "errand-runner"
SLIP = (1080, 1350)
CODE = (620, 914, 980, 1274)  # where the QR code of the seat stands
CODE_PIXELS = 360 * 360
NAME = "Your name in the list of the day, if you like"
WIDTH = "document.documentElement.scrollWidth"


def play_to_the_end(request: APIRequestContext, table: str) -> None:
    """Let the server play, and flip no card."""
    assert request.post(f"/test/forward/{table}", params={"turn": INSPECTION}, timeout=PATIENCE).ok
    while (seen := request.get(f"/api/tables/{table}").json())["table"]["status"] != "over":
        if seen["decision"]:
            choice = {
                "seat": seen["you"],
                "action": seen["decision"]["actions"][-1]["action"],
                "number": seen["number"],
            }
            request.post(f"/api/tables/{table}/actions", data=choice)


@pytest.fixture
def friend(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Return a page of another browser, a phone."""
    with profile_of(browser, impatient, viewport=PHONE, has_touch=True, reduced_motion="reduce") as context:
        page = context.new_page()
        hurry(page)
        yield page


def slip_of(page: Page, folder: Path) -> Image.Image:
    """Return the library slip that the end page saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a library slip").click()
    download.value.save_as(folder / "slip.png")
    return Image.open(folder / "slip.png").convert("L")


def dots(picture: Image.Image) -> tuple[int, int]:
    """Return the number of black and of white pixels."""
    counts = picture.histogram()
    return sum(counts[:8]), sum(counts[-8:])


def check_slip(page: Page, folder: Path, table: str) -> None:
    """Check the slip with the code of the seat, and the dialog that says where it was saved."""
    slip = slip_of(page, folder)
    saved = page.get_by_role("dialog", name="Share a library slip")
    expect(saved).to_contain_text(f"exlibris-{table}-slip.png")
    expect(saved.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(page.get_by_text("This link works only on this computer.")).to_have_count(1)
    assert complaints(page) == []
    assert slip.size == SLIP
    black, white = dots(slip.crop(CODE))
    assert black > 0.2 * CODE_PIXELS
    assert white > 0.2 * CODE_PIXELS


def test_a_friend_takes_the_seat_and_both_shelves_are_compared(page: Page, friend: Page, tmp_path: Path) -> None:
    hurry(page)
    page.set_viewport_size(DESKTOP)
    table = new_table(page.request, {"name": "Rita Real", "player": "human"}, {"name": "Eric", "player": LEVEL})
    play_to_the_end(page.request, table)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Offer my seat").click()
    dialog = page.get_by_role("dialog", name="Offer my seat")
    expect(dialog.get_by_alt_text("The link as a QR code")).to_be_visible()
    warnings = page.get_by_text("This link works only on this computer.")
    expect(warnings).to_have_count(1)
    expect(dialog.locator(".link")).not_to_contain_text("Rita")
    assert complaints(page) == []
    dialog.get_by_label("Your name, if you like").fill("Ada")
    link = dialog.locator(".link").inner_text()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    check_slip(page, tmp_path, table)

    friend.goto(link)
    expect(friend.get_by_role("heading", name="Ada offers you a seat")).to_be_visible()
    expect(friend.get_by_text("Errand Runner")).to_be_visible()
    assert complaints(friend) == []
    assert friend.evaluate(WIDTH) <= PHONE["width"]
    friend.get_by_label("Your name").fill("Ben")
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url("**/table/*")
    there = friend.url.rpartition("/")[2]
    seen = friend.request.get(f"/api/tables/{there}").json()
    own = page.request.get(f"/api/tables/{table}").json()["result"]["seats"][0]["total"]
    expect(friend.get_by_text(f"To beat: Ada, {own}")).to_be_visible()
    assert [seat["player"] for seat in seen["table"]["seats"]] == ["human", LEVEL]
    play_to_the_end(friend.request, there)
    friend.reload()
    shelves = friend.get_by_role("region", name="The same deal, twice")
    expect(shelves.get_by_role("heading", level=3)).to_have_count(2)
    expect(shelves.get_by_role("heading", level=3).first).to_contain_text("Ada")
    expect(shelves.get_by_role("heading", level=3).last).to_contain_text("Ben")
    expect(friend.get_by_role("heading", level=1)).to_contain_text("On the same cards")
    expect(friend.get_by_role("button", name="Send Ada your result")).to_be_visible()
    first_on_the_page = friend.locator("main > *").first
    expect(first_on_the_page).to_have_attribute("aria-label", "The same deal, twice")
    assert complaints(friend) == []
    assert friend.evaluate(WIDTH) <= PHONE["width"]


def test_the_slip_of_a_game_of_computers_offers_no_seat(page: Page, finished: str, tmp_path: Path) -> None:
    page.goto(f"/table/{finished}")
    expect(page.get_by_role("button", name="Share a picture")).to_be_visible()
    expect(page.get_by_role("button", name="Offer my seat")).to_have_count(0)
    black, _ = dots(slip_of(page, tmp_path).crop(CODE))
    assert black < 0.02 * CODE_PIXELS


def test_the_deal_of_the_day_has_one_try_and_then_a_list(page: Page, friend: Page) -> None:
    hurry(page)
    totals = []
    for player, name in ((page, "Rita"), (friend, "")):
        door = player.get_by_role("link", name="Deal of the day")
        player.goto("/")
        door.click()
        expect(player.get_by_role("heading", name="Deal of the day")).to_be_visible()
        assert complaints(player) == []
        field = player.get_by_label(NAME)
        expect(field).to_have_value("")
        field.fill(name)
        player.get_by_role("button", name="Play").click()
        player.wait_for_url("**/table/*")
        no_hints = player.get_by_role("button", name="Hint", exact=True)
        expect(no_hints).to_be_disabled()
        no_hints.click(force=True)
        expect(player.get_by_role("region", name="Hint")).to_contain_text("played without hints")
        table = player.url.rpartition("/")[2]
        player.goto("/")
        expect(door).to_contain_text("Your game is waiting")
        play_to_the_end(player.request, table)
        result = player.request.get(f"/api/tables/{table}").json()["result"]
        totals.append(result["seats"][0]["total"])
        player.reload()
        expect(door).to_contain_text(f"Your total: {totals[-1]}")
        door.click()
        expect(player.locator("li.yours")).to_have_text(f"{totals[-1]} {name or 'Newcomer'} you")
    friend.get_by_label(NAME).fill("Eve")
    friend.get_by_role("button", name="Change the name").click()
    expect(friend.locator("li.yours")).to_have_text(f"{totals[1]} Eve you")
    page.reload()
    for player, own in ((page, totals[0]), (friend, totals[1])):
        player.get_by_role("link", name="Your game and the best shelf").click()
        list_of_day = player.get_by_role("region", name="Totals of the day")
        for name, total in (("Rita", totals[0]), ("Eve", totals[1])):
            expect(list_of_day.get_by_role("listitem").filter(has_text=name)).to_contain_text(str(total))
        place = 1 + sum(other > own for other in totals)
        expect(player.get_by_role("heading", level=1)).to_have_text(
            f"Deal of the day: place\u00a0{place}\u00a0of\u00a02, with {own}\u00a0points"
        )
        assert complaints(player) == []
        assert player.evaluate(WIDTH) <= player.evaluate("innerWidth")


def test_a_damaged_link_says_so(friend: Page) -> None:
    friend.goto("/deal#deal=nothing")
    expect(friend.get_by_role("alert")).to_contain_text("This link isn’t whole")
    friend.get_by_role("link", name="All tables").click()
    expect(friend.get_by_role("button", name="Play")).to_be_visible()
