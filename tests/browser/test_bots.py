"""A computer player of another package in the list for a new game, and at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.serving import Serving
from support.plugins import installed_plugins

PAWN = "-1 -2 34 43"  # the box of the gnome that everybody has who has no face


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """Run `exlibris serve` where that package is installed."""
    with installed_plugins(), Serving(tmp_path) as serving:
        yield serving


def drawing_of(page: Page, said: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=said).locator("svg")


def test_a_bot_of_another_package_can_be_chosen_and_plays(page: Page, serving: Serving) -> None:
    page.goto(serving.url)
    page.locator("details.own > summary").click()
    chosen = page.get_by_label("Who plays seat 2")
    expect(chosen).to_have_value("librarian")
    expect(chosen).to_have_accessible_description("Keeps a good shelf, and forgets nothing but closing time.")
    chosen.select_option(label="Computer, clever")
    page.get_by_label("Who plays seat 3").select_option("guest")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("computer, clever")).to_be_visible()
    gnome, face = (drawing_of(page, name) for name in ("computer, clever", "computer, Librarian"))
    expect(gnome).to_have_attribute("viewBox", PAWN)
    expect(face).not_to_have_attribute("viewBox", PAWN)
    page.get_by_role("button", name="Start now with computers").click()
    expect(page.locator(".seat header").get_by_title("computer, Librarian").locator("svg").first).to_be_visible()
