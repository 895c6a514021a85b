"""The order of setup (SETUP-ORDER): libraries or special assistants are chosen before anything else is dealt."""

import random

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, Event, PlayerView, Recorder, State, determinize, new_game, player_view
from exlibris.engine.undo import SEEN_SINCE, undo_entry, undoable, why_not
from support.editions import ALL, FIRST, REVISED, edition, seeds
from support.table import SEED

DRAFTED = {REVISED: ("drafted",)}  # variants with a draft; the first edition always has one
HAND = {REVISED: 8}


def begun(preset: str, seats: int, *variants: str, seed: bytes = SEED) -> tuple[State, list[Event]]:
    """Return a game at its first decision, and what setup has told until then."""
    recorder = Recorder()
    state = new_game(edition(preset, *variants), seats, seed, recorder)
    return state, recorder.events


def in_draft(preset: str, seats: int, seed: bytes = SEED) -> tuple[State, list[Event]]:
    """Return a game at the first choice of its draft, of one player if `seats` is 1."""
    return begun(preset, seats, *(("solo",) if seats == 1 else DRAFTED.get(preset, ())), seed=seed)


def views(state: State) -> list[PlayerView]:
    """Return what everybody at the table and those who look on may know."""
    return [player_view(state, seat) for seat in range(SPECTATOR, state.game.seats)]


def shows_anything_dealt(view: PlayerView) -> bool:
    """Return whether a view has a hand, a category or a known card."""
    deal = view.deal
    categories = {deal.prominent, deal.banned, deal.library_focus, *deal.focus, *deal.clues}
    return any(view.hands) or categories != {HIDDEN} or set(view.deck) != {HIDDEN}


@ALL
@pytest.mark.trace("SETUP1-10", "SETUP1-11", "SETUP1-13", "SOLO-06", "SOLO-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_setup_order_nothing_is_dealt_until_the_last_choice(preset: str, seats: int) -> None:
    """No hand, no focus, neither Prominent Works nor Banned Books; then all of them at once."""
    state, _ = in_draft(preset, seats)
    tiles = 6 if seats == 1 else 1
    choices = 0
    while state.round.number == 0:
        assert (any(state.hands), state.dealt, state.deal.is_dealt) == (False, 0, False)
        assert not any(shows_anything_dealt(view) for view in views(state))
        assert len(state.round.tiles) == tiles, "tiles are laid out before"
        state.apply(state.legal_actions()[0])
        choices += 1
    each = 2 if preset == "first-fr" and seats > 1 else 1
    asked_for_the_last = not (each == 2 or (preset == "revised-en" and seats == 4))
    assert choices == seats * each - (not asked_for_the_last)
    assert [len(hand) for hand in state.hands] == [HAND.get(preset, 6)] * seats
    assert len({state.deal.prominent, state.deal.banned, *state.deal.focus}) == seats + 2
    assert all(shows_anything_dealt(view) for view in views(state))


@ALL
@pytest.mark.parametrize("seats", [1, 3])
def test_setup_order_what_is_dealt_does_not_depend_on_what_is_chosen(preset: str, seats: int) -> None:
    """The seed alone decides, so that its commitment proves the shuffle."""
    deals = set()
    for pick in (0, -1):
        state, _ = in_draft(preset, seats)
        while state.round.number == 0:
            state.apply(state.legal_actions()[pick])
        deals.add((tuple(state.hands), state.deal.prominent, state.deal.banned, state.deal.focus, state.deck))
    assert len(deals) == 1


@ALL
@pytest.mark.parametrize("seats", [1, 2])
def test_setup_order_the_log_says_what_is_dealt_to_those_concerned(preset: str, seats: int) -> None:
    """Prominent Works, Banned Books, then focus and hand of each seat, which others don't read."""
    state, told = in_draft(preset, seats)
    assert [event.kind for event in told] == ([] if seats == 1 else ["first-drawn"])
    recorder = state.recorder = Recorder()
    while state.round.number == 0:
        state.apply(state.legal_actions()[0])
    kinds = [event.kind for event in recorder.events]
    dealt = kinds[kinds.index("prominent") : kinds.index("round")]
    sealed = ["library-sealed"] if seats == 1 else []
    assert dealt == ["prominent", "banned", *["focus", "hand"] * seats, *sealed]
    assert [event.value for event in recorder.events if event.kind == "prominent"] == [state.deal.prominent]
    open_focus = preset == REVISED and seats == 1
    for event in recorder.events:
        for seat in range(SPECTATOR, seats):
            seen = event.for_seat(seat)
            if event.kind == "focus":
                assert seen.value == (state.deal.focus[event.seat] if seat == event.seat or open_focus else HIDDEN)
            if event.kind == "hand":
                assert list(seen.cards) == (
                    list(state.hands[seat]) if seat == event.seat else [HIDDEN] * HAND.get(preset, 6)
                )


@pytest.mark.presets("first-en", REVISED)
@pytest.mark.trace("SETUP1-03", "SETUP2-03")
def test_setup_order_the_log_begins_with_the_lot_for_the_first_player(preset: str) -> None:
    """Before the draft, since the first player chooses last."""
    for seed in seeds(5):
        state, told = in_draft(preset, 3, seed)
        assert [(event.kind, event.seat) for event in told] == [("first-drawn", state.round.first)]


@pytest.mark.presets(*FIRST, REVISED)
@pytest.mark.trace("SETUP1-09", "SETUP2-05")
def test_setup_order_without_a_choice_everything_is_dealt_at_once(preset: str) -> None:
    """In the beginner's game, and in the revised edition, where assistants are dealt."""
    for variants in [("beginner",)] + ([()] if preset == REVISED else []):
        state, told = begun(preset, 3, *variants)
        assert (state.ply, state.round.number, state.deal.is_dealt) == (0, 1, True)
        kinds = [event.kind for event in told]
        assert kinds[0] == "first-drawn"
        assert kinds.count("library") == (0 if variants else 3)
        assert kinds.index("prominent") == 1 + kinds.count("library")
        assert kinds.count("hand") == kinds.count("focus") == 3


@ALL
@pytest.mark.parametrize("seats", [1, 2])
def test_setup_order_the_choice_that_deals_cannot_be_taken_back(preset: str, seats: int) -> None:
    """It has shown everybody something; one before it can be, until somebody else chooses."""
    state, _ = in_draft(preset, seats)
    while True:
        before, seat, action = state.clone(), state.pending_seats()[0], state.legal_actions()[0]
        recorder = state.recorder = Recorder()
        state.apply(action)
        entry = undo_entry(before, state, recorder, seat, action)
        assert entry.revealing == state.deal.is_dealt
        assert undoable([entry], seat) == (0 if state.deal.is_dealt else 1)
        if state.deal.is_dealt:
            assert why_not([entry], seat) == SEEN_SINCE
            break


@ALL
@pytest.mark.parametrize("seats", [1, 2])
def test_setup_order_a_position_of_the_draft_is_text_without_hands(preset: str, seats: int) -> None:
    """Written and read, as a state and as a view."""
    state, _ = in_draft(preset, seats)
    text = state.to_text()
    assert "prominent: none\nbanned: none\n" in text
    assert not {"focus", "hand", "library:", "clues"} & {line.split()[0] for line in text.splitlines()}
    again = State.from_text(text)
    assert again == state
    for view in views(state):
        assert PlayerView.from_text(view.to_text()) == view
    again.apply(again.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    assert again == state


@ALL
@pytest.mark.parametrize("seats", [1, 3])
def test_setup_order_a_determinization_deals_after_the_draft(preset: str, seats: int) -> None:
    """At random: each card comes up in a hand, and each category as Prominent Works."""
    state, _ = in_draft(preset, seats)
    seen: set[int] = set()
    prominent = set()
    luck = random.Random(preset)
    for _ in range(250):
        deal = determinize(player_view(state, state.pending_seats()[0]), luck)
        assert not any(shows_anything_dealt(view) for view in views(deal))
        while deal.round.number == 0:
            deal.apply(luck.choice(deal.legal_actions()))
        seen |= set(deal.hands[0])
        prominent.add(deal.deal.prominent)
    assert (len(seen), len(prominent)) == (152, 6)
