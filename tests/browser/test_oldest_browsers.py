"""Functions in the built client that the oldest browsers lack: Chrome and Edge 111, Firefox 121, Safari 16.4."""

import re
from typing import Final

import pytest

from exlibris.server.settings import BUNDLE

# By how it looks in a built file; Vite makes the syntax of these browsers, but adds no functions that they lack.
LATER: Final = {
    r"\.to(Sorted|Reversed|Spliced)\(": "Firefox 115; in the targets of Vite since 114",
    r"\b(Object|Map)\.groupBy\b": "Chrome 117",
    r"\bPromise\.(withResolvers|try)\b": "Chrome 119",
    r"\bArray\.fromAsync\b": "Chrome 121",
    r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(": "Chrome 122",
    r"\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|take|drop|toArray|forEach)\(": "Chrome 122",
    r"\bURL\.(canParse|parse)\b": "Chrome 120",
    r"\bAbortSignal\.any\b": "Chrome 116",
    r"\bIntl\.(Segmenter|DurationFormat)\b": "Firefox 125",
    r"\bstartViewTransition\b": "Firefox 144",
    r"\brequestIdleCallback\b": "Safari",
    r"\.checkVisibility\(": "Safari 17.4",
    r"\b(getOrInsert|moveBefore)\b": "2025",
    r"@(starting-style|scope)\b": "Chrome 118",
    r"\b(anchor-name|field-sizing|interpolate-size|animation-timeline)\s*:": "Firefox",
}


@pytest.mark.parametrize("later", LATER)
def test_the_client_uses_nothing_that_the_oldest_browsers_lack(later: str) -> None:
    files = [BUNDLE / "sw.js", *BUNDLE.glob("assets/*.js"), *BUNDLE.glob("assets/*.css")]
    found = {file.name: match[0] for file in files if (match := re.search(later, file.read_text("utf-8")))}
    assert not found, LATER[later]
