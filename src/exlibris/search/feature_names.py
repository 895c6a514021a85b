"""The names of the features, in the order of a network's inputs, and their indices.

A numbered feature has the index of the first of its kind plus its number, such as `OPEN + tile`.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine import MOST_SEATS

TILES: Final = 18  # locations of the boxed game, each with inputs of its own; expansions share ADDED_INPUTS
POWERS: Final = 12  # special assistants of the boxed game, each with an input of its own
SOON: Final = 4  # when fewer cards are missing until the final round, each number has its own input
MORE_CARDS: Final = (1, 2, 3, 4, 6)  # numbers of added cards for which the best rectangle is computed
# Questions asked by effects of the boxed game; the questions still to come tell much about what an effect is worth.
# Questions of expansions count as "other".
QUESTIONS: Final = (
    "assistant-card", "bet", "bookworm-again", "both-home", "bring-home", "buy", "change-shelf", "choose-gift",
    "choose-recipient", "choose-winning", "cube", "discard-hand", "discard-own", "discard-to-take", "displace",
    "displace-which", "displace-whose", "eliminate", "goblin-hand-over", "goblin-victim", "golem", "home",
    "imp", "imp-card", "imp-unseen", "library", "library-pool", "lounge", "mummy", "mummy-bury", "mummy-cover",
    "name-category", "offer", "pay-bid", "pay-tax", "pick-shelved", "put", "reshelve", "sasquatch",
    "search", "send-from-home", "shelve-gained", "shelve-hand", "shift-direction", "shift-first", "shift-last",
    "shift-on", "swap-give", "swap-hand", "swap-shelf", "swap-take", "take", "take-matching", "witch",
    "witch-reveal", "witch-shelve", "wizard", "wizard-gap", "wizard-group",
    "other",
)  # fmt: skip
# Prompts that say more but ask for the same choice as another question.
SAME_QUESTION: Final = {"prompt-sell-to-collector": "discard-own"}
_QUESTION_AT: Final = {
    **{f"prompt-{question}": at for at, question in enumerate(QUESTIONS)},
    **{prompt: QUESTIONS.index(question) for prompt, question in SAME_QUESTION.items()},
}

SHELF_INPUTS: Final = (
    "total", "stability", "banned", "variety", "focus", "prominent_books", "rarest", "second_rarest", "books",
    "cards", "in_order", "face_down", "lost_value", "rows", "frontier", "fits", "fits_focus", "fits_prominent",
    *[f"stability_{more}_more" for more in MORE_CARDS], "most_books",
)  # fmt: skip
HAND_INPUTS: Final = (
    "cards", "value", "fitting", "fitting_value", "fitting_focus", "fitting_prominent", "fitting_rarest", "useless",
    "best", "second_best", "third_best", "aside", "aside_value", "aside_fitting_value",
)  # fmt: skip
RIVAL_SHELF_INPUTS: Final = (  # of SHELF_INPUTS
    "prominent_books", "variety", "stability", "cards", "in_order", "rarest", "fits", "stability_1_more",
    "stability_3_more", "most_books",
)  # fmt: skip
TRAITS: Final = (  # what special assistants add to the rules; they tell those of expansions apart
    "arriving", "reacting", "at_home", "shelving", "acquiring", "clearing", "blocks", "shares_spaces", "shuns_hut",
)  # fmt: skip
RIVAL_INPUTS: Final = (
    *RIVAL_SHELF_INPUTS, "hand", "points", "turns_after", "standard_left", "special_left",
    *[f"power_{number}" for number in range(POWERS + 1)], "power", *TRAITS,
)  # fmt: skip
STANDING_INPUTS: Final = ("lead", "ahead", "close", "award", "margin", "best_rival", "rivals_hands")
TIME_INPUTS: Final = (
    "round", "final", "to_final", "own_to_final", *[f"to_final_{cards}" for cards in range(SOON)], "standard_left",
    "special_left", "rivals_left", "most_left", "placing", *[f"turn_{ahead}" for ahead in range(MOST_SEATS)], "first",
)  # fmt: skip
BOARD_INPUTS: Final = (
    *[f"open_{tile}" for tile in range(TILES + 1)], *[f"own_at_{tile}" for tile in range(TILES + 1)],
    *[f"rivals_at_{tile}" for tile in range(TILES + 1)], "own_bid", "higher_bids", "best_card", "all_cards",
    *[f"free_{tile}" for tile in range(TILES + 1)], "best_open_card", "open_cards",  # where assistants may be placed
)  # fmt: skip
LIBRARY_INPUTS: Final = (
    "prominent_books", "banned_books", "variety", "focus", "cards", "points", "level", "margin", "lead",
)  # fmt: skip
EFFECT_INPUTS: Final = (  # of the seat's own effects in progress
    *[f"at_{tile}" for tile in range(TILES + 1)],
    *[f"asked_{question}" for question in QUESTIONS],  # next
    *[f"then_{question}" for question in QUESTIONS],  # once the effects above it on the stack have ended
    "amount", "cards", "count",
)  # fmt: skip
GAME_INPUTS: Final = (*[f"power_{number}" for number in range(POWERS + 1)], *[f"seats_{n}" for n in (1, 2, 3, 4)])
ADDED_INPUTS: Final = (  # of the pieces of expansions, by what they do
    "open_instant", "open_delayed", "open_spaces", "open_cards", "open_permanent", "open_entering",  # with a free space
    "own_waiting", "rivals_waiting", "at", "power", *TRAITS,  # those of the boxed game have traits, too
)  # fmt: skip

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
    *[f"added.{name}" for name in ADDED_INPUTS],
)
_AT: Final = {name: at for at, name in enumerate(FEATURES)}

SHELF_TOTAL: Final = _AT["shelf.total"]
SHELF_STABILITY: Final = _AT["shelf.stability"]
SHELF_BANNED: Final = _AT["shelf.banned"]
SHELF_VARIETY: Final = _AT["shelf.variety"]
SHELF_FOCUS: Final = _AT["shelf.focus"]
SHELF_PROMINENT_BOOKS: Final = _AT["shelf.prominent_books"]
SHELF_RAREST: Final = _AT["shelf.rarest"]
SHELF_SECOND_RAREST: Final = _AT["shelf.second_rarest"]
SHELF_BOOKS: Final = _AT["shelf.books"]
SHELF_CARDS: Final = _AT["shelf.cards"]
SHELF_IN_ORDER: Final = _AT["shelf.in_order"]
SHELF_FACE_DOWN: Final = _AT["shelf.face_down"]
SHELF_LOST_VALUE: Final = _AT["shelf.lost_value"]
SHELF_ROWS: Final = _AT["shelf.rows"]
SHELF_FRONTIER: Final = _AT["shelf.frontier"]
SHELF_FITS: Final = _AT["shelf.fits"]
SHELF_FITS_FOCUS: Final = _AT["shelf.fits_focus"]
SHELF_FITS_PROMINENT: Final = _AT["shelf.fits_prominent"]
SHELF_STABILITY_MORE: Final = [_AT[f"shelf.stability_{more}_more"] for more in MORE_CARDS]
SHELF_MOST_BOOKS: Final = _AT["shelf.most_books"]
RIVAL_SHELF: Final = [_AT[f"shelf.{name}"] for name in RIVAL_SHELF_INPUTS]  # in the order of RIVAL_INPUTS
HAND_CARDS: Final = _AT["hand.cards"]
HAND_VALUE: Final = _AT["hand.value"]
HAND_FITTING: Final = _AT["hand.fitting"]
HAND_FITTING_VALUE: Final = _AT["hand.fitting_value"]
HAND_FITTING_FOCUS: Final = _AT["hand.fitting_focus"]
HAND_FITTING_PROMINENT: Final = _AT["hand.fitting_prominent"]
HAND_FITTING_RAREST: Final = _AT["hand.fitting_rarest"]
HAND_USELESS: Final = _AT["hand.useless"]
HAND_BEST: Final = _AT["hand.best"]
HAND_SECOND_BEST: Final = _AT["hand.second_best"]
HAND_THIRD_BEST: Final = _AT["hand.third_best"]
HAND_ASIDE: Final = _AT["hand.aside"]
HAND_ASIDE_VALUE: Final = _AT["hand.aside_value"]
HAND_ASIDE_FITTING_VALUE: Final = _AT["hand.aside_fitting_value"]
RIVAL: Final = [
    _AT[f"rival_{i}.{RIVAL_INPUTS[0]}"] for i in range(1, MOST_SEATS)
]  # index of each rival's first RIVAL_INPUTS
RIVAL_HAND: Final = RIVAL_INPUTS.index("hand")  # offset from RIVAL
RIVAL_POINTS: Final = RIVAL_INPUTS.index("points")
RIVAL_TURNS_AFTER: Final = RIVAL_INPUTS.index("turns_after")
RIVAL_STANDARD_LEFT: Final = RIVAL_INPUTS.index("standard_left")
RIVAL_SPECIAL_LEFT: Final = RIVAL_INPUTS.index("special_left")
RIVAL_POWER_0: Final = RIVAL_INPUTS.index("power_0")
RIVAL_POWER: Final = RIVAL_INPUTS.index("power")
STANDING_LEAD: Final = _AT["standing.lead"]
STANDING_AHEAD: Final = _AT["standing.ahead"]
STANDING_CLOSE: Final = _AT["standing.close"]
STANDING_AWARD: Final = _AT["standing.award"]
STANDING_MARGIN: Final = _AT["standing.margin"]
STANDING_BEST_RIVAL: Final = _AT["standing.best_rival"]
STANDING_RIVALS_HANDS: Final = _AT["standing.rivals_hands"]
TIME_ROUND: Final = _AT["time.round"]
TIME_FINAL: Final = _AT["time.final"]
TIME_TO_FINAL: Final = _AT["time.to_final"]
TIME_OWN_TO_FINAL: Final = _AT["time.own_to_final"]
TIME_TO_FINAL_0: Final = _AT["time.to_final_0"]
TIME_STANDARD_LEFT: Final = _AT["time.standard_left"]
TIME_SPECIAL_LEFT: Final = _AT["time.special_left"]
TIME_RIVALS_LEFT: Final = _AT["time.rivals_left"]
TIME_MOST_LEFT: Final = _AT["time.most_left"]
TIME_PLACING: Final = _AT["time.placing"]
TIME_TURN_0: Final = _AT["time.turn_0"]
TIME_FIRST: Final = _AT["time.first"]
BOARD_OPEN_0: Final = _AT["board.open_0"]
BOARD_OWN_AT_0: Final = _AT["board.own_at_0"]
BOARD_RIVALS_AT_0: Final = _AT["board.rivals_at_0"]
BOARD_OWN_BID: Final = _AT["board.own_bid"]
BOARD_HIGHER_BIDS: Final = _AT["board.higher_bids"]
BOARD_BEST_CARD: Final = _AT["board.best_card"]
BOARD_ALL_CARDS: Final = _AT["board.all_cards"]
BOARD_FREE_0: Final = _AT["board.free_0"]
BOARD_BEST_OPEN_CARD: Final = _AT["board.best_open_card"]
BOARD_OPEN_CARDS: Final = _AT["board.open_cards"]
LIBRARY_PROMINENT_BOOKS: Final = _AT["library.prominent_books"]
LIBRARY_BANNED_BOOKS: Final = _AT["library.banned_books"]
LIBRARY_VARIETY: Final = _AT["library.variety"]
LIBRARY_FOCUS: Final = _AT["library.focus"]
LIBRARY_CARDS: Final = _AT["library.cards"]
LIBRARY_POINTS: Final = _AT["library.points"]
LIBRARY_LEVEL: Final = _AT["library.level"]
LIBRARY_MARGIN: Final = _AT["library.margin"]
LIBRARY_LEAD: Final = _AT["library.lead"]
EFFECT_AT_0: Final = _AT["effect.at_0"]
EFFECT_ASKED: Final = _AT[f"effect.asked_{QUESTIONS[0]}"]
EFFECT_THEN: Final = _AT[f"effect.then_{QUESTIONS[0]}"]
EFFECT_AMOUNT: Final = _AT["effect.amount"]
EFFECT_CARDS: Final = _AT["effect.cards"]
EFFECT_COUNT: Final = _AT["effect.count"]
GAME_POWER_0: Final = _AT["game.power_0"]
GAME_SEATS_1: Final = _AT["game.seats_1"]
ADDED_OPEN_INSTANT: Final = _AT["added.open_instant"]
ADDED_OPEN_DELAYED: Final = _AT["added.open_delayed"]
ADDED_OPEN_SPACES: Final = _AT["added.open_spaces"]
ADDED_OPEN_CARDS: Final = _AT["added.open_cards"]
ADDED_OPEN_PERMANENT: Final = _AT["added.open_permanent"]
ADDED_OPEN_ENTERING: Final = _AT["added.open_entering"]
ADDED_OWN_WAITING: Final = _AT["added.own_waiting"]
ADDED_RIVALS_WAITING: Final = _AT["added.rivals_waiting"]
ADDED_AT: Final = _AT["added.at"]
ADDED_POWER: Final = _AT["added.power"]


def question_at(prompt: str) -> int:
    """Return the index in QUESTIONS of the question with this message id."""
    return _QUESTION_AT.get(prompt, len(QUESTIONS) - 1)
