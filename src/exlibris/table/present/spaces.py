"""Why a space in town may not be chosen, though it is open and free."""

from collections.abc import Iterator

from msgspec import Struct

from exlibris.content import location
from exlibris.engine import Decision, PlayerView, describe_action, placed_space, places_special, visitors_of
from exlibris.table.present.cells import space_key
from exlibris.texts import text
from exlibris.texts.components import assistant_summary
from exlibris.texts.render import assistant_name, has_text
from exlibris.texts.sentences import Cast

PLACING = "prompt-place"


class SpaceRefusal(Struct, frozen=True, kw_only=True):
    """Why a free space in town may not be chosen; `space` is its name, such as "14.1"."""

    space: str
    text: str


def space_refusals(view: PlayerView, pending: Decision, players: Cast) -> list[SpaceRefusal]:
    """Return the open and free spaces in town where no assistant of the seat may be placed, and why.

    None if the decision is not where to place an assistant.
    """
    if pending.prompt != PLACING:
        return []
    options = [describe_action(action).value for action in pending.actions]
    offered = {placed_space(option) for option in options}
    only_special = all(map(places_special, options))
    return [
        SpaceRefusal(space=space_key(space), text=_why(view, tile, offered, only_special, players))
        for tile, space in _free_spaces(view)
        if space not in offered
    ]


def _free_spaces(view: PlayerView) -> Iterator[tuple[int, int]]:
    for tile in view.round.tiles:
        taken = {visitor.space for visitor in visitors_of(view.visitors[tile])}
        yield from ((tile, space) for space in view.game.spaces[tile] if space not in taken)


def _why(view: PlayerView, tile: int, offered: set[int], only_special: bool, players: Cast) -> str:
    language = players.language
    spaces = set(view.game.spaces[tile])
    if spaces & offered and not view.game.spaces_differ[tile]:
        return text("why-space-alike", language=language)
    if only_special and spaces & set(view.places):
        key = players.specials[view.seat]
        summary = assistant_summary(key, view.game.ruleset, language)
        facts = {"assistant": assistant_name(key, language), "summary": summary}
        return text("why-space-special", facts, language)
    visitors = visitors_of(view.visitors[tile])
    powers = view.deal.powers
    if not view.game.delayed[tile]:
        for visitor in visitors:
            if visitor.special and powers[visitor.seat].blocks:
                facts = {"assistant": assistant_name(powers[visitor.seat].key, language)}
                return text("why-space-blocked", facts, language)
    if view.game.one_per_tile and visitors:
        return text("why-space-one", language=language)
    own = f"location-{location(tile).key}-name.closed"
    return text(own if has_text(own) else "why-space-visitors", language=language)
