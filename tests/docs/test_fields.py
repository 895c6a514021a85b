"""The table of an observation's fields says what FIELDS says, and which of them count seats from the observer."""

import re
from pathlib import Path
from random import Random

from exlibris.engine import PRESETS, compose, new_game
from exlibris.rl import FIELDS, OFFSETS, Field, Observations
from exlibris.rl.fields import FLAG

TEXT = (Path(__file__).parents[2] / "docs/reference/rl.md").read_text("utf-8")
ROW = re.compile(r"^(\| \d+ \| `(\w+\.\w+)` \|.*\|) (index |value |)(\| .+ \|)$", re.MULTILINE)
SEATS = {name: seats.strip() for _, name, seats, _ in ROW.findall(TEXT)}
NEVER_DIFFERENT = {"seat.plays"}  # between seats of one game
SECRET = {"effect.count"}  # during the flips, each seat counts its own


def row_of(field: Field) -> str:
    start = f"| {OFFSETS[field.name]} | `{field.name}` | {field.shape} | {field.kind} | {field.highest} |"
    return f"{start} … | {field.meaning} |"


def test_the_table_shows_all_fields_in_order() -> None:
    assert [f"{start} … {end}" for start, _, _, end in ROW.findall(TEXT)] == [row_of(field) for field in FIELDS]


def different_for_two_seats() -> set[str]:
    """Return the fields that two seats see differently in random games, although neither lacks the fact."""
    found: set[str] = set()
    for number in range(8):
        luck = Random(number)
        state = new_game(compose(PRESETS[number % 5]), 3, luck.randbytes(32))
        observations = Observations(state.game, 2)
        while not state.is_over:
            observations.write(state, 0, 0)
            observations.write(state, 1, 1)
            both = bytes(observations.numbers)
            found |= {field.name for field in FIELDS if field.name not in found and differs(field, both)}
            state.apply_option(luck.choice(state.options))
    return found


def differs(field: Field, both: bytes) -> bool:
    ours, theirs = (both[start + OFFSETS[field.name] :][: field.size] for start in (0, len(both) // 2))
    if field.kind == FLAG and SEATS[field.name]:
        return ours != theirs
    return ours != theirs and any(a and b and a != b for a, b in zip(ours, theirs, strict=True))


def test_fields_that_count_seats_from_the_observer_are_marked() -> None:
    marked = {name for name, seats in SEATS.items() if seats}
    assert different_for_two_seats() - SECRET == marked - NEVER_DIFFERENT
