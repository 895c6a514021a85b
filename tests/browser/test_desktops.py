"""What desktops show at a glance: offers, rivals' shelves, one's own shelf, the form, the hand and the reading desk."""

import pytest
from playwright.sync_api import Page, expect

from browser.component_page import DRAWN, resize, show
from browser.zones import HIDDEN_PRINT, SCREENS

DESKTOPS = ["1920x1080", "1440x900", "1280x800", "1024x768"]
EXTREMES = DESKTOPS[::3]
# Cards on offer whose letter is lower than 9 pixels, or a mark of which is smaller than 7 or not wholly on the card.
SMALL_OFFERS = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll(".area-town .stub:not(.back)")].flatMap((stub) => {
        const letter = stub.querySelector("b");
        const style = getComputedStyle(letter);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const { actualBoundingBoxAscent: height } = pen.measureText(letter.textContent);
        const card = stub.getBoundingClientRect();
        const marks = [...stub.querySelectorAll(".marks > *")].map((mark) => mark.getBoundingClientRect());
        const small = marks.filter(({ width, height, right, bottom }) => width < 7 || height < 7
            || right > card.right + 0.5 || bottom > card.bottom + 0.5);
        return height < 9 || small.length > 0
            ? [`${stub.textContent}: ${height.toFixed(1)}, ${small.map(({ width }) => width.toFixed(1))}`] : [];
    });
}"""


def test_offers_are_small_real_cards(page: Page, components: str) -> None:
    show(page, components, "table", state="space", busy="1")
    for name in DESKTOPS:
        resize(page, SCREENS[name])
        assert page.evaluate(SMALL_OFFERS) == [], name
        cards, hidden = page.evaluate(HIDDEN_PRINT, [".area-town", ".stub"])
        assert cards > 5, name
        assert hidden == [], name


def test_nothing_lies_over_the_print_of_rivals_cards(page: Page, components: str) -> None:
    """A misfiled card is as light as the others: only its edge and a corner are red."""
    page.set_viewport_size(SCREENS[DESKTOPS[2]])
    show(page, components, "table", state="space", busy="1")
    assert page.evaluate(HIDDEN_PRINT, [".area-others", ".mini"])[1] == []
    color = "card => getComputedStyle(card).backgroundColor"
    sound = page.locator(".area-others .mini:not(.wrong, .down)").first.evaluate(color)
    wrong = page.locator(".area-others .mini.wrong")
    assert [card.evaluate(color) for card in wrong.all()] == [sound]
    # The corner is at the right above, and no number reaches it.
    assert (
        wrong.evaluate("""card => card.getBoundingClientRect().right
        - card.querySelector(".number").getBoundingClientRect().right""")
        > 6
    )


# Borders and shadows of cells in the half rows above and below a shelf of two rows.
HALF_CELLS = """() => [...new Set([...document.querySelectorAll(".area-shelf .cell.half")].map((cell) => {
    const { borderBottomColor, boxShadow } = getComputedStyle(cell);
    return `${borderBottomColor} ${boxShadow}`;
}))]"""


def test_a_shelf_of_two_rows_shows_no_half_cells(page: Page, components: str) -> None:
    """The half rows are boarded up, and dashed places are all that is seen there."""
    for state, places in (("space", 0), ("grow", 3)):
        show(page, components, "table", state=state, busy="1", grow="1")
        for name in EXTREMES:
            resize(page, SCREENS[name])
            assert page.evaluate(HALF_CELLS) == ["rgba(0, 0, 0, 0) none"], name
            assert page.locator(".area-shelf .cell.half .free-mark").count() == places, name
            # The gradients of two boards.
            boards = page.locator(".area-shelf .cabinet").evaluate("e => getComputedStyle(e).backgroundSize")
            assert boards.count("100% calc(") == 2, (name, boards)


def test_no_card_of_the_hand_that_is_pointed_at_covers_its_neighbor(page: Page, components: str) -> None:
    show(page, components, "table", state="hand", busy="1")
    for name in EXTREMES:
        resize(page, SCREENS[name])
        for card in page.locator(".hand .slot .target").all()[:9:8]:
            card.hover(position={"x": 10, "y": 30})
            assert page.evaluate(HIDDEN_PRINT, [".area-hand", ".card"]) == [10, []], name
            page.mouse.move(5, 5)
            page.keyboard.press("Shift")  # the focus that follows is the keyboard's
            card.focus()
            assert page.evaluate(HIDDEN_PRINT, [".area-hand", ".card"]) == [10, []], name


# Cards on the reading desk that are not whole.
CUT_CARDS = """() => {
    const desk = document.querySelector(".area-desk").getBoundingClientRect();
    const bottom = Math.min(desk.bottom, innerHeight);
    return [...document.querySelectorAll(".desk .card, .desk .stub")].filter((card) => card.querySelector(".name")).map(
        (card) => [card.querySelector(".name").textContent, card.getBoundingClientRect()],
    ).filter(([, box]) => box.top < desk.top || box.bottom > bottom + 0.5 || box.right > desk.right + 0.5)
        .map(([name, box]) => `${name}: ${box.bottom - bottom}, ${box.right - desk.right}`);
}"""


@pytest.mark.parametrize(("state", "load"), [("dump", "busy"), ("tavern", "busy"), ("desk", "worst")])
def test_cards_on_the_desk_are_whole(page: Page, components: str, state: str, load: str) -> None:
    show(page, components, "table", state=state, **{load: "1"})
    for name in EXTREMES:
        resize(page, SCREENS[name])
        for size in (1.25, 1):
            page.evaluate("size => document.documentElement.style.setProperty('--text-size', size)", size)
            page.evaluate(DRAWN)
            assert page.evaluate(CUT_CARDS) == [], (name, size)
        page.locator(".hand .slot .target").nth(1).hover(position={"x": 10, "y": 30})
        expect(page.locator(".read.card")).to_have_count(1)
        assert page.evaluate(CUT_CARDS) == [], name
        page.mouse.move(5, 5)
        expect(page.locator(".read.card")).to_have_count(0)


# Whether the short name of a category is seen, and not cut.
IS_WHOLE = "name => name.checkVisibility() && name.scrollWidth <= name.parentElement.clientWidth + 1"


def test_the_form_names_its_categories(page: Page, components: str) -> None:
    show(page, components, "table", state="space", busy="1")
    for name in DESKTOPS[:3]:
        resize(page, SCREENS[name])
        for category in page.locator(".form .fact .short").all():
            assert category.evaluate(IS_WHOLE), name
    resize(page, SCREENS[DESKTOPS[3]])
    for fact, name in zip(page.locator(".form .fact").all(), ("Spells", "Codices", "Monster"), strict=True):
        fact.hover()
        expect(page.locator(".desk .words")).to_contain_text(name)
