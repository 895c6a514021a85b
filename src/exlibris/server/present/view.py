"""The table as one seat may know it, from the engine's player view and from nothing else."""

from typing import Final

from exlibris.content import ASSISTANT_KEYS, CATEGORIES, load_locations
from exlibris.engine import HIDDEN, PlayerView, possible_library_foci
from exlibris.engine.rounds.draft import OFFERED, TakeFromPool
from exlibris.engine.rounds.solo import ROUNDS
from exlibris.engine.state import ASIDE, HOME
from exlibris.engine.steps import Frame
from exlibris.server.messages import Discard, SeatView, Solo, Space, StandingAssistant, Tile, Unplaced, View
from exlibris.server.messages.view import Phase
from exlibris.server.present.catalog import markers
from exlibris.server.present.shelf import shelf_of
from exlibris.server.present.worth import public_form

SPACES_PER_TILE: Final = 4
HOME_SPACES: Final = 3
STANDARD: Final = "standard"
PHASES: Final[dict[str, Phase]] = {
    # the step that the lowest frame stands at, by name
    "setup.0": "draft",
    "setup.pool.0": "draft",
    "setup.drafted.0": "draft",
    "setup.alone.0": "draft",
    "setup.alone.card.0": "draft",
    "round.1": "placement",
    "round.2": "resolution",
    "round.3": "resolution",
    "solo_round.1": "placement",
    "solo_round.2": "resolution",
    "solo_round.3": "resolution",
    "inspection.0": "inspection",
}


def view_of(view: PlayerView) -> View:
    """The whole table."""
    return View(
        round=view.round.number,
        phase=phase_of(view),
        final_round=bool(view.round.final),
        first_player=view.round.first,
        active=view.pending[0] if len(view.pending) == 1 else None,
        prominent=CATEGORIES[view.deal.prominent],
        banned=CATEGORIES[view.deal.banned],
        deck=view.deck_count,
        discard=discard_of(view),
        tiles=[tile_of(view, tile) for tile in view.round.tiles],
        tile_stack=len(view.round.stack),
        seats=[seat_of(view, seat) for seat in range(view.game.seats)],
        aside=list(view.pools[ASIDE]),
        trigger=view.game.final_round_cards,
        pool=pool_of(view),
        solo=solo_of(view) if view.game.is_solo else None,
    )


def solo_of(view: PlayerView) -> Solo:
    """The Public Library as far as the viewer may know it."""
    deal = view.deal
    return Solo(
        level=view.game.ruleset.solo_level,
        rounds=ROUNDS,
        library_focus=category_of(deal.library_focus),
        possible=[CATEGORIES[category] for category in possible_library_foci(view)],
        clues=[category_of(clue) for clue in deal.clues],
    )


def category_of(category: int) -> str | None:
    """The category's key, None for a hidden one."""
    return None if category == HIDDEN else CATEGORIES[category]


def phase_of(view: PlayerView) -> Phase:
    """The part of the game that the unfinished steps belong to."""
    if view.is_over:
        return "over"
    names = [frame.step.name for frame in view.stack if frame.step]
    return next(PHASES[name] for name in names if name in PHASES)


def discard_of(view: PlayerView) -> Discard:
    """The discard pile; all of it while the seat searches it (AMB-21)."""
    pile = list(view.discard)
    step = view.stack[-1].step if view.stack else None
    searching = view.decision is not None and step is not None and step.shows_discard_pile()
    return Discard(count=len(pile), top=pile[-1] if pile else None, pile=pile if searching else None)


def tile_of(view: PlayerView, tile: int) -> Tile:
    """A location in town."""
    printed = markers(load_locations()[tile - 1])
    return Tile(
        number=tile,
        permanent=tile in view.round.permanent,
        cards=known(view.pools[tile]),
        spaces=[space_of(view, tile, SPACES_PER_TILE * tile + i, marker) for i, marker in enumerate(printed)],
    )


def space_of(view: PlayerView, tile: int, space: int, marker: str) -> Space:
    """A space and who stands there, the longest present first."""
    visitors = view.visitors[tile]
    tokens = [visitors[i] for i in range(0, len(visitors), 2) if visitors[i + 1] == space]
    return Space(
        space=space,
        marker=marker,
        open=space in view.game.spaces[tile],
        assistants=[assistant_of(view, token) for token in tokens],
    )


def assistant_of(view: PlayerView, token: int) -> StandingAssistant:
    """The assistant that a token stands for."""
    seat = token >> 1
    return StandingAssistant(seat=seat, special=view.deal.powers[seat].key if token & 1 else None)


def seat_of(view: PlayerView, seat: int) -> SeatView:
    """A seat's library, hand, assistants and shelf."""
    hand, key = view.hands[seat], view.deal.powers[seat].key
    unplaced = view.unplaced >> 3 * seat & 7
    return SeatView(
        seat=seat,
        library=None if key == STANDARD else key,
        offer=offer_of(view, seat),
        focus=category_of(view.deal.focus[seat]),
        hand_count=len(hand),
        hand=known(hand),
        unplaced=Unplaced(standard=unplaced & 3, special=bool(unplaced & 4)),
        home=home_of(view, seat),
        shelf=shelf_of(view, seat),
        final_cards=view.shelves[seat].count,
        form=public_form(view, seat),
    )


def offer_of(view: PlayerView, seat: int) -> list[str]:
    """What a seat may choose from: two libraries of its own, or when it is its turn those lying open (SETUP1-05)."""
    draft = draft_of(view)
    if draft is None:
        return []
    if is_for_all(draft):
        return pool_of(view) if seat == draft.seat else []
    return keys_of(draft.notes[OFFERED * seat : OFFERED * seat + OFFERED])


def pool_of(view: PlayerView) -> list[str]:
    """Special assistants lying open for all seats (SETUP1-06, SETUP2-06, SOLO-03)."""
    draft = draft_of(view)
    return keys_of(draft.notes) if draft and is_for_all(draft) else []


def draft_of(view: PlayerView) -> Frame | None:
    """The choice of special assistants, while it lasts."""
    return next((frame for frame in view.stack if frame.step and PHASES.get(frame.step.name) == "draft"), None)


def is_for_all(draft: Frame) -> bool:
    """Whether the seats choose from the same."""
    return isinstance(draft.step, TakeFromPool)


def keys_of(numbers: bytes) -> list[str]:
    """Special assistants by their keys."""
    return [ASSISTANT_KEYS[number - 1] for number in numbers]


def home_of(view: PlayerView, seat: int) -> list[StandingAssistant | None]:
    """The seat's home spaces, filled from the first on."""
    own = [token for token in view.visitors[HOME][::2] if token >> 1 == seat]
    home: list[StandingAssistant | None] = [assistant_of(view, token) for token in own]
    return home + [None] * (HOME_SPACES - len(home))


def known(cards: bytes) -> list[int | None]:
    """Cards as the catalog numbers them, null for those that are hidden."""
    return [None if card == HIDDEN else card for card in cards]
