"""The coach's sentences, in every language."""

from collections.abc import Sequence

import pytest

from exlibris.coach import Advice, Reason
from exlibris.coach.words import cost_text, reason_text, reason_texts
from exlibris.engine import compose
from exlibris.search import FEWEST, ActionEstimate
from exlibris.search.ranking import FIRST_DEALS
from exlibris.texts import LANGUAGES
from exlibris.texts.sentences import Cast

KINDS = (
    "more", "less", "rival", "stability-up", "stability-kept", "shelved", "drawn", "order", "room", "lead", "denied",
)  # fmt: skip
SOLO = compose("first-en", ["solo"])


def cast(language: str = "en", solo: bool = False) -> Cast:
    names = ("Rita", "Eric")
    return Cast(names, ("standard",) * 2, language, rules=SOLO) if solo else Cast(names, ("standard",) * 2, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_reason_has_a_sentence(kind: str, language: str) -> None:
    for amount in (0.6, 1.0, 2.0, 5.0):
        assert reason_text(Reason(kind, amount, "b1", 1, 7), cast(language))


def test_a_denial_names_rival_and_location() -> None:
    assert reason_text(Reason("denied", 1, "", 1, 3), cast()) == "It denies Eric this location: Auction House."


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "denied"])
def test_in_a_solo_game_the_rival_is_the_public_library_and_other_reasons_are_the_same(kind: str) -> None:
    said, alone = [reason_text(Reason(kind, 2.0, "b1"), cast(solo=solo)) for solo in (False, True)]
    assert (alone != said) == ("Public Library" in alone) == (kind == "rival")


def test_no_sentence_speaks_of_none_of_what_it_names() -> None:
    """An amount is rounded, but what is a reason is at least one card, book or point."""
    for kind in ("shelved", "drawn", "order", "room", "lead"):
        said = reason_text(Reason(kind, 0.5), cast())
        assert said == reason_text(Reason(kind, 1.0), cast())
        assert " 0 " not in said


def test_amounts_have_one_decimal_as_the_language_writes_it() -> None:
    reason = Reason("more", 1.26, "b5")
    assert reason_text(reason, cast()) == "Library focus: about 1.3 points more than the alternatives."
    assert "1,3" in reason_text(reason, cast("pl"))


def test_the_plural_follows_from_the_amount_as_it_is_written() -> None:
    """In French 1.9 is singular and 2.0 is plural."""
    said = [reason_text(Reason("rival", amount), cast("fr")) for amount in (1.96, 1.94)]
    assert "2,0 points" in said[0]
    assert "1,9 point." in said[1]


def tries(*ahead_and_win: tuple[float, float]) -> ActionEstimate:
    """Return an estimate of these points ahead of the best rival and chances of winning."""
    return ActionEstimate(0, tuple((30 + ahead, 0, 0, 0, 0, 30, win) for ahead, win in ahead_and_win))


BEST = tries((10, 0.6), (12, 0.7), (8, 0.5), (10, 0.6))


def lower(points: Sequence[float], win: float = 0.0) -> ActionEstimate:
    """Return an estimate that is lower than the best one by these points, and always by that chance."""
    pairs = zip(BEST.leads, BEST.wins, points, strict=True)
    return tries(*[(ahead - less, chance - win) for ahead, chance, less in pairs])


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (BEST, "about even"),
        (lower([1, 1, 1, 1]), "about even"),
        (lower([5, 5, 5, 5]), "about 5.0 points less against the best opponent"),
        (lower([4, 6, 5, 9]), "3 to 9 points less against the best opponent"),
        (lower([0, 1, 2, 1], 0.1), "1 to 2 points less against the best opponent, chance of winning 10% lower"),
        (lower([0, 0, 0, 0], 0.1), "chance of winning 10% lower"),
        (lower([40, -30, 20, -10]), "too close to tell"),
        (lower([0.4, 0.3, 0.4, 0.3], 0.1), "chance of winning 10% lower"),
        (
            lower([0.5, 0.5, 0.5, 0.5], 0.1),
            "about 0.5 points less against the best opponent, chance of winning 10% lower",
        ),
        (lower([4.26, 4.26, 4.26, 4.26]), "about 4.3 points less against the best opponent"),
        (lower([0, 0, 0, 0], 0.5), "chance of winning 50% lower"),
        (lower([9, 9, 9, 9], 0.01005), "about 9.0 points less against the best opponent, chance of winning 1% lower"),
        (lower([9, 9, 9, 9], 0.009), "about 9.0 points less against the best opponent"),
        (
            tries((10, 0.3), (12, 0.3), (8, 0.3), (10, 0.3)),
            "chance of winning 21 to 39% lower",
        ),
        (tries((10, 0.404), (12, 0.504), (8, 0.296), (10, 0.396)), "chance of winning 20% lower"),
        (
            tries((10, 0.40435), (12, 0.50435), (8, 0.29565), (10, 0.39565)),
            "chance of winning 19 to 21% lower",
        ),
    ],
)
def test_a_cost_is_an_interval_and_nothing_is_told_that_may_be_luck(other: ActionEstimate, said: str) -> None:
    assert cost_text(BEST, other, cast()) == said


def test_a_cost_against_the_library_names_it() -> None:
    both = cost_text(BEST, lower([4, 4, 4, 4], 0.1), cast(solo=True))
    assert both == "about 4.0 points less against the Public Library, chance of winning 10% lower"


def test_the_plural_of_a_cost_follows_from_the_amount_as_it_is_written() -> None:
    assert "2,0 points" in cost_text(BEST, lower([1.96, 1.96, 1.96, 1.96], 0.1), cast("fr"))
    assert "1,9 point " in cost_text(BEST, lower([1.94, 1.94, 1.94, 1.94], 0.1), cast("fr"))


def test_a_busy_server_says_less() -> None:
    few, fewer = BEST._replace(samples=BEST.samples[:2]), tries((0, 0.1), (1, 0.1))
    assert cost_text(few, fewer, cast()) == "too close to tell"
    assert reason_texts(Advice(few, (fewer,), ()), cast()) == [
        "So far only what happens right away has been weighed; there was no time to look further ahead."
    ]


def test_four_determinizations_are_enough_to_say_how_sure_it_is() -> None:
    assert FEWEST == len(BEST.samples) == 4 <= FIRST_DEALS
    assert reason_texts(Advice(BEST, (lower([9, 9, 9, 9]),), ()), cast())[0].startswith("This choice comes out best")


def test_there_is_always_a_reason_and_doubt_comes_first() -> None:
    clear, near, unclear = lower([9, 9, 9, 9]), lower([1, 1, 1, 1]), lower([40, -30, 20, -10])
    reason = Reason("drawn", 1)
    assert reason_texts(Advice(BEST, (), ()), cast()) == ["There is only one choice."]
    assert reason_texts(Advice(BEST, (clear,), ()), cast()) == [
        "This choice comes out best, by small gains on many counts."
    ]
    assert reason_texts(Advice(BEST, (clear,), (reason,)), cast()) == ["It adds a card to your hand."]
    assert reason_texts(Advice(BEST, (near,), (reason,)), cast()) == [
        "The best choices are worth about the same.",
        "It adds a card to your hand.",
    ]
    assert reason_texts(Advice(BEST, (unclear,), ()), cast()) == [
        "It is too close to tell which choice is best; this one looks best so far."
    ]
