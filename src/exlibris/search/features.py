"""Features: a position in whole numbers, as one seat sees it, for a network to judge.

Nothing is read that the seat can't see, but for what comes to its own hand: equal views give equal features.
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
from exlibris.search.questions import QUESTIONS, question_at
from exlibris.search.shelf_facts import RIVAL_SHELF_INPUTS, SCALE, SHELF_INPUTS, ShelfFacts, Taste, taste_of

TILES: Final = 18  # locations of the boxed game; those of expansions count among the others
POWERS: Final = 12  # special assistants of the boxed game
LEAD: Final = 8  # a lead in Prominent books that is as good as any larger one
SOON: Final = 4  # cards short of the final round, from which on each number counts for itself

HAND_INPUTS: Final = (
    "cards", "worth", "fitting", "fitting_worth", "fitting_focus", "fitting_prominent", "fitting_rarest", "useless",
    "best", "second_best", "third_best", "aside", "aside_worth", "aside_fitting_worth",
)  # fmt: skip
RIVAL_INPUTS: Final = (*RIVAL_SHELF_INPUTS, "hand", "points")
STANDING_INPUTS: Final = ("lead", "ahead", "close", "award", "margin", "best_rival", "rivals_hands")
TIME_INPUTS: Final = (
    "round", "final", "to_final", "own_to_final", *[f"to_final_{cards}" for cards in range(SOON)], "standard_left",
    "special_left", "rivals_left", "most_left", "placing", *[f"turn_{ahead}" for ahead in range(MOST_SEATS)], "first",
)  # fmt: skip
BOARD_INPUTS: Final = (
    *[f"open_{tile}" for tile in range(TILES + 1)], *[f"own_at_{tile}" for tile in range(TILES + 1)],
    *[f"rivals_at_{tile}" for tile in range(TILES + 1)], "own_bid", "higher_bids", "best_card", "all_cards",
)  # fmt: skip
LIBRARY_INPUTS: Final = (
    "prominent_books",
    "banned_books",
    "variety",
    "focus",
    "cards",
    "points",
    "level",
    "margin",
    "lead",
)
EFFECT_INPUTS: Final = (  # of the seat's own effects under way
    *[f"at_{tile}" for tile in range(TILES + 1)],
    *[f"asked_{question}" for question in QUESTIONS],  # next
    *[f"then_{question}" for question in QUESTIONS],  # when the effects above it on the stack have ended
    "amount", "cards", "count",
)  # fmt: skip
MANY: Final = 12  # in a register; more says nothing more
GAME_INPUTS: Final = (*[f"power_{number}" for number in range(POWERS + 1)], *[f"seats_{n}" for n in (1, 2, 3, 4)])

FEATURES: Final = (
    *[f"shelf.{name}" for name in SHELF_INPUTS],
    *[f"hand.{name}" for name in HAND_INPUTS],
    *[f"rival_{i}.{name}" for i in range(1, MOST_SEATS) for name in RIVAL_INPUTS],
    *[f"standing.{name}" for name in STANDING_INPUTS],
    *[f"time.{name}" for name in TIME_INPUTS],
    *[f"board.{name}" for name in BOARD_INPUTS],
    *[f"library.{name}" for name in LIBRARY_INPUTS],
    *[f"effect.{name}" for name in EFFECT_INPUTS],
    *[f"game.{name}" for name in GAME_INPUTS],
)
NOTHING_SEEN: Final = vec[float]([0.0] * len(FEATURES))


# Where parts of the features begin.
HAND_AT: Final = FEATURES.index("hand.cards")
ASIDE_AT: Final = FEATURES.index("hand.aside")
RIVALS_AT: Final = FEATURES.index("rival_1.prominent_books")
STANDING_AT: Final = FEATURES.index("standing.lead")
TIME_AT: Final = FEATURES.index("time.round")
TO_FINAL_AT: Final = FEATURES.index("time.to_final_0")
LEFT_AT: Final = FEATURES.index("time.standard_left")
TURN_AT: Final = FEATURES.index("time.turn_0")
FIRST_AT: Final = FEATURES.index("time.first")
OPEN_AT: Final = FEATURES.index("board.open_0")
OWN_AT: Final = FEATURES.index("board.own_at_0")
RIVALS_THERE_AT: Final = FEATURES.index("board.rivals_at_0")
OWN_BID_AT: Final = FEATURES.index("board.own_bid")
HIGHER_BIDS_AT: Final = FEATURES.index("board.higher_bids")
CARDS_ON_TILES_AT: Final = FEATURES.index("board.best_card")
LIBRARY_AT: Final = FEATURES.index("library.prominent_books")
EFFECT_AT: Final = FEATURES.index("effect.at_0")
ASKED_AT: Final = FEATURES.index(f"effect.asked_{QUESTIONS[0]}")
THEN_AT: Final = FEATURES.index(f"effect.then_{QUESTIONS[0]}")
REGISTERS_AT: Final = FEATURES.index("effect.amount")
POWER_AT: Final = FEATURES.index("game.power_0")
SEATS_AT: Final = FEATURES.index("game.seats_1")


class Viewpoint:
    """A seat of one game, from which positions are seen."""

    __slots__ = ("_awards", "game", "public", "rivals", "seat", "taste")

    game: Game
    seat: int
    rivals: list[int]  # the other seats, clockwise
    taste: Taste  # the seat's own
    public: Taste  # by which the seat judges its rivals' shelves, not knowing their foci

    def __init__(self, game: Game, deal: Deal, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.rivals = [(seat + k) % game.seats for k in range(1, game.seats)]
        self._awards = awards_by_place(game.ruleset.prominent_ties)
        self.taste = taste_of(game, deal.prominent, deal.banned, deal.focus[seat])
        self.public = taste_of(game, deal.prominent, deal.banned, HIDDEN)

    def features(self, s: State) -> list[int]:
        """Return FEATURES of the position."""
        return [int(number) for number in self.seen(s)]

    def seen(self, s: State) -> vec[float]:
        """Return FEATURES of the position as plain memory."""
        x = NOTHING_SEEN[:]
        self.fill(s, x)
        return x

    def fill(self, s: State, x: vec[float]) -> None:
        """Write FEATURES of the position over the first numbers of `x`, all of which must be 0."""
        own = self.taste.facts_of(s.shelves[self.seat])
        copy(own.inputs, x, 0)
        self._add_hand(s, own, x)
        self._add_rivals(s, own, x)
        self._add_time(s, x)
        self._add_board(s, own, x)
        self._add_library(s, own, x)
        self._add_effect(s, x)
        self._add_game(s, x)

    def _add_hand(self, s: State, own: ShelfFacts, x: vec[float]) -> None:
        worths = self.taste.worths
        hand = s.hands[self.seat]
        worth: i64 = 0
        useless: i64 = 0
        for card in hand:
            gain: i64 = worths[card]
            if gain > 0:
                worth += gain
            else:
                useless += 1
        at: i64 = HAND_AT
        x[at] = float(len(hand))
        x[at + 1] = float(worth)
        x[at + 7] = float(useless)
        self._add_fitting(hand, own, x)
        self._add_aside(s, own, x)

    def _add_fitting(self, hand: bytes, own: ShelfFacts, x: vec[float]) -> None:
        """Add the useful cards of the hand that could be added to the shelf in order."""
        counts = self.game.counts
        fitting: i64 = 0
        worth: i64 = 0
        focus: i64 = 0
        prominent: i64 = 0
        rarest: i64 = 0
        best: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for card in hand:
            gain: i64 = self.taste.worths[card]
            if gain <= 0 or not own.fits >> card & 1:
                continue
            fitting += 1
            worth += gain
            books = counts[card]
            focus += books[self.taste.focus]
            prominent += books[self.taste.prominent]
            rarest += books[own.rarest]
            if gain > best:
                best, second, third = gain, best, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
        at: i64 = HAND_AT
        x[at + 2] = float(fitting)
        x[at + 3] = float(worth)
        x[at + 4] = float(focus)
        x[at + 5] = float(prominent)
        x[at + 6] = float(rarest)
        x[at + 8] = float(best)
        x[at + 9] = float(second)
        x[at + 10] = float(third)

    def _add_aside(self, s: State, own: ShelfFacts, x: vec[float]) -> None:
        """Add what lies open beside the tiles, for the seat to shelve."""
        aside = s.pools[ASIDE]
        if not aside or s.stack[-1].seat != self.seat:
            return
        worths = self.taste.worths
        fitting = [worths[card] for card in aside if own.fits >> card & 1]
        put(x, ASIDE_AT, [len(aside), sum([worths[card] for card in aside]), sum(fitting)])

    def _add_rivals(self, s: State, own: ShelfFacts, x: vec[float]) -> None:
        if not self.rivals:
            return
        shown = [own] * self.game.seats  # by seat
        ranks: list[int] = []  # points of a rival's shelf, and its seat
        hands: i64 = 0
        for rival in self.rivals:
            facts = shown[rival] = self.public.facts_of(s.shelves[rival])
            ranks.append((facts.points + facts.books[self.taste.prominent]) * MOST_SEATS + rival)
            hands += len(s.hands[rival])
        ranks.sort()
        at: i64 = RIVALS_AT
        for k in range(len(ranks) - 1, -1, -1):  # the best one first
            rival = ranks[k] % MOST_SEATS
            copy(shown[rival].rival_inputs, x, at)
            at += len(RIVAL_SHELF_INPUTS)
            x[at] = float(len(s.hands[rival]))
            x[at + 1] = float(ranks[k] // MOST_SEATS)
            at += 2
        self._add_standing(shown, ranks[-1] // MOST_SEATS, hands, x)

    def _add_standing(self, shown: list[ShelfFacts], best: i64, hands: i64, x: vec[float]) -> None:
        """Add STANDING_INPUTS, in Prominent Works and in points, against the best rival."""
        own = shown[self.seat]
        books: i64 = own.books[self.taste.prominent]
        most: i64 = 0  # of a rival
        place: i64 = 0
        tied: i64 = 1
        for rival in self.rivals:
            theirs: i64 = shown[rival].books[self.taste.prominent]
            most = max(most, theirs)
            if theirs > books:
                place += 1
            elif theirs == books:
                tied += 1
        award: i64 = self._awards[place][tied]
        lead: i64 = books - most
        at: i64 = STANDING_AT
        x[at] = float(max(-LEAD, min(LEAD, lead)))
        x[at + 1] = float(lead > 0)
        x[at + 2] = float(-2 <= lead <= 2)
        x[at + 3] = float(award)
        x[at + 4] = float(own.points + award - best)
        x[at + 5] = float(best)
        x[at + 6] = float(hands)

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
        at: i64 = TIME_AT
        x[at] = float(r.number)
        x[at + 1] = float(r.final != "")
        x[at + 2] = float(short)
        x[at + 3] = float(max(0, trigger - own_cards))
        if short < SOON and not r.final:
            x[TO_FINAL_AT + short] = 1.0
        placing = is_placing(s)
        at = LEFT_AT
        x[at] = float(standard_left(s.unplaced, self.seat))
        x[at + 1] = float(special_left(s.unplaced, self.seat))
        x[at + 2] = float(left)
        x[at + 3] = float(most)
        x[at + 4] = float(placing)
        if placing:
            x[TURN_AT + (self.seat - s.stack[-1].seat) % self.game.seats] = 1.0
        if r.first == self.seat:
            x[FIRST_AT] = 1.0

    def _add_board(self, s: State, own: ShelfFacts, x: vec[float]) -> None:
        for space in s.places:
            x[OPEN_AT + min(space >> 2, TILES)] = 1.0
        for tile in s.round.tiles:
            visitors = s.visitors[tile]
            if visitors and self.game.delayed[tile]:
                self._add_visitors(visitors, tile, x)
        worths = self.taste.worths
        best: i64 = 0
        total: i64 = 0
        for tile in s.round.tiles:
            if not self.game.face_down[tile]:
                for card in s.pools[tile]:
                    gain: i64 = worths[card]
                    if gain > 0 and own.fits >> card & 1:
                        total += gain
                        best = max(best, gain)
        x[CARDS_ON_TILES_AT] = float(best)
        x[CARDS_ON_TILES_AT + 1] = float(total)

    def _add_visitors(self, visitors: bytes, tile: int, x: vec[float]) -> None:
        """Add who waits on a tile for its delayed effect."""
        kind = min(tile, TILES)
        highest = 0
        for i in range(0, len(visitors), 2):
            if visitors[i] >> 1 == self.seat:
                highest = max(highest, (visitors[i + 1] & 3) + 1)
        differ = self.game.spaces_differ[tile]
        for i in range(0, len(visitors), 2):
            if visitors[i] >> 1 == self.seat:
                x[OWN_AT + kind] += 1.0
            else:
                x[RIVALS_THERE_AT + kind] += 1.0
                if differ and (visitors[i + 1] & 3) + 1 > highest:
                    x[HIGHER_BIDS_AT] += 1.0
        if differ:
            x[OWN_BID_AT] += float(highest)

    def _add_library(self, s: State, own: ShelfFacts, x: vec[float]) -> None:
        """Add what the Public Library's cards, which nobody has counted, will bring it on average, in tenths."""
        if not self.game.is_solo:
            return
        deal = s.deal
        hidden = s.deck[s.dealt :] + s.discard
        pile = len(s.discard)
        unknown = max(1, len(hidden))
        books = [SCALE * pile * number // unknown for number in tally(self.game.counts, hidden)]
        open_clues = deal.clues[: deal.revealed]
        seen = bytes([deal.prominent, deal.banned, self.taste.focus]) + open_clues
        foci = [books[c] for c in range(CATEGORY_COUNT) if c not in seen]
        if deal.revealed > len(deal.clues):
            foci = [books[deal.library_focus]]
        rarest = PER_VARIETY * min([books[c] for c in range(CATEGORY_COUNT) if c != deal.banned])
        focus = PER_FOCUS * sum(foci) // len(foci)
        points = rarest + focus - books[deal.banned]
        put(x, LIBRARY_AT, [
            books[deal.prominent], books[deal.banned], rarest, focus, pile, points, self.game.ruleset.solo_level,
            SCALE * own.points - points, SCALE * own.books[deal.prominent] - books[deal.prominent],
        ])  # fmt: skip

    def _add_effect(self, s: State, x: vec[float]) -> None:
        top = len(s.stack) - 1
        if top < 1:
            return
        if s.stack[top].seat == self.seat:
            x[EFFECT_AT + min(s.stack[top].tile, TILES)] = 1.0
        amount = 0
        cards = 0
        count = 0
        for i in range(1, top + 1):
            f = s.stack[i]
            if f.seat != self.seat:
                continue
            prompt = f.next_prompt()
            if prompt:
                x[(ASKED_AT if i == top else THEN_AT) + question_at(prompt)] += 1.0
            amount += f.amount
            cards += len(f.cards)
            count += f.count
        put(x, REGISTERS_AT, [min(amount, MANY), min(cards, MANY), min(count, MANY)])

    def _add_game(self, s: State, x: vec[float]) -> None:
        power = min(s.deal.powers[self.seat].number, POWERS)
        x[POWER_AT + power] = 1.0
        x[SEATS_AT + self.game.seats - 1] = 1.0


def put(x: vec[float], at: i64, numbers: list[int]) -> None:
    """Write whole numbers into `x`, from the index `at` on."""
    for i in range(len(numbers)):
        x[at + i] = float(numbers[i])


def copy(numbers: vec[float], x: vec[float], at: i64) -> None:
    """Copy numbers into `x`, from the index `at` on."""
    count: i64 = len(numbers)
    for i in range(count):
        x[at + i] = numbers[i]
