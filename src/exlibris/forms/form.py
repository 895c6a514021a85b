"""Inspection forms as plain data: the engine's scores, with the names and cards beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from exlibris.content import load_deck
from exlibris.engine import State, result
from exlibris.engine.scoring import Scores, out_of_order, scores_of


@dataclass(frozen=True)
class ColumnFacts:
    """The facts of one column besides its scores."""

    name: str
    flipped: tuple[str, ...] = ()  # cards that the inspector flipped
    library: str = ""  # key of the special assistant, if known
    tallied: bool = False  # only counts are known, not the shelf


PUBLIC_LIBRARY = ColumnFacts("", tallied=True)


@dataclass(frozen=True)
class Form:
    """A filled-in form; in a solo game, the second column is the Public Library's."""

    scores: Scores
    facts: tuple[ColumnFacts, ...]
    last_tie_breaker: str = "no_race"  # the ruleset's switch for the case that all else is tied


def form_of(state: State, names: Sequence[str]) -> Form:
    """Return the form of a finished game, with a name for each seat. Raises NotOver if it is not over."""
    result(state)  # raises NotOver
    facts = [ColumnFacts(name, _turned(state, seat), state.deal.powers[seat].key) for seat, name in enumerate(names)]
    if state.game.is_solo:
        facts.append(PUBLIC_LIBRARY)
    return Form(scores_of(state, state.flips), tuple(facts), state.game.ruleset.last_tie_breaker)


def _turned(state: State, seat: int) -> tuple[str, ...]:
    """Return the names of the cards that the inspector flipped, in alphabetical order."""
    deck = load_deck(state.game.ruleset.language)
    shelf = state.shelves[seat]
    turned = out_of_order(shelf.cards(), shelf.dark_cards() + state.flips[seat])
    return tuple(f"{deck.letters[card]}{deck.numbers[card]}" for card in sorted(turned))
