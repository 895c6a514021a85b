"""Fair turns: nobody waits for those who have asked for much."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exlibris.server.tables.workers import LEAST_TIME_SHARE, Asker, Budget, FairQueue, Ticket
from exlibris.table.errors import TableError

ASKERS = [Asker(network, person) for network in "ab" for person in "xyz"]


@dataclass
class Desk:
    """A queue with a clock that is set by hand."""

    places: int = 1
    budget: Budget | None = None
    now: float = 0.0
    open: list[Ticket] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.queue = FairQueue(self.places, self.budget, lambda: self.now)

    def ask(self, network: str, person: str = "x", times: int = 1) -> Ticket:
        """Queue pieces of work, and return the last."""
        for _ in range(times):
            self.open.append(self.queue.enter(Asker(network, person)))
        return self.open[-1]

    @property
    def running(self) -> list[Ticket]:
        """What is under way."""
        return [ticket for ticket in self.open if ticket.started.is_set()]

    def finish(self, seconds: float = 1.0) -> str:
        """End the piece of work that has begun first; return who had asked for it."""
        self.now += seconds
        ticket = self.running[0]
        self.open.remove(ticket)
        self.queue.leave(ticket)
        return "".join(ticket.asker)

    def finish_all(self) -> list[str]:
        """Do all there is, a second each; return for whom."""
        return [self.finish() for _ in self.open[:]]


def test_a_network_with_much_work_keeps_another_waiting_for_one_piece_only() -> None:
    desk = Desk()
    desk.ask("a", times=40)
    desk.finish()
    desk.ask("b")
    assert [desk.finish(), desk.finish(), desk.finish()] == ["ax", "bx", "ax"]


def test_many_persons_of_a_network_have_together_what_another_network_has() -> None:
    desk = Desk()
    for person in range(6):
        desk.ask("a", str(person), times=2)
    desk.ask("b", times=4)
    assert "".join(who[0] for who in desk.finish_all()[:8]) == "abababab"


def test_persons_of_a_network_take_turns() -> None:
    desk = Desk()
    desk.ask("a", "x", times=4)
    desk.ask("a", "y", times=2)
    assert desk.finish_all() == ["ax", "ay", "ax", "ay", "ax", "ax"]


def test_who_takes_long_waits_until_the_others_have_had_as_much() -> None:
    desk = Desk()
    desk.ask("a", times=2)
    desk.ask("b", times=5)
    assert [desk.finish(3.0), *(desk.finish(1.0) for _ in range(4))] == ["ax", "bx", "bx", "bx", "ax"]


def test_who_has_been_away_has_saved_nothing_up_and_pays_no_old_debt() -> None:
    desk = Desk()
    desk.ask("b")
    desk.finish(100.0)  # while nobody else was there
    desk.ask("a", times=20)
    for _ in range(8):
        desk.finish()
    desk.ask("b", times=8)
    assert "".join(who[0] for who in desk.finish_all()[:8]) == "abababab"


def test_a_debt_is_not_paid_by_going_for_a_moment() -> None:
    desk = Desk()
    desk.ask("b")
    desk.ask("a", times=9)
    desk.finish(3.0)
    desk.ask("b", times=2)
    assert desk.finish_all()[:5] == ["ax", "ax", "ax", "ax", "bx"]


def test_the_number_before_somebody_is_that_of_those_who_come_first() -> None:
    desk = Desk()
    desk.ask("a", times=5)
    waiting = desk.ask("b", "x", times=3)
    assert desk.queue.before(waiting) == 5  # as the other network came first
    desk.now += 0.5  # in which that has had some
    assert desk.queue.before(waiting) == 4  # two of its own, and two of the other network
    assert desk.queue.before_first_of(Asker("b", "x")) == 0
    assert desk.queue.before_first_of(Asker("c", "x")) is None


def test_too_much_of_a_person_or_of_a_network_is_refused_until_some_is_done() -> None:
    desk = Desk(budget=Budget(network=3, person=2))
    desk.ask("a", "x", times=2)
    with pytest.raises(TableError, match="still working") as refused:
        desk.ask("a", "x")
    assert refused.value.code == "too-much-queued"
    desk.ask("a", "y")
    with pytest.raises(TableError):
        desk.ask("a", "z")
    desk.ask("b", "x")
    desk.finish()
    desk.ask("a", "z")


def test_thoughts_take_their_time_as_long_as_there_are_places_and_less_of_it_by_who_waits() -> None:
    desk = Desk(places=2)
    alone = desk.ask("a")
    assert desk.queue.time_share(alone) == 1.0
    crowd = desk.ask("a", times=3)
    assert desk.queue.time_share(crowd) == 0.5
    other = desk.ask("b")
    assert desk.queue.time_share(other) == 1.0  # half of the workers are for that network
    assert desk.queue.time_share(crowd) == 0.25
    assert desk.queue.time_share(desk.ask("a", times=96)) == LEAST_TIME_SHARE


work = st.tuples(st.sampled_from(ASKERS), st.floats(0.01, 5.0))
steps = st.lists(st.one_of(work, st.none(), st.integers(0, 20)), max_size=80)


@given(steps, st.integers(1, 3))
def test_whatever_comes_and_goes_all_is_done_in_order_and_no_place_is_idle(
    plan: list[tuple[Asker, float] | int | None], places: int
) -> None:
    desk, lengths = Desk(places), dict[Ticket, float]()
    for step in [*plan, *[None] * len(plan)]:
        if isinstance(step, tuple):
            lengths[desk.ask(*step[0])] = step[1]
        elif isinstance(step, int) and desk.open:  # given up, waiting or not
            desk.queue.leave(desk.open.pop(step % len(desk.open)))
        elif step is None and desk.running:
            desk.finish(lengths[desk.running[0]])
        assert len(desk.running) == min(places, len(desk.open))
        for asker in ASKERS:
            mine = [ticket.started.is_set() for ticket in desk.open if ticket.asker == asker]
            assert mine == sorted(mine, reverse=True)
    assert desk.open == []
    assert vars(desk.queue)["_shares"] == {}


@given(st.lists(st.floats(0.1, 2.0), min_size=1, max_size=10), st.lists(st.integers(1, 4), min_size=2, max_size=4))
def test_while_all_wait_no_network_is_ahead_by_more_than_two_pieces(lengths: list[float], persons: list[int]) -> None:
    desk, had = Desk(), dict.fromkeys("abcd"[: len(persons)], 0.0)
    for network, count in zip(had, persons, strict=True):
        for person in range(count):
            desk.ask(network, str(person), times=60)
    for turn in range(60):
        seconds = lengths[turn % len(lengths)]
        had[desk.finish(seconds)[0]] += seconds
    assert max(had.values()) - min(had.values()) <= 2 * max(lengths)
