"""15 Assistant's Guild: move an assistant from home to a location, displacing an opponent's assistant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exlibris.engine.actions import DISPLACE_GHOST, DISPLACE_OTHER
from exlibris.engine.board import (
    HOME,
    HUT,
    SPECIAL,
    is_special,
    placement_of,
    places_special,
    seat_of,
    tile_of,
    token_of,
)
from exlibris.engine.frames import STANDARD, Frame, Power
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE, pairs_of
from exlibris.engine.site import Site, free_spaces
from exlibris.engine.sites import give_back, is_blocked, opponents_at, power_of, remove, visit, work_out_places
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, Prerequisite, effect


def targets(s: State, seat: int, power: Power) -> bytes:
    """Return the spaces of locations, sorted, that have an opponent's assistant (LOC15-01, AMB-63..65).

    `power` is the power of the assistant to be moved.
    """
    spaces: list[int] = []
    for tile in s.round.tiles:
        for token, space in pairs_of(s.visitors[tile]):
            if seat_of(token) != seat and space not in spaces and not (power.shuns_hut and tile == HUT):
                spaces.append(space)
    return bytes(sorted(spaces))


def targets_and_free(s: State, seat: int, power: Power) -> bytes:
    """Return `targets` and the free spaces that an opponent's Snowman blocks (a reading of the Polish PRIO-02)."""
    spaces = targets(s, seat, power)
    for tile in s.round.tiles:
        if is_blocked(s, tile) and opponents_at(s, seat, tile) and not (power.shuns_hut and tile == HUT):
            spaces = spaces + free_spaces(s.game.spaces[tile], s.visitors[tile])
    return bytes(sorted(spaces))


Targets = Callable[[State, int, Power], bytes]


def opposing(s: State, seat: int, space: int) -> bytes:
    """Return the tokens of the seat's opponents on a space."""
    there = pairs_of(s.visitors[tile_of(space)])
    return bytes([token for token, at in there if at == space and seat_of(token) != seat])


class ChooseFromHome(Prerequisite):
    """Ask which assistant at home to move, and keep it in `tokens` (LOC15-01, LOC15-04)."""

    __slots__ = ("targets",)

    targets: Targets

    def __init__(self, targets: Targets) -> None:
        super().__init__(1, 1, "assistant", "prompt-send-from-home", "LOC15-01", verb="send")
        self.targets = targets

    def options(self, s: State, f: Frame) -> bytes:
        own = [token for token in s.visitors[HOME][::2] if seat_of(token) == f.seat]
        options = NOTHING
        if token_of(f.seat, special=False) in own and self.targets(s, f.seat, STANDARD):
            options = ONE[HOME]
        if token_of(f.seat, special=True) in own and self.targets(s, f.seat, s.deal.powers[f.seat]):
            options = options + ONE[HOME + SPECIAL]
        return options

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.tokens = ONE[token_of(f.seat, places_special(option))]


class ChooseTarget(Choice):
    """Ask for the space, and move there if it has at most one opponent's assistant; else keep it in `space`."""

    __slots__ = ("targets",)

    targets: Targets

    def __init__(self, targets: Targets) -> None:
        super().__init__(1, 1, "space", "prompt-displace", "LOC15-01", verb="displace")
        self.targets = targets

    def options(self, s: State, f: Frame) -> bytes:
        return self.targets(s, f.seat, mover(s, f))

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.space = option
        tokens = opposing(s, f.seat, option)
        if len(tokens) == 1:
            f.step = None
            displace(s, f, tokens[0])
        elif not tokens:
            f.step = None
            s.tell("send", f.seat, tile=tile_of(option), key=mover(s, f).key)
            move_in(s, f)


class ChooseDisplaced(Choice):
    """Ask whether to displace the Ghost or another assistant that shares its space (AMB-63)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "choice", "prompt-displace-which", "LOC15-02")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"space": f.space}

    def options(self, s: State, f: Frame) -> bytes:
        return bytes((DISPLACE_GHOST, DISPLACE_OTHER)) if ghosts(s, f) else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == DISPLACE_GHOST:
            f.step = None
            displace(s, f, ghosts(s, f)[0])


class ChooseWhose(Choice):
    """Ask whose assistant to displace if several seats have one on the space in addition to a Ghost (AMB-63).

    This happens after a Ghost that shared the space was displaced by a third assistant.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "seat", "prompt-displace-whose", "LOC15-02", verb="return")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"space": f.space}

    def options(self, s: State, f: Frame) -> bytes:
        return bytes(sorted({seat_of(token) for token in solid(s, f)}))

    def choose(self, s: State, f: Frame, option: int) -> None:
        displace(s, f, next(token for token in solid(s, f) if seat_of(token) == option))


def ghosts(s: State, f: Frame) -> bytes:
    """Return the tokens of opponents' Ghosts on the chosen space, at most one."""
    return bytes([token for token in opposing(s, f.seat, f.space) if power_of(s, token).shares_spaces])


def solid(s: State, f: Frame) -> bytes:
    """Return the tokens of opponents on the chosen space that are not Ghosts."""
    return opposing(s, f.seat, f.space).translate(None, ghosts(s, f))


def mover(s: State, f: Frame) -> Power:
    """Return the power of the assistant that moves."""
    return power_of(s, f.tokens[0])


def displace(s: State, f: Frame, token: int) -> None:
    """Return the token to its owner, without a reaction, and take its space (LOC15-02, LOC15-03)."""
    space = f.space
    tile = tile_of(space)
    s.tell("displace", f.seat, tile=tile, other=seat_of(token), key=mover(s, f).key)
    give_back(s, token, tile, space)
    move_in(s, f)


def move_in(s: State, f: Frame) -> None:
    """Move the chosen assistant from home to the chosen space, and begin its visit."""
    space = f.space
    power = mover(s, f)
    remove(s, f.tokens[0], HOME, 0)
    s.fresh = s.fresh + ONE[placement_of(space, is_special(f.tokens[0]))]
    visit(s, f.seat, power, tile_of(space), space)
    work_out_places(s)


def _guild(name: str, targets: Targets) -> Site:
    steps = (ChooseFromHome(targets), ChooseTarget(targets), ChooseDisplaced(), ChooseWhose())
    return Site(instant=effect(name, *steps))


AT_SNOWMAN: Final = {
    "occupied": _guild("assistants_guild", targets),
    "free": _guild("assistants_guild.free", targets_and_free),
}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset, which says whether a blocked free space is a target (AMB-64)."""
    return AT_SNOWMAN[rules.guild_at_snowman]
