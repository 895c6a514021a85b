"""The drawings of the architecture agree with the import rules."""

from draw_layers import PICTURES, drawings


def test_the_drawings_are_current() -> None:
    stored = {path: path.read_text("utf-8") for path in PICTURES.glob("layers-*.svg")}
    assert stored == drawings(), "stale: run make drawings"
