### What a decision is for, one sentence for someone who has not read the rules. A location’s or an assistant’s own
### decisions are explained by its summary instead.

why-library = Your assistants live in your library, and its special assistant has a power that lasts until the end of the game.
why-library-pool = { why-library }
why-assistant-card = Your special assistant has a power that standard ones lack, and it lasts until the end of the game.
why-eliminate = You can’t visit these two locations again, and the Public Library gains nothing there anymore: keep the ones that help you.
why-place = A location gives you cards or shelves them; in the end only books that stand in alphabetical order on your shelf count.
why-home = A card in hand earns nothing in the end: shelving turns it into points, and drawing gives you more to choose from.
why-both-home = { why-home }
why-put = The inspector reads row by row from the top left and flips whatever breaks the alphabet, so leave gaps for letters to come.
why-flip = The inspector flips whatever breaks the alphabet; flip a card yourself where that saves better ones after it.
why-shelve-gained = Only books on the shelf count in the end; what you keep in hand waits for another chance.
why-shelve-hand = Only books on the shelf count in the end; choose a letter that still fits in order.
why-discard-hand = You get rid of letters that no longer fit and of Banned Books, and draw something else.
why-discard-own = You pay with what you need least: letters that no longer fit, Banned Books, categories you don’t collect.
why-take = Look for letters that still fit on your shelf, Prominent Works, and books of your library focus.
why-name-category = Each book of your library focus earns points, having more Prominent Works than others earns an award, and Banned Books cost points.
why-keep-from-deck = { why-take }
why-discard-looked-at = Keep useful cards within reach, and remove those that only others need.
why-put-back = Others may draw the top cards; those farther down are out of their reach for a while.
why-put-at-bottom = The top card is drawn next, perhaps by an opponent; at the bottom it is out of reach for a long time.

# Lines of the form: what each pays, and how to get more.
line-help-b1 = A point for each card in the largest full rectangle that reaches the bottom row, at least two cards high and two wide. Fill three rows evenly, without gaps.
line-help-b2 = At the end, the player with the most books of this category scores 15 points, second place 9, third place 4. One book more than the next player is enough.
line-help-b3 = Every shelved book of this category costs a point at the end. Shelve other cards; before the inspection you may flip such a card, if that pays.
line-help-b4 = Three points for each book of the category you have the fewest of, the banned one aside. Shelve books of the category with the lowest count.
line-help-b5 = Your library focus, a secret until the end: two points for each of its books on your shelf. Cards with several of them earn the most.

# Tips of a beginner’s first game, each shown once.
tips-off = No more tips
tip-totals = { $final ->
    [1] The final round has begun
   *[0] A card breaks the alphabet
}: totals now assume that each player flips their best cards before the inspection. “{ $now }”, below the form, shows the shelves as they stand.
tip-round = Each round, everyone places their assistants, one at a time in turn. Each earns you cards or a place for them. Point at a location, or tap its name, to read what it does.
tip-home = Home is always open to you: there an assistant draws a card, or shelves one from your hand. Go there when no location helps you more.
tip-worth = The number on a hand card, such as +4, is what shelving it in its best cell earns you now. A card that stays in your hand earns nothing.
tip-end = A new round, new locations. Once a shelf holds { $goal } cards, one final round follows, and then the inspector comes.
tip-prominent = Prominent in this game: { $prominent }. At the end, the most of these books earn 15 points, the second most 9, the third most 4.
tip-banned = Banned in this game: { $banned }. Each of these books on your shelf costs you a point.
tip-focus = Only you know your library focus: { $focus }. Each of these books on your shelf earns you two points.
tip-variety = Each book of the category of which you have the fewest earns three points (B4). A category that you lack altogether costs you the whole line.
tip-draw = Shelve a card that fits; draw if none does. Only shelved cards earn points.
tip-order = Cards are read row by row from the top left, by letter, then by number. A belongs at the top left, Z at the bottom right: leave gaps for letters to come.
tip-inspection = At the end, the inspector flips each card that breaks the alphabet, and its books count for nothing. So keep the order, rather than the row full.
tip-stability = Each card of the largest full rectangle that reaches the bottom row earns a point (B1). Build rows one above the other, without gaps.
tip-take = A good card has a letter that still fits on your shelf, Prominent Works, or books of your library focus.
tip-gained = Shelve it at once if its number is good: that saves an assistant’s trip home later.
tip-flip = The inspector reads on from the last card in order. A card that comes too late in the alphabet makes those after it fall: flip it yourself, and they stay. Its own books no longer count.
