"""The special assistants, a module each; importing this package declares what they can do under which ruleset."""

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
from exlibris.engine.game import POWER_MAKERS
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.steps import Power


def always(power: Power) -> Callable[[Ruleset], Power]:
    """Return a maker of what is the same under every ruleset."""
    return lambda _: power


POWER_MAKERS.update(
    {
        "automaton": always(automaton.POWER),
        "bookworm": always(bookworm.POWER),
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
