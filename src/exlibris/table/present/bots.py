"""Computer players in words: ours in every language, others by the name and description they brought along."""

from enum import StrEnum

from msgspec import Struct

from exlibris.bots import LEVELS, PERSONALITIES, USUAL
from exlibris.table.bots import ServerBots, is_blind
from exlibris.table.commands.checks import misses_bot
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.occupants import Occupant
from exlibris.texts import has_text, text
from exlibris.texts.mentions import bare


class BotKind(StrEnum):
    """A level of strength, a personality, or any other computer player."""

    LEVEL = "level"
    PERSONALITY = "personality"
    OTHER = "other"


class BotInfo(Struct, frozen=True, kw_only=True):
    """A computer player: `key` is what a new table calls it, `careless` one that moves without looking at the game.

    The `usual` one is the default.
    """

    key: str
    name: str
    about: str
    careless: bool
    kind: BotKind
    usual: bool


def bot_info(name: str, bots: ServerBots, language: str) -> BotInfo:
    """Return a listed bot as the page for new games lists it. Raises BotError for one that can't be made."""
    found = bots.type_of(name)
    return BotInfo(
        key=name,
        name=bot_text(name, "", language),
        about=text(f"bot-{name}.about", language=language) if is_ours(name) else found.description,
        careless=is_blind(found),
        kind=kind_of(name),
        usual=name == USUAL,
    )


def kind_of(name: str) -> BotKind:
    """Return what kind of computer player the bot is."""
    if any(name == level.key for level in LEVELS):
        return BotKind.LEVEL
    if any(name == personality.key for personality in PERSONALITIES):
        return BotKind.PERSONALITY
    return BotKind.OTHER


def seated_as(player: str, language: str) -> str:
    """Return what stands beside the name of a seat that a bot has, installed or not."""
    return bot_text(player, ".seated", language)


def troubles_of(live: LiveTable, language: str) -> list[str]:
    """Return a sentence for each seat whose bot is missing or has failed."""
    sentences = []
    for seat, occupant in enumerate(live.occupants):
        words = {"name": bare(occupant.name), "bot": occupant.bot or ""}
        if misses_bot(live, seat):
            sentences.append(text("bot-trouble-missing", words, language))
        elif occupant.bot and live.failed_bots.get(seat) == occupant.bot:
            sentences.append(text("bot-trouble-failed", words, language))
    return sentences


def bot_text(name: str, part: str, language: str) -> str:
    """Return a text about the bot: its own, or the one for bots of other packages."""
    own = f"bot-{name}" if is_ours(name) else "bot-other"
    return text(f"{own}{part}", {} if is_ours(name) else {"bot": name}, language)


def is_ours(name: str) -> bool:
    """Return whether there are texts about the bot."""
    return ":" not in name and "." not in name and has_text(f"bot-{name}.about")


def played_by(occupant: Occupant, language: str) -> str | None:
    """Return who decides for the seat if that is a computer player or an outside program, None for a person."""
    if occupant.bot:
        return seated_as(occupant.bot, language)
    return text("program-seated", language=language) if occupant.is_program else None
