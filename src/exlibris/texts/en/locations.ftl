### The 18 locations. at: where something happens. summary: one line for the
### tile. detail: everything, with the cases in which nothing happens. Where the rulebooks differ they select on
### the switches of the ruleset, by the names in content/rulesets/switches.toml.

location-diviners_hut-name = Diviner's Hut
    .at = at the Diviner's Hut
location-diviners_hut-summary = Draw 1 card per assistant you have placed, then take the first-player token.
location-diviners_hut-detail =
    Draw 1 card for each of your assistants now placed, in town and at home, counting the one that has
    just walked in. Then take the first-player token: you start the next round, while this one goes on as
    it was. If you have the token already, you keep it. Assistants that were sent back to you do not
    count. The Ghost is not admitted; the Diviner saw it coming.

location-book_swap-name = Ye Olde Book Swap
    .at = at Ye Olde Book Swap
location-book_swap-summary = Swap a hand card for one of these; you may shelve it.
location-book_swap-detail =
    Give 1 card from your hand and take 1 of the cards lying here; you may shelve the card you took at
    once. Yours stays here, face up, for whoever comes next. If you can swap, you must. With an empty
    hand, or no card here, nothing happens.

location-auction_house-name = Auction House
    .at = at the Auction House
location-auction_house-summary = Bid 1 to 4 hand cards; the highest bid gets the lot at the end of the round.
location-auction_house-detail =
    Each space is a bid from 1 to 4, and only one bidder stays. Whoever comes later has to bid higher,
    even against an assistant of their own; the one outbid goes back to its owner, who places it again on
    a later turn this round. Nobody can come in once 4 is bid. In Resolution the bidder discards as many
    hand cards as the bid, takes all cards lying here and may shelve any of them. With too few cards in
    hand the bidder pays nothing and gets nothing; the same goes when no card is left here. If the bidder
    leaves the house some other way, bidding starts again at 1.

location-paper_mill-name = Paper Mill
    .at = at the Paper Mill
location-paper_mill-summary = { $paper_mill_discards ->
    [hand_or_shelf] Pulp 1 or more cards, all from hand or all from shelf, then shelve 1 or 2.
   *[hand_and_shelf] Pulp 1 or more cards from hand or shelf, then shelve up to 2.
}
location-paper_mill-detail =
    { $paper_mill_discards ->
        [hand_or_shelf]
            Discard 1 or more cards, all of them from your hand or all from your shelf; then shelve 1 or 2
            cards from your hand, as far as you have any.
       *[hand_and_shelf]
            Discard 1 or more cards from your hand, your shelf or both; then shelve up to 2 cards from your
            hand.
    }
    A card may leave the shelf only if what remains stays in one piece. If you have no card to discard,
    nothing happens.

location-community_center-name = Community Center
    .at = at the Community Center
location-community_center-summary = Take 1 card, then give another to an opponent; both may be shelved.
location-community_center-detail =
    Take 1 of the cards lying here; you may shelve it at once. Then, if any are left, choose one and give
    it to an opponent of your choice, who may shelve it at once as well. Taking and giving are not
    optional; community spirit never is. With no card here, nothing happens.

location-curiosity_cart-name = Curiosity Cart
    .at = at the Curiosity Cart
location-curiosity_cart-summary = Discard any number of hand cards, draw as many plus 1; you may shelve 1 of these.
location-curiosity_cart-detail =
    Discard any number of cards from your hand (none is a number too), then draw one card more than you
    discarded. You may shelve 1 of the cards you drew.

location-gambling_den-name = Gambling Den
    .at = at the Gambling Den
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Name a category per assistant here, turn up 4 cards: most books wins its cards.
   *[player] Name a category each, turn up 4 cards: most books wins the cards that match.
}
location-gambling_den-detail =
    Starting with you and going clockwise, each player with an assistant here names { $gambling_den_names ->
        [assistant] as many categories as they have assistants here
       *[player] a category
    }, all different. Turn up 4 cards from the deck. The category with the most books on them wins: whoever
    named it takes every card with at least one such book, and the rest is discarded. The winner may
    shelve as many of these cards as there are players with an assistant here. If categories tie, you win
    if yours is among them; otherwise the tied player next to you { $gambling_den_tie ->
        [clockwise] clockwise
       *[counter_clockwise] counter-clockwise
    } wins. If none of the
    books named turns up, you win, gloriously, nothing.

location-librarians_lounge-name = Librarians' Lounge
    .at = at the Librarians' Lounge
location-librarians_lounge-summary = Bring one of your assistants home and use that space; rearrange your shelf; or both.
location-librarians_lounge-detail =
    Do either or both of these, in any order. Call home: move one of your assistants from a location to
    an empty space of your library and use that space with it. Rearrange: swap a card on your shelf with
    one in your hand, swap two cards on your shelf, or take a card off your shelf and shelve it again
    somewhere else. An assistant that was placed or moved this turn cannot be called home, so the one in
    this armchair stays.

location-book_collector-name = Book Collector
    .at = at the Book Collector
location-book_collector-summary = Discard any cards; draw 1 per 2 books the Collector wants; shelve up to 2 of these.
location-book_collector-detail =
    The Collector wants books of every category shown on the card lying here. Discard any number of cards
    from your hand, your shelf or both, count the wanted books on them, and draw half as many cards,
    rounded down. You may shelve up to 2 of the cards you drew. Cards face down on your shelf count with
    the books they hide. A card may leave the shelf only if what remains stays in one piece. With no card
    here, nothing happens.

location-bon_mot_bookshop-name = Bon Mot Bookshop
    .at = at the Bon Mot Bookshop
location-bon_mot_bookshop-summary = Take 1 card; you may shelve it.
location-bon_mot_bookshop-detail =
    Take 1 of the cards lying here; you may shelve it at once. With no card here, nothing happens.

location-garbage_dump-name = Garbage Dump
    .at = at the Garbage Dump
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Name a category; you may dig 1 card of it out of the discard pile, and shelve it.
   *[must] Name a category and dig 1 card of it out of the discard pile; you may shelve it.
}
location-garbage_dump-detail =
    In Resolution, name a category; then search the discard pile { $garbage_dump_take ->
        [may] if you like and take 1 card with a book of it, or none. You may shelve it at once.
       *[must] and take 1 card with a book of it. You may shelve it at once. If there is one, you have to take one.
    }
    The pile already holds what the tiles
    with lower numbers have thrown out this round. Two visitors search in the order of their spaces, and
    only the one who searches sees the pile. If no card fits, or the pile is empty, you go home with the
    smell.

location-bookworm_tavern-name = Bookworm Tavern
    .at = at the Bookworm Tavern
location-bookworm_tavern-summary = Turn up 2 cards per assistant here; take them in turn; you may shelve yours.
location-bookworm_tavern-detail =
    In Resolution, 2 cards from the deck are turned up for each assistant here. In the order of the
    spaces each assistant takes 1 of them for its owner, then again in the same order, until none is
    left. You may shelve any of the cards you got this way. If the deck runs short, fewer cards are
    turned up, and the last ones in the queue get less.

location-mysterious_shack-name = Mysterious Shack
    .at = at the Mysterious Shack
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Name a category, look, take all cards that match; you may shelve 1.
   *[any] Name a category, look, take any cards that match; you may shelve 1.
}
location-mysterious_shack-detail =
    Name a category, then look at all the face-down cards here; nobody else sees them. Show and take { $mysterious_shack_take ->
        [all] all those with a book of that category
       *[any] any number of those with a book of that category, or none
    }; you may shelve 1 of the cards you took. The
    others stay here face down. With no card here, nothing happens.

location-flea_market-name = Flea Market
    .at = at the Flea Market
location-flea_market-summary = Take 1 card, or 2 if another assistant is already here; you may shelve them.
location-flea_market-detail =
    Take 1 of the cards lying here, and a second one if another assistant, your own included, is here
    already. You may shelve what you took. If just one card is left, one is all there is. With no card
    here, nothing happens.

location-assistants_guild-name = Assistant's Guild
    .at = at the Assistant's Guild
location-assistants_guild-summary = Move one of yours from home onto an opponent's space in town, and use it there.
location-assistants_guild-detail =
    Move one of your assistants from your library to a space in town where an opponent's assistant
    stands. That one goes back to its owner, who places it again on a later turn this round. Yours visits
    the location: an instant effect happens now, a delayed one in Resolution. The Guild opens even the
    Snowman's door{ $guild_at_snowman ->
        [free] , and sends yours onto the free spaces behind an opponent's as well
       *[occupied] { "" }
    }, but it cannot move the Ghost into the Diviner's Hut. If you have nobody at home, or no opponent's
    assistant can be displaced, nothing happens.

location-tax_collector-name = Tax Collector
    .at = at the Tax Collector
location-tax_collector-summary = Each opponent pays 1 card here; then { $tax_collector_pays ->
    [tile] pay any number and take as many others.
   *[discard] discard any number and take as many.
}
location-tax_collector-detail =
    In turn order each opponent puts 1 card from hand or shelf here, face up; whoever has none is let
    off. Then you may { $tax_collector_pays ->
        [tile]
            put any number of cards from your hand, your shelf or both here, too, and take as many of those
            that were here before. What you paid stays for the next visitor.
       *[discard]
            discard any number of cards from your hand, your shelf or both, and take as many of the cards
            lying here.
    }
    You may shelve the cards you took. A card may leave a shelf only if what
    remains stays in one piece. Cards that nobody took stay here until Resolution throws them out.

location-rummage_sale-name = Rummage Sale
    .at = at the Rummage Sale
location-rummage_sale-summary = Offer hand cards; for each one sold draw 2, then { $rummage_sale_shelving ->
    [may] you may shelve 1.
   *[must] shelve 1.
}
location-rummage_sale-detail =
    Show any number of cards from your hand. In turn order each opponent takes 1 of them into hand,
    shelves 1, or passes; go round until none is left or all opponents pass in the same lap. For each
    card sold, draw 2 cards, then { $rummage_sale_shelving ->
        [may] you may shelve 1 from your hand, one sale after the other.
       *[must] shelve 1 from your hand, one sale after the other; shelving is not optional.
    }
    Unsold cards come back to your hand. With an empty hand, nothing happens.

location-shelfmasons_guild-name = Shelfmasons' Guild
    .at = at the Shelfmasons' Guild
location-shelfmasons_guild-summary = Slide neighbouring cards of one shelf row { $shelfmasons_directions ->
    [sideways] left or right.
   *[all] in one direction.
}
location-shelfmasons_guild-detail =
    Choose a direction ({ $shelfmasons_directions ->
        [sideways] left or right
       *[all] left, right, up or down
    }) and a set of neighbouring cards in one row of your
    shelf; slide them that way by as many cells as you like. At every step the shelf has to stay in one
    piece and within three rows, and no card moves through another. The slide may leave a gap. You may
    also leave everything as it stands.
