### Players: the leaderboard, and the page of each player.

players-title = Players
players-about = The best of the players who have chosen to be listed, ranked by all their rated games on this server.
players-family = Rulebooks
players-first = First edition
players-revised = Revised edition
players-pool = Games
players-people = among people
players-computers = with computers
players-none = No one is listed yet. Players who have an account, have finished a game, and have chosen to be listed will appear here.
players-yours = Go to your account
players-own = Your own standing
players-own-guest = You are playing as a guest, so your games are not rated. Games that you finish while signed in to an account are.
players-own-hidden = You have a rating, but only you can see it. You can be listed here if you like.
players-own-unrated = You have no rated game of this kind yet. After your first rated game you will be listed here, if you choose to be.
players-own-below = You have a rating, but this list shows only the top hundred.
players-own-page = Your player page
players-rating-change = Your rating: { $rating } ({ $change })
players-all = All players
players-name = Name
players-games = Games
players-wins = Won
player-rating = Rating
player-interval = { $rating } ± { $margin }
player-now = Rating { $rating } ± { $margin }.
player-record = { $games ->
    [1] One game,
   *[other] { $games } games,
} { $wins ->
    [0] none
   *[other] { $wins }
} won.
player-course = Rating, game by game
player-game = Game
player-lines = Points by line
player-places = Favorite locations
player-place-often = { $own } times a game (all players: { $average })
player-own = This player
player-average = All players
player-games = Latest games
player-rank = Ranked { $rank } of { $size }
player-resigned = Resigned
player-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
player-hidden = Only you can see this page. You can change that on your account page.
player-unrated = No finished game has been rated yet.
player-missing = There is no player by this name, or they have chosen not to be listed.
