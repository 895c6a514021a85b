"""The questions that effects may ask, listed without playing."""

from __future__ import annotations

from typing import NamedTuple

from exlibris.engine.frames import STEPS
from exlibris.engine.game import FEWEST_SEATS, game_of
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.steps import Choice


class Question(NamedTuple):
    """A decision that a step may ask for. Public."""

    step: str  # the effect's name and the step's index in it, such as "observatory.1"
    prompt: str  # message id
    kind: str  # of its actions
    rule_id: str
    may_end: bool  # whether the seat may stop before the maximum, by the message "<prompt>.done"


def questions(ruleset: Ruleset) -> tuple[Question, ...]:
    """Return the decisions that a game may ask for, in the order of their steps' names.

    They include effects of other rulesets played by this process, because steps are registered when first used.
    """
    game_of(ruleset, 1 if ruleset.is_solo else FEWEST_SEATS)  # registers the steps
    found = []
    for name in sorted(STEPS):
        step = STEPS[name]
        if isinstance(step, Choice):
            found.append(Question(name, step.prompt, step.kind, step.rule_id, step.least < step.most))
    return tuple(found)
