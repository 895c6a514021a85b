"""Levels and personalities: rows of data that the registry makes bots of."""

import pickle
import re
from random import Random
from time import process_time

import pytest

from exlibris.bots import LEVELS, PERSONALITIES, USUAL, BotError, BotPath, Character, bot_names, bot_type, make_bot
from exlibris.bots.greedy import GreedyBot
from exlibris.bots.random_bot import RandomBot
from exlibris.bots.registry import LapsingBot
from exlibris.engine import PlayerView, is_placing, player_view, playout
from exlibris.search.shelf_values import PLAIN, evaluator_of
from exlibris.search.valuation import Valuation, shelf_points
from support.random_play import fresh_game, position

CHARACTERS = (*LEVELS, *PERSONALITIES)
MANY = 12  # actions to choose from


class Counting:
    """A bot that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, _view: PlayerView, actions: list[int]) -> int:
        self.asked += 1
        return actions[0]


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.key)
def test_every_character_is_a_bot_by_its_name(character: Character) -> None:
    assert character.key in bot_names()
    assert isinstance(make_bot(character.key), LapsingBot)
    assert bot_type(character.key).options == ()


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.key)
def test_a_description_is_for_people_first(character: Character) -> None:
    about, _, bots = bot_type(character.key).description.partition(". (")
    assert f"{about}." == character.about
    assert not re.search(r"greedy|learned,|expert|random|[=%]", about)
    assert bots.startswith(character.player)


@pytest.mark.parametrize("key", ["hoarder", "antiquarian", "encyclopedist", "grand-librarian"])
@pytest.mark.parametrize("placing", [True, False], ids=["placement", "within an effect"])
def test_an_answer_comes_within_two_seconds(key: str, placing: bool) -> None:
    """Of the processor's time, so that it does not matter what else the machine does."""
    state = position(4, 3, 3, 150)
    while is_placing(state) != placing or len(state.options) < MANY:
        state.apply_option(state.options[0])
    seat = state.pending_seats()[0]
    bot = make_bot(key, b"luck")
    began = process_time()
    bot.choose(player_view(state, seat), state.legal_actions(seat))
    assert process_time() - began < 2


def test_levels_lapse_less_and_less() -> None:
    for player in ("greedy", "learned", "expert:seconds=0.6"):
        lapses = [level.lapses for level in LEVELS if level.player == player]
        assert len(lapses) > 1
        assert lapses == sorted(lapses, reverse=True)
    assert LEVELS[-1].lapses == 0
    assert USUAL in [level.key for level in LEVELS]


def test_the_other_bot_decides_as_often_as_said() -> None:
    state = fresh_game(2, 1)
    seat = state.pending_seats()[0]
    view, actions = player_view(state, seat), state.legal_actions(seat)
    bot = LapsingBot(Random(3), lapses=0.3)
    bot._player, bot._other = strong, weak = Counting(), Counting()
    for _ in range(2000):
        bot.choose(view, actions)
    assert strong.asked + weak.asked == 2000
    assert weak.asked == pytest.approx(600, abs=70)


@pytest.mark.parametrize(("lapses", "kind"), [(0.0, GreedyBot), (1.0, RandomBot)])
def test_without_lapses_it_is_the_one_and_with_nothing_else_the_other(lapses: float, kind: type) -> None:
    """The chance is drawn first, and both bots draw from the same numbers."""
    state = fresh_game(3, 4)
    seat = state.pending_seats()[0]
    view, actions = player_view(state, seat), state.legal_actions(seat)
    alone = Random(9)
    alone.random()
    expected = kind(alone).choose(view, actions)
    assert LapsingBot(Random(9), lapses=lapses).choose(view, actions) == expected


@pytest.mark.parametrize("lapses", ["-0.1", "1.1"])
def test_a_share_is_a_share(lapses: str) -> None:
    with pytest.raises(BotError, match="option lapses: expected 0 to 1"):
        make_bot(BotPath(f"exlibris.bots.registry:LapsingBot:lapses={lapses}"))


def test_a_character_travels_between_processes() -> None:
    copied = pickle.loads(pickle.dumps(make_bot("stickler", b"s")))  # noqa: S301 (our own bytes)
    assert isinstance(copied, LapsingBot)


def test_an_unknown_taste_is_refused() -> None:
    with pytest.raises(BotError, match="option taste: expected one of plain, hoarder, stickler, hunter, found sour"):
        make_bot("greedy:taste=sour")


def test_a_stickler_minds_what_can_not_stay_face_up() -> None:
    state = fresh_game(2, 5)
    playout(state, 5, 150)
    deal = state.deal
    evaluator = evaluator_of(state.game, deal.prominent, deal.banned, deal.focus[0])
    strict = PLAIN._replace(disorder=-4.0)
    lost = shelf_points(state.shelves[0], evaluator)[0] - shelf_points(state.shelves[0], evaluator, strict)[0]
    assert lost > 0
    assert lost % 4 == 0


def test_a_hoarder_values_its_hand_and_a_hunter_its_lead_more() -> None:
    state = fresh_game(2, 6)
    playout(state, 6, 60)
    assert state.hands[0]
    plain = Valuation().of(state, 0)
    more_hand = Valuation(PLAIN._replace(hand=2.0)).of(state, 0) - plain
    most_hand = Valuation(PLAIN._replace(hand=3.0)).of(state, 0) - plain
    assert more_hand > 0
    assert most_hand == pytest.approx(2 * more_hand)
    assert Valuation(PLAIN._replace(prominent=2.5)).of(state, 0) != plain


def test_characters_differ_in_what_is_said_of_them() -> None:
    assert len({character.about for character in CHARACTERS}) == len(CHARACTERS)
