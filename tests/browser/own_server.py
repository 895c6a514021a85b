"""A page on a server of its own, for scripts that measure what the tests look at."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.clicking import hurry
from browser.serving import Serving


@contextmanager
def page_of_own_server() -> Iterator[Page]:
    """Yield a page of a server whose computer players don't wait; both end with the block."""
    finder = [sys.executable, str(Path(__file__).parents[2] / "scripts/find_chromium.py")]
    chromium = subprocess.check_output(finder, text=True).strip()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), impatient=True)
        serving.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page(base_url=serving.url, locale="en-GB", reduced_motion="reduce")
            hurry(page)
            yield page
            browser.close()
        finally:
            serving.stop()
