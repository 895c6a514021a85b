"""What desktops show at a glance: offers, rivals' shelves, one's own shelf, the form, the hand and the reading desk."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.component_page import DRAWN, resize, show
from browser.scenes import ENLARGE, Sight, seen
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


@seen("space busy", on=DESKTOPS)
def test_offers_are_small_real_cards(sight: Sight) -> None:
    assert sight.page.evaluate(SMALL_OFFERS) == []
    cards, hidden = sight.page.evaluate(HIDDEN_PRINT, [".area-town", ".stub"])
    assert cards > 5
    assert hidden == []


# The room left under a summary that has to scroll, and how far its last line in sight is cut.
UNDER_NEWS = """() => {
    const list = document.querySelector(".log aside ul");
    const { bottom } = list.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(list);
    const cut = [...words.getClientRects()].filter(({ top, bottom: end, height }) =>
        height < 30 && top < bottom - 1 && end > bottom + 1);
    const { bottom: end } = list.closest("aside").getBoundingClientRect();
    return [list.scrollHeight > list.clientHeight, Math.round(end - bottom), cut.length];
}"""


@seen("space busy news", on=DESKTOPS[1:3])
def test_the_summary_takes_the_room_of_the_log_and_ends_with_a_whole_line(sight: Sight) -> None:
    scrolls, below, cut = sight.page.evaluate(UNDER_NEWS)
    assert scrolls
    assert below < 20
    assert cut == 0


@seen("draft", on=DESKTOPS, sizes=(1, 1.15))
def test_choosing_a_library_needs_no_scrollbar(sight: Sight) -> None:
    assert sight.page.locator(".draft").evaluate("e => e.scrollHeight - e.clientHeight") <= 0


@seen("space busy", on=DESKTOPS[2:3])
def test_nothing_lies_over_the_print_of_rivals_cards(sight: Sight) -> None:
    """A misfiled card is as light as the others: only its edge and a corner are red."""
    page = sight.page
    assert page.evaluate(HIDDEN_PRINT, [".area-others", ".mini"])[1] == []
    color = "card => getComputedStyle(card).backgroundColor"
    sound = page.locator(".area-others .mini:not(.wrong, .down)").first.evaluate(color)
    wrong = page.locator(".area-others .mini.wrong")
    assert [card.evaluate(color) for card in wrong.all()] == [sound]
    better = page.locator(".area-others .mini.better")  # its owner would flip it, so it is no misfiled card
    assert [card.evaluate("card => getComputedStyle(card).boxShadow") for card in better.all()] == [
        page.locator(".area-others .mini:not(.wrong, .better, .down)").first.evaluate(
            "card => getComputedStyle(card).boxShadow"
        )
    ]
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


@seen("space busy grow", "grow busy grow", on=EXTREMES)
def test_a_shelf_of_two_rows_shows_no_half_cells(sight: Sight) -> None:
    """The half rows are boarded up, and dashed places are all that is seen there."""
    places = {"space busy grow": 0, "grow busy grow": 3}[sight.scene.state]
    assert sight.page.evaluate(HALF_CELLS) == ["rgba(0, 0, 0, 0) none"]
    assert sight.page.locator(".area-shelf .cell.half .free-mark").count() == places
    # The gradients of two boards.
    boards = sight.page.locator(".area-shelf .cabinet").evaluate("e => getComputedStyle(e).backgroundSize")
    assert boards.count("100% calc(") == 2, boards


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


@pytest.mark.parametrize(("state", "load"), [("tavern", "busy"), ("desk", "worst")])
def test_cards_on_the_desk_are_whole(page: Page, components: str, state: str, load: str) -> None:
    show(page, components, "table", state=state, **{load: "1"})
    for name in EXTREMES:
        resize(page, SCREENS[name])
        for size in (1.25, 1):
            page.evaluate(ENLARGE, size)
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
    lines = page.locator(".form dl > .pointing:has(.fact)").all()
    for line, name in zip(lines, ("Spells", "Codices", "Monster"), strict=True):
        line.hover()
        expect(page.locator(".desk .words")).to_contain_text(name)


# By offer, the size of its marks, from the smallest; backs and offers to choose from are left out.
MARKS_ON_OFFER = """() => [...document.querySelectorAll(".area-town .stub:not(.back) .marks > *")]
    .map((mark) => mark.getBoundingClientRect().width).sort((a, b) => a - b)"""


def test_offers_grow_with_their_tiles(page: Page, components: str) -> None:
    """The widest tiles have the largest marks."""
    show(page, components, "table", state="space")
    least = []
    for name in DESKTOPS:
        resize(page, SCREENS[name])
        least.append(page.evaluate(MARKS_ON_OFFER)[0])
    assert least[0] == max(least) >= 14
    assert min(least) >= 9


# Marks of tiles, kind and pin, with what stands or lies before them.
HIDDEN_KINDS = """() => [...document.querySelectorAll(".tile :is(.kind, .pin)")].flatMap((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return [...mark.closest(".tile").querySelectorAll(".pavement svg, .disc, .stub")].filter((thing) => {
        const box = thing.getBoundingClientRect();
        return box.left < right - 1 && box.right > left + 1 && box.top < bottom - 2 && box.bottom > top + 2;
    }).map((thing) => `${mark.closest(".tile").ariaLabel} ${mark.classList[0]}: ${thing.classList[0]}`);
})"""


@seen("space busy", "space worst", on=DESKTOPS)
def test_neither_hats_nor_cards_lie_before_the_marks_of_a_tile(sight: Sight) -> None:
    assert sight.page.evaluate(HIDDEN_KINDS) == []


# How much of a piece the plus of a space to share lies over, as a part of its width, and whether it is over its hat.
PLUS_BEFORE = """() => [...document.querySelectorAll(".tile .shared .disc")].flatMap((disc) => {
    const plus = disc.getBoundingClientRect();
    return [...disc.closest(".space").querySelectorAll(".pawn svg")].map((piece) => {
        const { left, right, top, height, width } = piece.getBoundingClientRect();
        const across = Math.min(plus.right, right) - Math.max(plus.left, left);
        return [Math.max(across, 0) / width, plus.top < top + height / 2];
    });
})"""


@seen("share busy", on=DESKTOPS)
def test_what_is_shared_lies_beside_who_stands_there(sight: Sight) -> None:
    found = sight.page.evaluate(PLUS_BEFORE)
    assert len(found) > 1
    assert max(found)[0] < 0.25
    assert not any(over and across > 0.1 for across, over in found)


# The tiles of this round that lie beyond the line, and permanent ones before it.
MISPLACED = """() => {
    const { right, bottom } = document.querySelector(".town .edge").getBoundingClientRect();
    return [...document.querySelectorAll(".town .tile")].filter((tile) => {
        const box = tile.getBoundingClientRect();
        return (box.right <= right && box.bottom <= bottom) === tile.classList.contains("permanent");
    }).map((tile) => tile.ariaLabel);
}"""


@seen("space", "two", on=DESKTOPS)
def test_a_line_parts_this_rounds_tiles_from_the_permanent_ones(sight: Sight) -> None:
    assert sight.page.evaluate(MISPLACED) == []


# Whether a badge is seen in its middle.
IS_ON_TOP = """(badge) => {
    const { left, top, width, height } = badge.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen?.closest(".target") === badge.closest(".target");
}"""


@seen("collector busy", on=DESKTOPS)
def test_cards_to_give_up_say_what_they_cost(sight: Sight) -> None:
    page = sight.page
    expect(page.locator(".area-shelf .card > .worth")).to_have_text([f"\N{MINUS SIGN}{cost}" for cost in (2, 6, 8, 4)])
    expect(page.locator(".area-hand .worth")).to_have_count(0)  # none would only say that nothing changes
    expect(page.locator(".area-shelf").get_by_role("button", name="W6:")).to_have_accessible_name(
        re.compile("\N{MINUS SIGN}4 points")
    )
    expect(page.locator(".area-hand").get_by_role("button", name="C5:")).to_have_accessible_name(
        re.compile("no change in points")
    )


@seen("exchange busy", on=DESKTOPS)
def test_cards_of_the_hand_say_what_exchanging_them_gains(sight: Sight) -> None:
    badges = sight.page.locator(".area-hand .worth")
    expect(badges).to_have_count(7)  # one of eight gains nothing
    assert sight.page.evaluate(HIDDEN_PRINT, [".area-hand", ".card"]) == [10, []]
    assert all(badge.evaluate(IS_ON_TOP) for badge in badges.all())


@seen("flip load", on=DESKTOPS)
def test_the_readers_cards_that_lie_face_down_have_their_names(sight: Sight) -> None:
    slips = sight.page.locator(".area-shelf .slip")
    assert slips.count() == sight.page.locator(".area-shelf .cell .section").count() > 0
    assert all(re.fullmatch(r"\w\d+", slip) for slip in slips.all_text_contents())


@seen("dump busy", on=(*DESKTOPS, "768x1024"))
def test_a_long_discard_pile_lies_in_town_and_its_location_on_the_desk(sight: Sight) -> None:
    assert sight.page.evaluate(HIDDEN_PRINT, ".area-town") == [42, []]
    expect(sight.page.locator(".desk h3")).to_contain_text("Garbage Dump")


# What the desk says about a place, and the answers, where something else lies over them.
COVERED_ON_DESK = """() => [...document.querySelectorAll(".chooser .button, .about .card, .power")]
    .filter((thing) => thing.checkVisibility()).filter((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]].some(([x, y]) =>
            !thing.contains(document.elementsFromPoint(left + x * width, top + y * height)
                .find((e) => e.closest(".button, .card, .power"))));
    }).map((thing) => thing.className)"""


def test_cards_on_the_desk_leave_the_question_and_its_answers_free(page: Page, components: str) -> None:
    show(page, components, "table", state="space", busy="1")
    for name in SCREENS:
        resize(page, SCREENS[name])
        for size in (1.3, 1):
            page.evaluate(ENLARGE, size)
            for space in ("9.2", "10.1", "14.1"):  # one card, four and three
                page.locator(f"[data-spot='space:{space}'] button").click()
                page.evaluate(DRAWN)
                assert page.evaluate(COVERED_ON_DESK) == [], (name, space, size)
                page.keyboard.press("Escape")


def test_who_goes_is_answered_where_all_answers_are_and_the_place_is_lit(page: Page, components: str) -> None:
    show(page, components, "table", state="space", busy="1")
    for name in DESKTOPS:
        resize(page, SCREENS[name])
        page.locator("[data-spot='space:10.1'] button").click()
        expect(page.locator(".area-prompt [role=status]")).to_have_text("Bon Mot Bookshop: who goes there?")
        expect(page.locator(".area-answers .chooser .button")).to_have_count(3)
        expect(page.locator(".desk h3")).to_contain_text("Bon Mot Bookshop")
        expect(page.locator(".tile.lit")).to_have_attribute("aria-label", "Bon Mot Bookshop")
        expect(page.locator(".space.lit")).to_have_attribute("data-spot", "space:10.1")
        page.keyboard.press("Escape")
        expect(page.locator(".lit")).to_have_count(0)


def test_the_library_of_a_small_desktop_is_named_and_says_what_its_assistant_can_do(
    page: Page, components: str
) -> None:
    page.set_viewport_size(SCREENS["1024x768"])
    show(page, components, "table", state="space", busy="1")
    for part in (".library h2", ".library .ability", ".library .focus .long"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    line = "parseFloat(getComputedStyle(list.querySelector('li:not(.round, .new)')).lineHeight)"
    assert page.locator(".log ol").evaluate(f"list => list.clientHeight / {line}") >= 5


# By column of the form, how far its head's middle is from that of the numbers below.
ASKEW = """() => [...document.querySelectorAll(".form .heads .other")].map((cell, column) => {
    const rows = [...document.querySelectorAll(".form dl > div:not(.heads)")];
    const head = cell.querySelector("svg").getBoundingClientRect();
    return Math.max(...rows.map((row) => {
        const box = row.querySelectorAll(".other")[column].getBoundingClientRect();
        return Math.max(box.left - head.left, head.right - box.right, 0);
    }));
})"""


@seen("space busy", on=DESKTOPS)
def test_the_heads_of_the_form_stand_over_their_columns(sight: Sight) -> None:
    assert max(sight.page.evaluate(ASKEW)) < 2


# Words at the head of the desk that lie over each other.
OVERLAPPING_HEAD = """() => {
    const written = (e) => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return range.getBoundingClientRect();
    };
    const words = [...document.querySelectorAll(".desk .head > *, .desk h3, .desk .open")]
        .filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => [e, written(e)]);
    return words.flatMap(([a, one], at) => words.slice(at + 1).filter(([b, two]) => !a.contains(b)
        && one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 2 && two.top < one.bottom - 2)
        .map(([b]) => `${a.textContent}: ${b.textContent}`));
}"""


def test_words_at_the_head_of_the_desk_never_overlap(page: Page, components: str) -> None:
    for state in ("tavern", "collector", "space"):
        for seats in ("2", "4"):
            show(page, components, "table", state=state, busy="1", seats=seats)
            for name in DESKTOPS:
                resize(page, SCREENS[name])
                assert page.evaluate(OVERLAPPING_HEAD) == [], (state, seats, name)
                page.locator(".tile > .head").first.hover()
                expect(page.locator(".read.tile")).to_be_visible()
                assert page.evaluate(OVERLAPPING_HEAD) == [], (state, seats, name)
                page.mouse.move(5, 5)
