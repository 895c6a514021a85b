"""Pages that everybody can use: axe finds nothing, text may be twice as large, and color is never all there is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.axe import complaints
from browser.clicking import DESKTOP, PATIENCE, PHONE, hurry, open_table, unfold_choices
from browser.component_page import show
from browser.conftest import profile_of
from browser.looks import picture_of
from browser.serving import Serving

# What the table can look like; a group of components shows `space`.
STATES = ["cell", "draft", "solo"]
WIDTH = "document.documentElement.scrollWidth"
LARGE = "document.documentElement.style.fontSize = '200%'"
# Words that end outside of the box that cuts them off, without a way to scroll there or dots that say so.
CUT_OFF = """() => {
    const cuts = ({ overflow, textOverflow }) => /hidden|clip/.test(overflow) && textOverflow !== "ellipsis";
    const found = [];
    for (const element of document.querySelectorAll("button, a, label, p, h1, h2, h3, li, td, th")) {
        const style = getComputedStyle(element);
        if (element.closest(".unseen, svg") || style.clipPath !== "none") continue; // only read out
        if (!element.textContent.trim() || !cuts(style)) continue;
        if (element.scrollWidth > element.clientWidth + 2) found.push(element.outerHTML.slice(0, 120));
    }
    return found;
}"""


@dataclass(frozen=True)
class Look:
    """A screen by day or by night."""

    screen: ViewportSize
    scheme: Literal["light", "dark"]

    def put_on(self, page: Page) -> None:
        """Show the page in that way from now on."""
        page.set_viewport_size(self.screen)
        page.emulate_media(color_scheme=self.scheme, reduced_motion="reduce")


LOOKS = [Look(screen, scheme) for screen in (DESKTOP, PHONE) for scheme in ("light", "dark")]


@pytest.fixture(scope="module")
def reader(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Open a page at that server that shows moves without a pause."""
    with profile_of(browser, impatient, reduced_motion="reduce") as context:
        page = context.new_page()
        hurry(page)
        yield page


def home(page: Page, _: str) -> None:
    unfold_choices(page)


def table(page: Page, _: str) -> None:
    open_table(page, "you", "greedy", "greedy", "greedy", seed="spotless")
    page.locator("[data-asked='true']").wait_for(timeout=PATIENCE)  # three computers choose their libraries first


def waiting_room(page: Page, _: str) -> None:
    open_table(page, "you", "guest")
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()


def end(page: Page, finished: str) -> None:
    page.goto(f"/table/{finished}")
    expect(page.locator("[data-line='total']").first).to_be_visible()


def replay(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}?at=40&eyes=all")
    expect(page.locator("div.board")).to_be_visible()


def record(page: Page, _: str) -> None:
    page.goto("/replay")
    expect(page.get_by_label("Choose a file")).to_be_attached()


def checked(page: Page, finished: str) -> None:
    page.goto(f"/verify/{finished}")
    expect(page.get_by_role("heading", name="The deal is as promised")).to_be_visible(timeout=30_000)


def score(page: Page, _: str) -> None:
    page.goto("/score")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def deck(page: Page, _: str) -> None:
    page.goto("/deck")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="As text").click()
    page.get_by_role("textbox", name="As text").press("Control+Home")
    page.keyboard.type("?\n")
    expect(page.get_by_text("“?” is not a card")).to_be_visible()
    page.get_by_role("button", name="Letter by letter").click()


def learn(page: Page, _: str) -> None:
    page.goto("/learn")
    expect(page.get_by_role("link", name="A first shelf")).to_be_visible()


def lesson(page: Page, _: str) -> None:
    page.goto("/learn/first_shelf")
    expect(page.locator(".speech")).to_be_visible()


def rules(page: Page, _: str) -> None:
    page.goto("/rules")
    expect(page.locator("#witch")).to_be_attached()


def missing(page: Page, _: str) -> None:
    page.goto("/no/such/page")
    expect(page.get_by_role("heading")).to_be_visible()


PAGES: list[Callable[[Page, str], None]] = [
    *(home, waiting_room, table, end, replay, record, checked, score, deck, learn, lesson, rules, missing),
]


@pytest.mark.parametrize("number", range(len(PAGES)), ids=[page_of.__name__ for page_of in PAGES])
def test_axe_finds_nothing_nothing_is_too_wide_and_text_may_be_twice_as_large(
    reader: Page, finished: str, number: int
) -> None:
    look = LOOKS[number % len(LOOKS)]
    look.put_on(reader)
    PAGES[number](reader, finished)
    assert complaints(reader) == [], look
    assert reader.evaluate(WIDTH) <= look.screen["width"], look
    reader.evaluate(LARGE)
    for screen in (DESKTOP, PHONE):
        reader.set_viewport_size(screen)
        assert reader.evaluate(WIDTH) <= screen["width"]
        assert reader.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("number", range(len(STATES)), ids=STATES)
def test_axe_finds_nothing_whatever_is_asked(page: Page, components: str, number: int) -> None:
    look = LOOKS[number % len(LOOKS)]
    look.put_on(page)
    show(page, components, "table", state=STATES[number])
    assert complaints(page) == [], look
    assert page.evaluate(WIDTH) <= look.screen["width"], look


@pytest.mark.parametrize("kind", ["seat", "category"])
def test_without_colors_each_is_told_from_every_other(page: Page, components: str, kind: str) -> None:
    LOOKS[0].put_on(page)
    show(page, components, "art")
    marks = page.locator(f"[data-differs='{kind}']").all()
    assert len(marks) == {"seat": 4, "category": 6}[kind]
    shapes = [silhouette(picture_of(mark.screenshot())) for mark in marks]
    for index, shape in enumerate(shapes):
        for other in shapes[:index]:
            assert apart(shape, other) > 25


def silhouette(picture: Image.Image) -> Image.Image:
    """Return lines and patterns alone: where the picture is darker than its own average, in whatever color."""
    grey = picture.convert("L").resize((64, 64))
    middle = ImageStat.Stat(grey).mean[0]
    return grey.point(lambda value: 255 if value < middle else 0)


def apart(one: Image.Image, other: Image.Image) -> float:
    """Return how much two silhouettes differ, in thousandths."""
    return 1000 * ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255
