### What a player has to decide. Each prompt names the player, the thing and the rule. "action" is what one of the
### choices does, "done" is what ending it means; without them the general words of actions.ftl stand.
### $place is the key of the location and $rule_id the rule, for prompts that several effects share; $offered counts
### the things to choose from. The switches of the ruleset are there by their names in content/rulesets/switches.toml.

## Setup and placement

prompt-library = { $player }, choose your library. It brings its special assistant; the other stays in the box.
prompt-library-pool = { $player }, take one of the open libraries, then remove another one from the game.
prompt-assistant-card = { $player }, choose your special assistant.
prompt-eliminate = { $player }, which location leaves the game? Two go after every round.
    .action = close { $tile } for good
prompt-place = { $player }, place an assistant in town or at home.

## Verbs that many effects share

prompt-home = { $player }, you may do one home action: draw a card or shelve one.
    .done = do neither
prompt-both-home = { $player }, you may do both home actions, in either order: draw a card, shelve one.
    .done = leave it at that
prompt-put = { $player }, where does { $card } go? Next to a shelved card, within three rows.
    .action = shelve { $card } { $where }
prompt-shelve-gained = { $player }, you may shelve { $rule_id ->
    [LOC03-05] any of the cards you have won
    [LOC07-05] cards you have won, one for each player here at most
    [LOC09-03] up to two of the cards you have drawn
    [LOC14-02] any of the cards you have taken
    [LOC16-04] any of the cards you have taken
    [LOC06-02] one of the cards you have drawn
    [LOC13-05] one of the cards you have taken
    [ASST-GOBLIN-04] any of the cards the Goblin has borrowed
   *[other] { $offered ->
        [one] the card you have got
       *[other] any of the cards you have got
    }
}.
    .action = shelve { $card }
    .done = keep what is left in hand
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $paper_mill_discards ->
        [hand_or_shelf] shelve one or two cards from your hand.
       *[hand_and_shelf] you may shelve up to two cards from your hand.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] a card is sold: you may shelve one from your hand.
       *[must] a card is sold: shelve one from your hand.
    }
   *[other] which card of your hand do you shelve?
}
    .action = shelve { $card }
    .done = shelve nothing more
prompt-discard-hand = { $player }, discard any number of hand cards; you will draw one more than that.
    .action = discard { $card }
    .done = discard nothing more and draw
prompt-discard-own = { $place ->
    [book_collector] { $player }, discard any cards from hand or shelf: every two books the Collector wants are worth a card.
   *[other] { $player }, { $paper_mill_discards ->
        [hand_or_shelf] discard one card or more, all from hand or all from shelf; then shelve one or two.
       *[hand_and_shelf] discard one card or more from hand or shelf; then you may shelve up to two.
    }
}
    .action = discard { $card }
    .done = discard nothing more
prompt-keep-from-deck = { $player }, keep one of these cards from the deck; it comes to your hand.
    .action = keep { $card }
prompt-put-back = { $player }, the others go back on top of the deck: which one is to lie deepest?
    .action = put { $card } back below the rest
prompt-put-at-bottom = { $player }, you may put the top card of the deck at the bottom.
    .action = put { $card } at the bottom
    .done = leave it on top
prompt-take = { $player }, { $rule_id ->
    [LOC05-01] take a card { $at }; after that you give one away
    [LOC16-02] { $tax_collector_pays ->
        [tile] take as many other cards { $at } as you have paid: { $count } to go
       *[discard] take as many cards { $at } as you have discarded: { $count } to go
    }
   *[other] take a card { $at }
}.
    .action = take { $card }
prompt-name-category = { $player }, { $rule_id ->
    [LOC13-02] name a category, then look at the cards { $at }; { $mysterious_shack_take ->
        [all] you take those that show it.
       *[any] you may take those that show it.
    }
    [LOC11-01] name a category to search the discard pile for.
   *[other] which category is the Goblin to ask { $other } for?
}
    .action = name { $category }

## Locations

prompt-swap-take = { $player }, which card do you want { $at }? You will give one from your hand for it.
    .action = take { $card }
prompt-swap-give = { $player }, which hand card do you give for { $card }? It stays { $at }, face up.
    .action = give { $card }
prompt-pay-bid = { $player }, pay your bid: discard { $count ->
    [one] 1 more hand card
   *[other] { $count } more hand cards
}.
    .action = discard { $card }
prompt-choose-gift = { $player }, which card do you give away { $at }? An opponent gets it.
    .action = give { $card }
prompt-choose-recipient = { $player }, which opponent gets { $card }?
    .action = give it to { $other }
prompt-bet = { $player }, name a category that nobody has named. Four cards are turned up; most books on them wins.
    .action = bet on { $category }
prompt-lounge = { $player }, call an assistant home, rearrange your shelf, or both.
    .done = leave everything as it is
prompt-bring-home = { $player }, which assistant do you call home? It uses a free home space at once.
    .action = call home { $assistant } { $at }, space { $number }
    .done = call nobody home
prompt-change-shelf = { $player }, what do you change on your shelf? One thing only.
    .done = change nothing
prompt-pick-shelved = { $player }, which shelved card changes places?
    .action = pick { $card }
    .done = change nothing
prompt-swap-hand = { $player }, which hand card takes the place of { $card }?
    .action = put { $card } there
    .done = change nothing
prompt-swap-shelf = { $player }, which card changes places with { $card }?
    .action = swap with { $card }
    .done = change nothing
prompt-reshelve = { $player }, which card do you take off the shelf and shelve again? The rest must hold together.
    .action = take out { $card }
    .done = change nothing
prompt-search = { $player }, take a card with { $category } out of the discard pile.
    .action = take { $card }
    .done = take none of them
prompt-take-matching = { $player }, you may take any of these cards with { $category }; the others stay face down.
    .action = take { $card }
    .done = leave the others
prompt-send-from-home = { $player }, which assistant at home does the Guild send to town?
    .action = send { $assistant }
prompt-displace = { $player }, whose place in town do you take? The assistant displaced goes back to its owner.
    .action = take the place { $at }, space { $number }
prompt-displace-which = { $player }, two share the space { $there }: which of them goes back to its owner?
prompt-displace-whose = { $player }, two share the space { $there }: whose assistant goes back to its owner?
    .action = send { $other }'s assistant back
prompt-pay-tax = { $player }, { $other } sends the Tax Collector: put a card from hand or shelf on the tile.
    .action = pay { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] pay any cards from hand or shelf; they stay { $at }, and you will take as many others.
   *[discard] discard any cards from hand or shelf; you will take as many { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] pay { $card }
       *[discard] discard { $card }
    }
    .done = { $tax_collector_pays ->
        [tile] pay nothing more
       *[discard] discard nothing more
    }
prompt-offer = { $player }, which hand cards do you offer? For each one sold you draw two and { $rummage_sale_shelving ->
    [may] may shelve one.
   *[must] shelve one.
}
    .action = offer { $card }
    .done = offer nothing more
prompt-buy = { $player }, { $other } is selling: take a card, or pass. For each one sold { $other } draws two and { $rummage_sale_shelving ->
    [may] may shelve one.
   *[must] shelves one.
}
    .action = take { $card }
    .done = pass
prompt-shift-direction = { $player }, which way do you shift cards of one row of your shelf?
    .done = shift nothing
prompt-shift-first = { $player }, which card is at one end of the group you shift?
    .action = start with { $card }
    .done = shift nothing
prompt-shift-last = { $player }, which card is at the other end? All cards in between come along.
    .action = end with { $card }
    .done = shift nothing
prompt-shift-on = { $player }, shift the same cards further?
    .done = leave them here

## Special assistants

prompt-bookworm-again = { $player }, the Bookworm is still hungry: discard a card from hand or shelf to draw and shelve once more.
    .action = feed it { $card }
    .done = enough
prompt-cube = { $player }, the Gelatinous Cube blocks the door { $at }: give { $other } a random card, or let { $other } draw and shelve.
prompt-goblin-victim = { $player }, whom does the Goblin rob { $at }? Each opponent there once.
    .action = rob { $other }
    .done = rob nobody else
prompt-goblin-hand-over = { $player }, { $other }'s Goblin wants { $category }: which card do you give?
    .action = give { $card }
prompt-golem = { $player }, the Trash Golem may save one of the cards about to be discarded { $at }.
    .action = save { $card }
    .done = let them go
prompt-imp = { $player }, the Fire Imp may burn { $offered ->
    [one] the card { $at } for one home action.
   *[other] cards { $at }: one for one home action, or all for two.
}
    .done = burn nothing
prompt-imp-card = { $player }, which card does the Fire Imp burn { $at }?
    .action = burn { $card }
prompt-imp-unseen = { $player }, which of the face-down cards does the Fire Imp burn { $at }?
    .action = burn face-down card { $number }
prompt-mummy = { $player }, how does the Mummy shelve { $card }? Entombed cards score 2 points each, not their books.
prompt-mummy-cover = { $player }, which card is entombed under { $card }?
    .action = entomb { $card }
prompt-mummy-bury = { $player }, under which card is { $card } entombed?
    .action = entomb it under { $card }
prompt-sasquatch = { $player }, { $other } comes too close to your Sasquatch { $at }: take it back, or let it stay?
prompt-witch = { $player }, the Witch has turned over { $card }: which of the two do you keep? The other is discarded.
    .action = keep { $card }
prompt-witch-reveal = { $player }, shall the Witch turn over a card? You keep it or the Banned one, and shelve the other face down.
    .done = leave it as it is
prompt-witch-shelve = { $player }, the Witch has turned over { $card }: which of the two do you keep? The other goes on
    your shelf face down.
    .action = keep { $card }
prompt-wizard = { $player }, how does the Wizard shelve { $card }? A shift by one cell can make room for it.
prompt-wizard-group = { $player }, pick { $wizard_shift ->
    [any_cards] any cards
   *[group] neighbouring cards
} to shift; { $card } goes where they leave a gap.
    .action = shift { $card } too
    .done = shift these
prompt-wizard-gap = { $player }, which of the cells left empty does { $card } go to?
    .action = put { $card } { $where }

## Inspection

prompt-flip = { $player }, turn cards face down if it helps the alphabet, then be ready. Nobody sees it before all are.
