"""What a hinted action changes on your form right away, line by line, and how the next best action compares."""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from exlibris import engine
from exlibris.content import CATEGORIES
from exlibris.table.placements import best_shelving
from exlibris.table.weighing import Scale, Worth, gains_of_shelving, weighed
from exlibris.table.worth import running_score
from exlibris.texts import text
from exlibris.texts.render import card_name, category_name
from exlibris.texts.sentences import Cast, action_text, listing

LINES: Final = ("b1", "b2", "b3", "b4", "b5")
MINUS: Final = "\N{MINUS SIGN}"


class Gain(NamedTuple):
    """The change of the form by the best way to use an action, and the message that says so; `what` is its argument."""

    worth: Worth
    message: str
    what: str = ""


def form_reasons(
    view: engine.PlayerView, best: int, second: int | None, players: Cast, *, is_sure: bool = True
) -> list[str]:
    """Return sentences about the points that an action earns right away; none if nothing of it can be known.

    If `second` is the next best action, one of them compares it. If it earns more, only `is_sure`: then the end speaks
    against it.
    """
    gains = {action: gain for action in (best, second) if action is not None and (gain := _gain(view, action, players))}
    if best not in gains:
        return []
    found, language = gains[best], players.language
    lines = _lines(view, found.worth, language)
    said = [text(found.message, {"lines": lines, "what": found.what}, language)]
    if found.worth.turned:
        cards = listing([card_name(card, language, players.deck) for card in found.worth.turned], language)
        said.append(text("coach-turned", {"cards": cards}, language))
    if second is not None and second in gains and (is_sure or gains[second].worth.points < found.worth.points):
        said += _comparison(view, found.worth.points, gains[second].worth.points, second, players)
    return said


def _gain(view: engine.PlayerView, action: int, players: Cast) -> Gain | None:
    if (worth := weighed(view).get(action)) is not None:
        return Gain(worth, "coach-form" if any(_changes(worth).values()) else "coach-form-same")
    if (worth := gains_of_shelving(view).get(action)) is not None:
        return Gain(worth, "coach-form-card" if worth.points > 0 else "coach-form-later")
    if (home := best_shelving(view, action, players)) is not None:
        return Gain(home[1], "coach-shelving", home[0])
    return _gain_there(view, action, players)


def _gain_there(view: engine.PlayerView, action: int, players: Cast) -> Gain | None:
    """Return the gain from the best card that lies face up at the location where the action places an assistant."""
    kind, value = engine.describe_action(action)
    if kind != "space" or not engine.is_placing(view):
        return None
    tile = engine.tile_of(engine.placed_space(value))
    lying = [card for card in view.pools[tile] if card != engine.HIDDEN] if tile != engine.HOME else []
    world, scale = engine.determinize(view, Random(0)), Scale.of(view)
    gains = [(worth.points, card, worth) for card in lying for worth in scale.gains(world, card).values()]
    points, card, worth = max(gains, key=lambda gain: gain[0], default=(0, 0, None))
    if worth is None or points <= 0:
        return None
    return Gain(worth, "coach-form-there", card_name(card, players.language, players.deck))


def _changes(worth: Worth) -> Mapping[str, int]:
    return {line: getattr(worth, line) for line in LINES}


def _lines(view: engine.PlayerView, worth: Worth, language: str) -> str:
    """Return the lines that change, such as "B2 (Historic Volumes) from 2 to 4"."""
    score = running_score(view)
    if score is None:
        return ""
    deal = view.deal
    categories = {"b2": deal.prominent, "b3": deal.banned, "b5": deal.focus[view.seat]}
    said = []
    for line, change in _changes(worth).items():
        before = getattr(score, line)
        if not change or before is None:
            continue
        category = categories.get(line, len(CATEGORIES))
        is_known = category < len(CATEGORIES)
        name = category_name(category, language) if is_known else text(f"form-line-{line}", language=language)
        words = {"code": line.upper(), "name": name, "before": _number(before), "after": _number(before + change)}
        said.append(text("coach-line", words, language))
    return "; ".join(said)


def _comparison(view: engine.PlayerView, now: int, then: int, second: int, players: Cast) -> list[str]:
    asked = view.decision
    if now == then or asked is None:
        return []
    other = action_text(second, asked, players, view.shelves[asked.seat].grid)
    message = "coach-than" if now > then else "coach-than-later"
    return [text(message, {"now": _signed(now), "then": _signed(then), "other": other}, players.language)]


def _number(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else _number(points)
