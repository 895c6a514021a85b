"""Opponents: who chooses for the seats that do not learn."""

from __future__ import annotations

from exlibris.bots import Bot, ask, make_bot
from exlibris.engine import State, player_view
from exlibris.engine.native import i64, mypyc_attr

RANDOM = "random"


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """A way of choosing. Subclasses define `choose`."""

    def choose(self, s: State, seat: int, actions: list[int]) -> int:
        """Return one of the actions.

        Args:
            s: The state, not to be changed; an opponent looks at nothing in it but its view.
            seat: The seat that has to decide.
            actions: The legal ones, as the engine numbers them.
        """
        raise NotImplementedError


class Uniform(Opponent):
    """Equally likely legal actions. Its random numbers follow from the seed, of which the lower 32 bits count."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = seed & 0xFFFFFFFF

    def choose(self, s: State, seat: int, actions: list[int]) -> int:  # noqa: ARG002 (it looks at nothing)
        """Return one of the actions."""
        return actions[self.below(len(actions))]

    def below(self, n: i64) -> i64:
        """Return the next random number, from 0 to n - 1."""
        self.x = self.x * 1664525 + 1013904223 & 0xFFFFFFFF
        return self.x * n >> 32


class Known(Opponent):
    """A computer player of the registry, which is shown its view."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, s: State, seat: int, actions: list[int]) -> int:
        """Return the player's choice; raises BotFault if it fails."""
        return ask(self._bot, player_view(s, seat), actions) if len(actions) > 1 else actions[0]


def opponent(name: str, seed: int) -> Opponent:
    """Return the computer player of that name, such as "greedy" or "learned".

    Args:
        name: As in `exlibris simulate`, with options such as "greedy:deals=4".
        seed: Of its random numbers.

    Raises:
        BotError: There is no such player.
    """
    if name == RANDOM:
        return Uniform(seed)
    return Known(make_bot(name, seed.to_bytes(8, "big")))
