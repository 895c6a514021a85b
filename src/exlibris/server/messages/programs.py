"""What programs send and get besides what browsers do: tokens, and positions in the notation of the engine."""

from typing import Annotated

from msgspec import Meta, Struct

from exlibris.server.messages.tables import Status


class ProgramToken(Struct, frozen=True, kw_only=True):
    """The secret by which a program is known: 43 letters, digits, - and _. It is told only once."""

    token: str


class NamedAction(Struct, frozen=True, kw_only=True):
    """A legal action: its number in the action space, and its name in the notation, such as "place 14.1"."""

    action: int
    name: str


class NamedDecision(Struct, frozen=True, kw_only=True):
    """What a seat is asked: the prompt and the rule that asks, and the legal actions in a fixed order."""

    seat: int
    prompt: str
    rule_id: str
    actions: list[NamedAction]


class NotatedPosition(Struct, frozen=True, kw_only=True):
    """A game as the seat `you` sees it, or a spectator if that is null; see `Snapshot` for `number`.

    `view` is the text of the player view: `exlibris.engine` reads it. It is null before the game begins. `decision` is
    null when the seat has nothing to decide. `totals` are there when the game is over by the rules.
    """

    number: int
    status: Status
    you: int | None
    view: str | None
    decision: NamedDecision | None
    totals: list[int] | None


class NamedAct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action, by its number or its name; the other `number` is the position's, as in `Act`."""

    seat: int
    action: int | Annotated[str, Meta(max_length=200)]
    number: int
