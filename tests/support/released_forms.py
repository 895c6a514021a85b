"""Forms of a real evening as files of `exlibris score`, and what they are scored as."""

from __future__ import annotations

from typing import Any

from exlibris.engine import PRESETS
from support import given

Json = dict[str, Any]
SHELF = given.shelf("A1 B1 C9 D2 / .. F3 G1 H2 / M1 N2 O1")
MARKED = [[given.card("A 5", "corrupted spells", face_down=True), given.card("B 4", "reference spells"), None]]
FORMS: dict[str, Json] = {
    **{
        preset: given.game(
            given.seat("Rita", "monster", shelf=SHELF, hand=2),
            given.seat("Eric", "spells", shelf=MARKED),
            given.seat("Zoe", "historic", counts={"corrupted": 3, "reference": 7}, stability=9),
            ruleset=preset,
        )
        for preset in PRESETS
    },
    "solo": given.solo(given.seat("Rita", "monster", shelf=SHELF), ruleset="first-en"),
    "letters": given.game(given.seat("Rita", "monster", shelf=given.shelf("Ł1 Z2")), letters="ABŁZ"),
}


def scored(form: Json) -> Json:
    """Return what every version must find: books that count, points and ranks of each seat, and the winners."""
    found = given.scored(form)
    return {"seats": [_column(seat) for seat in found["seats"]], "winners": found["winners"]}


def _column(seat: Json) -> Json:
    return {key: seat[key] for key in ("name", "tally", "stability", "b1", "b2", "b3", "b4", "b5", "total", "rank")}
