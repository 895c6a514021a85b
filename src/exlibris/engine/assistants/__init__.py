"""The twelve special assistants, a module each; importing this package makes their powers known."""

from __future__ import annotations

from exlibris.engine.assistants import (
    automaton,
    bookworm,
    cube,
    ghost,
    goblin,
    golem,
    imp,
    mummy,
    sasquatch,
    snowman,
    witch,
    wizard,
)
from exlibris.engine.steps import POWERS

POWERS[1:] = [
    automaton.POWER,
    bookworm.POWER,
    cube.POWER,
    ghost.POWER,
    goblin.POWER,
    golem.POWER,
    imp.POWER,
    mummy.POWER,
    sasquatch.POWER,
    snowman.POWER,
    witch.POWER,
    wizard.POWER,
]
