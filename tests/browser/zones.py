"""The areas of the table: where they are, what lies over them, and how much of it moves."""

from typing import Any

from playwright.sync_api import Page, ViewportSize

SCREENS: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in (
        *((1920, 1080), (1440, 900), (1280, 800), (1024, 768)),
        *((768, 1024), (844, 390), (360, 640), (390, 844)),
    )
}
# The rectangles of all areas in sight, in whole pixels. The tray of upright phones lies over the foot of the hand, and
# the form of low ones on the plinth of the shelf.
ZONES = """() => {
const plinth = document.querySelector(".area-shelf .cabinet ~ .head")?.getBoundingClientRect();
const isOnPlinth = (top, height) => plinth && top >= plinth.top - 1 && top + height <= plinth.bottom + 1;
return Object.fromEntries([...document.querySelectorAll("[class*=area-]")].map((area) => {
    const { left, top, width, height } = area.getBoundingClientRect();
    const name = /area-([a-z]+)/.exec(area.className)[1];
    return [name, [left, top, width, height].map(Math.round)];
}).filter(([name, [, top, width, height]]) => width > 1 && height > 1 && !["brand", "side"].includes(name)
    && !(name === "answers" && innerWidth < 600) && !(name === "form" && isOnPlinth(top, height))));
}"""
# What is drawn over a thing that must stay in sight: the tiles, the shelf, the form, the names and the question. Each
# is asked at three points. A button that only answers there, outside of what is drawn of it, covers nothing.
COVERED = """() => {
    const drawn = (e, x, y) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
    };
    const things = ".tile, .area-shelf .cell > .target, .area-form dl > div, .seat h2, .area-prompt p, .sign";
    const seen = (thing) => thing.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll(things)].filter(seen).flatMap((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const area = thing.closest("[class*=area-]").getBoundingClientRect();
        return [0.2, 0.5, 0.8].map((part) => [left + part * width, top + part * height])
            .filter(([x, y]) => x > area.left && x < area.right && y > area.top && y < area.bottom)
            .map(([x, y]) => [document.elementFromPoint(x, y), x, y])
            .filter(([over, x, y]) => over && !thing.contains(over) && !over.contains(thing) && drawn(over, x, y)
                && over.closest("[class*=area-]") !== thing.closest("[class*=area-]"))
            .map(([over]) => `${thing.className}: ${over.className}`);
    });
}"""
# The letters of the table that are smaller than 12 pixels; titles on spines are drawings.
SMALL = """() => [...document.querySelectorAll(".board *")].filter((e) => e.checkVisibility()
    && !e.closest("svg, .unseen") && [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && parseFloat(getComputedStyle(e).fontSize) < 11.99).map((e) => e.outerHTML.slice(0, 90))"""
# What answers to a click less far than that many pixels across or down, whatever is drawn. Names in the log are words
# of a text, and cards in hand overlap.
SMALL_TARGETS = """(least) => {
    const reach = (e, x, y, dx, dy) => {
        let far = 0;
        while (far < least && e.contains(document.elementFromPoint(x + dx * (far + 0.5), y + dy * (far + 0.5))))
            far += 0.5;
        return far;
    };
    return [...document.querySelectorAll(".board button, .board a")]
        .filter((e) => e.checkVisibility() && !e.closest(".log, .hand")).flatMap((e) => {
            const { left, top, width, height } = e.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            if (width < 2 || !e.contains(document.elementFromPoint(x, y))) return [];
            const across = reach(e, x, y, -1, 0) + reach(e, x, y, 1, 0) + 0.5;
            const down = reach(e, x, y, 0, -1) + reach(e, x, y, 0, 1) + 0.5;
            return Math.min(across, down) < least - 0.5 ? [`${e.className}: ${across} x ${down}`] : [];
        });
}"""
# Letters, numbers and marks of the cards in that area that something is drawn over, or that are out of sight; asked at
# five points of each. What lets the pointer through is seen, too, and what only answers there covers nothing. Cards
# are books, unless another selector is given.
HIDDEN_PRINT = """(given) => {
    const [area, kind] = [given].flat();
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = "* { pointer-events: auto !important }";
    const paints = (e, x, y) => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        const { backgroundColor, backgroundImage, borderLeftWidth } = getComputedStyle(e);
        const within = Math.min(x - left, right - x, y - top, bottom - y);
        return within >= 0 && ((e.closest("svg") && e.tagName !== "svg") || backgroundImage !== "none"
            || !/, 0\\)$|transparent/.test(backgroundColor) || within < parseFloat(borderLeftWidth));
    };
    const over = (thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [[0.5, 0.5], [0.1, 0.3], [0.9, 0.3], [0.1, 0.8], [0.9, 0.8]].flatMap(([a, b]) => {
            const [x, y] = [left + a * width, top + b * height];
            const stack = document.elementsFromPoint(x, y);
            const at = stack.findIndex((e) => thing.contains(e));
            if (at < 0) return ["out of sight"];
            return stack.slice(0, at).filter((e) => paints(e, x, y)).map((e) => e.className.baseVal ?? e.className);
        });
    };
    const books = `${area} .card:has(> .band), ${area} .pile .stub, ${area} .mini`;
    const cards = [...document.querySelectorAll(kind ? `${area} ${kind}` : books)]
        .filter((card) => !kind || card.querySelector(".name"))
        .filter((card) => card.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const print = ".letter, .mini b, .number, .name > b, .marks > *";
    const hidden = cards.flatMap((card) => [...card.querySelectorAll(print)].flatMap((thing) =>
        over(thing).map((what) => `${card.querySelector(".name").textContent}: ${what}`)));
    style.remove();
    return [cards.length, hidden];
}"""
# Sums up how far things have moved, as the browser counts it: tiles and cards too, and whether or not somebody has just
# clicked. What moves by a transform, as pieces do, is not counted.
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push([value, ...sources.map(({ node }) => (node?.className ?? node?.nodeName) + "")]);
    }).observe({ type: "layout-shift", buffered: true });
}"""
# Waits until nothing moves anymore, and forgets what has moved.
SETTLED = """() => new Promise((done) => setTimeout(() => done((window.shifts = []) && null), 100))"""

Rectangles = dict[str, list[int]]


def zones(page: Page) -> Rectangles:
    """Return the left and upper edge, the width and the height of each area in sight."""
    found: Any = page.evaluate(ZONES)
    return dict(found)


def overlapping(areas: Rectangles) -> list[str]:
    """Return the pairs of areas that share more than their edges."""
    names = sorted(areas)
    return [f"{one} and {other}" for one in names for other in names if one < other and _meet(areas[one], areas[other])]


def _meet(one: list[int], other: list[int]) -> bool:
    """Whether two rectangles share more than a pixel in each direction."""
    return all(
        min(one[axis] + one[axis + 2], other[axis] + other[axis + 2]) - max(one[axis], other[axis]) > 1
        for axis in (0, 1)
    )
