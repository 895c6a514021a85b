"""A seat sees what it decides about."""

from hypothesis import given, settings

from exlibris.engine import SPECTATOR, PlayerView, State, describe_action, player_view
from support.examples import examples
from support.random_play import SEATS, SEEDS, fresh_game, positions


def cards_in_sight(view: PlayerView) -> set[int]:
    """Return all cards that the view shows, wherever they lie."""
    zones = [*view.hands, *view.pools, view.discard, *(shelf.cards() for shelf in view.shelves)]
    return set(b"".join(zones))


@settings(max_examples=examples(60))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_every_card_that_a_seat_may_choose_is_in_its_sight(seats: int, seed: int, policy: int) -> None:
    for state in positions(fresh_game(seats, seed), policy):
        for decision in state.decisions():
            if decision.kind not in {"card", "flip"}:
                continue
            chosen = [describe_action(action) for action in decision.actions]
            cards = {value for kind, value in chosen if kind in {"card", "flip"}}
            assert cards <= cards_in_sight(player_view(state, decision.seat))


@settings(max_examples=examples(60))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_everybody_sees_the_cards_that_the_golem_chooses_from(seats: int, seed: int, policy: int) -> None:
    """AMB-81: in Resolution the Shack's cards are turned up before the Golem chooses."""
    for state in positions(fresh_game(seats, seed), policy):
        if not state.is_over and state.pending_step().prompt == "prompt-golem":
            tile = state.stack[-1].tile
            assert all(seen_on(state, viewer, tile) == state.pools[tile] for viewer in range(SPECTATOR, seats))


def seen_on(state: State, viewer: int, tile: int) -> bytes:
    """Return the cards on the tile as the viewer sees them."""
    return player_view(state, viewer).pools[tile]
