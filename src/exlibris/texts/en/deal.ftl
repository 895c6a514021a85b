### What a table promises of its deal, and how a record is checked.

deal-title = The deal revealed
deal-about = This number was made from the order of all the cards before anyone sat down, and it can’t be used to work out the cards. When the game is over, the table shows what it was made from, so anyone can check that nothing was changed. This browser has noted it; write it down if you want to be sure.
deal-about-older = This is the SHA-256 of the deal’s seed, which the table shows when the game is over.
deal-chosen = The host chose the seed of this deal, and so could know every card.
deal-copy = Copy the fingerprint
deal-copied = Copied
deal-more = What it proves
deal-seed = Seed
deal-salt = Salt
deal-check = Check the deal
verify-title = Check a deal
verify-about = The record of a finished game reveals the seed of the deal, which its table fixed before the first card was seen. Here the seed is compared with the fingerprint, and the whole game is played again.
verify-noted = Fingerprint, as you noted it
verify-noted-help = Without it, the record is only compared with itself.
verify-noted-here = This browser noted it when it first saw the table.
verify-noted-digits = A fingerprint has 64 digits, from 0 to 9 and from a to f.
verify-again = Check again
verify-checking = Playing the game again…
verify-good = The deal is as promised
verify-partly = Nothing is wrong, but nothing was promised either
verify-bad = Something is wrong
verify-noted-yes = It has the fingerprint that you noted.
verify-noted-no = It does not have the fingerprint that you noted.
verify-hash-yes = The fingerprint was made from this deal.
verify-hash-no = The fingerprint was not made from this deal.
verify-hash-none = The record has no fingerprint: the game was not played at a table.
verify-deal-yes = The game was played with the cards, the rules, and the seats of that deal.
verify-deal-no = The game was not played with the cards, the rules, and the seats of that deal.
verify-deal-none = So nothing shows which deal was fixed before the game.
verify-actions-yes = { $count ->
    [one] The one choice in the record was allowed.
   *[other] All { $count } choices in the record were allowed.
}
verify-actions-no = A choice in the record was not allowed.
verify-result-yes = The result in the record is right: the game leads to it.
verify-result-no = The result in the record is wrong: the game leads to a different one.
verify-result-none = There is no result to compare: people ended the game early, or the record has none.
verify-drawn = The seats were drawn using the same seed. In turn order they went to the players who had taken seats { $order }.
verify-numbers = The numbers
verify-shows = What this shows
verify-shows-deal = The cards, the rules, and the draw of the seats were not changed after the fingerprint was shown: no other deal has the same fingerprint.
verify-shows-play = Every choice in the record was allowed, and together they lead to this result.
verify-not = What it does not show
verify-not-knowing = That no one knew the cards. The server shuffled them, so its operator could have looked.
verify-not-choosing = That there was only one deal. Players have no influence on the seed, so a dishonest server could keep drawing until it liked one.
verify-not-people = Who sat at the table, and which moves were taken back. Records contain neither.
verify-not-itself = That this server tells the truth about the check.
verify-yourself = Without this server
verify-yourself-how = Download the record and check it with Ex Libris on your own computer, with the fingerprint that you noted:
seat-offer = Offer my seat
seat-offer-about = A friend who opens this link plays the same deal against the same computers. At the end, both shelves stand side by side. The link contains your final shelf and form; your name is in it only if you write it here.
seat-offer-name = Your name, if you like
seat-take = Take the seat
seat-take-from = { $name } offers you a seat
seat-take-about = { $rulebook }. You get the same cards and meet the same computers, and at the end you can compare the shelves. The game isn’t rated.
seat-beat = { $named ->
    [0] Somebody
   *[other] { $by }
} made { $total }. Can you beat it?
seat-target = { $named ->
    [0] To beat: { $total }
   *[other] To beat: { $by }, { $total }
}
same-deal = The same deal, twice
same-deal-before = the previous player
same-deal-ahead = On the same cards, { $ahead } is { $points ->
    [one] one point
   *[other] { $points } points
} ahead of { $behind }: { $more } to { $less }
same-deal-even = On the same cards, { $first } and { $second } are level at { $total }
slip-result = { $name } scored { $total ->
    [one] { $total } point
   *[other] { $total } points
}
slip-titles = From { $name }’s shelf
slip-seat = Take my seat
slip-seat-about = Scan the code to play this deal.
day-about = { $rulebook }. Everyone who plays today gets the same cards and the same computers. The game isn’t rated.
day-once = One try: once you sit down, you play this deal to the end, without hints, and can’t begin it again.
day-next = The next deal comes at midnight.
day-risk = { $days ->
    [one] You played yesterday: play today, and it is a streak.
   *[other] You have played { $days } days in a row: play today to keep the streak.
}
day-first = You haven’t finished a game here yet. Play a first game before you spend today’s try: it explains itself as you go, and the deal waits until midnight.
day-first-open = To a first game
day-when = When your game is over, you see everyone’s totals, your place, and the best shelf, and you can change your name in the list, which grows until midnight.
day-name = Your name in the list of the day, if you like
day-name-about = Everyone who has played today’s deal can read it. Without a name you are “{ $nameless }” there.
day-again = Continue your game
day-look = Your game and the best shelf
day-ended = You ended your game early, so it has no total. There will be a new deal tomorrow.
day-list = Totals of the day
day-count = { $count ->
    [one] Yours is the first total.
   *[other] { $count } people have played this deal.
}
day-grows = The list grows until midnight: look again in the evening.
day-computers = The computers in your game: { $totals }.
day-streak = You have played { $days } days in a row.
day-before = The day before
day-rank = Deal of the day: place { $place } of { $count }, with { $total ->
    [one] one point
   *[other] { $total } points
}
day-own = Deal of the day: { $total ->
    [one] one point
   *[other] { $total } points
}
day-sign = Change the name
day-signed = The list shows the new name.
day-best = The best shelf of the day, and yours
