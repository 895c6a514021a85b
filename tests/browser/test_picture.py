"""The picture of the final table, saved from the end page."""

import base64
import io
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

WIDTH = 1200
CREAM = (251, 246, 233)  # cards face up
INK = (42, 33, 24)
NIGHT = (21, 28, 46)  # behind the stacks of books
# Where the heading stands, as the picture draws it.
HEADING = (60, 60, 660, 120)
# The heading drawn on a canvas as the picture has it, in the letters of the page or in others.
DRAWN = """async family => {
    await document.fonts.load(`800 48px ${family}`);
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 200 });
    const context = canvas.getContext("2d");
    context.fillStyle = "#151c2e";
    context.fillRect(0, 0, 1200, 200);
    context.font = `800 48px ${family}`;
    context.fillStyle = "#fbf0d8";
    context.fillText(document.querySelector("h1").textContent, 60, 104);
    return canvas.toDataURL().split(",")[1];
}"""


def shared(page: Page, table: str, folder: Path) -> Image.Image:
    """Return the picture that the end page saves."""
    page.goto(f"/table/{table}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename == f"exlibris-{table}-table.png"
    download.value.save_as(folder / "final.png")
    return Image.open(folder / "final.png").convert("RGB")


def count(picture: Image.Image, color: tuple[int, int, int]) -> int:
    colors = picture.getcolors(picture.width * picture.height) or []
    return sum(each for each, found in colors if found == color)


def unlike_by(page: Page, picture: Image.Image, family: str) -> float:
    """Return how much the heading differs from one drawn in these letters, on average for a pixel."""
    drawn = Image.open(io.BytesIO(base64.b64decode(page.evaluate(DRAWN, family)))).convert("RGB")
    difference = ImageChops.difference(picture.crop(HEADING), drawn.crop(HEADING))
    return sum(ImageStat.Stat(difference).mean)


def test_the_final_table_is_saved_as_a_picture(page: Page, finished: str, tmp_path: Path) -> None:
    picture = shared(page, finished, tmp_path)
    assert picture.width == WIDTH
    assert picture.height > WIDTH * 0.8
    # Where the shelves stand, cards can be seen; above the form, stacks of books.
    assert count(picture.crop((0, picture.height - 370, WIDTH, picture.height - 50)), CREAM) > 1000
    stage = picture.crop((200, 170, WIDTH, 640))
    assert count(stage, NIGHT) < 0.95 * stage.width * stage.height
    # The words of the last line of the form, in a size of their own.
    assert count(picture.crop((60, 1135, 330, 1190)), INK) > 200
    # The heading is in our letters.
    ours = unlike_by(page, picture, "Alegreya")
    assert ours < 3
    for other in ("Georgia, serif", "sans-serif"):
        assert unlike_by(page, picture, other) > 4 * ours + 3
