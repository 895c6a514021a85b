"""The look of printed forms: the colors of the table and the marks of the categories."""

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

MARK_BOX: Final = 24  # side of the square in which the marks are drawn
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
        "M3.2 4.3Q5.6 1 8 3.8C9.4 10.3 8 16.8 4 21.9 5.6 15.9 5.1 9.4 3.2 4.3ZM9.6 2.9Q12 0.1 14.4 2.4C15.8 "
        "9.4 14.4 17.3 10.4 23.3 12 16.3 11.5 8.9 9.6 2.9ZM16 4.3Q18.4 1 20.6 3.8C22 10.3 "
        "20.6 15.9 17.2 21 18.4 15.4 17.9 9.4 16 4.3Z"
    ),
    "reference": "M2 6H12V10H22V18.5H18.5V14H16.5V17H13.5V14H12V18H2ZM5 9V15H9V9Z",
    "spells": ("M8 1.5H16V4H14.8V9.2L21.6 19.4C22.6 21 21.8 22.5 20 22.5H4C2.2 22.5 1.4 21 2.4 19.4L9.2 9.2V4H8Z"),
}
