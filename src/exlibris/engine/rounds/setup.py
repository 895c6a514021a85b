"""Setup: the deal, and the choice of libraries (SETUP1)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.errors import SetupError
from exlibris.engine.game import CATEGORIES, OFFERED, Game, game_of
from exlibris.engine.luck import SEED_BYTES, Luck
from exlibris.engine.rounds.cleanup import ROUND
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import EMPTY
from exlibris.engine.sites import HUT
from exlibris.engine.state import HOME, TILES, Deal, Round, State
from exlibris.engine.steps import ANY, POWERS, STANDARD, Frame, Step, effect


class ChooseLibrary(Step):
    """Each seat keeps one of its two libraries, from the first player's right-hand neighbour on (SETUP1-06).

    `notes` holds the two libraries of each seat, by seat; they lie open.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "library", "prompt-library", "SETUP1-05")

    def ask(self, s: State, f: Frame) -> bytes:
        n = s.game.seats
        if f.count == n:
            return NOTHING
        f.seat = (s.round.first - 1 - f.count) % n
        return f.notes[OFFERED * f.seat : OFFERED * f.seat + OFFERED]

    def choose(self, s: State, f: Frame, option: int) -> None:
        powers = s.deal.powers[:]
        powers[f.seat] = POWERS[option]
        s.deal = Deal(s.deal.prominent, s.deal.banned, s.deal.focus, powers)
        s.tell("library", f.seat, key=POWERS[option].key)


class BeginPlay(Step):
    """The first round begins (SETUP1-16: with empty shelves)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        s.push(ROUND, s.round.first, STANDARD, HOME)
        return NOTHING


DRAFT: Final = effect("setup", ChooseLibrary(), BeginPlay())


def new_game(ruleset: Ruleset, seats: int, seed: bytes) -> State:
    """A game at its first decision, decided by ruleset, seats and seed (256 bits, secret) alone.

    Raises SetupError for a number of seats, a ruleset or a seed with which no game can be played.
    """
    if len(seed) != SEED_BYTES:
        raise SetupError(f"seed: expected {SEED_BYTES} bytes")
    game = game_of(ruleset, seats)
    s = blank(game, Luck(seed))
    offers = deal_out(s)
    s.stack.append(Frame(DRAFT, 0, STANDARD, HOME, notes=offers))
    s.run()
    return s


def blank(game: Game, luck: Luck) -> State:
    """A state with nothing dealt yet."""
    s = State()
    s.game = game
    s.luck = luck
    s.deck = s.discard = s.shown = s.peeks = s.places = s.fresh = s.options = NOTHING
    s.dealt = s.ply = s.ready = s.unplaced = 0
    s.hands = [NOTHING] * game.seats
    s.shelves = [EMPTY] * game.seats
    s.flips = [NOTHING] * game.seats
    s.pools = [NOTHING] * TILES
    s.visitors = [NOTHING] * TILES
    s.stack = []
    s.is_over = False
    s.recorder = None
    return s


def deal_out(s: State) -> bytes:
    """Everything is dealt (SETUP1-02..14); gives the libraries on offer, two for each seat."""
    game = s.game
    n = game.seats
    first, s.luck = s.luck.below(n)
    tiles, s.luck = s.luck.shuffled(game.tiles)
    libraries, s.luck = s.luck.shuffled(game.libraries)
    categories, s.luck = s.luck.shuffled(bytes(range(CATEGORIES)))
    s.deal = Deal(categories[0], categories[1], categories[2 : 2 + n], [STANDARD] * n)
    only_round = "round_limit" if game.ruleset.round_limit == 1 else ""
    s.round = Round(0, first, NOTHING, bytes([HUT]), tiles, NOTHING, only_round)
    s.deck, s.luck = s.luck.shuffled(bytes(range(game.card_count)))
    for seat in range(n):
        s.hands[seat] = s.deck[s.dealt : s.dealt + game.ruleset.starting_hand]
        s.dealt += game.ruleset.starting_hand
    return libraries[: OFFERED * n]
