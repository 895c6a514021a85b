### How much time people have: the choice for a new game, the clocks at the seats.

pace-title = Time to think
pace-none = no limit
pace-live = live
pace-correspondence = by correspondence
pace-budget = For the whole game
pace-increment = And after each turn
pace-turn = For each turn
pace-help = If a player runs out of time, the others at the table can let a computer take over; or the player loses, if you choose that below. Clocks stop while the server is down.
pace-is-live = Each player has { $time } for the game, and { $more } more after each turn.
pace-is-live-only = Each player has { $time } for the game.
pace-is-correspondence = Each player has { $time } for each turn.
pace-left = Time left: { $time }
pace-used = Time used: { $time }
pace-used-title = Time used
pace-warning = You have { $time } left.
pace-expired = { $name } has no time left.
