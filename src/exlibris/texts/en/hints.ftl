### The coach's panel at the table, the final round, and the daily puzzle.

hints-thinking = The coach is thinking…
hints-show = Show me
hints-do = Do that
hints-next = Next best
hints-expected = Expected points
hints-expected-about = Expected at the end of the game, as estimated by a neural network that has learned from many games; ± shows how much that varies with the cards you can’t see. The chance of winning most likely lies within the range shown.
hints-what-if = What if I place an assistant here?
hints-choose-place = Choose a space
hints-always = Show it with every preview of a placement
hints-total = Total
hints-rival = Best opponent
hints-library = Public Library
hints-win = Chance of winning
hints-too-few = not enough samples

puzzle-title = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-ask = There are { $choices } different choices. Which one is best? Choose it on the table.
puzzle-best = Yes, that is best.
puzzle-rank = Number { $rank } of { $choices }.
puzzle-chosen = { $chosen }: { $cost }.
puzzle-better = Best: { $best }.
puzzle-streak = { $days ->
    [one] Solved: day one of a new streak.
   *[other] Solved { $days } days in a row.
}
puzzle-first = Only the first answer of a day counts.
puzzle-show = Show the best choice
puzzle-copy = Copy the result
puzzle-copied = Copied
puzzle-share = Ex Libris, puzzle { $number }: not today.
puzzle-share-solved = Ex Libris, puzzle { $number }: solved, days in a row: { $days }.
puzzle-less = Hide
puzzle-more = Show

## The end of the game

final-title = The final round
final-yours = Your shelf has triggered it: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
final-theirs = Triggered by: { $names }.
final-then = Play it to the end; then the inspector comes.
best-flips-none = No flip needed: as it stands, the shelf scores { $total }.
best-flips-count = { $count ->
    [one] One flip pays
   *[other] { $count } flips pay
}, for a total of { $total } as far as you can see.
best-flips-turn = Best: flip { $cards }, for a total of { $total }, as far as you can see.
best-flips-do = { $count ->
    [one] Flip it
   *[other] Flip these { $count }
}
foresee-key = E: expected points

## A new round

round-begins = { $round } begins. First to place: { $name }. New in town: { $tiles }.
round-fullest = Fullest shelf: { $cards } of { $goal } cards.
