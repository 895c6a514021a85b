"""Steps that act on a state, `Automatic` and `Choice`, and the effects that consist of them."""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.actions import DONE, SIZES
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import STEPS, Frame, Step
from exlibris.engine.native import mypyc_attr
from exlibris.engine.sets import ONE
from exlibris.engine.state import State

OR_DONE: Final = ONE[DONE]
ANY: Final = 1000  # no limit on the number of choices
# By kind of action, the default verb of a step. Choices and cells have none.
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
NOT_ASKED: Final = ("done", "cancel", "ready")  # kinds of actions that go with other kinds


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
        """Carry out the step. The frame is already at the next step; set `f.step` to continue elsewhere."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step that asks the frame's seat for `least` to `most` choices, one at a time.

    `kind` says what the options are: "card", "seat", "category", "tile", "space", "slot" of a tile, "cell" of the
    shelf, "assistant", "library", or "choice" (one of `engine.CHOICES`). `prompt` is the message id of the question.
    `verb` is the first word of the actions' names in the notation, such as `pay` in "pay M3"; each kind has a default.

    If the seat has only one option, counting DONE and CANCEL, the step chooses it without asking, as part of the
    previous action and without a ply of its own.

    Steps for which this would reveal something hidden override `is_secret` and always ask: the sealed flips, and
    choices among cards that only the seat sees, where other players don't know how many are eligible. Choices from a
    whole hand, or from face-down cards, don't: their number is public.
    """

    __slots__ = ("least", "most")

    least: int
    most: int

    def __init__(self, least: int, most: int, kind: str, prompt: str, rule_id: str, verb: str = "") -> None:
        super().__init__(kind, rule_id)
        if kind not in SIZES or kind in NOT_ASKED:
            kinds = ", ".join([known for known in SIZES if known not in NOT_ASKED])
            raise SetupError(f"{type(self).__name__}: kind: expected one of {kinds}, found {kind!r}")
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
        """Return the options without DONE, in the order of the legal actions; NOTHING ends the step.

        Changes nothing, and can be called at any time, as determinizations do.
        """
        raise NotImplementedError

    def choose(self, s: State, f: Frame, option: int) -> None:
        """Carry out a choice. `f.count` includes it; after the last choice, the frame is already at the next step."""
        raise NotImplementedError

    def done(self, s: State, f: Frame) -> None:
        """End the step at the seat's request."""
        f.go_on()

    def skip(self, s: State, f: Frame) -> None:
        """Do what the rules require if there is no option. The frame is already at the next step."""


class Prerequisite(Choice):
    """A choice that the rest of the effect requires: without it the effect ends."""

    __slots__ = ()

    def done(self, s: State, f: Frame) -> None:
        f.step = None

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


def effect(name: str, *steps: Step) -> Step:
    """Link steps into an effect, and register them in STEPS by the names that saved states use.

    Args:
        name: A unique name, such as a location's key.
        steps: The steps in order; they belong to no other effect.

    Returns:
        The first step, which represents the effect.

    Raises:
        SetupError: If a step's rule id is not text, or another effect has the name.
    """
    for i in range(len(steps)):
        step = steps[i]
        step.name = f"{name}.{i}"
        _check_rule_id(step)
        earlier = STEPS.get(step.name)
        if earlier is not None and type(earlier) is not type(step):  # else made again, for another ruleset
            raise SetupError(f"effect {name!r}: there is already an effect with this name")
        STEPS[step.name] = step
        if i + 1 < len(steps):
            step.then = steps[i + 1]
    return steps[0]


def _check_rule_id(step: Step) -> None:
    """Raise SetupError if an expansion's step has a rule id other than text; compiled step classes check this."""
    rule_id: Any = step.rule_id
    if not isinstance(rule_id, str):
        raise SetupError(f"step {step.name}: {type(step).__name__}: rule id: expected text, found {rule_id!r}")


def during(phase: str, step: Step) -> Step:
    """Set the phase of the game that a step belongs to; return the step."""
    step.phase = phase
    return step
