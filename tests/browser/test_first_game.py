"""A beginner's first game: tips at the decisions, and the note that a new round begins."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.clicking import DESKTOP, PHONE, hurry

MOST_CHOICES = 60


@pytest.mark.parametrize("screen", [DESKTOP, PHONE])
def test_a_first_game_teaches_until_the_reader_wants_no_more_tips(page: Page, screen: dict[str, int]) -> None:
    hurry(page)
    page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    tip = page.locator(".area-tips")
    expect(tip).to_contain_text("Each round, everyone places their assistants")
    assert complaints(page) == []
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_be_empty()
    play_to_the_second_round(page)
    expect(page.get_by_text("Round 2 begins. First to place:")).to_be_visible()
    expect(tip).to_be_empty()


def play_to_the_second_round(page: Page) -> None:
    """Choose the first option again and again, as the page watches."""
    address = f"/api/tables/{page.url.rpartition('/')[2]}"
    for _ in range(MOST_CHOICES):
        expect(page.locator("[data-asked='true']")).to_be_visible()
        seen = page.request.get(address).json()
        if seen["view"]["round"] == 2:
            return
        if seen["decision"]:
            action = seen["decision"]["actions"][0]["action"]
            choice = {"seat": seen["you"], "action": action, "number": seen["number"]}
            page.request.post(f"{address}/actions", data=choice)
    raise AssertionError("the first round does not end")
