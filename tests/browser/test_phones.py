"""What phones and upright tablets show at a glance: totals, tiles' texts, cards to choose from, the draft."""

import pytest
from playwright.sync_api import Page, expect

from browser.component_page import DRAWN, resize, show
from browser.scenes import ENLARGE, Sight, seen
from browser.test_composition import PHONES
from browser.zones import HIDDEN_PRINT, SCREENS

# Both totals of rivals and the counts of one's own categories that meet each other or something beside them, are out
# of sight or smaller than 12 pixels; and how many of each there are.
STANDINGS = """() => {
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
    const all = (kinds) => [...document.querySelectorAll(kinds)].filter(seen);
    const rivals = all(".form .sum .other");
    const counts = all(":is(.area-shelf, .area-library) .counts > span");
    const others = all(".area-shelf .head > *:not(.books), .library .focus, .form dd:not(.sum *)");
    const meet = (e, o) => {
        const [one, other] = [e.getBoundingClientRect(), o.getBoundingClientRect()];
        return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    };
    const things = [...rivals, ...counts, ...others];
    const bad = [...rivals, ...counts].filter((e) => {
        const { right, bottom } = e.getBoundingClientRect();
        return things.some((other) => other !== e && meet(e, other)) || right > innerWidth || bottom > innerHeight
            || parseFloat(getComputedStyle(e).fontSize) < 11.99;
    });
    return [rivals.length, counts.length, bad.map((e) => e.textContent)];
}"""


RIVALS = {"cell busy seats=2": 1, "cell busy": 3}


@seen(*RIVALS, on=PHONES)
def test_rivals_totals_and_ones_own_counts_stand_by_the_shelf(sight: Sight) -> None:
    assert sight.page.evaluate(STANDINGS) == [2 * RIVALS[sight.scene.state], 6, []]


# Tiles that show their brief although the whole summary would fit in letters of 12 pixels.
TELEGRAMS = """() => [...document.querySelectorAll(".area-town .tile")].filter((tile) => {
    const room = tile.querySelector(".text");
    const summary = tile.querySelector(".summary");
    if (!room.checkVisibility() || summary.offsetLeft < room.clientWidth) return false;
    const copy = summary.cloneNode(true);
    copy.style.cssText = `position: absolute; visibility: hidden; font-size: 12px; width: ${room.clientWidth}px`;
    room.append(copy);
    const { height } = copy.getBoundingClientRect();
    copy.remove();
    return height <= room.clientHeight;
}).map((tile) => tile.ariaLabel)"""
# Tiles without cards that show their brief.
BRIEF = """() => [...document.querySelectorAll(".area-town .tile:not(.offer)")].filter((tile) =>
    tile.querySelector(".summary").offsetLeft >= tile.querySelector(".text").clientWidth)
    .map((tile) => tile.ariaLabel)"""


@seen("space busy tiles=4", "space busy tiles=7", "space busy", on=PHONES, sizes=(1, 1.15, 1.3))
def test_a_tile_shows_its_whole_text_where_that_fits(sight: Sight) -> None:
    assert sight.page.evaluate(TELEGRAMS) == []
    if sight.scene.state != "space busy":  # there are nine
        assert sight.page.evaluate(BRIEF) == []


# The narrowest card to choose from, its smallest letter and mark, and how many there are.
SIZES = """(kinds) => {
    const cards = [...document.querySelectorAll(kinds)];
    const least = (kind, of) => Math.min(...cards.flatMap((card) => [...card.querySelectorAll(kind)]).map(of));
    const width = (e) => e.getBoundingClientRect().width;
    return [cards.length, Math.min(...cards.map(width)), least(".name b, .letter", (e) =>
        parseFloat(getComputedStyle(e).fontSize)), least(".marks > *", width)];
}"""
IN_PILE = ".pile :is(.stub, .card)"
ON_DESK = ".area-desk .lot .card"


# How many cards there are to choose from, where they lie, and how broad they are at least on each of the phones.
CHOICES = {
    "dump busy pile=14": (14, IN_PILE, (63, 63, 62)),
    "dump busy": (42, IN_PILE, (44, 44, 44)),
    "card": (4, ON_DESK, (52, 45, 60)),
}


@seen(*CHOICES, on=PHONES)
def test_cards_to_choose_from_fill_the_room_there_is(sight: Sight) -> None:
    number, kinds, widths = CHOICES[sight.scene.state]
    found, width, letter, mark = sight.page.evaluate(SIZES, kinds)
    assert found == number
    assert width >= widths[PHONES.index(sight.scene.screen)]
    assert letter >= 14
    assert mark >= 8.9


# Words on the desk that are cut in the middle of a line, or cut without a way to read the rest.
SLICED = """() => [...document.querySelectorAll(".read .words")].filter((box) => {
    const line = parseFloat(getComputedStyle(box).lineHeight);
    const isCut = box.scrollHeight > box.clientHeight + 2;
    const over = box.clientHeight % line;
    return isCut && (!box.parentElement.querySelector(".open") || Math.min(over, line - over) > 1);
}).length"""


def test_words_on_the_desk_get_a_way_to_the_rest_when_the_cards_beside_them_leave(page: Page, components: str) -> None:
    show(page, components, "table", state="card")
    for screen in ("360x640", "768x1024"):
        resize(page, SCREENS[screen])
        for size in (1, 1.3):
            page.evaluate(ENLARGE, size)
            page.locator(".read .summary").evaluate(
                "e => (e.textContent = 'Take a card; you may shelve it. '.repeat(9))"
            )
            page.evaluate(DRAWN)
            assert page.evaluate(SLICED) == 0, (screen, size)
    page.locator(".read .summary").evaluate("e => e.style.setProperty('font-size', '1.4em')")
    page.locator(".read .lot").evaluate("e => e.remove()")
    page.evaluate(DRAWN)
    assert page.evaluate(SLICED) == 0


# How far the ring of the outermost place, two pixels wide, is cut by the cabinet's frame.
CUT_RINGS = """() => {
    const cabinet = document.querySelector(".area-shelf .cabinet");
    const { left, right } = cabinet.getBoundingClientRect();
    const frame = cabinet.clientLeft;
    return [...cabinet.querySelectorAll(".free-mark, .legal .card")].map((e) => e.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map((box) => Math.max(left + frame - (box.left - 2), box.right + 2 - (right - frame)))
        .filter((cut) => cut > 0.5);
}"""


@seen("cell busy", "grow busy", "cell worst", "flip worst", on=PHONES)
def test_the_ring_of_the_outermost_place_is_whole(sight: Sight) -> None:
    assert sight.page.evaluate(CUT_RINGS) == []


# Words and libraries of the draft that are not wholly in sight.
CUT_DRAFT = """() => {
    const { top, bottom } = document.querySelector(".area-town").getBoundingClientRect();
    return [...document.querySelectorAll(".draft :is(.offer, .what, li .target, .soft)")].filter((e) => {
        const box = e.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1;
    }).map((e) => e.textContent);
}"""


@seen("draft", on=["768x1024"], sizes=(1, 1.15, 1.3))
def test_what_the_others_may_draft_is_in_sight_on_an_upright_tablet(sight: Sight) -> None:
    assert sight.page.evaluate(CUT_DRAFT) == []


def test_a_phone_on_its_side_has_the_form_on_the_desk_while_nothing_else_lies_there(
    page: Page, components: str
) -> None:
    resize(page, SCREENS["844x390"])
    show(page, components, "table", state="space", busy="1")
    form = page.locator(".area-desk .form")
    expect(form).to_be_in_viewport(ratio=1)
    show(page, components, "table", state="tavern", busy="1")
    expect(page.locator(".area-desk .lot")).to_be_visible()
    expect(form).to_have_count(0)
    expect(page.locator(".area-form")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", PHONES)
def test_the_shelf_is_beside_the_cards_on_offer(page: Page, components: str, screen: str) -> None:
    resize(page, SCREENS[screen])
    show(page, components, "table", state="tavern", busy="1")
    expect(page.locator(".area-shelf .cabinet")).to_be_in_viewport(ratio=1)
    expect(page.locator(".area-desk .lot .card").last).to_be_in_viewport(ratio=1)


# Every card that the question offers, and those of them that can be seen and clicked somewhere.
ON_OFFER = """() => {
    const all = [...document.querySelectorAll(".board [data-action]")].filter((e) => e.querySelector(".card, .stub"));
    const isOnTop = (e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return width > 20 && height > 20 && e.contains(document.elementFromPoint(x + 12, y + 12));
    };
    const actions = (some) => [...new Set(some.map((e) => Number(e.dataset.action)))].sort((a, b) => a - b);
    return [actions(all), actions(all.filter(isOnTop))];
}"""
# The decisions about cards, with the number of choices.
CARDS = {
    "card": 4, "desk": 3, "hand": 3, "slot": 3,
    "tavern busy": 5, "burn busy": 5, "sale busy": 11, "auction busy": 10, "exchange busy": 8, "collector busy": 12,
    "dump busy pile=4": 1, "dump busy pile=14": 5, "group busy": 4, "ending busy": 2,
}  # fmt: skip


@seen(*CARDS, on=PHONES)
def test_every_card_to_choose_is_in_front_on_a_phone(sight: Sight) -> None:
    everything, ready = sight.page.evaluate(ON_OFFER)
    assert len(everything) == CARDS[sight.scene.state]
    assert ready == everything


def test_the_totals_of_all_are_below_the_town_of_an_upright_phone(page: Page, components: str) -> None:
    resize(page, SCREENS["390x844"])
    show(page, components, "table", state="space", busy="1", tiles="6")  # more need the height
    totals = page.locator(".area-form .sum dd")
    expect(totals).to_have_count(8)
    for total in totals.all():
        expect(total).to_be_in_viewport(ratio=1)


def test_the_sheet_of_a_phone_on_its_side_leaves_the_question_in_sight(page: Page, components: str) -> None:
    show(page, components, "table", state="space", busy="1")
    resize(page, SCREENS["844x390"])
    page.locator(".area-tabs .sheet").click()
    sheet = page.locator(".area-side.open")
    expect(sheet).to_be_visible()
    question = page.locator(".area-prompt").bounding_box()
    box = sheet.bounding_box()
    assert question
    assert box
    assert box["y"] >= question["y"] + question["height"] - 1


# Whether the strip says that it is the final round while the band does; and cards on the desk that the band cuts.
SAID = """() => {
    const band = document.querySelector(".banner").getBoundingClientRect();
    const chip = document.querySelector(".area-signs .round b");
    const cut = [...document.querySelectorAll(".area-desk .card")].map((card) => card.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > band.top + 1 && top < band.top - 1);
    return [chip.checkVisibility({ visibilityProperty: true }), cut.length];
}"""


def test_the_final_round_is_said_once_and_cuts_no_card(page: Page, components: str) -> None:
    resize(page, SCREENS[PHONES[0]])
    show(page, components, "table", state="rivals", busy="1")
    expect(page.locator(".banner")).to_be_visible()
    for screen in PHONES:
        resize(page, SCREENS[screen])
        assert page.evaluate(SAID) == [False, 0], screen
    page.locator(".area-prompt").click()
    expect(page.locator(".area-signs .round b")).to_be_visible()


# Faces under the first player's token.
FACES = """() => {
    const token = document.querySelector(".seat [data-spot^=first]").getBoundingClientRect();
    return [...document.querySelectorAll(".seat header svg")].map((face) => face.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) => Math.min(right, token.right) - Math.max(left, token.left) > 1
            && Math.min(bottom, token.bottom) - Math.max(top, token.top) > 1).length;
}"""


@pytest.mark.parametrize("seats", ["2", "4"])
def test_the_first_players_token_leaves_the_face_free_on_a_phone(page: Page, components: str, seats: str) -> None:
    show(page, components, "table", state="space", busy="1", seats=seats)
    resize(page, SCREENS[PHONES[0]])
    page.locator("[data-spot='pane:others']").click()
    for screen in PHONES:
        resize(page, SCREENS[screen])
        assert page.evaluate(FACES) == 0, screen


def test_the_inspector_is_whole_on_a_small_phone(page: Page, components: str) -> None:
    resize(page, SCREENS["360x640"])
    show(page, components, "inspection", moment="0")
    inspector = page.locator(".inspector svg")
    expect(inspector).to_be_visible()
    inspector.evaluate("""e => {
        const box = e.closest(".inspector");
        box.style.transition = "none";
        box.style.setProperty("--column", 8);
    }""")
    page.evaluate(DRAWN)
    right = inspector.evaluate(
        "e => Math.max(...[...e.querySelectorAll('path')].map(p => p.getBoundingClientRect().right))"
    )
    assert right <= 360


# Signs of the rectangle whose frame reaches below the shelf's last board.
UNDER_PLINTH = """() => {
    const head = document.querySelector(".cabinet ~ .head").getBoundingClientRect();
    return [...document.querySelectorAll(".area-shelf .size b")].map((e) => e.getBoundingClientRect().bottom + 1)
        .filter((bottom) => bottom > head.top + 0.5);
}"""


@seen("cell busy", on=PHONES)
def test_no_mark_of_the_shelf_lies_over_another_or_under_the_plinth(sight: Sight) -> None:
    assert sight.page.evaluate(HIDDEN_PRINT, ".area-shelf")[1] == []
    assert sight.page.evaluate(UNDER_PLINTH) == []
