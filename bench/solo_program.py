"""The linear program that bounds what can be won in a solo deal; docs/solo.md says what it leaves out of the rules.

Each constraint holds for every game that can be played: `tests/bench/test_solo_bounds.py` puts real games into it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heapify, heappop, heappush
from typing import Any, Final, NamedTuple

from highspy import Highs, HighsModelStatus

from exlibris.content import load_locations
from exlibris.engine import CATEGORY_COUNT, SOLO_ROUNDS, State

NUMBERS: Final = {tile.key: tile.number for tile in load_locations()}
SWAP, MILL, CART, LOUNGE = (NUMBERS[key] for key in ("book_swap", "paper_mill", "curiosity_cart", "librarians_lounge"))
COLLECTOR, SHOP, DUMP = (NUMBERS[key] for key in ("book_collector", "bon_mot_bookshop", "garbage_dump"))
SHACK, FLEA = NUMBERS["mysterious_shack"], NUMBERS["flea_market"]
FACE_UP: Final = 6  # tiles in the first round (SOLO-02), one less in each further round (SOLO-20)
MANY: Final = 300.0  # more than anything there is to count
IMPOSSIBLE: Final = (HighsModelStatus.kInfeasible, HighsModelStatus.kUnboundedOrInfeasible)

Term = Any  # a variable of HiGHS, or a sum


class Most(NamedTuple):
    """The best solution for a deal: the player's lead and points, the library's, and cards."""

    lead: float
    own: float
    library: float
    shelved: float
    dealt: float


class Program:
    """The program of a deal with one of the special assistants on offer.

    It is solved apart for each category that may be the library's rarest, for each winner of the Prominent Works award,
    and for each number of cards dealt by the end.
    """

    def __init__(self, state: State, special: str) -> None:
        self.game, self.deal, self.special = state.game, state.deal, special
        self.one_each = state.game.one_per_tile
        self.books = [self.game.counts[card] for card in state.deck]
        self.count = len(self.books)
        self.tiles = state.round.temporary + state.round.stack
        self.hand, self.level = self.game.ruleset.starting_hand, self.game.ruleset.solo_level
        self.lp = Highs()
        self.lp.setOptionValue("output_flag", False)
        self.lp.setOptionValue("threads", 1)
        self.one, self.none = self.lp.addVariable(1, 1), self.lp.addVariable(0, 0)
        first = sorted(self.tiles[:FACE_UP])
        self.least = self.hand + self.level + sum(self.game.cards_dealt[tile] for tile in first)
        # Whether each card, in the order of the deck, has left it by the end, is on the shelf, lies face up there, and
        # came back from the Garbage Dump.
        self.dealt, self.shelved, self.face_up, self.salvaged = (self.variables(self.count) for _ in range(4))
        self.rounds: dict[str, list[Term]] = {}  # what a round adds, by what it is
        self.held: Term = self.hand * self.one  # cards in hand
        self.present = {tile: self.one if tile in first else self.none for tile in self.tiles}
        self.add_round()
        for number in range(2, SOLO_ROUNDS + 1):
            self.add_tiles(number)
            self.add_round()
        self.add_cards(first)
        self.add_score()

    def variable(self, most: float = MANY) -> Term:
        """Return a new variable from 0 to `most`."""
        return self.lp.addVariable(0, most)

    def variables(self, count: int, most: float = 1) -> list[Term]:
        """Return new variables, of which each is one thing done or not."""
        return [self.variable(most) for _ in range(count)]

    def limit(self, left: Term, *right: Term) -> None:
        """Add that the left side is at most each of the others."""
        self.lp.addConstrs(left <= side for side in right)

    def sum(self, terms: Iterable[Term]) -> Term:
        """Return the sum, a term even of nothing."""
        return self.lp.qsum([self.none, *terms])

    def total(self, name: str) -> Term:
        """Return the sum over the rounds."""
        return self.sum(self.rounds[name])

    def note(self, **terms: Term) -> None:
        """Keep what a round adds."""
        for name, term in terms.items():
            self.rounds.setdefault(name, []).append(term)

    def has(self, special: str) -> Term:
        """Return 1 with this special assistant, else 0."""
        return self.one if self.special == special else self.none

    def add_tiles(self, number: int) -> None:
        """Remove two tiles, or shares of tiles, and reveal one (SOLO-19, SOLO-20)."""
        new = self.tiles[FACE_UP + number - 2]
        for tile in self.tiles[: FACE_UP + number - 2]:
            before, self.present[tile] = self.present[tile], self.variable(1)
            self.limit(self.present[tile], before)
        self.present[new] = self.one
        self.lp.addConstr(self.sum(self.present.values()) == FACE_UP + 1 - number)

    def add_round(self) -> None:
        """Add what can be done in a round, and the hand that it leaves."""
        visits, home = self.placements()
        taken, saved = self.takes(visits)
        cart, dump, all_saved = visits[CART], visits[DUMP], self.sum(saved.values())
        drawn_home, shelved_home, cycled, sold, bought, milled, kept, reveals = self.variables(8, MANY)
        extra = reveals * (not self.one_each)  # of the Witch in the revised edition: cards kept, and shelved face down
        at_hand = self.held + drawn_home + self.sum(taken.values()) + cart + extra
        most = 2 if self.one_each else 3  # visits of a location in a round: the Lounge may empty one space
        self.limit(drawn_home + shelved_home, home)
        self.limit(cycled, most * at_hand + most, MANY * cart)
        self.limit(sold, (2**most - 1) * at_hand, MANY * visits[COLLECTOR])
        self.limit(bought, 2 * sold)  # a card has at most four books
        self.limit(milled, visits[MILL])
        self.limit(reveals, MANY * self.has("witch"), at_hand + bought + 2)
        drawn = drawn_home + cycled + cart + bought + reveals
        hidden, at_collector, at_shack = self.variables(3, MANY)
        self.limit(hidden, extra)
        self.limit(at_collector, 2 * visits[COLLECTOR], bought)
        self.limit(at_shack, visits[SHACK], taken[SHACK])
        at_once = taken[SWAP] + cart + at_collector + taken[SHOP] + dump + at_shack + taken[FLEA] + all_saved
        self.limit(kept, shelved_home + 2 * milled + at_once + hidden)
        got = self.sum(taken.values()) + all_saved
        spent = milled + taken[SWAP] + cycled + sold + self.rounds["again"][-1] + kept + (reveals - extra)
        before, self.held = self.held, self.variable()
        self.limit(self.held, before + drawn + got + dump - spent)
        on_tiles = self.sum(self.game.cards_dealt[tile] * there for tile, there in self.present.items())
        first = "later" not in self.rounds
        if first:
            self.first_takes = {tile: taken[tile] + saved[tile] for tile in self.tiles}
        self.note(left=drawn + on_tiles + self.level * self.one, later=drawn if first else drawn + got, shelved=kept)
        self.note(hidden=hidden, dump=dump, lounge=visits[LOUNGE], reveals=reveals, given=taken[SWAP])

    def placements(self) -> tuple[Mapping[int, Term], Term]:
        """Return the visits of each tile, and the home actions (SOLO-05, SOLO-16, HOME-02)."""
        visits = {tile: self.variable() for tile in self.tiles}
        for tile, visited in visits.items():
            spaces = 1 if self.one_each else len(self.game.spaces[tile])
            emptied = visits[LOUNGE] if tile != LOUNGE else self.none
            self.limit(visited, (spaces + 1) * self.present[tile], spaces * self.present[tile] + emptied)
        moved, burnt_one, burnt_all, worm, again, machine = self.variables(6)
        at_home, more = self.variable(3), self.variable(2)
        self.limit(moved, visits[LOUNGE], at_home)
        self.limit(self.sum(visits.values()) + at_home - moved + burnt_all, 4 * self.one)
        self.limit(burnt_one + burnt_all, self.has("imp"))
        self.limit(worm, self.has("bookworm"), at_home)
        self.limit(again, worm)
        self.limit(machine, self.has("automaton"))
        self.limit(more, 2 * machine, at_home - machine)
        self.note(again=again)
        return visits, at_home + more + worm + 2 * again + burnt_one + 2 * burnt_all

    def takes(self, visits: Mapping[int, Term]) -> tuple[Mapping[int, Term], Mapping[int, Term]]:
        """Return the cards taken from each tile, and those that the Trash Golem saves there (ASST-GOLEM-01)."""
        taken, saved = ({tile: self.variable() for tile in self.tiles} for _ in range(2))
        for tile in self.tiles:
            each = {COLLECTOR: 0, SHACK: 4, FLEA: 1 if self.one_each else 2}.get(tile, 1)
            cards = self.game.cards_dealt[tile] * self.present[tile]
            beyond = self.sum(visited for other, visited in visits.items() if other >= tile)
            self.limit(taken[tile], cards, each * visits[tile])
            self.limit(saved[tile], cards, self.has("golem"), beyond)
        return taken, saved

    def add_cards(self, first: list[int]) -> None:
        """Add from where shelved cards can come: those dealt in the first round lie where that puts them."""
        for card in range(self.count):
            self.limit(self.face_up[card], self.shelved[card])
            self.limit(self.shelved[card], self.dealt[card])
            self.limit(self.salvaged[card], self.shelved[card])
        at = self.hand
        zones = [(self.none, self.level), *((self.first_takes[tile], self.game.cards_dealt[tile]) for tile in first)]
        for most, size in [*zones, (self.total("later"), self.count - self.least)]:
            self.limit(self.sum(self.shelved[card] - self.salvaged[card] for card in range(at, at + size)), most)
            at += size
        self.limit(self.sum(self.salvaged), self.total("dump"))
        self.limit(self.sum(self.shelved), self.total("shelved"))
        left = self.total("left") + self.hand
        self.limit(self.sum(self.dealt), left)
        self.limit(left - MANY * self.dealt[-1], self.sum(self.dealt))  # an empty deck deals nothing
        banned = [self.dealt[card] for card in range(self.hand, self.count) if self.books[card][self.deal.banned]]
        self.limit(self.total("reveals"), self.sum(banned) + self.total("dump") + self.total("given"))

    def add_score(self) -> None:
        """Add the form (SOLO-25..30), but for what `solve` adds: the award, and the library's rarest category."""
        deal, shelved = self.deal, self.sum(self.shelved)
        entombed, rarest, self.award = self.variable(), self.variable(), self.lp.addVariable(-1, 1)
        self.limit(entombed, 3 * SOLO_ROUNDS * self.has("mummy"))
        self.limit(2 * entombed, shelved)
        self.limit(entombed + self.total("hidden") - self.total("lounge"), shelved - self.sum(self.face_up))
        self.library = self.variables(CATEGORY_COUNT, MANY)
        own: list[Term] = []
        for category, theirs in enumerate(self.library):
            books = [(card, books[category]) for card, books in enumerate(self.books) if books[category]]
            own.append(self.sum(n * self.face_up[card] for card, n in books))
            self.lp.addConstr(theirs == self.sum(n * (self.dealt[card] - self.shelved[card]) for card, n in books))
            if category != deal.banned:
                self.limit(rarest, own[category])
        self.more_prominent = self.lp.addConstr(own[deal.prominent] - self.library[deal.prominent] >= 1)
        self.own = shelved + entombed - own[deal.banned] + 3 * rarest + 2 * own[deal.focus[0]]
        self.lp.setMaximize()
        self.lp.setObjective(self.own + 15 * self.award - self.sum(self.library))

    def most(self) -> Most:
        """Return the best solution: intervals of the number of cards dealt are halved, the most promising first."""
        others = [category for category in range(CATEGORY_COUNT) if category != self.deal.banned]
        cases = [(category, award, self.least, self.count) for category in others for award in (False, True)]
        heap = [(-self.solve(*case), *case) for case in cases]
        heapify(heap)
        while heap[0][-2] < heap[0][-1]:
            _, category, award, low, high = heappop(heap)
            middle = (low + high) // 2
            for part in ((low, middle), (middle + 1, high)):
                heappush(heap, (-self.solve(category, award, *part), category, award, *part))
        lead = self.solve(*heap[0][1:])
        own, shelved, dealt = (self.lp.val(x) for x in (self.own, self.sum(self.shelved), self.sum(self.dealt)))
        own += 15 * heap[0][2]
        return Most(lead, own, own - lead, shelved, dealt)

    def solve(self, rarest: int, award: bool, low: int, high: int) -> float:
        """Return the largest lead, or -MANY * MANY where the constraints have no solution.

        Args:
            rarest: The category that the library's Categorical Variety counts.
            award: Whether Prominent Works are the player's, not the library's.
            low: The fewest cards dealt by the end.
            high: The most.
        """
        for card, dealt in enumerate(self.dealt):
            self.fix(dealt, card < low, card < high)
        self.fix(self.award, *((1, 1) if award else (-1, -1)))
        self.lp.changeRowBounds(self.more_prominent.index, 1.0 if award else -MANY, MANY)
        for category, books in enumerate(self.library):
            cost = (category == self.deal.banned) - 2 * (category == self.deal.library_focus) - 3 * (category == rarest)
            self.lp.changeColCost(books.index, float(cost))
        self.lp.run()
        if self.lp.getModelStatus() == HighsModelStatus.kUnknown:  # rare; without the basis of the last one it is known
            self.lp.clearSolver()
            self.lp.run()
        status = self.lp.getModelStatus()
        if status != HighsModelStatus.kOptimal and status not in IMPOSSIBLE:
            raise RuntimeError(f"HiGHS: {status}")
        return -MANY * MANY if status in IMPOSSIBLE else float(self.lp.getInfo().objective_function_value)

    def fix(self, variable: Term, low: float, high: float) -> None:
        """Bound a variable."""
        self.lp.changeColBounds(variable.index, float(low), float(high))
