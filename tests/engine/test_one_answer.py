"""What has one answer is not asked: the step answers itself, without a ply and without an entry in the record."""

import pytest

from exlibris.engine import NotationError, Record, Recorder, State, compose, new_game, player_view
from exlibris.engine.undo import undo_entry
from support.deck import card_with
from support.editions import edition
from support.solo import eliminate, play_round, solo_position
from support.table import SEED, Table

MONSTER = card_with("monster")
MONSTERS = [MONSTER, card_with("monster", skip=MONSTER)]
OTHER = card_with("spells", without="monster")


def test_the_only_option_is_taken_as_part_of_the_action_before() -> None:
    t = Table(on={10: "B1"})
    ply = t.state.ply
    t.place(0, tile=10)
    assert (t.seat, t.prompt, t.hand(0)) == (0, "shelve-gained", "B1")
    assert t.state.ply == ply + 1
    assert t.event_cards("take") == ["B1"]


def test_several_only_options_follow_each_other() -> None:
    """The Guild: whom to send, where to, and of the bookshop's one card which."""
    t = Table(at={15: "", 10: "1", 0: "0"}, on={10: "B1"}, left={0: "*"})
    ply = t.state.ply
    t.place(0, tile=15, special=True)
    assert (t.at(10), t.hand(0), t.prompt) == ("0", "B1", "shelve-gained")
    assert t.state.ply == ply + 1
    assert [event.kind for event in t.recorder.events[-3:]] == ["displace", "return", "take"]


def test_the_only_place_is_home() -> None:
    t = Table(3, tiles="1", at={1: "2"}, left={0: "s", 1: "s", 2: ""})
    assert (t.seat, t.prompt, t.at(0).count("0")) == (0, "home", 3)


def test_done_counts_as_an_option() -> None:
    t = Table(on={17: ""}, hand={0: "M1"})
    t.place(0, tile=17)
    assert t.legal() == {"M1", "done"}


def test_the_first_decision_of_a_position_has_several_options() -> None:
    """The last two tiles of a solo game leave without a question."""
    t = solo_position(phase="cleanup", round_number=5, tiles="/ 4 6")
    assert [event.tile for event in t.events("eliminate")] == [4, 6]
    assert t.prompt == "flip"


# -- exempt ----------------------------------------------------------------------------------------


def robbed(hand: str) -> Table:
    """Return a table where seat 0's Goblin has asked seat 1 for a monster."""
    t = Table(3, powers={0: "goblin"}, hand={1: hand}, at={10: "1"})
    t.place(0, tile=10, special=True)
    t.choose(0, "seat 1", "monster")
    return t


@pytest.mark.parametrize("matching", [1, 2])
def test_a_victim_is_asked_however_many_of_its_cards_match(matching: int) -> None:
    t = robbed(" ".join([*MONSTERS[:matching], OTHER]))
    assert (t.seat, t.prompt, t.legal()) == (1, "goblin-hand-over", set(MONSTERS[:matching]))


def test_a_victim_with_one_card_is_not_asked() -> None:
    """It is given or shown in any case."""
    t = robbed(MONSTER)
    assert (t.hand(0), t.hand(1)) == (MONSTER, "")
    t = robbed(OTHER)
    assert t.events("shows-hand")


def searching(discard: str) -> Table:
    """Return a table where seat 0 has named monsters at the Dump."""
    t = Table(phase="resolution", at={11: "0"}, discard=discard)
    t.choose(0, "monster")
    return t


@pytest.mark.parametrize("matching", [1, 2])
def test_who_searches_is_asked_however_many_cards_of_the_pile_match(matching: int) -> None:
    t = searching(" ".join([*MONSTERS[:matching], OTHER]))
    assert (t.prompt, t.legal()) == ("search", set(MONSTERS[:matching]))


def test_a_pile_of_one_card_lies_open() -> None:
    t = searching(MONSTER)
    assert (t.hand(0), t.prompt) == (MONSTER, "shelve-gained")


def test_whoever_has_nothing_to_turn_down_seals_all_the_same() -> None:
    t = Table(phase="inspection", shelf={0: "A1"})
    assert [t.legal(seat) for seat in (0, 1)] == [{"flip A1", "ready"}, {"ready"}]
    t.flip(0)
    assert t.legal(1) == {"ready"}


# -- what builds on it --------------------------------------------------------------------------------


def test_a_record_has_no_entry_for_what_nobody_was_asked() -> None:
    """In the French draft six libraries leave the pool, the last of them unasked."""
    rules = compose("first-fr")
    t = Table(state=new_game(rules, 3, SEED))
    actions = []
    while t.prompt == "library-pool":
        actions.append(min(t.state.legal_actions()))
        t.state.apply(actions[-1])
    assert len(actions) == t.state.ply == 5
    assert len(t.events("library-removed")) == 3
    assert Record(rules, 3, SEED, tuple(actions)).replay() == t.state


def takes_back(t: Table, tile: int) -> bool:
    """Return whether seat 0 may take back that it comes to the tile."""
    before, told, t.recorder.looked = t.state.clone(), len(t.recorder.events), False
    t.place(0, tile=tile)
    [action] = [one for one in before.legal_actions() if after(before, one) == t.state]
    return not undo_entry(before, t.state, Recorder(t.recorder.events[told:], t.recorder.looked), 0, action).revealing


def after(state: State, action: int) -> State:
    later = state.clone()
    later.apply(action)
    return later


def test_what_follows_by_itself_is_taken_back_with_the_choice_before() -> None:
    assert takes_back(Table(on={10: "B1"}), 10)


def test_a_choice_after_which_something_is_revealed_by_itself_stays() -> None:
    """The one hand card of an opponent pays the tax; a card of its shelf, which all know, shows nothing new."""
    assert not takes_back(Table(at={16: ""}, hand={1: "B1"}), 16)
    assert takes_back(Table(at={16: ""}, shelf={1: "B1"}), 16)


def test_a_position_in_which_nothing_is_to_be_asked_goes_on() -> None:
    t = Table(at={16: ""}, hand={0: "A1", 1: "B1 B2"})
    t.place(0, tile=16)
    text = t.state.to_text()
    assert State.from_text(text) == t.state
    alone = State.from_text(text.replace("hand 1: B1 B2", "hand 1: B1"))
    assert alone.pending_step().prompt == "prompt-discard-to-take"
    assert player_view(alone, 0).pools[16] == alone.pools[16] != b""


def test_a_position_does_not_ask_for_the_only_option() -> None:
    t = Table(at={16: ""}, hand={0: "A1", 1: "B1 B2"})
    t.place(0, tile=16)
    card = t.state.options[0]
    with pytest.raises(NotationError, match=f"prompt-pay-tax has one answer, {card}, which should"):
        State.from_text(t.state.to_text().replace("hand 1: B1 B2", "hand 1: B1") + f"options: {card}\n")


@pytest.mark.parametrize("level", [1, 7])
def test_a_solo_game_ends_without_a_choice_of_tiles(level: int) -> None:
    t = Table(state=new_game(edition("first-en", "solo", solo_level=level), 1, SEED))
    t.choose(0, min(t.legal()))
    chosen = []
    while t.prompt == "place":
        play_round(t)
        ply = t.state.ply
        eliminate(t)
        chosen.append(t.state.ply - ply)
    assert chosen == [2, 2, 2, 2, 0]
