### Names that every other catalog builds upon.

category-corrupted = Corrupted Codices
category-fantastical = Fantastical Fictions
category-historic = Historic Volumes
category-monster = Monster Manuals
category-reference = Reference Texts
category-spells = Spells & Potions

card-name = { $letter } { $number }
card-hidden = a card
cards-hidden = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

list-comma = { $first }, { $next }
list-and = { $first } and { $last }

assistant-standard-name = assistant
    .one = an assistant
location-home-name = library
    .at = at home
