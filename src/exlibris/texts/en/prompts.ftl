### What a player has to decide. Each prompt names the player, the thing and the rule. "action" is what one of the
### choices does, "done" is what stopping means; without them the general words of actions.ftl are used.
### $place is the key of the location and $rule_id the rule, for prompts that several effects share; $offered counts
### the things to choose from, $chosen the choices already made. The switches of the ruleset are variables named as in
### content/rulesets/switches.toml.

## Setup and placement

prompt-library = { $player }, choose your library. It brings its special assistant; the other library stays in the box.
prompt-library-pool = { $player }, take one of the face-up libraries, then remove another library from the game.
prompt-assistant-card = { $player }, choose your special assistant.
prompt-eliminate = { $player }, which location leaves the game? Two go after every round; this is the { $count ->
    [1] first
   *[other] second
}.
    .action = close for good: { $tile }
home-actions-follow = { $count ->
    [one] One more home action follows.
   *[other] { $count } more home actions follow.
}
library-keeps-discards = Discards go to the Public Library.
prompt-place = { $player }, place an assistant in town or at home.

## Why an assistant can’t be placed on a free space

why-space-alike = Those spaces are all alike: take the first free one.
why-space-special = Only your { $assistant } is left to place, and it may not go there. { $summary }
why-space-blocked = The { $assistant } there keeps all others out.
why-space-one = In a solo game this location takes only one assistant.
why-space-visitors = It can’t go there because of the assistants at this location.
why-bid-short = A bid of { $bid } costs as many cards; you hold { $count } so far.
why-space-idle = As things stand, nothing would happen here.
why-space-costly = As things stand, you could only lose cards here.

## Verbs that many effects share

prompt-home = { $player }, you may do one home action: draw a card or shelve one.
    .done = do neither
prompt-both-home = { $player }, { $rule_id ->
    [ASST-CUBE-01] { $other } has joined your Gelatinous Cube: you
   *[other] you
} may do { $chosen ->
    [0] both home actions, in either order: draw a card, shelve one.
   *[other] the other home action, too.
}
    .done = leave it at that
prompt-put = { $player }, where does { $card } go? Next to a shelved card, within three rows.
    .action = shelve { $card } { $where }
prompt-shelve-gained = { $player }, you may shelve { $rule_id ->
    [LOC03-05] any of the cards you have won
    [LOC07-05] { $chosen ->
        [0] cards you have won, at most one for each player here
       *[other] more of the cards you have won, in all at most one for each player here
    }
    [LOC09-03] { $chosen ->
        [0] up to two of the cards you have drawn
       *[other] one more of the cards you have drawn
    }
    [LOC14-02] any of the cards you have taken
    [LOC16-04] any of the cards you have taken
    [LOC06-02] one of the cards you have drawn
    [LOC13-05] one of the cards you have taken
    [ASST-GOBLIN-04] any of the cards the Goblin Sneak has borrowed
   *[other] { $offered ->
        [1] { $card }, which you received { $at }
       *[other] any of the cards you received
    }
}.
    .action = shelve { $card }
    .done = { $offered ->
        [1] keep it in hand
       *[other] keep the rest in hand
    }
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $chosen ->
        [0] { $paper_mill_shelving ->
            [must] shelve one or two cards from your hand.
           *[may] you may shelve up to two cards from your hand.
        }
       *[other] you may shelve one more card from your hand.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] a card is sold: you may shelve one from your hand.
       *[must] a card is sold: shelve one from your hand.
    }
   *[other] which card from your hand do you shelve?
}
    .action = shelve { $card }
    .done = that is all
prompt-discard-hand = { $player }, discard any number of cards from your hand; you will draw one more than that.
    .action = discard { $card }
    .done = that is all: draw { $draws }
prompt-discard-own = { $player }, { $chosen ->
    [0] discard one or more cards from hand or shelf
   *[other] you may discard more cards from hand or shelf
}; { $paper_mill_shelving ->
    [must] then shelve one or two.
   *[may] then you may shelve up to two.
}
    .action = discard { $card }
    .done = that is all
prompt-keep-from-deck = { $player }, keep one of these cards from the deck; it goes to your hand.
    .action = keep { $card }
prompt-discard-looked-at = { $player }, choose which of the cards from the deck to discard.
    .action = discard { $card }
    .done = discard no more of them
prompt-put-back = { $player }, the others go back on top of the deck: which card goes lowest?
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
   *[other] which category should the Goblin Sneak ask { $other } for?
}
    .action = name { $category }

## Inspection

prompt-flip = { $player }, secretly flip cards that make better ones fall or cost more than they earn; then say that you are ready.
