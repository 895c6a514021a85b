"""Players: a rated game, the leaderboard and a page of one's own, on a computer and a phone."""

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.axe import check_tidy
from browser.clicking import PHONE, new_table
from browser.serving import Serving
from browser.test_account import sign_up, untaken
from support.accounts import PASSWORD
from support.rated_games import keep_games

PATIENCE = 30.0


def lose(page: Page, name: str) -> None:
    """Resign from a game against a computer, which is rated."""
    table = new_table(page.request, {"name": name}, {"player": "open"}, listed=True)
    for request in ("start", "seats/0/resign"):
        answer = page.request.post(f"/api/tables/{table}/{request}")
        assert answer.ok, answer.text()


def wait_until_rated(page: Page, name: str) -> None:
    """Wait for the first rating of an account."""
    deadline = time.monotonic() + PATIENCE
    while not page.request.get("/api/players/named", params={"name": name}).json()["pools"]:
        assert time.monotonic() < deadline, "the game is not rated"
        time.sleep(0.1)


def test_a_player_is_shown_by_their_own_wish(page: Page) -> None:
    name = untaken("Odile")
    page.set_viewport_size(PHONE)
    sign_up(page, name)
    check_tidy(page)
    lose(page, name)
    page.get_by_role("link", name="Your player page").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("Only you can see this page.")).to_be_visible()
    check_tidy(page)

    page.goto("/account")
    switch = page.get_by_label("List me among the players")
    switch.check()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(switch).to_be_checked()

    wait_until_rated(page, name)
    page.get_by_role("link", name="All players").click()
    where = page.get_by_role("complementary", name="Your own standing")
    expect(where).to_contain_text("You have no rated game of this kind yet.")
    page.get_by_label("with computers").check()
    expect(page).to_have_url(re.compile("pool=computers"))
    row = page.get_by_role("row").filter(has_text=name)
    expect(row).to_contain_text("±")
    expect(row).to_contain_text("you")
    expect(where.get_by_role("paragraph")).to_have_count(0)
    check_tidy(page)
    page.go_back()
    expect(page.get_by_label("among people")).to_be_checked()
    page.go_forward()
    expect(page.get_by_label("with computers")).to_be_checked()
    row.get_by_role("link").click()
    section = page.get_by_role("region", name="First edition, with computers")
    expect(section).to_contain_text("One game, none won.")
    expect(section.get_by_role("listitem")).to_contain_text("Resigned")
    section.get_by_text("Rating, game by game").click()
    expect(section.get_by_role("row")).to_have_count(2)
    check_tidy(page)
    section.get_by_role("listitem").get_by_role("link").click()
    expect(page).to_have_url(re.compile("/replay/"))


def test_the_leaderboard_says_why_somebody_is_not_on_it(page: Page) -> None:
    camille = untaken("Camille")
    page.goto("/players?pool=computers")
    where = page.get_by_role("complementary", name="Your own standing")
    expect(where).to_contain_text("You are playing as a guest")
    where.get_by_role("link", name="Go to your account").click()
    sign_up(page, camille)
    lose(page, camille)
    wait_until_rated(page, camille)
    page.goto("/players?pool=computers")
    expect(where).to_contain_text("only you can see it")
    check_tidy(page)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server at which two have played 24 games; its address."""
    folder: Path = tmp_path_factory.mktemp("played")
    (folder / "exlibris").mkdir()
    database = f"sqlite+aiosqlite:///{folder}/exlibris/tables.sqlite3"
    with ThreadPoolExecutor(1) as thread:  # for in this one Playwright's event loop runs
        thread.submit(keep_games, database, ("Odile", "Either/Or"), PASSWORD, 24).result()
    with Serving(folder) as serving:
        deadline = time.monotonic() + PATIENCE
        while [one["games"] for one in httpx.get(f"{serving.url}/api/players").json()] != [24, 24]:
            assert time.monotonic() < deadline, "not all games are rated"
            time.sleep(0.1)
        yield serving.url


def test_a_page_of_many_games_has_a_scale_and_pictures(context: BrowserContext, played: str) -> None:
    page = context.new_page()
    page.goto(f"{played}/players")
    page.get_by_role("link", name="Either/Or").click()
    section = page.get_by_role("region", name="First edition, among people")
    expect(section).to_contain_text("24 games")
    marks = [float(mark) for mark in section.locator(".scale span").all_text_contents()]
    assert len(marks) >= 3
    assert marks == sorted(marks)
    places = section.get_by_role("region", name="Favorite locations").get_by_role("listitem")
    expect(places).to_have_count(6)
    expect(places.first).to_contain_text(re.compile(r"\d\.\d times a game \(all players: \d\.\d\)"))
    expect(places.first.locator("svg path").first).to_be_visible()
    check_tidy(page)


def test_finished_games_of_the_lobby_can_be_looked_at(context: BrowserContext, played: str) -> None:
    page = context.new_page()
    page.set_viewport_size(PHONE)
    page.goto(f"{played}/lobby")
    games = page.get_by_role("region", name="Finished games").get_by_role("listitem")
    expect(games).to_have_count(20)
    check_tidy(page)
    games.first.get_by_role("link", name="Player 0, Player 1").click()
    expect(page).to_have_url(re.compile("/replay/table-"))
    expect(page.get_by_role("main")).to_contain_text("Player 0")


def test_who_is_not_shown_is_not_there(context: BrowserContext) -> None:
    page = context.new_page()  # not watched: the browser itself logs that there is nobody
    page.goto("/players/Nobody")
    expect(page.get_by_role("alert")).to_have_text(
        "There is no player by this name, or they have chosen not to be listed."
    )
    page.get_by_role("link", name="All players").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()


def test_addresses_have_names_with_any_letters_or_nothing(context: BrowserContext) -> None:
    page = context.new_page()  # not watched: the browser itself logs that there is nobody
    sign_up(page, "Either/Or..")
    page.get_by_role("link", name="Your player page").click()
    expect(page.get_by_role("heading", name="Either/Or..")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Either/Or..")).to_be_visible()
    for path in ("/players/%", "/table/%ff", "/replay/%E0%A4%A", "/verify/%"):
        page.goto(path)
        expect(page.get_by_role("heading", name="There is nothing on this shelf")).to_be_visible()
