### What happened, one sentence each. $cards names the cards, or counts them for those who may not know them.
### $player did it; $other is the other player concerned; $at says where; $assistant is the assistant concerned.

## Cards

log-reshuffle = { $value ->
    [one] The deck has too few cards: the only card in the discard pile goes under it.
   *[other] The deck has too few cards: the { $value } cards in the discard pile are shuffled and go under it.
}
log-draw = { $player } draws { $cards }.
log-take = { $player } takes { $cards } { $at }.
log-pass = { $player } gives { $cards } to { $other }.
log-discard = { $player } discards { $cards }.
log-discard-shelf = { $player } discards { $cards } from the shelf.
log-discard-deck = { $player } discards { $cards } from the deck.
log-shelve = { $player } shelves { $cards }.
log-shift = { $player } shifts { $cards } { $key ->
    [up] up
    [down] down
    [left] to the left
   *[right] to the right
} by one cell.

## Assistants on the move

log-return = { $player } gets { $assistant } back; it was { $at }.

## Locations

log-lay = { $player } leaves { $cards } { $at }.
log-name = { $player } names { $category } { $at }.
log-reveal = { $player } reveals { $cards } { $at }.
log-look-deck = { $player } looks at the top of the deck: { $cards }.
log-deck-bottom = { $player } puts the top card at the bottom of the deck: { $cards }.

## The course of the game

log-first-drawn = No one knows who last bought a book, so lots are drawn: { $player } is the first player.
log-library = { $special_assistants ->
    [with_library] { $player } chooses a library: { $library }, with { $assistant }.
   *[other] { $player } takes on { $assistant }.
}
log-prominent = The card for Prominent Works is revealed: { $category }.
log-banned = The card for Banned Books is revealed: { $category }.
# $value is 255 for those who may not know it.
log-focus = { $value ->
    [255] { $player } gets a library focus, face down.
   *[other] { $player } gets a library focus: { $category }.
}
log-hand = { $player } is dealt { $cards }.
log-library-sealed = The Public Library gets a focus, face down, and { $value ->
    [one] one clue.
   *[other] { $value } clues.
}
log-round = Round { $value } begins; { $player } starts.
log-tile = Revealed for this round: { $tile }.
log-place = { $place ->
    [auction_house] { $player } places { $assistant } { $at } and bids { $number }.
   *[other] { $player } places { $assistant } { $at }.
}
log-resolve = Resolution { $at }.
log-clear = { $cards } { $at } { $count ->
    [1] is
   *[other] are
} discarded.
log-permanent = Permanent from now on: { $tile }.
log-library-removed = { $player } sends { $library } back to the box.
log-library-gets = The Public Library gets { $cards } from the deck.
log-clue = A clue: the Public Library’s focus is not { $category }.
log-library-focus = The Public Library’s focus is { $category }.
log-library-open = The Public Library is spread out and counted: { $value ->
    [one] { $value } card.
   *[other] { $value } cards.
}
log-eliminate = { $player } closes a location for good: { $tile }.
log-final-round = { $key ->
    [round_limit] The next round is the last: the town has set a limit.
   *[shelf] The next round is the last: a shelf holds { $value ->
        [one] one card.
       *[other] { $value } cards.
    }
}
log-flip = { $player } has flipped { $cards }.
log-inspection = The inspection begins: cards out of order are flipped.
