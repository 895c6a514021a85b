### The lobby: open tables, and the choices for a new table.

lobby-title = Open tables
lobby-about = These tables still need players. The game begins when the last open seat is taken.
lobby-empty = No table is waiting for players just now.
lobby-empty-how = Invite a friend by link, or open a table to everyone here: it is listed until another player sits down.
lobby-own = Open a table for two
lobby-invite = Invite a friend by link
lobby-open = Open a table to everyone
lobby-open-otherwise = Choose rules, seats, and clocks first
lobby-finished = Finished games
lobby-finished-about = Their replays are open to all players here. Tables opened by link only are not listed.
lobby-players = Players and their ratings
lobby-host = { $host } is inviting players
lobby-seats = { $taken } of { $seats } seats taken
lobby-no-limit = No time limit.
lobby-yours = You are at this table.
lobby-join = Take a look
lobby-go = Go there
lobby-count = { $count ->
    [0] No open tables.
    [one] One open table.
   *[other] { $count } open tables.
}
listing-title = Who may join
listing-link = anyone who has the link
listing-all = anyone on this server
listing-help = The table is shown to everyone on this server as long as it needs players. Its replay is open to everyone when the game is over.
listing-is = The lobby shows this table: anyone on this server may sit down.
listing-asks = The lobby shows this table: anyone on this server may ask for a seat.
seats-title = Who sits where
seats-entered = as listed above
seats-drawn = drawn by lot
seats-help = The seats are drawn when the game begins. The draw follows from the seed, so anyone can check it afterward.
seats-will = The seats are drawn by lot when the game begins.
approval-choose = I decide who sits down
approval-help = Players ask you for a seat in the waiting room; you accept or decline.
approval-is = The host decides who sits down.
time-choose = Players who run out of time lose
time-help = As if they had resigned: a computer takes over, and in a two-player game the opponent wins.
time-is = Players who run out of time lose.
approval-yours = You decide who sits down.
approval-title = Who would like to sit down
approval-request = { $name } asks for “{ $seat }”
approval-program = external program
approval-accept = Accept
approval-accept-name = Accept { $name }
approval-decline = Decline
approval-decline-name = Decline { $name }
approval-asked = You have asked for “{ $seat }.” The host decides; you are seated as soon as they accept.
approval-withdraw = Withdraw
approval-declined = The host has declined your request.
approval-left = { $count ->
    [0] You may not ask again at this table.
    [one] You may ask once more.
   *[other] You may ask { $count } more times.
}
webhook-help = When you have a decision to make and don’t have the table open, the server sends a message to this address, with the players’ names and the link. A Discord channel’s webhook will do. Keep the address secret.
webhook-url = Address (https)
webhook-choose = Use it
webhook-forget = Remove it
webhook-chosen = Saved; a first message is on its way.
webhook-forgotten = Removed.
notices-pushed = You will be notified even when Ex Libris is not open.
notices-open-only = You will be notified only while the table is open: this browser can’t be reached otherwise.

## The waiting room

waiting-title = Pull up a chair
waiting-seated = The game starts as soon as every seat is taken. Send the link to the players you are waiting for.
waiting-guest = You are invited. Take an open seat.
waiting-host-gone = The host has left: any seated player may start the game.
invited-by = { $host } invites you to a game.
invited-to = { $rulebook }, players: { $seats }
link-loopback = This link works only on this computer. To let others join, start the server with --lan and open the address that it prints.
link-qr = The link as a QR code
seat-free = open, for a guest
sit-down = Sit down here
seat-ask = Ask for this seat
seat-release = Free this seat
start-now = Start now with computers in the open seats
people-here = here
