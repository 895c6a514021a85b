"""Setup: shuffling and dealing, up to the first decision of the game, and the draw of seats (SETUP1, SETUP2, SOLO)."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from exlibris.engine.board import HOME, HUT
from exlibris.engine.deal import Deal, Round
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.game import CATEGORY_COUNT, Game, game_of
from exlibris.engine.rng import SEED_BYTES, Rng
from exlibris.engine.rounds.cleanup import ROUND
from exlibris.engine.rounds.draft import draft_of, first_to_choose, on_offer
from exlibris.engine.rounds.solo import FACE_UP_TILES, SOLO_ROUND, clues_of
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import EMPTY
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, effect


class BeginPlay(Automatic):
    """Begin the first round, with empty shelves (SETUP1-16)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        s.stack.pop()  # setup's frame is of no more use, and would be copied with the state
        s.push(SOLO_ROUND if s.game.is_solo else ROUND, s.round.first, STANDARD, HOME)


BEGIN_PLAY: Final = effect("setup.end", BeginPlay())


def new_game(ruleset: Ruleset, seats: int, seed: bytes) -> State:
    """Return a game at its first decision. Everything random in it follows from the arguments.

    Args:
        ruleset: One of `preset` or `compose`.
        seats: The number of players, 2 to 4; 1 with a ruleset for solo.
        seed: SEED_BYTES random bytes. Secret while the game is played: they determine the deck.

    Raises:
        SetupError: If no game can be played with this ruleset, number of seats or seed.
    """
    if len(seed) != SEED_BYTES:
        raise SetupError(f"seed: expected {SEED_BYTES} bytes")
    game = game_of(ruleset, seats)
    s = blank(game, Rng(seed))
    offers = deal_out(s)
    s.push(BEGIN_PLAY, 0, STANDARD, HOME)
    s.push(draft_of(game), first_to_choose(s), STANDARD, HOME).libraries = offers
    s.run()
    return s


def drawn_order(seed: bytes, count: int) -> list[int]:
    """Draw who sits where.

    The draw has a stream of its own, so that it says nothing about the deal. The commitment, which everybody sees
    before, fixes it: anybody can repeat it from the seed that is shown when the game is over.

    Args:
        seed: The seed of the game.
        count: The number of seats.

    Returns:
        For each seat of the game, the seat that its player took before.
    """
    drawn, _ = Rng(sha256(b"exlibris seats " + seed).digest()).shuffled(bytes(range(count)))
    return list(drawn)


def blank(game: Game, rng: Rng) -> State:
    """Return a state before anything is dealt, with empty hands, shelves and deck.

    Args:
        game: Ruleset and number of seats, from `game_of`.
        rng: The generator from which the game draws.
    """
    s = State()
    s.game = game
    s.rng = rng
    s.deck = s.discard = s.shown = s.peeks = s.places = s.fresh = s.options = NOTHING
    s.dealt = s.ply = s.ready = s.unplaced = 0
    s.hands = [NOTHING] * game.seats
    s.shelves = [EMPTY] * game.seats
    s.flips = [NOTHING] * game.seats
    s.pools = [NOTHING] * game.tile_count
    s.visitors = [NOTHING] * game.tile_count
    s.stack = []
    s.is_over = False
    s.recorder = None
    return s


def deal_out(s: State) -> bytes:
    """Shuffle and deal tiles, categories and cards; return the special assistants on offer in the draft."""
    game = s.game
    first, s.rng = s.rng.below(game.seats)
    tiles, s.rng = s.rng.shuffled(game.tiles)
    libraries, s.rng = s.rng.shuffled(game.libraries)
    categories, s.rng = s.rng.shuffled(bytes(range(CATEGORY_COUNT)))
    s.deal = deal_categories(game, categories)
    face_up = tiles[:FACE_UP_TILES] if game.is_solo else bytes([HUT])
    stack = tiles[FACE_UP_TILES:] if game.is_solo else tiles
    only_round = "round_limit" if game.ruleset.round_limit == 1 and not game.is_solo else ""
    s.round = Round(0, first, NOTHING, face_up, stack, NOTHING, only_round)
    s.deck, s.rng = s.rng.shuffled(bytes(range(game.card_count)))
    for seat in range(game.seats):
        s.hands[seat] = s.deck[s.dealt : s.dealt + game.ruleset.starting_hand]
        s.dealt += game.ruleset.starting_hand
    return on_offer(game, libraries)


def deal_categories(game: Game, shuffled: bytes) -> Deal:
    """Return the deal of shuffled categories: Prominent, Banned and the foci (SETUP1-10..12, SOLO-06..08).

    In solo one is the Public Library's focus, and the next ones are clues.
    """
    n = game.seats
    powers = [STANDARD] * n
    if not game.is_solo:
        return Deal(shuffled[0], shuffled[1], shuffled[2 : 2 + n], powers)
    return Deal(shuffled[0], shuffled[1], shuffled[2:3], powers, shuffled[3], clues_of(game, shuffled[4:]))
