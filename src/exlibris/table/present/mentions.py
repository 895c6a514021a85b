"""Names in sentences, as the client lights them up."""

from collections.abc import Sequence

from msgspec import Struct

from exlibris.texts.mentions import Named


class Mention(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part of a text that names a card, a location or a special assistant, counted in UTF-16 units."""

    start: int
    end: int
    card: int | None = None
    tile: int | None = None
    assistant: str | None = None


def mentions_of(names: Sequence[Named]) -> list[Mention]:
    """Return the names as they are sent."""
    return [mention_of(one) for one in names]


def mention_of(one: Named) -> Mention:
    """Return a name by its kind."""
    match one.kind:
        case "card":
            return Mention(start=one.start, end=one.end, card=int(one.key))
        case "tile":
            return Mention(start=one.start, end=one.end, tile=int(one.key))
        case "assistant":
            return Mention(start=one.start, end=one.end, assistant=one.key)
