"""The documentation's site, as `make docs` has built it, opened from disk."""

import os

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.conftest import ROOT

SITE = ROOT / "build/docs"
PAGES = ("index", "how-to/play", "reference/states", "traceability", "changelog")
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture
def site() -> str:
    if not (SITE / "index.html").is_file():
        if os.environ.get("CI") == "true":
            pytest.fail("no site: run make docs")
        pytest.skip("no site: run make docs")
    return SITE.as_uri()


def test_it_is_searched_from_disk_and_loads_nothing_from_elsewhere(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}/index.html")
    page.keyboard.press("/")
    page.keyboard.type("determinize")
    first = page.locator(".md-search-result__item").first
    expect(first).to_be_visible(timeout=120_000)  # the page builds the index of all pages first
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:"))] == []
    page.set_viewport_size(PHONE)
    for name in PAGES:
        page.goto(f"{site}/{name}.html")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
