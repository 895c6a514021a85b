### The table's own texts in the browser. Prompts, actions and log lines come from the other catalogs.

## Everywhere

tagline = The board game of rival librarians and an inspector who loves the alphabet.
unofficial = An unofficial, non-commercial table for the board game. Not affiliated with its makers.
copyrights = Licenses
home-docs = Documentation
to-home = All tables
loading = Opening the doors
try-again = Try again
close = Close
rules-link = Rules for this
read-more = More
hint-about = About this
rules-key = R: the rules for this
purpose-ask = What is this for?
cancel = Never mind
copy-link = Copy the link
link-copied = Copied
you = you
page-missing = There is nothing on this shelf
seat-number = Seat { $number }
# What stands before a name, such as "Focus: Historic Volumes".
label = { $label }:

language = Language

## The home page

play = Play
play-about = { $rulebook }: you and three computers
play-first = First time here? { $game }
new-game-own = Choose the rulebook, variants, and players
go-on = Continue
home-town = Town
home-learn-about = Four short lessons at a real table, with a kind librarian at your side.
home-learn-open = Learn in ten minutes
home-rules-open = Read the rules
lobby-home = Play with others
lobby-home-about = Invite a friend by link, or join a table that needs players.
account-home = Your account
account-home-about = Keep your games, and continue on other devices.
puzzle-home = Puzzle of the day
puzzle-about = One position from a game between computers: which choice is best? Everyone has the same puzzle today.
day-title = Deal of the day
day-home-about = Everyone plays the same cards today, once. Then compare totals.
day-home-done = Your total: { $total }
day-home-begun = Your game is waiting
your-tables = Your tables
other-tables = Your other tables
no-tables = No games yet. The books are in order and the kettle is on: start one.
state-over = finished
state-ended = ended early
state-waiting = waiting for players
state-your-turn = { $round ->
    [0] your turn
   *[other] your turn, round { $round }
}
state-playing = { $round ->
    [0] about to begin
   *[other] round { $round }
}
state-unreadable = can’t be continued here
seat-name = Name at seat { $number }
seat-player = Who plays seat { $number }
remove-seat = Remove seat { $number }
add-seat = Add a seat
sitter-you = You
sitter-person = Someone else on this device
sitter-guest = Someone invited by link
bots-level = Levels
bots-personality = Personalities
bots-other = Other computers
guest-names-self = chooses their own name
guest-help = You get a link to send. The game starts when every seat is taken.
hints-allow = Hints are allowed
hints-allow-help = All players may then ask the coach during the game. You can always ask when you play alone, against computers only, or with others on one device.
open-deal = Play an open deal
open-deal-help = The same seed deals the same cards again: handy for comparing notes or sharing a puzzle. Anyone who knows it can work out the deck, so the table is marked as an open deal.
open-deal-guests = Not available with guests: the deal would not be secret.
seed = Seed
start-game = Open the table
table-from-file = Continue a table from a file
rulebook = Rulebook
solo-level = Level
solo-level-help = { $count ->
    [one] One card goes to the Public Library at the start of every round.
   *[other] { $count } cards go to the Public Library at the start of every round.
}
solo-help = Just you and the Public Library.
state-solo = solo, { $state }

## Before the game

your-name = Your name
nameless = Newcomer
table-missing = No such table
table-missing-why = The link is wrong, or this server has never heard of this table.
table-unreadable = This table can’t continue here
table-unreadable-why = Its game needs rules or pieces that this server does not have, or its record is damaged. Nothing has been deleted.

## People at the table

people-away = away
people-away-since = away since { $time }
people-watching = You are watching.
people-unanswered = The game began before the host answered you, so you are watching.
people-computer = a computer is playing
people-resigned = has resigned
people-substitute = Let another computer play for { $name }
from-file-note = This table comes from a file: the host may know every card.
people-menu = Leave or end the game
people-menu-finished = This table
people-delete = Delete the table

## The prompt bar

round = Round { $round }
round-of = Round { $round } of { $rounds }
before-rounds = First things first
final-round = final round
title-your-turn = Your turn · Ex Libris
title-request = Seat requested · Ex Libris
phase-draft = choosing libraries
phase-placement = placement
phase-resolution = resolution
phase-inspection = before the inspection
phase-over = closed
prompt-waiting = Waiting for { $names }.
prompt-nothing = Just a moment.
skip = Skip ahead
prompt-over = The inspector has left.
where-library = Pick one below.
where-space = Choose a glowing space.
where-space-both = Choose a glowing space, or pick an assistant first.
where-space-picked = Choose a glowing space for the assistant you picked up.
where-card = { $count ->
    [1] Choose the glowing card.
   *[other] Choose a glowing card.
}
where-slot = Choose a glowing face-down card.
where-cell = Choose a glowing cell on your shelf.
where-cell-best = Choose a glowing cell on your shelf. ★ earns the most without flipping a card.
where-arrow = Choose a glowing arrow on your shelf.
where-assistant = Choose a glowing assistant.
where-flip = Choose cards on your shelf to flip face down.
best-flips = Advice
where-tile = Choose a glowing location.
which-assistant = { $place }: who goes there?
piece-standard = Assistant
piece-special = Special assistant
settings = Settings
pace = Pause after others’ moves
pace-off = none
pace-fast = brief
pace-normal = normal
pace-slow = long
hand-order = Sort your hand
order-alphabet = alphabetically
order-category = by category
order-own = my own order: drag the cards
look-back = Look back at the game
deal-fingerprint = Fingerprint of the deal
setting-motion = Animate cards and assistants
setting-careful = Ask before anything that can’t be taken back
setting-tips = Tips in a beginner’s game
theme = Theme
theme-system = match system
theme-light = day
theme-dark = night
text-size = Text size
text-size-normal = normal
text-size-large = large
text-size-larger = larger
setting-sounds = Sounds: your turn, a card, an assistant, the stamp
setting-notices = Notify me when it is my turn
notices-refused = The browser does not allow notifications; you can change that in its settings for this page.
webhook-title = Notify me elsewhere, too
outlook = Then: { $lines }
outlook-home = At home you may draw a card or shelve one.
outlook-luck = You will see the outcome only afterward.
ending = This is card { $count } on your shelf: the next round is the last.
holdings = Books
holdings-own = Mine
holdings-others = Others’, known
holdings-unseen = Not in sight
sure-title = Really?
sure = This can’t be taken back: { $what }.
sure-useless = { $why } Place an assistant there anyway?
sure-yes = Do it
undo = Take back
undo-last = Take back your last move (U)
undo-nothing = You haven’t made a move yet that can be taken back.
undo-seen = Something new has been revealed since, so it can’t be taken back.
undo-moved = Another player has moved since.
undo-curtain = { $name }: wait, let me take that back
hint = Hint
hint-ask = Ask the coach for a hint (C)
foresee-wait = The coach is working it out…
foresee-none = The coach can’t say.
reconnecting = The connection to the server is down; trying again. Your game is safe.
asking = This network blocks the live connection. Moves arrive every few seconds; the game continues.
slow = Still waiting for the server. Check the network; your game is safe.
computers-hurried = The server is busy: computers get less time to think.
computer-queue = { $count ->
    [0] The server is busy. This computer is the next to think.
    [one] The server is busy. One computer is ahead of it in the queue.
   *[other] The server is busy. { $count } computers are ahead of it in the queue.
}
queue-before = { $count ->
    [0] The server is busy. You are next.
    [one] The server is busy. One request is ahead of yours.
   *[other] The server is busy. { $count } requests are ahead of yours.
}

## Why a click does nothing

refused-not-your-turn = Not your turn: the table is waiting for { $names }.
refused-catching-up = First see what the others did.
refused-instead = { $kind ->
    [space] First place an assistant on a glowing space.
    [card] First choose a glowing card.
    [slot] First choose a glowing face-down card.
    [cell] First choose a glowing cell for the card.
    [assistant] First choose a glowing assistant.
    [seat] First choose a player whose name glows.
    [tile] First choose a glowing location.
    [library] First choose a library.
    [flip] You can only flip cards on your own shelf now.
   *[other] First answer with one of the buttons above.
}
refused-drop = It can’t go there.
refused-card = Not that card. The ones you can choose are glowing.
refused-card-place = { $places ->
    [hand] Only a card from your hand may be chosen now.
    [shelf] Only a card on your shelf may be chosen now.
    [hand-shelf] Only a card from your hand or shelf may be chosen now.
    [tile] Only a card at the location may be chosen now.
    [desk] Only one of the cards on the desk may be chosen now.
    [discard] Only a card from the discard pile may be chosen now.
   *[other] Not that card. Choose a glowing card.
}
refused-not-gained = Choose a card you have just received; this one was already in your hand.
refused-falls-apart = Without this card, the rest of your shelf would not stay in one piece.
refused-with-itself = A card can’t swap places with itself; choose another card.
refused-other-category = Choose a card with a book of the named category.
refused-face-down = It is already face down.
refused-slot = Not that face-down card. Choose a glowing card.
refused-assistant = Not that assistant. Choose a glowing assistant.
refused-assistant-own = Choose one of your own assistants.
refused-assistant-others = Choose an opponent’s assistant.
refused-assistant-home = Choose an assistant that is at home.
refused-assistant-town = Choose an assistant in town.
refused-tile = Not that location. Choose a glowing location.
refused-seat = Not that player. Choose a player whose name glows.
refused-space = Not that space. Choose a glowing space.
refused-space-why = { $text }
refused-space-taken = That space is taken: { $names } got there first.
refused-space-closed = That space is closed: it needs { $marker } players.
refused-cell-taken = There is already a card there.
refused-cell-corner = That cell touches another card only at a corner.
refused-cell-apart = That cell touches no other card.
refused-cell-rows = That would be a fourth row.
refused-cell-other = The card can’t go there this time.

## Keys

keys-title = Keyboard shortcuts

## Errors

error-offline = The server is not responding. Check the network and that the server is running, then try again.
page-starting = Getting the librarians out of bed…
page-coming = { $rest } still to come
page-failed = The librarians can’t get up in this browser: { $why }
page-needs-storage = Your browser stores nothing for this page, so you can’t open a table here. Allow cookies and site data for this address, then reload the page.
start-failed = Ex Libris can’t start: one of its files is damaged. Your tables and settings are safe.
start-afresh = Download the files again
offline-note = The server can’t be reached. You can read the rules and fill in a form; everything else needs the server.
update-there = There is a new version of this page.
update-load = Load it
update-later = Later
part-missing = Something is missing
part-missing-why = A part of the page could not be loaded. Check the network and try again; if that does not help, reload the page. Your game is safe.
part-broken = A shelf has fallen over
part-broken-why = A part of the page has failed. Try again; if that does not help, reload the page. Your game is safe.
page-reload = Reload the page
storage-blocked = Your browser stores nothing for this page: settings, progress, and what you type are lost when you close it. If cookies are blocked too, you can’t take a seat. Allow cookies and site data for this address.
language-missing = The translation ({ $language }) could not be loaded, so the page stays in its current language. Check the network and try again.
share-failed = Your browser allows neither sharing nor copying here.
error-stale = The table has changed. This is its current state; choose again.
error-too-late = Too late to take that back. This is the current state of the table.
error-server = The server stumbled. Nothing is lost; try again.
error-given-up = This took too long to work out, so the server gave up. Nothing is lost.
error-table-closed = The operator of this server has closed this table.
error-table-not-found = There is no such table: the link is wrong, or this server has never heard of the table.
error-seat-not-yours = That is another player’s seat.
error-account-closed = The operator of this server has closed this account.
error-blocked = This server accepts no requests from your network.
error-request-answered = That request is no longer open.
error-not-your-turn = It is another player’s turn.
error-illegal-action = That is not allowed here. Choose again.
error-game-over = The game is over.
error-not-begun = The game begins when all seats are taken.
error-not-flipping = Cards are flipped just before the inspection, not now.
error-computer-plays = A computer is playing for this seat. Its player must come back first.
error-decide-first = First choose which of your own cards to flip.
error-not-text = This is not a text file. Open the deck, record, or table file as it was saved; if you have a spreadsheet, save it as CSV or text first.
error-too-much-queued = The server is still working on your earlier requests. Wait until some of them are done.
error-table-full = Too many moves have been made and taken back at this table. You can still finish the game, but you can’t do anything else here.
error-browser-storage = This browser could not save that: its storage is full or has failed. Everything before that is safe.
error-no-hints-today = The deal of the day is played without hints.
error-unknown = That did not work: { $detail }

## The town

town = Town
this-round = this round
permanent = permanent
prominent = Prominent
banned = Banned
# The categories in one word, for small screens.
short-corrupted = Codices
short-fantastical = Fictions
short-historic = Historic
short-monster = Monsters
short-reference = Reference
short-spells = Spells

deck-count = Deck: { $count }
deck-known = { $card }, number { $place } from the top of the deck: you have seen it
discard-count = Discarded: { $count }
tile-instant = instant
tile-delayed = delayed
tile-label = { $number }. { $name }, { $type }: what it does
space-of = { $where }, space { $number }
bid-of = { $where }, a bid of { $bid }
place-at = Place an assistant: { $where }
place-beside = Place an assistant at { $where }, beside { $names }
space-closed = Closed: needs { $marker } players
card-face-down = Face-down card { $number }
assistant-of = { $name }’s assistant
special-of = { $name }’s { $special }
tray = On the desk
tray-discard = The discard pile
draft-pool = Still available when your turn comes

## Shelves, hands, libraries

shelf-of = { $name }’s shelf
shelf-label = { $name }’s shelf, { $count ->
    [one] one card
   *[other] { $count } cards
}
shelf-count = { $count } of { $goal }
shelf-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
turn-order = Turn order: { $names }.
trigger-help = Cards on the shelf; { $goal } on any shelf trigger the final round.
shelf-empty = An empty shelf. The first card may go anywhere.
goal = The most points on the form win. Cards are shelved in order: by letter, then by number.
section-empty = Empty section
cell-label = Free cell, row { $row }, column { $column }
card-title = { $letter }{ $number }, number { $number } of { $quantity }
hand-of = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-empty = No cards in hand.
hand-count = { $count ->
    [one] 1 in hand
   *[other] { $count } in hand
}
known-in-hand = Known in hand:
library = Library
library-with = The { $name }’s library
public-library = Public Library
library-level = Level { $level } of 7
library-wins = You win with more points than the Public Library; a tie loses.
library-holds = { $count ->
    [one] Holds one card
   *[other] Holds { $count } cards
}
library-holds-help = All discards end up here and count for the Public Library at the end. You may look through them only at the Garbage Dump.
library-open-help = Spread out and counted. The cards that you flip now don’t change the count.
library-tally = Its books
library-clues = Clues: not its focus
library-clue-hidden = still face down
library-focus = Its focus
library-possible = Its focus is one of
home-spaces = At home
to-place = To place
to-place-none = all placed
pick-up = Pick up: { $piece }
focus = Focus
first-player = First player
first-player-short = 1st
left-to-place = { $count ->
    [one] One assistant to place
   *[other] { $count } assistants to place
}
at-home = at home

## The side

form-so-far = Form so far
form-sum = Now
form-sum-solo = Now, without B2
form-with-best = If everyone flips
form-ahead = ahead
form-totals = Total now { $now }, with best flips { $best }
form-prominent = { $category }: { $count ->
    [one] one book
   *[other] { $count } books
} so far. Line B2 can still change, depending on what the others shelve.
form-prominent-none = { $category }: no books yet. Line B2 still gives you { $points ->
    [one] one point
   *[other] { $points } points
}, because { $ahead ->
    [0] no player has any, and all share the awards.
    [one] only one player has any.
   *[other] only { $ahead } players have any.
}
form-prominent-solo = { $category }: { $count ->
    [one] one book
   *[other] { $count } books
} so far. Line B2 is settled at the end.
form-prominent-open = { $category }: { $count ->
    [one] one book
   *[other] { $count } books
} so far; the Public Library has { $library }, and wins a tie.
form-best-help = “Now” means the points as the shelves stand now. If everyone makes their best flips before the inspection, the total is { $best }.
form-sides-help = Choosing the totals switches all lines, counts of books, and points on places between “Now” and “If everyone flips”. Cards with a dashed corner are those to flip. The total that is ahead is underlined.
form-best-lower = That is less than now, because other players’ flips take points of line B2.
form-best-b2 = With everyone’s best flips: B2 { $points }, books of { $category }: { $count }.
out-of-order = would be flipped
out-of-order-then = { $cards } would then be flipped.
misfiled = { $card } stands after { $before }, but comes before it in the alphabet: the inspector would flip it.
better-down = { $card } costs points while it is face up. Its owner may flip it before the inspection.
misfiled-break = { $card } after { $before }
misfiled-break-short = { $before } › { $card }
line-counts = { $line } counts { $cards }.
line-counts-none = { $line } counts no cards.
line-counts-rarest = { $line } counts the rarest category, { $category }: { $cards }.
form-change = { $change } with this choice
public-form-lines = What all players can see of it: B1 { $b1 }, B2 { $b2 }, B3 { $b3 }, B4 { $b4 }. The secret focus adds { $focus }.
public-form-shared = Even without a book of { $category }, line B2 can score: players who have none share the awards that are left.
cell-worth = { $cell }: { $change } { $points ->
    [one] point
   *[other] points
}
cell-worth-same = { $cell }: no change in points
cell-best = best cell
log = Log
log-new = New since your last turn
since-title = Since your last turn
announce-more = { $count ->
    [one] One more move: see the log.
   *[other] { $count } more moves: see the log.
}
pane-town = Town
pane-shelf = My shelf
pane-others = Others
pane-library = Public Library
pane-sheet = Form and log
bytext-open = Show the table as text

## Pass and play

pass-look = See what came of it. Next: { $name }.
pass-on = Done, pass it on
curtain-pass = Pass the device to { $name }
curtain-why = The next hand of cards is for { $name } only. Everyone else looks at the ceiling.
curtain-take = I am { $name }

## The end

line-b1 = Shelf stability
line-b2 = Prominent Works
line-b3 = Banned Books
line-b4 = Variety
line-b5 = Library focus
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
cards-in-hand = Cards left in hand
play-again = Play again
rematch-join = Join the rematch
rematch-opened = { $name } would like to play again and has opened a table.
download-record = Download the record
open-replay = Replay
inspector-title = The inspector is here
inspector-skip = Skip to the result
inspector-onward = Click to continue
inspector-count = { $looked } of { $cards } cards inspected, { $turned } flipped
inspector-shelf = { $name }’s shelf: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $turned ->
    [0] nothing out of order.
   *[other] out of order and flipped: { $cards }.
}
inspector-entry = { $name }: { $points }, { $sum } so far.
inspector-place = { $place }: { $name }, points: { $points }.
race-decided = { $line } made the difference: { $own } to { $other }.
to-form = Back to the form

## Scoring a real table

score-title = Score a real game
score-about = Played with the real box? Enter the shelves, and the inspector fills in the form.
score-open = Fill in a form
record-title = Look at a record
deck-type = Type in the cards of your own box
