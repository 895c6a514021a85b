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
why-put-back = Others may draw the top cards; those farther down are out of their reach for a while.
why-put-at-bottom = The top card is drawn next, perhaps by an opponent; at the bottom it is out of reach for a long time.

# Lines of the form: what each pays, and how to get more.
line-help-b1 = A point for each card in the largest full rectangle that reaches the bottom row, at least two cards high and two wide. Fill three rows evenly, without gaps.
line-help-b2 = At the end, the player with the most books of this category scores 15 points, second place 9, third place 4. One book more than the next player is enough.
line-help-b3 = Every shelved book of this category costs a point at the end. Shelve other cards; before the inspection you may flip such a card, if that pays.
line-help-b4 = Three points for each book of the category you have the fewest of, the banned one aside. Shelve books of the category with the lowest count.
line-help-b5 = Your library focus, a secret until the end: two points for each of its books on your shelf. Cards with several of them earn the most.
