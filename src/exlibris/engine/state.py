"""The state of a game: plain data, with whatever is unfinished on a stack of frames.

Nothing here knows a rule. Steps (in `verbs`, `rounds`, `locations` and `assistants`) read and change the state;
`apply_option` and `run` move it from one decision to the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from exlibris.engine.actions import DONE, OPTIONS_OF, READY, to_actions
from exlibris.engine.board import NOBODY
from exlibris.engine.errors import IllegalAction
from exlibris.engine.events import Event, Recorder
from exlibris.engine.game import Game
from exlibris.engine.luck import Luck
from exlibris.engine.pickling import by_fields
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf
from exlibris.engine.steps import Automatic, Choice, Frame, Power, Step

OR_DONE: Final = b"\xff"


class Deal:
    """What setup decides and play leaves alone. The foci are secret, each known to its seat."""

    __slots__ = (
        "banned", "clues", "focus", "has_blocker", "has_keeper", "library_focus", "powers", "prominent", "revealed"
    )  # fmt: skip

    prominent: int
    banned: int
    focus: bytes  # category per seat
    powers: list[Power]  # per seat, STANDARD until a library is chosen; never changed, always replaced
    has_blocker: bool  # whether some assistant keeps others out, and whether one keeps cards of Resolution
    has_keeper: bool
    library_focus: int  # of the Public Library in a solo game, secret at first; else NOBODY
    clues: bytes  # categories that it is not, one by one revealed (SOLO-07)
    revealed: int  # how many of the clues lie open; one more than there are: the focus too

    def __init__(
        self,
        prominent: int,
        banned: int,
        focus: bytes,
        powers: list[Power],
        library_focus: int = NOBODY,
        clues: bytes = NOTHING,
        revealed: int = 0,
    ) -> None:
        self.prominent = prominent
        self.banned = banned
        self.focus = focus
        self.powers = powers
        self.has_blocker = any(power.blocks for power in powers)
        self.has_keeper = any(power.clearing is not None for power in powers)
        self.library_focus = library_focus
        self.clues = clues
        self.revealed = revealed

    def with_power(self, seat: int, power: Power) -> Deal:
        """The same with the special assistant that a seat has come by."""
        powers = self.powers[:]
        powers[seat] = power
        return Deal(self.prominent, self.banned, self.focus, powers, self.library_focus, self.clues, self.revealed)

    def with_clue(self) -> Deal:
        """The same with one more clue revealed."""
        return Deal(
            self.prominent,
            self.banned,
            self.focus,
            self.powers,
            self.library_focus,
            self.clues,
            self.revealed + 1,
        )


class Round:
    """The tiles on the table and where the game stands; replaced, never changed. The stack's order is secret."""

    __slots__ = ("discarded", "final", "first", "number", "permanent", "stack", "temporary", "tiles")

    number: int
    first: int  # the seat with the first-player token
    permanent: bytes
    temporary: bytes
    stack: bytes  # the next one first
    discarded: bytes
    tiles: bytes  # the face-up ones in ascending order (RES-02)
    final: str  # "" while the game goes on, else why this round is the last: "shelf" or "round_limit"

    def __init__(
        self,
        number: int,
        first: int,
        permanent: bytes,
        temporary: bytes,
        stack: bytes,
        discarded: bytes,
        final: str,
        tiles: bytes | None = None,
    ) -> None:
        self.number = number
        self.first = first
        self.permanent = permanent
        self.temporary = temporary
        self.stack = stack
        self.discarded = discarded
        self.tiles = bytes(sorted(permanent + temporary)) if tiles is None else tiles
        self.final = final

    def led_by(self, seat: int) -> Round:
        """The same with the first-player token at another seat."""
        return Round(
            self.number, seat, self.permanent, self.temporary, self.stack, self.discarded, self.final, self.tiles
        )


@dataclass(frozen=True)
class Decision:
    """What one seat has to decide. `about` says what the question is about: a card, category, seat or count."""

    seat: int
    kind: str  # the kind of action asked for
    prompt: str  # message id
    rule_id: str
    tile: int  # where, 0 for none
    power: str  # key of the acting assistant, "standard" for none in particular
    about: dict[str, int]
    actions: list[int]

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


class State:
    """The whole truth about a game, secrets included. Changed by `apply_option`; `clone` is cheap."""

    __slots__ = (
        "deal", "dealt", "deck", "discard", "flips", "fresh", "game", "hands", "is_over", "luck", "options",
        "peeks", "places", "ply", "pools", "ready", "recorder", "round", "shelves", "shown", "stack",
        "unplaced", "visitors",
    )  # fmt: skip

    game: Game  # ruleset, number of seats, deck: never changes
    deal: Deal
    round: Round
    luck: Luck
    deck: bytes  # shuffled; the first `dealt` of them are gone
    dealt: int
    discard: bytes  # the top card last
    hands: list[bytes]
    shelves: list[Shelf]
    pools: list[bytes]  # the cards on each tile
    shown: bytes  # cards in hands that everybody knows to be there
    peeks: bytes  # pairs of card and seat: a card in a hidden place that this seat knows
    visitors: list[bytes]  # per tile pairs of token and space, the longest present first
    unplaced: int  # three bits a seat: standard assistants left, +4 for the special one
    places: bytes  # the spaces on offer to a standard assistant
    fresh: bytes  # spaces (+SPECIAL) of the assistants placed or moved in this turn
    flips: list[bytes]  # per seat the cards turned face down, sealed until all are ready; replaced, never changed
    ready: int  # bit per seat that has sealed its flips
    stack: list[Frame]
    options: bytes  # what may be chosen now
    ply: int
    is_over: bool
    recorder: Recorder | None  # listens, is no part of the game and is not copied

    # -- deciding ----------------------------------------------------------------

    def apply_option(self, option: int) -> None:
        """Carry out one of `options` (not checked), then run steps until one has something to ask."""
        f = self.stack[-1]
        step = f.step
        if not isinstance(step, Choice):
            raise LookupError("nothing is pending")
        self.ply += 1
        if option != DONE:
            f.count += 1
            if f.count == step.most:
                f.step = step.then
                f.count = 0
            step.choose(self, f, option)
        else:
            step.done(self, f)
        self.run()

    def run(self) -> None:
        """Run steps until a seat has something to choose, or the game is over."""
        stack = self.stack
        while stack:
            f = stack[-1]
            step = f.step
            if isinstance(step, Choice):
                options = step.options(self, f)
                if options:
                    self.options = options if f.count < step.least else options + OR_DONE
                    return
                f.step = step.then
                f.count = 0
                step.skip(self, f)
            elif isinstance(step, Automatic):
                f.step = step.then
                step.run(self, f)
            else:
                stack.pop()
                if f.result:
                    stack[-1].receive(f.result)
        self.options = NOTHING
        self.is_over = True

    def offered(self, step: Choice, f: Frame) -> bytes:
        """Return what `run` offers when it comes to that step; changes nothing."""
        options = step.options(self, f)
        return options + OR_DONE if options and f.count >= step.least else options

    def push(self, effect: Step, seat: int, power: Power, tile: int) -> Frame:
        """Begin an effect, to be carried out before anything else; return its frame, to be filled in."""
        f = Frame(effect, seat, power, tile)
        self.stack.append(f)
        return f

    # -- the public face ------------------------------------------------------------

    def pending_seats(self) -> list[int]:
        """The seats that have something to decide: usually one, several before the inspection, none at the end."""
        if self.is_over:
            return []
        if self.is_sealing_flips():
            return [seat for seat in range(self.game.seats) if not self.ready >> seat & 1]
        return [self.stack[-1].seat]

    def is_sealing_flips(self) -> bool:
        """Whether the seats choose at once, in secret, which cards to turn face down (AMB-30)."""
        return not self.is_over and self.pending_step().kind == "flip"

    def pending_step(self) -> Choice:
        """Return the step that asks. Raises LookupError when the game is over."""
        step = self.stack[-1].step if self.stack else None
        if not isinstance(step, Choice):
            raise LookupError("nothing is pending: the game is over")
        return step

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The actions of a seat, in an order that is part of the contract; none if it is not its turn.

        Without a seat: those of the first that is pending.
        """
        if self.is_over:
            return []
        kind = self.pending_step().kind
        if kind == "flip":
            pending = self.pending_seats()
            return self._flip_actions(pending[0] if seat is None else seat)
        if seat is not None and seat != self.stack[-1].seat:
            return []
        return to_actions(kind, self.options)

    def _flip_actions(self, seat: int) -> list[int]:
        if not 0 <= seat < self.game.seats or self.ready >> seat & 1:
            return []
        cards = self.shelves[seat].cards()
        own = [option for option in self.options if option in cards or option == READY + seat]
        return to_actions("flip", bytes(own))

    def apply(self, action: int, seat: int | None = None) -> None:
        """The action is carried out, and the game stands at the next decision.

        Raises IllegalAction, leaving the state unchanged, for an action that is not legal now (for that seat), and
        TypeError for what is no number at all.
        """
        if not isinstance(action, int):
            raise TypeError(f"action: expected an int, found {action!r}")
        if self.is_over:
            raise IllegalAction(action, -1 if seat is None else seat, "no decision, the game is over", "SCORE-C")
        step = self.pending_step()
        option = OPTIONS_OF[step.kind].get(action, -1)
        if option < 0 or option not in self.options or (seat is not None and action not in self.legal_actions(seat)):
            asked = self.stack[-1].seat if seat is None else seat
            raise IllegalAction(action, asked, step.prompt, step.rule_id)
        self.apply_option(option)

    def decisions(self) -> list[Decision]:
        """What is pending, seat by seat, with the legal actions."""
        if self.is_over:
            return []
        return [self._decision(seat) for seat in self.pending_seats()]

    def _decision(self, seat: int) -> Decision:
        f = self.stack[-1]
        step = self.pending_step()
        return Decision(
            seat,
            step.kind,
            step.prompt,
            step.rule_id,
            f.tile,
            f.power.key,
            step.about(self, f),
            self.legal_actions(seat),
        )

    # -- copying -----------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without the recorder."""
        s = State()
        s.game = self.game
        s.deal = self.deal
        s.round = self.round
        s.luck = self.luck
        s.deck = self.deck
        s.dealt = self.dealt
        s.discard = self.discard
        s.hands = self.hands[:]
        s.shelves = self.shelves[:]
        s.pools = self.pools[:]
        s.shown = self.shown
        s.peeks = self.peeks
        s.visitors = self.visitors[:]
        s.unplaced = self.unplaced
        s.places = self.places
        s.fresh = self.fresh
        s.flips = self.flips
        s.ready = self.ready
        s.stack = [f.copy() for f in self.stack]
        s.options = self.options
        s.ply = self.ply
        s.is_over = self.is_over
        s.recorder = None
        return s

    def __reduce__(self) -> tuple[object, tuple[object]]:
        from exlibris.engine.saving import from_json, to_json

        return from_json, (to_json(self),)

    # -- telling -----------------------------------------------------------------

    def tell(
        self, kind: str, seat: int = NOBODY, cards: bytes = NOTHING, seen: int = -1, tile: int = 0,
        other: int = NOBODY, value: int = 0, key: str = "",
    ) -> None:  # fmt: skip
        """Report an event to the recorder; `seen` is a bit per seat that may know the cards, -1 for all."""
        if self.recorder is not None:
            self.recorder.add(Event(kind, self.round.number, seat, cards, seen, tile, other, value, key))
