"""How libraries are come by in each first edition (SETUP1-04 to SETUP1-09)."""

import pytest

from exlibris.content.load import assistant_keys
from support.editions import ALL_FIRST, new_table, seeds
from support.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def pool(seats: int, seed: bytes = bytes(32)) -> Table:
    """Return the French game when libraries are chosen."""
    return new_table("first-fr", seats, seed=seed)


def take_and_remove(t: Table) -> None:
    """Let the seat asked take the first library by name and remove the next; the last one is removed unasked."""
    seat = t.seat
    t.choose(seat, min(t.legal()))
    if t.prompt == "library-pool":
        t.choose(seat, min(t.legal()))


@pytest.mark.presets("first-fr")
@SEATS
def test_setup1_04_two_libraries_per_player_lie_open_for_everybody(seats: int) -> None:
    """A common pool in place of two tiles each."""
    t = pool(seats)
    assert t.prompt == "library-pool"
    assert len(t.legal()) == 2 * seats
    assert t.legal() <= set(assistant_keys())


@pytest.mark.presets("first-fr")
@SEATS
def test_setup1_05_each_player_takes_one_library_and_removes_another(seats: int) -> None:
    """From the common pool, so that it is empty in the end; what was removed, the last one unasked, is nobody's."""
    t = pool(seats)
    left = t.legal()
    removed = set()
    for _ in range(seats):
        seat = t.seat
        taken, gone = sorted(left)[0], sorted(left)[-1]
        t.choose(seat, taken)
        assert t.power(seat) == taken
        if len(left) > 2:
            assert t.seat == seat
            assert t.legal() == left - {taken}
            t.choose(seat, gone)
            assert t.power(seat) == taken
        left -= {taken, gone}
        removed.add(gone)
    assert left == set()
    assert not removed & {t.power(seat) for seat in range(seats)}
    assert [event.key for event in t.events("library-removed")] == sorted(removed, reverse=True)
    assert t.prompt == "place"


@pytest.mark.presets("first-fr")
@SEATS
@pytest.mark.parametrize("seed", seeds(3))
def test_setup1_06_the_pool_is_chosen_from_in_reverse_order(seats: int, seed: bytes) -> None:
    """The last player first: the first player's right-hand neighbor, then counterclockwise."""
    t = pool(seats, seed)
    order = []
    while t.prompt == "library-pool":
        order.append(t.seat)
        take_and_remove(t)
    assert order == [(t.first - 1 - k) % seats for k in range(seats)]


@pytest.mark.presets("first-fr")
@SEATS
def test_setup1_08_the_library_brings_its_assistant_out_of_the_pool_too(seats: int) -> None:
    """Two standard assistants and the special one of the library taken."""
    t = pool(seats)
    kept = {}
    while t.prompt == "library-pool":
        kept[t.seat] = min(t.legal())
        take_and_remove(t)
    assert [t.left(seat) for seat in range(seats)] == ["ss*"] * seats
    for _ in range(seats):
        t.place(t.seat, 0, special=True)
        while t.prompt != "place":
            t.choose(t.seat, "done" if "done" in t.legal() else min(t.legal()))
    assert {event.seat: event.key for event in t.events("place")} == kept


@pytest.mark.trace("SETUP1-09", "VAR-01")
@ALL_FIRST
@SEATS
def test_setup1_07_beginners_have_a_plain_library_and_three_standard_assistants(preset: str, seats: int) -> None:
    """Nothing is chosen, and nobody has a special assistant."""
    t = new_table(preset, seats, "beginner")
    assert t.prompt == "place"
    assert [t.left(seat) for seat in range(seats)] == ["sss"] * seats
    assert [t.power(seat) for seat in range(seats)] == ["standard"] * seats
