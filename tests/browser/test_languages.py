"""The page in the reader's language: the browser's at first, then the chosen one, at once and for good."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.clicking import PHONE, forward, new_table
from browser.conftest import watched
from browser.serving import Serving
from exlibris.content import load_titles

NARROW = """() => document.documentElement.scrollWidth <= innerWidth"""


@pytest.fixture
def polish(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Open a page of a browser that asks for Polish; it fails the test if anything goes wrong in it."""
    with watched(browser, impatient, locale="pl-PL") as page:
        yield page


def test_the_page_speaks_what_the_browser_asks_for_until_another_language_is_chosen(polish: Page) -> None:
    page = polish
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.locator("details.own > summary").click()
    expect(page.get_by_label("Instrukcja")).to_have_value("first-pl")
    page.get_by_label("Pierwszy raz? Gra dla początkujących").uncheck()
    page.get_by_role("button", name="Graj", exact=True).click()
    prompt = page.locator("[data-asked='true'] .area-prompt [role=status]")
    expect(prompt).to_contain_text("wybierz swoją bibliotekę")

    page.evaluate("window.stillThisPage = true")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Język").select_option("fr")
    expect(prompt).to_contain_text("choisissez votre bibliothèque")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_text("B2 Livres Populaires")).to_be_visible()
    assert page.evaluate("window.stillThisPage")

    page.reload()
    expect(prompt).to_contain_text("choisissez votre bibliothèque")
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer", exact=True)).to_be_enabled()


@pytest.mark.parametrize(("language", "title"), [("pl", "Zasady"), ("cs", "Pravidla"), ("fr", "Les règles")])
def test_nothing_is_wider_than_a_phone_in_any_language(polish: Page, language: str, title: str) -> None:
    page = polish
    page.set_viewport_size(PHONE)
    page.goto("/")
    page.get_by_label("Język").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate(NARROW)
    for path in ("/score", "/learn", "/rules"):
        page.goto(path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("h1").first.wait_for()
        assert page.evaluate(NARROW), path
    expect(page.locator("h1").first).to_have_text(title)
    expect(page.locator("header select").first).to_have_value(f"first-{language}")


def test_titles_are_in_the_language_of_the_deck_on_spines_and_under_the_pointer(page: Page) -> None:
    page.add_init_script("localStorage.setItem('exlibris-settings', JSON.stringify({ pace: 'off', language: 'fr' }))")
    seats = [{"player": "human", "name": "Zofia"}, {"player": "random", "name": "Bob"}]
    page.goto(f"/table/{new_table(page.request, *seats, preset='first-pl')}")
    forward(page, 1, kind="space")  # before the draft nobody has cards
    hand = page.locator(".area-hand")
    hand.locator(".spines text").first.wait_for(state="attached")
    lines = hand.locator(".spines g.title").first.locator("text").all_text_contents()
    titles = [title for books in load_titles("pl") for _, title in books]
    assert " ".join(line.strip() for line in lines) in titles

    hand.locator(".slot [data-spot]").first.hover()
    read = page.locator(".read").locator("li i")
    expect(read.first).to_have_attribute("lang", "pl")
    assert set(read.all_text_contents()) <= set(titles)
