"""Steps that act on a state, `Automatic` and `Choice`, and effects, which are made of them."""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.actions import DONE
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import Frame, Step
from exlibris.engine.native import mypyc_attr
from exlibris.engine.sets import ONE
from exlibris.engine.state import State

OR_DONE: Final = ONE[DONE]
ANY: Final = 1000  # as a number of choices: no limit
# By kind of action, the verb of steps that name no other. Choices and cells have none.
USUAL_VERBS: Final[dict[str, str]] = {
    "assistant": "choose",
    "card": "choose",
    "category": "name",
    "flip": "flip",
    "library": "choose",
    "seat": "choose",
    "slot": "choose",
    "space": "place",
    "tile": "choose",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step):
    """A step that does something without asking."""

    __slots__ = ()

    def enter(self, s: State, f: Frame) -> bool:
        f.step = self.then
        if self.looks:
            s.look()
        self.run(s, f)
        return False

    def run(self, s: State, f: Frame) -> None:
        """Carry out the step. The frame is already at the next one; set `f.step` to go on elsewhere."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step that asks the frame's seat for `least` to `most` choices, one at a time.

    A seat is not asked for its only option, DONE and CANCEL counted: the step chooses that option itself, as part of
    the action before, without a ply of its own. A step that offers nothing but CANCEL is a dead end and asks.

    Steps are exempt where a question left out would tell others something hidden, and override `is_secret`: the sealed
    flips, and choices among cards that only the seat sees, where nobody else knows how many are eligible. Choices from
    a whole hand, or from cards lying face down, are not exempt: their number is public.
    """

    __slots__ = ("least", "most")

    least: int
    most: int

    def __init__(self, least: int, most: int, kind: str, prompt: str, rule_id: str, verb: str = "") -> None:
        super().__init__(kind, rule_id)
        self.least = least
        self.most = most
        self.prompt = prompt
        self.verb = verb or USUAL_VERBS.get(kind, "")

    def enter(self, s: State, f: Frame) -> bool:
        if self.looks:
            s.look()
        options = self.options(s, f)
        if len(options) > 0:
            if f.count >= self.least:
                s.options = options + OR_DONE
                return True
            if len(options) == 1 and not self.is_secret(s, f):
                return self.answer(s, f, options[0])
            s.options = options
            return True
        f.step = self.then
        f.count = 0
        self.skip(s, f)
        return False

    def answer(self, s: State, f: Frame, option: int) -> bool:
        if option == DONE:
            self.done(s, f)
            return False
        f.count += 1
        if f.count == self.most:
            f.step = self.then
            f.count = 0
        self.choose(s, f, option)
        return False

    def offered(self, s: State, f: Frame) -> bytes:
        """Return the options, with DONE if the seat may end the step; changes nothing."""
        options = self.options(s, f)
        return options + OR_DONE if options and f.count >= self.least else options

    def options(self, s: State, f: Frame) -> bytes:
        """Return what may be chosen, without DONE, in the order of the legal actions; NOTHING ends the step.

        Changes nothing, and can be called at any time: determinizations do.
        """
        raise NotImplementedError

    def choose(self, s: State, f: Frame, option: int) -> None:
        """Carry out a choice. `f.count` includes it; after the last choice, the frame is already at the next step."""
        raise NotImplementedError

    def done(self, s: State, f: Frame) -> None:
        """End the step because the seat wants to."""
        f.go_on()

    def skip(self, s: State, f: Frame) -> None:
        """Do what the rules ask for if there is nothing to choose. The frame is already at the next step."""


class Prerequisite(Choice):
    """A choice without which the rest of the effect is not carried out."""

    __slots__ = ()

    def done(self, s: State, f: Frame) -> None:
        f.step = None

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


STEPS: Final[dict[str, Step]] = {}


def effect(name: str, *steps: Step) -> Step:
    """Link steps into an effect, and register them in STEPS by name, as saved states name them.

    Args:
        name: A name of its own, such as a location's key.
        steps: In the order in which they are carried out. No other effect has them.

    Returns:
        The first step, which stands for the effect.

    Raises:
        SetupError: If a step's rule id is no text.
    """
    for i in range(len(steps)):
        step = steps[i]
        step.name = f"{name}.{i}"
        _check_rule_id(step)
        STEPS[step.name] = step
        if i + 1 < len(steps):
            step.then = steps[i + 1]
    return steps[0]


def _check_rule_id(step: Step) -> None:
    """Raise SetupError if a step of an expansion was given something else than text; compiled, its class raises."""
    rule_id: Any = step.rule_id
    if not isinstance(rule_id, str):
        raise SetupError(f"step {step.name}: {type(step).__name__}: rule id: expected text, found {rule_id!r}")


def during(phase: str, step: Step) -> Step:
    """Set the phase of the game that a step belongs to; return the step."""
    step.phase = phase
    return step
