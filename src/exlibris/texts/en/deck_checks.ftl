# A player's own deck: what is wrong in its text.
deck-of-ones-own = Played with a deck of cards from a player’s own box.

deck-problem-size = Too long: a deck has at most { $signs } characters in { $lines } lines.
deck-problem-name = The deck needs one line with its name, of 1 to { $most } characters: “# name: Granny’s Box”.
deck-problem-count = A deck has { $least } to { $most } cards; found { $found }.
deck-problem-letter = “{ $found }” is not a card: expected a letter, or a letter and a number, such as A3.
deck-problem-scattered = { $letter } has appeared before: put all the cards of a letter together, and the letters in alphabetical order.
deck-problem-number = “{ $found }” is out of sequence: the next card should be { $wanted }.
deck-problem-category = “{ $found }” is not a category: expected category names separated by commas, or initials such as msc.
deck-problem-books = A card has { $least } to { $most } books; found { $found }.
deck-problem-titles = Titles found: { $found }, books on the card: { $wanted }. Give every book a title, or leave all of them out.
deck-problem-no-title = A book has no title: there are two tabs in a row.
deck-problem-signs = “{ $title }” has characters that can’t be printed.
deck-problem-long = “{ $title }…” has { $found } characters; a title has at most { $most }.
deck-problem-tight = “{ $title }…” has { $found } characters: more than { $most } will hardly fit on a spine.
deck-problem-untitled = Cards without titles: { $count }. The deck is played without titles until all have them.
