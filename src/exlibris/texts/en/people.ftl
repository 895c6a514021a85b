### Ways to leave or end a game

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
