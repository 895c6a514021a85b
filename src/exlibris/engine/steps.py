"""Steps, frames and powers: what effects are made of, and how one that is under way is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from exlibris.engine.sets import NOTHING

if TYPE_CHECKING:
    from exlibris.engine.state import State

ANY: Final = 1000  # as many choices as there are


class Step:
    """A step of an effect: a deed (`most` is 0), or `least` to `most` choices of one seat, one at a time.

    Steps are immutable and shared. `ask` does the deed, or gives what may be chosen: when that is nothing, the
    step is over. Asking twice in the same position gives the same answer.
    """

    __slots__ = ("kind", "least", "most", "name", "phase", "prompt", "then", "trace")

    name: str  # "flea_market.0": how records and saved states call it
    least: int
    most: int
    kind: str  # the kind of action asked for
    prompt: str  # message id of the question
    trace: str  # the rule it carries out
    then: Step | None
    phase: str  # of the game, for a step of a round or of setup; "" for all others

    def __init__(self, least: int = 0, most: int = 0, kind: str = "", prompt: str = "", trace: str = "") -> None:
        self.name = ""
        self.least = least
        self.most = most
        self.kind = kind
        self.prompt = prompt
        self.trace = trace
        self.then = None
        self.phase = ""

    def ask(self, s: State, f: Frame) -> bytes:
        raise NotImplementedError

    def choose(self, s: State, f: Frame, option: int) -> None:
        raise NotImplementedError

    def end(self, s: State, f: Frame) -> None:
        """The seat has chosen to be done with this step."""
        f.go_on()

    def about(self, s: State, f: Frame) -> dict[str, int]:
        """What the question is about, for its text; public."""
        return {}

    def shows_discard_pile(self) -> bool:
        """Whether the seat that is asked searches the discard pile, and so sees all of it."""
        return False


STEPS: Final[dict[str, Step]] = {}


def effect(name: str, *steps: Step) -> Step:
    """Link steps into an effect; its first step stands for it."""
    for i in range(len(steps)):
        step = steps[i]
        step.name = f"{name}.{i}"
        STEPS[step.name] = step
        if i + 1 < len(steps):
            step.then = steps[i + 1]
    return steps[0]


def during(phase: str, step: Step) -> Step:
    """Say which phase of the game a step belongs to; return the step."""
    step.phase = phase
    return step


class Power:
    """What an assistant can do beyond the rules: the effects that it adds or replaces. One for each kind.

    Filled in by the modules of `assistants`; a standard assistant adds nothing.
    """

    __slots__ = (
        "acquiring", "arriving", "at_home", "blocks", "clearing", "key", "number", "reacting", "shares_spaces",
        "shelving", "shuns_hut",
    )  # fmt: skip

    key: str
    number: int  # 0 for a standard assistant, else as in the content's list, from 1
    arriving: Step | None  # before the effect of the place it comes to
    reacting: Step | None  # when an opponent's assistant comes to where it is
    at_home: Step | None  # in place of the home action
    shelving: Step | None  # in place of shelving a card
    acquiring: Step | None  # when it has acquired cards
    clearing: Step | None  # when the cards of a tile are about to be discarded
    blocks: bool  # nobody else may visit its instant location
    shares_spaces: bool  # it may stand where somebody stands
    shuns_hut: bool  # it never enters the Diviner's Hut

    def __init__(self, key: str, number: int) -> None:
        self.key = key
        self.number = number
        self.arriving = None
        self.reacting = None
        self.at_home = None
        self.shelving = None
        self.acquiring = None
        self.clearing = None
        self.blocks = False
        self.shares_spaces = False
        self.shuns_hut = False

    def where(self, s: State, seat: int) -> bytes:
        """Spaces, of those free to be placed on, where it may go."""
        return s.places

    def wanted(self, s: State, cards: bytes) -> bytes:
        """Those of the cards just acquired that `acquiring` is about."""
        return NOTHING


STANDARD: Final = Power("standard", 0)


class Frame:
    """An effect under way: its next step, whose it is, where, and what it must remember."""

    __slots__ = ("cards", "count", "notes", "number", "power", "seat", "step", "tile")

    step: Step | None
    seat: int  # who is asked
    power: Power  # of the assistant whose effect this is
    tile: int
    count: int  # choices made so far in this step
    number: int  # a register; public
    cards: bytes  # cards gained or chosen; each as public as the place where it lies
    notes: bytes  # small numbers; public

    def __init__(
        self,
        step: Step | None,
        seat: int,
        power: Power,
        tile: int,
        number: int = 0,
        cards: bytes = NOTHING,
        notes: bytes = NOTHING,
        count: int = 0,
    ) -> None:
        self.step = step
        self.seat = seat
        self.power = power
        self.tile = tile
        self.number = number
        self.cards = cards
        self.notes = notes
        self.count = count

    def go_on(self) -> None:
        """The next step is the one to do."""
        if self.step is not None:
            self.step = self.step.then
        self.count = 0
