### The table as text, for screen readers and Braille displays.
### Command words are typed; alternatives are separated by bars. The English ones work in every language.

bytext-title = The table as text
bytext-close = Show the table as a picture
bytext-asked = Your move
bytext-now = Right now
bytext-command = Move or command
bytext-enter = Enter
bytext-hint = For example “tile 14” or “shelf”; “help” lists everything.
bytext-said = Answers and updates
bytext-moves = Possible moves
bytext-move = { $name }: { $text }

## The table

bytext-players = Players
bytext-state = State of the game
bytext-fact = { $name }: { $value }
bytext-list = { $before }; { $after }
bytext-discard-top = On top of the discard pile: { $card }
bytext-deck-known = In the deck: { $card }, number { $place } from the top
bytext-face-down = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
bytext-no-cards = No cards here.
bytext-free = free
bytext-row = Row { $row }: { $cards }
bytext-gap = empty
bytext-card-down = { $card } face down
bytext-card-wrong = { $card } (would be flipped)
bytext-card-better = { $card } (better face down)
bytext-card-below = { $card } on top of { $below }
bytext-card-unknown = a face-down card
bytext-books = Books face up: { $books }
bytext-book = { $category }: “{ $title }”
bytext-result = Result

## Answers

bytext-help = Type a move as it is listed, such as “place 14.1”, “shelve M3”, “right of A2”, or “done”. You may leave out its first word. You can type several moves, separated by semicolons.
bytext-unknown = “{ $typed }” is not a command or a possible move. “help” lists the commands, “moves” the moves.
bytext-several = That could mean several moves: { $names }.
bytext-possible = Possible now: { $text }.
bytext-nothing-asked = There is nothing for you to decide at the moment.
bytext-other-asked = You have another decision to make. { $question }
bytext-not-legal = That is not a possible move now. “moves” lists them.
bytext-no-tile = There is no location with the number { $typed } in town.
bytext-no-player = No one here is called “{ $typed }”.
bytext-no-card = There is no card “{ $typed }”.
bytext-no-assistant = { $name } has no special assistant.
bytext-taken-back = Taken back.
bytext-confirm = Type “yes” to do it.

## Commands: the words, and what they do

bytext-word-help = help | ?
bytext-about-help = this list
bytext-word-question = question
bytext-about-question = the question you are asked
bytext-word-moves = moves
bytext-about-moves = the possible moves
bytext-word-why = why not | why
bytext-about-why = why a move is not possible, such as “why not 14.2”
bytext-word-do = do
bytext-about-do = make a move whose name is also a command
bytext-word-yes = yes
bytext-about-yes = confirm a move that can’t be taken back
bytext-word-undo = undo
bytext-about-undo = take back your last move
bytext-word-pass = pass
bytext-about-pass = pass the device on to the next player
bytext-word-state = state
bytext-about-state = round, phase, categories, deck, and discard pile
bytext-word-town = town
bytext-about-town = all locations with their spaces and cards
bytext-word-tile = tile
bytext-about-tile = one location and what it does, such as “tile 14”
bytext-word-players = players
bytext-about-players = all players’ assistants, hands, and shelves
bytext-word-shelf = shelf
bytext-about-shelf = your shelf, or another player’s, such as “shelf Rita”
bytext-word-hand = hand
bytext-about-hand = your cards
bytext-word-card = card
bytext-about-card = the books on a card, such as “card M3”
bytext-word-assistant = assistant
bytext-about-assistant = your special assistant’s power, or another player’s, such as “assistant Rita”
bytext-word-form = form
bytext-about-form = your points so far, or another player’s, such as “form Rita”
bytext-word-log = log
bytext-about-log = the latest lines of the log, such as “log 20”
bytext-word-board = picture
bytext-about-board = show the table as a picture
