"""The coach's sentences, in every language."""

import pytest

from exlibris.coach import Advice, Reason
from exlibris.coach.words import cost_text, reason_text, reason_texts
from exlibris.engine import compose
from exlibris.search import ActionEstimate
from exlibris.texts import LANGUAGES
from exlibris.texts.sentences import Cast

KINDS = (
    "more", "less", "rival", "stability-up", "stability-kept", "shelved", "drawn", "order", "room", "lead", "denied",
)  # fmt: skip
SOLO = compose("first-en", ["solo"])


def cast(language: str = "en", solo: bool = False) -> Cast:
    names = ("Rita", "Eric")
    return Cast(names, ("standard",) * 2, language, rules=SOLO) if solo else Cast(names, ("standard",) * 2, language)


def estimate(total: float, win: float) -> ActionEstimate:
    return ActionEstimate(0, ((total, 0, 0, 0, 0, 30, win),))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_reason_has_a_sentence(kind: str, language: str) -> None:
    for amount in (0.6, 1.0, 2.0, 5.0):
        assert reason_text(Reason(kind, amount, "b1", 1, 7), cast(language))


def test_a_denial_names_rival_and_place() -> None:
    assert reason_text(Reason("denied", 1, "", 1, 3), cast()) == "It denies Eric this place: Auction House."


def test_amounts_have_one_decimal_as_the_language_writes_it() -> None:
    reason = Reason("more", 1.26, "b5")
    assert reason_text(reason, cast()) == "Library focus: about 1.3 points more than the alternatives bring."
    assert "1,3" in reason_text(reason, cast("pl"))


def test_costs_are_in_points_and_chances() -> None:
    best = estimate(40, 0.6)
    assert cost_text(*best.cost(best), cast()) == "about as good"
    assert cost_text(*estimate(38.5, 0.6).cost(best), cast()) == "about 1.5 points less against the best rival"
    assert cost_text(*estimate(41, 0.5).cost(best), cast()) == "chance to win lower by 10\u00a0%"
    both = cost_text(*estimate(39, 0.5).cost(best), cast(solo=True))
    assert both == "about 1.0 points less against the Public Library, chance to win lower by 10\u00a0%"


def test_there_is_always_a_reason() -> None:
    best = estimate(40, 0.6)
    assert reason_texts(Advice(best, (), ()), cast()) == ["There is only this choice."]
    assert reason_texts(Advice(best, (best,), ()), cast()) == ["The best choices are worth about the same."]
