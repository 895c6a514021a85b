### The end of a game

winner = { $count ->
    [1] { $names } wins
   *[other] { $names } share the victory
}
solo-won = { $name } outshines the Public Library
solo-lost = The Public Library wins: no license
inspection-title = Library inspection
inspection-title-solo = Private versus public
form-help = Tap a number to see how it was worked out.
line-total = Total
explain-b1 = { $stability ->
    [0] there is no full rectangle that reaches the bottom row and is at least two cards high and two wide
   *[other] the largest full rectangle of cards that reaches the bottom row, at least two high and two wide, holds { $stability }
}{ $entombed ->
    [0] {""}
    [one] , and one entombed card adds 2
   *[other] , and { $entombed } entombed cards add 2 each
}. That makes { $value }.
explain-b2 = { $category }: { $count }. All counts: { $counts }. The awards are 15, 9, and 4; tied players share them, rounded up. That makes { $value }.
explain-b2-solo = { $count } of { $category } against { $other }. The side with more gets 15; a tie goes to the Public Library. That makes { $value }.
explain-b3 = { $count } of { $category } on the shelf, one point off for each. That makes { $value }.
explain-b4 = the weakest category that is not banned is { $category } with { $count }, three points for each. That makes { $value }.
explain-b5 = the secret focus was { $category }: { $count } on the shelf, two points for each. That makes { $value }.
explain-total-solo = { $sum } makes { $value }. A tie goes to the Public Library.
explain-total = { $sum } makes { $value }. For ties: books on the shelf { $books }, cards in hand { $hand }.
tallies-title = Books that passed
books-total = Books
final-shelves = The shelves as inspected
course-title = How it went
flipped-cards = { $count ->
    [one] Face down:
   *[other] Face down ({ $count }):
}
turned-cards = { $count ->
    [one] Flipped by the inspector:
   *[other] Flipped by the inspector ({ $count }):
}
hindsight-better = With { $cards } flipped, the total would have been { $best } instead of { $total }.
hindsight-open = With no card flipped, the total would have been { $best } instead of { $total }.
hindsight-best = No other flips would have scored more than { $total }.
flipped-none = No card had to be flipped.
open-review = Review
play-level = Play level { $level }
share-slip = Share a library slip
share-picture = Share a picture
share-picture-failed = This browser could not draw the picture.
lead-table = At this table: { $headline }
share-result = Send { $name } your result
share-saved = The picture is in your downloads: { $name }
share-picture-copy = Copy the picture
share-text-copy = Copy the words
share-send = Send the words…
play-post = Post the result
play-post-about = BG Stats receives the result through a link: names, points, and roles go there only when you open it.
play-bg-stats = Post to BG Stats
play-as-text = As text, to log a play on BoardGameGeek:
play-copy = Copy the text
inspector-again = See the inspection again
look-at-table = Look at the table
