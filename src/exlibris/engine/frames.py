"""The parts of a state's stack: steps as a state knows them, assistants' powers, and frames.

A frame holds an unfinished effect. The step classes that act on a state are in `steps.py`. Expansions are interpreted
even if the engine is compiled, so their base classes allow interpreted subclasses.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from exlibris.engine.board import UNSET
from exlibris.engine.native import mypyc_attr
from exlibris.engine.sets import NOTHING, pairs_of

AnyState: TypeAlias = Any  # a State; state.py imports this module


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of an effect: `Automatic` or `Choice`. All games share the steps, which hold no data of a game."""

    __slots__ = ("kind", "looks", "name", "phase", "prompt", "rule_id", "then", "verb")

    name: str  # "flea_market.0", as in saved states
    kind: str  # the kind of action that it asks for, "" for a step that does not ask
    prompt: str  # message id of the question, "" for a step that does not ask
    verb: str  # first word of its actions' names in the notation, "" for none
    rule_id: str  # the rule that it implements, "" if the docstring of its class names it
    phase: str  # the phase of the game, for a step of a round or of setup; else ""
    looks: bool  # whether it looks at hidden cards, so that the actions before it can't be undone
    then: Step | None  # the next step of the effect

    def __init__(self, kind: str = "", rule_id: str = "") -> None:
        self.name = ""
        self.kind = kind
        self.prompt = ""
        self.verb = ""
        self.rule_id = rule_id
        self.phase = ""
        self.looks = False
        self.then = None

    # The interface by which a state calls its steps, whatever their class.

    def enter(self, s: AnyState, f: Frame) -> bool:
        """Carry out the step as far as possible without a choice. Return whether a seat must choose now."""
        raise NotImplementedError

    def answer(self, s: AnyState, f: Frame, option: int) -> bool:
        """Carry out the chosen option; return True if the seat must choose again, from `s.options`, already updated.

        Raises LookupError for a step that does not ask.
        """
        raise LookupError("nothing is pending")

    def offered(self, s: AnyState, f: Frame) -> bytes:
        """Return the options of the deciding seat, including DONE if it may end the step; changes nothing."""
        return NOTHING

    def about(self, s: AnyState, f: Frame) -> dict[str, int]:
        """Return the subjects of the question by name (cards, seats, counts). They are public, as part of its text."""
        return {}

    def is_secret(self, s: AnyState, f: Frame) -> bool:
        """Return whether skipping a choice with only one option would reveal something hidden to other seats."""
        return False

    def shows_discard_pile(self) -> bool:
        """Return whether the deciding seat may see the whole discard pile."""
        return False


STEPS: Final[dict[str, Step]] = {}  # the steps of all effects by the names that saved states use


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """The abilities of an assistant: effects that it adds to the rules or replaces, None for each that it lacks.

    There is one object for each kind of assistant. Its abilities:

    | ability | when it runs, or what it says | example |
    | --- | --- | --- |
    | `arriving` | on arrival in town or at home, before the effect of the place | Goblin |
    | `reacting` | when an opponent arrives at its place; the frame's `other` is the visitor | Sasquatch |
    | `at_home` | instead of the home action | Bookworm |
    | `shelving` | instead of shelving a card, which is the frame's `card` | Wizard |
    | `acquiring` | after its effect got cards that `wanted` names; they are the frame's `cards` | Witch |
    | `clearing` | in Resolution, before the cards of a tile are discarded | Golem |
    | `blocks` | nobody else may be placed on its instant location | Snowman |
    | `shares_spaces` | `where` offers occupied spaces, so the Assistants' Guild may send it back from one | Ghost |
    | `shuns_hut` | `where` never offers the Diviner's Hut, so no position has it there | Ghost |

    The last two only declare what your method `where` does: they offer or remove no space.
    """

    __slots__ = (
        "acquiring", "arriving", "at_home", "blocks", "clearing", "key", "number", "reacting", "shares_spaces",
        "shelving", "shuns_hut",
    )  # fmt: skip

    key: str
    number: int  # from 1 in the order of the content, 0 for a standard assistant
    arriving: Step | None  # before the effect of the place where it arrives
    reacting: Step | None  # when an opponent's assistant arrives at its place
    at_home: Step | None  # instead of the home action
    shelving: Step | None  # instead of shelving a card
    acquiring: Step | None  # when it has acquired cards
    clearing: Step | None  # when the cards of a tile are about to be discarded
    blocks: bool  # whether it keeps all others off its instant location
    shares_spaces: bool  # whether it may share a space with another assistant
    shuns_hut: bool  # whether it never enters the Diviner's Hut

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

    def where(self, s: AnyState, seat: int) -> bytes:
        """Return the spaces where the seat may place the assistant, by default as for a standard assistant.

        The result is a `bytes` of numbers of spaces: 0 for home, and four numbers for each tile, whose number `tile_of`
        returns. `s.places` has the free spaces, `s.visitors[tile][1::2]` the occupied spaces of a tile. The method
        changes nothing, and can be called at any time.
        """
        places: bytes = s.places
        return places

    def wanted(self, s: AnyState, cards: bytes) -> bytes:
        """Return the cards just acquired that trigger the effect `acquiring`."""
        return NOTHING


STANDARD: Final = Power("standard", 0)


class Frame:
    """An unfinished effect: its next step, seat and tile, and registers for the steps' data.

    Only the effect's own steps, and the step that pushes it, write to the registers. All are public, except that
    `cards` and `result` show a seat only the cards that it knows. Registers, with the value that means "none":

    - `step`: the next step; set None to end the effect early.
    - `seat`: the deciding seat; `power`: of the assistant whose effect this is; `tile`: where it happens, HOME (0).
    - `count`: choices made in the current step so far; the engine sets it back to 0.
    - `amount`: a number of your own (0). `LookAtDeck` sets it to the number of cards looked at, discarding steps count
      in it, and `TakeAsMany` takes so many cards.
    - `cards`: the cards that the effect got so far, which `ShelveGained` offers (NOTHING); `acquire` adds to it.
    - `card`, `other` (a seat), `category`, `space`, `direction`: one number (UNSET).
    - `picked`, `seats`, `tokens`, `tiles`, `libraries`: sets of numbers (NOTHING).
    - `face_down`: whether `card` lies face down.
    - `result`: cards for the frame below (NOTHING): see `receive`.

    `Frame.new` makes frames: with a constructor that takes all registers, copies would take twice as long.
    """

    __slots__ = (
        "amount", "card", "cards", "category", "count", "direction", "face_down", "libraries", "other", "picked",
        "power", "result", "seat", "seats", "space", "step", "tile", "tiles", "tokens",
    )  # fmt: skip

    step: Step | None  # the next step, None at the end of the effect
    seat: int  # the deciding seat
    power: Power  # of the assistant whose effect this is
    tile: int
    count: int  # choices made in this step so far
    card: int  # UNSET for none
    other: int  # the other seat concerned, UNSET for none
    category: int  # UNSET for none
    space: int  # UNSET for none
    direction: int  # one of the choices in `verbs.shifting`, UNSET for none
    amount: int  # cards to pay, to take, to draw or to shelve
    face_down: bool  # whether `card` lies face down
    cards: bytes  # cards gained, or a chosen group
    picked: bytes  # options already chosen, which can't be chosen again
    seats: bytes
    tokens: bytes  # assistants in turn order
    tiles: bytes  # tiles to come
    libraries: bytes  # special assistants on offer
    result: bytes  # passed at the end to the frame below: see `receive`

    @staticmethod
    def new(step: Step | None, seat: int, power: Power, tile: int) -> Frame:
        """Return a frame with all registers unset or empty."""
        f = Frame()
        f.step = step
        f.seat = seat
        f.power = power
        f.tile = tile
        f.count = 0
        f.card = UNSET
        f.other = UNSET
        f.category = UNSET
        f.space = UNSET
        f.direction = UNSET
        f.amount = 0
        f.face_down = False
        f.cards = NOTHING
        f.picked = NOTHING
        f.seats = NOTHING
        f.tokens = NOTHING
        f.tiles = NOTHING
        f.libraries = NOTHING
        f.result = NOTHING
        return f

    def copy(self) -> Frame:
        """Return an independent copy."""
        f = Frame()
        f.step = self.step
        f.seat = self.seat
        f.power = self.power
        f.tile = self.tile
        f.count = self.count
        f.card = self.card
        f.other = self.other
        f.category = self.category
        f.space = self.space
        f.direction = self.direction
        f.amount = self.amount
        f.face_down = self.face_down
        f.cards = self.cards
        f.picked = self.picked
        f.seats = self.seats
        f.tokens = self.tokens
        f.tiles = self.tiles
        f.libraries = self.libraries
        f.result = self.result
        return f

    def facts(self) -> tuple[object, ...]:
        """Return the contents as values that can be compared."""
        return (
            self.step.name if self.step is not None else "", self.seat, self.power.key, self.tile, self.count,
            self.card, self.other, self.category, self.space, self.direction, self.amount, self.face_down, self.cards,
            self.picked, self.seats, self.tokens, self.tiles, self.libraries, self.result,
        )  # fmt: skip

    def go_on(self) -> None:
        """Move to the next step."""
        if self.step is not None:
            self.step = self.step.then
        self.count = 0

    def receive(self, result: bytes) -> None:
        """Update `cards` from the result of the effect above: pairs of a card lost and the card gained in its place.

        If the lost card is not in `cards`, the gained card is appended; a pair of two equal cards appends that card.
        """
        for pair in pairs_of(result):
            lost, gained = pair[:1], pair[1:]
            self.cards = self.cards.replace(lost, gained) if lost in self.cards else self.cards + gained

    def next_prompt(self) -> str:
        """Return the message id of the effect's next question; "" if it has none."""
        step = self.step
        while step is not None:
            if step.prompt:
                return step.prompt
            step = step.then
        return ""
