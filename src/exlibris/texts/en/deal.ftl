### What a table promises of its deal, and how a record is checked.

deal-title = The deal, opened
deal-about = This number was made from the order of all cards before anybody sat down, and nobody can work the cards out from it. When the game is over, the table shows what it was made from, and everybody can check that nothing was changed. This browser has noted it; write it down if you want to be sure.
deal-about-older = This is the SHA-256 of the deal’s seed, which the table shows when the game is over.
deal-chosen = Whoever opened the table chose the seed of this deal, and could know every card.
deal-copy = Copy the fingerprint
deal-copied = Copied
deal-more = What it proves
deal-seed = Seed
deal-salt = Salt
deal-check = Check the deal
verify-title = Check a deal
verify-about = The record of a finished game opens what its table promised before the first card was seen: the seed of the deal. Here it is compared with the fingerprint, and the whole game is played again.
verify-noted = Fingerprint, as you noted it
verify-noted-help = Without it, the record is only compared with itself.
verify-noted-here = This browser noted it when it first saw the table.
verify-noted-digits = A fingerprint has 64 digits, from 0 to 9 and from a to f.
verify-again = Check again
verify-checking = Playing the game again…
verify-good = The deal is as it was promised
verify-partly = Nothing is wrong, but nothing was promised either
verify-bad = Something is wrong
verify-noted-yes = It has the fingerprint that was noted.
verify-noted-no = It does not have the fingerprint that was noted.
verify-hash-yes = The fingerprint was made from this deal.
verify-hash-no = The fingerprint was not made from this deal.
verify-hash-none = The record has no fingerprint: it was not played at a table.
verify-deal-yes = The game was played with the cards, the rules and the seats of that deal.
verify-deal-no = The game was not played with the cards, the rules and the seats of that deal.
verify-deal-none = So nothing shows which deal was fixed before the game.
verify-actions-yes = { $count ->
    [one] The one choice in the record
   *[other] All { $count } choices in the record
 } were allowed.
verify-actions-no = A choice in the record was not allowed.
verify-result-yes = The result in the record is the one that the game leads to.
verify-result-no = The result in the record is not the one that the game leads to.
verify-result-none = There is no result to compare: people ended the game early, or the record names none.
verify-drawn = The seats were drawn from the same seed. In turn order they went to those who had taken seat { $order }.
verify-numbers = The numbers
verify-shows = What this shows
verify-shows-deal = After the fingerprint was shown, nobody changed the cards, the rules or the draw of the seats: no other deal has the same fingerprint.
verify-shows-play = Every choice in the record was allowed, and together they lead to this result.
verify-not = What it does not show
verify-not-knowing = That nobody knew the cards. The server shuffled them, so whoever runs it could look.
verify-not-choosing = That the deal was the first one. Players have no influence on the seed, so a dishonest server could draw until it likes one.
verify-not-people = Who sat at the table, and what was taken back. Records have neither.
verify-not-itself = That this server tells the truth about the check.
verify-yourself = Without this server
verify-yourself-how = Download the record and check it with Ex Libris on your own computer, with the fingerprint that you noted:
