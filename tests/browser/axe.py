"""What axe has to say about a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Rules about a page as a whole say nothing of a sheet of parts.
WHOLE_PAGE = [*STANDARD, "best-practice"]
# Not yet part of any tag that runs by itself, but a reader who speaks to the page needs it. The sizes of targets, which
# take a fifth of axe's time, are left to targets.py and zones.py: those also know what lies over a target.
ALSO = {"label-content-name-mismatch": {"enabled": True}}
RUN = """async ({ tags, rules }) => {
    const options = { runOnly: tags, rules, resultTypes: ["violations"], selectors: false, preload: false };
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)}: ${failureSummary}`),
    }));
}"""


def check_tidy(page: Page) -> None:
    """Check that axe finds nothing, and that the page is no wider than the screen."""
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def complaints(page: Page, tags: list[str] = WHOLE_PAGE) -> list[str]:
    """Return each broken rule, how often it is broken, and the first places."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(RUN, {"tags": tags, "rules": ALSO})
    return [f"{each['id']}, {len(each['where'])} times: {each['where'][:2]}" for each in found]
