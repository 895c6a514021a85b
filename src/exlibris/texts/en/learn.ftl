### The lessons and the rules page. Vellum, the librarian who teaches, is kind and a woman of few words.
### $prominent, $banned and $focus are names of categories.

## Lessons

learn-title = Learn in ten minutes
learn-about = Four short lessons at a real table. Vellum stands beside you; she has been shelving for longer than she admits.
learn-librarian = Vellum, the librarian
learn-next = Next
learn-back = Back
learn-show = Show me
learn-restart = Start over
learn-skip = Skip lesson
learn-step = { $step } of { $steps }
learn-done = done
learn-begun = begun
learn-next-lesson = Next lesson
learn-all-lessons = All lessons
learn-missing = There is no such lesson. Perhaps it is out on loan.
learn-others-move = Now the others. Watch their hands.
learn-first-listen = All in good time. Hear me out, then press Next.
lesson-over = That was “{ $lesson }.” Well shelved.
learn-play-title = Ready for more?
learn-play-about = A beginner’s game against two Errand Runners. They mean well, and often slip.
learn-play = Play a real game
learn-to-rules = Read the rules

lesson-first-shelf = A first shelf
lesson-first-shelf-about = From hand to shelf, by the alphabet.
lesson-first-visit = A first visit
lesson-first-visit-about = What the town has to offer, and how a round ends.
lesson-delayed-effect = A delayed effect
lesson-delayed-effect-about = An auction, an evening at the Tavern, and the patience for both.
lesson-inspection = The inspection
lesson-inspection-about = What the inspector flips, and what every line of the form is worth.

## A first shelf

learn-shelf-goal = The goal: the most points on the inspector’s form. It has five lines, and only books on your shelf count.
learn-shelf-hand = Your hand: six cards. Each has a letter, a number, and two to four marks. One mark is one book.
learn-shelf-inspector = The inspector dotes on { $prominent } and cannot abide { $banned }. Everyone knows.
learn-shelf-focus = Your focus, { $focus }, is your own secret: two points for each of its books.
learn-shelf-home = Now to work. Put an assistant on a space in your library. Home is always open.
learn-shelf-home-wrong = The town comes in the next lesson. Home first, please.
learn-shelf-shelve = At home you draw a card or shelve one. Shelve.
learn-shelf-shelve-wrong = Drawing is a fine habit, but an empty shelf impresses no one. Shelve.
learn-shelf-first = Start with F2.
learn-shelf-first-wrong = Its time will come. Give me F2, and the others will find their place around it.
learn-shelf-again = Berta went home, too. Your turn again: an assistant home, shelve, and M6.
learn-shelf-again-wrong = Home, then shelve, then M6. In that order. I am a librarian.
learn-shelf-order =
    A card must share an edge with another. M comes after F, so M6 goes to the right. You may skip
    the letters in between.
learn-shelf-order-wrong =
    You may, but the inspector reads each row from left to right, the upper row first. To the right of
    F2, where M comes after F.
learn-shelf-third = And your last assistant: home, shelve, S3.
learn-shelf-third-wrong = Almost. Home, shelve, S3.
learn-shelf-rows =
    A shelf has three rows at most. Begin a second one, below. It is read after the first, so S still
    comes last.
learn-shelf-rows-wrong = Below the first row, please. There S is read after F and M, and the shelf stands firmer.
learn-shelf-worth =
    A shelf! The form keeps count as it grows. Every book of { $focus }, your focus, scores two points.

## A first visit

learn-visit-town =
    The town. On green tiles, things happen the moment an assistant walks in. The cards on them are for visitors.
learn-visit-bookshop = The Bon Mot Bookshop gives a card to every guest. Put an assistant on a free space there.
learn-visit-bookshop-wrong = Another time. The Bookshop, please; it smells best.
learn-visit-take = Take one card. T8 comes right after your S3.
learn-visit-take-wrong = A sound book, but where would it go? T8 fits right after S3.
learn-visit-shelve =
    What you take here you may shelve right away. Do so, to the right of S3: that makes a square of four, and
    inspectors like firm furniture.
learn-visit-shelve-wrong = Shelve T8, to the right of S3. Squares are worth points.
learn-visit-market =
    Berta was at the Flea Market before you. Good: a guest who is not alone there takes two cards. Go and
    take one; the other is then the last card there and comes to you automatically.
learn-visit-market-wrong = The Flea Market, and both cards. Berta has kept it warm for you.
learn-visit-keep =
    You may shelve what you took, or keep it. Shelve V1 to the right of T8, then keep X1 in hand.
learn-visit-keep-wrong = V1 to the right of T8. Then keep the rest.
learn-visit-hut =
    The Diviner’s Hut: a card for every assistant you have placed, and you go first in the next round. Send
    your last assistant there.
learn-visit-hut-wrong = Three cards are waiting at the Hut. No one should be that casual about cards.
learn-visit-round =
    No one has an assistant left: the round is over. Cards left in town are discarded. Of the round’s own
    tiles, the one with the lowest number, the Bookshop, stays for good; new tiles replace the rest.
learn-visit-special = One more thing. A real game begins with a choice of libraries. Each brings a special assistant with a power of its own; read both and take the one you like.

## A delayed effect

learn-delay-red =
    Red tiles take their time. What happens there happens when all assistants are out, tile by tile, the
    lowest number first.
learn-delay-bid =
    Berta bids one card for the lot at the Auction House: three cards. Only the highest bidder stays. Bid two.
learn-delay-bid-wrong = Not there. Two will do: a bid is paid in cards, and cards are precious.
learn-delay-tavern =
    Berta took her assistant back and did not bid again. Oswin sits in the Tavern, where two cards are
    revealed for every guest. Sit down behind him.
learn-delay-tavern-wrong = The Tavern, the next free space. Oswin is better company than he looks.
learn-delay-home = Your last assistant: home, and draw a card. Then the town settles its accounts.
learn-delay-home-wrong = Home, and draw. You will need cards to pay with.
learn-delay-pay =
    Tile 3, the Auction House: you have won. Pay two cards from your hand, whichever you can spare. Those with
    { $banned } come to mind.
learn-delay-lot = The lot is yours. Shelve N1 to the right of M6 and keep the rest in hand.
learn-delay-lot-wrong = N1, to the right of M6: two full rows of three. Then keep the rest.
learn-delay-drink =
    Tile 12, the Tavern: four cards for two guests. Oswin sits on the first space and has taken one. Now you:
    W6 has a book of your focus.
learn-delay-drink-wrong = Look at the marks. W6 has a book of { $focus }, and it comes after V.
learn-delay-shelve =
    Oswin again, and the last card was left for you: H5, on the house. Shelve W6 to the right of V1,
    and keep H5 in hand.
learn-delay-shelve-wrong = W6 to the right of V1, then keep the other.
learn-delay-order =
    That is the art of red tiles: be early, keep cards to pay with, and mind the numbers. Tiles with low
    numbers come first.

## The inspection

learn-form-reading =
    Once a player has { $trigger } cards on the shelf when a round ends, one last round follows. Ours is over; these
    shelves are shorter only so that they can be read quickly. The inspector reads yours: the upper row first, each from
    left to right.
learn-form-broken =
    M8, then M6: out of order. A card that does not follow the card before it is flipped, and
    its books are lost.
learn-form-flip =
    But you may flip cards yourself, before the inspector comes. Flip M8: it has a book of { $banned } anyway,
    and M6 is saved.
learn-form-flip-wrong = That one stands where it should. It is M8 that is in the way.
learn-form-ready = Now say that you are ready. Your flips stay secret until all are ready.
learn-form-ready-wrong = Enough flipped, leave the rest. Say that you are ready.
learn-form-b1 =
    B1, stability: the largest full rectangle that stands on the bottom row, a point for each card. Yours is
    three high and two wide: { $b1 }. Face-down cards are as heavy as any.
learn-form-b2 =
    B2: the most { $prominent } earn 15 points, second place 9, third place 4. You have { $own_prominent },
    { $other } has { $other_prominent }. Equals share, even with no book at all: so an empty shelf can have points.
learn-form-b3 =
    B3: one point off for each book of { $banned }. { $own_banned ->
        [one] One has slipped through.
       *[other] { $own_banned } have slipped through.
    }
learn-form-b4 =
    B4, variety: three points for each book of the category you have the fewest of, { $banned } aside. { $own_rarest ->
        [one] One book
       *[other] { $own_rarest } books
    } of { $rarest }: { $b4 }.
learn-form-b5 = B5: two points for each book of your focus, { $focus }. { $own_focus ->
        [one] One book
       *[other] { $own_focus } books
    }: { $b5 }.
learn-form-total =
    { $total } for you, and { $other_total } for { $other }. In the full game every library has a special assistant
    as well. You will manage.

### The rules page. The switches of the rulebook are variables named as in content/rulesets/switches.toml; the cards
### that trigger the final round are $final_two, $final_three and $final_four. An empty line begins a new paragraph.

rules-title = The rules
rules-about = The whole game in our own words, following the rulebook chosen here.
rules-rulebook = Rulebook
rules-contents = Contents
rules-to-lessons = Rather learn by doing?
rules-print = Print
rules-yes = { $card } may go here
rules-no = { $card } may not go here

rules-aim = What the game is about
rules-aim-text =
    Each player runs a small library and wants a larger one. You gather books in town and put them on your shelf in
    alphabetical order. When a shelf is full enough, one more round is played; then the inspector comes,
    reads the shelves, and fills in form B-7c. The player with the most points becomes Grand Librarian. The others may borrow.

rules-need = What is in the box
rules-need-text =
    152 book cards; 18 location tiles; 6 category cards; a first-player token; and the assistants, gnomes in four colors. { $special_assistants ->
        [with_library] There are 12 libraries, each with a special assistant of its own.
       *[other] All libraries are alike; four special assistants come on cards of their own.
    }

    For two to four players, or one alone. Here you don’t have to shuffle, deal, or add up, and handwriting doesn’t matter.

rules-cards = Book cards
rules-cards-text =
    A card is a piece of shelf with two to four books. At the top are a letter, the number of the card within that
    letter, how many cards the letter has, and one mark for each book. The marks are the six categories. Only this
    upper part counts; the titles below are for reading.

    Cards are ordered by letter, and by number within a letter: M3 comes before M8, and N1 after both.

rules-setup = Setting up
rules-setup-text =
    According to the rulebook, the player who last bought a book gets the first-player token; here lots are drawn. The
    Diviner’s Hut lies face up in town; the other locations are shuffled.

    { $special_assistants ->
        [with_library] { $library_choice ->
            [open_pool] Two libraries for each player lie face up. Beginning with the last player, each player in turn takes
                one of them and removes another. The library brings its special assistant; two standard ones join it.
           *[own_two] Each player is dealt two libraries and keeps one; the last player chooses first. The library brings
                its special assistant; two standard ones join it.
        }
       *[other] Each player is dealt a special assistant, and two standard ones join it. You may also agree to choose
            them, the last player first.
    }

    Only then are two category cards revealed: Prominent Works, which the inspector wants, and Banned Books, which
    no library should have. Each player gets another category card in secret: the library focus. So your focus is never
    prominent, never banned, and never another player’s. Last of all, each player is dealt { $starting_hand } book cards.

rules-round = A round
rules-round-text =
    A round has four parts: preparation, placement, resolution, and cleanup. You make decisions in the second and
    sometimes in the third; the others take care of themselves.

rules-preparation = Preparation
rules-preparation-text =
    New locations are revealed until there is one for each player, not counting those that have become permanent.
    In the first round the Diviner’s Hut is one of them. Then every location in town is dealt as many cards as its
    tile shows, face up unless the tile says otherwise.

rules-placement = Placement
rules-placement-text =
    Beginning with the first player and going clockwise, players place one assistant at a time on a free space,
    in town or at home, until all are placed. You can’t pass and you can’t hold an assistant back. A special
    assistant counts as an assistant unless something says otherwise.

    Green locations are instant: what they do happens as you arrive. Red ones are delayed: they wait until
    resolution. Spaces marked 3+ or 4+ are closed when fewer people play. You may go where nothing can happen, if
    you like the view.

    “You may shelve” means right away, or not by this effect at all. Cards that you don’t shelve go to
    your hand, which has no limit.

rules-home = At home
rules-home-text =
    Your library has three spaces, for your own assistants only. On each you may do one home action right away: draw a card
    from the deck, or shelve one from your hand; you need not do either. “Both home actions” means one of each, in either
    order.

    When more cards are needed than the deck has, the discard pile is shuffled and put under it. If there are still too
    few, you get what there is.

rules-resolution = Resolution
rules-resolution-text =
    When all assistants are out, the locations are resolved in the order of their numbers, the Diviner’s Hut first. At each
    one its delayed effect happens, if it has one; then the cards left there are discarded, and its assistants go back
    to their owners. Only the top card of the discard pile is visible, unless you search it at the Garbage Dump.

rules-cleanup = Cleanup
rules-cleanup-text =
    The round’s location with the lowest number becomes permanent: it stays for the rest of the
    game. After the first round that is always the Hut. The others leave; when no new locations are left, the ones that
    left are shuffled back in. So the town grows by one location each round. The assistants at home go back to their owners.

rules-shelving = Shelving
rules-shelving-text =
    The first card goes anywhere. Every other card must share an edge with a card on your shelf, above, below, or beside
    it; corners don’t count. A shelf has at most three rows and is as wide as you like. Cards are never pushed apart.

    The alphabet is not checked while you shelve. Leave gaps for letters to come, and remember that each row is read
    to its end before the next row begins.

    A card may be discarded from the shelf, or taken off it, only if the rest stays in one piece.
rules-example-deck = The examples show cards from the English deck.
rules-shelving-example =
    Where may { $card } go? { $count ->
        [one] The cell with a check mark is
       *[other] The { $count } cells with check marks are
    } allowed. A fourth row is not, nor is a cell that touches only at a corner.

rules-final-round = The final round
rules-final-round-text =
    After each cleanup the shelves are counted. Once a player has { $final_two } cards on the shelf with two
    players, { $final_three } with three, or { $final_four } with four, exactly one more round is played. It ends with
    its resolution; then comes the inspection. Face-down cards count; entombed ones don’t.

    Here a game ends after round { $round_limit } at the latest: it has to end sometime.

rules-inspection = The inspection
rules-inspection-text =
    First all players may flip any of their own cards face down. They all do so at the same time, and the flips stay secret
    until everyone is ready.{ $preset ->
        [revised-en] { " " }The revised rulebook lets you do so at any time in the game; here you are asked once, now, since
            flipping a card earlier would gain nothing.
       *[other] { "" }
    } Then the inspector reads each shelf from the top row to the bottom row,
    each from left to right. A card that does not come after the card before it is flipped. Letters may be
    skipped. Face-down cards are passed over.

    The books on a face-down card don’t count for anything. As furniture, the card still holds the shelf together. So when
    two cards quarrel, flip the one that you will miss less before the inspector chooses for you.

rules-stability = B1: Shelf stability
rules-stability-text =
    One point for each card in the largest full rectangle that reaches the bottom row and is at least two cards high
    and two wide. Face-down cards count like any other here. Without such a rectangle there are no points. Points for entombed
    cards are added to this line.

rules-prominent = B2: Prominent Works
rules-prominent-text =
    Compare your books of the prominent category: the most earn 15 points, second place 9, third place 4, fourth nothing. { $prominent_ties ->
        [next_place] Tied players add up the awards of their place and of the next place, however many are tied, and
       *[all_places] Tied players add up the awards of all the places that they share and
    } divide them evenly, rounding up.

rules-banned = B3: Banned Books
rules-banned-text = Each book of the banned category costs a point.

rules-variety = B4: Variety
rules-variety-text =
    Three points for each book of the category you have the fewest of, not counting the banned category. If several are
    equally rare, one of them counts. If you have no book at all of a category that counts, this line scores nothing.

rules-focus = B5: Library focus
rules-focus-text = Two points for each book of your library focus, which is now revealed.

rules-total = The winner
rules-total-text =
    The player with the most points wins. Ties go to the most books on the shelf, then to the fewest cards in hand, then to the
    fewest Banned Books. { $last_tie_breaker ->
        [shared] If that settles nothing, the victory is shared.
       *[no_race] The rulebook lets players who still tie race each other through a book; here they share the victory.
    }

rules-example = A worked example
rules-example-about =
    Three shelves, shorter than at the end of a game, with { $prominent } prominent and { $banned } banned. Tap a number to see how it was worked out.
rules-example-text =
    On { $name }’s shelf, { $flipped } does not follow the card before it and is flipped. The three full rows of three score { $b1 } points. { $second } and { $name } are tied on { $prominent } behind { $first } and share
    second and third place: 9 and 4 make 13, which is { $b2 } each, rounded up. { $second } has no book at all of one
    category that counts, so variety scores { $second_b4 }.

rules-locations = The eighteen locations
rules-locations-text =
    The number decides the order of resolution. Green acts right away; red waits. The figures show how many cards
    are dealt to the tile and how many spaces it has. If a location needs cards and none are left, nothing happens.
rules-tile-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
rules-tile-face-down = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
rules-tile-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
rules-tile-more = 1 more with { $players } or more players
rules-tile-bids = spaces for bids of { $bids }
rules-tile-solo = used in solo games

rules-assistants = The special assistants
rules-assistants-text = { $special_assistants ->
    [with_library] Each comes with its library. Abilities work at home and in town alike; many affect only the place where the assistant stands.
   *[other] The revised edition has four of them, on cards. The others are in the first editions only.
}
rules-assistant-elsewhere = not in this rulebook’s box

rules-priority = When abilities meet
rules-priority-text =
    A location’s text takes precedence over an assistant’s ability. Special assistants at the same place act in the
    order in which they arrived. So a Goblin Sneak that comes to rob someone at
    the Gelatinous Cube’s location pays at the door first.{ $preset ->
        [revised-en] { " " }The revised rulebook has no such section: its assistants act by timing icons. Here the first
            editions’ order applies as well.
       *[other] { "" }
    }

rules-variants = Other ways to play
rules-variants-text =
    Beginner game: no special assistants; each player has three standard assistants. { $special_assistants ->
        [with_library] Locations 3, 7, 8, 9, 15, and 17 stay in the box { $preset ->
            [first-fr] as well.
           *[other] as well, if you like.
        }
       *[other] All locations are used.
    }

    Friendlier game: without locations 3, 7, 15, and 16{ $special_assistants ->
        [with_library] , and without the libraries of the Goblin Sneak, the Gelatinous Cube, the Snowman, and the Fire Imp.
       *[other] .
    }

    Longer game: triggering the final round takes three more cards.

    Next award only: three or more tied players in Prominent Works share just the awards of their place and of the next
    place, as the rulebook says if taken literally. Three tied for first then share 15 and 9.

rules-solo = Playing alone
rules-solo-text =
    Five rounds against the Public Library, which owns all discards. Ten locations are used: six are face up,
    four wait. You have four assistants: { $solo_special ->
        [two_of_seven] the special one that comes with your library (you choose from two), and three standard ones.
       *[other] the Mummy, the Witch, or the Wizard, and three standard ones.
    } { $solo_assistants_per_tile ->
        [any] Several of them may be at one location.
       *[other] Only one of them may be at a location at a time.
    }

    At the start of each round, as many cards as the level says, one to seven, are discarded from the deck. After each round
    you remove two locations for good, and one is added, until none are left after the fifth.{ $preset ->
        [first-fr] { " " }The text of the French rulebook says that two are added; its table says one.
       *[other] { "" }
    }
    The discard pile is never shuffled into the deck: it belongs to the Public Library. When the deck runs out, no more cards are dealt, drawn, or discarded.

    The Public Library has a secret focus, too. { $solo_clues ->
        [two_cards] In rounds 2 and 4 you learn a category that it is not; after that you can work it out.
       *[other] In round 2 you learn a category that it is not, in round 4 the focus itself.
    }

    At the end you discard your hand, so the Public Library gets that as well. All its cards are spread out and counted; only
    then do you choose which cards to flip. Both sides are scored on form S-42a: stability is yours alone; the 15
    points for Prominent Works go to the side that has more, and the Public Library wins ties. You win with more points than
    it has. A tie is not enough.

rules-rulebooks = The five rulebooks
rules-rulebooks-text =
    We follow five rulebooks, in four languages and two editions, and they disagree here and there. Everything
    on this page follows the rulebook chosen at the top; choose another and the sentences change. Where that book is
    silent, the page gives our ruling.
