### Players who are away, and ways to leave or end a game

people-leave = Leave for now
people-leave-help = A computer plays for you until you come back. You can come back at any time.
people-resign = Resign
people-resign-help = You give up your seat for good; a computer takes over. In a two-player game, your opponent wins.
people-propose = Propose ending the game
people-propose-help = If all players agree, the game ends without a winner.
people-host-end = End the game for everyone
people-host-end-help = As the host, you can end the game right away. No one wins.
people-delete-help = The table, its record, and its replay are deleted for all players.
people-carry = Save this table as a file
people-carry-help = The game continues wherever you open the file: in another browser, on an Ex Libris server, or on the page that needs no server. The file contains every card, including hidden ones, so the game no longer counts toward ratings.

## While a player is away, or wants to end the game

people-note-away = { $name } is away.
people-note-stalled = { $name } has spent fifteen minutes on one decision.
people-note-flips = Fifteen minutes have passed, and some players still haven’t chosen which cards to flip.
people-replace-flips = Let computers choose for the others
people-call-off = Call the game off
people-call-off-sure = Really call the game off? No one will win.
people-note-own = You have spent a while on this decision. After fifteen minutes, the others may continue without you.
people-replace = Let a computer take over
people-voted = You have asked for a computer to take over; the others here must agree.
people-left = A computer is playing for you, { $name }.
people-deserted = All players have left, so the computers are waiting.
people-back = I’m back
people-proposed = { $names } would like to end the game without a winner.
people-proposed-own = You have proposed ending the game without a winner; the others must agree.
people-agree = End it
people-refuse = Keep playing
