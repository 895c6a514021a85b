"""Make the fonts of printed forms, from the packages of the client: the letters of a few alphabets in one file each.

Digits have equal width and stand on the line, as in the client.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ROOT / "web/node_modules/@fontsource"
FOLDER: Final = ROOT / "src/exlibris/forms/fonts"
MADE: Final = {
    "sans.ttf": ("alegreya-sans", 400),
    "sans-bold.ttf": ("alegreya-sans", 700),
    "serif-bold.ttf": ("alegreya", 700),
}
ALPHABETS: Final = ("latin", "latin-ext", "cyrillic", "greek")
FIGURES: Final = ("lnum", "tnum")  # features: on the line, of equal width


def main() -> None:
    """Write the fonts with their license beside them."""
    FOLDER.mkdir(exist_ok=True)
    for name, (package, weight) in MADE.items():
        merged(PACKAGES / package / "files", package, weight).save(FOLDER / name)
        shutil.copy(PACKAGES / package / "LICENSE", FOLDER / f"LICENSE-{package}.txt")


def merged(files: Path, package: str, weight: int) -> TTFont:
    """Return one font with the letters of all alphabets."""
    with TemporaryDirectory() as folder:
        parts = []
        for alphabet in ALPHABETS:
            font = TTFont(files / f"{package}-{alphabet}-{weight}-normal.woff")
            font.flavor = None
            set_figures(font)
            for table in ("GSUB", "GPOS", "GDEF"):  # PDF has no use for them
                if table in font:
                    del font[table]
            parts.append(str(Path(folder) / f"{alphabet}.ttf"))
            font.save(parts[-1])
        return Merger().merge(parts)


def set_figures(font: TTFont) -> None:
    """Let digits be what features of the font make of them."""
    if "GSUB" not in font:
        return
    rules = font["GSUB"].table
    wanted = {feature: number for number, feature in enumerate(FIGURES)}
    found = [record for record in rules.FeatureList.FeatureRecord if record.FeatureTag in wanted]
    for record in sorted(found, key=lambda record: wanted[record.FeatureTag]):
        for index in record.Feature.LookupListIndex:
            for subtable in rules.LookupList.Lookup[index].SubTable:
                mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", {})
                for table in font["cmap"].tables:
                    for digit in range(ord("0"), ord("9") + 1):
                        if digit in table.cmap:
                            table.cmap[digit] = mapping.get(table.cmap[digit], table.cmap[digit])


if __name__ == "__main__":
    main()
