"""The inspection forms as plain data: the engine's scores, and the words and cards that stand beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from exlibris.content import load_deck
from exlibris.engine import State, result
from exlibris.engine.scoring import Scores, out_of_order, scores_of


@dataclass(frozen=True)
class ColumnFacts:
    """What a form says of one column beside its scores."""

    name: str
    flipped: tuple[str, ...] = ()  # what the inspector turned down
    library: str = ""  # key of the special assistant, if known
    tallied: bool = False  # the shelf itself is not known


PUBLIC_LIBRARY = ColumnFacts("", tallied=True)


@dataclass(frozen=True)
class Form:
    """A form, filled in; in solo the second column is the Public Library's."""

    scores: Scores
    facts: tuple[ColumnFacts, ...]
    last_tie_breaker: str = "no_race"  # the ruleset's switch: what the rulebook has follow when all else is tied


def form_of(state: State, names: Sequence[str]) -> Form:
    """Return the form of a finished game, with a name for each seat. Raises NotOver before."""
    result(state)  # raises NotOver
    facts = [ColumnFacts(name, _turned(state, seat), state.deal.powers[seat].key) for seat, name in enumerate(names)]
    if state.game.is_solo:
        facts.append(PUBLIC_LIBRARY)
    return Form(scores_of(state, state.flips), tuple(facts), state.game.ruleset.last_tie_breaker)


def _turned(state: State, seat: int) -> tuple[str, ...]:
    """Return the names of the cards that the inspector turned down, in alphabetical order."""
    deck = load_deck(state.game.ruleset.language)
    shelf = state.shelves[seat]
    turned = out_of_order(shelf.cards(), shelf.dark_cards() + state.flips[seat])
    return tuple(f"{deck.letters[card]}{deck.numbers[card]}" for card in sorted(turned))
