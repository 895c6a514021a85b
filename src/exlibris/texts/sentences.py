"""Sentences for people about events, decisions, actions and results.

A sentence contains only information from its event, decision or action. For an event as one seat may know it
(`Event.for_seat`), it reveals no secrets of other seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from exlibris import engine
from exlibris.content import CATEGORIES, assistant_key, assistant_keys, location
from exlibris.engine.shelves import FREE, NEIGHBOURS, WIDTH
from exlibris.texts.components import FIRST, switch_words
from exlibris.texts.mentions import Mark, plain
from exlibris.texts.render import card_name, category_name, has_text, location_name, text

STANDARD = "standard"
KEPT: Final = 4096  # cached words for places, assistants and a few cards, which recur in the log

Words = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Cast:
    """The players: by seat the name, and the key of the special assistant ("standard" before it is chosen).

    `language` is the language of the sentences, `deck` the language of the cards, whose letters differ.
    `rules` is the ruleset that the sentences describe.
    """

    names: tuple[str, ...]
    specials: tuple[str, ...]
    language: str = "en"
    deck: str = "en"
    rules: engine.Ruleset = FIRST

    @classmethod
    def of(cls, position: engine.State | engine.PlayerView, names: Sequence[str], language: str) -> Cast:
        """Return the players in a position, with these names by seat."""
        rules, specials = position.game.ruleset, tuple([power.key for power in position.deal.powers])
        return cls(tuple(names), specials, language, rules.language, rules)


def event_text(event: engine.Event, cast: Cast, mark: Mark = plain, message: str = "") -> str:
    """Return the log sentence for an event, or another `message` about it.

    `mark` is called with each name of a card, location or assistant.
    """
    return text(message or f"log-{event.kind}", _event_words(event, cast, mark), cast.language)


def decision_text(decision: engine.Decision, cast: Cast, chosen: int = 0) -> str:
    """Return the decision's prompt in words; `chosen` is how often the seat has already chosen in this step."""
    return text(decision.prompt, _decision_words(decision, cast) | {"chosen": chosen}, cast.language)


def action_text(action: int, decision: engine.Decision, cast: Cast, grid: bytes = b"") -> str:
    """Return one of the decision's actions in words.

    With the `grid` of the deciding seat's shelf, cells are named by the cards next to them.
    """
    kind, value = engine.describe_action(action)
    words = _decision_words(decision, cast) | _action_words(kind, value, decision, cast, grid)
    return text(_action_message(kind, value, decision, cast.language), words, cast.language)


def result_text(result: engine.Form, cast: Cast) -> str:
    """Return the winners, the deciding score or tie-breaker, and why the game ended, in words."""
    ended = text(f"result-ended-{result.ended_by}", language=cast.language)
    if result.library is not None:
        return _solo_text(result, cast) + " " + ended
    words: Words = {
        **switch_words(cast.rules),
        "winners": listing([cast.names[seat] for seat in result.winners], cast.language),
        "total": result.seats[result.winners[0]].total,
    }
    won = text(f"result-won-{result.decided_by}", words, cast.language)
    return won + " " + ended


def _solo_text(result: engine.Form, cast: Cast) -> str:
    words: Words = {"player": cast.names[0], "winners": cast.names[0], "total": result.seats[0].total}
    words["library"] = result.library.total if result.library is not None else 0
    return text(f"result-solo-{'won' if result.winners else 'lost'}", words, cast.language)


@lru_cache(maxsize=KEPT)
def cards_text(cards: bytes, language: str = "en", deck: str = "en", mark: Mark = plain) -> str:
    """Return the names of the cards, or their number if a card is hidden."""
    if not cards or engine.HIDDEN in cards:
        return text("cards-hidden", {"count": len(cards)}, language)
    return listing([mark("card", card, card_name(card, language, deck)) for card in cards], language)


def listing(items: Sequence[str], language: str = "en") -> str:
    """Return the items as an enumeration; there must be at least one."""
    *most, last = items
    if not most:
        return last
    first = most[0]
    for item in most[1:]:
        first = text("list-comma", {"first": first, "next": item}, language)
    return text("list-and" if len(items) == 2 else "list-end", {"first": first, "last": last}, language)


def _event_words(event: engine.Event, cast: Cast, mark: Mark) -> Words:
    language = cast.language
    words: Words = {**switch_words(cast.rules), **_place_words(event.tile, language, mark)}
    words |= {"value": event.value, "key": event.key, "number": engine.index_of(event.value) + 1}
    words |= {"cards": cards_text(event.cards, language, cast.deck, mark), "count": len(event.cards)}
    if event.seat == engine.NOBODY:
        words["players"] = listing(cast.names, language)
    else:
        words["player"] = cast.names[event.seat]
    if event.other != engine.NOBODY:
        words["other"] = cast.names[event.other]
    if event.value < len(CATEGORIES):
        words["category"] = category_name(event.value, language)
    if len(event.cards) > 0:
        words["card"] = cards_text(event.cards[:1], language, cast.deck, mark)
        words["card2"] = cards_text(event.cards[1:2], language, cast.deck, mark)
    return {**words, **_assistant_words(event.key, language, mark)}


def _decision_words(decision: engine.Decision, cast: Cast) -> Words:
    language = cast.language
    words: Words = {**switch_words(cast.rules), **_place_words(decision.tile, language)}
    words |= _assistant_words(decision.power, language)
    words |= {"player": cast.names[decision.seat], "rule_id": decision.rule_id}
    actions = map(engine.describe_action, decision.actions)
    offered = [action.value for action in actions if action.kind not in {"done", "cancel"}]
    words["offered"] = len(offered)
    about = decision.about
    if "card" in about or (decision.kind == "card" and len(offered) == 1):
        words["card"] = card_name(about["card"] if "card" in about else offered[0], language, cast.deck)
    if "category" in about:
        words["category"] = category_name(about["category"], language)
    if "other" in about:
        words["other"] = cast.names[about["other"]]
    if "direction" in about:
        words["direction"] = engine.CHOICES[about["direction"]]
    words |= {number: about[number] for number in ("count", "draws") if number in about}
    if "space" in about:
        words["there"] = _at(engine.tile_of(about["space"]), language)
    return words


def _action_words(kind: str, value: int, decision: engine.Decision, cast: Cast, grid: bytes) -> Words:
    language = cast.language
    words: Words = {}
    if kind in {"space", "assistant"}:
        words = _space_words(value, cast.specials[decision.seat], language)
    elif kind in {"card", "flip"}:
        words["card"] = card_name(value, language, cast.deck)
    elif kind == "slot":
        words["number"] = value + 1
    elif kind == "cell":
        words["where"] = where(value, grid, decision, language, cast.deck)
    elif kind == "category":
        words["category"] = category_name(value, language)
    elif kind == "seat":
        words["other"] = cast.names[value]
    elif kind == "tile":
        words["tile"] = location_name(value, language)
    elif kind == "library":
        words = dict(_assistant_words(assistant_key(value), language))
    return words


def _action_message(kind: str, value: int, decision: engine.Decision, language: str) -> str:
    if kind == "choice":
        return f"choice-{engine.CHOICES[value]}"
    if kind == "done":
        return f"{decision.prompt}.done"
    own = f"{decision.prompt}.action"
    if kind == decision.kind and has_text(own, language):
        return own
    return f"action-{_space_variant(value, decision)}" if kind == "space" else f"action-{kind}"


def _space_variant(value: int, decision: engine.Decision) -> str:
    """Return the suffix of the message that names a space, with its bid or, if the tile is not enough, its number."""
    tile = engine.tile_of(engine.placed_space(value))
    if tile == 0:
        return "space"
    if location(tile).bids:
        return "bid"
    offered = [action.value for action in map(engine.describe_action, decision.actions) if action.kind == "space"]
    alike = [other for other in offered if engine.tile_of(other) == engine.tile_of(value)]
    return "space-numbered" if len(alike) > 1 or location(tile).spaces_differ else "space"


def _space_words(value: int, special: str, language: str) -> Words:
    space = engine.placed_space(value)
    assistant = _assistant_words(special if engine.places_special(value) else STANDARD, language)
    return {**_place_words(engine.tile_of(space), language), "number": engine.index_of(space) + 1, **assistant}


@lru_cache(maxsize=KEPT)
def _place_words(tile: int, language: str, mark: Mark = plain) -> Mapping[str, str | int]:
    name, at = location_name(tile, language), at_text(tile, language, mark)
    if tile == 0:
        return {"place": "home", "tile": name, "at": at}
    return {"place": location(tile).key, "tile": mark("tile", tile, name), "at": at}


def at_text(tile: int, language: str, mark: Mark = plain) -> str:
    """Return a place in words: at the location with that number, or at home for 0."""
    return mark("tile", tile, _at(tile, language)) if tile else _at(tile, language)


def one_text(key: str, language: str, mark: Mark = plain) -> str:
    """Return the assistant as the object of a sentence."""
    return str(_assistant_words(key, language, mark)["assistant"])


def _at(tile: int, language: str) -> str:
    key = location(tile).key if tile else "home"
    return text(f"location-{key}-name.at", language=language)


@lru_cache(maxsize=KEPT)
def _assistant_words(key: str, language: str, mark: Mark = plain) -> Mapping[str, str | int]:
    if key != STANDARD and key not in assistant_keys():
        return {}
    name = text(f"assistant-{key}-name.one", language=language)
    if key == STANDARD:
        return {"assistant": name}
    library = text(f"assistant-{key}-library", language=language)
    return {"assistant": mark("assistant", key, name), "library": mark("assistant", key, library)}


# The distance to a neighbor, and on which side of that neighbor the cell lies.
NEXT_TO: Final = ((-1, "right"), (1, "left"), (-WIDTH, "below"), (WIDTH, "above"))


def where(cell: int, grid: bytes, decision: engine.Decision, language: str = "en", deck: str = "en") -> str:
    """Return where a cell is: at a card, next to one, or by row and column among the cells on offer."""
    if grid:
        if grid[cell] != FREE:
            return text("cell-of", {"card": card_name(grid[cell], language, deck)}, language)
        for distance, side in NEXT_TO:
            neighbor = cell + distance
            if 0 <= neighbor < len(grid) and neighbor in NEIGHBOURS[cell] and grid[neighbor] != FREE:
                return text(f"cell-{side}", {"card": card_name(grid[neighbor], language, deck)}, language)
    cells = [value for kind, value in map(engine.describe_action, decision.actions) if kind == "cell"]
    row = 1 + cell // WIDTH - min(other // WIDTH for other in cells)
    column = 1 + cell % WIDTH - min(other % WIDTH for other in cells)
    return text("cell-at", {"row": row, "column": column}, language)
