### Choosing libraries and special assistants before the first round.

draft-offer = Choose your library
draft-offer-assistant = Choose your special assistant
draft-chosen-assistant = Your special assistant
draft-remove = Remove one of these from the game
draft-wait = Yours to choose from when your turn comes
# For those who watch; $name is whose libraries are shown.
draft-watched = { $name } may choose from these
draft-watched-pool = Still available
draft-watched-chosen = { $name } has chosen
draft-chosen = Your library
draft-lots = Lots were drawn: { $name } is the first player and chooses last.
draft-town-soon = When all players have chosen, the categories of Prominent Works and Banned Books are revealed, cards are dealt, and the town opens.
