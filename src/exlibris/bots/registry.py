"""The registry of bots: built-in bots, bots registered by installed packages, and any class by its path.

A text such as `greedy` or `greedy:deals=4` is a registered name, followed by options with colons between them. It is
only looked up: no text can import an unregistered class. Any other class is named by a `BotPath`, which no file, table,
event or request can hold; `given` makes a `BotPath` from text typed on the command line.

Packages register bots as entry points of the group `exlibris.bots`. The registered object is a class or function that
is called with random numbers and the options.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import PureWindowsPath
from random import Random
from typing import Final, TypeAlias

from exlibris.bots.api import Bot, BotError, UnknownBotError, ask, described, hurry
from exlibris.bots.characters import CHARACTERS
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
# The server and its page use these words for seats without a bot.
RESERVED: Final = frozenset({"human", "open", "you", "person", "guest"})


@dataclass(frozen=True)
class BotPath:
    """A path to code, such as "mypackage.mod:Clever:depth=3", which only the user who starts the process can give."""

    text: str


Given: TypeAlias = str | BotPath
BotFactory: TypeAlias = Callable[..., Bot]  # a class or function that is called with random numbers
Entrant: TypeAlias = str | BotFactory  # a text as `given` reads it, or a factory


@dataclass(frozen=True)
class BotType:
    """A kind of bot: its name, its description, its options and its factory."""

    name: str  # registered, or a path
    description: str  # one line; may be empty
    options: tuple[Option, ...]
    factory: BotFactory


@dataclass(frozen=True)
class BotSpec:
    """A kind of bot with values for its options."""

    bot: BotType
    values: Mapping[str, Value] = field(default_factory=dict)


def bot_names() -> list[str]:
    """Return the registered names, built-in bots first. Imports no bot."""
    foreign = {point.name for point in entry_points(group=GROUP) if is_free(point.name)}
    return [*BUILT_IN, *CHARACTERS, *sorted(foreign)]


def passed_over() -> dict[str, str]:
    """Return the rejected entry points' names (built in, reserved or malformed), each with its package."""
    return {point.name: _owner(point) for point in entry_points(group=GROUP) if not is_free(point.name)}


def is_free(name: str) -> bool:
    """Return whether another package may use a name for a bot: it is well-formed, and neither built in nor reserved."""
    return NAME.fullmatch(name) is not None and not (name in BUILT_IN or name in CHARACTERS or name in RESERVED)


def given(text: str) -> Given:
    """Return the bot named on the command line: a path if it names a class, else a registered name.

    Never call this with a text from a file, a table, an event or a request.
    """
    name, colon, after = text.strip().partition(":")
    return BotPath(text.strip()) if colon and ("=" not in after.partition(":")[0] or not name) else text.strip()


def entrant_name(entrant: Entrant) -> str:
    """Return the name of an entrant in results: its text, or the name of its class or function."""
    return entrant if isinstance(entrant, str) else getattr(entrant, "__name__", type(entrant).__name__)


@cache
def bot_type(bot: Given) -> BotType:
    """Return a kind of bot.

    Args:
        bot: A registered name, or a path without options.

    Raises:
        UnknownBotError: No bot is registered by that name.
        BotError: It can't be imported, or is not a bot.
    """
    if isinstance(bot, BotPath):
        return _described(bot.text, _imported(bot.text, bot.text))
    return _registered(bot)


def _registered(name: str) -> BotType:
    if name in BUILT_IN:
        return _described(name, _imported(name, BUILT_IN[name]))
    if name in CHARACTERS:
        character = CHARACTERS[name]
        factory = partial(LapsingBot, player=character.player, other=character.other, lapses=character.lapses)
        return BotType(name, character.description, (), factory)
    if name not in bot_names():
        raise UnknownBotError(f"no bot {name!r}; the bots are {', '.join(bot_names())}")
    points = [*entry_points(group=GROUP, name=name)]
    if len({point.value for point in points}) > 1:
        owners = " and ".join(sorted({_owner(point) for point in points}))
        raise BotError(f"bot {name!r}: it is registered twice, by {owners}")
    return _described(name, _imported(name, f"{points[0].module}:{points[0].attr}"), _summary(points[0]))


def bot_spec(bot: Given | BotFactory) -> BotSpec:
    """Return a kind of bot with the given options.

    Args:
        bot: A registered name or a path, then options, such as "greedy:deals=4"; or a class or function.

    Raises:
        BotError: The bot or an option is unknown.
    """
    if not isinstance(bot, str | BotPath):
        return BotSpec(_described(_text(bot), bot))
    text = _text(bot)
    parts = text.strip().split(":")
    names = 1
    if isinstance(bot, BotPath):
        names = next((i for i, part in enumerate(parts) if "=" in part), len(parts))
    name = ":".join(parts[:names])
    found = bot_type(BotPath(name) if isinstance(bot, BotPath) else name)
    try:
        return BotSpec(found, values_of(found.options, parts[names:]))
    except BotError as error:
        raise BotError(f"bot {text!r}: {error}") from error


def make_bot(bot: Given | BotFactory, seed: bytes | None = None) -> Bot:
    """Return a new bot.

    Args:
        bot: A registered name or a path, then options, such as "greedy:deals=4"; or a class or function.
        seed: Seed of its random numbers; None for unpredictable numbers.

    Raises:
        BotError: The bot is unknown, or can't be made with these options.
    """
    return bot_with(Random(seed), bot)


def bot_with(rng: Random, bot: Given | BotFactory) -> Bot:
    """Return a new bot that uses these random numbers. Raises BotError."""
    choice, text = bot_spec(bot), _text(bot)
    try:
        made = choice.bot.factory(rng, **choice.values)
    except ValueError as error:
        raise BotError(f"bot {text!r}: {' '.join(str(error).split())}") from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotError(f"bot {text!r} can't be made: {described(error)}") from error
    if not callable(getattr(made, "choose", None)):
        raise BotError(f"bot {text!r}: {type(made).__name__} has no method `choose`")
    return made


def entered(entrant: Entrant) -> Given | BotFactory:
    """Return an entrant as `make_bot` takes it. Never call this with a text from a file, table, or request."""
    return given(entrant) if isinstance(entrant, str) else entrant


def _text(bot: Given | BotFactory) -> str:
    return bot.text if isinstance(bot, BotPath) else entrant_name(bot)


def _imported(bot: str, path: str) -> object:
    """Return the object at the path `package.module:Class`. Raises BotError, naming the bot."""
    module, _, name = path.partition(":")
    if module.endswith(".py") or "/" in module or "\\" in module:
        like = f"{PureWindowsPath(module).stem}:{name}"  # accepts both kinds of slashes
        raise BotError(f"bot {bot!r}: expected a module, not a file: {like} in the folder of the file")
    try:
        found: object = import_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a module may call sys.exit
        raise BotError(f"bot {bot!r}: can't import {module!r}: {described(error)}") from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise BotError(f"bot {bot!r}: {module!r} has no {name!r}")
        found = getattr(found, part)
    return found


def _described(name: str, factory: object, summary: str = "") -> BotType:
    """Return the kind of bot that the factory makes, described by its docstring or else by the package's summary."""
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

    `player` and `other`: the two bots. `lapses`: the share of decisions that the other makes.
    """

    def __init__(self, rng: Random, player: str = "greedy", other: str = "random", lapses: float = 0.5) -> None:
        if not 0 <= lapses <= 1:
            raise ValueError(f"option lapses: expected 0 to 1, found {lapses}")
        self._rng = rng
        self._player = bot_with(rng, player)
        self._other = bot_with(rng, other)
        self._lapses = lapses

    def hurry(self, time_share: float) -> bool:
        """Shorten the usual time of both bots; return whether this makes a difference to either."""
        makes_difference = [hurry(bot, time_share) for bot in (self._player, self._other)]
        return any(makes_difference)

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the choice of one of the two bots. Raises BotFault if it fails."""
        return ask(self._other if self._rng.random() < self._lapses else self._player, view, actions)
