"""The engine's form, with the names and cards beside it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from exlibris.content import CATEGORIES, load_deck
from exlibris.engine import Column, Form, State, result
from exlibris.engine.scoring import out_of_order


@dataclass(frozen=True)
class ColumnFacts:
    """The facts of one column besides its numbers."""

    name: str
    flipped: tuple[str, ...] = ()  # cards that the inspector flipped
    library: str = ""  # key of the special assistant, if known
    tallied: bool = False  # only counts are known, not the shelf
    turned: tuple[int, ...] = ()  # numbers of the flipped cards, in a game


PUBLIC_LIBRARY = ColumnFacts("", tallied=True)
NO_SEAT: Final = -1  # the Public Library's


@dataclass(frozen=True)
class NamedForm:
    """A filled-in form with the facts of each column."""

    form: Form
    facts: tuple[ColumnFacts, ...]
    last_tie_breaker: str = "no_race"  # the ruleset's switch for the case that all else is tied


def form_of(state: State, names: Sequence[str]) -> NamedForm:
    """Return the form of a finished game, with a name for each seat. Raises NotOver if it is not over."""
    form = result(state)
    facts = [_facts(state, seat, name) for seat, name in enumerate(names)]
    if state.game.is_solo:
        facts.append(PUBLIC_LIBRARY)
    return NamedForm(form, tuple(facts), state.game.ruleset.last_tie_breaker)


def _facts(state: State, seat: int, name: str) -> ColumnFacts:
    deck = load_deck(state.game.ruleset.language)
    shelf = state.shelves[seat]
    turned = tuple(sorted(out_of_order(shelf.cards(), shelf.dark_cards() + state.flips[seat])))
    flipped = tuple(f"{deck.letters[card]}{deck.numbers[card]}" for card in turned)
    return ColumnFacts(name, flipped, state.deal.powers[seat].key, turned=turned)


def values_of(named: NamedForm) -> dict[str, Any]:
    """Return the form as JSON values: categories and libraries by key, cards that the inspector flipped by name."""
    form = named.form
    columns = [_column(column, facts) for column, facts in zip(form.columns, named.facts, strict=True)]
    return {
        "seats": [column | {"seat": seat} for seat, column in enumerate(columns[: len(form.seats)])],
        "library": columns[1] | {"seat": NO_SEAT} if form.solo else None,
        "winners": list(form.winners),
        "decided_by": form.decided_by,
        "ended_by": form.ended_by,
        "prominent": CATEGORIES[form.prominent],
        "banned": CATEGORIES[form.banned],
    }


def _column(column: Column, facts: ColumnFacts) -> dict[str, Any]:
    return asdict(column) | {
        "name": facts.name,
        "library": facts.library,
        "tally": dict(zip(CATEGORIES, column.tally, strict=True)),
        "focus": CATEGORIES[column.focus],
        "total": column.total,
        "books": column.books,
        "flipped": list(facts.flipped),
    }
