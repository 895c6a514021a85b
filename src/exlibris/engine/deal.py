"""The parts of a state that are replaced, never mutated: the deal of setup, and the tiles of a round."""

from __future__ import annotations

from exlibris.engine.board import NOBODY, UNSET
from exlibris.engine.frames import Power
from exlibris.engine.sets import NOTHING, ONE


class Deal:
    """The categories and powers dealt by setup for the whole game. Each focus is secret from the other seats.

    Until the last choice of the draft no categories are dealt: prominent, banned and foci are UNSET (SETUP-ORDER).
    """

    __slots__ = (
        "banned", "clues", "focus", "has_blocker", "has_keeper", "is_dealt", "library_focus", "powers", "prominent",
        "revealed",
    )  # fmt: skip

    prominent: int  # a category, public
    banned: int  # a category, public
    focus: bytes  # categories by seat
    powers: list[Power]  # by seat, STANDARD until the draft; replaced, never mutated
    is_dealt: bool  # False until the draft is over
    has_blocker: bool  # whether an assistant blocks its tile for others
    has_keeper: bool  # whether an assistant may keep cards that Resolution discards
    library_focus: int  # the Public Library's focus in solo, secret at first; else NOBODY
    clues: bytes  # categories that are not the Public Library's focus, revealed one by one (SOLO-07)
    revealed: int  # number of clues revealed; len(clues) + 1 once the focus is revealed

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
        self.library_focus = library_focus
        self.clues = clues
        self.revealed = revealed
        self.is_dealt = prominent != UNSET
        self.has_blocker = False
        self.has_keeper = False
        for power in powers:
            self.has_blocker |= power.blocks
            self.has_keeper |= power.clearing is not None

    def with_power(self, seat: int, power: Power) -> Deal:
        """Return a copy in which the seat has that special assistant."""
        powers = self.powers[:]
        powers[seat] = power
        return Deal(self.prominent, self.banned, self.focus, powers, self.library_focus, self.clues, self.revealed)

    def facts(self) -> tuple[object, ...]:
        """Return the contents as values that can be compared."""
        powers = tuple([power.key for power in self.powers])
        return self.prominent, self.banned, self.focus, powers, self.library_focus, self.clues, self.revealed

    def with_clue(self) -> Deal:
        """Return a copy with one more clue revealed."""
        return Deal(
            self.prominent,
            self.banned,
            self.focus,
            self.powers,
            self.library_focus,
            self.clues,
            self.revealed + 1,
        )


def undealt(powers: list[Power]) -> Deal:
    """Return the deal before its categories are dealt, with these powers by seat."""
    return Deal(UNSET, UNSET, ONE[UNSET] * len(powers), powers)


class Round:
    """The number of a round, its first player, and where the tiles are. The order of the stack is secret."""

    __slots__ = ("discarded", "final", "first", "number", "permanent", "stack", "temporary", "tiles")

    number: int
    first: int  # the seat with the first-player token
    permanent: bytes
    temporary: bytes
    stack: bytes  # the next tile to be revealed first
    discarded: bytes
    tiles: bytes  # the face-up tiles in ascending order (RES-02)
    final: str  # why this round is the last, "shelf" or "round_limit"; "" if it is not

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

    def facts(self) -> tuple[object, ...]:
        """Return the contents as values that can be compared; `tiles` follows from the others."""
        return self.number, self.first, self.permanent, self.temporary, self.stack, self.discarded, self.final

    def led_by(self, seat: int) -> Round:
        """Return a copy in which another seat has the first-player token."""
        return Round(
            self.number, seat, self.permanent, self.temporary, self.stack, self.discarded, self.final, self.tiles
        )
