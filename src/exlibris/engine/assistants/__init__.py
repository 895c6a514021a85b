"""The twelve special assistants, a module each; importing this package makes known what each can do."""

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
    """The same under every ruleset."""
    return lambda _: power


POWER_MAKERS[:] = [
    always(automaton.POWER),
    always(bookworm.POWER),
    cube.power,
    ghost.power,
    always(goblin.POWER),
    always(golem.POWER),
    always(imp.POWER),
    always(mummy.POWER),
    always(sasquatch.POWER),
    always(snowman.POWER),
    witch.power,
    wizard.power,
]
