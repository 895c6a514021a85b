"""Random games, until when each card stays hidden from whom, and twins of them dealt differently behind that."""

import random
from dataclasses import dataclass, field

from exlibris.engine import SPECTATOR, Event, Recorder, Ruleset, State, describe_action, new_game
from support.hidden import exchange, hidden_cards, same_categories, with_foci

# Events whose cards are for those concerned only; all others tell of cards that lie open for everybody.
PRIVATE = {"draw", "pass", "look", "shows-hand", "salvage"}


@dataclass(frozen=True)
class Choice:
    """What a seat chose; `card` is None where it chose something else."""

    seat: int
    action: int
    card: int | None


@dataclass
class RandomGame:
    """A whole game by random play; `hidden` has for each viewer how many choices each card stays hidden from them."""

    rules: Ruleset
    seats: int
    seed: bytes
    start: State
    choices: list[Choice] = field(default_factory=list)
    hidden: dict[int, list[int]] = field(default_factory=dict)

    @property
    def viewers(self) -> list[int]:
        """All seats, and a spectator."""
        return [*range(self.seats), SPECTATOR]


@dataclass(frozen=True)
class Twin:
    """A game that only seat `other` can tell from its original before so many choices: these cards change places."""

    other: int
    names: dict[int, int]
    choices: int
    start: State

    def action(self, choice: Choice) -> int:
        """Return the action by which a choice is made in the twin."""
        if choice.card is None:
            return choice.action
        return choice.action - choice.card + self.names.get(choice.card, choice.card)


def random_game(rules: Ruleset, seats: int, seed: int) -> RandomGame:
    """Return a whole game."""
    luck, deal = random.Random(seed), random.Random(seed).randbytes(32)
    state = new_game(rules, seats, deal)
    game = RandomGame(rules, seats, deal, state.clone())
    seen: dict[int, dict[int, int]] = {viewer: {} for viewer in game.viewers}
    state.recorder = Recorder()
    note(seen, state, [])
    while not state.is_over:
        seat = luck.choice(state.pending_seats())
        action = luck.choice(state.legal_actions(seat))
        game.choices.append(Choice(seat, action, card_of(action)))
        state.apply(action, seat)
        note(seen, state, state.recorder.take())
    end = len(game.choices)
    game.hidden = {one: [first.get(card, end) for card in range(state.game.card_count)] for one, first in seen.items()}
    return game


def card_of(action: int) -> int | None:
    """Return the card that an action chooses among cards that others may not see."""
    described = describe_action(action)
    return described.value if described.kind == "card" else None


def note(seen: dict[int, dict[int, int]], state: State, told: list[Event]) -> None:
    """Note which cards each viewer has seen by now: before the choice that showed them."""
    before = max(state.ply - 1, 0)
    for viewer, first in seen.items():
        shown = set(range(state.game.card_count)).difference(hidden_cards(state, viewer))
        for event in told:
            if event.kind not in PRIVATE or viewer in (event.seat, event.other):
                shown.update(event.cards)
        for card in shown:
            first.setdefault(card, before)


def twin_of(game: RandomGame, other: int, share: float, luck: random.Random) -> Twin:
    """Return a twin that only seat `other` can tell from the game, for about that share of it or as long as can be.

    As many pairs of cards as stay hidden so long from everybody else change places, among them those of its hand.
    """
    hidden = [min(until) for until in zip(*(game.hidden[one] for one in game.viewers if one != other), strict=True)]
    wanted = int(share * len(game.choices))
    for choices in sorted({min(one, wanted) for one in hidden}, reverse=True):
        if pairs := pairs_of(game.start, [card for card, until in enumerate(hidden) if until >= choices], luck):
            return exchanged(game, other, pairs, min(choices, len(game.choices) - 1))
    raise AssertionError("no two cards are hidden when the game begins")


def pairs_of(state: State, cards: list[int], luck: random.Random) -> list[tuple[int, int]]:
    """Return pairs of these cards with books of the same categories, so that the rules treat them alike."""
    left = luck.sample(cards, len(cards))
    pairs = []
    while left:
        one = left.pop()
        if (like := next((card for card in left if same_categories(state, one, card)), None)) is not None:
            left.remove(like)
            pairs.append((one, like))
    return pairs


def exchanged(game: RandomGame, other: int, pairs: list[tuple[int, int]], choices: int) -> Twin:
    """Return the twin in which these cards change places, and the other seat has another focus if one is left."""
    start = game.start
    for one, like in pairs:
        start = exchange(start, one, like)
    names = {**dict(pairs), **{like: one for one, like in pairs}}
    return Twin(other, names, choices, with_another_focus(start, other))


def with_another_focus(state: State, seat: int) -> State:
    """Return a copy in which the seat has a focus that nobody else has, if there is one."""
    deal = state.deal
    free = [one for one in range(6) if one not in (deal.prominent, deal.banned, *deal.focus)]
    focus = bytearray(deal.focus)
    focus[seat] = free[0] if free else focus[seat]
    return with_foci(state, bytes(focus))
