"""A bot in a package of its own, as somebody else would write it; some that go wrong stand beside it."""

from random import Random

from exlibris.engine import PlayerView


class Clever:
    """Always takes the last action, and now and then any."""

    def __init__(self, rng: Random, whims: float = 0.1, loud: bool = False) -> None:
        self._rng = rng
        self._whims = whims
        self.loud = loud

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (a bot's signature)
        if self._rng.random() < self._whims:
            return self._rng.choice(actions)
        return actions[-1]


class Failing(Clever):
    """Gives up in the second round."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        if view.round.number > 1:
            raise RuntimeError("out of ideas")
        return super().choose(view, actions)


class Cheating(Clever):
    """Takes what nobody may take."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (a bot's signature)
        actions.append(9999)
        return 9999


class Demanding:
    """Wants to be told what nobody tells it."""

    def __init__(self, rng: Random, model: object) -> None:
        raise AssertionError(rng, model)


class Mute:
    """Has nothing to say."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng


class Broken(Clever):
    """Can't even begin."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        raise OSError("no weights")


class Leaving(Clever):
    """Ends the process that wants it."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        raise SystemExit(3)


class Quitting(Clever):
    """Ends the process that asks it."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (a bot's signature)
        raise SystemExit(5)


class Interrupting(Clever):
    """Does as if a key had been pressed."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (a bot's signature)
        raise KeyboardInterrupt


NO_CLASS = 5
