### The 12 special assistants. one: this one in a sentence. summary: one line.
### detail: everything, with the cases in which nothing happens. Where the rulebooks differ they select on the
### switches of the ruleset, by the names in content/rulesets/switches.toml.

assistant-automaton-name = Automaton
    .one = the Automaton
assistant-automaton-library = The Clockwork Stacks
assistant-automaton-summary = On arrival: 1 home action for each other assistant of yours on the same tile.
assistant-automaton-detail =
    When the Automaton arrives at a location or in your library, it first does one home action (draw 1
    card or shelve 1) for each other assistant of yours already on that tile. Other people's assistants
    do not wind it up. Then the space works as usual.

assistant-bookworm-name = Bookworm
    .one = the Bookworm
assistant-bookworm-library = The Well-Gnawed Wing
assistant-bookworm-summary = At home: draw 1 and shelve 1; discard a card to do it once more.
assistant-bookworm-detail =
    On a space of your library the Bookworm does both home actions: draw 1 card and shelve 1, in either
    order. Then you may discard 1 card from your hand or shelf to do both once more; one course is all it
    can digest. In town it is a worm like any other.

assistant-cube-name = Gelatinous Cube
    .one = the Gelatinous Cube
assistant-cube-library = The Reading Room of Slow Digestion
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Opponents who join it give a random card you may shelve, or let you draw and shelve.
   *[no] An opponent who joins it gives you a random card or lets you draw 1 and shelve 1.
}
assistant-cube-detail =
    When an opponent's assistant arrives at the Cube's location, that opponent chooses, before the
    location takes effect: give you a random card from hand{ $cube_card_shelved ->
        [yes] , which you may shelve at once
       *[no] { "" }
    }, or let you do both home actions (draw 1 card, shelve
    1) at once. With an empty hand only the second is possible. It happens at every arrival; special assistants
    that were there before the Cube act first. Those who were there before the Cube squeezed in owe nothing.

assistant-ghost-name = Ghost
    .one = the Ghost
assistant-ghost-library = The Dead Letter Office
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] May share an opponent's space of an instant location; then draws 1 card first.
   *[anybody] May share an occupied space of an instant location; then draws 1 card first.
}
assistant-ghost-detail =
    The Ghost may be placed on an occupied space of an instant location and share it with { $ghost_shares_with ->
        [opponent] the opponent's assistant there, never with one of your own.
       *[anybody] the assistant there.
    }
    If it does, draw 1 card before the location takes effect; special assistants that are there already act
    first. On a delayed location, or a free space, it is placed like anybody. Nobody can join a Ghost
    that stands alone. It may not visit the Diviner's Hut, and the Snowman keeps it out.

assistant-goblin-name = Goblin
    .one = the Goblin
assistant-goblin-library = The Permanent Loan Collection
assistant-goblin-summary = On arrival: name a category to each opponent there, who must give you a card of it.
assistant-goblin-detail =
    When the Goblin arrives at a location with opponents' assistants, you may first name a category to
    each of these opponents, one after the other, once each. An opponent who holds a card with a book of
    it gives you one, of their own choice; one who holds none shows you the whole hand, and only you. You
    may shelve the cards you borrowed, as the Goblin puts it.

assistant-golem-name = Trash Golem
    .one = the Trash Golem
assistant-golem-library = The Reclaimed Annexe
assistant-golem-summary = In Resolution: take 1 card about to be discarded from each tile up to its own.
assistant-golem-detail =
    While the Trash Golem stands on a location in Resolution, you may take 1 of the cards about to be
    discarded from each tile, in order of number, up to and including the Golem's own; you may shelve it
    at once. Then the Golem comes back to you, and tiles with higher numbers throw things out unsupervised. What
    it takes never reaches the discard pile. In your library it rescues nothing.

assistant-imp-name = Fire Imp
    .one = the Fire Imp
assistant-imp-library = The Overheated Reading Room
assistant-imp-summary = On arrival: burn 1 card there for 1 home action, or all of them (2 or more) for 2.
assistant-imp-detail =
    When the Fire Imp arrives at a location where cards lie, you may first discard 1 of them and do 1
    home action (draw 1 card or shelve 1), or discard all of them and do 2. The second needs at least two
    cards. Face-down cards burn unseen. If the location needs the cards that went up in smoke, its effect
    is lost.

assistant-mummy-name = Mummy
    .one = the Mummy
assistant-mummy-library = The Very Closed Stacks
assistant-mummy-summary = Its cards may be shelved on or under another; each entombed card is worth 2 points.
assistant-mummy-detail =
    A card shelved by the Mummy may go on top of a card of your shelf or underneath it, instead of beside
    one. The lower card of such a pair lies face down: its books do not count, nor does it bring the
    final round nearer, but it is worth 2 points at the end, on the line of shelf stability. A card
    covers one other at most. If the upper card is discarded, the lower one stays, face down, as an
    ordinary card of the shelf.

assistant-sasquatch-name = Sasquatch
    .one = the Sasquatch
assistant-sasquatch-library = The Footnote Cabin
assistant-sasquatch-summary = Visits only tiles without opponents; when one comes, you may take it back.
assistant-sasquatch-detail =
    The Sasquatch may be placed only on locations without opponents' assistants; the Assistant's Guild
    can move it anywhere. When an opponent's assistant comes to its location, you may take it back before
    the location takes effect and place it again on a later turn this round; special assistants that were there
    before it act first. What it did there stays done; there will be no proof that it was.

assistant-snowman-name = Snowman
    .one = the Snowman
assistant-snowman-library = The Cold Reading Room
assistant-snowman-summary = While it is on an instant location, nobody else may go there.
assistant-snowman-detail =
    While the Snowman stands on an instant location, no other assistant may be placed there, your own
    included, the Ghost too. Those who are there already may stay. Only the Assistant's Guild gets past
    it{ $guild_at_snowman ->
        [free] , onto occupied spaces and free ones alike
       *[occupied] , and only onto an opponent's space
    }. On a delayed location it is merely decorative.

assistant-witch-name = Witch
    .one = the Witch
assistant-witch-library = The Spell-Checked Cottage
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Gets a Banned Book: may reveal the top card, keep one, shelve the other face down.
       *[must] Gets a Banned Book: reveal the top card, keep one, shelve the other face down.
    }
   *[discarded] { $witch_reveal ->
        [may] Gets a Banned Book: may reveal the top card, keep one, discard the other.
       *[must] Gets a card with a Banned Book: reveal the top card, keep one, discard the other.
    }
}
assistant-witch-detail =
    Whenever the Witch gets you a card with at least one Banned Book, { $witch_reveal ->
        [may] you may reveal the top card of the deck; if you do,
       *[must] reveal the top card of the deck;
    }
    keep the one you prefer and { $witch_loser ->
        [face_down]
            shelve the other face down: it goes where any card might, but its books do not count.
       *[discarded] discard the other.
    }
    Several such cards are changed one by one. A card
    revealed like this is not changed again, whatever is in it.

assistant-wizard-name = Wizard
    .one = the Wizard
assistant-wizard-library = The Tower of Higher Shelving
assistant-wizard-summary = When it shelves, it may first shift { $wizard_shift ->
    [any_cards] any cards of your shelf by one cell.
   *[group] a connected group of cards by one cell.
}
assistant-wizard-detail =
    Before a card is shelved by the Wizard, you may shift { $wizard_shift ->
        [any_cards] any cards on your shelf, next to each other or not,
       *[group] a connected group of cards on your shelf
    }
    by one cell, all in the same direction; the card then goes into a cell that the shift has emptied{ $wizard_shift ->
        [any_cards] , next to a card that was shifted
       *[group] { "" }
    }. In
    between, the shelf may fall apart or stick out, but with the new card it has to be in one piece
    again, within three rows.
