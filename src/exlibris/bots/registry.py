"""The bots there are: our own, those that installed packages register, and any class by its path.

A bot is asked for by a text such as `greedy`, `greedy:deals=4` or `mypackage.mod:Clever:depth=3`: a registered name or
a path `package.module:Class`, then options, all with colons between. Packages register bots as entry points of the
group `exlibris.bots`. What is registered is a class, or function, that is called with random numbers and the options.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import PureWindowsPath
from random import Random
from typing import Final

from exlibris.bots.api import Bot
from exlibris.bots.asking import ask, hurry
from exlibris.bots.characters import CHARACTERS
from exlibris.bots.errors import BotError, UnknownBotError, described
from exlibris.bots.options import Option, Value, options_of, values_of
from exlibris.engine import PlayerView

GROUP: Final = "exlibris.bots"
BUILT_IN: Final = {
    "greedy": "exlibris.bots.greedy:GreedyBot",
    "learned": "exlibris.bots.learned:LearnedBot",
    "expert": "exlibris.bots.expert:ExpertBot",
    "random": "exlibris.bots.random_bot:RandomBot",
}
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
# What the server and its page call seats without a bot.
RESERVED: Final = frozenset({"human", "open", "you", "person", "guest"})


@dataclass(frozen=True)
class BotType:
    """A kind of bot: what it is called, what it says of itself, and how one is made."""

    name: str  # registered, or a path
    description: str  # one line; may be empty
    options: tuple[Option, ...]
    factory: Callable[..., Bot]


@dataclass(frozen=True)
class BotSpec:
    """A kind of bot with values for its options."""

    bot: BotType
    values: Mapping[str, Value] = field(default_factory=dict)


def bot_names() -> list[str]:
    """Return the registered names, our own first. Imports no bot."""
    foreign = {point.name for point in entry_points(group=GROUP) if _free(point.name)}
    return [*BUILT_IN, *CHARACTERS, *sorted(foreign)]


def passed_over() -> dict[str, str]:
    """Return the registered names that are ours, reserved, or no names for a bot, each with the package that has it."""
    return {point.name: _owner(point) for point in entry_points(group=GROUP) if not _free(point.name)}


def _free(name: str) -> bool:
    return NAME.fullmatch(name) is not None and not (name in BUILT_IN or name in CHARACTERS or name in RESERVED)


@cache
def bot_type(name: str) -> BotType:
    """Return a kind of bot.

    Args:
        name: A registered name, or a path such as "mypackage.mod:Clever".

    Raises:
        UnknownBotError: No bot is registered by the name.
        BotError: It can't be imported, or is no bot.
    """
    if ":" in name:
        return _described(name, _imported(name, name))
    if name in BUILT_IN:
        return _described(name, _imported(name, BUILT_IN[name]))
    if name in CHARACTERS:
        character = CHARACTERS[name]
        factory = partial(LapsingBot, player=character.player, other=character.other, lapses=character.lapses)
        return BotType(name, character.description, (), factory)
    if name not in bot_names():
        raise UnknownBotError(f"no bot {name!r}: there is {', '.join(bot_names())}")
    points = [*entry_points(group=GROUP, name=name)]
    if len({point.value for point in points}) > 1:
        owners = " and ".join(sorted({_owner(point) for point in points}))
        raise BotError(f"bot {name!r}: it is registered twice, by {owners}")
    return _described(name, _imported(name, f"{points[0].module}:{points[0].attr}"), _summary(points[0]))


def bot_spec(spec: str) -> BotSpec:
    """Return the kind of bot and the options that a text asks for.

    Args:
        spec: A name or path, then options, such as "greedy:deals=4".

    Raises:
        BotError: There is no such bot, or no such option.
    """
    parts = spec.strip().split(":")
    names = next((i for i, part in enumerate(parts) if "=" in part), len(parts))
    found = bot_type(":".join(parts[:names]))
    try:
        return BotSpec(found, values_of(found.options, parts[names:]))
    except BotError as error:
        raise BotError(f"bot {spec!r}: {error}") from error


def make_bot(spec: str, seed: bytes | None = None) -> Bot:
    """Return a new bot.

    Args:
        spec: A name or path, then options, such as "greedy:deals=4".
        seed: Of its random numbers, None for unforeseeable ones.

    Raises:
        BotError: There is no such bot, or it can't be made with these options.
    """
    return bot_with(Random(seed), spec)


def bot_with(rng: Random, spec: str) -> Bot:
    """Return a new bot that draws from these random numbers. Raises BotError."""
    choice = bot_spec(spec)
    try:
        bot = choice.bot.factory(rng, **choice.values)
    except ValueError as error:
        raise BotError(f"bot {spec!r}: {' '.join(str(error).split())}") from error
    except Exception as error:
        raise BotError(f"bot {spec!r} can't be made: {described(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"bot {spec!r}: {type(bot).__name__} has no method `choose`")
    return bot


def _imported(bot: str, path: str) -> object:
    """Return what stands at the path `package.module:Class`. Raises BotError, naming the bot."""
    module, _, name = path.partition(":")
    if module.endswith(".py") or "/" in module or "\\" in module:
        like = f"{PureWindowsPath(module).stem}:{name}"  # which knows both kinds of slashes
        raise BotError(f"bot {bot!r}: expected a module, not a file: {like} in the folder of the file")
    try:
        found: object = import_module(module)
    except Exception as error:
        raise BotError(f"bot {bot!r}: can't import {module!r}: {described(error)}") from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise BotError(f"bot {bot!r}: {module!r} has no {name!r}")
        found = getattr(found, part)
    return found


def _described(name: str, factory: object, summary: str = "") -> BotType:
    """Return the kind of bot that the factory makes; its docstring describes it, else the package's summary."""
    if not callable(factory):
        raise BotError(f"bot {name!r}: expected a class or function, found {type(factory).__name__}")
    try:
        options = options_of(factory)
    except BotError as error:
        raise BotError(f"bot {name!r}: {error}") from error
    lines = (factory.__doc__ or "").strip().splitlines()
    return BotType(name, lines[0].strip() if lines else summary, options, factory)


def _owner(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value


def _summary(point: EntryPoint) -> str:
    return str(point.dist.metadata.json.get("summary", "")) if point.dist else ""


class LapsingBot:
    """Plays like one bot, and now and then, by chance, like another.

    `player` and `other`: the two. `lapses`: the share of decisions that the other makes.
    """

    def __init__(self, rng: Random, player: str = "greedy", other: str = "random", lapses: float = 0.5) -> None:
        if not 0 <= lapses <= 1:
            raise ValueError(f"option lapses: expected 0 to 1, found {lapses}")
        self._rng = rng
        self._player = bot_with(rng, player)
        self._other = bot_with(rng, other)
        self._lapses = lapses

    def hurry(self, time_share: float) -> bool:
        """Let both take that part of their usual time from now on; return whether one of them takes any."""
        makes_difference = [hurry(bot, time_share) for bot in (self._player, self._other)]
        return any(makes_difference)

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the choice of one of the two bots. Raises BotFault when it fails."""
        return ask(self._other if self._rng.random() < self._lapses else self._player, view, actions)
