"""The home page: "Play" at first sight, tables to go on with before it, and the form as it was last sent."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.clicking import fill_in_new_table, unfold_choices

pytestmark = pytest.mark.usefixtures("hurried")

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (390, 844), (844, 390), (820, 1180), (1024, 768)]


def bottom_of_play(page: Page, screen: ViewportSize) -> float:
    """Return where "Play" ends on a screen of that size."""
    page.set_viewport_size(screen)
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_enabled()
    box = play.bounding_box()
    assert box
    return box["y"] + box["height"]


def test_play_is_above_the_fold_at_every_size_even_below_tables_to_go_on_with(page: Page) -> None:
    page.goto("/")
    fresh = {size: bottom_of_play(page, {"width": size[0], "height": size[1]}) for size in SIZES}
    assert [size for size, bottom in fresh.items() if bottom > size[1]] == []
    seats = [{"name": "Zoe", "player": "human"}, {"name": "Eric", "player": "human"}]
    for _ in range(3):
        page.request.post("/api/tables", data={"seats": seats})
    page.reload()
    expect(page.get_by_role("list", name="Go on").get_by_role("link")).to_have_count(2)
    later = {size: bottom_of_play(page, {"width": size[0], "height": size[1]}) for size in SIZES}
    assert [size for size, bottom in later.items() if bottom > size[1]] == []
    assert all(later[size] > fresh[size] for size in SIZES)


def test_one_click_opens_a_table_with_three_computers(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    players = [seat["player"] for seat in table["seats"]]
    assert table["options"]["preset"] == "first-en"
    assert (players[0], len(players), "human" in players[1:]) == ("human", 4, False)


def test_the_form_comes_back_as_it_was_sent(page: Page) -> None:
    fill_in_new_table(page, "you", "random", seed="once more")
    unfold_choices(page)
    expect(page.get_by_label("Who plays seat")).to_have_count(2)
    expect(page.get_by_label("Who plays seat 2")).to_have_value("random")
