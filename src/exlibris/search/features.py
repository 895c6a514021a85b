"""Features: a position in whole numbers, as one seat sees it, for a network to judge.

Equal views give equal features: they use no hidden fact, except cards about to enter the seat's own hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from exlibris.engine import (
    ASIDE,
    CATEGORY_COUNT,
    HIDDEN,
    MOST_SEATS,
    Deal,
    Game,
    State,
    assistants_left,
    is_placing,
    special_left,
    standard_left,
)
from exlibris.engine.native import i64
from exlibris.engine.scoring import PER_FOCUS, PER_VARIETY, awards_by_place, tally
from exlibris.search import feature_names as at
from exlibris.search.added import add_open, add_power, has_space
from exlibris.search.feature_names import FEATURES, POWERS, SOON, TILES, question_at
from exlibris.search.shelf_values import ShelfEvaluator, ShelfFacts, evaluator_of

LEAD: Final = 8  # a larger lead in books of Prominent Works is worth no more
MANY: Final = 12  # upper limit for the amounts and counts of effects
SCALE: Final = 10  # card values are in tenths of a point, so that they are whole numbers
NOTHING_SEEN: Final = vec[float]([0.0] * len(FEATURES))


class Viewpoint:
    """One seat's viewpoint on the positions of a game.

    Args:
        game: The game.
        deal: Its categories and foci, known after the draft; only this seat's own focus is used.
        seat: The seat.
    """

    __slots__ = ("_awards", "game", "own", "public", "rivals", "seat")

    game: Game
    seat: int
    rivals: list[int]  # the other seats, clockwise
    own: ShelfEvaluator  # for the seat's shelf and cards
    public: ShelfEvaluator  # for the shelves of its rivals, whose foci it doesn't know

    def __init__(self, game: Game, deal: Deal, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.rivals = [(seat + k) % game.seats for k in range(1, game.seats)]
        self._awards = awards_by_place(game.ruleset.prominent_ties)
        self.own = evaluator_of(game, deal.prominent, deal.banned, deal.focus[seat], SCALE)
        self.public = evaluator_of(game, deal.prominent, deal.banned, HIDDEN, SCALE)

    def features(self, s: State) -> list[int]:
        """Return FEATURES of a position of the game, in their order."""
        return [int(number) for number in self.seen(s)]

    def seen(self, s: State) -> vec[float]:
        """Return FEATURES of the position as a librt vector."""
        x = NOTHING_SEEN[:]
        self.fill(s, x)
        return x

    def fill(self, s: State, x: vec[float]) -> None:
        """Write FEATURES of the position to the start of `x`, where all numbers must be 0."""
        facts = self.own.facts_of(s.shelves[self.seat])
        _copy(facts.inputs, x, 0)
        self._add_hand(s, facts, x)
        self._add_rivals(s, facts, x)
        self._add_time(s, x)
        self._add_board(s, facts, x)
        self._add_library(s, facts, x)
        self._add_effect(s, x)
        self._add_game(s, x)

    def _add_hand(self, s: State, facts: ShelfFacts, x: vec[float]) -> None:
        values = self.own.values
        hand = s.hands[self.seat]
        value = 0.0
        useless: i64 = 0
        for card in hand:
            gain = values[card]
            if gain > 0.0:
                value += gain
            else:
                useless += 1
        x[at.HAND_CARDS] = float(len(hand))
        x[at.HAND_VALUE] = value
        x[at.HAND_USELESS] = float(useless)
        self._add_fitting(hand, facts, x)
        self._add_aside(s, facts, x)

    def _add_fitting(self, hand: bytes, facts: ShelfFacts, x: vec[float]) -> None:
        """Add the useful cards of the hand that fit the shelf in alphabetical order."""
        counts = self.game.counts
        fitting: i64 = 0
        value = 0.0
        focus: i64 = 0
        prominent: i64 = 0
        rarest: i64 = 0
        best = 0.0
        second = 0.0
        third = 0.0
        for card in hand:
            gain = self.own.values[card]
            if gain <= 0.0 or not facts.fits >> card & 1:
                continue
            fitting += 1
            value += gain
            books = counts[card]
            focus += books[self.own.focus]
            prominent += books[self.own.prominent]
            rarest += books[facts.rarest]
            if gain > best:
                best, second, third = gain, best, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
        x[at.HAND_FITTING] = float(fitting)
        x[at.HAND_FITTING_VALUE] = value
        x[at.HAND_FITTING_FOCUS] = float(focus)
        x[at.HAND_FITTING_PROMINENT] = float(prominent)
        x[at.HAND_FITTING_RAREST] = float(rarest)
        x[at.HAND_BEST] = best
        x[at.HAND_SECOND_BEST] = second
        x[at.HAND_THIRD_BEST] = third

    def _add_aside(self, s: State, facts: ShelfFacts, x: vec[float]) -> None:
        """Add the face-up cards beside the tiles that the seat may shelve."""
        aside = s.pools[ASIDE]
        if not aside or s.stack[-1].seat != self.seat:
            return
        values = self.own.values
        x[at.HAND_ASIDE] = float(len(aside))
        x[at.HAND_ASIDE_VALUE] = float(sum([values[card] for card in aside]))
        x[at.HAND_ASIDE_FITTING_VALUE] = float(sum([values[card] for card in aside if facts.fits >> card & 1]))

    def _add_rivals(self, s: State, facts: ShelfFacts, x: vec[float]) -> None:
        if not self.rivals:
            return
        shown = [facts] * self.game.seats  # by seat
        ranks: list[int] = []  # points of a rival's shelf * MOST_SEATS + its seat
        hands: i64 = 0
        for rival in self.rivals:
            theirs = shown[rival] = self.public.facts_of(s.shelves[rival])
            ranks.append((theirs.points + theirs.books[self.own.prominent]) * MOST_SEATS + rival)
            hands += len(s.hands[rival])
        ranks.sort()
        ranks.reverse()  # best rival first
        for k in range(len(ranks)):
            rival = ranks[k] % MOST_SEATS
            first: i64 = at.RIVAL[k]
            _copy(shown[rival].rival_inputs, x, first)
            x[first + at.RIVAL_HAND] = float(len(s.hands[rival]))
            x[first + at.RIVAL_POINTS] = float(ranks[k] // MOST_SEATS)
            x[first + at.RIVAL_TURNS_AFTER] = float((rival - self.seat) % self.game.seats)
            x[first + at.RIVAL_STANDARD_LEFT] = float(standard_left(s.unplaced, rival))
            x[first + at.RIVAL_SPECIAL_LEFT] = float(special_left(s.unplaced, rival))
            number = s.deal.powers[rival].number
            if number <= POWERS:
                x[first + at.RIVAL_POWER_0 + number] = 1.0
            add_power(s, rival, x, first + at.RIVAL_POWER)
        self._add_standing(shown, ranks[0] // MOST_SEATS, hands, x)

    def _add_standing(self, shown: list[ShelfFacts], best: i64, hands: i64, x: vec[float]) -> None:
        """Add STANDING_INPUTS: Prominent Works and points against the best rival."""
        own = shown[self.seat]
        books: i64 = own.books[self.own.prominent]
        most: i64 = 0  # books of the best rival
        place: i64 = 0
        tied: i64 = 1
        for rival in self.rivals:
            theirs: i64 = shown[rival].books[self.own.prominent]
            most = max(most, theirs)
            if theirs > books:
                place += 1
            elif theirs == books:
                tied += 1
        award: i64 = self._awards[place][tied]
        lead: i64 = books - most
        x[at.STANDING_LEAD] = float(max(-LEAD, min(LEAD, lead)))
        x[at.STANDING_AHEAD] = float(lead > 0)
        x[at.STANDING_CLOSE] = float(-2 <= lead <= 2)
        x[at.STANDING_AWARD] = float(award)
        x[at.STANDING_MARGIN] = float(own.points + award - best)
        x[at.STANDING_BEST_RIVAL] = float(best)
        x[at.STANDING_RIVALS_HANDS] = float(hands)

    def _add_time(self, s: State, x: vec[float]) -> None:
        r = s.round
        trigger: i64 = self.game.final_round_cards
        own_cards: i64 = s.shelves[self.seat].count
        cards: i64 = own_cards
        left: i64 = 0  # assistants of the rivals
        most: i64 = 0
        for rival in self.rivals:
            cards = max(cards, s.shelves[rival].count)
            theirs: i64 = assistants_left(s.unplaced, rival)
            left += theirs
            most = max(most, theirs)
        short: i64 = 0 if r.final else max(0, trigger - cards)
        x[at.TIME_ROUND] = float(r.number)
        x[at.TIME_FINAL] = float(r.final != "")
        x[at.TIME_TO_FINAL] = float(short)
        x[at.TIME_OWN_TO_FINAL] = float(max(0, trigger - own_cards))
        if short < SOON and not r.final:
            x[at.TIME_TO_FINAL_0 + short] = 1.0
        placing = is_placing(s)
        x[at.TIME_STANDARD_LEFT] = float(standard_left(s.unplaced, self.seat))
        x[at.TIME_SPECIAL_LEFT] = float(special_left(s.unplaced, self.seat))
        x[at.TIME_RIVALS_LEFT] = float(left)
        x[at.TIME_MOST_LEFT] = float(most)
        x[at.TIME_PLACING] = float(placing)
        if placing:
            x[at.TIME_TURN_0 + (self.seat - s.stack[-1].seat) % self.game.seats] = 1.0
        if r.first == self.seat:
            x[at.TIME_FIRST] = 1.0

    def _add_board(self, s: State, facts: ShelfFacts, x: vec[float]) -> None:
        added = 0  # the expansion tile added last
        for space in s.places:
            tile = space >> 2
            if tile <= TILES:
                x[at.BOARD_OPEN_0 + tile] = 1.0
                x[at.BOARD_FREE_0 + tile] += 1.0
            elif tile != added:  # the different spaces of a tile are adjacent in `places`
                added = tile
                add_open(s, tile, x)
        for tile in s.round.tiles:
            visitors = s.visitors[tile]
            if visitors and self.game.delayed[tile]:
                self._add_visitors(visitors, tile, x)
        self._add_cards(s, facts, x)

    def _add_cards(self, s: State, facts: ShelfFacts, x: vec[float]) -> None:
        """Add the useful face-up cards on the tiles that fit the shelf: all, and those where a space is free."""
        values = self.own.values
        best = total = best_open = total_open = 0.0
        for tile in s.round.tiles:
            if not self.game.face_down[tile]:
                is_open = x[at.BOARD_OPEN_0 + tile] > 0.0 if tile <= TILES else has_space(s, tile)
                for card in s.pools[tile]:
                    gain = values[card]
                    if gain > 0.0 and facts.fits >> card & 1:
                        total += gain
                        best = max(best, gain)
                        if is_open:
                            total_open += gain
                            best_open = max(best_open, gain)
        x[at.BOARD_BEST_CARD] = best
        x[at.BOARD_ALL_CARDS] = total
        x[at.BOARD_BEST_OPEN_CARD] = best_open
        x[at.BOARD_OPEN_CARDS] = total_open

    def _add_visitors(self, visitors: bytes, tile: int, x: vec[float]) -> None:
        """Add the assistants that wait on a tile for its delayed effect."""
        own_at = at.BOARD_OWN_AT_0 + tile if tile <= TILES else at.ADDED_OWN_WAITING
        rivals_at = at.BOARD_RIVALS_AT_0 + tile if tile <= TILES else at.ADDED_RIVALS_WAITING
        highest = 0
        for i in range(0, len(visitors), 2):
            if visitors[i] >> 1 == self.seat:
                highest = max(highest, (visitors[i + 1] & 3) + 1)
        differ = self.game.spaces_differ[tile]
        for i in range(0, len(visitors), 2):
            if visitors[i] >> 1 == self.seat:
                x[own_at] += 1.0
            else:
                x[rivals_at] += 1.0
                if differ and (visitors[i + 1] & 3) + 1 > highest:
                    x[at.BOARD_HIGHER_BIDS] += 1.0
        if differ:
            x[at.BOARD_OWN_BID] += float(highest)

    def _add_library(self, s: State, facts: ShelfFacts, x: vec[float]) -> None:
        """Add the expected score of the Public Library's cards, which stay secret, in tenths of a point."""
        if not self.game.is_solo:
            return
        deal = s.deal
        hidden = s.deck[s.dealt :] + s.discard
        pile = len(s.discard)
        unknown = max(1, len(hidden))
        books = [SCALE * pile * number // unknown for number in tally(self.game.counts, hidden)]
        open_clues = deal.clues[: deal.revealed]
        seen = bytes([deal.prominent, deal.banned, self.own.focus]) + open_clues
        foci = [books[c] for c in range(CATEGORY_COUNT) if c not in seen]
        if deal.revealed > len(deal.clues):
            foci = [books[deal.library_focus]]
        rarest = PER_VARIETY * min([books[c] for c in range(CATEGORY_COUNT) if c != deal.banned])
        focus = PER_FOCUS * sum(foci) // len(foci)
        points = rarest + focus - books[deal.banned]
        x[at.LIBRARY_PROMINENT_BOOKS] = float(books[deal.prominent])
        x[at.LIBRARY_BANNED_BOOKS] = float(books[deal.banned])
        x[at.LIBRARY_VARIETY] = float(rarest)
        x[at.LIBRARY_FOCUS] = float(focus)
        x[at.LIBRARY_CARDS] = float(pile)
        x[at.LIBRARY_POINTS] = float(points)
        x[at.LIBRARY_LEVEL] = float(self.game.ruleset.solo_level)
        x[at.LIBRARY_MARGIN] = float(SCALE * facts.points - points)
        x[at.LIBRARY_LEAD] = float(SCALE * facts.books[deal.prominent] - books[deal.prominent])

    def _add_effect(self, s: State, x: vec[float]) -> None:
        top = len(s.stack) - 1
        if top < 1:
            return
        if s.stack[top].seat == self.seat:
            tile = s.stack[top].tile
            x[at.EFFECT_AT_0 + tile if tile <= TILES else at.ADDED_AT] = 1.0
        amount = 0
        cards = 0
        count = 0
        for i in range(1, top + 1):
            f = s.stack[i]
            if f.seat != self.seat:
                continue
            prompt = f.next_prompt()
            if prompt:
                x[(at.EFFECT_ASKED if i == top else at.EFFECT_THEN) + question_at(prompt)] += 1.0
            amount += f.amount
            cards += len(f.cards)
            count += f.count
        x[at.EFFECT_AMOUNT] = float(min(amount, MANY))
        x[at.EFFECT_CARDS] = float(min(cards, MANY))
        x[at.EFFECT_COUNT] = float(min(count, MANY))

    def _add_game(self, s: State, x: vec[float]) -> None:
        number = s.deal.powers[self.seat].number
        if number <= POWERS:
            x[at.GAME_POWER_0 + number] = 1.0
        add_power(s, self.seat, x, at.ADDED_POWER)
        x[at.GAME_SEATS_1 + self.game.seats - 1] = 1.0


def _copy(numbers: vec[float], x: vec[float], first: i64) -> None:
    """Copy `numbers` into `x`, starting at the index `first`."""
    count: i64 = len(numbers)
    for i in range(count):
        x[first + i] = numbers[i]
