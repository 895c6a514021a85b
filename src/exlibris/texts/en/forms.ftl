### The inspection forms, in the terminal and on paper.

form-title-multiplayer = Report on the Inspection of Private Libraries
form-title-solo = Report on a Private Library, Compared with the Public One
form-facts = Prominent Works: { $prominent }. Banned Books: { $banned }.
form-label = { $label }:
form-round = Round { $round }
form-public-library = Public Library
form-seat = Seat { $number }
form-imprint = Ex Libris · Form { $number } · Unofficial. Please write legibly.
form-online = Ex Libris, on a screen
form-signature = Inspector, in ink

form-line-turned = Flipped by the inspector
form-none = none
form-unknown = –
form-note-prominent = Prominent
form-note-banned = Banned
form-note-focus = focus

form-line-b1 = Shelf stability
form-line-b2 = Prominent Works
form-line-b3 = Banned Books
form-line-b4 = Variety
form-line-b5 = Library focus
form-line-total = Total
form-line-books = Books on the shelf
form-line-hand = Cards in hand
form-line-rank = Rank
form-course = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.

form-work-b1 = { $stability ->
    [0] no rectangle
   *[other] rectangle of { $stability }
}
form-work-b1-entombed = { form-work-b1 }, { $entombed } for the entombed
form-work-b1-tallied = as tallied
form-work-b2 = { $books ->
    [one] 1 book
   *[other] { $books } books
}: { form-place }
form-work-b2-shared = { $books ->
    [one] 1 book
   *[other] { $books } books
}: { form-place } shared, { $pot } / { $tied }
form-work-b2-solo = { $own ->
    [one] 1 book
   *[other] { $own } books
} against { $other }
form-work-b3 = { $books ->
    [one] 1 book
   *[other] { $books } books
}
form-work-b4 = 3 × { $books } ({ $category })
form-work-b5 = 2 × { $books } ({ $category })
form-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

form-solo-won = { $name } wins with { $own } points against { $other }. The Public Library sends its congratulations, stiffly.
form-solo-lost = The Public Library wins with { $other } points against { $own }.
form-solo-tied = { $own } points each: the Public Library wins ties.
form-best = { $name }: { $best } points instead of { $total } with { $cards } flipped.
form-best-none = { $name }: no flip would have scored more than { $total }.
