"""What a page offers to click, and which of it a mouse or a finger would miss."""

from playwright.sync_api import Page

MOUSE = 24  # pixels, as WCAG 2.2 asks
FINGER = 44
# A link within a sentence is as high as its line. A label, or what is drawn around a control, belongs to the target.
TOO_SMALL = """(least) => {
    const found = [];
    const inSentence = (e) => e.matches("a") && getComputedStyle(e).display === "inline" &&
        [...e.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    for (const e of document.querySelectorAll("a[href], button, input, select, summary, textarea")) {
        const target = e.labels?.[0]?.contains(e) ? e.labels[0] : e;
        const box = target.getBoundingClientRect();
        const isHidden = box.width <= 1 || box.height <= 1 || !e.checkVisibility({ visibilityProperty: true }) ||
            e.closest("[inert]");
        // Other tests look at the table. A shelf is always shown whole, so that cards of a wide one are narrower.
        const isOfBoard = e.closest(".board") && !e.closest(".area-bar") || e.closest(".cabinet");
        if (isHidden || isOfBoard || inSentence(e)) continue;
        if (box.width > least - 0.5 && box.height > least - 0.5) continue;
        target.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = (dx, dy) => {
            let far = 0;
            while (far < least && target.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far++;
            return far;
        };
        const isWide = width > least - 0.5 || reach(-1, 0) + reach(1, 0) >= least;
        const isHigh = height > least - 0.5 || reach(0, -1) + reach(0, 1) >= least;
        if (isWide && isHigh) continue;
        const name = e.getAttribute("aria-label") || target.textContent.trim() || e.outerHTML;
        found.push(`${name.slice(0, 40)}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    }
    return found;
}"""


def missed(page: Page, least: int) -> list[str]:
    """Return what on the page is smaller than a target of that many pixels, with its size."""
    found: list[str] = page.evaluate(TOO_SMALL, least)
    return found
