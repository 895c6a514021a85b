"""Setup: shuffling and dealing up to the first decision of the game, and the draw of seats (SETUP1, SETUP2, SOLO).

Libraries or special assistants are chosen before categories and cards are dealt (SETUP-ORDER).
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from exlibris.engine.board import HOME, HUT
from exlibris.engine.deal import Deal, Round, undealt
from exlibris.engine.errors import SetupError
from exlibris.engine.events import EVERYBODY, Recorder
from exlibris.engine.frames import STANDARD, Frame, Power
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


class DealOut(Automatic):
    """Reveal Prominent Works and Banned Books, and deal foci and hands, after the draft (SETUP-ORDER)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        game = s.game
        categories, s.rng = s.rng.shuffled(bytes(range(CATEGORY_COUNT)))
        s.deal = deal_categories(game, categories, s.deal.powers)
        s.deck, s.rng = s.rng.shuffled(s.deck[s.dealt :])
        s.dealt = 0
        s.tell("prominent", value=s.deal.prominent)
        s.tell("banned", value=s.deal.banned)
        for seat in range(game.seats):
            s.hands[seat] = s.deck[s.dealt : s.dealt + game.ruleset.starting_hand]
            s.dealt += game.ruleset.starting_hand
            seen = EVERYBODY if game.ruleset.has_open_focus else 1 << seat
            s.tell("focus", seat, seen=seen, value=s.deal.focus[seat])
            s.tell("hand", seat, s.hands[seat], seen=1 << seat)
        if game.is_solo:
            s.tell("library-sealed", value=len(s.deal.clues))


class BeginPlay(Automatic):
    """Begin the first round, with empty shelves (SETUP1-16)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        s.stack.pop()  # setup's frame is finished, and would be copied with the state
        s.push(SOLO_ROUND if s.game.is_solo else ROUND, s.round.first, STANDARD, HOME)


BEGIN_PLAY: Final = effect("setup.end", DealOut(), BeginPlay())


def new_game(ruleset: Ruleset, seats: int, seed: bytes, recorder: Recorder | None = None) -> State:
    """Return a new game at its first decision. The arguments determine everything random in it.

    Args:
        ruleset: A ruleset, from `preset` or `compose`.
        seats: The number of players, 2 to 4; 1 with a solo ruleset.
        seed: SEED_BYTES random bytes. Secret until the game is over, because they determine the deck.
        recorder: Receives the events until the first decision, and all later events.

    Raises:
        SetupError: If no game can be played with this ruleset, number of seats or seed.
    """
    return begin_game(game_of(ruleset, seats), seed, recorder)


def begin_game(game: Game, seed: bytes, recorder: Recorder | None = None) -> State:
    """Return a new game at its first decision, with facts that may differ from its ruleset's.

    Args:
        game: The facts. A record of the game can only represent the ruleset's own facts.
        seed: SEED_BYTES random bytes.
        recorder: Receives the events until the first decision, and all later events.

    Raises:
        SetupError: If the seed has another length.
    """
    if len(seed) != SEED_BYTES:
        raise SetupError(f"seed: expected {SEED_BYTES} bytes")
    s = blank(game, Rng(seed))
    s.recorder = recorder
    offers = lay_out(s)
    s.push(BEGIN_PLAY, 0, STANDARD, HOME)
    s.push(draft_of(game), first_to_choose(s), STANDARD, HOME).libraries = offers
    s.run()
    return s


def drawn_order(seed: bytes, count: int) -> list[int]:
    """Draw the players' seats.

    The draw uses a separate random stream, so it reveals nothing about the deal. The published commitment fixes it:
    anyone can repeat it from the seed that is shown when the game is over.

    Args:
        seed: The seed of the game.
        count: The number of seats.

    Returns:
        For each seat of the game, its player's seat before the draw.
    """
    drawn, _ = Rng(sha256(b"exlibris seats " + seed).digest()).shuffled(bytes(range(count)))
    return list(drawn)


def blank(game: Game, rng: Rng) -> State:
    """Return a state before anything is dealt, with empty hands, shelves and deck.

    Args:
        game: Ruleset and number of seats, from `game_of`.
        rng: The generator for the game's random numbers.
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


def lay_out(s: State) -> bytes:
    """Draw the first player, and lay out tiles and deck; return the special assistants on offer in the draft."""
    game = s.game
    first, s.rng = s.rng.below(game.seats)
    tiles, s.rng = s.rng.shuffled(game.tiles)
    libraries, s.rng = s.rng.shuffled(game.libraries)
    s.deal = undealt([STANDARD] * game.seats)
    face_up = tiles[:FACE_UP_TILES] if game.is_solo else bytes([HUT])
    stack = tiles[FACE_UP_TILES:] if game.is_solo else tiles
    only_round = "round_limit" if game.ruleset.round_limit == 1 and not game.is_solo else ""
    s.round = Round(0, first, NOTHING, face_up, stack, NOTHING, only_round)
    s.deck = bytes(range(game.card_count))  # shuffled when cards are dealt
    if not game.is_solo:
        s.tell("first-drawn", first)
    return on_offer(game, libraries)


def deal_categories(game: Game, shuffled: bytes, powers: list[Power]) -> Deal:
    """Return the deal of shuffled categories: Prominent, Banned and the foci (SETUP1-10..12, SOLO-06..08).

    In solo, the next category is the Public Library's focus, and those after it are clues.
    """
    n = game.seats
    if not game.is_solo:
        return Deal(shuffled[0], shuffled[1], shuffled[2 : 2 + n], powers)
    return Deal(shuffled[0], shuffled[1], shuffled[2:3], powers, shuffled[3], clues_of(game, shuffled[4:]))
