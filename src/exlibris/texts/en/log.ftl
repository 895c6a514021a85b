### What happened, one sentence each. $cards names the cards, or counts them for those who may not know them.
### $player did it; $other is the other player concerned; $at says where; $assistant is the assistant concerned.

## Cards

log-reshuffle = The deck has run out: the { $value } cards of the discard pile are shuffled into a new one.
log-draw = { $player } draws { $cards }.
log-take = { $player } takes { $cards } { $at }.
log-pass = { $player } gives { $cards } to { $other }.
log-discard = { $player } discards { $cards }.
log-discard-shelf = { $player } discards { $cards } from the shelf.
log-shelve = { $player } shelves { $cards }.
log-take-out = { $player } takes { $cards } off the shelf, to shelve it again.
log-shift = { $player } shifts { $cards } { $key ->
    [up] up
    [down] down
    [left] to the left
   *[right] to the right
} by one cell.

## Assistants on the move

log-return = { $player } gets back { $assistant } that stood { $at }.
log-displace = { $player } sends { $assistant } from home to take { $other }'s place { $at }.
log-bring-home = { $player } calls home { $assistant } that stood { $at }.

## Locations

log-first-player = { $player } takes the first-player token.
log-lay = { $player } leaves { $cards } { $at }.
log-cannot-pay = { $player } cannot pay the bid of { $value } and gets nothing.
log-present = { $player } picks { $cards } { $at } as a present for { $other }.
log-name = { $player } names { $category } { $at }.
log-reveal = { $player } turns up { $cards } { $at }.
log-win = { $player } wins { $at } with { $category }: { $cards }.
log-swap-hand = { $player } swaps { $card } on the shelf for { $card2 } from hand.
log-swap-shelf = { $player } swaps { $card } and { $card2 } on the shelf.
log-found-nothing = { $player } finds no { $category } in the discard pile.
log-salvage = { $player } digs { $cards } out of the discard pile.
log-look = { $player } looks at { $cards } { $at }.
log-look-deck = { $player } looks at the top of the deck: { $cards }.
log-deck-bottom = { $player } puts the top card at the bottom of the deck: { $cards }.
log-offer = { $player } offers { $cards } for sale.
log-pass-sale = { $player } buys nothing this time.

## Special assistants

log-allow = { $player } lets { $other } draw a card and shelve one.
log-shows-hand = { $player } shows { $other } { $cards }: no { $category } among them.
log-burn = { $player } burns { $cards } { $at }.
log-cover = { $player } entombs { $card2 } under { $card }.
log-entomb = { $player } entombs { $card } under { $card2 }.
log-witch-reveals = { $player } reveals { $cards } for the Witch to consider.
log-witch-keeps = The Witch lets { $player } keep what was there and discard { $cards }.
log-witch-swaps = The Witch leaves { $player } with { $card } instead of { $card2 }.

## The course of the game

log-library = { $special_assistants ->
    [with_library] { $player } moves into { $library }, with { $assistant }.
   *[other] { $player } takes on { $assistant }.
}
log-round = Round { $value } begins; { $player } starts.
log-tile = { $tile } opens for this round.
log-place = { $place ->
    [auction_house] { $player } places { $assistant } { $at } and bids { $number }.
   *[other] { $player } places { $assistant } { $at }.
}
log-resolve = Resolution { $at }.
log-clear = { $cards } { $at } { $count ->
    [one] is
   *[other] are
} discarded.
log-permanent = { $tile } becomes permanent.
log-library-removed = { $player } sends { $library } back to the box.
log-library-gets = The Public Library gets { $cards } from the deck.
log-clue = A clue: the Public Library does not specialize in { $category }.
log-library-focus = The Public Library turns out to specialize in { $category }.
log-library-open = The Public Library is spread out and counted: { $value ->
    [one] { $value } card.
   *[other] { $value } cards.
}
log-eliminate = { $player } closes { $tile } for good.
log-witch-shelves = { $player } lets the Witch keep { $card }; { $card2 } goes on the shelf face down.
log-final-round = { $key ->
    [round_limit] The next round is the last: the town has set a limit.
   *[shelf] The next round is the last: a shelf holds { $value } cards.
}
log-flip = { $player } has turned { $cards } face down.
log-inspection = The inspection is under way: cards out of order are turned face down.
