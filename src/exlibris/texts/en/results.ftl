### How the game ended, and who won.

result-ended-shelf = The final round came because a shelf was full enough.
result-ended-round_limit = The final round came because the town would wait no longer: the round limit was reached.

result-ended-rounds = The fifth round was the last.

result-solo-won = { $winners } gets the license: { $total } against the Public Library’s { $library }.
result-solo-lost =
    No license: { $total } for { $player }, { $library } for the Public Library. It has been
    collecting for longer.

result-won-total = { $winners } wins with a total of { $total }.
result-won-books = { $winners } wins: tied at { $total }, but with more books on the shelf.
result-won-hand = { $winners } wins: tied on points and books, but with fewer cards in hand.
result-won-banned = { $winners } wins: tied on points, books, and hand, but with fewer Banned Books.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners } share the victory with { $total } each: books, hands, and Banned Books are tied, too.
   *[no_race]
        { $winners } share the victory with { $total } each: books, hands, and Banned Books are tied, too. The rulebook
        breaks the tie with a reading race, which no software can referee: settle it at home, with a book.
}
