"""All steps of the engine, those of our own locations and assistants included."""

from exlibris.engine import game_of, preset
from exlibris.engine.effects import Choice, Step
from exlibris.engine.frames import STEPS


def all_steps() -> list[Step]:
    """Return every step there is."""
    game_of(preset("first-en"), 2)  # imports the modules of all locations and assistants
    return list(STEPS.values())


def all_choices() -> list[Choice]:
    """Return every step that asks a seat."""
    return [step for step in all_steps() if isinstance(step, Choice)]
