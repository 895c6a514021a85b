"""Reasons: the differences that count, in order of weight."""

from random import Random

import pytest

from exlibris.coach.denial import Denial
from exlibris.coach.reasons import BOARD_WEIGHT, Board, Reason, board_reasons, denial_reasons, line_reasons, weightiest
from exlibris.search import ActionEstimate

NOW = Board(stability=4, shelved=6, disordered=1, hand=3, fitting=2, lead=0)


def estimate(b1: float = 0, b5: float = 0, rival: float = 30) -> ActionEstimate:
    return ActionEstimate(0, 4 * ((b1, 0, 0, 0, b5, rival, 0.5),))


def kinds(found: list[tuple[float, Reason]]) -> list[str]:
    return [reason.kind for _, reason in found]


def test_lines_are_compared_with_the_mean_of_the_alternatives() -> None:
    found = line_reasons(estimate(b1=6, b5=1), [estimate(b1=4, b5=3), estimate(b1=5, b5=3)])
    assert found == [(1.5, Reason("more", 1.5, "b1")), (2.0, Reason("less", 2.0, "b5"))]


def test_small_differences_are_no_reasons() -> None:
    assert not line_reasons(estimate(b1=0.3, rival=29.8), [estimate()])
    assert not board_reasons(NOW, NOW, NOW)
    assert not denial_reasons(None)


def test_the_smallest_differences_that_are_reasons() -> None:
    """0.4 points of a line or a rival's total; half of what is counted on the board."""
    assert kinds(line_reasons(estimate(b1=0.4), [estimate()])) == ["more"]
    assert kinds(line_reasons(estimate(rival=0), [estimate(rival=0.4)])) == ["rival"]
    for figure in ("stability", "shelved", "hand", "fitting", "lead"):
        more = NOW._replace(**{figure: getattr(NOW, figure) + 1.0})
        less = more._replace(**{figure: getattr(more, figure) - 0.5})
        assert len(board_reasons(NOW, more, less)) == 1
    assert kinds(board_reasons(NOW, NOW, NOW._replace(disordered=1.5))) == ["order"]
    half_up = NOW._replace(stability=4.5)
    assert kinds(board_reasons(NOW, half_up, NOW)) == ["stability-up"]


def test_differences_that_may_be_luck_are_no_reasons() -> None:
    samples = tuple((b1, 0.0, 0.0, 0.0, 0.0, 30.0, 0.5) for b1 in (9.0, 0.0, 9.0, 0.0))
    assert not line_reasons(ActionEstimate(0, samples), [estimate(b1=2)])
    assert not line_reasons(estimate(b1=6)._replace(samples=samples[:1]), [estimate()._replace(samples=samples[1:2])])


def test_a_rival_that_ends_lower_is_a_reason_and_one_that_ends_higher_is_not() -> None:
    assert kinds(line_reasons(estimate(rival=28), [estimate()])) == ["rival"]
    assert not line_reasons(estimate(rival=32), [estimate()])


def test_stability_rises_or_is_kept() -> None:
    lower = NOW._replace(stability=2)
    assert kinds(board_reasons(NOW, NOW, lower)) == ["stability-kept"]
    assert kinds(board_reasons(NOW, NOW._replace(stability=6), lower)) == ["stability-up"]


def test_what_happens_on_the_board_counts_where_the_alternatives_differ() -> None:
    best = Board(stability=4, shelved=8, disordered=0, hand=5, fitting=4, lead=2)
    assert kinds(board_reasons(NOW, best, NOW)) == ["shelved", "drawn", "order", "room", "lead"]
    assert kinds(board_reasons(NOW, best, best)) == []


@pytest.mark.parametrize(
    ("lead", "others", "is_reason"),
    [(2, 1, True), (1, 0.5, True), (0.9, -3, False), (0, -3, False), (-2, -5, False), (2, 1.6, False)],
)
def test_a_lead_is_a_reason_only_for_who_leads_and_by_more_than_elsewhere(
    lead: float, others: float, is_reason: bool
) -> None:
    found = board_reasons(NOW, NOW._replace(lead=lead), NOW._replace(lead=others))
    assert found == ([(BOARD_WEIGHT * min(lead, 2), Reason("lead", lead))] if is_reason else [])


@pytest.mark.parametrize(("figure", "kind"), [("shelved", "shelved"), ("hand", "drawn"), ("fitting", "room")])
def test_figures_of_the_board_are_named_with_their_amounts_above_0(figure: str, kind: str) -> None:
    """What the alternatives gain as well, and what the action gives up, are no reasons for it."""
    more, less = [NOW._replace(**{figure: getattr(NOW, figure) + change}) for change in (1, -1)]
    amount = more.fitting if kind == "room" else 1
    assert [reason for _, reason in board_reasons(NOW, more, NOW)] == [Reason(kind, amount)]
    assert board_reasons(NOW, less, NOW) == board_reasons(NOW, less, less) == []


def test_cards_in_order_are_named_with_how_many_fewer_are_out_of_order() -> None:
    [(_, reason)] = board_reasons(NOW, NOW, NOW._replace(disordered=3))
    assert reason == Reason("order", 2)


@pytest.mark.parametrize("seed", range(20))
def test_every_amount_is_above_0(seed: int) -> None:
    luck = Random(seed)
    for _ in range(100):
        boards = [Board._make([*luck.choices((0, 0.25, 1, 2.5), k=5), luck.uniform(-9, 9)]) for _ in "123"]
        assert all(reason.amount > 0 for _, reason in board_reasons(boards[0], boards[1], boards[2]))


def test_the_weightiest_reasons_come_first_and_what_is_given_up_last() -> None:
    found = [(float(weight), Reason("more", weight, "b1")) for weight in (1, 2, 3)]
    found += [(9.0, Reason("less", 9, "b3")), *denial_reasons(Denial(1, 7))]
    chosen = weightiest(found)
    assert [reason.kind for reason in chosen] == ["more", "more", "denied", "less"]
    assert chosen[0].amount == 3
    assert chosen[2] == Reason("denied", 1.0, "", 1, 7)
