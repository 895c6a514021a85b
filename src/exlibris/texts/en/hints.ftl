### The coach's panel at the table, and the daily puzzle.

hints-thinking = The coach is thinking …
hints-show = Show me
hints-do = Do that
hints-next = Next best
hints-expected = Points to expect
hints-expected-about = By the end of the game, by a network that has learned from many games; ± is how far it varies with the cards that you can't see.
hints-what-if = What if I place here?
hints-choose-place = Choose a place
hints-always = Say it with every preview of a placement
hints-total = Total
hints-rival = Best rival
hints-library = Public Library
hints-win = Chance to win
