"""The special assistants, one module each. Importing this package registers their powers in `POWER_MAKERS`."""

from __future__ import annotations

from collections.abc import Callable

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
from exlibris.engine.frames import Power
from exlibris.engine.game import POWER_MAKERS
from exlibris.engine.ruleset import Ruleset


def always(power: Power) -> Callable[[Ruleset], Power]:
    """Return a maker of a power that no ruleset changes."""
    return lambda _: power


POWER_MAKERS.update(
    {
        "automaton": always(automaton.POWER),
        "bookworm": bookworm.power,
        "cube": cube.power,
        "ghost": ghost.power,
        "goblin": always(goblin.POWER),
        "golem": always(golem.POWER),
        "imp": always(imp.POWER),
        "mummy": always(mummy.POWER),
        "sasquatch": always(sasquatch.POWER),
        "snowman": always(snowman.POWER),
        "witch": witch.power,
        "wizard": wizard.power,
    }
)
