"""The home page: a town whose houses are doors, tables to go on with below it, and the form as it was last sent."""

import pytest
from playwright.sync_api import Page, expect

from browser.clicking import INSPECTION, fill_in_new_table, unfold_choices

pytestmark = pytest.mark.usefixtures("hurried")

SIZES = [
    *[(1920, 1080), (1440, 900), (1280, 800), (1280, 720), (1024, 768), (768, 1024), (820, 1180)],
    *[(390, 844), (360, 640), (844, 390)],
]
FIRST = "First time here? Beginner game"
DOORS = {"/learn", "/puzzle", "/lobby", "/account", "/score", "/day"}


# Where "Play", each door of the town and the page end.
ENDS = """() => Object.fromEntries([
    ["Play", document.querySelector(".play button").getBoundingClientRect().bottom],
    ["page", document.documentElement.scrollHeight],
    ...[...document.querySelectorAll("nav a")].map(
        (door) => [door.getAttribute("href"), door.getBoundingClientRect().bottom]),
])"""


def ends_at(page: Page, size: tuple[int, int]) -> dict[str, float]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ends: dict[str, float] = page.evaluate(ENDS)
    return ends


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_town_is_the_menu_on_one_screen_at_every_size(page: Page, language: str) -> None:
    page.goto("/")
    page.get_by_role("combobox").first.select_option(language)
    play = "Jouer" if language == "fr" else "Play"
    expect(page.get_by_role("button", name=play, exact=True)).to_be_enabled()
    for size in SIZES:
        ends = ends_at(page, size)
        assert ends.keys() == {"Play", "page", *DOORS}
        assert {name: end for name, end in ends.items() if end > size[1]} == {}, size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_tables_to_go_on_with_move_nothing_in_the_town(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    sizes = [size for size in SIZES if size[1] > 660]
    fresh = {size: ends_at(page, size) for size in sizes}
    seats = [{"name": "Zoe", "player": "human"}, {"name": "Eric", "player": "human"}]
    for _ in range(3):
        page.request.post("/api/tables", data={"seats": seats})
    page.reload()
    expect(page.get_by_role("list", name="Continue").get_by_role("link")).to_have_count(2)
    later = {size: ends_at(page, size) for size in sizes}
    assert later == fresh
    assert all(ends["page"] <= size[1] for size, ends in later.items())
    assert ends_at(page, (844, 390))["Play"] <= 390
    assert ends_at(page, (360, 640))["Play"] <= 640


def test_a_house_is_a_door(page: Page) -> None:
    page.goto("/")
    page.locator('nav a[href="/lobby"] svg').click()
    page.wait_for_url("**/lobby")


def played(page: Page) -> tuple[list[str], list[str]]:
    """Click Play; return who plays, and the variants."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert table["options"]["preset"] == "first-en"
    return [seat["player"] for seat in table["seats"]], table["options"]["variants"]


def test_one_click_opens_a_beginners_game_until_one_has_ended(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_label(FIRST)).to_be_checked()
    (you, *computers), variants = played(page)
    assert (you, len(computers), "human" in computers, variants) == ("human", 2, False, ["beginner"])
    seats = [{"name": name, "player": "random"} for name in ("Ahmed", "Daria")]
    table = page.request.post("/api/tables", data={"seats": seats}).json()["id"]
    page.request.post(f"/test/forward/{table}", params={"turn": INSPECTION}, timeout=60_000)
    page.goto("/")
    while page.get_by_label(FIRST).is_visible():  # the bots have yet to end the game
        page.reload()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    expect(page.get_by_text("First edition, English: you and three computers")).to_be_visible()
    (you, *computers), variants = played(page)
    assert (you, len(computers), "human" in computers, variants) == ("human", 3, False, [])


def test_who_knows_the_game_takes_all_the_rules_at_once_and_is_not_asked_twice(page: Page) -> None:
    page.goto("/")
    page.get_by_label(FIRST).uncheck()
    players, variants = played(page)
    assert (len(players), variants) == (4, [])
    page.goto("/")
    expect(page.get_by_label(FIRST)).not_to_be_checked()


def test_who_has_no_name_is_asked_for_one_once(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert table["seats"][0]["name"] == "Zoe"
    page.get_by_role("link", name="Ex\u00a0Libris").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    expect(page.get_by_label("Your name")).to_have_count(0)


def test_the_form_comes_back_as_it_was_sent(page: Page) -> None:
    fill_in_new_table(page, "you", "random", seed="once more")
    unfold_choices(page)
    expect(page.get_by_label("Who plays seat")).to_have_count(2)
    expect(page.get_by_label("Who plays seat 2")).to_have_value("random")
