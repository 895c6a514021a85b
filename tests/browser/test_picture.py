"""The picture of the final table, saved from the end page."""

from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

WIDTH = 1200
CREAM = (251, 246, 233)  # cards face up


def test_the_final_table_is_saved_as_a_picture(page: Page, finished: str, tmp_path: Path) -> None:
    page.goto(f"/table/{finished}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == f"exlibris-{finished}.png"
    download.value.save_as(tmp_path / "final.png")
    with Image.open(tmp_path / "final.png") as picture:
        assert picture.width == WIDTH
        assert picture.height > WIDTH * 0.8
        # Where the shelves stand, cards can be seen.
        shelves = picture.convert("RGB").crop((0, picture.height - 370, WIDTH, picture.height - 50))
        colours = {colour: count for count, colour in shelves.getcolors(shelves.width * shelves.height) or []}
        assert colours.get(CREAM, 0) > 1000
