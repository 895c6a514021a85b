### Names that every other catalog builds upon.

category-corrupted = Corrupted Codices
category-fantastical = Fantastical Fictions
category-historic = Historic Volumes
category-monster = Monster Manuals
category-reference = Reference Texts
category-spells = Spells & Potions

card-name = { $letter }{ $number }
cards-hidden = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

list-comma = { $first }, { $next }
list-and = { $first } and { $last }
# The end of a list of three or more.
list-end = { $first }, and { $last }

assistant-standard-name = assistant
    .one = an assistant
location-home-name = library
    .at = at home

### Rulebooks, their variants, and the levels of the solo game.

preset-first-en = First edition, English
    .about = Libraries with their own assistants, hands of six cards. The rulebook that started the trouble.
preset-first-pl = First edition, Polish
    .about = Like the English one in all but a few details, with the Polish deck and its own alphabet.
preset-first-cs = First edition, Czech
    .about = Like the English one in all but a few details, with the Czech deck.
preset-first-fr = First edition, French
    .about = Libraries chosen from a shared pool, the French deck, and a Shelfmasons’ Guild that shifts cards only sideways.
preset-revised-en = Revised edition, English
    .about = Plain libraries, four special assistants on cards, hands of eight, and longer shelves.

variant-beginner = Beginner game
    .about = No special assistants: each player has three standard assistants. The first edition leaves out the trickier locations.
variant-beginner-all-locations = Beginner game, whole town
    .about = No special assistants, but every location.
variant-friendlier = Friendlier game
    .about = Without the locations and assistants that are hard on others.
variant-longer = Longer game
    .about = Three more cards on a shelf to trigger the final round.
variant-next-award = Next award only
    .about = Three or more tied players in Prominent Works share just the awards of their place and of the next place.
variant-drafted = Drafted assistants
    .about = Choose your special assistant, the last player first, instead of being dealt one.
variant-solo = Solo
    .about = Five rounds alone against the Public Library, which keeps all your discards.

solo-level-1 = Beginner
solo-level-2 = Easy
solo-level-3 = Challenging
solo-level-4 = Difficult
solo-level-5 = Very difficult
solo-level-6 = Nigh impossible
solo-level-7 = Impossible
