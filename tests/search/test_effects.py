"""The value of a position after an effect."""

from random import Random

from exlibris.engine import DONE_ACTION
from exlibris.engine.notation.actions import actions_by_short_name
from exlibris.search.effects import Effects
from exlibris.search.shelf_values import PLAIN
from support.table import Table


def test_a_seat_discards_at_the_curiosity_cart_while_what_is_drawn_gains() -> None:
    """It once compared a discard before the draw with the end of the step after the draw, and discarded nothing."""
    t = Table(hand={0: "B1 B2 B3"}, shelf={0: "A1 A2"}, tiles="6 / 3", deck="C1 D1 E1")
    effects = Effects(Random(1), PLAIN)
    placed = effects.value_after(t.state, 0, actions_by_short_name(t.state, 0)["6.1"])
    t.place(0, tile=6)
    nothing, *discards = [effects.value_after(t.state, 0, action) for action in reversed(t.state.legal_actions())]
    assert t.state.legal_actions()[-1] == DONE_ACTION
    assert placed == max(discards) > nothing
