"""The look of forms on paper: the table's colours and the categories' marks, in print."""

from __future__ import annotations

from typing import Final

CARD: Final = "#fbf6e9"
INK: Final = "#2a2118"
SOFT_INK: Final = "#5d4f3d"
RULE: Final = "#cdbd9c"
BRASS: Final = "#a87b1e"
BRASS_WASH: Final = "#f3e1b0"
SEAL: Final = "#9e2b25"

COLOURS: Final = {
    "corrupted": "#5b3a8c",
    "fantastical": "#b23a6f",
    "historic": "#9a6a12",
    "monster": "#3c7a34",
    "reference": "#2b5f9e",
    "spells": "#b4501b",
}

MARK_BOX: Final = 24  # the marks are drawn in a box of 24 by 24
MARKS: Final = {
    "corrupted": (
        "M1 12C5 5 19 5 23 12 19 19 5 19 1 12ZM12 7.2A4.8 4.8 0 1 0 12 16.8 4.8 4.8 0 1 0 12 "
        "7.2ZM12 9.7A2.3 2.3 0 1 1 12 14.3 2.3 2.3 0 1 1 12 9.7Z"
    ),
    "fantastical": "M16.5 2.2A10.2 10.2 0 1 0 21.6 17.4 8.6 8.6 0 1 1 16.5 2.2Z",
    "historic": (
        "M4 1.5H20V5H18.4C18.4 8.6 15.6 10 14.2 12 15.6 14 18.4 15.4 18.4 19H20V22.5H4V19H5.6C5.6 "
        "15.4 8.4 14 9.8 12 8.4 10 5.6 8.6 5.6 5H4Z"
    ),
    "monster": (
        "M1 3.5Q4 0 7 3C8.8 10 7 17 2 22.5 4 16 3.4 9 1 3.5ZM9 2Q12-1 15 1.5C16.8 9 15 17.5 10 24 12 "
        "16.5 11.4 8.5 9 2ZM17 3.5Q20 0 22.8 3C24.5 10 22.8 16 18.5 21.5 20 15.5 19.4 9 17 3.5Z"
    ),
    "reference": "M2 6H12V10H22V18.5H18.5V14H16.5V17H13.5V14H12V18H2ZM5 9V15H9V9Z",
    "spells": ("M8 1.5H16V4H14.8V9.2L21.6 19.4C22.6 21 21.8 22.5 20 22.5H4C2.2 22.5 1.4 21 2.4 19.4L9.2 9.2V4H8Z"),
}
