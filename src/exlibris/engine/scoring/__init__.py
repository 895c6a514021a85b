"""The inspection form line by line, and its winners (STAB, PROM, BAN, VARY, FOCUS, SCORE, TIE)."""

from __future__ import annotations

from exlibris.engine.scoring.columns import TIE_BREAKERS, Column, Form, lines_of, scored
from exlibris.engine.scoring.counting import (
    ALL_PLACES,
    AWARDS,
    NEXT_PLACE,
    PER_ENTOMBED,
    PER_FOCUS,
    PER_VARIETY,
    Award,
    award_for,
    awards_by_place,
    entombed_points,
    face_up,
    inspected,
    out_of_order,
    prominent_awards,
    rarest,
    solo_awards,
    stability,
    stable_cells,
    tally,
    variety,
)
from exlibris.engine.scoring.results import column_of, form, result

__all__ = [
    "ALL_PLACES",
    "AWARDS",
    "NEXT_PLACE",
    "PER_ENTOMBED",
    "PER_FOCUS",
    "PER_VARIETY",
    "TIE_BREAKERS",
    "Award",
    "Column",
    "Form",
    "award_for",
    "awards_by_place",
    "column_of",
    "entombed_points",
    "face_up",
    "form",
    "inspected",
    "lines_of",
    "out_of_order",
    "prominent_awards",
    "rarest",
    "result",
    "scored",
    "solo_awards",
    "stability",
    "stable_cells",
    "tally",
    "variety",
]
