### What the coach says about a choice. Amounts are expected points, with one decimal; "alternatives" are the next best choices.

coach-more = { $line }: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the alternatives.
coach-less = In return, { $line } scores about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less.
coach-rival = The best opponent finishes about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points lower.
coach-rival-solo = The Public Library finishes about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points lower.
coach-stability-up = Shelf stability rises to { $count }.
coach-stability-kept = Shelf stability stays at { $count }.
coach-shelved = { $count ->
    [one] It puts a card on your shelf.
   *[other] It puts { $count } cards on your shelf.
}
coach-drawn = { $count ->
    [one] It adds a card to your hand.
   *[other] It adds { $count } cards to your hand.
}
coach-order = { $count ->
    [one] One more card stays in alphabetical order.
   *[other] { $count } more cards stay in alphabetical order.
}
coach-room = { $count ->
    [one] One card in your hand still fits in order.
   *[other] { $count } cards in your hand still fit in order.
}
coach-lead = { $count ->
    [one] It puts you one book ahead in Prominent Works.
   *[other] It puts you { $count } books ahead in Prominent Works.
}
coach-denied = It denies { $other } this location: { $tile }.
coach-even = The best choices are worth about the same.
coach-close = It is too close to tell which choice is best; this one looks best so far.
coach-best = This choice comes out best, by small gains on many counts.
coach-hurried = So far only what happens right away has been weighed; there was no time to look further ahead.
coach-shelving = Most points right away: { $what } ({ $lines }).
coach-form = On your form: { $lines }.
coach-form-same = The points on your form stay the same for now.
coach-form-card = Shelved in its best cell, this card changes your form: { $lines }.
coach-form-later = Shelved now, this card would earn nothing yet.
coach-form-there = The best card there now is { $what }; shelved in its best cell, it changes your form: { $lines }.
coach-line = { $code } ({ $name }) from { $before } to { $after }
coach-turned = It puts { $cards } out of order.
coach-than = Right away { $now }; with the next best, { $other }: { $then }.
coach-than-later = The next best, { $other }, earns more right away ({ $then } instead of { $now }), but promises less by the end.
coach-only = There is only one choice.
coach-cost = about { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less against the best opponent
coach-cost-solo = about { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less against the Public Library
coach-cost-between = { $least } to { $most } points less against the best opponent
coach-cost-between-solo = { $least } to { $most } points less against the Public Library
coach-cost-win = chance of winning { NUMBER($amount, maximumFractionDigits: 0) }% lower
coach-cost-win-between = chance of winning { $least } to { $most }% lower
coach-cost-both = { $cost }, { $win }
coach-equal = about even
coach-unclear = too close to tell
coach-weaker = a little weaker
coach-weaker-clearly = clearly weaker
coach-weaker-far = far weaker
puzzle-grade = { $grade ->
    [1] Easy: look at the immediate result of each choice.
    [2] Medium: think of the moves that each choice makes possible.
   *[3] Hard: the choice that looks best at first is not.
}
