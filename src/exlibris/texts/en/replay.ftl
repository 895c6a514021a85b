### The replay page: looking back at a game, moment by moment.

replay-title = Looking back
replay-controls = The game, moment by moment

## Getting about

replay-first = To the beginning
replay-round-back = Previous round
replay-turn-back = Previous turn
replay-back = One moment back
replay-play = Play automatically
replay-pause = Pause
replay-forward = One moment forward
replay-turn-forward = Next turn
replay-round-forward = Next round
replay-last = To the end
# $name is what a button does, $key the key that does the same.
replay-with-key = { $name } ({ $key })
replay-key-space = space bar
replay-scrubber = Moment
# What a screen reader says of the slider.
replay-position = Moment { $at } of { $last }, { $where }
# Such as "Round 3, placement".
replay-where = { $round }, { $phase }
replay-count = { $at } / { $last }
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-keys = Arrow keys step, Page Up and Page Down go turn by turn (with Shift, round by round), Home and End go to either end; the space bar plays and pauses.

## Whose eyes

replay-eyes = Seen by
replay-eyes-none = a spectator
replay-eyes-all = all cards face up
replay-front = Shown in front
replay-hands = The others’ hands
replay-no-cards = No cards in hand.

## What happened

replay-begins = The libraries are about to be handed out. Nothing has happened yet.
# $choice is a phrase such as "shelve M3".
replay-chose = { $name } chooses: { $choice }.
replay-quiet = { $name } makes a choice that is not shown.
replay-answer = Choice: { $choice }.
replay-unanswered = Still thinking.
replay-waiting = Next to decide: { $names }.
replay-log-go = To this moment

## A moment's link

replay-copy = Copy link to this moment
replay-copied = Link copied
replay-copy-failed = This browser does not let pages copy. The link is in the address bar.
replay-more = More
replay-to-table = To the table
replay-check-deal = Check the deal
replay-to-form = The inspection form
replay-to-replay = Back to the moments
replay-no-entry = This game has no moment { $at }: this is its last one.

## When there is nothing to show

replay-missing = There is no such table
replay-not-begun = Nothing to look back at
replay-not-begun-why = The game begins when all seats are taken. Until then the table has no past.
replay-not-open = Not through those eyes
replay-not-open-why = Until the game is over, players look back through their own eyes. Come back then.
replay-own-eyes = Look through your own
replay-failed = This can’t be shown

## Record files

replay-record-about = A record is a game saved in a file, by a table at the end of the game or by exlibris simulate --records. The server does not store it.
replay-record-drop = Drop a record here
replay-record-choose = Choose a file
replay-record-other = Another record
replay-record-too-large = { $name } is too large to be a record: the limit is 64 KB.
replay-record-unreadable = { $name } can’t be read.
# $problem names the place in the file and what is wrong there.
replay-record-bad = { $name } is not a record that can be played: { $problem }

## The review of a finished game

review-title = Review
review-working = The game is being reviewed.
review-so-far = Reviewed so far: { $looked } of { $all } moments
course-own-since = You were ahead from round { $round } on.
course-own-until = You were ahead until round { $round }.
course-since = { $name } was ahead from round { $round } on.
course-until = { $name } was ahead until round { $round }.
course-never = { $name } was never clearly ahead.
review-plot = The chart shows
review-chances = Chance of winning
review-totals = Expected total
# $what is one of the two above.
review-plot-label = { $what } over the game
# What a screen reader says of the plot; $figures such as "Berta 34%, Eric 66%".
review-position = Moment { $at } of { $last }: { $figures }
review-figure = { $name } { $figure }
review-table = As a table
review-round-end = End of
review-both = { $chance }, total { $total }
review-moment = moment { $at }
review-seats = Accuracy and luck
review-seats-why = Accuracy: 0% is choosing at random, 100% always choosing the best. The lines say what moved the chance of winning, counted in wins: −0.50 is half a win given away. A player can lose more than one win, since opponents give some back. The line “Others, and the end” also includes the computer’s misjudgments.
review-accuracy = accuracy { $accuracy }, { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-part = What moved it
review-bar = Bar
review-wins-column = wins
review-deal = First cards and library
review-luck = Luck of the draw
review-own = Own mistakes
review-others = Others, and the end
review-turning = Turning points
review-turning-none = No turn changed much.
review-luck-share = due to luck: { $luck }
review-mistakes = Mistakes
review-mistakes-of = Whose mistakes
review-everybody = everyone
review-mistakes-none = None that cost much.
review-better = Better: { $better }
# $line is how the game could have gone on: choices in words, separated by commas.
review-better-then = Better: { $better }, then { $line }
review-cost = Cost: { $least } to { $most }% (chance of winning, plus 1% per point of lead)
review-cost-exact = Cost: { $cost }% (chance of winning, plus 1% per point of lead)
