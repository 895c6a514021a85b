"""Everything that a decision needs can be read: arrows of a shift, larger numbers, titles, whole rules, totals."""

import pytest
from playwright.sync_api import Page, expect

from browser.component_page import DRAWN, resize, show
from browser.scenes import ENLARGE, Sight, seen
from browser.zones import HIDDEN_PRINT, SCREENS
from exlibris.texts import location_detail, location_edition, location_summary

# Arrows on the shelf that are not whole within its cabinet, or lower than a finger or a mouse needs.
BAD_ARROWS = """(least) => {
    const cabinet = document.querySelector(".area-shelf .cabinet").getBoundingClientRect();
    return [...document.querySelectorAll(".area-shelf button.arrow")].map((e) => e.getBoundingClientRect())
        .filter(({ left, top, right, bottom, height }) => height < least || left < cabinet.left || top < cabinet.top
            || right > cabinet.right || bottom > cabinet.bottom).length;
}"""
LEAST_ARROW = 36  # px
MOST_DIFFERENCE = 4  # px; three cards beside four stools have a little less room


@pytest.mark.parametrize(("state", "arrows"), [("shift", 4), ("group", 1)])
def test_asst_wiz_01_the_arrows_of_a_shift_are_whole_and_cover_no_print(
    page: Page, components: str, state: str, arrows: int
) -> None:
    for grown in ("", "1"):
        show(page, components, "table", state=state, busy="1", **({"grow": grown} if grown else {}))
        expect(page.locator(".area-shelf button.arrow")).to_have_count(arrows)
        for name, screen in SCREENS.items():
            resize(page, screen)
            for arrow in page.locator(".area-shelf button.arrow").all():
                arrow.focus()
                arrow.click(trial=True)
            assert page.evaluate(BAD_ARROWS, LEAST_ARROW) == 0, name
            assert page.evaluate(HIDDEN_PRINT, ".area-shelf")[1] == [], name


# How far the arrow of a chosen card lies over the points of that card, in px.
OVER_POINTS = """() => {
    const [arrow, points] = [".going svg", ".chosen .worth"].map((e) =>
        document.querySelector(`.area-shelf ${e}`).getBoundingClientRect());
    return points.bottom - arrow.top;
}"""


def test_loc18_01_a_card_that_would_shift_shows_its_arrow_and_its_points(page: Page, components: str) -> None:
    show(page, components, "table", state="ending", busy="1")
    expect(page.locator(".area-shelf .going")).to_have_count(1)
    expect(page.locator(".area-shelf .chosen .worth")).to_have_count(1)
    for name, screen in SCREENS.items():
        resize(page, screen)
        assert page.evaluate(OVER_POINTS) <= 0, name
        assert page.evaluate(HIDDEN_PRINT, ".area-shelf")[1] == [], name


# The sizes of letters and numbers on cards, of counts and of chips, in px.
PRINTED = {
    "own shelf": ".area-shelf .cell .letter",
    "own shelf, number": ".area-shelf .cell .number",
    "hand": ".area-hand .number",
    "rival": ".area-others .mini .number",
    "counts": ".area-others .counts > span",
    "turn order": ".area-brand p[role=img] > span",
}
SIZE = "(e) => parseFloat(getComputedStyle(e).fontSize)"


@pytest.mark.parametrize("screen", ["1920x1080", "1440x900"])
def test_larger_text_enlarges_numbers_counts_and_chips(page: Page, components: str, screen: str) -> None:
    page.set_viewport_size(SCREENS[screen])
    show(page, components, "table", state="cell", busy="1")
    before = {name: page.locator(which).first.evaluate(SIZE) for name, which in PRINTED.items()}
    for size, least in ((1.25, 1.1), (1.5, 1.15)):
        page.evaluate(ENLARGE, size)
        after = {name: page.locator(which).first.evaluate(SIZE) for name, which in PRINTED.items()}
        assert {name: after[name] / before[name] for name in after if after[name] < least * before[name]} == {}
        assert page.evaluate(HIDDEN_PRINT, ".area-shelf")[1] == []
        assert page.evaluate(HIDDEN_PRINT, ".area-others")[1] == []


# The titles on the desk that are cut or out of sight.
CUT_TITLES = """() => [...document.querySelectorAll(".area-desk ul:not(.lot) i")].flatMap((title) => {
    const { left, top, right, bottom } = title.closest(".head, .words, .titles").getBoundingClientRect();
    return [...title.getClientRects()].filter((box) => box.left < left || box.right > right + 1 || box.top < top - 3
        || box.bottom > bottom + 3).map(() => title.textContent);
})"""


@pytest.mark.parametrize(
    ("state", "places"),
    [
        ("tavern", ("[data-spot='tile:12'] .cards", ".area-desk .lot")),
        ("auction", (".area-desk .lot",)),
        ("dump", (".area-desk .fan",)),
    ],
)
def test_the_titles_of_a_card_that_is_pointed_at_are_read_on_the_desk(
    page: Page, components: str, state: str, places: tuple[str, ...]
) -> None:
    show(page, components, "table", state=state, busy="1", pile="8")
    for name, screen in SCREENS.items():
        resize(page, screen)
        for where in places:
            cards = page.locator(f"{where} button:visible")
            if not cards.count():
                continue  # phones have them elsewhere
            cards.nth(1).hover(position={"x": 6, "y": 6})
            expect(page.locator(".area-desk ul:not(.lot) i").first).to_be_in_viewport()
            assert page.evaluate(CUT_TITLES) == [], (name, where)
            page.mouse.move(1, 1)
            expect(page.locator(".area-desk ul:not(.lot) i")).to_have_count(0)


# What the desk says first of a tile, unless all of it is in sight.
CUT_RULE = """() => {
    const words = document.querySelector(".area-desk .words");
    if (words.scrollHeight <= words.clientHeight + 2) return null;
    const [end] = [...words.firstElementChild.getClientRects()].slice(-1);
    return end.bottom > words.getBoundingClientRect().bottom + 2 ? words.firstElementChild.textContent : null;
}"""


@seen("tavern busy", "auction busy", "sale busy", "collector busy", "card worst", on=SCREENS)
def test_what_a_tile_does_is_read_whole_on_the_desk(sight: Sight) -> None:
    expect(sight.page.locator(".area-desk .words p").first).to_be_attached()
    assert sight.page.evaluate(CUT_RULE) is None


# Tiles on which no cards lie.
ALONE = (1, 4, 6, 7, 8, 11, 15, 17, 18)

# Put the effect of a tile on the desk in these words.
REWORD = """(read, [summary, detail, edition]) => {
    read.querySelector(".summary").textContent = summary;
    read.querySelector(".edition").textContent = edition;
    read.querySelector(".more").firstChild.data = detail;
}"""


def test_the_whole_effect_of_every_tile_stands_on_a_desktops_desk(page: Page, components: str) -> None:
    """Notes on editions give way to it, and the summary, which the tile in town shows."""
    for screen in ("1280x800", "1440x900"):
        page.set_viewport_size(SCREENS[screen])
        for state, among, tiles in (("cell", "1", ALONE), ("space", "9", (9,)), ("space", "14", (16,))):
            show(page, components, "table", state=state, busy="1")
            page.locator(f"[data-spot='tile:{among}'] > .head").click()
            read = page.locator(".area-desk .read.tile")
            for tile in tiles:
                edition = location_edition(tile)
                detail = location_detail(tile).removesuffix(edition)
                read.evaluate(REWORD, [location_summary(tile), detail, edition])
                page.evaluate(DRAWN)
                expect(page.locator(".area-desk .open")).to_have_count(0)


# The widths of the cards of each offer of up to four, by the row of tiles and by how high they are.
OFFERS = """() => Object.values(Object.groupBy([...document.querySelectorAll(".tile:has(.cards)")]
    .filter((tile) => tile.querySelectorAll(".stub").length < 5), (tile) =>
        [tile.getBoundingClientRect().top, tile.querySelector(".stub").getBoundingClientRect().height].map(Math.round)))
    .map((tiles) => tiles.flatMap((tile) => [...tile.querySelectorAll(".stub")].map((e) => e.clientWidth)))"""


@seen("space busy", on=("1920x1080", "1440x900", "1280x800", "1024x768"))
def test_the_cards_of_offers_in_a_row_have_one_size(sight: Sight) -> None:
    for widths in sight.page.evaluate(OFFERS):
        assert max(widths) - min(widths) <= MOST_DIFFERENCE, widths


# How much of what has happened since the last turn is under a notice.
COVERED_SINCE = """() => {
    const [note, since] = [".notices .outlook", ".log details ul"]
        .map((each) => document.querySelector(each).getBoundingClientRect());
    return Math.max(0, Math.min(note.bottom, since.bottom) - Math.max(note.top, since.top))
        * Math.max(0, Math.min(note.right, since.right) - Math.max(note.left, since.left));
}"""


def test_a_placement_is_previewed_beside_what_happened_since_the_last_turn(page: Page, components: str) -> None:
    for name in ("1920x1080", "1440x900", "1280x800"):
        page.set_viewport_size(SCREENS[name])
        show(page, components, "table", state="space", busy="1")
        page.locator("[data-spot='space:5.1'] button").hover()
        expect(page.locator(".notices .outlook")).to_be_in_viewport(ratio=1)
        expect(page.locator(".log details ul")).to_be_in_viewport()
        assert page.evaluate(COVERED_SINCE) == 0, name


# The totals there, and those that are cut, covered or smaller than 12 pixels.
TOTALS = """(where) => {
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = "* { pointer-events: auto !important } .board ::after { content: none !important }"
        + ".explained { display: none !important }";
    const isBad = (e) => {
        const range = document.createRange();
        const texts = [e, ...e.querySelectorAll(".sum-of")].flatMap((part) => [...part.childNodes]);
        range.selectNode(texts.filter((node) => node.nodeType === 3 && node.data.trim()).at(-1));
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const area = e.closest("[class*=area-]").getBoundingClientRect();
        return e.scrollWidth > e.clientWidth + 1 || left < area.left || right > area.right || bottom > area.bottom + 1
            || [0.1, 0.5, 0.9].some((part) =>
                !e.contains(document.elementFromPoint(left + part * (right - left), (top + bottom) / 2)))
            || parseFloat(getComputedStyle(e).fontSize) < 11.99;
    };
    const totals = [...document.querySelectorAll(where)].filter(seen);
    const bad = totals.filter(isBad);
    style.remove();
    return [totals, bad].map((list) => list.map((e) => /[\\d\u2013\u2212\u2192]+$/.exec(e.textContent.trim())[0]));
}"""
NOW = ["40–48", "31–45", "19–35", "49"]
BEST = ["44–58", "36–52", "28–46", "54–59"]


@seen("cell busy", on=SCREENS, sizes=(1, 1.3))
def test_the_totals_of_all_seats_now_and_with_the_best_flips_are_in_sight(sight: Sight) -> None:
    page = sight.page
    assert page.evaluate(TOTALS, ".form .sum dd") == [[*NOW, *BEST], []]  # on its side, a phone has it on the desk
    if (tab := page.locator("[data-spot='pane:others']")).is_visible():
        tab.evaluate("tab => tab.click()")
    else:
        expect(page.locator(".area-shelf .totals")).to_have_text("49→54–59")
    heads = [f"{now}→{best}" for now, best in zip(NOW[:3], BEST[:3], strict=True)]
    assert page.evaluate(TOTALS, ".seat .totals") == [heads, []]
    if (tab := page.locator("[data-spot='pane:shelf']")).is_visible():
        tab.evaluate("tab => tab.click()")


@pytest.mark.parametrize(("screen", "tap"), [("1440x900", False), ("1024x768", False), ("390x844", True)])
def test_the_sums_say_what_the_best_flips_are(page: Page, components: str, screen: str, tap: bool) -> None:
    page.set_viewport_size(SCREENS[screen])
    show(page, components, "table", state="cell", busy="1")
    if tap:
        page.locator(".area-form .sum.best").click()
    else:
        page.locator(".area-form .explained").hover()
    expect(page.locator(".area-desk")).to_contain_text("If everyone makes their best flips")


def test_the_form_says_what_becomes_of_line_b2(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["1440x900"])
    show(page, components, "table", state="cell", busy="1")
    page.locator(".area-form dl > .pointing:has(.fact)").first.hover()
    expect(page.locator(".area-desk")).to_contain_text("With everyone’s best flips: B2 4")


@pytest.mark.parametrize("screen", ["390x844", "360x640", "768x1024"])
def test_what_has_happened_lies_on_the_desk_where_the_log_is_in_a_sheet(
    page: Page, components: str, screen: str
) -> None:
    page.set_viewport_size(SCREENS[screen])
    show(page, components, "table", state="space", busy="1")
    news = page.locator(".desk .news")
    expect(news).to_contain_text("Eric places an assistant at the Flea Market, takes M3.")
    expect(news.locator("li").first).to_be_in_viewport(ratio=1)
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    expect(page.locator(".desk :is(.row, .lines)")).to_be_visible()


def test_a_category_is_named_with_the_books_of_each_in_sight(page: Page, components: str) -> None:
    show(page, components, "table", state="category", busy="1")
    for name, screen in SCREENS.items():
        resize(page, screen)
        rows = page.locator(".desk tbody tr")
        assert [row.locator("td").count() for row in rows.all()] == [6, 6, 6], name
        for cell in page.locator(".desk table :is(th, td)").all():
            expect(cell).to_be_in_viewport(ratio=0.99)
